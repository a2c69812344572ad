"""A match as it is written down: `handfoot-game/1`, strict. Knows bytes, not files.

Cards are written as text, so that reading is replaying: what a text means is found where it lies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from handfoot_gui.rules.actions import Action, Discard
from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.notation import (
    NotationError,
    action_to_json,
    canonical_card,
    finder,
    format_card,
    played_from_json,
    rules_from_json,
    rules_to_json,
)
from handfoot_gui.rules.refusals import IllegalAction
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS, RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.match import result_after
from handfoot_gui.session.record import (
    Act,
    MatchRecord,
    NewerFormat,
    RecordError,
    RoundRecord,
    deal_moment,
    deck_from_texts,
    play_on,
    scores_between,
)
from handfoot_gui.session.seating import SeatPlan

T = TypeVar("T")

FORMAT = "handfoot-game/1"
MAX_BYTES = 8 * 1024 * 1024
"""Several times the longest match that the rules' bounds allow."""

_HEX = re.compile(r"[0-9a-f]{64}")
_NEWER = re.compile(r"handfoot-game/(\d{1,6})")


class _Head(Struct):
    format: str


class _Seat(Struct, forbid_unknown_fields=True):
    name: str
    player: str


class _Round(Struct, forbid_unknown_fields=True):
    dealer: int
    deck: list[str]
    reshuffles: list[list[str]] = []
    actions: list[dict[str, Any]] = []
    seats: list[_Seat] | UnsetType = UNSET


class _Match(Struct, forbid_unknown_fields=True):
    format: str
    rules: dict[str, Any]
    seats: list[_Seat]
    rounds: list[_Round]
    secret: str | UnsetType = UNSET
    fingerprint: str | UnsetType = UNSET


# --- writing ------------------------------------------------------------------------------------


def encode(record: MatchRecord) -> bytes:
    """The file's content; the secret is in it only once the match is over."""
    return msgspec.json.encode(
        _Match(
            FORMAT,
            rules_to_json(record.rules),
            _written_seats(record.seats),
            [_written_round(round_) for round_ in record.rounds],
            record.secret if record.is_over and record.secret else UNSET,
            record.fingerprint or UNSET,
        )
    )


def _written_round(round_: RoundRecord) -> _Round:
    return _Round(
        round_.dealer,
        _texts(round_.deck),
        [_texts(order) for order in round_.reshuffles],
        [{"seat": act.seat, **action_to_json(act.action)} for act in round_.acts],
        _written_seats(round_.seats) if round_.seats else UNSET,
    )


def _written_seats(seats: Sequence[SeatPlan]) -> list[_Seat]:
    return [_Seat(plan.name, plan.player) for plan in seats]


def _texts(cards: Sequence[Card]) -> list[str]:
    return [format_card(card) for card in cards]


# --- reading ------------------------------------------------------------------------------------


def decode(content: bytes) -> MatchRecord:
    """The match that replays without a fault. Raises `RecordError`, `NewerFormat` among them."""
    match = _parsed(content)
    rules = _read("rules", lambda: rules_from_json(match.rules))
    seats = _read_seats("seats", match.seats)
    problems = rules.problems(len(seats))
    if problems:
        raise RecordError("rules", f"{problems[0].option}: {problems[0].id}")
    if not match.rounds:
        raise RecordError("rounds", "none")
    secret = _read_hex("secret", match.secret)
    fingerprint = _read_hex("fingerprint", match.fingerprint)
    record = MatchRecord(rules, seats, (), secret, fingerprint)
    return _with_rounds(record, match.rounds)


def _parsed(content: bytes) -> _Match:
    if len(content) > MAX_BYTES:
        raise RecordError("file", "too large")
    try:
        head = msgspec.json.decode(content, type=_Head)
        newer = _NEWER.fullmatch(head.format)
        if newer and int(newer[1]) > 1:
            raise NewerFormat("format", head.format)
        if head.format != FORMAT:
            raise RecordError("format", head.format)
        return msgspec.json.decode(content, type=_Match)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("file", str(error)) from error


def _with_rounds(record: MatchRecord, rounds: Sequence[_Round]) -> MatchRecord:
    scores: tuple[int, ...] = ()
    for number, written in enumerate(rounds, start=1):
        record, last = _with_round(record, written, number, scores)
        if number < len(rounds):
            scores = scores_between(last)
    return replace(record, is_over=result_after(last) is not None)


def _with_round(
    record: MatchRecord, written: _Round, number: int, scores: tuple[int, ...]
) -> tuple[MatchRecord, RoundState]:
    """The record with one round more, and the state with which that round ends."""
    place = f"rounds[{number - 1}]"
    deck = _read_deck(record.rules, len(record.seats), f"{place}.deck", written.deck)
    seats = None if written.seats is UNSET else _read_seats(f"{place}.seats", written.seats)
    if seats and len(seats) != len(record.seats):
        raise RecordError(f"{place}.seats", "another number of seats")
    dealt = replace(record, rounds=(*record.rounds, RoundRecord(written.dealer, deck, seats=seats)))
    start = deal_moment(dealt, number, scores).state
    acts, orders, last = _replayed(place, written, start)
    if not last.reshuffled == len(orders) == len(written.reshuffles):
        raise RecordError(f"{place}.reshuffles", "not as many as there were")
    played = replace(dealt.rounds[-1], acts=acts, reshuffles=orders)
    return replace(record, rounds=(*record.rounds, played)), last


def _replayed(
    place: str, written: _Round, state: RoundState
) -> tuple[tuple[Act, ...], tuple[tuple[Card, ...], ...], RoundState]:
    """The acts and the orders of the reshuffles that took place, and the state after them."""
    acts: list[Act] = []
    orders: list[tuple[Card, ...]] = []
    for index, data in enumerate(written.actions):
        act_place = f"{place}.actions[{index}]"
        act = _read_act(act_place, data, state)
        order = _next_order(f"{place}.reshuffles", written.reshuffles, state, act.action)
        try:
            after = play_on(state, act, reshuffle=order).state
        except IllegalAction as illegal:
            raise RecordError(act_place, illegal.refusal.rule) from illegal
        if order and after.reshuffled > state.reshuffled:
            orders.append(order)
        acts.append(act)
        state = after
    return tuple(acts), tuple(orders), state


def _read_act(place: str, data: dict[str, Any], state: RoundState) -> Act:
    if "expect" in data:
        raise RecordError(place, "unknown-key: 'expect'")
    seat = data.get("seat")
    if type(seat) is not int or seat != state.to_act:
        raise RecordError(place, f"turn.seat: it is for seat {state.to_act} to act")
    hand = state.seats[seat].hand
    return Act(seat, _read(place, lambda: played_from_json(data, finder(hand))))


def _next_order(
    place: str, orders: Sequence[Sequence[str]], state: RoundState, action: Action
) -> tuple[Card, ...] | None:
    """The recorded order for a reshuffle that this discard may bring about: of all of the pile."""
    if state.stock or not isinstance(action, Discard) or state.reshuffled >= len(orders):
        return None
    texts = orders[state.reshuffled]
    if len(texts) != len(state.discard_pile):
        return None
    find = finder(state.discard_pile)
    order = _read(place, lambda: tuple(find(text) for text in texts))
    if any(card.id < 0 for card in order):
        raise RecordError(place, "not the cards of the pile")
    return order


def _read_deck(rules: RuleSet, seats: int, place: str, texts: Sequence[str]) -> tuple[Card, ...]:
    pack = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
    canonical = _read(place, lambda: [canonical_card(text) for text in texts])
    return deck_from_texts(pack, canonical, place=place)


def _read_seats(place: str, seats: Sequence[_Seat]) -> tuple[SeatPlan, ...]:
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        raise RecordError(place, f"{len(seats)} seats")
    return tuple(SeatPlan(seat.name, seat.player) for seat in seats)


def _read_hex(place: str, text: str | UnsetType) -> str | None:
    if text is UNSET:
        return None
    if not _HEX.fullmatch(text):
        raise RecordError(place, "not 64 hex digits")
    return text


def _read(place: str, read: Callable[[], T]) -> T:
    """With the place named where a text means nothing."""
    try:
        return read()
    except NotationError as error:
        raise RecordError(place, str(error)) from error

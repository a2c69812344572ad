"""The record of a match: what has to be known to make every state of it again.

State is what replaying gives: the pack's order and the acts are kept, nothing else. Knows cards by
identity; how a record is written down is `wire`'s matter.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from handfoot_gui.rules import dealing, turns
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.events import Event, RedThreeLaid, StockReshuffled
from handfoot_gui.rules.notation import format_card, rules_to_json
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.refusals import IllegalAction
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundResult, RoundState
from handfoot_gui.session.match import result_after
from handfoot_gui.session.seating import SeatPlan


@dataclass(frozen=True, slots=True)
class Act:
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One deal and what was done with it, as it stood after undoing.

    `seats` is given where this round's are not the match's: somebody took a seat over before it.
    """

    dealer: Seat
    deck: tuple[Card, ...]
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    acts: tuple[Act, ...] = ()
    seats: tuple[SeatPlan, ...] | None = None


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The table after the first `acts` acts of its round, and the results of the rounds before."""

    acts: int
    state: RoundState
    results: tuple[RoundResult, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """`secret` is known to whoever plays the match; a file shows it only once the match is over.

    A `checkpoint` is given where what lies before it does not replay, since the rules were
    corrected: the match goes on from there.
    """

    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    rounds: tuple[RoundRecord, ...] = ()
    secret: str | None = None
    fingerprint: str | None = None
    is_over: bool = False
    checkpoint: Checkpoint | None = None

    @property
    def seats_now(self) -> tuple[SeatPlan, ...]:
        """Who sits where in the last round begun."""
        return (self.rounds and self.rounds[-1].seats) or self.seats


@dataclass(frozen=True, slots=True)
class Moment:
    """A state, what led to it (nothing: the deal) and what was to be seen on the way."""

    act: Act | None
    events: tuple[Event, ...]
    state: RoundState


class RecordError(Exception):
    """A record that cannot be replayed, or a file that is none: where, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class NewerFormat(RecordError):
    """A saved game of a later version of the program."""


def fingerprint_of(secret: str, rules: RuleSet) -> str:
    """Shown before the first card: nobody can choose another secret or other rules afterwards."""
    canonical = json.dumps(rules_to_json(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{secret}\n{canonical}".encode()).hexdigest()


def deck_from_texts(
    pack: Sequence[Card], texts: Sequence[str], *, place: str = "deck"
) -> tuple[Card, ...]:
    """The cards that the texts mean, each card of the pack once.

    Which twin is which follows from the whole order, so that the same texts give the same cards
    again and no card's id tells where its twins lie. Raises `RecordError`.
    """
    order = hashlib.sha256(" ".join(texts).encode()).hexdigest()
    twins: dict[str, list[Card]] = {}
    for card in pack:
        twins.setdefault(format_card(card), []).append(card)
    mixed = {text: list(dealing.shuffled(cards, order, text)) for text, cards in twins.items()}
    if Counter(texts) != Counter({text: len(cards) for text, cards in twins.items()}):
        raise RecordError(place, "not the pack")
    return tuple(mixed[text].pop() for text in texts)


def deal_moment(record: MatchRecord, number: int, scores: tuple[int, ...]) -> Moment:
    """The start of round `number` (1-based) with `scores` before it."""
    round_ = record.rounds[number - 1]
    seats = len(record.seats)
    if not 0 <= round_.dealer < seats:
        raise RecordError(f"rounds[{number - 1}].dealer", "no such seat")
    pack = make_pack(record.rules.deck_count(seats), record.rules.jokers_per_deck)
    if sorted(card.id for card in round_.deck) != [card.id for card in pack]:
        raise RecordError(f"rounds[{number - 1}].deck", "not the pack")
    dealt = dealing.deal(
        record.rules,
        seats,
        round_.deck,
        dealer=round_.dealer,
        round_number=number,
        match_scores=scores,
        secret=record.secret or "",
    )
    state, events = turns.begin_round(dealt)
    return Moment(None, events, state)


def play_on(state: RoundState, act: Act, *, reshuffle: tuple[Card, ...] | None = None) -> Moment:
    """One act more; a reshuffle takes the recorded order, where there is one, else the secret's.

    Raises `IllegalAction`.
    """
    if reshuffle is not None:
        state = replace(state, reshuffles=(reshuffle,))
    after, events = turns.apply(state, act.action)
    return Moment(act, events, replace(after, reshuffles=()) if after.reshuffles else after)


def replay_round(record: MatchRecord, number: int, scores: tuple[int, ...]) -> tuple[Moment, ...]:
    """Every moment of a round. Raises `RecordError` where an act was not allowed."""
    round_, start = record.rounds[number - 1], _checkpoint_in(record, number)
    if start is None:
        moments, before = [deal_moment(record, number, scores)], 0
    else:
        moments, before = [Moment(None, (), start.state)], start.acts
    for index, act in enumerate(round_.acts[before:], start=before):
        place = f"rounds[{number - 1}].actions[{index}]"
        state = moments[-1].state
        if act.seat != state.to_act:
            raise RecordError(place, f"turn.seat: it is for seat {state.to_act} to act")
        try:
            moments.append(play_on(state, act, reshuffle=_recorded(round_, state)))
        except IllegalAction as illegal:
            raise RecordError(place, illegal.refusal.rule) from illegal
    return tuple(moments)


def _checkpoint_in(record: MatchRecord, number: int) -> Checkpoint | None:
    start = record.checkpoint
    return start if start is not None and start.state.round_number == number else None


def with_moments(record: MatchRecord, moments: Sequence[Moment]) -> MatchRecord:
    """The record with these moments for its last round."""
    round_, start = record.rounds[-1], _checkpoint_in(record, len(record.rounds))
    acts = round_.acts[: start.acts] if start else ()
    orders = round_.reshuffles[: start.state.reshuffled] if start else ()
    acts += tuple(moment.act for moment in moments if moment.act is not None)
    played = replace(round_, acts=acts, reshuffles=orders + reshuffles_in(moments))
    return replace(record, rounds=(*record.rounds[:-1], played))


def _recorded(round_: RoundRecord, state: RoundState) -> tuple[Card, ...] | None:
    """The order of the reshuffle that may come next; none can come while there is a stock."""
    if state.stock or state.reshuffled >= len(round_.reshuffles):
        return None
    return round_.reshuffles[state.reshuffled]


def replay(record: MatchRecord) -> tuple[tuple[Moment, ...], ...]:
    """Every moment of every round, none of the rounds before a checkpoint. Raises `RecordError`."""
    played: list[tuple[Moment, ...]] = []
    scores: tuple[int, ...] = ()
    first = record.checkpoint.state.round_number if record.checkpoint else 1
    for number in range(1, len(record.rounds) + 1):
        if number < first:
            played.append(())
            continue
        if number > first:
            scores = scores_between(played[-1][-1].state)
        played.append(replay_round(record, number, scores))
    return tuple(played)


def scores_between(last: RoundState) -> tuple[int, ...]:
    """The match scores with which the next round starts; there must be a next one."""
    if last.result is None:
        raise RecordError(f"rounds[{last.round_number}]", "the round before is not over")
    if result_after(last) is not None:
        raise RecordError(f"rounds[{last.round_number}]", "the match is over")
    return last.match_scores


def reshuffles_in(moments: Iterable[Moment]) -> tuple[tuple[Card, ...], ...]:
    """The order of each new stock: what is left of it, after what red threes have drawn since."""
    return tuple(order for moment in moments if (order := _new_stock(moment)) is not None)


def _new_stock(moment: Moment) -> tuple[Card, ...] | None:
    reshuffled = next((e for e in moment.events if isinstance(e, StockReshuffled)), None)
    if reshuffled is None:
        return None
    since = moment.events[moment.events.index(reshuffled) :]
    drawn = tuple(
        e.replacement for e in since if isinstance(e, RedThreeLaid) and e.replacement is not None
    )
    order = drawn + moment.state.stock
    if len(order) != reshuffled.count:
        raise AssertionError("the order of a reshuffle cannot be told from its step")
    return order

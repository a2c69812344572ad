"""The whole table as it is written down beside the acts that led to it: `handfoot-table/1`.

Kept for the day on which the acts no longer lead there, since the rules were corrected. Holds all
cards, by their ids; the rule set and the secret are the match's and not in it. Strict: a table that
has a card twice, or not, is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from handfoot_gui.rules.actions import GoOut
from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.notation import NotationError, format_rank, parse_rank
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundResult, RoundState, SeatState, TeamState
from handfoot_gui.session.exact import card_of, read_action, write_action
from handfoot_gui.session.record import RecordError

FORMAT = "handfoot-table/1"

Ids = tuple[int, ...]


class _Seat(Struct, forbid_unknown_fields=True):
    hand: Ids
    sealed: tuple[Ids, ...]
    foot_played: bool
    first_turn: bool


class _Meld(Struct, forbid_unknown_fields=True):
    rank: str
    cards: Ids


class _Team(Struct, forbid_unknown_fields=True):
    melds: tuple[_Meld, ...]
    red_threes: Ids
    has_opened: bool


class _Pending(Struct, forbid_unknown_fields=True):
    act: dict[str, Any]
    cards: Ids


class _Table(Struct, forbid_unknown_fields=True, kw_only=True):
    format: str
    round: int
    dealer: int
    turn_seat: int
    to_act: int
    phase: Phase
    seats: tuple[_Seat, ...]
    teams: tuple[_Team, ...]
    stock: Ids
    discard_pile: Ids
    match_scores: tuple[int, ...]
    permission_refused: bool
    pending: _Pending | None
    turns_without_meld: int
    reshuffled: int
    result: RoundResult | None


def encode_table(state: RoundState) -> bytes:
    return msgspec.json.encode(
        _Table(
            format=FORMAT,
            round=state.round_number,
            dealer=state.dealer,
            turn_seat=state.turn_seat,
            to_act=state.to_act,
            phase=state.phase,
            seats=tuple(_written_seat(seat) for seat in state.seats),
            teams=tuple(_written_team(team) for team in state.teams),
            stock=_ids(state.stock),
            discard_pile=_ids(state.discard_pile),
            match_scores=state.match_scores,
            permission_refused=state.permission_refused,
            pending=_Pending(*write_action(state.pending)) if state.pending else None,
            turns_without_meld=state.turns_without_meld,
            reshuffled=state.reshuffled,
            result=state.result,
        )
    )


def _written_seat(seat: SeatState) -> _Seat:
    sealed = tuple(_ids(pile) for pile in seat.sealed)
    return _Seat(_ids(seat.hand), sealed, seat.foot_played, seat.first_turn)


def _written_team(team: TeamState) -> _Team:
    melds = tuple(_Meld(format_rank(meld.rank), _ids(meld.cards)) for meld in team.melds)
    return _Team(melds, _ids(team.red_threes), team.has_opened)


def _ids(cards: Iterable[Card]) -> Ids:
    return tuple(card.id for card in cards)


def decode_table(content: bytes, rules: RuleSet, seats: int, secret: str) -> RoundState:
    """The table of a match with these rules. Raises `RecordError`."""
    try:
        table = msgspec.json.decode(content, type=_Table)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("table", str(error)) from error
    pack = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
    _check(table, pack, seats, rules.teams_at(seats))
    try:
        return _state(table, pack, rules, secret)
    except NotationError as error:
        raise RecordError("table", str(error)) from error


def _check(table: _Table, pack: Sequence[Card], seats: int, teams: int) -> None:
    if table.format != FORMAT:
        raise RecordError("format", table.format)
    counts = (len(table.seats), len(table.teams), len(table.match_scores))
    if counts != (seats, teams, teams):
        raise RecordError("table", "another number of seats or teams")
    if not all(0 <= seat < seats for seat in (table.dealer, table.turn_seat, table.to_act)):
        raise RecordError("table", "no such seat")
    if table.round < 1 or (table.phase is Phase.OVER) != (table.result is not None):
        raise RecordError("table", "a round that is neither over nor not")
    if (table.phase is Phase.ANSWER) != (table.pending is not None):
        raise RecordError("table", "a question about nothing")
    if sorted(_all_ids(table)) != [card.id for card in pack]:
        raise RecordError("table", "not the pack")


def _all_ids(table: _Table) -> list[int]:
    ids = [*table.stock, *table.discard_pile]
    for seat in table.seats:
        ids += [*seat.hand, *(id_ for pile in seat.sealed for id_ in pile)]
    for team in table.teams:
        ids += [*team.red_threes, *(id_ for meld in team.melds for id_ in meld.cards)]
    return ids


def _state(table: _Table, pack: Sequence[Card], rules: RuleSet, secret: str) -> RoundState:
    def cards(ids: Ids) -> tuple[Card, ...]:
        return tuple(card_of(pack, id_) for id_ in ids)

    def team(written: _Team) -> TeamState:
        melds = tuple(Meld(parse_rank(meld.rank), cards(meld.cards)) for meld in written.melds)
        return TeamState(melds, cards(written.red_threes), written.has_opened)

    return RoundState(
        rules=rules,
        seats=tuple(
            SeatState(cards(s.hand), tuple(map(cards, s.sealed)), s.foot_played, s.first_turn)
            for s in table.seats
        ),
        teams=tuple(map(team, table.teams)),
        stock=cards(table.stock),
        discard_pile=cards(table.discard_pile),
        turn_seat=table.turn_seat,
        to_act=table.to_act,
        phase=table.phase,
        round_number=table.round,
        dealer=table.dealer,
        match_scores=table.match_scores,
        permission_refused=table.permission_refused,
        pending=_pending(table.pending, pack),
        turns_without_meld=table.turns_without_meld,
        secret=secret,
        reshuffled=table.reshuffled,
        result=table.result,
    )


def _pending(written: _Pending | None, pack: Sequence[Card]) -> GoOut | None:
    if written is None:
        return None
    action = read_action(written.act, written.cards, pack)
    if not isinstance(action, GoOut):
        raise RecordError("pending", "not a way out")
    return action

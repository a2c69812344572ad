"""The positions of a file, to be drawn or explained: where a case starts, where a match stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from handfoot_gui.referee.case import (
    CASE_FORMAT,
    Case,
    CaseError,
    Position,
    format_of,
    read_bytes,
    read_cases,
)
from handfoot_gui.referee.position import state_of
from handfoot_gui.referee.run import rules_of
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.record import Moment, RecordError, replay
from handfoot_gui.session.wire import decode
from handfoot_gui.words.files import file_problem, match_position


@dataclass(frozen=True, slots=True)
class Shown:
    """`counted` names the piles of which a case gives a number only, as ``seats[0].hand``."""

    title: str
    state: RoundState
    counted: frozenset[str] = frozenset()


def shown_in(path: Path) -> tuple[Shown, ...]:
    """Raises `CaseError` for a file that cannot be read."""
    data = read_bytes(path)
    if format_of(data) == CASE_FORMAT:
        return tuple(_case(case, index) for index, case in enumerate(read_cases(data)))
    rounds = moments_of(data)
    return tuple(_last(moments) for moments in rounds[-1:])


def moments_of(data: bytes) -> Sequence[tuple[Moment, ...]]:
    """A saved match, replayed; raises `CaseError` where it does not replay."""
    try:
        return replay(decode(data))
    except RecordError as error:
        raise CaseError(error.place, file_problem("replay", error.reason)) from None


def _case(case: Case, index: int) -> Shown:
    try:
        state = state_of(rules_of(case), case.position)
    except CaseError as error:
        raise CaseError(f"case {index + 1} ({case.name[:80]})", str(error)) from None
    return Shown(case.name, state, frozenset(_counted(case.position)))


def _last(moments: tuple[Moment, ...]) -> Shown:
    state = moments[-1].state
    title = match_position(state.round_number, len(moments) - 1)
    return Shown(title, state, frozenset({"stock"}))


def _counted(position: Position) -> list[str]:
    piles = {"stock": position.stock}
    for index, seat in enumerate(position.seats):
        piles |= {f"seats[{index}].{p}": getattr(seat, p) for p in ("hand", "knee", "foot")}
    return [place for place, cards in piles.items() if isinstance(cards, int)]

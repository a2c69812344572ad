"""What a finished match says for the statistics: by team, counted from the record, not replayed.

Knows acts and results; nothing of other matches, of files or of time but what it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from handfoot_gui.rules.actions import Draw, TakePile
from handfoot_gui.rules.phases import Seat, Team
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.session.match import match_result
from handfoot_gui.session.record import MatchRecord, RoundRecord
from handfoot_gui.session.seating import SeatPlan

LONGEST_TURN = 600_000
"""Milliseconds; whoever took longer was not at the table, and the turn is not timed."""

Times = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TeamFacts:
    """`people` sat in the team from the first card to the last; `level` is who played against it.

    `outs` are rounds in which a member went out, `piles` and `turns` are the team's. `timed` turns
    of persons took `ms` in all; turns during which the program was closed are not among them.
    """

    team: Team
    people: tuple[str, ...]
    level: str
    score: int
    won: bool
    shared: bool
    rounds: int
    outs: int
    clean: int
    dirty: int
    wild: int
    piles: int
    turns: int
    timed: int
    ms: int
    by_round: tuple[int, ...]


def team_facts(
    record: MatchRecord, results: Sequence[RoundResult], times: Sequence[Times]
) -> tuple[TeamFacts, ...]:
    """One for each team; `times` has the milliseconds of every act by round, where known.

    Raises ValueError for a match that is not over.
    """
    totals = tuple(
        sum(result.scores[team].total for result in results)
        for team in range(len(results[0].scores))
    )
    resigned = results[-1].resigned
    given_up = None if resigned is None else resigned % len(totals)
    over = match_result(record.rules, totals, len(results), given_up)
    if over is None:
        raise ValueError("a match that is not over has no facts")
    return tuple(
        _facts(record, results, times, team, (totals[team], over.winners))
        for team in range(len(totals))
    )


def _facts(
    record: MatchRecord,
    results: Sequence[RoundResult],
    times: Sequence[Times],
    team: Team,
    outcome: tuple[int, tuple[Team, ...]],
) -> TeamFacts:
    teams, (score, winners) = len(results[0].scores), outcome
    seats = range(team, len(record.seats), teams)
    scores = [result.scores[team] for result in results]
    tables = [round_.seats or record.seats for round_ in record.rounds]
    turns = [
        turn
        for round_, taken in zip(record.rounds, times, strict=True)
        for turn in _turns(round_, taken, round_.seats or record.seats)
        if turn.seat % teams == team
    ]
    timed = [turn.ms for turn in turns if turn.ms is not None]
    return TeamFacts(
        team=team,
        people=_people(tables, seats),
        level=_level(tables, [s for s in range(len(record.seats)) if s % teams != team]),
        score=score,
        won=team in winners,
        shared=team in winners and len(winners) > 1,
        rounds=len(results),
        outs=sum(result.by is not None and result.by % teams == team for result in results),
        clean=sum(s.books_made.clean for s in scores),
        dirty=sum(s.books_made.dirty for s in scores),
        wild=sum(s.books_made.wild for s in scores),
        piles=sum(turn.took_pile for turn in turns),
        turns=len(turns),
        timed=len(timed),
        ms=sum(timed),
        by_round=tuple(s.total for s in scores),
    )


@dataclass(frozen=True, slots=True)
class _Turn:
    seat: Seat
    took_pile: bool
    ms: int | None


def _turns(round_: RoundRecord, times: Times, seats: Sequence[SeatPlan]) -> list[_Turn]:
    """A turn begins with a draw or a pile; an answer in between is the asker's time."""
    turns: list[tuple[Seat, bool, list[int | None]]] = []
    for index, act in enumerate(round_.acts):
        if isinstance(act.action, Draw | TakePile) or not turns:
            turns.append((act.seat, isinstance(act.action, TakePile), []))
        turns[-1][2].append(times[index] if index < len(times) else None)
    return [
        _Turn(seat, took, _together(taken) if seats[seat].is_person else None)
        for seat, took, taken in turns
    ]


def _together(taken: Sequence[int | None]) -> int | None:
    """None where a part is not known, or somebody was away."""
    known = [ms for ms in taken if ms is not None]
    total = sum(known)
    return total if len(known) == len(taken) and total <= LONGEST_TURN else None


def _people(tables: Sequence[Sequence[SeatPlan]], seats: Sequence[Seat]) -> tuple[str, ...]:
    stayed = [s for s in seats if all(table[s].is_person for table in tables)]
    return tuple(sorted({tables[-1][s].name for s in stayed}))


def _level(tables: Sequence[Sequence[SeatPlan]], seats: Sequence[Seat]) -> str:
    return "+".join(sorted({table[s].player for table in tables for s in seats}))

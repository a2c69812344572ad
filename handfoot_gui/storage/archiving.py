"""A finished match becomes one compressed piece, and its outcome rows for the statistics.

Knows the tables; what counts for whom is `session.facts`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from handfoot_gui.rules.state import RoundResult
from handfoot_gui.session.facts import Times, team_facts
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.session.table_wire import encode_table
from handfoot_gui.storage.rows import insert
from handfoot_gui.storage.stored import (
    COUNTED,
    WrittenMatch,
    pack_match,
    to_json,
    write_act,
    write_round,
)


def archive(
    db: sqlite3.Connection,
    match: int,
    record: MatchRecord,
    results: Sequence[RoundResult],
    marks: frozenset[str],
) -> None:
    """In the caller's transaction; the acts must be in their rows, since their times are there."""
    times = _times(db, match, record)
    insert(db, "archives", match, pack_match(_written(record, results, times)))
    insert_results(db, match, record, results, times, counts=marks <= COUNTED)
    for table in ("rounds", "acts", "checkpoints"):
        db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))


def _times(db: sqlite3.Connection, match: int, record: MatchRecord) -> list[Times]:
    found = db.execute("SELECT round, number, ms FROM acts WHERE match = ?", (match,))
    known = {(round_, number): ms for round_, number, ms in found}
    return [
        tuple(known.get((number, place)) for place in range(len(round_.acts)))
        for number, round_ in enumerate(record.rounds, start=1)
    ]


def _written(
    record: MatchRecord, results: Sequence[RoundResult], times: Sequence[Times]
) -> WrittenMatch:
    rounds = []
    for round_, result, taken in zip(record.rounds, results, times, strict=True):
        written = write_round(round_, result)
        written.acts = [write_act(act, ms) for act, ms in zip(round_.acts, taken, strict=True)]
        rounds.append(written)
    start = record.checkpoint
    board = encode_table(start.state).decode() if start else None
    return WrittenMatch(rounds, board, start.acts if start else 0)


def insert_results(
    db: sqlite3.Connection,
    match: int,
    record: MatchRecord,
    results: Sequence[RoundResult],
    times: Sequence[Times],
    *,
    counts: bool,
) -> None:
    """A row a team, under the match's number: however often it is written, it is there once."""
    (preset,) = db.execute("SELECT preset FROM matches WHERE id = ?", (match,)).fetchone()
    for team in team_facts(record, results, times):
        insert(
            db,
            "results",
            match,
            team.team,
            int(counts),
            preset,
            team.level,
            to_json(team.people),
            team.score,
            int(team.won),
            int(team.shared),
            team.rounds,
            team.outs,
            team.clean,
            team.dirty,
            team.wild,
            team.piles,
            team.turns,
            team.timed,
            team.ms,
            to_json(team.by_round),
        )

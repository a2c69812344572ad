"""How the levels stand against each other, by all finished matches that count, each once.

A side goes by who sat on it at the end. Knows the results' rows; how a share is uncertain,
`statistics` knows.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from handfoot_gui.session.record import RecordError
from handfoot_gui.storage.database import reading
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.schema import COLUMNS
from handfoot_gui.storage.statistics import Share, share
from handfoot_gui.storage.stored import Row, read_seats, unsealed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """`level` is who plays on the side, with plus signs; a shared win is half a win."""

    level: str
    matches: int
    wins: int
    shared: int
    wins_rate: Share
    mean_score: float


@dataclass(frozen=True, slots=True)
class _Side:
    level: str
    score: int
    won: bool
    shared: bool


def league(matches: Matches) -> tuple[Standing, ...]:
    """Since the last reset, the best first."""
    by_level: dict[str, list[_Side]] = defaultdict(list)
    for side in _sides(matches):
        by_level[side.level].append(side)
    found = [_standing(level, sides) for level, sides in by_level.items()]
    return tuple(sorted(found, key=lambda s: (-s.wins_rate.value, -s.mean_score, s.level)))


def _standing(level: str, sides: list[_Side]) -> Standing:
    shared = sum(side.shared for side in sides)
    wins = sum(side.won for side in sides) - shared
    return Standing(
        level,
        len(sides),
        wins,
        shared,
        share(wins + shared / 2, len(sides)),
        sum(side.score for side in sides) / len(sides),
    )


_QUERY = (
    f"SELECT s.seats, {', '.join(f'r.{column}' for column in (*COLUMNS['results'], 'crc'))}"
    " FROM results r JOIN standings s ON s.match = r.match"
    " WHERE r.counts = 1 AND s.status = 'over'"
    " AND s.touched > (SELECT coalesce(max(up_to), 0) FROM resets)"
    " ORDER BY r.match, r.team"
)


def _sides(matches: Matches) -> Iterator[_Side]:
    try:
        with reading(matches.path) as db:
            rows: list[Row] = list(db.execute(_QUERY))
    except sqlite3.Error as error:
        log.warning("%s: %s", matches.path, error)
        return
    for _match, found in groupby(rows, key=lambda row: row[1]):
        try:
            yield from _of_a_match(list(found))
        except RecordError as error:
            log.warning("a result does not count: %s", error)


def _of_a_match(rows: list[Row]) -> list[_Side]:
    """All or none: half a match would be no league."""
    seats = read_seats(rows[0][0])
    sides = []
    for row in rows:
        kept = dict(zip(COLUMNS["results"], unsealed(row[1:]), strict=True))
        players = sorted({plan.player for plan in seats[kept["team"] :: len(rows)]})
        won, shared = bool(kept["won"]), bool(kept["shared"])
        sides.append(_Side("+".join(players), kept["score"], won, shared))
    return sides

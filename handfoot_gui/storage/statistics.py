"""What all finished matches come to: by rule set and by who played against, each match once.

Knows the results' rows; what is counted is said with each figure. Side matches, matches from files
and all others with a mark count nowhere; a match that was left is neither won nor lost.
"""

from __future__ import annotations

import csv
import io
import logging
import math
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime

from handfoot_gui.session.record import RecordError
from handfoot_gui.storage.database import reading, transaction
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.schema import COLUMNS
from handfoot_gui.storage.stored import Row, from_json, unsealed

log = logging.getLogger(__name__)

Z = 1.959964
"""Standard deviations on either side that hold 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one team with people in it made of one match; `level`: who played against it."""

    match: int
    changed: str
    rules: str
    level: str
    people: tuple[str, ...]
    score: int
    won: bool
    shared: bool
    outs: int
    books: tuple[int, int, int]
    piles: int
    turns: int
    timed: int
    ms: int
    by_round: tuple[int, ...]

    @property
    def rounds(self) -> int:
        return len(self.by_round)


@dataclass(frozen=True, slots=True)
class Share:
    """A rate with the bounds between which, 95 times of 100, the true one lies (Wilson)."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Figures:
    """Of `matches` outcomes. A shared win is half a win in `wins_rate`, and in no streak.

    Books, piles and outs are means a round of the team; `outs` a share of rounds. `seconds` is the
    mean of the persons' timed turns, none without any. `by_round`: the mean score of each round.
    """

    matches: int
    wins: int
    shared: int
    wins_rate: Share
    mean_score: float
    books: tuple[float, float, float]
    piles: float
    outs: Share
    seconds: float | None
    by_round: tuple[float, ...]
    streak: int
    longest_streak: int


@dataclass(frozen=True, slots=True)
class Group:
    """`rules` as `stored.rules_key` has it; `level` the players against whom, with plus signs."""

    rules: str
    level: str
    figures: Figures


def outcomes(matches: Matches, *, person: str | None = None) -> tuple[Outcome, ...]:
    """Everything that counts since the last reset, the oldest first; of one person, if asked."""
    try:
        with reading(matches.path) as db:
            rows = list(db.execute(_QUERY))
    except sqlite3.Error as error:
        log.warning("%s: %s", matches.path, error)
        return ()
    found = tuple(filter(None, map(_outcome, rows)))
    return tuple(o for o in found if person is None or person in o.people)


def people(found: Iterable[Outcome]) -> tuple[str, ...]:
    """All who have played, for a choice of one."""
    return tuple(sorted({name for outcome in found for name in outcome.people}))


def groups(found: Iterable[Outcome]) -> tuple[Group, ...]:
    """By rule set and level, in the order of their names."""
    sorted_out: dict[tuple[str, str], list[Outcome]] = {}
    for outcome in found:
        sorted_out.setdefault((outcome.rules, outcome.level), []).append(outcome)
    return tuple(Group(*key, figures(sorted_out[key])) for key in sorted(sorted_out))


def figures(found: Sequence[Outcome]) -> Figures:
    """Of outcomes in the order in which they came about."""
    count, rounds = len(found), sum(o.rounds for o in found)
    wins = sum(o.won and not o.shared for o in found)
    shared = sum(o.shared for o in found)
    timed = sum(o.timed for o in found)
    streak, longest = _streaks(found)
    return Figures(
        matches=count,
        wins=wins,
        shared=shared,
        wins_rate=share(wins + shared / 2, count),
        mean_score=_mean(sum(o.score for o in found), count),
        books=(
            _mean(sum(o.books[0] for o in found), rounds),
            _mean(sum(o.books[1] for o in found), rounds),
            _mean(sum(o.books[2] for o in found), rounds),
        ),
        piles=_mean(sum(o.piles for o in found), rounds),
        outs=share(sum(o.outs for o in found), rounds),
        seconds=sum(o.ms for o in found) / timed / 1000 if timed else None,
        by_round=tuple(_by_round(found)),
        streak=streak,
        longest_streak=longest,
    )


def share(wins: float, count: int) -> Share:
    """
    >>> share(8, 10)
    Share(value=0.8, low=0.49, high=0.943)
    """
    if not count:
        return Share(0, 0, 1)
    p = wins / count
    middle = (p + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * math.sqrt(p * (1 - p) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Share(p, round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3))


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0


def _by_round(found: Sequence[Outcome]) -> Iterator[float]:
    for number in range(max((o.rounds for o in found), default=0)):
        there = [o.by_round[number] for o in found if o.rounds > number]
        yield sum(there) / len(there)


def _streaks(found: Sequence[Outcome]) -> tuple[int, int]:
    """Matches won in a row: at the end, and at best."""
    now = best = 0
    for outcome in found:
        now = now + 1 if outcome.won and not outcome.shared else 0
        best = max(best, now)
    return now, best


# --- starting anew, and taking along --------------------------------------------------------------


def reset(matches: Matches, now: datetime) -> None:
    """Figures begin anew; the matches stay in the history. Raises sqlite3.Error."""
    with closing(matches.connect()) as db, transaction(db):
        db.execute(
            "INSERT INTO resets (at, up_to) SELECT ?, coalesce(max(touched), 0) FROM standings",
            (now.isoformat(timespec="seconds"),),
        )


CSV_COLUMNS = (
    "match", "date", "rules", "against", "people", "score", "won", "shared", "rounds",
    "rounds gone out", "clean books", "dirty books", "wild books", "piles", "turns",
    "timed turns", "seconds", "scores by round",
)  # fmt: skip


def as_csv(found: Iterable[Outcome]) -> str:
    """A line an outcome, for spreadsheets. No name in it is ever taken for a formula."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    for o in found:
        words = map(_no_formula, (o.rules, o.level, " & ".join(o.people)))
        writer.writerow((
            o.match, o.changed, *words, o.score, int(o.won), int(o.shared), o.rounds, o.outs,
            *o.books, o.piles, o.turns, o.timed, round(o.ms / 1000, 1),
            " ".join(map(str, o.by_round)),
        ))  # fmt: skip
    return text.getvalue()


def _no_formula(text: str) -> str:
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


# --- rows -----------------------------------------------------------------------------------------

_QUERY = (
    f"SELECT s.changed, {', '.join(f'r.{column}' for column in (*COLUMNS['results'], 'crc'))}"
    " FROM results r JOIN standings s ON s.match = r.match"
    " WHERE r.counts = 1 AND r.people <> '[]' AND s.status = 'over'"
    " AND s.touched > (SELECT coalesce(max(up_to), 0) FROM resets)"
    " ORDER BY s.touched, r.team"
)


def _outcome(row: Row) -> Outcome | None:
    """None for a row that is damaged. Teams of computer players are not asked for."""
    try:
        kept = dict(zip(COLUMNS["results"], unsealed(row[1:]), strict=True))
        names = from_json(kept["people"], tuple[str, ...])
        by_round = from_json(kept["by_round"], tuple[int, ...])
    except RecordError as error:
        log.warning("a result does not count: %s", error)
        return None
    return Outcome(
        match=kept["match"],
        changed=row[0],
        rules=kept["preset"],
        level=kept["level"],
        people=names,
        score=kept["score"],
        won=bool(kept["won"]),
        shared=bool(kept["shared"]),
        outs=kept["outs"],
        books=(kept["clean"], kept["dirty"], kept["wild"]),
        piles=kept["piles"],
        turns=kept["turns"],
        timed=kept["timed"],
        ms=kept["ms"],
        by_round=by_round,
    )

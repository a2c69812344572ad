"""All matches that the program keeps: lists of them, one of them, files of them, leaving and marks.

Knows the file of matches and its lock; how a match is played on, `session` knows. Every question
opens the file for a moment, so that nothing is held while another copy writes.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from handfoot_gui.rules.dealing import new_secret
from handfoot_gui.session import wire
from handfoot_gui.session.game import Snapshot
from handfoot_gui.session.record import MatchRecord, RecordError, replay
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.storage import opening
from handfoot_gui.storage.claims import Claims
from handfoot_gui.storage.database import connect, reading, transaction
from handfoot_gui.storage.loading import Loaded, load
from handfoot_gui.storage.opening import Opened
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.rows import insert, row_of, rows_of
from handfoot_gui.storage.schema import bring_up_to_date
from handfoot_gui.storage.stored import (
    COUNTED,
    Mark,
    Row,
    Status,
    from_json,
    read_rules,
    read_seats,
)
from handfoot_gui.storage.writing import Kept, MatchWriter

log = logging.getLogger(__name__)

FILE, LOCK = "matches.db", "matches.lock"
PAGE = 50


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as a list shows it. `seats` as they are now; `waiting`: whose decision is due.

    `touched` grows with every match that is played on, whatever the clock says: lists are in its
    order, and a page goes on before it.
    """

    match: int
    touched: int
    begun: str
    changed: str
    status: Status
    marks: frozenset[str]
    rules: str
    """As `stored.rules_key` has it."""
    rounds: int
    """Of the rule set; a match may end sooner, or later."""
    seats: tuple[SeatPlan, ...]
    round: int
    waiting: int | None
    scores: tuple[int, ...]

    @property
    def counts(self) -> bool:
        return self.status == "over" and self.marks <= COUNTED

    @property
    def you(self) -> int | None:
        """The seat of the only person; none where several share the screen, or all look on."""
        people = [seat for seat, plan in enumerate(self.seats) if plan.is_person]
        return people[0] if len(people) == 1 else None

    @property
    def whose(self) -> str | None:
        """The name of whoever is waited for: empty for you, none between two rounds."""
        if self.waiting is None:
            return None
        return "" if self.waiting == self.you else self.seats[self.waiting].name


class Matches:
    """`open` makes one; `can_save` is false where it was told that nothing can be saved."""

    def __init__(self, path: Path, claims: Claims, *, can_save: bool = True) -> None:
        self.path = path
        self.claims = claims
        self.can_save = can_save

    @classmethod
    def open(cls, folder: Path, now: datetime) -> tuple[Matches, tuple[Problem, ...]]:
        """The matches of a data folder, made or mended where need be, and what there is to say."""
        claims = Claims(folder / LOCK)
        opened = opening.open_matches(folder / FILE, now, is_alone=claims.is_alone)
        claims.settle()
        problems = [] if opened.problem is None else [opened.problem]
        if not claims.is_alone:
            problems.insert(0, Problem("second-copy", {}))
        return cls(folder / FILE, claims, can_save=opened.can_save), tuple(problems)

    @classmethod
    def to_look_at(cls, folder: Path) -> Matches:
        """Those of a data folder that a running program may be using; for reading and marking."""
        return cls(folder / FILE, Claims(None))

    def connect(self) -> sqlite3.Connection:
        """To write; the file is made where it has become possible. Raises sqlite3.Error."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        db = connect(self.path)
        try:
            bring_up_to_date(db)
        except BaseException:
            db.close()
            raise
        return db

    def renew(self, now: datetime) -> Opened:
        """The file has turned out to be damaged: see `opening`."""
        if not self.claims.is_alone:
            return Opened(can_save=False)
        return opening.renew(self.path, now)

    def close(self) -> None:
        self.claims.close()

    # -- lists

    def unfinished(self) -> tuple[Listed, ...]:
        """The running ones that no other copy plays, the one played last first."""
        found = self.page(("running",), count=1000)
        return tuple(listed for listed in found if self.claims.is_free(listed.match))

    def page(
        self,
        statuses: Iterable[Status] = ("over",),
        *,
        before: int | None = None,
        count: int = PAGE,
    ) -> tuple[Listed, ...]:
        """The newest first; the next page goes on `before` the last one's `touched`."""
        wanted = tuple(statuses)
        query = (
            f"{_LISTED} WHERE s.status IN ({', '.join('?' * len(wanted))}) AND s.touched < ?"
            " ORDER BY s.touched DESC LIMIT ?"
        )
        values = (*wanted, 2**62 if before is None else before, count)
        return tuple(filter(None, map(_listed, self._ask(query, values))))

    def count(self, status: Status) -> int:
        rows = self._ask("SELECT count(*) FROM standings WHERE status = ?", (status,))
        return int(rows[0][0]) if rows else 0

    def has_secret(self, secret: str) -> bool:
        """Whether one of these matches was dealt from it."""
        return bool(self._ask("SELECT 1 FROM matches WHERE secret = ?", (secret,)))

    def _ask(self, query: str, values: Sequence[object]) -> list[Row]:
        """Nothing where the file cannot be read; it was told at the start."""
        try:
            with reading(self.path) as db:
                return list(db.execute(query, values))
        except sqlite3.Error as error:
            log.warning("%s: %s", self.path, error)
            return []

    # -- one match

    def load(self, match: int) -> Loaded:
        try:
            with reading(self.path) as db:
                return load(db, match)
        except sqlite3.Error as error:
            log.warning("%s: match %d: %s", self.path, match, error)
            return Loaded(problem=Problem("match-lost", {}))

    def leave(self, match: int) -> None:
        """A running match is "left": neither won nor lost. Raises sqlite3.Error."""
        self._change(match, "running", "left")

    def take_up(self, match: int) -> None:
        """A match that was left may go on. Raises sqlite3.Error."""
        self._change(match, "left", "running")

    def _change(self, match: int, old: Status, new: Status) -> None:
        with closing(self.connect()) as db, transaction(db):
            row = _standing(db, match)
            if row is not None and row[3] == old:
                insert(db, "standings", *row[:3], new, *row[4:])

    def mark(self, match: int, word: Mark) -> None:
        """The match is a special one from now on, for ever. Raises sqlite3.Error."""
        with closing(self.connect()) as db, transaction(db):
            row = _standing(db, match)
            if row is not None:
                marks = " ".join(sorted({*row[4].split(), word}))
                insert(db, "standings", *row[:4], marks, *row[5:])
            if word not in COUNTED:
                for *result, _ in rows_of(db, "results", match):
                    insert(db, "results", *result[:2], 0, *result[3:])

    # -- files

    def export(self, match: int, *, running: bool = False) -> bytes | None:
        """The match as one `handfoot-game/1` file, none where it cannot be read.

        That of a running match holds all cards; only with `running` is it given, and then the
        match is marked and counts nowhere. Raises RunningMatch, CorrectedMatch, sqlite3.Error.
        """
        record = self.load(match).record
        if record is None:
            return None
        if record.checkpoint is not None:
            raise CorrectedMatch(str(match))
        if not record.is_over:
            if not running:
                raise RunningMatch(str(match))
            self.mark(match, "shown")
        return wire.encode(record)

    def take_in(self, content: bytes, now: datetime, *marks: Mark) -> int:
        """A file's match becomes one of these; its number. Raises RecordError, sqlite3.Error."""
        return self.add(wire.decode(content), now, *marks)

    def add(self, record: MatchRecord, now: datetime, *marks: Mark) -> int:
        """A match from elsewhere, as far as it was played. Raises RecordError, sqlite3.Error."""
        if record.secret is None:
            record = replace(record, secret=new_secret(), fingerprint=None)
        ends = [moments[-1].state for moments in replay(record)]
        results = tuple(state.result for state in ends if state.result is not None)
        snapshot = Snapshot(record, ends[-1], results)
        kept = Kept(snapshot, now.isoformat(timespec="seconds"), marks=frozenset(marks))
        with closing(self.connect()) as db:
            writer = MatchWriter(db)
            writer.write(kept)
        if writer.match is None:
            raise RecordError("match", "not written")
        return writer.match


class RunningMatch(Exception):
    """Its cards would be given away."""


class CorrectedMatch(Exception):
    """What lies before its checkpoint does not replay, and a file is nothing but a replay."""


_LISTED = (
    "SELECT s.match, s.touched, m.begun, s.changed, s.status, s.marks, m.preset, m.rules, s.seats,"
    " s.round, s.waiting, s.scores FROM standings s JOIN matches m ON m.id = s.match"
)


def _listed(row: Row) -> Listed | None:
    try:
        return Listed(
            match=row[0],
            touched=row[1],
            begun=row[2],
            changed=row[3],
            status=row[4],
            marks=frozenset(row[5].split()),
            rules=row[6],
            rounds=read_rules(row[7]).rounds,
            seats=read_seats(row[8]),
            round=row[9],
            waiting=row[10],
            scores=from_json(row[11], tuple[int, ...]),
        )
    except RecordError as error:
        log.warning("match %s is not listed: %s", row[0], error)
        return None


def _standing(db: sqlite3.Connection, match: int) -> Row | None:
    try:
        return row_of(db, "standings", match)
    except RecordError:
        return None

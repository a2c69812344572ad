"""The match in play goes to the disk in a thread of its own, so that no frame waits for it.

The newest state wins, since it holds the older ones. Who waits for `settled` before the next step
has every act on the disk before the next one is made. Knows no table of the file and no picture.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from handfoot_gui.session.game import Snapshot
from handfoot_gui.storage.database import is_damage
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.problems import Problem, not_saved
from handfoot_gui.storage.stored import Mark, rules_key
from handfoot_gui.storage.writing import Kept, MatchWriter

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds after which what could not be saved is tried again."""

QUIET = 600.0
"""Seconds without a trouble after which it is told again."""

TIDY_AFTER = 15
"""Acts after which the newest changes are moved into the file itself."""

Acknowledge = Callable[[int, Snapshot], None]
"""Told the match's number and what of it is on the disk now, in the keeper's thread."""


@dataclass(slots=True)
class _Sheet:
    """One match in play; `match` is none until its first act is on the disk."""

    match: int | None
    marks: frozenset[str]
    name: str
    times: dict[tuple[int, int], int]
    writer: MatchWriter | None = None
    last: float | None = None


class MatchKeeper:
    """One match at a time: `begin` or `go_on`, then `keep` after every step, undo and staging."""

    def __init__(
        self,
        matches: Matches,
        *,
        now: Callable[[], datetime],
        clock: Callable[[], float] = time.monotonic,
        acknowledge: Acknowledge = lambda _match, _snapshot: None,
    ) -> None:
        self._matches = matches
        self._now = now
        self._clock = clock
        self._acknowledge = acknowledge
        self._changed = threading.Condition()
        self._waiting: tuple[_Sheet, Kept] | None = None
        self._failed: list[tuple[_Sheet, Kept]] = []
        self._is_writing = False
        self._is_closed = False
        self._problem: Problem | None = None
        self._told: dict[str, float] = {}
        self._thread: threading.Thread | None = None
        self._db: sqlite3.Connection | None = None
        self._untidy = 0
        self._sheet = _Sheet(None, frozenset(), "", {})

    # -- which match

    def begin(self, marks: Iterable[Mark] = (), *, name: str = "") -> None:
        """What is kept from now on is a new match, with house rules of that name if they have one.

        Waits for what is still on its way.
        """
        self._turn_over(_Sheet(None, frozenset(marks), name, {}))

    def go_on(self, match: int) -> None:
        """What is kept from now on goes on with a match of the file."""
        self._turn_over(_Sheet(match, frozenset(), "", {}))

    @property
    def match(self) -> int | None:
        """The number of the match that is kept; none before anything of it is on the disk."""
        return self._sheet.match

    def mark(self, word: Mark) -> None:
        """From the next `keep` on the match is a special one."""
        self._sheet.marks |= {word}

    def _turn_over(self, sheet: _Sheet) -> None:
        self.wait(2)
        old = self._sheet.match
        if old is not None and old != sheet.match:
            self._matches.claims.give_up(old)
        if sheet.match is not None:
            self._matches.claims.claim(sheet.match)
        self._sheet = sheet

    # -- keeping

    def keep(self, snapshot: Snapshot, draft: str = "") -> None:
        """Returns at once."""
        sheet = self._sheet
        self._time(sheet, snapshot)
        now = self._now().isoformat(timespec="seconds")
        rules = rules_key(snapshot.record.rules, sheet.name)
        kept = Kept(snapshot, now, draft, sheet.marks, dict(sheet.times), rules)
        with self._changed:
            if self._is_closed:
                raise ValueError("the keeper is closed")
            self._waiting = (sheet, kept)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="match keeper", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _time(self, sheet: _Sheet, snapshot: Snapshot) -> None:
        """The time since what was kept before is the act's, unless the program was just started."""
        now, rounds = self._clock(), snapshot.record.rounds
        place = (len(rounds), len(rounds[-1].acts) - 1)
        for later in [known for known in sheet.times if known > place]:
            del sheet.times[later]
        if place in sheet.times:
            return
        if sheet.last is not None and place[1] >= 0:
            sheet.times[place] = round((now - sheet.last) * 1000)
        sheet.last = now

    @property
    def settled(self) -> bool:
        """Whether everything given is on the disk, or has failed and is told as a problem."""
        with self._changed:
            return self._is_settled()

    def wait(self, seconds: float) -> bool:
        """For those who have no frames to draw: whether all was settled in this time."""
        with self._changed:
            return self._changed.wait_for(self._is_settled, seconds)

    def take_problem(self) -> Problem | None:
        """What went wrong, once; a disk that is full again and again is told of now and then."""
        with self._changed:
            problem, self._problem = self._problem, None
            return problem

    def close(self) -> None:
        """Writes what is left, and ends the thread."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    # -- the thread

    def _is_settled(self) -> bool:
        return self._waiting is None and not self._is_writing

    def _run(self) -> None:
        while (waiting := self._next()) is not None:
            problem: Problem | None = None
            has_failed = True
            try:
                problem = self._write(*waiting)
                has_failed = self._db is None
            finally:
                self._finish(problem, waiting, has_failed=has_failed)
            self._tidy()
        self._disconnect()

    def _next(self) -> tuple[_Sheet, Kept] | None:
        """What is to be written; what failed is tried again after a while, and at the end."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._waiting is not None or self._is_closed,
                RETRY if self._failed else None,
            )
            waiting, self._waiting = self._waiting, None
            if waiting is None and self._failed:
                waiting = self._failed.pop(0)
            self._is_writing = waiting is not None
            return waiting

    def _write(self, sheet: _Sheet, kept: Kept) -> Problem | None:
        """A file that turns out to be damaged is replaced, and the match written into the new."""
        try:
            self._write_once(sheet, kept)
        except sqlite3.Error as error:
            log.warning("match %s is not saved: %s", sheet.match, error)
            self._disconnect()
            if not is_damage(error):
                return self._not_saved(error)
        else:
            return None
        opened = self._matches.renew(self._now())
        try:
            self._write_once(sheet, kept)
        except sqlite3.Error as error:
            self._disconnect()
            return self._not_saved(error)
        return opened.problem

    def _write_once(self, sheet: _Sheet, kept: Kept) -> None:
        if self._db is None:
            self._db = self._matches.connect()
            sheet.writer = None
        if sheet.writer is None or sheet.writer.db is not self._db:
            sheet.writer = MatchWriter(self._db, sheet.match, self._matches.claims.claim)
        sheet.writer.write(kept)
        sheet.match = sheet.writer.match
        if sheet.match is not None:
            self._acknowledge(sheet.match, kept.snapshot)

    def _tidy(self) -> None:
        """While nobody waits; else SQLite does it sooner or later in the midst of a save."""
        self._untidy += 1
        if self._untidy < TIDY_AFTER or self._db is None or self._waiting is not None:
            return
        self._untidy = 0
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _not_saved(self, error: sqlite3.Error) -> Problem | None:
        """Nothing where it was told at the start that nothing can be saved."""
        return not_saved(error, self._matches.path) if self._matches.can_save else None

    def _disconnect(self) -> None:
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
            self._db = None

    def _finish(
        self, problem: Problem | None, done: tuple[_Sheet, Kept], *, has_failed: bool
    ) -> None:
        with self._changed:
            self._is_writing = False
            self._failed = [older for older in self._failed if older[0] is not done[0]]
            if has_failed and not self._is_closed:
                self._failed.append(done)
            if problem is not None and self._is_news(problem):
                self._problem = problem
            self._changed.notify_all()

    def _is_news(self, problem: Problem) -> bool:
        now, said = self._clock(), repr(problem)
        last, self._told[said] = self._told.get(said), now
        return last is None or now - last > QUIET

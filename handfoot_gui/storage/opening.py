"""The start: the file of matches is there, whole and of today's form, whatever it was before.

Knows faults and what is done about each; not what is in a match. Nothing is ever thrown away: a
file that cannot be used is set aside under a dated name after what can be read was taken out of it.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from handfoot_gui.storage.atomic import dated_name
from handfoot_gui.storage.database import SMALLEST, companions, connect, connect_to_read, is_damage
from handfoot_gui.storage.problems import Problem, failed, not_saved
from handfoot_gui.storage.rows import newest_rows
from handfoot_gui.storage.salvage import Salvaged, salvage
from handfoot_gui.storage.schema import ForeignDatabase, NewerDatabase, bring_up_to_date
from handfoot_gui.storage.stored import is_sealed

log = logging.getLogger(__name__)

CHECKED_SIZE = 128 * 1024 * 1024
"""Bytes up to which the whole file is looked through at the start (20,000 matches, 0.1 s); the
damage of a larger one shows when it is used."""
CHECKED_ROWS = 500
"""Of the newest matches; where each was looked at, a long history would open slowly."""


@dataclass(frozen=True, slots=True)
class Opened:
    """`can_save` is false where trouble was told already and every save would tell it again."""

    problem: Problem | None = None
    can_save: bool = True


def open_matches(path: Path, now: datetime, *, is_alone: bool) -> Opened:
    """Makes or mends the file; never raises for what the disk does."""
    try:
        _finish_a_broken_off_rescue(path, now)
        size = _size(path)
        if is_alone and _is_stump(size, changes=_size(companions(path)[0]) or 0):
            return renew(path, now)
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(connect(path)) as db:
            bring_up_to_date(db)
            _check(db, path)
    except NewerDatabase:
        return _set_aside_newer(path, now) if is_alone else _in_use(path, "newer")
    except sqlite3.Error as error:
        log.warning("%s: %s", path, error)
        if is_damage(error) or isinstance(error, ForeignDatabase):
            return renew(path, now) if is_alone else _in_use(path, str(error))
        return Opened(not_saved(error, path), can_save=False)
    except OSError as error:
        log.warning("%s: %s", path, error)
        return Opened(failed("file-not-saved", error, file=path), can_save=False)
    emptied = is_alone and size == 0
    return Opened(Problem("matches-empty", {"file": str(path)}) if emptied else None)


def _size(path: Path) -> int | None:
    """None where there is no such file."""
    return path.stat().st_size if path.exists() else None


def _is_stump(size: int | None, *, changes: int) -> bool:
    """SQLite takes it for an empty file, and throws away what lies beside it."""
    return size is not None and (0 < size < SMALLEST or (size == 0 < changes))


def _in_use(path: Path, why: str) -> Opened:
    """Another copy has it open, and will see for itself: nothing is moved under its feet."""
    return Opened(Problem("file-not-read", {"file": str(path), "reason": why}), can_save=False)


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Structure, and the rows without which a match is not even listed."""
    if path.stat().st_size <= CHECKED_SIZE:
        (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    for table in ("matches", "standings"):
        for row in newest_rows(db, table, CHECKED_ROWS):
            if not is_sealed(row):
                raise sqlite3.DatabaseError(f"{table}: a row is not as it was written")


# --- a new file in place of a bad one -------------------------------------------------------------


def renew(path: Path, now: datetime) -> Opened:
    """Takes what can be read into a new file and sets the damaged one aside.

    The new one is whole under a name of its own before the old one is touched, so that a power cut
    in between costs nothing.
    """
    try:
        rescued = _rescued(path)
        _remove(rescued)
        found = salvage(path, rescued, now.isoformat(timespec="seconds"))
        aside = _swap(path, now)
    except (sqlite3.Error, OSError) as error:
        log.exception("%s could not be replaced", path)
        reason = error.strerror if isinstance(error, OSError) else str(error)
        fields = {"file": str(path), "reason": reason or str(error)}
        return Opened(Problem("file-not-read", fields), can_save=False)
    return Opened(_told(path, aside, found))


def _told(path: Path, aside: Path, found: Salvaged) -> Problem:
    fields = {"file": str(path), "moved_to": str(aside), "kept": str(found.kept)}
    return Problem("matches-broken", fields | {"lost": str(found.lost)})


def _set_aside_newer(path: Path, now: datetime) -> Opened:
    try:
        with closing(connect(_rescued(path))) as db:
            bring_up_to_date(db)
        aside = _swap(path, now)
    except (sqlite3.Error, OSError) as error:
        fields = {"file": str(path), "reason": str(error)}
        return Opened(Problem("file-not-read", fields), can_save=False)
    return Opened(Problem("file-newer", {"file": str(path), "moved_to": str(aside)}))


def _rescued(path: Path) -> Path:
    return path.with_name(path.name + "-rescued")


def _swap(path: Path, now: datetime) -> Path:
    """The old file with what belongs to it goes, the rescued one comes."""
    aside = dated_name(path, now)
    path.rename(aside)
    _take_the_rescued(path, aside)
    return aside


def _take_the_rescued(path: Path, aside: Path) -> None:
    for own, moved in zip(companions(path), companions(aside), strict=True):
        if own.exists():
            own.rename(moved)
    _rescued(path).rename(path)


def _finish_a_broken_off_rescue(path: Path, now: datetime) -> None:
    rescued = _rescued(path)
    if not rescued.exists():
        return
    if path.exists():
        _remove(rescued)
    else:
        _take_the_rescued(path, dated_name(path, now))


def _remove(path: Path) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)


def can_be_read(path: Path) -> bool:
    """Whether there is anything to list, though nothing can be saved."""
    try:
        with closing(connect_to_read(path)) as db:
            db.execute("SELECT count(*) FROM standings").fetchone()
    except (sqlite3.Error, OSError):
        return False
    return True

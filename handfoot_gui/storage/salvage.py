"""What can still be read of a damaged file of matches, row by row, in a new one.

A row counts where its checksum is right, whatever is broken around it. Knows tables and checksums;
what a match is worth with the rows that are left, `loading` decides.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from handfoot_gui.session.record import RecordError
from handfoot_gui.storage.database import companions, connect, connect_to_read, transaction
from handfoot_gui.storage.schema import COLUMNS, VERSION, bring_up_to_date
from handfoot_gui.storage.stored import Row, sealed, to_json, unsealed

log = logging.getLogger(__name__)

MOST_PROBED = 200_000
"""Matches that are asked for one by one where a table cannot be read in a row."""

_FIRST_PAGE = 4096


@dataclass(frozen=True, slots=True)
class Salvaged:
    kept: int
    lost: int
    """Matches of which there were traces, but neither rules nor cards."""


def salvage(old: Path, new: Path, now: str) -> Salvaged:
    """Makes `new`, which must not exist, of what `old` still holds. Raises sqlite3.Error, OSError.

    `old` is not changed. Where its first page is gone, one of a fresh file stands in for it: the
    tables begin at the same places in all files that this version has made.
    """
    with closing(connect(new)) as db:
        bring_up_to_date(db)
        with transaction(db):
            _copy(old, db)
            if _count(db) == 0:
                _copy_behind_a_fresh_first_page(old, new, db)
            return _mended(db, now)


def _copy_behind_a_fresh_first_page(old: Path, new: Path, db: sqlite3.Connection) -> None:
    patched = new.with_name(new.name + "-patched")
    fresh = new.with_name(new.name + "-fresh")
    try:
        with closing(connect(fresh)) as made:
            bring_up_to_date(made)
        shutil.copyfile(old, patched)
        if companions(old)[0].exists():
            shutil.copyfile(companions(old)[0], companions(patched)[0])
        first = bytearray(fresh.read_bytes()[:_FIRST_PAGE])
        first[28:32] = (patched.stat().st_size // _FIRST_PAGE).to_bytes(4, "big")
        first[32:40] = bytes(8)  # no list of free pages
        with patched.open("r+b") as file:
            file.write(first)
        _copy(patched, db)
    finally:
        for left in (patched, fresh):
            for path in (left, *companions(left)):
                path.unlink(missing_ok=True)


def _copy(old: Path, db: sqlite3.Connection) -> None:
    try:
        damaged = connect_to_read(old)
    except sqlite3.Error as error:
        log.warning("%s cannot be read at all: %s", old, error)
        return
    with closing(damaged):
        for table, columns in COLUMNS.items():
            marks = ", ".join("?" * (len(columns) + 1))
            for row in _rows(damaged, table, columns):
                db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)
        with suppress(sqlite3.Error):
            for row in damaged.execute("SELECT id, at, up_to FROM resets"):
                db.execute("INSERT OR IGNORE INTO resets VALUES (?, ?, ?)", row)


def _rows(db: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> Iterator[Row]:
    """From the front until something is broken, from the back, then match by match."""
    listed, match = ", ".join((*columns, "crc")), columns[0]
    seen = 0
    for order in ("ASC", "DESC"):
        try:
            for row in db.execute(f"SELECT {listed} FROM {table} ORDER BY {match} {order}"):
                seen = max(seen, row[0] if isinstance(row[0], int) else 0)
                if _is_good(row):
                    yield row
        except sqlite3.Error as error:
            log.warning("%s: %s", table, error)
        else:
            return
    for number in range(1, min(seen + 1000, MOST_PROBED)):
        with suppress(sqlite3.Error):
            for row in db.execute(f"SELECT {listed} FROM {table} WHERE {match} = ?", (number,)):
                if _is_good(row):
                    yield row


def _is_good(row: Row) -> bool:
    try:
        unsealed(row)
    except RecordError:
        return False
    return True


def _count(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM matches").fetchone()[0])


def _mended(db: sqlite3.Connection, now: str) -> Salvaged:
    """A match without a standing gets one; what belongs to no match is dropped."""
    parts = ("standings", "rounds", "acts", "checkpoints", "archives", "results")
    traces = " UNION ".join(f"SELECT match FROM {part}" for part in parts)
    lost = db.execute(
        f"SELECT count(*) FROM ({traces}) WHERE match NOT IN (SELECT id FROM matches)"
    ).fetchone()[0]
    for part in parts:
        db.execute(f"DELETE FROM {part} WHERE match NOT IN (SELECT id FROM matches)")
    bare = db.execute(
        "SELECT id, seats, begun, EXISTS (SELECT 1 FROM archives WHERE match = id) FROM matches"
        " WHERE id NOT IN (SELECT match FROM standings)"
    ).fetchall()
    for match, seats, begun, is_over in bare:
        status = "over" if is_over else "running"
        row = (match, match, begun or now, status, "", seats, 1, 0, None, to_json([]), "")
        db.execute(f"INSERT INTO standings VALUES ({', '.join('?' * 12)})", sealed(*row))
    return Salvaged(_count(db), int(lost))


assert VERSION == 1, "a first page of a later version starts its tables elsewhere: see `salvage`"

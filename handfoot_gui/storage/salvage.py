"""What can still be read of a damaged file of matches, row by row, in a new one.

A row counts where its checksum is right, whatever is broken around it. Knows tables, checksums and
what follows from what; what a match is worth with the rows that are left, `loading` decides.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from handfoot_gui.session.record import MatchRecord, RecordError, replay
from handfoot_gui.storage.archiving import insert_results
from handfoot_gui.storage.database import (
    SMALLEST,
    companions,
    connect,
    connect_to_read,
    transaction,
)
from handfoot_gui.storage.loading import load, read_archive
from handfoot_gui.storage.rows import insert, row_of
from handfoot_gui.storage.schema import COLUMNS, VERSION, bring_up_to_date
from handfoot_gui.storage.stored import (
    COUNTED,
    Row,
    is_sealed,
    read_rules,
    read_seats,
    to_json,
    write_seats,
)

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
            if old.stat().st_size >= SMALLEST:  # else SQLite throws the newest changes away
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
                if is_sealed(row):
                    yield row
        except sqlite3.Error as error:
            log.warning("%s: %s", table, error)
        else:
            return
    for number in range(1, min(seen + 1000, MOST_PROBED)):
        with suppress(sqlite3.Error):
            for row in db.execute(f"SELECT {listed} FROM {table} WHERE {match} = ?", (number,)):
                if is_sealed(row):
                    yield row


def _count(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM matches").fetchone()[0])


# --- what is missing of what was read -------------------------------------------------------------

_PARTS = ("standings", "rounds", "acts", "checkpoints", "archives", "results")


def _mended(db: sqlite3.Connection, now: str) -> Salvaged:
    """Standings and results follow from the rest; what belongs to no match is dropped."""
    traces = " UNION ".join(f"SELECT match FROM {part}" for part in _PARTS)
    (lost,) = db.execute(
        f"SELECT count(*) FROM ({traces}) WHERE match NOT IN (SELECT id FROM matches)"
    ).fetchone()
    for part in _PARTS:
        db.execute(f"DELETE FROM {part} WHERE match NOT IN (SELECT id FROM matches)")
    bare = db.execute("SELECT id FROM matches WHERE id NOT IN (SELECT match FROM standings)")
    for (match,) in bare.fetchall():
        if not _with_standing(db, match, now):
            lost += 1
            db.execute("DELETE FROM matches WHERE id = ?", (match,))
    silent = db.execute("SELECT match FROM archives WHERE match NOT IN (SELECT match FROM results)")
    for (match,) in silent.fetchall():
        _with_results(db, match)
    return Salvaged(_count(db), int(lost))


def _with_standing(db: sqlite3.Connection, match: int, now: str) -> bool:
    """As the acts have it. Whether it has any is not known, so it counts nowhere."""
    loaded = load(db, match)
    record = loaded.record
    if record is None:
        return loaded.problem is not None and loaded.problem.id == "match-newer"
    last = replay(record)[-1][-1].state
    insert(
        db,
        "standings",
        match,
        match,
        now,
        "over" if record.is_over else "running",
        "rescued",
        write_seats(record.seats_now),
        len(record.rounds),
        len(record.rounds[-1].acts),
        None if last.result else last.to_act,
        to_json(last.match_scores),
        "",
    )
    return True


def _with_results(db: sqlite3.Connection, match: int) -> None:
    base, standing = row_of(db, "matches", match), row_of(db, "standings", match)
    archive = row_of(db, "archives", match)
    if base is None or standing is None or archive is None:
        return
    try:
        rules, seats = read_rules(base[3]), read_seats(base[4])
        record, rounds = read_archive(MatchRecord(rules, seats, (), base[5]), archive[1])
        results = [round_.result for round_ in rounds if round_.result is not None]
        counts = frozenset(standing[4].split()) <= COUNTED
        times = [round_.ms for round_ in rounds]
        insert_results(db, match, record, results, times, counts=counts)
    except (RecordError, ValueError) as error:
        log.warning("match %d has no results: %s", match, error)


assert VERSION == 1, "a first page of a later version starts its tables elsewhere: see `salvage`"

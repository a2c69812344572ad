"""Rows of the file of matches, in and out, each with its checksum. Knows tables, not what is in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

from handfoot_gui.storage.schema import COLUMNS
from handfoot_gui.storage.stored import Row, sealed, unsealed

_INSERT = {
    table: f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * (len(columns) + 1))})"
    for table, columns in COLUMNS.items()
}
_SELECT = {
    table: f"SELECT {', '.join((*columns, 'crc'))} FROM {table}"
    for table, columns in COLUMNS.items()
}


def insert(db: sqlite3.Connection, table: str, *row: Any) -> None:
    """In place of a row with the same key, if there is one."""
    db.execute(_INSERT[table], sealed(*row))


def row_of(db: sqlite3.Connection, table: str, match: int) -> Row | None:
    """The match's only row. Raises `RecordError` where its checksum is wrong."""
    key = COLUMNS[table][0]
    row = db.execute(f"{_SELECT[table]} WHERE {key} = ?", (match,)).fetchone()
    return None if row is None else unsealed(row)


def rows_of(db: sqlite3.Connection, table: str, match: int) -> list[Row]:
    """All rows of the match as they lie there, checksums and all, in the order of their keys."""
    keys = ", ".join(column for column in COLUMNS[table] if column in ("round", "number", "team"))
    return list(db.execute(f"{_SELECT[table]} WHERE match = ? ORDER BY {keys}", (match,)))


def newest_rows(db: sqlite3.Connection, table: str, count: int) -> Iterator[Row]:
    """Rows as they lie there, those of the newest matches first."""
    return db.execute(f"{_SELECT[table]} ORDER BY {COLUMNS[table][0]} DESC LIMIT ?", (count,))

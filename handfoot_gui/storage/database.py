"""Connections to the file of matches. Knows how SQLite is to treat the disk; no table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 5.0
"""Seconds to wait for another copy of the game that is just writing."""

CHANGED_PAGES = 100
"""Pages of 4 KB beside the file before they are moved into it: about 25 acts. SQLite's own 1,000
would take 4 MB of a disk on which the matches themselves need a tenth of that."""
LEFT_OVER = 1024 * 1024
"""Bytes that the file of the newest changes may keep after a large one, a long import say."""

SMALLEST = 512
"""Bytes of the smallest page: SQLite takes a shorter file for an empty one, and says nothing."""

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


class _Connection(sqlite3.Connection):
    """A damaged file can make SQLite complain in letters that are none."""

    def execute(self, *query: Any) -> sqlite3.Cursor:
        try:
            return super().execute(*query)
        except UnicodeDecodeError as error:
            raise sqlite3.DatabaseError("what is wrong with the file cannot be read") from error


def connect(path: Path) -> sqlite3.Connection:
    """To read and write; what is committed survives a power cut. Raises sqlite3.Error."""
    db = sqlite3.connect(
        path,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        factory=_Connection,
    )
    db.text_factory = _text
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")
        db.execute("PRAGMA checkpoint_fullfsync = ON")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHANGED_PAGES}")
        db.execute(f"PRAGMA journal_size_limit = {LEFT_OVER}")
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA cell_size_check = ON")
    except BaseException:
        db.close()
        raise
    return db


def connect_to_read(path: Path) -> sqlite3.Connection:
    """As the file lies there, even in a folder in which nothing can be written."""
    where = path.absolute().as_uri()
    try:
        db = _to_read(f"{where}?mode=ro")
        db.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError:
        db = _to_read(f"{where}?immutable=1")
    db.text_factory = _text
    return db


def _to_read(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(
        uri, uri=True, timeout=PATIENCE, isolation_level=None, factory=_Connection
    )


def _text(content: bytes) -> str:
    """A row with a spoilt letter must not hide all others; its checksum tells that it is bad."""
    return content.decode("utf-8", "surrogateescape")


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A short look, from any thread; what it sees is of one moment."""
    with closing(connect_to_read(path)) as db:
        db.execute("BEGIN")
        yield db


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All of it on the disk at its end, or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield db
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is bad, rather than the disk full or the folder closed."""
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return not isinstance(error, sqlite3.OperationalError)
    return (code & 0xFF) in _DAMAGED


def companions(path: Path) -> tuple[Path, Path]:
    """What SQLite keeps beside the file: the newest changes, and an index of them."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")

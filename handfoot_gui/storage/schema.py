"""The tables of the file of matches, and how older files become like today's.

Knows columns, not what is played. A version that was once released stays in `MIGRATIONS` for ever.
Every row ends in a checksum of what stands before it (`seal` in `stored`), since SQLite itself does
not notice a changed letter.

| table       | a row is                                                                      |
|-------------|-------------------------------------------------------------------------------|
| matches     | what never changes of a match: rules, seats, secret                           |
| standings   | where it stands: what a list shows, and what is staged                        |
| rounds      | a round of a running match: the deal, who sits there, how it came out         |
| acts        | an act of a running match, with its very cards and the time it took           |
| checkpoints | the whole table as of the last turn's start                                   |
| archives    | rounds and acts of a finished match in one piece, compressed                  |
| results     | what a team made of a finished match, for the statistics                      |
"""

from __future__ import annotations

import sqlite3

APPLICATION_ID = 0x48464D31  # "HFM1"

_FIRST = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, begun TEXT NOT NULL, preset TEXT NOT NULL,
    rules TEXT NOT NULL, seats TEXT NOT NULL, secret TEXT NOT NULL, fingerprint TEXT,
    crc INTEGER NOT NULL
);
CREATE TABLE standings (
    match INTEGER PRIMARY KEY, touched INTEGER NOT NULL, changed TEXT NOT NULL,
    status TEXT NOT NULL, marks TEXT NOT NULL, seats TEXT NOT NULL, round INTEGER NOT NULL,
    acts INTEGER NOT NULL, waiting INTEGER, scores TEXT NOT NULL, draft TEXT NOT NULL,
    crc INTEGER NOT NULL
);
CREATE INDEX standings_by_status ON standings (status, touched);
CREATE INDEX standings_by_touch ON standings (touched);
CREATE TABLE rounds (
    match INTEGER NOT NULL, round INTEGER NOT NULL, dealer INTEGER NOT NULL, deck TEXT NOT NULL,
    reshuffles TEXT NOT NULL, seats TEXT, result TEXT, crc INTEGER NOT NULL,
    PRIMARY KEY (match, round)
) WITHOUT ROWID;
CREATE TABLE acts (
    match INTEGER NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    act TEXT NOT NULL, cards TEXT NOT NULL, ms INTEGER, crc INTEGER NOT NULL,
    PRIMARY KEY (match, round, number)
) WITHOUT ROWID;
CREATE TABLE checkpoints (
    match INTEGER PRIMARY KEY, round INTEGER NOT NULL, acts INTEGER NOT NULL, board BLOB NOT NULL,
    crc INTEGER NOT NULL
);
CREATE TABLE archives (
    match INTEGER PRIMARY KEY, rounds BLOB NOT NULL, crc INTEGER NOT NULL
);
CREATE TABLE results (
    match INTEGER NOT NULL, team INTEGER NOT NULL, counts INTEGER NOT NULL, preset TEXT NOT NULL,
    level TEXT NOT NULL, people TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
    shared INTEGER NOT NULL, rounds INTEGER NOT NULL, outs INTEGER NOT NULL,
    clean INTEGER NOT NULL, dirty INTEGER NOT NULL, wild INTEGER NOT NULL, piles INTEGER NOT NULL,
    turns INTEGER NOT NULL, timed INTEGER NOT NULL, ms INTEGER NOT NULL, by_round TEXT NOT NULL,
    crc INTEGER NOT NULL,
    PRIMARY KEY (match, team)
) WITHOUT ROWID;
CREATE TABLE resets (id INTEGER PRIMARY KEY, at TEXT NOT NULL, up_to INTEGER NOT NULL);
"""

MIGRATIONS: tuple[str, ...] = (_FIRST,)
"""What makes a file of version n one of version n + 1; an empty file has version 0."""

VERSION = len(MIGRATIONS)

COLUMNS: dict[str, tuple[str, ...]] = {
    "matches": ("id", "begun", "preset", "rules", "seats", "secret", "fingerprint"),
    "standings": (
        "match", "touched", "changed", "status", "marks", "seats", "round", "acts", "waiting",
        "scores", "draft",
    ),
    "rounds": ("match", "round", "dealer", "deck", "reshuffles", "seats", "result"),
    "acts": ("match", "round", "number", "seat", "act", "cards", "ms"),
    "checkpoints": ("match", "round", "acts", "board"),
    "archives": ("match", "rounds"),
    "results": (
        "match", "team", "counts", "preset", "level", "people", "score", "won", "shared", "rounds",
        "outs", "clean", "dirty", "wild", "piles", "turns", "timed", "ms", "by_round",
    ),
}  # fmt: skip
"""What a row's checksum is about, in this order."""


class NewerDatabase(Exception):
    """A file of matches of a later version of the program."""


class ForeignDatabase(sqlite3.DatabaseError):
    """A database, but not one of this program."""


def bring_up_to_date(db: sqlite3.Connection) -> None:
    """Makes today's tables of what is there, all or nothing; another copy may be doing the same.

    Raises NewerDatabase, ForeignDatabase and whatever SQLite finds wrong.
    """
    if _version(db) == VERSION:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        for script in MIGRATIONS[_version(db) :]:
            for statement in script.split(";"):
                db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _version(db: sqlite3.Connection) -> int:
    version, application = _number(db, "user_version"), _number(db, "application_id")
    is_empty = not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if (version, application, is_empty) == (0, 0, True):
        return 0
    if application != APPLICATION_ID or is_empty or not 0 < version < 1000:
        raise ForeignDatabase("not a file of this program")
    if version > VERSION:
        raise NewerDatabase(str(version))
    return version


def _number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])

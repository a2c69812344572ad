"""The deals of finished matches, for statistics about them. Knows archives, not what is counted.

Of finished matches only: of a running one nobody may learn what was dealt to others.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from functools import lru_cache

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.notation import NotationError, parse_card
from handfoot_gui.session.deal_statistics import Dealt
from handfoot_gui.session.record import RecordError
from handfoot_gui.storage.database import reading
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.rows import row_of
from handfoot_gui.storage.stored import Row, read_rules, read_seats, unpack_match

log = logging.getLogger(__name__)

NEWEST = 200
"""Matches that are looked at; more take long to read and tell no more."""

Table = tuple[str, int]
"""A rule set's key and how many sat at the table: deals of one kind."""


def dealt(matches: Matches, *, newest: int = NEWEST) -> dict[Table, list[Dealt]]:
    """By kind of table, the newest match first; matches from files are not ours to answer for."""
    found: dict[Table, list[Dealt]] = {}
    listed = [x for x in matches.page(("over",), count=newest) if "imported" not in x.marks]
    try:
        with reading(matches.path) as db:
            for one in listed:
                found.setdefault((one.rules, len(one.seats)), []).extend(_deals(db, one.match))
    except sqlite3.Error as error:
        log.warning("%s: %s", matches.path, error)
    return found


def _deals(db: sqlite3.Connection, match: int) -> Iterator[Dealt]:
    try:
        base, archive = row_of(db, "matches", match), row_of(db, "archives", match)
        if base is not None and archive is not None:
            yield from _read(base, archive)
    except (RecordError, NotationError) as error:
        log.warning("match %d: %s", match, error)


def _read(base: Row, archive: Row) -> Iterator[Dealt]:
    rules, seats = read_rules(base[3]), len(read_seats(base[4]))
    for round_ in unpack_match(archive[1]).rounds:
        deck = tuple(_card(text) for text in round_.deck.split())
        yield Dealt(rules, seats, round_.dealer, deck)


@lru_cache(maxsize=128)
def _card(text: str) -> Card:
    """Which twin it is does not matter here."""
    return Card(-1, *parse_card(text))

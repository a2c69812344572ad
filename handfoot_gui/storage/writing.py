"""One match on its way to the disk: each step of it one transaction, only what is new.

Knows what of the match is on the disk already; where that is in doubt (after a full disk, say) it
writes the whole match anew. Knows no thread and no file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.session.game import Snapshot
from handfoot_gui.session.record import MatchRecord, RoundRecord
from handfoot_gui.session.table_wire import encode_table
from handfoot_gui.storage.archiving import archive
from handfoot_gui.storage.database import transaction
from handfoot_gui.storage.rows import insert
from handfoot_gui.storage.stored import (
    rules_key,
    to_json,
    write_act,
    write_round,
    write_rules,
    write_seats,
)

Times = Mapping[tuple[int, int], int]
"""Milliseconds of an act, by round and place in it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it is to be on the disk; `now` is the wall clock's text, `rules` a rule set's key.

    The key is that of `stored.rules_key`; it counts for a new match only.
    """

    snapshot: Snapshot
    now: str
    draft: str = ""
    marks: frozenset[str] = frozenset()
    times: Times = field(default_factory=dict)
    rules: str = ""


class MatchWriter:
    """`match` is the number under which it lies there; none before the first write.

    A new number is claimed before anybody else can see it.
    """

    def __init__(
        self,
        db: sqlite3.Connection,
        match: int | None = None,
        claim: Callable[[int], object] = lambda _: None,
    ) -> None:
        self.db = db
        self._claim = claim
        self.match = match
        self._known: MatchRecord | None = None
        self._checkpoint = -1

    def write(self, kept: Kept) -> None:
        """On the disk, with all that led to it, when it returns. Raises sqlite3.Error."""
        known, self._known = self._known, None
        match = self.match
        with transaction(self.db):
            if match is None:
                match = self._next_number()
                self._claim(match)
            elif self._is_over(match):
                return
            self._write_all(match, kept, known)
        self.match, self._known = match, kept.snapshot.record

    def _next_number(self) -> int:
        """Known before the row is there, since the row's checksum is about it too."""
        (last,) = self.db.execute(
            "SELECT max(coalesce((SELECT max(id) FROM matches), 0),"
            " coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'matches'), 0))"
        ).fetchone()
        return int(last) + 1

    def _is_over(self, match: int) -> bool:
        row = self.db.execute("SELECT status FROM standings WHERE match = ?", (match,)).fetchone()
        return row is not None and row[0] == "over"

    def _write_all(self, match: int, kept: Kept, known: MatchRecord | None) -> None:
        record, times = kept.snapshot.record, kept.times
        if known is None or not _goes_on_from(known, record):
            times = {**self._times(match), **times}
            self._clear(match, kept)
            known = None
        self._write_rounds(match, kept.snapshot, known, times)
        self._write_checkpoint(match, kept.snapshot)
        marks = self._write_standing(match, kept)
        if record.is_over:
            archive(self.db, match, record, kept.snapshot.results, marks)

    # -- the parts

    def _clear(self, match: int, kept: Kept) -> None:
        record = kept.snapshot.record
        row = self.db.execute(
            "SELECT begun, preset FROM matches WHERE id = ?", (match,)
        ).fetchone() or (kept.now, kept.rules or rules_key(record.rules))
        for table in ("rounds", "acts", "checkpoints"):
            self.db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
        insert(
            self.db,
            "matches",
            match,
            *row,
            write_rules(record.rules),
            write_seats(record.seats),
            record.secret or "",
            record.fingerprint,
        )
        self._checkpoint = -1

    def _times(self, match: int) -> dict[tuple[int, int], int]:
        found = self.db.execute("SELECT round, number, ms FROM acts WHERE match = ?", (match,))
        return {(round_, number): ms for round_, number, ms in found if ms is not None}

    def _write_rounds(
        self, match: int, snapshot: Snapshot, known: MatchRecord | None, times: Times
    ) -> None:
        before = known.rounds if known else ()
        for index, round_ in enumerate(snapshot.record.rounds):
            old = before[index] if index < len(before) else None
            if old is round_:
                continue
            result = snapshot.results[index] if index < len(snapshot.results) else None
            if old is None or result or _deal(old) != _deal(round_):
                self._write_round(match, index + 1, round_, result)
            self._write_acts(match, index + 1, round_, old, times)

    def _write_round(
        self, match: int, number: int, round_: RoundRecord, result: RoundResult | None
    ) -> None:
        written = write_round(round_, result)
        insert(
            self.db,
            "rounds",
            match,
            number,
            written.dealer,
            written.deck,
            to_json(written.reshuffles),
            written.seats,
            to_json(result) if result else None,
        )

    def _write_acts(
        self, match: int, number: int, round_: RoundRecord, old: RoundRecord | None, times: Times
    ) -> None:
        same = 0
        if old is not None:
            both = zip(old.acts, round_.acts, strict=False)
            same = next((i for i, (a, b) in enumerate(both) if a is not b), -1)
            same = min(len(old.acts), len(round_.acts)) if same < 0 else same
            if len(old.acts) > same:
                gone = (match, number, same)
                self.db.execute(
                    "DELETE FROM acts WHERE match = ? AND round = ? AND number >= ?", gone
                )
        for place, act in enumerate(round_.acts[same:], start=same):
            written = write_act(act, times.get((number, place)))
            cards = to_json(written.cards)
            row = (match, number, place, written.seat, to_json(written.act), cards, written.ms)
            insert(self.db, "acts", *row)

    def _write_checkpoint(self, match: int, snapshot: Snapshot) -> None:
        """At each turn's start, and where one was taken back."""
        state, acts = snapshot.state, len(snapshot.record.rounds[-1].acts)
        is_due = state.phase in (Phase.DRAW, Phase.OVER) or not 0 <= self._checkpoint <= acts
        if is_due:
            insert(self.db, "checkpoints", match, state.round_number, acts, encode_table(state))
            self._checkpoint = acts

    def _write_standing(self, match: int, kept: Kept) -> frozenset[str]:
        record, state = kept.snapshot.record, kept.snapshot.state
        row = self.db.execute("SELECT marks FROM standings WHERE match = ?", (match,)).fetchone()
        marks = kept.marks | frozenset(row[0].split() if row else ())
        if record.checkpoint is not None:
            marks |= {"corrected"}
        (touched,) = self.db.execute("SELECT coalesce(max(touched), 0) FROM standings").fetchone()
        insert(
            self.db,
            "standings",
            match,
            touched + 1,
            kept.now,
            "over" if record.is_over else "running",
            " ".join(sorted(marks)),
            write_seats(record.seats_now),
            len(record.rounds),
            len(record.rounds[-1].acts),
            None if state.result else state.to_act,
            to_json(state.match_scores),
            "" if record.is_over else kept.draft,
        )
        return marks


def _deal(round_: RoundRecord) -> tuple[object, ...]:
    return round_.dealer, round_.reshuffles, round_.seats


def _goes_on_from(known: MatchRecord, record: MatchRecord) -> bool:
    """Whether it is the same match, later or a little earlier."""
    if (known.secret, len(known.seats)) != (record.secret, len(record.seats)):
        return False
    same = zip(known.rounds, record.rounds, strict=False)
    return len(known.rounds) <= len(record.rounds) and all(a.deck is b.deck for a, b in same)

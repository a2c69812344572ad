"""A match from its rows: whole where they are whole, else as much of it as can be played on.

Knows what to try and in which order, and says what it had to do; knows no file. Acts come first; a
checkpoint stands in for acts that cannot be read or that corrected rules no longer allow; without
one the match goes on where its acts end.
"""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass, replace
from typing import Any

from handfoot_gui.rules.dealing import new_secret
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.session.deriving import derived_dealer, derived_deck
from handfoot_gui.session.match import result_after
from handfoot_gui.session.record import (
    Act,
    Checkpoint,
    MatchRecord,
    Moment,
    RecordError,
    RoundRecord,
    replay,
)
from handfoot_gui.session.seating import can_sit
from handfoot_gui.session.table_wire import decode_table
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.rows import row_of, rows_of
from handfoot_gui.storage.stored import (
    KeptRound,
    Row,
    WrittenAct,
    WrittenRound,
    from_json,
    pack_of,
    read_act,
    read_round,
    read_rules,
    read_seats,
    unpack_match,
    unsealed,
)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record that replays, and what was staged; none where nothing is left to be played on."""

    record: MatchRecord | None = None
    draft: str = ""
    problem: Problem | None = None


LOST = Loaded(problem=Problem("match-lost", {}))


def load(db: sqlite3.Connection, match: int) -> Loaded:
    """Raises sqlite3.Error where the file cannot be read at all."""
    try:
        base, standing = _base(db, match)
        archived = row_of(db, "archives", match)
        if archived is not None:
            return Loaded(_finished(base, archived[1]))
    except RecordError:
        return LOST
    return _Running(db, match, base, standing).load()


def _base(db: sqlite3.Connection, match: int) -> tuple[MatchRecord, dict[str, Any]]:
    """The record without its rounds, and where the match stood (as far as that can be read)."""
    row = row_of(db, "matches", match)
    if row is None:
        raise RecordError("match", "none")
    _, _, _, rules_text, seats_text, secret, fingerprint = row
    rules, seats = read_rules(rules_text), read_seats(seats_text)
    record = MatchRecord(rules, seats, (), secret or new_secret(), fingerprint if secret else None)
    try:
        standing = row_of(db, "standings", match)
    except RecordError:
        standing = None
    if standing is None:
        return record, {"round": 0, "acts": 0, "draft": "", "marks": ""}
    keys = ("round", "acts", "draft", "marks")
    return record, dict(zip(keys, (*standing[6:8], standing[10], standing[4]), strict=True))


# --- finished -------------------------------------------------------------------------------------


def read_archive(base: MatchRecord, content: bytes) -> tuple[MatchRecord, tuple[KeptRound, ...]]:
    written = unpack_match(content)
    rounds = tuple(read_round(r, base.rules, len(base.seats)) for r in written.rounds)
    record = replace(base, rounds=tuple(r.record for r in rounds), is_over=True)
    if written.board is None:
        return record, rounds
    state = decode_table(written.board.encode(), base.rules, len(base.seats), base.secret or "")
    results = tuple(r.result for r in rounds[: state.round_number - 1] if r.result is not None)
    return replace(record, checkpoint=Checkpoint(written.acts, state, results)), rounds


def _finished(base: MatchRecord, content: bytes) -> MatchRecord:
    return read_archive(base, content)[0]


# --- running --------------------------------------------------------------------------------------

Reach = tuple[int, int]
"""How far a match goes: the last round begun, and the acts in it."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    played: _Played
    reach: Reach

    @property
    def record(self) -> MatchRecord:
        """With its end, where it has one."""
        record, last = self.played.record, self.played.rounds[-1][-1].state
        return replace(record, is_over=result_after(last) is not None)


class _Running:
    """The rows of a running match. `acts` by round and place, whichever can be read."""

    def __init__(
        self, db: sqlite3.Connection, match: int, base: MatchRecord, standing: dict[str, Any]
    ) -> None:
        self.base = base
        self.draft = str(standing["draft"])
        self.reach: Reach = (standing["round"], standing["acts"])
        self.is_corrected = "corrected" in standing["marks"].split()
        self.is_whole = True
        self.rounds = self._read_rounds(db, match)
        self.acts: list[dict[int, Act]] = [{} for _ in self.rounds]
        for row in rows_of(db, "acts", match):
            self._note(row)
        self.checkpoint = self._read_checkpoint(db, match)

    # -- reading

    def _read_rounds(self, db: sqlite3.Connection, match: int) -> list[KeptRound]:
        """Without acts; what cannot be read follows from the secret."""
        found: dict[int, KeptRound] = {}
        for row in rows_of(db, "rounds", match):
            try:
                _, number, dealer, deck, reshuffles, seats, result = unsealed(row)
                written = WrittenRound(
                    dealer=dealer,
                    deck=deck,
                    reshuffles=from_json(reshuffles, list[list[int]]),
                    seats=seats,
                    result=None if result is None else from_json(result, RoundResult),
                    acts=[],
                )
                found[number] = read_round(written, self.base.rules, len(self.base.seats))
            except RecordError:
                self.is_whole = False
        self.has_rounds = bool(found)
        last = max([self.reach[0], *found])
        return [found.get(n) or self._derived(n) for n in range(1, last + 1)]

    def _derived(self, number: int) -> KeptRound:
        self.is_whole = False
        rules, seats, secret = self.base.rules, len(self.base.seats), self.base.secret or ""
        deck = derived_deck(rules, seats, secret, number)
        return KeptRound(RoundRecord(derived_dealer(secret, seats, number), deck), None, ())

    def _note(self, row: Row) -> None:
        try:
            _, round_, number, seat, act, cards, ms = unsealed(row)
            data, ids = from_json(act, dict[str, Any]), from_json(cards, tuple[int, ...])
            pack = pack_of(self.base.rules, len(self.base.seats))
            self.acts[round_ - 1][number] = read_act(WrittenAct(seat, data, ids, ms), pack)
        except (RecordError, IndexError):
            self.is_whole = False

    def _read_checkpoint(self, db: sqlite3.Connection, match: int) -> Checkpoint | None:
        try:
            row = row_of(db, "checkpoints", match)
            if row is None:
                return None
            _, round_, acts, board = row
            seats = len(self.base.seats)
            state = decode_table(board, self.base.rules, seats, self.base.secret or "")
        except RecordError:
            self.is_whole = False
            return None
        results = tuple(r.result for r in self.rounds[: round_ - 1] if r.result is not None)
        if state.round_number != round_ or len(results) != round_ - 1 or round_ > len(self.rounds):
            return None
        return Checkpoint(acts, state, results)

    # -- making a record of it

    def load(self) -> Loaded:
        """The record that replays under today's rules and reaches furthest.

        Nothing but a secret is no match: it would begin at its first card again.
        """
        kept = self.checkpoint
        if not (self.has_rounds or kept or any(self.acts)):
            return LOST
        first = None if self.is_corrected and kept else self._from_the_deal()
        is_enough = first is not None and first.reach >= self.reach
        second = None if kept is None or is_enough else self._from_checkpoint(kept)
        found = [candidate for candidate in (first, second) if candidate is not None]
        if not found:
            return LOST
        best = max(found, key=lambda candidate: candidate.reach)
        if not all(map(can_sit, best.played.record.seats_now)):
            return Loaded(problem=Problem("match-newer", {}))
        problem = self._problem(best)
        draft = self.draft if best.reach >= self.reach else ""
        return Loaded(best.record, draft, problem)

    def _problem(self, best: _Candidate) -> Problem | None:
        if best.reach < self.reach:
            same_round = best.reach[0] == self.reach[0]
            acts = self.reach[1] - (best.reach[1] if same_round else 0)
            return Problem("match-cut", {"acts": str(acts)})
        if best.played.record.checkpoint is None or self.is_corrected:
            return None
        return Problem("match-corrected" if self.is_whole else "match-checkpoint", {})

    def _from_the_deal(self) -> _Candidate | None:
        """All acts up to the first that is missing or not allowed.

        None where they lead to another table than there was, as far as that is known.
        """
        rounds = []
        for round_, acts in zip(self.rounds, self.acts, strict=True):
            rounds.append(replace(round_.record, acts=_unbroken(acts, 0)))
            if len(rounds[-1].acts) < len(acts):
                self.is_whole = False
                break
        played = _longest(replace(self.base, rounds=tuple(rounds)))
        if played is None or (self.checkpoint and not self._agrees(played, self.checkpoint)):
            return None
        return _Candidate(played, (len(played.rounds), len(played.rounds[-1]) - 1))

    def _agrees(self, played: _Played, kept: Checkpoint) -> bool:
        for moments, round_ in zip(played.rounds, self.rounds, strict=False):
            result = moments[-1].state.result
            if None not in (result, round_.result) and result != round_.result:
                return False
        number = kept.state.round_number
        moments = played.rounds[number - 1] if number <= len(played.rounds) else ()
        return kept.acts >= len(moments) or moments[kept.acts].state == kept.state

    def _from_checkpoint(self, kept: Checkpoint) -> _Candidate | None:
        """The acts before it are kept, as far as they are there, but not played."""
        number = kept.state.round_number
        rounds = [
            replace(round_.record, acts=_unbroken(acts, 0))
            for round_, acts in zip(self.rounds, self.acts, strict=True)
        ]
        before = rounds[number - 1].acts[: kept.acts]
        after = _unbroken(self.acts[number - 1], kept.acts)
        rounds[number - 1] = replace(rounds[number - 1], acts=before + after)
        start = replace(kept, acts=len(before))
        played = _longest(replace(self.base, rounds=tuple(rounds), checkpoint=start))
        if played is None:
            return None
        last, acts = len(played.rounds), len(played.rounds[-1]) - 1
        return _Candidate(played, (last, acts + (kept.acts if last == number else 0)))


@dataclass(frozen=True, slots=True)
class _Played:
    record: MatchRecord
    rounds: tuple[tuple[Moment, ...], ...]


_WHERE = re.compile(r"rounds\[(\d+)\](?:\.actions\[(\d+)\])?")


def _longest(record: MatchRecord) -> _Played | None:
    """The record up to the first act, or the first deal, that cannot be."""
    first = record.checkpoint.state.round_number if record.checkpoint else 1
    while len(record.rounds) >= first:
        try:
            return _Played(record, replay(record))
        except RecordError as error:
            place = _WHERE.match(error.place)
            if place is None:
                return None
            record = _cut(record, int(place[1]), int(place[2] or -1))
    return None


def _cut(record: MatchRecord, round_: int, act: int) -> MatchRecord:
    if act < 0:
        return replace(record, rounds=record.rounds[:round_])
    last = record.rounds[round_]
    return replace(record, rounds=(*record.rounds[:round_], replace(last, acts=last.acts[:act])))


def _unbroken(acts: dict[int, Act], first: int) -> tuple[Act, ...]:
    """Those from `first` on without a gap."""
    found = []
    while first in acts:
        found.append(acts[first])
        first += 1
    return tuple(found)

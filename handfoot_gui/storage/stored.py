"""Rounds, acts and seats as they lie in the rows of the file of matches, and back; strict.

Knows columns and what they mean, not how they get to the disk. Whatever is not what was written
raises `RecordError`: the rest of the row's match may still be good.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.notation import NotationError, format_card, rules_from_json, rules_to_json
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS, RuleSet
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.session.exact import card_of, read_action, write_action
from handfoot_gui.session.record import Act, RecordError, RoundRecord, deck_from_texts
from handfoot_gui.session.seating import SeatPlan

T = TypeVar("T")
Row = tuple[Any, ...]

Status = Literal["running", "over", "left"]
Mark = Literal["side", "imported", "shown", "finished-for-me", "practice", "corrected", "rescued"]
"""What is special about a match: played on from a replay, come from a file, its cards given away
while it was running, played by the computer, played with more taken back than the rules allow,
continued after its rules were corrected, out of a damaged file that had lost its marks."""

COUNTED: frozenset[str] = frozenset({"corrected"})
"""With any other mark a match counts nowhere."""

LONGEST_ARCHIVE = 64 * 1024 * 1024
"""Bytes of one match, unpacked; many times the longest that the rules' bounds allow."""


def seal(row: Row) -> int:
    """The checksum that a row ends in."""
    return zlib.crc32(repr(row).encode("utf-8", "surrogatepass"))


def sealed(*row: Any) -> Row:
    return (*row, seal(row))


def is_sealed(row: Row) -> bool:
    """Whether the row is as it was written."""
    return bool(row[-1] == seal(row[:-1]))


def unsealed(row: Row) -> Row:
    """The row without its checksum. Raises `RecordError` where it is another one."""
    if not is_sealed(row):
        raise RecordError("row", "not as it was written")
    return row[:-1]


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


@lru_cache(maxsize=32)
def _decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


def from_json(text: str | bytes, type_: type[T]) -> T:
    kind: Any = type_
    try:
        found: T = _decoder(kind).decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError("json", str(error)) from error
    return found


# --- rules and seats ------------------------------------------------------------------------------


class _Seat(Struct, forbid_unknown_fields=True):
    name: str
    player: str


def write_seats(seats: Sequence[SeatPlan]) -> str:
    return to_json([_Seat(plan.name, plan.player) for plan in seats])


def read_seats(text: str) -> tuple[SeatPlan, ...]:
    seats = from_json(text, list[_Seat])
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        raise RecordError("seats", str(len(seats)))
    return tuple(SeatPlan(seat.name, seat.player) for seat in seats)


HOUSE = "house:"


def rules_key(rules: RuleSet, name: str = "") -> str:
    """What statistics group by: a preset's name, a house rule set's behind `HOUSE`, or `HOUSE`."""
    preset = next((known for known, preset in PRESETS.items() if preset == rules), "")
    return preset or HOUSE + name


def write_rules(rules: RuleSet) -> str:
    return to_json(rules_to_json(rules))


@lru_cache(maxsize=64)
def read_rules(text: str) -> RuleSet:
    try:
        return rules_from_json(from_json(text, dict[str, Any]))
    except NotationError as error:
        raise RecordError("rules", str(error)) from error


@lru_cache(maxsize=8)
def pack_of(rules: RuleSet, seats: int) -> tuple[Card, ...]:
    return make_pack(rules.deck_count(seats), rules.jokers_per_deck)


# --- acts and rounds ------------------------------------------------------------------------------


class WrittenAct(Struct, forbid_unknown_fields=True, array_like=True):
    seat: int
    act: dict[str, Any]
    cards: tuple[int, ...]
    ms: int | None = None


class WrittenRound(Struct, forbid_unknown_fields=True):
    dealer: int
    deck: str
    reshuffles: list[list[int]]
    seats: str | None
    result: RoundResult | None
    acts: list[WrittenAct]


@dataclass(frozen=True, slots=True)
class KeptRound:
    """`ms` has the time that each act took, where it is known."""

    record: RoundRecord
    result: RoundResult | None
    ms: tuple[int | None, ...]


def write_act(act: Act, ms: int | None) -> WrittenAct:
    data, cards = write_action(act.action)
    return WrittenAct(act.seat, data, cards, ms)


def write_round(round_: RoundRecord, result: RoundResult | None) -> WrittenRound:
    """Without its acts."""
    return WrittenRound(
        dealer=round_.dealer,
        deck=" ".join(map(format_card, round_.deck)),
        reshuffles=[[card.id for card in order] for order in round_.reshuffles],
        seats=write_seats(round_.seats) if round_.seats else None,
        result=result,
        acts=[],
    )


def read_round(written: WrittenRound, rules: RuleSet, seats: int) -> KeptRound:
    pack = pack_of(rules, seats)
    own = read_seats(written.seats) if written.seats is not None else None
    if own is not None and len(own) != seats:
        raise RecordError("seats", "another number of seats")
    record = RoundRecord(
        dealer=written.dealer,
        deck=deck_from_texts(pack, written.deck.split()),
        reshuffles=tuple(tuple(card_of(pack, i) for i in order) for order in written.reshuffles),
        acts=tuple(read_act(act, pack) for act in written.acts),
        seats=own,
    )
    return KeptRound(record, written.result, tuple(act.ms for act in written.acts))


def read_act(written: WrittenAct, pack: Sequence[Card]) -> Act:
    return Act(written.seat, read_action(written.act, written.cards, pack))


# --- a finished match in one piece ----------------------------------------------------------------


class WrittenMatch(Struct, forbid_unknown_fields=True):
    """`board`: the table from which it can be replayed, after so many acts of its round."""

    rounds: list[WrittenRound]
    board: str | None = None
    acts: int = 0


def pack_match(match: WrittenMatch) -> bytes:
    return zlib.compress(msgspec.json.encode(match), 6)


def unpack_match(content: bytes) -> WrittenMatch:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(content, LONGEST_ARCHIVE)
    except zlib.error as error:
        raise RecordError("archive", str(error)) from error
    if not unpacker.eof:
        raise RecordError("archive", "cut short")
    return from_json(text, WrittenMatch)

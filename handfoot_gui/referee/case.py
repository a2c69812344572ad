"""Reading case files: bytes to typed cases, or one line that says where and why not.

Knows the form of a case (format, keys, types); not what a position or a step means.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec

from handfoot_gui.words.files import file_problem

CASE_FORMAT = "handfoot-case/1"
GAME_FORMAT = "handfoot-game/1"
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes. A long match takes one million; the worst file of this size is read in 160 MB."""

Cards = list[str] | int
"""Cards by name, or how many."""


class CaseError(Exception):
    """A file that cannot be read: file, place and reason in one line."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)


class Turn(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    seat: int = 0
    phase: Literal["draw", "play"] = "draw"
    asked: bool = False


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    hand: Cards = 11
    foot: Cards = 11
    knee: Cards = 0
    foot_played: bool | None = None
    first_turn: bool = False


class TeamPosition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    melds: list[list[str]] = []
    red_threes: int = 0
    opened: bool | None = None
    score: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    round: int = 1
    turn: Turn = msgspec.field(default_factory=Turn)
    seats: list[SeatPosition] = msgspec.field(default_factory=lambda: [SeatPosition()] * 4)
    teams: list[TeamPosition] | None = None
    stock: Cards = 60
    discard: list[str] = []


class Expect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    ok: bool | None = None
    rule: str | list[str] | None = None
    legal: list[str] | None = None
    state: dict[str, Any] | None = None


class Head(msgspec.Struct, frozen=True):
    """All that is looked at to tell a file's format; whatever else it holds is passed over."""

    format: Any = None


class Case(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`steps` stay plain: their keys depend on what is done, which `rules.notation` reads."""

    format: Literal["handfoot-case/1"]
    name: str
    rules: dict[str, Any] = {}
    position: Position = msgspec.field(default_factory=Position)
    steps: list[dict[str, Any]] = []


def read_bytes(path: Path) -> bytes:
    """The file's content; raises `CaseError` for one that is missing, unreadable or too large."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CaseError("", file_problem("unreadable", reason or "")) from None
    if len(data) > LARGEST_FILE:
        raise CaseError("", file_problem("too-large", str(LARGEST_FILE // 2**20)))
    return data


def format_of(data: bytes) -> str:
    """The format that a file names, or its first case's; raises `CaseError` where it is no JSON."""
    heads: list[Head] = _decoded(data, list[Head]) if _is_list(data) else [_decoded(data, Head)]
    named = heads[0].format if heads else CASE_FORMAT
    if named not in (CASE_FORMAT, GAME_FORMAT):
        raise CaseError("format", file_problem("format", str(named)[:40]))
    return str(named)


def read_cases(data: bytes) -> list[Case]:
    """One case or a list of them; every key and type is checked."""
    if _is_list(data):
        cases: list[Case] = _decoded(data, list[Case])
        return cases
    return [_decoded(data, Case)]


def _is_list(data: bytes) -> bool:
    return data.lstrip().startswith(b"[")


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Reading makes many lists and no garbage: looking for some takes most of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _decoded(data: bytes, type_: Any) -> Any:
    try:
        with _without_collecting():
            return msgspec.json.decode(data, type=type_)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise CaseError(place.strip("`$.") or "", reason) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        detail = "" if isinstance(error, RecursionError) else str(error)
        raise CaseError("", file_problem("not-json", detail)) from None

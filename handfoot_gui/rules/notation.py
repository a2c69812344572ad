"""Cards, acts and rule sets as text and JSON values, in parse/format pairs (the referee's form).

Raises `NotationError` for whatever cannot be read; nothing is guessed. Does not know files.
"""

from __future__ import annotations

import reprlib
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Literal, Union, assert_never, get_args, get_origin, get_type_hints

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Part,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet

RANK_TEXT: dict[Rank, str] = dict(zip(Rank, "23456789TJQKA", strict=False)) | {Rank.JOKER: "W"}
SUIT_TEXT: dict[Suit, str] = dict(zip(Suit, "shdc", strict=True))
JOKER_TEXT = "**"

_RANKS = {text: rank for rank, text in RANK_TEXT.items()}
_SUITS = {text: suit for suit, text in SUIT_TEXT.items()}

FindCard = Callable[[str], Card]
"""Gives the card that a text means where it stands: each call may use up one twin."""


class NotationError(ValueError):
    """A text that means nothing: `reason` keys the sentence in words, `value` was read."""

    def __init__(self, reason: str, value: object, *, place: str = "") -> None:
        super().__init__(f"{reason}: {reprlib.repr(value)} {place}".rstrip())
        self.reason = reason
        self.value = value
        self.place = place


def format_rank(rank: Rank) -> str:
    return RANK_TEXT[rank]


def parse_rank(text: object) -> Rank:
    """A meld's rank; ``W`` for wilds only, ``10`` is read as ``T``."""
    if isinstance(text, str):
        rank = _RANKS.get("T" if text == "10" else text.upper())
        if rank is not None:
            return rank
    raise NotationError("rank", text)


def format_card(card: Card) -> str:
    """
    >>> format_card(Card(0, Rank.KING, Suit.HEARTS))
    'Kh'
    """
    return JOKER_TEXT if card.suit is None else RANK_TEXT[card.rank] + SUIT_TEXT[card.suit]


def parse_card(text: object) -> tuple[Rank, Suit | None]:
    """
    >>> parse_card("10D") == (Rank.TEN, Suit.DIAMONDS)
    True
    """
    if text == JOKER_TEXT:
        return Rank.JOKER, None
    if isinstance(text, str) and len(text) in (2, 3):
        rank = _RANKS.get("T" if text[:-1] == "10" else text[:-1].upper())
        suit = _SUITS.get(text[-1].lower())
        if rank is not None and rank is not Rank.JOKER and suit is not None:
            return rank, suit
    raise NotationError("card", text)


def canonical_card(text: object) -> str:
    """The text of a card as it is written, from any text it is read from."""
    rank, suit = parse_card(text)
    return format_card(Card(-1, rank, suit))


def finder(cards: Iterable[Card]) -> FindCard:
    """Finds texts among the cards held, each card once; a text not held gives a card with id -1.

    Legality then names the missing card, which is why this is no error here.
    """
    held: dict[str, list[Card]] = {}
    for card in cards:
        held.setdefault(format_card(card), []).append(card)

    def find(text: str) -> Card:
        twins = held.get(canonical_card(text))
        return twins.pop(0) if twins else Card(-1, *parse_card(text))

    return find


# --- acts ---------------------------------------------------------------------------------------


def action_to_json(action: Action) -> dict[str, Any]:
    """The act in the form of a step, without its seat."""
    match action:
        case Draw():
            return {"do": "draw"}
        case TakePile(lay):
            return {"do": "take_pile", "lay": _lay_to_json(lay)}
        case LayDown(lay):
            return {"do": "meld", "lay": _lay_to_json(lay)}
        case Discard(card):
            return {"do": "discard", "card": format_card(card)}
        case GoOut(lay, card):
            last = format_card(card) if card else None
            return {"do": "go_out", "lay": _lay_to_json(lay), "discard": last}
        case Answer(yes):
            return {"do": "answer", "yes": yes}
        case Resign():
            return {"do": "resign"}
        case _:
            assert_never(action)


def action_from_json(data: Mapping[str, Any], find: FindCard) -> Action:
    """The act of a step; `seat` and `expect` are the caller's, any other key is an error.

    Nobody gives up in a case; see `played_from_json`.
    """
    kind = data.get("do")
    readable = _ACTIONS.get(kind) if isinstance(kind, str) else None
    if readable is None:
        raise NotationError("do", kind)
    keys, read = readable
    for key in data:
        if key not in (*keys, "do", "seat", "expect"):
            raise NotationError("unknown-key", key)
    for key in keys:
        if key not in data:
            raise NotationError("missing-key", key)
    return read(data, find)


def played_from_json(data: Mapping[str, Any], find: FindCard) -> Action:
    """The same for acts of saved games and of programs, which may give up as well."""
    if data.get("do") == "resign" and not data.keys() - {"do", "seat"}:
        return Resign()
    return action_from_json(data, find)


def _go_out_from_json(data: Mapping[str, Any], find: FindCard) -> GoOut:
    lay, last = _lay_from_json(data["lay"], find), data["discard"]
    return GoOut(lay, None if last is None else find(_text(last)))


def _answer_from_json(data: Mapping[str, Any], _: FindCard) -> Answer:
    if not isinstance(data["yes"], bool):
        raise NotationError("yes", data["yes"])
    return Answer(data["yes"])


_ACTIONS: dict[str, tuple[tuple[str, ...], Callable[[Mapping[str, Any], FindCard], Action]]] = {
    "draw": ((), lambda _data, _find: Draw()),
    "take_pile": (("lay",), lambda data, find: TakePile(_lay_from_json(data["lay"], find))),
    "meld": (("lay",), lambda data, find: LayDown(_lay_from_json(data["lay"], find))),
    "discard": (("card",), lambda data, find: Discard(find(_text(data["card"])))),
    "go_out": (("lay", "discard"), _go_out_from_json),
    "answer": (("yes",), _answer_from_json),
}
"""For each kind of act its keys and how it is read from them."""


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise NotationError("card", value)
    return value


def _lay_to_json(lay: Lay) -> list[dict[str, Any]]:
    return [_part_to_json(part) for part in lay]


def _part_to_json(part: Part) -> dict[str, Any]:
    written: dict[str, Any] = {
        "rank": format_rank(part.rank),
        "cards": [format_card(c) for c in part.cards],
    }
    if part.meld is not None:
        written["meld"] = part.meld
    return written


def _lay_from_json(data: object, find: FindCard) -> Lay:
    if not isinstance(data, list):
        raise NotationError("lay", data)
    return tuple(_part_from_json(part, find) for part in data)


def _part_from_json(data: object, find: FindCard) -> Part:
    if not isinstance(data, dict):
        raise NotationError("lay", data)
    for key in data:
        if key not in ("rank", "cards", "meld"):
            raise NotationError("unknown-key", key)
    cards, meld = data.get("cards"), data.get("meld")
    if not isinstance(cards, list):
        raise NotationError("lay", data)
    rank = parse_rank(data.get("rank"))
    found = tuple(find(_text(c)) for c in cards)
    if meld is None or meld == "new":
        return Part(rank, found, meld)
    if isinstance(meld, int) and not isinstance(meld, bool):
        return Part(rank, found, meld)
    raise NotationError("meld", meld)


# --- rule sets ----------------------------------------------------------------------------------


def rules_to_json(rules: RuleSet) -> dict[str, Any]:
    """All options spelled out; lists for tuples."""
    return {f.name: _plain(getattr(rules, f.name)) for f in fields(rules)}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def rules_from_json(data: object) -> RuleSet:
    """A preset's name and/or single options; bounds are for `RuleSet.problems` to judge."""
    if not isinstance(data, dict):
        raise NotationError("rules", data)
    options = dict(data)
    preset = options.pop("preset", "game-night")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise NotationError("preset", preset)
    hints = _option_types()
    for key, value in options.items():
        if key not in hints:
            raise NotationError("unknown-option", key)
        if not _is_a(value, hints[key]):
            raise NotationError("option-value", value, place=key)
    changes: dict[str, Any] = {key: _frozen(value) for key, value in options.items()}
    return replace(PRESETS[preset], **changes)


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=1)
def _option_types() -> dict[str, Any]:
    return get_type_hints(RuleSet)


def _is_a(value: object, hint: Any) -> bool:
    """Whether a JSON value has the type of an option: numbers, switches, choices and lists."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any(_is_a(value, arg) for arg in args)
    if origin is Literal:
        return isinstance(value, str) and value in args
    if origin is tuple:
        if not isinstance(value, list):
            return False
        if args[-1] is Ellipsis:
            return all(_is_a(v, args[0]) for v in value)
        return len(value) == len(args) and all(map(_is_a, value, args))
    if hint is type(None):
        return value is None
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, hint)

"""An act with the very cards it was done with: the file's words for it, and the cards' ids.

A file of a match names cards by text, so that twins may change places when it is read. What the
program keeps for itself comes back card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from handfoot_gui.rules.actions import Action, Discard, GoOut, Lay, LayDown, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.notation import (
    NotationError,
    action_to_json,
    canonical_card,
    format_card,
    played_from_json,
)
from handfoot_gui.session.record import RecordError


def write_action(action: Action) -> tuple[dict[str, Any], tuple[int, ...]]:
    """The act as a file has it, and the ids of its cards in the order in which they are named."""
    return action_to_json(action), tuple(card.id for card in _cards_of(action))


def read_action(data: dict[str, Any], ids: Sequence[int], pack: Sequence[Card]) -> Action:
    """Raises `RecordError` where texts and ids are not the same cards."""
    left = iter(ids)

    def find(text: str) -> Card:
        card = card_of(pack, next(left, -1))
        if format_card(card) != canonical_card(text):
            raise RecordError("cards", f"{text} is not {format_card(card)}")
        return card

    try:
        action = played_from_json(data, find)
    except NotationError as error:
        raise RecordError("act", str(error)) from error
    if next(left, None) is not None:
        raise RecordError("cards", "more than are named")
    return action


def card_of(pack: Sequence[Card], id_: int) -> Card:
    if not 0 <= id_ < len(pack):
        raise RecordError("cards", f"no card {id_}")
    return pack[id_]


def _cards_of(action: Action) -> Iterator[Card]:
    match action:
        case TakePile(lay) | LayDown(lay):
            yield from _laid(lay)
        case GoOut(lay, last):
            yield from _laid(lay)
            if last is not None:
                yield last
        case Discard(card):
            yield card
        case _:
            pass


def _laid(lay: Lay) -> Iterator[Card]:
    for part in lay:
        yield from part.cards

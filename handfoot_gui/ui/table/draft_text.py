"""What is staged, and what partners were told, as a line of text beside the kept match, and back.

Knows drafts and the hand they come from. A text that means nothing, or cards that are not in the
hand, give an empty draft: staged cards are never worth more than the match.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.notation import NotationError, format_rank, parse_rank
from handfoot_gui.rules.phases import Seat
from handfoot_gui.ui.table.draft import NOTHING, Draft, DraftKind, is_card_once


def draft_to_text(
    seat: Seat, draft: Draft, order: Sequence[int] = (), orders: Mapping[str, Any] | None = None
) -> str:
    """Nothing where nothing is staged or told, and the hand stands in no order of its own."""
    if draft == NOTHING and not order and not orders:
        return ""
    parts = [[format_rank(p.rank), [c.id for c in p.cards], p.meld] for p in draft.parts]
    last = draft.discard.id if draft.discard is not None else None
    kept: dict[str, Any] = {"seat": seat, "kind": draft.kind, "parts": parts, "discard": last}
    if order:
        kept["order"] = list(order)
    if orders:
        kept["partners"] = orders
    return json.dumps(kept)


def orders_from_text(text: str) -> Mapping[str, Any]:
    """What partners were told, for `Partnership.take_up`."""
    try:
        data = json.loads(text or "{}")
        found = data.get("partners", {})
    except (ValueError, AttributeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def order_from_text(text: str, seat: Seat) -> tuple[int, ...]:
    """The ids of the seat's hand as they were put, where they were."""
    try:
        data = json.loads(text or "{}")
        own = data.get("order", ()) if data.get("seat") == seat else ()
        return tuple(int(id_) for id_ in own)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return ()


def draft_from_text(text: str, seat: Seat, hand: Sequence[Card]) -> Draft:
    """The seat's own draft; that of another seat is nobody's business here."""
    if not text:
        return NOTHING
    held = {card.id: card for card in hand}
    try:
        data = json.loads(text)
        draft = _draft(data, held)
    except (ValueError, KeyError, TypeError, RecursionError, NotationError):
        return NOTHING
    return draft if data["seat"] == seat and is_card_once(draft) else NOTHING


def _draft(data: Any, held: Mapping[int, Card]) -> Draft:
    parts = tuple(_part(*part, held=held) for part in data["parts"])
    discard = None if data["discard"] is None else held[data["discard"]]
    return Draft(DraftKind(data["kind"]), parts, discard)


def _part(rank: Any, cards: Any, meld: Any, *, held: Mapping[int, Card]) -> Part:
    if meld is not None and meld != "new" and type(meld) is not int:
        raise ValueError(meld)
    return Part(parse_rank(rank), tuple(held[id_] for id_ in cards), meld)

"""Where everything on the table is, as plain data, for programs that look on.

Cards are named as files name them. Shows nothing that the looking seat does not see.
"""

from __future__ import annotations

from typing import Any

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.notation import format_card, format_rank
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.showing import Showing
from handfoot_gui.ui.scenes.waiting import waiting
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.placement import Placement, Slot, ZoneId, card_zone


def describe_table(seen: Seen, showing: Showing) -> dict[str, Any]:
    placement, view = showing.placement, seen.view
    line = waiting(seen)
    return {
        "seat": view.seat,
        "to_act": view.to_act,
        "phase": str(view.phase),
        "round": view.round_number,
        "can_act": seen.can_act,
        "status": line.spoken,
        "notice": "" if seen.notice is None else seen.notice.text,
        "hand": [] if seen.is_covered else [_card(placement, slot) for slot in placement.hand],
        "selected": [card.id for card in seen.selected],
        "focus": _name(seen.focus or ()),
        "places": [_name(offer.zone) for offer in seen.places],
        "draft": {
            "kind": str(seen.draft.kind),
            "parts": [
                {"rank": format_rank(p.rank), "cards": _texts(p.cards), "meld": p.meld}
                for p in seen.draft.parts
            ],
        },
        "staged": [_card(placement, slot) for slot in _staged(placement)],
        "zones": {
            _name(z.id): _rect(z.rect)
            for z in placement.zones
            if not (seen.is_covered and z.kind == "group")
        },
        "buttons": {
            b.name: {"word": b.label, "enabled": not b.disabled}
            for b in (*showing.buttons.top, *showing.buttons.status)
        },
    }


def _staged(placement: Placement) -> list[Slot]:
    melds = [meld for tray in placement.trays for meld in tray.melds]
    return [slot for meld in melds for slot in meld.slots if slot.key in meld.staged]


def _card(placement: Placement, slot: Slot) -> dict[str, Any]:
    """`at` is a point of the card that no other card covers."""
    at = _seen_point(placement, slot)
    return {
        "id": slot.key,
        "card": "" if slot.card is None else format_card(slot.card),
        "rect": _rect(slot.bounds),
        "at": None if at is None else [round(at.x), round(at.y)],
    }


def _seen_point(placement: Placement, slot: Slot) -> Point | None:
    """The middle of the widest strip, looked for along a few heights of the card."""
    box = slot.bounds
    wanted: ZoneId = card_zone(slot.card.id) if slot.card is not None else ()
    for part in (0.3, 0.15, 0.5, 0.75, 0.05):
        y = box.y + box.h * part
        if y >= placement.window.h:
            continue
        step = max(1.0, box.w / 24)
        xs = [box.x + step * (i + 0.5) for i in range(24)]
        hits = [x for x in xs if target_at(placement, Point(x, y)) == wanted]
        if hits:
            return Point(hits[len(hits) // 2], y)
    return None


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(card) for card in cards]


def _name(zone: ZoneId) -> str:
    return "/".join(map(str, zone))


def _rect(rect: Rect) -> list[int]:
    return [round(rect.x), round(rect.y), round(rect.w), round(rect.h)]

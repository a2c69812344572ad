"""What is under the pointer, and where a drop lands: topmost first, a fanned card by its strip.

A target is named as a zone: cards of the hand and staged cards by `card_zone`, a group's pill by
`group_zone`. Knows the placement; no rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.placement import (
    FELT,
    HAND,
    LOG,
    MeldPlace,
    Placement,
    ZoneId,
    card_zone,
)

TOUCH = 0.2
"""The part of a card that may reach over a place without being meant for it."""


def target_at(placement: Placement, point: Point) -> ZoneId | None:
    """The log panel, then pills and buttons, then the hand's cards, then everything else."""
    zone = placement.zone_at(point)
    if zone is not None and zone.kind in ("log", "group", "button", "tab"):
        return zone.id
    held = placement.hand_card_at(point)
    if held is not None and held.card is not None:
        return card_zone(held.card.id)
    if zone is None:
        return None
    meld = placement.meld(zone.id)
    staged = None if meld is None else staged_card_at(meld, point)
    return zone.id if staged is None else card_zone(staged)


def info_at(placement: Placement, point: Point) -> ZoneId | None:
    """Words at that place that can say more about themselves."""
    return next((id_ for id_, rect in placement.infos.items() if rect.contains(point)), None)


def staged_card_at(meld: MeldPlace, point: Point) -> int | None:
    """The id of the staged card there, where the topmost card of the meld is one."""
    top = next((slot for slot in reversed(meld.slots) if slot.covers(point)), None)
    if top is None or top.card is None or top.card.id not in meld.staged:
        return None
    return top.card.id


def home_of(placement: Placement, target: ZoneId) -> Rect:
    """Where a thing rests, for telling a drag from a click; nothing for a thing that is gone."""
    if target[0] == "card":
        slot = placement.slot(int(target[1]))
        return Rect(0, 0, 0, 0) if slot is None else slot.bounds
    zone = placement.zone(target)
    return Rect(0, 0, 0, 0) if zone is None else zone.rect


def drop_target(
    placement: Placement, areas: Mapping[ZoneId, Rect], dragged: Rect, point: Point
) -> ZoneId | None:
    """The accepting place with the largest overlap with the card, else the one under the pointer.

    A mere touch is none, and what the pointer is on comes first. The free felt accepts last: it
    lies beneath everything and would always overlap most.
    """
    best, most = None, TOUCH * dragged.area
    for zone, rect in areas.items():
        if zone in (FELT, HAND):
            continue
        shared = rect.overlap_area(dragged) + (dragged.area if rect.contains(point) else 0.0)
        if shared > most:
            best, most = zone, shared
    if best is not None:
        return best
    under = placement.zone_at(point)
    if under is None or under.id == LOG:
        return None
    if under.id == FELT and placement.trays[0].rect.contains(point):
        return ("label", placement.trays[0].team)  # between the others' melds no felt is free
    return HAND if under.kind in ("group", "card", "foot") else under.id

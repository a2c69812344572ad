"""Cards in the air: what is carried, where it may go, and which place would take it now.

One record and four functions. Knows the offers worked out at the grab; asks no rule again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.cues import Offer, offers, offers_for_pile
from handfoot_gui.ui.table.draft import Draft
from handfoot_gui.ui.table.hit import drop_target
from handfoot_gui.ui.table.letting_go import CARRIED, OVER_TRAY
from handfoot_gui.ui.table.look import Drag
from handfoot_gui.ui.table.own_order import Gap, gap_at
from handfoot_gui.ui.table.placement import HAND, RATIO, Placement, ZoneId

Source = Literal["hand", "staged", "pile"]


@dataclass(frozen=True, slots=True)
class Carry:
    """`areas` are lit and catch the drop; `target` is the place that would take it now.

    `gap`: over the hand, where in it the cards would go.
    """

    cards: tuple[Card, ...]
    source: Source
    at: Point
    found: Mapping[ZoneId, Offer]
    areas: Mapping[ZoneId, Rect]
    target: ZoneId | None = None
    small: bool = False
    gap: Gap | None = None

    @property
    def drag(self) -> Drag:
        return Drag(self.cards, self.at, self.small)

    @property
    def offer(self) -> Offer | None:
        return None if self.target is None else self.found.get(self.target)


def picked_up(
    view: PlayerView,
    draft: Draft,
    cards: Sequence[Card],
    source: Source,
    placement: Placement,
    at: Point,
) -> Carry:
    """For the pile's top, `cards` are the chosen ones of the hand that would claim it."""
    if source == "pile":
        found = offers_for_pile(view, draft, cards, placement.zones)
        carried = tuple(cards) if view.discard_top is None else (view.discard_top,)
    else:
        found = offers(view, draft, cards, placement.zones)
        carried = tuple(cards)
    areas = placement.drop_areas(found)
    return carried_to(Carry(carried, source, at, found, areas), placement, at)


def carried_to(carry: Carry, placement: Placement, at: Point) -> Carry:
    small = any(tray.rect.contains(at) for tray in placement.trays)
    dragged = card_rect(placement, at, small=small)
    target = drop_target(placement, carry.areas, dragged, at)
    gap = None
    if target == HAND and carry.source == "hand":
        gap = gap_at(placement, {card.id for card in carry.cards}, at)
    return replace(carry, at=at, small=small, target=target, gap=gap)


def refreshed(carry: Carry, view: PlayerView, draft: Draft, placement: Placement) -> Carry:
    """The same cards after the table has changed under them."""
    if carry.source == "pile":
        return carried_to(carry, placement, carry.at)
    return picked_up(view, draft, carry.cards, carry.source, placement, carry.at)


def card_rect(placement: Placement, at: Point, *, small: bool) -> Rect:
    m = placement.measures
    width = OVER_TRAY * m.mw if small else CARRIED * m.cw
    return Rect.centred(at, width, width * RATIO)

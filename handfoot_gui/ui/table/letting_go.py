"""Cards that were let go: from where the hand left them they move home, or into place.

Pure: slots in, slots and motion out. Knows no rule and no reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.tween import out_back
from handfoot_gui.ui.table.flights import Flight, Motion
from handfoot_gui.ui.table.look import Drag
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.motion import Pace
from handfoot_gui.ui.table.placement import DRAG, Placement, Slot

CARRIED_TURN = -5.0
CARRIED, OVER_TRAY = 1.04, 1.35
"""A carried card's width in hand cards, and over a tray in meld cards: the place stays visible."""
BESIDE = 0.34
"""Step between several carried cards, in their widths."""
HOME = 180.0


def carried_slots(m: Measures, drag: Drag) -> tuple[Slot, ...]:
    """The cards in the air, fanned round the pointer."""
    width = round(m.mw * OVER_TRAY if drag.small else m.cw * CARRIED * drag.scale)
    many = len(drag.cards)
    step = min(width * BESIDE, width * 2.2 / max(1, many - 1))
    left = drag.at.x - (many - 1) * step / 2
    return tuple(
        Slot(card.id, card, Point(left + i * step, drag.at.y + i * 2), width, CARRIED_TURN, i, DRAG)
        for i, card in enumerate(drag.cards)
    )


def lifted_from(placement: Placement, dropped: Mapping[int, Slot]) -> Placement:
    """The table as it was, with these hand cards where they were let go."""
    if not dropped:
        return placement
    hand = tuple(
        replace(slot, centre=gone.centre, width=gone.width, angle=gone.angle)
        if isinstance(slot.key, int) and (gone := dropped.get(slot.key)) is not None
        else slot
        for slot in placement.hand
    )
    return replace(placement, hand=hand)


def homeward(slots: Sequence[Slot], placement: Placement, pace: Pace, now: float) -> Motion:
    """From the air to where each card lies now: its place in the hand, or where it is staged."""
    if pace.factor <= 0:
        return Motion()
    flights = []
    for slot in slots:
        end = placement.slot(slot.key)
        if end is not None:
            flight = Flight(slot, end, now, HOME * pace.factor, now, slot.key, easing=out_back(0.6))
            flights.append(flight)
    return Motion(tuple(flights))

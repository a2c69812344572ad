"""Pictures made before they are wanted, one a step, so that no frame has to wait for many of them.

Knows which pictures a placement will ask for, and about what each costs; keeps none itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.ui.kit.theme import Theme
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.letting_go import CARRIED, CARRIED_TURN, OVER_TRAY
from handfoot_gui.ui.table.paint_hand import empty_ring, selected_ring
from handfoot_gui.ui.table.placement import Placement

LARGE, SMALL = 5, 1
"""What a picture costs: a card of the hand, and one of a meld."""


def pictures_of(art: CardArt, placement: Placement) -> Iterator[int]:
    """Whatever lies on the table; each step tells its cost."""
    pile = placement.middle.pile_slots[-1:]
    for slot in (*placement.hand, *pile):
        if slot.card is not None:
            art.face(slot.card, slot.width, slot.angle)
            yield LARGE
    melds = [meld for tray in placement.trays for meld in tray.melds]
    for slot in (slot for meld in melds for slot in meld.slots):
        if slot.card is not None:
            art.meld_face(slot.card, slot.width)
            yield SMALL
    for slot in (slot for place in placement.seats for slot in place.backs):
        art.back(slot.width, slot.angle)
        yield SMALL
    for packet in filter(None, placement.own.sealed):
        art.foot_fan(packet[0].width, len(packet))
        yield LARGE


def carried_pictures(art: CardArt, placement: Placement, theme: Theme) -> Iterator[int]:
    """The hand's cards as they are seen when they are dragged, over the hand and over a tray, and
    what is seen in the hand when they are chosen and when they are gone."""
    m = placement.measures
    for ring in (selected_ring(theme, m.u), empty_ring(theme, m.u)):
        for angle in dict.fromkeys(slot.angle for slot in placement.hand):
            art.ring(placement.hand[0].width, ring, angle)
            yield LARGE
    for width in (round(m.cw * CARRIED), round(m.mw * OVER_TRAY)):
        for slot in placement.hand:
            if slot.card is not None:
                art.face(slot.card, width, CARRIED_TURN)
                yield LARGE


def pictures_to_come(art: CardArt, placement: Placement) -> Iterator[int]:
    """The courts on top of the pile: they take longest, and anybody may throw one next."""
    for slot in placement.middle.pile_slots[-1:]:
        for rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
            for suit in Suit:
                art.face(Card(-1, rank, suit), slot.width, slot.angle)
                yield LARGE

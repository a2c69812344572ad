"""Pictures made before they are wanted, one a step, so that no frame has to wait for many of them.

Knows which pictures a placement will ask for; keeps none itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.ui.kit.theme import Theme
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.letting_go import CARRIED, CARRIED_TURN, OVER_TRAY
from handfoot_gui.ui.table.paint_hand import empty_ring, selected_ring
from handfoot_gui.ui.table.placement import MeldPlace, Placement


def pictures_of(art: CardArt, placement: Placement) -> Iterator[None]:
    """Whatever lies on the table."""
    yield from small_pictures(art, placement)
    yield from large_pictures(art, placement)


def small_pictures(art: CardArt, placement: Placement) -> Iterator[None]:
    """What takes a millisecond or less each."""
    for slot in placement.middle.pile_slots:
        if slot.card is None:
            art.blank(slot.width, slot.angle)
            yield
    for tray in placement.trays:
        for meld in tray.melds:
            yield from _of_meld(art, meld)
    for place in placement.seats:
        for slot in place.backs:
            art.back(slot.width, slot.angle)
            yield
        for slot in place.sealed:
            art.packet(slot.width)
            yield


def large_pictures(art: CardArt, placement: Placement) -> Iterator[None]:
    """What takes longer: cards of the hand and of the pile."""
    art.back(placement.middle.stock.w)
    yield
    for slot in (*placement.middle.pile_slots, *placement.hand):
        if slot.card is not None:
            yield from art.face_in_steps(slot.card, slot.width, slot.angle)
    for slot in placement.hand:
        art.shadow_in_hand(slot.width, slot.angle, slot.lift)
        yield
    for packet in filter(None, placement.own.sealed):
        art.foot_fan(packet[0].width, len(packet))
        yield


def _of_meld(art: CardArt, meld: MeldPlace) -> Iterator[None]:
    """Of a book only its top is seen, and the top of what is staged lies as on a book."""
    top = meld.slots[-1]
    if top.card is not None and (meld.is_book or meld.staged):
        art.book_face(top.card, top.width)
        yield
    for slot in () if meld.is_book else meld.slots:
        if slot.card is not None:
            art.meld_face(slot.card, slot.width)
            yield


def carried_pictures(art: CardArt, placement: Placement, theme: Theme) -> Iterator[None]:
    """The hand's cards as they are seen when they are dragged, over the hand and over a tray, and
    what is seen in the hand when they are chosen and when they are gone."""
    m = placement.measures
    for ring in (selected_ring(theme, m.u), empty_ring(theme, m.u)):
        for angle in dict.fromkeys(slot.angle for slot in placement.hand):
            art.ring(placement.hand[0].width, ring, angle)
            yield
    for width in (round(m.cw * CARRIED), round(m.mw * OVER_TRAY)):
        for slot in placement.hand:
            if slot.card is not None:
                yield from art.face_in_steps(slot.card, width, CARRIED_TURN)


def pictures_to_come(art: CardArt, placement: Placement) -> Iterator[None]:
    """The courts on top of the pile: they take longest, and anybody may throw one next."""
    for slot in placement.middle.pile_slots[-1:]:
        for rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
            for suit in Suit:
                yield from art.face_in_steps(Card(-1, rank, suit), slot.width, slot.angle)

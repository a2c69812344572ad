"""A frame drawn with the pointer, and the cards of the hand that it catches. Knows places only."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.placement import FELT, HAND, Placement, ZoneId


@dataclass(frozen=True, slots=True)
class Frame:
    """`held` is what was selected before it, `caught` what it touches now."""

    start: Point
    at: Point
    held: tuple[Card, ...] = ()
    caught: tuple[Card, ...] = ()

    @property
    def rect(self) -> Rect:
        x, y = min(self.start.x, self.at.x), min(self.start.y, self.at.y)
        return Rect(x, y, abs(self.at.x - self.start.x), abs(self.at.y - self.start.y))

    @property
    def selected(self) -> tuple[Card, ...]:
        """Caught cards join the others; where all of them were chosen before, they leave."""
        if self.caught and all(card in self.held for card in self.caught):
            return tuple(card for card in self.held if card not in self.caught)
        return (*self.held, *(card for card in self.caught if card not in self.held))


def kept_to(frame: Frame, cards: Collection[Card]) -> Frame:
    """The frame without cards that have left the hand."""
    held = tuple(card for card in frame.held if card in cards)
    return replace(frame, held=held, caught=tuple(c for c in frame.caught if c in cards))


def begins_frame(target: ZoneId | None) -> bool:
    """Free space: nothing lies there that could be used."""
    return target in (None, FELT, HAND, ("nowhere",))


def drawn_to(frame: Frame, placement: Placement, at: Point) -> Frame:
    moved = Frame(frame.start, at, frame.held)
    return Frame(frame.start, at, frame.held, caught(placement, moved.rect))


def caught(placement: Placement, frame: Rect) -> tuple[Card, ...]:
    """Cards of which the frame touches what can be seen: the strip left of the next card."""
    rows = {id_: group.row for group in placement.groups for id_ in group.cards}
    held = [(slot.card, slot.box) for slot in placement.hand if slot.card is not None]
    front = min((box.y for card, box in held if rows.get(card.id) == 1), default=None)
    found: list[Card] = []
    for index, (card, box) in enumerate(held):
        row, right = rows.get(card.id, 0), box.right
        if index + 1 < len(held) and rows.get(held[index + 1][0].id, 0) == row:
            right = min(right, held[index + 1][1].x)
        bottom = front if row == 0 and front is not None else box.bottom
        strip = Rect(box.x, box.y, max(1.0, right - box.x), max(1.0, bottom - box.y))
        if strip.overlap_area(frame.grown(0.5)) > 0:
            found.append(card)
    return tuple(found)

"""Where a caption stands: near the thing it speaks of, over what can best be spared.

Knows places and the caption's size; no words and no colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.table.layout import focus_rect
from handfoot_gui.ui.table.layout_fan import HOVER_LIFT, pointed
from handfoot_gui.ui.table.placement import DRAG, MeldPlace, Placement, Slot, ZoneId

Kept: TypeAlias = tuple[float, float, float, float, float]
"""What is better left free: its left, top, right and bottom edge, and its price. Plain numbers, as
a card that is carried asks anew in every frame."""

USED, READ, COUNTED, SEEN = 100.0, 40.0, 15.0, 3.0
"""Buttons and the status; ranks and suits; counts and words; pictures."""
DEARER = 0.5
"""A place to the one before it, when nothing else tells them apart."""
TOUCHED = 0.3
"""Of a thing's price, for covering the least of it."""
INDEX_WIDE, INDEX_HIGH = 0.30, 0.56
"""The room of a large index, in widths of the card."""
STRIP = 0.32
"""Of a meld's lowest card, what its index takes."""


def caption_rect(
    placement: Placement,
    of: ZoneId,
    about: Rect,
    size: tuple[float, float],
    used: Iterable[Rect],
    *,
    below: bool = False,
) -> Rect:
    """The cheapest of the places round `about`, the earlier one where two are alike.

    `used`: buttons and words in the status row, as they are set. `below`: rather than above.
    """
    u = placement.measures.u
    window = Rect(0, 0, placement.window.w, placement.window.h).inset(4 * u)
    kept = [_priced(rect, USED) for rect in used]
    kept += _kept(placement, of, about)
    best, least = about, float("inf")
    for number, place in enumerate(_round(placement, of, about, size, below)):
        dear = number * DEARER
        if dear >= least:
            break
        box = place.kept_in(window)
        cost = dear + _cost(box, kept)
        if cost < least:
            best, least = box, cost
    return best.rounded()


def subject(placement: Placement, of: ZoneId) -> Rect | None:
    """What a caption speaks of; a card of the hand has risen."""
    slot = placement.slot(int(of[1])) if of[:1] == ("card",) else None
    if slot is not None:
        return slot.box.moved(dy=-HOVER_LIFT * placement.measures.u)
    return focus_rect(placement, of)


def _priced(rect: Rect, price: float) -> Kept:
    return rect.x, rect.y, rect.x + rect.w, rect.y + rect.h, price


def _cost(box: Rect, kept: Iterable[Kept]) -> float:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    total = 0.0
    for left, top, end, low, price in kept:
        if left < right and x < end and top < bottom and y < low:
            shared = (min(end, right) - max(left, x)) * (min(low, bottom) - max(top, y))
            total += price * (TOUCHED + shared / max(1.0, (end - left) * (low - top)))
    return total


# ------------------------------------------------------------------ places


def _round(
    placement: Placement,
    of: ZoneId,
    about: Rect,
    size: tuple[float, float],
    below: bool,  # noqa: FBT001 - the caption's own switch
) -> Iterator[Rect]:
    """From the most natural place to the farthest."""
    (wide, high), u = size, placement.measures.u
    gap = (5 if of == DRAG else 10) * u
    above, under = about.y - high - gap, about.bottom + gap
    in_hand = of[:1] == ("card",) and about.bottom > placement.status.bottom
    over = (above, _over_picture(placement, about, high)) if in_hand else (above, under)
    for y in reversed(over) if below or of == DRAG else over:
        for x in _along(about, wide):
            yield Rect(x, y, wide, high)
    row = placement.status
    clear = row.y - high - 6 * u
    is_low = about.bottom > placement.middle.rect.bottom
    beside = (min(about.bottom - high, clear), about.bottom - high, about.y)
    for y in (clear, *beside) if is_low else beside:
        yield Rect(about.right + 6, y, wide, high)
        yield Rect(about.x - 6 - wide, y, wide, high)
    for y in (clear, row.bottom + 6 * u) if is_low else ():
        for x in _along(about, wide):
            yield Rect(x, y, wide, high)


def _along(about: Rect, wide: float) -> Iterator[float]:
    """In the middle, else to one side."""
    middle = about.centre.x - wide / 2
    for part in (0.0, -0.25, 0.25, -0.5, 0.5):
        yield middle + part * wide


def _over_picture(placement: Placement, about: Rect, high: float) -> float:
    """Low on a card of the hand, where ranks have an end; below the front row's where there are
    two."""
    front = max((slot.box.y for slot in placement.hand), default=about.y)
    low = max(about.y + 0.62 * about.h, front + INDEX_HIGH * placement.measures.cw + 2)
    return min(low, placement.window.h - 4 * placement.measures.u - high)


# ------------------------------------------------------------------ what is better left free


def _kept(placement: Placement, of: ZoneId, about: Rect) -> Iterator[Kept]:
    if of == DRAG:
        yield _priced(_first_line(placement), READ)
    else:
        for slot in pointed(placement, int(of[1]) if of[0] == "card" else None):
            yield _index(slot)
    if of[:1] != ("card",):
        yield _priced(about, 4 * USED)
    for tray in placement.trays:
        yield _priced(tray.label, COUNTED)
        for column in tray.columns:
            yield _priced(column.rail, COUNTED)
        for meld in tray.melds:
            if meld.slots:
                yield _ranks(meld)
            yield _priced(meld.rect, SEEN)
    middle = placement.middle
    own = placement.own
    for rect in (middle.stock, middle.pile, middle.last_move, middle.aim, own.plaque):
        yield _priced(rect, COUNTED)
    yield _priced(own.foot_label, COUNTED)
    for seat in placement.seats:
        yield _priced(seat.rect, COUNTED)


def _first_line(placement: Placement) -> Rect:
    """All ranks of the hand at once."""
    if not placement.hand:
        return Rect(0, 0, 1, 1)
    first, last = placement.hand[0].box, placement.hand[-1].box
    return Rect(first.x, first.y, last.right - first.x, first.h / 2)


def _index(slot: Slot) -> Kept:
    x, y, w = slot.centre.x - slot.width / 2, slot.centre.y - slot.height / 2, slot.width
    return x, y, x + INDEX_WIDE * w, y + INDEX_HIGH * w, READ


def _ranks(meld: MeldPlace) -> Kept:
    """The word on a book, and on what is staged, stands low on it."""
    rect, last = meld.rect, meld.slots[-1]
    low = last.box.y + STRIP * last.width
    if meld.is_book or meld.staged:
        low = rect.bottom
    return rect.x, rect.y, rect.x + rect.w, low, READ / 2

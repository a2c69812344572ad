"""The hand in the person's own order: where a dragged card would go in, and what follows from it.

Pure: ids and places in, ids and places out. Knows no pointer and no rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.held import Groups
from handfoot_gui.ui.table.placement import Placement, Slot

Order = tuple[int, ...]
"""The ids of the hand, left to right. Some of them may be gone by now."""


def arranged(hand: Iterable[Card], order: Sequence[int]) -> Groups:
    """Known cards as they were put, new ones at the right end; neighbours of a rank are a group."""
    place = {id_: index for index, id_ in enumerate(order)}
    cards = sorted(hand, key=lambda card: place.get(card.id, len(place)))
    return tuple(tuple(group) for _, group in groupby(cards, key=lambda card: card.rank))


def order_of(groups: Groups) -> Order:
    return tuple(card.id for group in groups for card in group)


def put(order: Sequence[int], cards: Collection[int], before: int | None) -> Order:
    """The order with these cards, as they stand to each other, before another or at the end.

    >>> put((1, 2, 3, 4, 5), {2, 5}, 4)
    (1, 3, 2, 5, 4)
    """
    carried = [id_ for id_ in order if id_ in cards]
    left = [id_ for id_ in order if id_ not in cards]
    index = left.index(before) if before in left else len(left)
    return (*left[:index], *carried, *left[index:])


@dataclass(frozen=True, slots=True)
class Gap:
    """Between two cards of the hand: `before` is the one right of it, `line` where it shows."""

    before: int | None
    line: Rect


def gap_at(placement: Placement, carried: Collection[int], at: Point) -> Gap | None:
    """Where cards let go in the hand would go in."""
    rows = {id_: group.row for group in placement.groups for id_ in group.cards}
    left = [slot for slot in placement.hand if slot.key not in carried]
    if not left:
        return None
    row = _row_at(placement, rows, at)
    here = [slot for slot in left if rows.get(_id(slot), 0) == row]
    if not here:  # all of that row is in the air
        return Gap(_id(left[0]), _line(placement, left[0], left[0].box.x))
    for slot, following in zip(here, [*here[1:], None], strict=True):
        edge = slot.box.x
        seen = slot.width if following is None else max(2.0, following.box.x - edge)
        if at.x < edge + seen / 2:
            return Gap(_id(slot), _line(placement, slot, edge))
    after = left.index(here[-1]) + 1
    before = _id(left[after]) if after < len(left) else None
    return Gap(before, _line(placement, here[-1], here[-1].box.right))


def _row_at(placement: Placement, rows: dict[int, int], at: Point) -> int:
    """The front row begins at its cards' upper edge."""
    if not placement.two_rows:
        return 0
    front = [slot.box.y + slot.lift for slot in placement.hand if rows.get(_id(slot)) == 1]
    return 1 if front and at.y >= min(front) else 0


def _line(placement: Placement, slot: Slot, x: float) -> Rect:
    u = placement.measures.u
    top = slot.box.y + slot.lift - 8 * u
    bottom = min(placement.window.h - 2, slot.box.bottom + slot.lift)
    return Rect(x - 2 * u, top, 4 * u, bottom - top)


def _id(slot: Slot) -> int:
    return slot.key if isinstance(slot.key, int) else -1

"""Which thing the keys act on. Knows keys (names of things) and their places, not what they are."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from handfoot_gui.ui.kit.geometry import Rect

Direction: TypeAlias = Literal["left", "right", "up", "down"]
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down")


@dataclass(frozen=True, slots=True)
class Focusable:
    """A thing that keys can reach. `group`: arrows stay inside it, Tab goes on to the next one."""

    key: Hashable
    rect: Rect
    group: Hashable = None


@dataclass(slots=True)
class Focus:
    """At most one thing has the focus. `shown` is true once keys were used, so that somebody who
    plays with the pointer alone sees no rings."""

    key: Hashable | None = None
    shown: bool = False

    def has(self, key: Hashable) -> bool:
        return self.shown and self.key == key

    def set(self, key: Hashable | None, *, shown: bool | None = None) -> None:
        self.key = key
        if shown is not None:
            self.shown = shown

    def settle(self, order: Sequence[Focusable]) -> None:
        """Drops the focus from a thing that is gone."""
        if all(item.key != self.key for item in order):
            self.key = None

    def tab(self, order: Sequence[Focusable], *, back: bool = False) -> Hashable | None:
        """The next group's first thing, round and round; a thing without a group is its own."""
        self.shown = True
        firsts = _group_heads(order)
        if not firsts:
            self.key = None
            return None
        here = _find(order, self.key)
        if here is None:
            self.key = firsts[-1 if back else 0].key
            return self.key
        heads = [_group(item) for item in firsts]
        at = heads.index(_group(here))
        self.key = firsts[(at + (-1 if back else 1)) % len(firsts)].key
        return self.key

    def arrow(
        self, order: Sequence[Focusable], direction: Direction, *, stays: bool = False
    ) -> Hashable | None:
        """The nearest thing that way: of its own group if there is one, else of all.

        `stays` at the group's end, where the key is only still held.
        """
        self.shown = True
        here = _find(order, self.key)
        if here is None:
            self.key = order[0].key if order else None
            return self.key
        mates = [item for item in order if item is not here and _group(item) == _group(here)]
        others = [item for item in order if item is not here]
        pools = (mates, others) if here.group is not None else (others,)
        for pool in pools[:1] if stays else pools:
            found = _nearest(here, pool, direction)
            if found is not None:
                self.key = found.key
                break
        return self.key


def _group(item: Focusable) -> Hashable:
    return ("alone", item.key) if item.group is None else ("group", item.group)


def _group_heads(order: Sequence[Focusable]) -> list[Focusable]:
    heads: dict[Hashable, Focusable] = {}
    for item in order:
        heads.setdefault(_group(item), item)
    return list(heads.values())


def _find(order: Sequence[Focusable], key: Hashable | None) -> Focusable | None:
    return next((item for item in order if item.key == key), None)


def _nearest(here: Focusable, pool: Sequence[Focusable], direction: Direction) -> Focusable | None:
    best: Focusable | None = None
    least = float("inf")
    for item in pool:
        along, across = _way(here.rect, item.rect, direction)
        if along <= 0:
            continue
        cost = along + 3 * across
        if cost < least:
            best, least = item, cost
    return best


def _way(here: Rect, there: Rect, direction: Direction) -> tuple[float, float]:
    """How far that way, and how far beside it (none where the two overlap sideways)."""
    dx, dy = there.centre.x - here.centre.x, there.centre.y - here.centre.y
    if direction in ("left", "right"):
        along = dx if direction == "right" else -dx
        return along, max(0.0, abs(dy) - (here.h + there.h) / 2 + min(here.h, there.h) / 2)
    along = dy if direction == "down" else -dy
    return along, max(0.0, abs(dx) - (here.w + there.w) / 2 + min(here.w, there.w) / 2)

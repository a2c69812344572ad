"""Points, sizes and rectangles in floats. Knows arithmetic only: no pixels, no pygame."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float

    def moved(self, dx: float = 0, dy: float = 0) -> Point:
        return Point(self.x + dx, self.y + dy)

    def distance(self, other: Point) -> float:
        return math.hypot(self.x - other.x, self.y - other.y)

    def towards(self, other: Point, part: float) -> Point:
        """The point that far along the way: 0 is here, 1 is there, more overshoots."""
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


@dataclass(frozen=True, slots=True)
class Size:
    w: float
    h: float

    def scaled(self, factor: float) -> Size:
        return Size(self.w * factor, self.h * factor)


@dataclass(frozen=True, slots=True)
class Rect:
    """A box by its top left corner. A width or height below zero counts as empty."""

    x: float
    y: float
    w: float
    h: float

    @staticmethod
    def centred(centre: Point, w: float, h: float) -> Rect:
        return Rect(centre.x - w / 2, centre.y - h / 2, w, h)

    @staticmethod
    def around(*rects: Rect) -> Rect:
        """The smallest box that holds all of them."""
        if not rects:
            return Rect(0, 0, 0, 0)
        left, top = min(r.x for r in rects), min(r.y for r in rects)
        right, bottom = max(r.right for r in rects), max(r.bottom for r in rects)
        return Rect(left, top, right - left, bottom - top)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    @property
    def corner(self) -> Point:
        return Point(self.x, self.y)

    @property
    def size(self) -> Size:
        return Size(self.w, self.h)

    @property
    def area(self) -> float:
        return max(0.0, self.w) * max(0.0, self.h)

    def contains(self, p: Point) -> bool:
        """The left and top edges are inside, the right and bottom ones are the neighbour's."""
        return self.x <= p.x < self.right and self.y <= p.y < self.bottom

    def holds(self, other: Rect) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlap(self, other: Rect) -> Rect | None:
        left, top = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        if right <= left or bottom <= top:
            return None
        return Rect(left, top, right - left, bottom - top)

    def overlap_area(self, other: Rect) -> float:
        shared = self.overlap(other)
        return 0.0 if shared is None else shared.area

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by that much on each side; below zero: larger."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def grown(self, dx: float, dy: float | None = None) -> Rect:
        return self.inset(-dx, None if dy is None else -dy)

    def moved(self, dx: float = 0, dy: float = 0) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, corner: Point) -> Rect:
        return Rect(corner.x, corner.y, self.w, self.h)

    def scaled(self, factor: float) -> Rect:
        """Larger about its own centre."""
        return Rect.centred(self.centre, self.w * factor, self.h * factor)

    def kept_in(self, room: Rect) -> Rect:
        """Pushed back into the room; the top left corner wins where it does not fit."""
        x = max(room.x, min(self.x, room.right - self.w))
        y = max(room.y, min(self.y, room.bottom - self.h))
        return Rect(x, y, self.w, self.h)

    def rounded(self) -> Rect:
        """On whole pixels: the edges are rounded, so that neighbours still touch."""
        x, y = round(self.x), round(self.y)
        return Rect(x, y, round(self.right) - x, round(self.bottom) - y)

    def cut_left(self, w: float) -> tuple[Rect, Rect]:
        """The strip at the left, and the rest."""
        return Rect(self.x, self.y, w, self.h), Rect(self.x + w, self.y, self.w - w, self.h)

    def cut_top(self, h: float) -> tuple[Rect, Rect]:
        """The strip at the top, and the rest."""
        return Rect(self.x, self.y, self.w, h), Rect(self.x, self.y + h, self.w, self.h - h)

    def cut_right(self, w: float) -> tuple[Rect, Rect]:
        """The strip at the right, and the rest."""
        rest, strip = self.cut_left(self.w - w)
        return strip, rest

    def cut_bottom(self, h: float) -> tuple[Rect, Rect]:
        """The strip at the bottom, and the rest."""
        rest, strip = self.cut_top(self.h - h)
        return strip, rest

"""Makes the table's pictures in slices: the first frame shows cloth, and no later one waits long.

Knows which pictures come first and how many a frame has time for; reads no clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from handfoot_gui.ui.kit.geometry import Size
from handfoot_gui.ui.kit.raster import MEGABYTE
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.table.art_ahead import (
    carried_pictures,
    large_pictures,
    pictures_of,
    pictures_to_come,
    small_pictures,
)
from handfoot_gui.ui.table.painter import STRIPS
from handfoot_gui.ui.table.placement import Placement, SlotKey

A_FRAME, BESIDE, ONE = MEGABYTE, MEGABYTE // 4, 1
"""Of pictures, by the work they are: while nothing else is shown, beside other things, and where
nobody waits for them: a single one."""
PAUSE = 16.0
"""Milliseconds between two slices that nobody waits for."""


class Readying:
    """`is_cold`: the table is not shown yet. `is_on`: in slices; else all at once when shown."""

    def __init__(self, around: Surroundings, *, is_on: bool) -> None:
        self.around = around
        self.is_on = is_on and around.builds_ahead
        self.is_cold = self._is_fresh = self.is_on
        self.is_bare = False
        """The cloth was shown."""
        self._size: Size = around.size
        self._first: Iterator[None] | None = None
        self._next: Iterator[None] | None = None
        self._later: Iterator[None] | None = None
        self._made_for: tuple[SlotKey, ...] | None = None

    def resized(self) -> None:
        """Another size needs other pictures: all of them."""
        if self.is_on and self.around.size != self._size:
            self.is_cold, self._is_fresh, self.is_bare = True, True, False
            self._first = self._next = self._later = None
            self._made_for = None
        self._size = self.around.size

    @property
    def strips(self) -> int:
        """How many of the picture's strips a frame redraws."""
        return 1 if self._is_fresh else len(STRIPS)

    def painted(self, *, is_behind: bool) -> None:
        self._is_fresh = self._is_fresh and is_behind

    @property
    def is_ready(self) -> bool:
        return not self.is_cold and not self._is_fresh

    @property
    def is_due(self) -> bool:
        """Another table is to be shown, and perhaps not all of its pictures are made."""
        return self._next is not None

    def warm(self, placement: Placement) -> None:
        """One slice of what is shown first, once the cloth is."""
        if not self.is_bare:
            return
        if self._first is None:
            self._first = pictures_of(self.around.art, placement)
        if self._makes_all(self._first, A_FRAME):
            self.is_cold = False

    def hurry(self) -> None:
        """All of it in the next picture: behind another scene no slices are made."""
        self.is_cold = self._is_fresh = False

    def expect(self, placement: Placement) -> None:
        """That is to be shown next. This frame, which has been busy finding out, makes small ones
        of its pictures at most, and has no time to show it as well."""
        if self.is_on and not self.is_cold:
            small = small_pictures(self.around.art, placement)
            self._makes_all(small, BESIDE)
            self._next = chain(small, large_pictures(self.around.art, placement))

    def go_on(self) -> None:
        """One slice of what is to be shown next; due until there was one with nothing to make, so
        that the frame that shows it has nothing else to do."""
        if self._next is None:
            return
        before = self.around.art.work
        if self._makes_all(self._next, BESIDE) and self.around.art.work == before:
            self._next = None

    def look_ahead(self, placement: Placement) -> None:
        """One slice of what may be wanted, when nothing else is to be done."""
        if self._later is None and self._is_due(placement):
            self._made_for = _held(placement)
            art = self.around.art
            carried = carried_pictures(art, placement, self.around.theme)
            self._later = chain(carried, pictures_to_come(art, placement))
        if self._later is not None and self._makes_all(self._later, ONE):
            self._later = None

    def _makes_all(self, pictures: Iterator[None], enough: int) -> bool:
        """Makes pictures until that is work enough; whether none are left."""
        art = self.around.art
        until = art.work + enough
        return all(art.work < until for _ in pictures)

    def _is_due(self, placement: Placement) -> bool:
        return self.is_on and _held(placement) != self._made_for

    def wait(self, placement: Placement) -> float | None:
        """Milliseconds to the next slice; None where nothing is left to be made."""
        if not self.is_ready or self.is_due:
            return 0.0
        is_left = self._later is not None or self._is_due(placement)
        return PAUSE if is_left else None


def _held(placement: Placement) -> tuple[SlotKey, ...]:
    return tuple(slot.key for slot in placement.hand)

"""Presses and movements become taps, grabs and drops; acts on release, never on press.

One record of the press in hand and four functions. Knows points and a target it only compares;
not cards, not rules, not what lies under the pointer later.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from handfoot_gui.ui.kit.geometry import Point, Rect

DRAG_STARTS = 4.0
"""Layout units from the press at which it becomes a drag; leaving the card starts one, too."""
STILL_A_TAP = 12.0
"""A drag that never left its card nor went further than this was an unsteady hand: a tap."""
AGAIN_MS = 350
"""A second tap on the same thing within this time belongs to the first."""

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Tap(Generic[T]):
    """`again` counts the taps on the same thing in one flurry: 1 is a double click's second."""

    target: T
    again: int = 0


@dataclass(frozen=True, slots=True)
class Grab(Generic[T]):
    target: T
    point: Point


@dataclass(frozen=True, slots=True)
class DragTo:
    point: Point


@dataclass(frozen=True, slots=True)
class DropOn:
    point: Point


@dataclass(frozen=True, slots=True)
class Cancel:
    """A drag came home or was broken off; what was grabbed lies where it lay."""


@dataclass(frozen=True, slots=True)
class _Press(Generic[T]):
    target: T
    home: Rect
    start: Point
    grabs: bool
    furthest: float = 0.0
    left_home: bool = False
    dragging: bool = False


class Gestures(Generic[T]):
    """The pointer's one button, over time. `unit` is the size of a layout unit in pixels."""

    def __init__(self, unit: float = 1.0) -> None:
        self.unit = unit
        self._press: _Press[T] | None = None
        self._last: tuple[T, int, int] | None = None

    @property
    def dragging(self) -> T | None:
        press = self._press
        return press.target if press is not None and press.dragging else None

    @property
    def pressed(self) -> T | None:
        return None if self._press is None else self._press.target

    def press(self, target: T, home: Rect, point: Point, *, grabs: bool) -> None:
        """`home` is where the thing rests; `grabs`: whether it can be dragged at all."""
        self._press = _Press(target, home, point, grabs)

    def move(self, point: Point) -> Grab[T] | DragTo | None:
        press = self._press
        if press is None:
            return None
        away = max(abs(point.x - press.start.x), abs(point.y - press.start.y)) / self.unit
        outside = not press.home.contains(point)
        press = replace(
            press,
            furthest=max(press.furthest, away),
            left_home=press.left_home or outside,
        )
        self._press = press
        if press.dragging:
            return DragTo(point)
        if press.grabs and (away >= DRAG_STARTS or outside):
            self._press = replace(press, dragging=True)
            return Grab(press.target, press.start)
        return None

    def release(self, point: Point, at: int) -> Tap[T] | DropOn | Cancel | None:
        """`at` in milliseconds. A press that cannot drag and was let go elsewhere does nothing."""
        press, self._press = self._press, None
        if press is None:
            return None
        at_home = press.home.contains(point)
        if press.dragging and (press.left_home or press.furthest > STILL_A_TAP):
            self._last = None  # a tap before a drag is over and done with
            return Cancel() if at_home else DropOn(point)
        if not at_home:
            return None
        return Tap(press.target, self._count(press.target, at))

    def cancel(self) -> Cancel | None:
        """Escape, the right button, a lost focus. Nothing where nothing was dragged."""
        press, self._press = self._press, None
        return Cancel() if press is not None and press.dragging else None

    def _count(self, target: T, at: int) -> int:
        last, again = self._last, 0
        if last is not None and last[0] == target and at - last[1] <= AGAIN_MS:
            again = last[2] + 1
        self._last = (target, at, again)
        return again

"""A drawing among widgets: a plot has a place on a page like a button has. Knows no numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.widget import State, Widget

Draw: TypeAlias = Callable[[Canvas, Skin, Rect], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Widget):
    """`height` is what it would like to have, in pixels."""

    draw: Draw = field(compare=False)
    height: float = 0.0

    @property
    def focusable(self) -> bool:
        return False

    @property
    def fills(self) -> bool:
        return True

    def covers(self, at: Point) -> bool:  # noqa: ARG002
        return False

    def wanted(self, skin: Skin, width: float) -> Size:  # noqa: ARG002
        return Size(width, self.height)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        self.draw(canvas, skin, self.rect)

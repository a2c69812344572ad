"""A window onto something higher than itself. Knows offsets, not contents: whoever shows it paints
the contents moved by the offset, inside `clip`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Wheel
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.widgets import Chosen, Message, State, Widget

NOTCH = 48.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScrollArea(Widget):
    """The message has the new offset in px. Put it below its contents in the group's order."""

    content: float
    offset: float = 0.0
    u: float = 1.0

    @property
    def furthest(self) -> float:
        return max(0.0, self.content - self.rect.h)

    @property
    def focusable(self) -> bool:
        return self.furthest > 0

    def kept(self, offset: float) -> float:
        return max(0.0, min(self.furthest, offset))

    def shown(self, rect: Rect) -> float:
        """The offset that brings a piece of the contents (in its own places) wholly into view."""
        if rect.y < self.offset:
            return self.kept(rect.y)
        if rect.bottom > self.offset + self.rect.h:
            return self.kept(rect.bottom - self.rect.h)
        return self.offset

    def _moved(self, offset: float) -> Message | None:
        kept = self.kept(offset)
        return Chosen(self.key, kept) if kept != self.offset else None

    def wheeled(self, wheel: Wheel) -> Message | None:
        return self._moved(self.offset + wheel.down * NOTCH * self.u)

    def key_pressed(self, key: KeyPress) -> Message | None:
        page = self.rect.h * 0.9
        steps = {"up": -NOTCH, "down": NOTCH, "page up": -page, "page down": page}
        ends = {"home": 0.0, "end": self.furthest}
        if key.key in ends:
            return self._moved(ends[key.key])
        return self._moved(self.offset + steps[key.key]) if key.key in steps else None

    def dragged(self, at: Point) -> Message | None:
        """Along the bar, the thumb's middle follows the pointer."""
        thumb = self.thumb()
        if thumb is None or at.x < self.rect.right - 3 * thumb.w:
            return None
        way = self.rect.h - thumb.h
        part = (at.y - self.rect.y - thumb.h / 2) / way if way > 0 else 0
        return self._moved(part * self.furthest)

    def thumb(self) -> Rect | None:
        """None where everything fits."""
        if self.furthest <= 0:
            return None
        w = max(6.0, 8 * self.u)
        h = max(24.0, self.rect.h * self.rect.h / self.content)
        y = self.rect.y + (self.rect.h - h) * self.offset / self.furthest
        return Rect(self.rect.right - w, y, w, h)

    @contextmanager
    def clip(self, canvas: Canvas) -> Iterator[float]:
        """Gives how far down the contents are to be moved: minus the offset."""
        with canvas.clipped(self.rect):
            yield self.rect.y - self.offset

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        thumb = self.thumb()
        if thumb is None:
            return
        ink = skin.theme.text
        track = Rect(thumb.x, self.rect.y, thumb.w, self.rect.h)
        canvas.box(track, thumb.w / 2, fill=ink, alpha=0.07)
        canvas.box(thumb, thumb.w / 2, fill=ink, alpha=0.55 if state.hovered else 0.38)
        if state.focused:
            theme = skin.theme
            canvas.focus_ring(thumb, thumb.w / 2, theme.focus_inner, theme.focus_outer, skin.u)

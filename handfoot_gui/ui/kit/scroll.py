"""A window onto something higher than itself. Knows offsets, not contents.

Widgets that lie `inside` it are moved by the group; whoever paints something else there moves it by
the offset, within `clip_to`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Wheel
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import Ink
from handfoot_gui.ui.kit.widget import Kept, State, Widget, focus_ring

NOTCH = 48.0


@dataclass(frozen=True, slots=True)
class Scrolled:
    """What a group keeps of a scroll area; `grip`: where on the thumb the pointer holds it."""

    offset: float
    grip: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScrollArea(Widget):
    """Put it below its contents in the group's order. `offset` is where it starts; from then on the
    group keeps it (`at`). `holds`: what lies in it can have the focus, so it needs none itself.
    `head`: of its height, what is there only for the rings of the first row: no bar beside it."""

    content: float
    offset: float = 0.0
    u: float = 1.0
    holds: bool = False
    head: float = 0.0

    @property
    def at(self) -> float:
        """How far it is scrolled, in px."""
        return self.kept(self.own.offset if isinstance(self.own, Scrolled) else self.offset)

    @property
    def margin(self) -> float:
        """Kept free round what is scrolled into sight: room for a focus ring."""
        return max(9.0, 12 * self.u)

    @property
    def window(self) -> Rect:
        """What may be seen of its contents: at the sides there is room for focus rings."""
        return self.rect.inset(-self.margin, 0)

    @property
    def furthest(self) -> float:
        return max(0.0, self.content - self.rect.h)

    @property
    def focusable(self) -> bool:
        return self.furthest > 0 and not self.holds

    def kept(self, offset: float) -> float:
        return float(max(0.0, min(self.furthest, offset)))

    def shown(self, rect: Rect) -> float:
        """The offset that brings a piece of the contents (in its own places) wholly into view."""
        if rect.y < self.at or rect.h > self.rect.h:
            return self.kept(rect.y)
        if rect.bottom > self.at + self.rect.h:
            return self.kept(rect.bottom - self.rect.h)
        return self.at

    def _moved(self, offset: float) -> Kept | None:
        kept = self.kept(offset)
        return Kept(Scrolled(kept)) if kept != self.at else None

    def wheeled(self, wheel: Wheel) -> Kept | None:
        return self._moved(self.at + wheel.down * NOTCH * self.u)

    def key_pressed(self, key: KeyPress) -> Kept | None:
        page, notch = self.rect.h * 0.9, NOTCH * self.u
        steps = {"up": -notch, "down": notch, "page up": -page, "page down": page}
        ends = {"home": 0.0, "end": self.furthest}
        if key.key in ends:
            return self._moved(ends[key.key])
        return self._moved(self.at + steps[key.key]) if key.key in steps else None

    def dragged(self, at: Point) -> Kept | None:
        """The thumb goes where the pointer pulls it."""
        grip = self.own.grip if isinstance(self.own, Scrolled) else None
        return None if grip is None else self._pulled(at, grip)

    def pressed_at(self, at: Point) -> Kept | None:
        """Beside the thumb, its middle comes to the pointer; beside the bar, nothing is held."""
        thumb = self.thumb()
        if thumb is None or at.x < self.rect.right - 3 * thumb.w:
            return Kept(Scrolled(self.at))
        if thumb.y <= at.y < thumb.bottom:
            return Kept(Scrolled(self.at, at.y - thumb.y))
        return self._pulled(at, thumb.h / 2)

    def _pulled(self, at: Point, grip: float) -> Kept | None:
        thumb, track = self.thumb(), self.track
        way = track.h - thumb.h if thumb is not None else 0
        if way <= 0:
            return None
        part = (at.y - grip - track.y) / way
        return Kept(Scrolled(self.kept(part * self.furthest), grip))

    def thumb(self) -> Rect | None:
        """None where everything fits."""
        if self.furthest <= 0:
            return None
        track = self.track
        h = max(24.0, track.h * self.rect.h / self.content)
        y = track.y + (track.h - h) * self.at / self.furthest
        return Rect(track.x, y, track.w, h)

    @property
    def track(self) -> Rect:
        """Where the thumb goes up and down."""
        w = max(6.0, 8 * self.u)
        return Rect(self.rect.right - w, self.rect.y + self.head, w, self.rect.h - self.head)

    @contextmanager
    def clip_to(self, canvas: Canvas) -> Iterator[float]:
        """Gives the top of the contents: above the area's own by what is scrolled."""
        with canvas.clipped(self.rect):
            yield self.rect.y - self.at

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        thumb = self.thumb()
        if thumb is None:
            return
        ink, track = skin.theme.text, self.track
        canvas.box(track, thumb.w / 2, fill=ink, alpha=0.07)
        canvas.box(thumb, thumb.w / 2, fill=ink, alpha=0.55 if state.hovered else 0.38)
        if state.focused:
            focus_ring(canvas, skin, thumb, thumb.w / 2)

    def paint_edges(self, canvas: Canvas, skin: Skin) -> None:
        """Where there is more above or below, what is cut there fades away instead."""
        tall = round(min(skin.px(22, 15), self.rect.h / 4))
        ground = skin.theme.panel
        if self.at > 1:
            self._fade(canvas, int(self.rect.y), tall, ground, down=False)
        if self.furthest - self.at > 1:
            below = skin.theme.paper.bottom if skin.on_paper else ground
            self._fade(canvas, ceil(self.rect.bottom) - tall, tall, below, down=True)

    def _fade(self, canvas: Canvas, y: int, tall: int, ink: Ink, *, down: bool) -> None:
        left, wide = self.window.x, self.track.x - self.margin / 2 - self.window.x
        for line in range(tall):
            part = (line + 1) / tall if down else 1 - line / tall
            canvas.bar(Rect(left, y + line, wide, 1), ink, part)

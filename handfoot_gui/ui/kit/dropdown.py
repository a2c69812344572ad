"""One of many in the room of one line: a list opens over everything. Knows words, not values."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import well
from handfoot_gui.ui.kit.pointer import KeyPress, Wheel
from handfoot_gui.ui.kit.signs import chevron_down, tick
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BUTTON
from handfoot_gui.ui.kit.widget import (
    Chosen,
    Kept,
    Reply,
    State,
    Widget,
    control_height,
    focus_ring,
    is_use,
)

GAP, EDGE = 5.0, 5.0


@dataclass(frozen=True, slots=True)
class Opened:
    """`marked` is what Enter would choose, `first` the topmost row in sight."""

    marked: int
    first: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropdown(Widget):
    """The message has the index. `room` is where its list may lie; without it, anywhere."""

    options: tuple[str, ...]
    index: int
    room: Rect | None = None
    size: float = BUTTON

    # -- where things are

    @property
    def fills(self) -> bool:
        return True

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(min(width, self._widest(skin) + skin.px(52, 40)), control_height(skin))

    def _widest(self, skin: Skin) -> float:
        style = skin.style(self.size, weight=Weight.BOLD)
        return max((skin.setter.width(word, style) for word in self.options), default=0)

    def over(self) -> Rect | None:
        return self._list() if isinstance(self.own, Opened) else None

    def _list(self) -> Rect:
        """Where the open list would lie: below, or above where there is more room."""
        whole = len(self.options) * self.rect.h + 2 * EDGE
        room = self.room or Rect(self.rect.x, -1e6, self.rect.w, 2e6)
        below = room.bottom - self.rect.bottom - GAP
        above = self.rect.y - room.y - GAP
        goes_down = whole <= below or below >= above
        space = below if goes_down else above
        shown = max(1, min(len(self.options), int((space - 2 * EDGE) // self.rect.h)))
        tall = shown * self.rect.h + 2 * EDGE
        wide = self.rect.w
        if self.skin is not None:
            wide = min(max(wide, self._widest(self.skin) + self.skin.px(56, 44)), room.w)
        left = max(room.x, min(self.rect.x, room.right - wide))
        top = self.rect.bottom + GAP if goes_down else self.rect.y - GAP - tall
        return Rect(left, top, wide, tall).rounded()

    def _shown(self) -> int:
        """How many rows of the open list are in sight."""
        return max(1, round((self._list().h - 2 * EDGE) / self.rect.h))

    def row_rect(self, i: int) -> Rect:
        """Of an option in the open list, wherever that is scrolled to."""
        place, first = self._list(), self._first()
        y = place.y + EDGE + (i - first) * self.rect.h
        return Rect(place.x + EDGE, y, place.w - 2 * EDGE, self.rect.h)

    def _first(self) -> int:
        return self.own.first if isinstance(self.own, Opened) else 0

    def _row_at(self, at: Point) -> int | None:
        first = self._first()
        rows = range(first, min(len(self.options), first + self._shown()))
        return next((i for i in rows if self.row_rect(i).contains(at)), None)

    # -- what the player does

    def _open(self) -> Kept:
        return self._mark(self.index)

    def _mark(self, i: int) -> Kept:
        """Also scrolls so far that it is seen."""
        marked = max(0, min(len(self.options) - 1, i))
        shown = self._shown()
        first = max(min(self._first(), marked), marked - shown + 1, 0)
        return Kept(Opened(marked, min(first, max(0, len(self.options) - shown))))

    def _chosen(self, i: int) -> Kept:
        return Kept(None, Chosen(self.key, i) if i != self.index else None)

    def released(self, at: Point) -> Reply:
        if not isinstance(self.own, Opened):
            return self._open()
        row = self._row_at(at)
        return None if row is None else self._chosen(row)

    def pointed(self, at: Point) -> Reply:
        row = self._row_at(at)
        return None if row is None else Kept(Opened(row, self._first()))

    def wheeled(self, wheel: Wheel) -> Reply:
        if not isinstance(self.own, Opened):
            return None
        last = max(0, len(self.options) - self._shown())
        first = max(0, min(last, self.own.first + round(wheel.down)))
        return Kept(Opened(self.own.marked, first))

    def key_pressed(self, key: KeyPress) -> Reply:
        if isinstance(self.own, Opened):
            return self._key_while_open(key, self.own)
        if is_use(key) or (key.alt and key.key == "down"):
            return self._open()
        step = {"left": -1, "right": 1}.get(key.key, 0)
        to = max(0, min(len(self.options) - 1, self.index + step))
        return Chosen(self.key, to) if step else None

    def _key_while_open(self, key: KeyPress, opened: Opened) -> Reply:
        page, last = self._shown(), len(self.options) - 1
        steps = {"up": -1, "down": 1, "page up": -page, "page down": page, "home": -last}
        if key.key == "escape":
            return Kept(None)
        if is_use(key):
            return self._chosen(opened.marked)
        return self._mark(opened.marked + steps.get(key.key, last if key.key == "end" else 0))

    def typed(self, text: str) -> Reply:
        """In the open list, to the next option that begins so."""
        if not isinstance(self.own, Opened) or not text.strip():
            return None
        count, here = len(self.options), self.own.marked
        order = [(here + 1 + i) % count for i in range(count)]
        begins = text.casefold()
        found = next((i for i in order if self.options[i].casefold().startswith(begins)), None)
        return None if found is None else self._mark(found)

    # -- the picture

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, radius, box = skin.theme, skin.px(9, 6), self.rect
        alpha = 1.0 if self.enabled else theme.disabled
        well(canvas, skin, box, radius, usable=self.enabled)
        if state.hovered or isinstance(self.own, Opened):
            canvas.box(box, radius, fill=theme.text, alpha=0.06)
        pad, q = skin.px(14, 9), round(skin.type.px(self.size) * 0.8)
        mark = Rect(box.right - pad - q, box.centre.y - q / 2, q, q)
        canvas.shape(chevron_down(theme.text), mark, alpha=alpha)
        word = self.options[self.index] if 0 <= self.index < len(self.options) else ""
        style = skin.style(self.size, weight=Weight.BOLD, alpha=alpha)
        room = mark.x - pad / 2 - box.x - pad
        at = Point(box.x + pad, box.centre.y)
        skin.setter.draw(canvas, word, style, at, "ml", max_width=room)
        if state.focused:
            focus_ring(canvas, skin, box, radius)

    def paint_over(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        place = self.over()
        if place is None or not isinstance(self.own, Opened):
            return
        theme, radius, u = skin.theme, skin.px(11, 8), skin.u
        canvas.shadow(place, radius, max(6.0, 16 * u), 0.5 * theme.shade, down=6 * u)
        canvas.box(place, radius, fill=theme.panel)
        line = max(0.35, theme.panel_line)
        canvas.box(place, radius, line=theme.text, line_width=max(1.0, u), line_alpha=line)
        last = min(len(self.options), self.own.first + self._shown())
        for i in range(self.own.first, last):
            self._row(canvas, skin, i, marked=i == self.own.marked)
        self._bar(canvas, skin, place)

    def _row(self, canvas: Canvas, skin: Skin, i: int, *, marked: bool) -> None:
        theme, box = skin.theme, self.row_rect(i).rounded()
        if marked:
            canvas.box(box, skin.px(8, 5), fill=theme.us, alpha=0.24)
        pad, q = skin.px(9, 6), round(skin.type.px(self.size) * 0.8)
        chosen = i == self.index
        if chosen:
            canvas.shape(tick(theme.us), Rect(box.x + pad, box.centre.y - q / 2, q, q))
        style = skin.style(self.size, weight=Weight.BOLD if chosen else Weight.REGULAR)
        start = box.x + pad + q + skin.px(8, 6)
        room = box.right - skin.px(10, 8) - start
        at = Point(start, box.centre.y)
        skin.setter.draw(canvas, self.options[i], style, at, "ml", max_width=room)

    def _bar(self, canvas: Canvas, skin: Skin, place: Rect) -> None:
        shown, count = self._shown(), len(self.options)
        if shown >= count:
            return
        track = place.inset(EDGE, EDGE)
        tall = max(16.0, track.h * shown / count)
        y = track.y + (track.h - tall) * self._first() / (count - shown)
        thumb = Rect(track.right - skin.px(5, 4), y, skin.px(5, 4), tall)
        canvas.box(thumb, thumb.w / 2, fill=skin.theme.text, alpha=0.4)

"""Pages side by side under their names. Knows the names, not the pages."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import Chosen, Message, State, Widget, control_height, focus_ring


@dataclass(frozen=True, slots=True, kw_only=True)
class Tabs(Widget):
    """As wide as their words, on more lines where they do not fit. The message has the index."""

    options: tuple[str, ...]
    index: int
    size: float = BODY

    def _widths(self, skin: Skin, room: float) -> list[float]:
        """Closer together where that spares a second line."""
        style = skin.style(self.size, weight=Weight.BOLD)
        words = [skin.setter.width(word, style) for word in self.options]
        pad, least = float(skin.px(16, 11)), skin.px(9, 7)
        closer = (room - sum(words)) / (2 * max(1, len(words)))
        if least <= closer < pad:
            pad = closer
        return [word + 2 * pad for word in words]

    def _lines(self, skin: Skin, width: float) -> list[list[tuple[int, float]]]:
        """Indices with their widths, line by line."""
        lines: list[list[tuple[int, float]]] = [[]]
        used = 0.0
        for i, wide in enumerate(self._widths(skin, width)):
            if lines[-1] and used + wide > width + 0.01:
                lines.append([])
                used = 0.0
            lines[-1].append((i, min(wide, width)))
            used += wide
        return lines

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(width, control_height(skin) * len(self._lines(skin, width)))

    def tab_rects(self) -> tuple[Rect, ...]:
        if self.skin is None:
            step = self.rect.w / max(1, len(self.options))
            places = range(len(self.options))
            return tuple(
                Rect(self.rect.x + i * step, self.rect.y, step, self.rect.h) for i in places
            )
        lines = self._lines(self.skin, self.rect.w)
        tall, found = self.rect.h / len(lines), []
        for row, line in enumerate(lines):
            x = self.rect.x
            for _, wide in line:
                found.append(Rect(x, self.rect.y + row * tall, wide, tall))
                x += wide
        return tuple(found)

    def focus_rect(self) -> Rect:
        return self.tab_rects()[self.index]

    def released(self, at: Point) -> Message | None:
        places = enumerate(self.tab_rects())
        found = next((i for i, place in places if place.contains(at)), None)
        return None if found is None else Chosen(self.key, found)

    def key_pressed(self, key: KeyPress) -> Message | None:
        last = len(self.options) - 1
        steps = {"left": self.index - 1, "right": self.index + 1, "home": 0, "end": last}
        to = steps.get(key.key)
        return None if to is None else Chosen(self.key, max(0, min(last, to)))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, tabs = skin.theme, self.tab_rects()
        for bottom in {tab.bottom for tab in tabs}:
            thin = max(1.0, round(skin.u))
            canvas.bar(Rect(self.rect.x, bottom - thin, self.rect.w, thin), theme.text, 0.2)
        for i, tab in enumerate(tabs):
            chosen = i == self.index
            over = state.hovered and state.at is not None and tab.contains(state.at)
            if over and not chosen:
                canvas.box(tab.inset(2, 4), skin.px(8, 5), fill=theme.text, alpha=0.07)
            weight = Weight.BOLD if chosen else Weight.REGULAR
            style = skin.style(self.size, theme.text if chosen else theme.dim, weight)
            room = tab.w - skin.px(12, 8)
            skin.setter.draw(canvas, self.options[i], style, tab.centre, "mc", max_width=room)
            if chosen:
                tall, pad = max(3.0, 3.4 * skin.u), skin.px(10, 7)
                line = Rect(tab.x + pad, tab.bottom - tall, tab.w - 2 * pad, tall).rounded()
                canvas.box(line, tall / 2, fill=theme.us)
        if state.focused:
            focus_ring(
                canvas, skin, self.focus_rect().inset(skin.px(4, 3), skin.px(5, 4)), skin.px(8, 5)
            )

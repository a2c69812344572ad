"""One of a few with room to explain each: a list of discs. Knows words, not what they stand for."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.signs import radio
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT
from handfoot_gui.ui.kit.widget import Chosen, Message, State, Widget, focus_ring


@dataclass(frozen=True, slots=True, kw_only=True)
class RadioList(Widget):
    """Words and notes wrap. The arrows choose and, past an end, go on to the next widget."""

    options: tuple[str, ...]
    index: int
    notes: tuple[str, ...] = ()
    size: float = BODY

    def _styles(self, skin: Skin, i: int) -> tuple[Style, Style]:
        weight = Weight.BOLD if i == self.index else Weight.REGULAR
        alpha = 1.0 if self.enabled else skin.theme.disabled
        word = skin.style(self.size, weight=weight, alpha=alpha)
        return word, skin.style(min(COUNT, self.size), skin.theme.dim, alpha=alpha)

    def _lead(self, skin: Skin) -> float:
        return round(skin.type.px(self.size) * 1.1) + skin.px(28, 20)

    def _lines(self, skin: Skin, i: int, width: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Measured bold whether chosen or not, so that choosing moves nothing."""
        room = width - self._lead(skin) - skin.px(12, 8)
        bold = skin.style(self.size, weight=Weight.BOLD)
        words = skin.setter.wrapped(self.options[i], bold, room)
        note = self.notes[i] if i < len(self.notes) else ""
        small = self._styles(skin, i)[1]
        return words, skin.setter.wrapped(note, small, room) if note else ()

    def _height(self, skin: Skin, i: int, width: float) -> float:
        words, notes = self._lines(skin, i, width)
        word, note = self._styles(skin, i)
        tall = len(words) * skin.setter.line_height(word)
        tall += len(notes) * skin.setter.line_height(note)
        return round(tall + 2 * skin.px(7, 5))

    def wanted(self, skin: Skin, width: float) -> Size:
        gaps = skin.px(2, 1) * (len(self.options) - 1)
        return Size(
            width, sum(self._height(skin, i, width) for i in range(len(self.options))) + gaps
        )

    def row_rects(self) -> tuple[Rect, ...]:
        count = max(1, len(self.options))
        if self.skin is None:
            step = self.rect.h / count
            return tuple(
                Rect(self.rect.x, self.rect.y + i * step, self.rect.w, step) for i in range(count)
            )
        rows, y = [], self.rect.y
        for i in range(len(self.options)):
            tall = self._height(self.skin, i, self.rect.w)
            rows.append(Rect(self.rect.x, y, self.rect.w, tall))
            y += tall + self.skin.px(2, 1)
        return tuple(rows)

    def focus_rect(self) -> Rect:
        rows = self.row_rects()
        return rows[self.index] if 0 <= self.index < len(rows) else self.rect

    def released(self, at: Point) -> Message | None:
        rows = self.row_rects()
        row = next((i for i, rect in enumerate(rows) if rect.contains(at)), None)
        return None if row is None else Chosen(self.key, row)

    def key_pressed(self, key: KeyPress) -> Message | None:
        last = len(self.options) - 1
        to = {"up": self.index - 1, "down": self.index + 1, "home": 0, "end": last}.get(key.key)
        if to is None or not 0 <= to <= last or to == self.index:
            return None
        return Chosen(self.key, to)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        for i, row in enumerate(self.row_rects()):
            hovered = state.hovered and state.at is not None and row.contains(state.at)
            self._row(canvas, skin, i, row.rounded(), hovered=hovered)
        if state.focused:
            focus_ring(canvas, skin, self.focus_rect(), skin.px(9, 6))

    def _row(self, canvas: Canvas, skin: Skin, i: int, box: Rect, *, hovered: bool) -> None:
        theme, chosen = skin.theme, i == self.index
        if chosen and self.enabled:
            canvas.box(box, skin.px(9, 6), fill=theme.us, alpha=0.14)
        elif hovered:
            canvas.box(box, skin.px(9, 6), fill=theme.text, alpha=0.06)
        word, note = self._styles(skin, i)
        step, q = skin.setter.line_height(word), round(skin.type.px(self.size) * 1.1)
        y = box.y + skin.px(7, 5)
        ink = theme.us if chosen and self.enabled else theme.text
        mark = Rect(box.x + skin.px(12, 8), y + (step - q) / 2, q, q)
        canvas.shape(radio(ink, chosen=chosen), mark, alpha=word.alpha)
        words, notes = self._lines(skin, i, box.w)
        x = box.x + self._lead(skin)
        for line in words:
            skin.setter.draw(canvas, line, word, Point(x, y), "tl")
            y += step
        for line in notes:
            skin.setter.draw(canvas, line, note, Point(x, y), "tl")
            y += skin.setter.line_height(note)

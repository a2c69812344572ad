"""Lists of which one row is chosen, such as pages of settings. Knows words, not what they open."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Chosen, Message, State, Widget


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows(Widget):
    """Rows of one height over the whole rect. The message has the row's index; `hinted` is the row
    under the pointer, which whoever shows the list keeps if it wants it lit."""

    rows: tuple[str, ...]
    chosen: int = 0
    row_height: float
    gap: float = 6
    notes: tuple[str, ...] = ()
    size: float = BODY

    def row_rect(self, i: int) -> Rect:
        y = self.rect.y + i * (self.row_height + self.gap)
        return Rect(self.rect.x, y, self.rect.w, self.row_height)

    def row_at(self, at: Point) -> int | None:
        return next((i for i in range(len(self.rows)) if self.row_rect(i).contains(at)), None)

    def released(self, at: Point) -> Message | None:
        row = self.row_at(at)
        return None if row is None else Chosen(self.key, row)

    def key_pressed(self, key: KeyPress) -> Message | None:
        last = len(self.rows) - 1
        to = {"up": self.chosen - 1, "down": self.chosen + 1, "home": 0, "end": last}.get(key.key)
        if to is None or not 0 <= to <= last:
            return None
        return Chosen(self.key, to)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        for i, row in enumerate(self.rows):
            self._row(canvas, skin, i, row)
        if state.focused:
            theme = skin.theme
            box = self.row_rect(self.chosen)
            inner, outer = theme.focus_inner, theme.focus_outer
            canvas.focus_ring(box, skin.px(10, 7), inner, outer, skin.u)

    def _row(self, canvas: Canvas, skin: Skin, i: int, row: str) -> None:
        theme, box, radius = skin.theme, self.row_rect(i).rounded(), skin.px(10, 7)
        chosen = i == self.chosen
        if chosen:
            canvas.box(box, radius, fill=theme.us, alpha=0.16)
            canvas.box(
                box, radius, line=theme.us, line_width=max(1.0, 1.4 * skin.u), line_alpha=0.9
            )
            inset = box.h * 0.2
            mark = Rect(box.x, box.y + inset, max(3.0, 4 * skin.u), box.h - 2 * inset)
            canvas.box(mark, skin.px(2, 1), fill=theme.us)
        ink = theme.text if chosen else theme.dim
        weight = Weight.BOLD if chosen else Weight.REGULAR
        x, pad = box.x + skin.px(18, 12), skin.px(12, 8)
        note = self.notes[i] if i < len(self.notes) else ""
        note_style = skin.style(self.size - 3, theme.dim)
        taken = skin.setter.width(note, note_style) + pad if note else 0
        room = box.right - pad - x - taken
        style = skin.style(self.size, ink, weight)
        skin.setter.draw(canvas, row, style, Point(x, box.centre.y), "ml", max_width=room)
        end = Point(box.right - pad, box.centre.y)
        skin.setter.draw(canvas, note, note_style, end, "mr")

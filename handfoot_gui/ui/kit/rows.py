"""Lists of which one row is chosen, such as pages of settings. Knows words, not what they open."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import (
    Activated,
    Chosen,
    Message,
    State,
    Widget,
    control_height,
    focus_ring,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows(Widget):
    """Rows of one height: `row_height`, or what the rect has room for. The message has the row's
    index; Enter opens the chosen one (Activated)."""

    rows: tuple[str, ...]
    chosen: int = 0
    row_height: float = 0.0
    gap: float = 6
    notes: tuple[str, ...] = ()
    size: float = BODY

    def wanted(self, skin: Skin, width: float) -> Size:
        tall = (self.row_height or control_height(skin)) + self.gap
        return Size(width, tall * len(self.rows) - self.gap)

    def row_rect(self, i: int) -> Rect:
        count = max(1, len(self.rows))
        tall = self.row_height or (self.rect.h + self.gap) / count - self.gap
        return Rect(self.rect.x, self.rect.y + i * (tall + self.gap), self.rect.w, tall)

    def focus_rect(self) -> Rect:
        return self.row_rect(self.chosen)

    def row_at(self, at: Point) -> int | None:
        return next((i for i in range(len(self.rows)) if self.row_rect(i).contains(at)), None)

    def released(self, at: Point) -> Message | None:
        row = self.row_at(at)
        return None if row is None else Chosen(self.key, row)

    def key_pressed(self, key: KeyPress) -> Message | None:
        if key.key == "return" and not key.repeat:
            return Activated(self.key)
        last = len(self.rows) - 1
        to = {"up": self.chosen - 1, "down": self.chosen + 1, "home": 0, "end": last}.get(key.key)
        if to is None or not 0 <= to <= last:
            return None
        return Chosen(self.key, to)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        px = self._fitting(skin)
        for i, row in enumerate(self.rows):
            at = state.at if state.hovered else None
            over = at is not None and self.row_rect(i).contains(at)
            self._row(canvas, skin, i, row, px=px, over=over)
        if state.focused:
            focus_ring(canvas, skin, self.row_rect(self.chosen), skin.px(10, 7))

    def _fitting(self, skin: Skin) -> float:
        """One size for all rows: that of the row with the least room."""
        bold, small = skin.style(self.size, weight=Weight.BOLD), skin.style(self.size - 3)
        pads, sizes = skin.px(18, 12) + skin.px(12, 8), [bold.px]
        for i, row in enumerate(self.rows):
            note = self.notes[i] if i < len(self.notes) else ""
            taken = skin.setter.width(note, small) + skin.px(12, 8) if note else 0
            sizes.append(skin.setter.shrunk(row, bold, self.rect.w - pads - taken).px)
        return min(sizes)

    def _row(self, canvas: Canvas, skin: Skin, i: int, row: str, *, px: float, over: bool) -> None:
        theme, box, radius = skin.theme, self.row_rect(i).rounded(), skin.px(10, 7)
        chosen = i == self.chosen
        if over and not chosen:
            canvas.box(box, radius, fill=theme.text, alpha=0.06)
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
        style = skin.style(self.size, ink, weight).but(px=px)
        skin.setter.draw(canvas, row, style, Point(x, box.centre.y), "ml")
        end = Point(box.right - pad, box.centre.y)
        skin.setter.draw(canvas, note, note_style, end, "mr")

"""A line of text to write in: names, a search. Knows letters, not what they are for."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, State, Widget


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Widget):
    """Writes at its end. Chosen has the new text, Activated is Enter. `hint` shows while empty."""

    text: str = ""
    hint: str = ""
    most: int = 40
    size: float = BODY

    def typed(self, text: str) -> Message | None:
        kept = "".join(letter for letter in text if letter.isprintable())
        longer = (self.text + kept)[: self.most]
        return Chosen(self.key, longer) if longer != self.text else None

    def key_pressed(self, key: KeyPress) -> Message | None:
        if key.key == "return" and not key.repeat:
            return Activated(self.key)
        if key.key != "backspace" or not self.text:
            return None
        return Chosen(self.key, "" if key.ctrl else self.text[:-1])

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, radius = skin.theme, skin.px(9, 6)
        canvas.box(self.rect, radius, fill="#000000", alpha=theme.well)
        line = max(0.3, theme.panel_line)
        dash = () if self.enabled else (4.0, 4.0)
        canvas.box(self.rect, radius, line=theme.text, line_alpha=line, dash=dash)
        pad = skin.px(12, 8)
        alpha = 1.0 if self.enabled else theme.disabled
        style = skin.style(self.size, theme.text if self.text else theme.dim, alpha=alpha)
        room = self.rect.inset(pad, 0)
        wide = skin.setter.width(self.text, style)
        start = room.x - max(0.0, wide - room.w)
        with canvas.clipped(room):
            words = self.text or self.hint
            skin.setter.draw(canvas, words, style, Point(start, self.rect.centre.y), "ml")
        if state.active:
            tall = style.px * 1.25
            x = min(room.right, start + wide) + 1
            pen = Rect(x, self.rect.centre.y - tall / 2, max(1.0, round(1.5 * skin.u)), tall)
            canvas.bar(pen, theme.text)
            canvas.focus_ring(self.rect, radius, theme.focus_inner, theme.focus_outer, skin.u)

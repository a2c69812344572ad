"""A line of text to write in: names, a search. Knows letters, not what they are for."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.caret import Caret, Line
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import well
from handfoot_gui.ui.kit.pointer import KeyPress, Signal, TextTyped
from handfoot_gui.ui.kit.signs import crossed, magnifier
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import (
    Activated,
    Chosen,
    Kept,
    Message,
    Refused,
    Reply,
    State,
    Widget,
    control_height,
    focus_ring,
)

EDITS = ("left", "right", "home", "end", "backspace", "delete", "space")


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Widget):
    """Chosen has the new text, Activated is Enter. `hint` shows while empty. A `search` has a lens,
    a cross that clears it, and is cleared by Escape. `unknown`: letters that the face has not are
    not taken, and this is said."""

    text: str = ""
    hint: str = ""
    most: int = 40
    size: float = BODY
    search: bool = False
    unknown: str = ""

    @property
    def takes_text(self) -> bool:
        return True

    @property
    def fills(self) -> bool:
        return True

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(min(width, skin.type.px(self.size) * 12), control_height(skin))

    @property
    def _line(self) -> Line:
        caret = self.own if isinstance(self.own, Caret) else Caret.here(len(self.text))
        return Line(self.text, caret.within(self.text))

    def _became(self, line: Line, copied: str | None = None) -> Kept:
        then = Chosen(self.key, line.text) if line.text != self.text else None
        return Kept(line.caret, then, copied)

    # -- keys

    def wants(self, signal: Signal) -> bool:
        if isinstance(signal, TextTyped):
            return True
        if not isinstance(signal, KeyPress) or signal.alt:
            return False
        if signal.key == "escape":
            return self.search and bool(self.text)
        if signal.ctrl:
            return signal.key in (*EDITS, "a", "c", "x", "v")
        return len(signal.key) == 1 or signal.key in EDITS

    def typed(self, text: str) -> Reply:
        if self.unknown and self.skin is not None:
            composed = unicodedata.normalize("NFC", text)
            text = "".join(filter(self.skin.setter.knows, composed))
            if composed and not text:
                return Refused(self.key, self.unknown)
        return self._became(self._line.written(text, self.most)) if text else None

    def key_pressed(self, key: KeyPress) -> Reply:
        line = self._line
        if key.key == "return":
            return None if key.repeat else Activated(self.key)
        if key.key == "escape" and self.wants(key):
            return self._became(Line("", Caret.here(0)))
        if key.ctrl and key.key in ("c", "x"):
            cut = line.without(line.caret.at) if key.key == "x" else line
            return self._became(cut, line.selected) if line.selected else None
        after = line.after(key)
        return None if after is None else self._became(after)

    # -- the pointer

    def _cross(self) -> Rect | None:
        """The place that clears."""
        if not (self.search and self.text and self.enabled):
            return None
        return Rect(self.rect.right - self.rect.h, self.rect.y, self.rect.h, self.rect.h)

    def _letter_at(self, at: Point) -> int:
        if self.skin is None:
            return len(self.text)
        style, start = self._style(self.skin), self._view(self.skin)[1]
        return min(
            range(len(self.text) + 1),
            key=lambda i: abs(start + self._width(self.skin, i, style) - at.x),
        )

    def pressed_at(self, at: Point) -> Reply:
        cross = self._cross()
        if cross is not None and cross.contains(at):
            return None
        return Kept(Caret.here(self._letter_at(at)))

    def dragged(self, at: Point) -> Reply:
        line = self._line
        return Kept(line.moved(self._letter_at(at), selects=True).caret)

    def released(self, at: Point) -> Message | None:
        cross = self._cross()
        return Chosen(self.key, "") if cross is not None and cross.contains(at) else None

    # -- the picture

    def _style(self, skin: Skin) -> Style:
        alpha = 1.0 if self.enabled else skin.theme.disabled
        return skin.style(self.size, skin.theme.text if self.text else skin.theme.dim, alpha=alpha)

    def _width(self, skin: Skin | None, letters: int, style: Style) -> float:
        return 0.0 if skin is None else skin.setter.width(self.text[:letters], style)

    def _lens(self, skin: Skin) -> Rect:
        q = round(skin.type.px(self.size) * 1.05)
        return Rect(self.rect.x + skin.px(12, 8), self.rect.centre.y - q / 2, q, q)

    def _view(self, skin: Skin) -> tuple[Rect, float]:
        """Where letters are seen, and where the first one stands: long texts slide so that the
        caret is in sight."""
        left = skin.px(12, 8)
        if self.search:
            left = self._lens(skin).right + skin.px(8, 6) - self.rect.x
        right = self.rect.h * 0.9 if self.search else skin.px(12, 8)
        room = Rect(self.rect.x + left, self.rect.y, self.rect.w - left - right, self.rect.h)
        style = self._style(skin)
        wide = skin.setter.width(self.text, style)
        if wide <= room.w or not isinstance(self.own, Caret):
            return room, room.x
        caret = self._width(skin, self._line.caret.at, style)
        return room, room.x - max(0.0, min(wide - room.w, caret - room.w * 0.7))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, radius, box = skin.theme, skin.px(9, 6), self.rect
        well(canvas, skin, box, radius, usable=self.enabled)
        if state.hovered and not state.active:
            canvas.box(box, radius, fill=theme.text, alpha=0.05)
        style, (room, start) = self._style(skin), self._view(skin)
        active = state.active and self.enabled
        with canvas.clipped(room.inset(-2, 0)):
            if active:
                self._selection(canvas, skin, start, style)
            fitting = style if self.text else skin.setter.shrunk(self.hint, style, room.w)
            words = self.text or self.hint
            skin.setter.draw(canvas, words, fitting, Point(start, box.centre.y), "ml")
            if active:
                x = start + self._width(skin, self._line.caret.at, style)
                pen = Rect(
                    x, box.centre.y - style.px * 0.63, max(1.0, 1.5 * skin.u), style.px * 1.25
                )
                canvas.bar(pen, theme.text)
        self._signs(canvas, skin, state)
        if state.active:
            focus_ring(canvas, skin, box, radius)

    def _selection(self, canvas: Canvas, skin: Skin, start: float, style: Style) -> None:
        first, last = (self._width(skin, i, style) for i in self._line.caret.span)
        if last > first:
            tall = style.px * 1.4
            room = Rect(start + first, self.rect.centre.y - tall / 2, last - first, tall)
            canvas.box(room, 2, fill=skin.theme.us, alpha=0.38)

    def _signs(self, canvas: Canvas, skin: Skin, state: State) -> None:
        if not self.search:
            return
        canvas.shape(magnifier(skin.theme.dim), self._lens(skin))
        cross = self._cross()
        if cross is not None:
            over = state.at is not None and cross.contains(state.at)
            q = round(skin.type.px(self.size) * 0.7)
            ink = skin.theme.text if over else skin.theme.dim
            canvas.shape(crossed(ink), Rect.centred(cross.centre, q, q))

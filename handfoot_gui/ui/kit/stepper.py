"""A whole number with a button at each side. Knows bounds and steps, not what is counted."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import well
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.signs import minus, plus
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BUTTON
from handfoot_gui.ui.kit.widget import Chosen, Message, State, Widget, control_height, focus_ring


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepper(Widget):
    """`word` says the value as the player reads it. Left and right step, the page keys ten steps,
    Home and End go to the bounds."""

    value: int
    least: int
    most: int
    step: int = 1
    word: str = ""

    def wanted(self, skin: Skin, width: float) -> Size:
        style = skin.style(BUTTON, weight=Weight.BOLD)
        tall = control_height(skin)
        words = (self.word, str(self.least), str(self.most))
        middle = max(skin.setter.width(word, style) for word in words) + 2 * skin.px(10, 7)
        return Size(min(width, max(skin.px(150, 110), 2 * tall + middle)), tall)

    def _ends(self) -> tuple[Rect, Rect]:
        wide = min(self.rect.h, self.rect.w / 3)
        return self.rect.cut_left(wide)[0], self.rect.cut_right(wide)[0]

    def _to(self, value: int) -> Message | None:
        kept = max(self.least, min(self.most, value))
        return Chosen(self.key, kept) if kept != self.value else None

    def released(self, at: Point) -> Message | None:
        less, more = self._ends()
        if less.contains(at):
            return self._to(self.value - self.step)
        return self._to(self.value + self.step) if more.contains(at) else None

    def key_pressed(self, key: KeyPress) -> Message | None:
        ends = {"home": self.least, "end": self.most}
        if key.key in ends:
            return self._to(ends[key.key])
        steps = {"left": -1, "-": -1, "right": 1, "+": 1, "page down": -10, "page up": 10}
        return self._to(self.value + steps.get(key.key, 0) * self.step)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, radius, box = skin.theme, skin.px(9, 6), self.rect
        alpha = 1.0 if self.enabled else theme.disabled
        well(canvas, skin, box, radius, usable=self.enabled)
        less, more = self._ends()
        bounds = (self.value <= self.least, self.value >= self.most)
        for end, sign, stopped in zip((less, more), (minus, plus), bounds, strict=True):
            over = state.hovered and state.at is not None and end.contains(state.at)
            if over and not stopped:
                glint = 0.16 if state.pressed else 0.09
                canvas.box(end.inset(skin.px(3, 2)), skin.px(7, 5), fill=theme.text, alpha=glint)
            q = round(skin.type.px(BUTTON) * 0.95)
            dimmed = theme.disabled if stopped or not self.enabled else 1.0
            canvas.shape(sign(theme.text), Rect.centred(end.centre, q, q), alpha=dimmed)
        style = skin.style(BUTTON, weight=Weight.BOLD, alpha=alpha)
        word, room = self.word or str(self.value), more.x - less.right
        skin.setter.draw(canvas, word, style, box.centre, "mc", max_width=room)
        if state.focused:
            focus_ring(canvas, skin, box, radius)

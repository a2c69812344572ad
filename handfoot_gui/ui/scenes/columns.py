"""A dialog with many lines: the first across, the others in two columns below it. Knows no line."""

from __future__ import annotations

from dataclasses import replace as placed

from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.theme import BODY, SCORE
from handfoot_gui.ui.kit.widget import Widget, control_height
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene

WIDTH = 560.0
"""Layout units."""


class ColumnsDialog(DialogScene):
    """What its lines are may change while it is open."""

    def __init__(
        self, around: Surroundings, name: str, title: str, text: str, *, escape: str
    ) -> None:
        super().__init__(around, name, title, text, (), escape=escape)

    def lines(self) -> tuple[Choice, ...]:
        raise NotImplementedError

    def resized(self) -> None:
        """The brass line above, the others in two columns."""
        self.choices = self.lines()
        super().resized()
        skin, room = self.around.skin, self.around.room
        pad, gap = skin.px(28, 16), skin.px(10, 6)
        width = min(room.w - 2 * gap, max(skin.px(WIDTH, 420), 34 * skin.type.px(BODY)))
        inner = width - 2 * pad
        title, text = self._title_style(skin), self._text_style(skin)
        self._wrapped = skin.setter.wrapped(self.text, text, inner)
        head = skin.setter.line_height(title) + skin.px(6, 4)
        head += skin.setter.line_height(text) * len(self._wrapped) + gap
        rows = len(self.choices) // 2
        main = round(control_height(skin) * 1.2)
        tall = min(control_height(skin), (room.h - 4 * gap - 2 * pad - head - main) / rows - gap)
        height = 2 * pad + head + main + rows * (tall + gap)
        self.panel = Rect.centred(room.centre, width, height).rounded()
        x, y = self.panel.x + pad, self.panel.y + pad + head
        half = (inner - gap) / 2
        made: list[Widget] = []
        for i, button in enumerate(self._made()):
            if not i:
                place = Rect(x, y, inner, main)
                y += main + gap
            else:
                column, row = (i - 1) % 2, (i - 1) // 2
                is_alone = i == len(self.choices) - 1 and not column
                wide = inner if is_alone else half
                place = Rect(x + column * (half + gap), y + row * (tall + gap), wide, tall)
            made.append(placed(button, rect=place.rounded()))
        self.widgets.show(made)

    def _made(self) -> list[Button]:
        return [
            Button(
                key=choice.name,
                word=choice.word,
                kind="primary" if choice.primary else "quiet",
                cap=choice.cap,
                size=SCORE - 2 if choice.primary else BODY,
                align="left",
                radius=12,
                tip=choice.tip,
                chosen=choice.chosen,
            )
            for choice in self.choices
        ]

    def paint(self, now: float) -> None:
        super().paint(now)
        self.widgets.paint_tip(self.around.canvas, self.around.skin)

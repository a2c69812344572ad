"""Words that stand among widgets, and how far something has got. They cannot be used."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import well
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import BODY, BUTTON
from handfoot_gui.ui.kit.widget import State, Widget


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(Widget):
    """Wrapped to its width; `heading` is in the colour of what can be done, with a hairline."""

    text: str
    size: float = BODY
    weight: Weight = Weight.REGULAR
    dim: bool = False
    faint: bool = False
    heading: bool = False

    @property
    def focusable(self) -> bool:
        return False

    def covers(self, at: Point) -> bool:
        """The pointer goes through, unless there is a tip to be read."""
        return bool(self.tip) and self.rect.contains(at)

    def _style(self, skin: Skin) -> Style:
        ink = skin.theme.us if self.heading else skin.theme.dim if self.dim else skin.theme.text
        return skin.style(self.size, ink, self.weight, skin.theme.disabled if self.faint else 1.0)

    def wanted(self, skin: Skin, width: float) -> Size:
        style = self._style(skin)
        lines = skin.setter.wrapped(self.text, style, width)
        wide = max((skin.setter.width(line, style) for line in lines), default=0)
        under = skin.px(5, 4) if self.heading else 0
        return Size(wide, len(lines) * skin.setter.line_height(style) + under)

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        style, y = self._style(skin), self.rect.y
        for line in skin.setter.wrapped(self.text, style, self.rect.w):
            skin.setter.draw(canvas, line, style, Point(self.rect.x, y), "tl")
            y += skin.setter.line_height(style)
        if self.heading:
            thin = max(1.0, round(skin.u))
            under = Rect(self.rect.x, self.rect.bottom - thin, self.rect.w, thin)
            canvas.bar(under, skin.theme.text, max(0.16, skin.theme.panel_line * 0.7))


@dataclass(frozen=True, slots=True, kw_only=True)
class Hairline(Widget):
    """Between two things that stand below one another."""

    @property
    def focusable(self) -> bool:
        return False

    def covers(self, at: Point) -> bool:  # noqa: ARG002
        return False

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        canvas.bar(self.rect, skin.theme.text, max(0.08, skin.theme.panel_line * 0.35))


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress(Widget):
    """`value` from 0 to 1, or None while nobody knows; `word` says it at the right end."""

    value: float | None
    word: str = ""

    @property
    def focusable(self) -> bool:
        return False

    @property
    def fills(self) -> bool:
        return True

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        theme, style = skin.theme, skin.style(BUTTON, weight=Weight.BOLD)
        taken = skin.setter.width(self.word, style) + skin.px(12, 8) if self.word else 0
        tall = max(8.0, round(skin.type.px(BUTTON) * 0.7))
        room = self.rect
        track = Rect(room.x, room.centre.y - tall / 2, room.w - taken, tall).rounded()
        well(canvas, skin, track, tall / 2, depth=0.06)
        if self.value is None:
            canvas.box(
                track,
                tall / 2,
                line=theme.us,
                line_width=max(1.5, 2 * skin.u),
                dash=(8 * skin.u, 8 * skin.u),
            )
        elif self.value > 0:
            wide = max(tall, track.w * min(1.0, self.value))
            canvas.box(Rect(track.x, track.y, wide, tall), tall / 2, fill=theme.us)
        skin.setter.draw(canvas, self.word, style, Point(room.right, room.centre.y), "mr")

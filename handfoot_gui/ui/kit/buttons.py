"""Buttons: brass for the main thing, quiet, or words alone. Knows no actions, only its key."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import CAP_HEIGHT, Style, Weight
from handfoot_gui.ui.kit.theme import BUTTON, Ink
from handfoot_gui.ui.kit.widget import Activated, Message, State, Widget, control_height, is_use

ButtonKind: TypeAlias = Literal["primary", "quiet", "words"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Button(Widget):
    """`cap` is the key that does the same; `second` a line under the word. All lengths in units."""

    word: str = ""
    kind: ButtonKind = "quiet"
    icon: str = ""
    cap: str = ""
    second: str = ""
    size: float = BUTTON
    radius: float = 9
    align: Literal["left", "centre"] = "centre"
    chosen: bool = False

    def wanted(self, skin: Skin, width: float) -> Size:
        size = button_size(skin, self)
        wide = max(size.w, skin.px(88, 66))
        return Size(min(width, wide), max(size.h, control_height(skin)))

    def released(self, at: Point) -> Message | None:  # noqa: ARG002
        return Activated(self.key)

    def key_pressed(self, key: KeyPress) -> Message | None:
        return Activated(self.key) if is_use(key) else None

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        radius = min(skin.px(self.radius), self.rect.h / 2)
        self._ground(canvas, skin, state, radius)
        if self.icon and not self.word:
            self._icon_alone(canvas, skin)
        else:
            self._line(canvas, skin)
        if state.focused:
            theme = skin.theme
            canvas.focus_ring(self.rect, radius, theme.focus_inner, theme.focus_outer, skin.u)

    def _ground(self, canvas: Canvas, skin: Skin, state: State, radius: float) -> None:
        theme, r = skin.theme, self.rect
        if self.kind == "primary" and self.enabled:
            canvas.shadow(r, radius, max(3.0, 5 * skin.u), 0.30, down=2 * skin.u)
            canvas.box(r, radius, fill=theme.button_bottom, top=theme.button_top)
        elif self.kind != "words":
            fill = 0.035 if not self.enabled else (0.06 if skin.on_paper else 0.10)
            line = 0.10 if not self.enabled else min(1.0, theme.panel_line + 0.06)
            ink = theme.us if self.chosen else theme.text
            line = 0.9 if self.chosen else line
            fill = 0.16 if self.chosen else fill
            canvas.box(r, radius, fill=ink, alpha=fill)
            canvas.box(r, radius, line=ink, line_width=max(1.0, skin.u), line_alpha=line)
        if state.pressed:
            canvas.box(r, radius, fill="#000000", alpha=0.10)
        elif state.hovered:
            glint = theme.text if self.kind == "words" or skin.on_paper else "#FFFFFF"
            canvas.box(r, radius, fill=glint, alpha=0.06)

    def _ink(self, skin: Skin) -> Ink:
        if self.kind == "primary" and self.enabled:
            return skin.theme.button_text
        return skin.theme.text

    def _alpha(self, skin: Skin) -> float:
        return 1.0 if self.enabled else skin.theme.disabled

    def _icon_alone(self, canvas: Canvas, skin: Skin) -> None:
        q = icon_px(skin, self.size)
        box = Rect.centred(self.rect.centre, q, q)
        canvas.icon(skin.icon(self.icon), box, self._ink(skin), self._alpha(skin))

    def _line(self, canvas: Canvas, skin: Skin) -> None:
        """Icon, word, second line and cap, left to right; the cap is the first to go."""
        setter, ink, alpha = skin.setter, self._ink(skin), self._alpha(skin)
        pad = self._pad(skin)
        lead = icon_px(skin, self.size) + skin.px(7) if self.icon else 0.0
        cap = cap_width(skin, self.cap) + skin.px(9) if self.cap else 0.0
        style = word_style(skin, self.size, ink, alpha)
        room = self.rect.w - 2 * pad - lead - cap
        if cap and setter.width(self.word, style) > room + 2:
            room, cap = room + cap, 0.0
        style = setter.shrunk(self.word, style, room)
        wide = lead + setter.width(self.word, style) + cap
        left = self.rect.x + pad
        if self.align == "centre" and not self.second:
            left = self.rect.x + max(pad, (self.rect.w - wide) / 2)
        middle = self.rect.centre.y
        if self.icon:
            q = icon_px(skin, self.size)
            box = Rect(left, middle - q / 2, q, q)
            canvas.icon(skin.icon(self.icon), box, ink, alpha)
        second = self._second()
        if second and self.rect.h >= 2.6 * style.px:
            self._two_lines(canvas, skin, second, style, left + lead, room)
        else:
            setter.draw(canvas, self.word, style, Point(left + lead, middle), "ml")
        if cap:
            at = self.rect.right - pad if self.align == "left" or self.second else left + wide
            paint_cap(canvas, skin, self.cap, Point(at, middle), ink, alpha)

    def _second(self) -> str:
        """The reason stands on large buttons only; of small ones it is told in a caption."""
        return self.second or (self.disabled or "" if self.align == "left" else "")

    def _two_lines(
        self, canvas: Canvas, skin: Skin, second: str, style: Style, x: float, room: float
    ) -> None:
        setter, middle = skin.setter, self.rect.centre.y
        on_brass = self.kind == "primary" and self.enabled
        ink = "#4A3810" if on_brass else skin.theme.dim
        weight = Weight.BOLD if on_brass else Weight.REGULAR
        small = skin.style(max(12, self.size * 0.66), ink, weight)
        small = setter.shrunk(second, small, room)
        between = style.px * 0.54
        up, down = small.px * CAP_HEIGHT + between, style.px * CAP_HEIGHT + between
        setter.draw(canvas, self.word, style, Point(x, middle - up / 2), "ml")
        setter.draw(canvas, second, small, Point(x, middle + down / 2), "ml")

    def _pad(self, skin: Skin) -> float:
        return skin.px(22 if self.align == "left" or self.second else 11, 6)


def word_style(skin: Skin, size: float, ink: Ink, alpha: float = 1.0) -> Style:
    weight = Weight.BLACK if size >= 17 else Weight.BOLD
    return skin.style(size, ink, weight, alpha)


def icon_px(skin: Skin, size: float) -> int:
    return max(15, round(skin.type.px(size) * 1.22))


def button_size(skin: Skin, button: Button, height: float = 0) -> Size:
    """The room that a button's own words want; `height` in px, or its usual one."""
    tall = height or max(30.0, round(skin.type.px(button.size) * 2.35))
    if button.icon and not button.word:
        return Size(tall, tall)
    wide = skin.setter.width(button.word, word_style(skin, button.size, skin.theme.text))
    lead = icon_px(skin, button.size) + skin.px(7) if button.icon else 0
    cap = cap_width(skin, button.cap) + skin.px(9) if button.cap else 0
    pad = 22 if button.align == "left" or button.second else 11
    return Size(math.ceil(wide + lead + cap + 2 * skin.px(pad, 6)), tall)


CAP = 11.0


def cap_style(skin: Skin, ink: Ink, alpha: float = 1.0, size: float = CAP) -> Style:
    return skin.style(size, ink, Weight.BOLD, alpha)


def cap_width(skin: Skin, cap: str, size: float = CAP) -> float:
    style = cap_style(skin, skin.theme.text, size=size)
    return max(skin.setter.width(cap, style) + skin.px(10, 8), round(style.px * 1.6))


def paint_cap(
    canvas: Canvas,
    skin: Skin,
    cap: str,
    at: Point,
    ink: Ink,
    alpha: float = 1.0,
    *,
    size: float = CAP,
) -> None:
    """The key that does the same, in a small key's outline; `at` is its right middle."""
    style = cap_style(skin, ink, 0.95 * alpha, size)
    wide, tall = cap_width(skin, cap, size), round(style.px * 1.6)
    rect = Rect(at.x - wide, at.y - tall / 2, wide, tall).rounded()
    canvas.box(rect, skin.px(4, 3), fill=ink, alpha=0.14 * alpha + 0.02)
    skin.setter.draw(canvas, cap, style, rect.centre, "mc")

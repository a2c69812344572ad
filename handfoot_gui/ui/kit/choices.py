"""Things that are set: toggles, segments, sliders. Knows values, not what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import well
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, BUTTON
from handfoot_gui.ui.kit.widget import (
    Chosen,
    Message,
    State,
    Widget,
    control_height,
    focus_ring,
    is_use,
)

KNOB = "#F7F3E6"


@dataclass(frozen=True, slots=True, kw_only=True)
class Toggle(Widget):
    """A switch at the rect's right end; `word` says its state to its left ("on", "off")."""

    on: bool
    word: str = ""

    def released(self, at: Point) -> Message | None:  # noqa: ARG002
        return Chosen(self.key, not self.on)

    def key_pressed(self, key: KeyPress) -> Message | None:
        return Chosen(self.key, not self.on) if is_use(key) else None

    @property
    def row_wide(self) -> bool:
        """A click on its label sets it too."""
        return True

    def wanted(self, skin: Skin, width: float) -> Size:
        word = skin.setter.width(self.word, skin.style(BUTTON, weight=Weight.BOLD))
        wide = self._switch(skin).w + skin.px(12, 8) + word
        return Size(min(width, wide), control_height(skin))

    def _switch(self, skin: Skin) -> Rect:
        h = max(skin.px(30, 24), round(skin.type.px(BODY) * 1.25))
        w = round(h * 1.875)
        return Rect(self.rect.right - w, self.rect.centre.y - h / 2, w, h).rounded()

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, box = skin.theme, self._switch(skin)
        alpha = 1.0 if self.enabled else theme.disabled
        radius, edge = box.h / 2, max(3.0, round(box.h / 8))
        if not self.enabled:
            well(canvas, skin, box, radius, usable=False, depth=-theme.well / 2)
        elif self.on:
            canvas.box(box, radius, fill=theme.us)
        else:
            well(canvas, skin, box, radius)
        if state.hovered:
            canvas.box(box, radius, fill="#FFFFFF", alpha=0.08)
        r = radius - edge
        x = box.right - edge - r if self.on else box.x + edge + r
        knob = (theme.on_side if self.on else KNOB) if self.enabled else theme.text
        line = None if self.on or theme.well > 0.2 else theme.text
        centre = Point(x, box.centre.y)
        canvas.disc(centre, r, fill=knob, alpha=0.25 if not self.enabled else 1, line=line)
        style = skin.style(BUTTON, weight=Weight.BOLD, alpha=alpha)
        word_at = Point(box.x - skin.px(12, 8), box.centre.y)
        skin.setter.draw(canvas, self.word, style, word_at, "mr")
        if state.focused:
            focus_ring(canvas, skin, box, radius)


@dataclass(frozen=True, slots=True, kw_only=True)
class Segments(Widget):
    """One of a few, side by side. The message has the index."""

    options: tuple[str, ...]
    index: int
    size: float = BUTTON

    @property
    def fills(self) -> bool:
        return True

    def wanted(self, skin: Skin, width: float) -> Size:  # noqa: ARG002
        """May be wider than there is room: then a dropdown takes its place."""
        style = skin.style(self.size, weight=Weight.BOLD)
        widest = max(skin.setter.width(word, style) for word in self.options)
        cell = max(widest + 2 * skin.px(12, 8), skin.px(64, 44))
        return Size(round(cell * len(self.options) + 2 * skin.px(4, 3)), control_height(skin))

    def _cells(self, skin: Skin) -> tuple[Rect, ...]:
        room = self.rect.inset(skin.px(4, 3))
        step = room.w / len(self.options)
        cells = (Rect(room.x + i * step, room.y, step, room.h) for i in range(len(self.options)))
        return tuple(cell.rounded() for cell in cells)

    def released(self, at: Point) -> Message | None:
        part = (at.x - self.rect.x) / self.rect.w
        index = max(0, min(len(self.options) - 1, int(part * len(self.options))))
        return Chosen(self.key, index)

    def key_pressed(self, key: KeyPress) -> Message | None:
        step = {"left": -1, "right": 1}.get(key.key, 0)
        if is_use(key):
            return Chosen(self.key, (self.index + 1) % len(self.options))
        if not step:
            return None
        return Chosen(self.key, max(0, min(len(self.options) - 1, self.index + step)))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme, radius = skin.theme, skin.px(11, 7)
        alpha = 1.0 if self.enabled else theme.disabled
        well(canvas, skin, self.rect, radius, usable=self.enabled)
        for i, (cell, word) in enumerate(zip(self._cells(skin), self.options, strict=True)):
            chosen = i == self.index and self.enabled
            if chosen:
                top, bottom = theme.button_top, theme.button_bottom
                canvas.box(cell, skin.px(8, 5), fill=bottom, top=top)
            ink = theme.button_text if chosen else theme.text
            weight = Weight.BOLD if i == self.index else Weight.REGULAR
            style = skin.style(self.size, ink, weight, alpha)
            room = cell.w - 2 * skin.px(6, 4)
            skin.setter.draw(canvas, word, style, cell.centre, "mc", max_width=room)
        if state.hovered:
            canvas.box(self.rect, radius, fill="#FFFFFF", alpha=0.04)
        if state.focused:
            focus_ring(canvas, skin, self.rect, radius)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider(Widget):
    """A value from 0 to 1 in steps; `word` says it at the right end, `word_room` wide (units)."""

    value: float
    word: str = ""
    steps: int = 20
    word_room: float = 70

    @property
    def _unit(self) -> float:
        """A slider is 42 units high: its own height is its scale."""
        return self.rect.h / 42

    def _track(self) -> Rect:
        """From one resting place of the knob's middle to the other."""
        knob = self._knob()
        room = self.rect.w - (self.word_room * self._unit if self.word else 0) - 2 * knob
        tall = max(4.0, round(6 * self._unit))
        return Rect(self.rect.x + knob, self.rect.centre.y - tall / 2, max(1.0, room), tall)

    def _knob(self) -> float:
        return max(9.0, 11 * self._unit)

    @property
    def fills(self) -> bool:
        return True

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(
            min(width, max(skin.px(220, 160), 14 * skin.type.px(BODY))), control_height(skin)
        )

    def _stepped(self, value: float) -> float:
        return round(max(0.0, min(1.0, value)) * self.steps) / self.steps

    def dragged(self, at: Point) -> Message | None:
        """While held, the knob follows: a value is not an act."""
        track = self._track()
        value = self._stepped((at.x - track.x) / track.w)
        return Chosen(self.key, value) if value != self.value else None

    def key_pressed(self, key: KeyPress) -> Message | None:
        ends = {"home": 0.0, "end": 1.0}
        if key.key in ends:
            return Chosen(self.key, ends[key.key])
        far = max(1, self.steps // 5)
        step = {"left": -1, "right": 1, "page down": -far, "page up": far}.get(key.key, 0)
        return Chosen(self.key, self._stepped(self.value + step / self.steps)) if step else None

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        theme = skin.theme
        alpha = 1.0 if self.enabled else theme.disabled
        unit, line, r = self._unit, self._track().rounded(), self._knob()
        radius = line.h / 2
        well(canvas, skin, line, radius, depth=0.06)
        done = Rect(line.x, line.y, line.w * self.value, line.h)
        canvas.box(done, radius, fill=theme.us, alpha=alpha)
        at = Point(line.x + line.w * self.value, line.centre.y)
        canvas.shadow(Rect.centred(at, 2 * r, 2 * r), r, max(2.0, 3 * unit), 0.35, down=unit)
        ink = "#FFFFFF" if state.hovered else KNOB
        canvas.disc(at, r, fill=ink, alpha=alpha, line="#7A5A14", line_width=max(1.5, 2 * unit))
        style = skin.style(BODY - 1, weight=Weight.BOLD, alpha=alpha)
        end = Point(self.rect.right, self.rect.centre.y)
        room = self.word_room * unit - r
        skin.setter.draw(canvas, self.word, style, end, "mr", max_width=room)
        if state.focused:
            focus_ring(canvas, skin, Rect.centred(at, 2 * r, 2 * r), r)

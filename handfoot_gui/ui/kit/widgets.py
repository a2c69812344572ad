"""What all widgets share, and a group of them that turns signals into messages.

A widget is a frozen value with a key: whoever shows it makes it anew from its own state, and gets a
message when the player did something with it. A group remembers only what is pointed at, pressed
and focused. Nothing acts on a press; a press that leaves its widget does nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.focus import DIRECTIONS, Focus, Focusable
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    Leave,
    Move,
    Press,
    Release,
    Signal,
    TextTyped,
    Wheel,
)
from handfoot_gui.ui.kit.skin import Skin


@dataclass(frozen=True, slots=True)
class Activated:
    """A button was used."""

    key: Hashable


@dataclass(frozen=True, slots=True)
class Chosen:
    """A toggle, slider, field, list or scroll area has a new value, to be taken or not."""

    key: Hashable
    value: object


@dataclass(frozen=True, slots=True)
class Refused:
    """A disabled widget was used; the reason is what it shows."""

    key: Hashable
    reason: str


Message: TypeAlias = Activated | Chosen | Refused


@dataclass(frozen=True, slots=True)
class State:
    """What a painter needs to know besides the widget. `active`: keys go to it, `focused`: and that
    is to be seen."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    active: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Widget:
    """`disabled` is the reason why it cannot be used; None when it can."""

    key: Hashable
    rect: Rect
    disabled: str | None = None
    group: Hashable = None

    @property
    def enabled(self) -> bool:
        return self.disabled is None

    @property
    def focusable(self) -> bool:
        return True

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        raise NotImplementedError

    def dragged(self, at: Point) -> Message | None:  # noqa: ARG002
        """The button is down, from the press on, wherever the pointer went."""
        return None

    def released(self, at: Point) -> Message | None:  # noqa: ARG002
        """Pressed here and let go here."""
        return None

    def key_pressed(self, key: KeyPress) -> Message | None:  # noqa: ARG002
        return None

    def typed(self, text: str) -> Message | None:  # noqa: ARG002
        return None

    def wheeled(self, wheel: Wheel) -> Message | None:  # noqa: ARG002
        return None


class WidgetGroup:
    """The widgets of one screen or dialog, the topmost last."""

    def __init__(self) -> None:
        self.widgets: tuple[Widget, ...] = ()
        self.focus = Focus()
        self.hovered: Hashable | None = None
        self._pressed: Hashable | None = None

    def show(self, widgets: Sequence[Widget]) -> None:
        """Replaces what is shown; the focus stays with its key, where that still exists."""
        self.widgets = tuple(widgets)
        self.focus.settle(self._order())
        if self.widget(self.hovered) is None:
            self.hovered = None
        if self.widget(self._pressed) is None:
            self._pressed = None

    def widget(self, key: Hashable | None) -> Widget | None:
        return next((w for w in self.widgets if w.key == key), None) if key is not None else None

    def at(self, point: Point) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.rect.contains(point)), None)

    def state(self, widget: Widget) -> State:
        here = self.hovered == widget.key
        return State(
            hovered=here and widget.enabled,
            pressed=here and self._pressed == widget.key and widget.enabled,
            focused=self.focus.has(widget.key),
            active=self.focus.key == widget.key,
        )

    def paint(self, canvas: Canvas, skin: Skin) -> None:
        for widget in self.widgets:
            widget.paint(canvas, skin, self.state(widget))
        focused = self.widget(self.focus.key)
        if focused is not None and self.focus.shown:
            focused.paint(canvas, skin, self.state(focused))

    def explained(self) -> tuple[str, Rect] | None:
        """Why the widget under the pointer or the focus cannot be used, for a caption."""
        focused = self.focus.key if self.focus.shown else None
        for key in (self.hovered, focused):
            widget = self.widget(key)
            if widget is not None and widget.disabled:
                return widget.disabled, widget.rect
        return None

    def handle(self, signal: Signal) -> Message | None:
        if isinstance(signal, (Press, Move, Release)):
            return self._pointed(signal)
        if isinstance(signal, (Leave, Cancel)):
            self.hovered = None
            if isinstance(signal, Cancel):
                self._pressed = None
            return None
        if isinstance(signal, Wheel):
            return self._wheeled(signal)
        if isinstance(signal, KeyPress):
            return self._key(signal)
        if isinstance(signal, TextTyped):
            focused = self.widget(self.focus.key)
            return focused.typed(signal.text) if focused is not None else None
        return None

    def _pointed(self, signal: Press | Move | Release) -> Message | None:
        over = self.at(signal.at)
        self.hovered = over.key if over is not None else None
        if isinstance(signal, Press):
            self._pressed = self.hovered
            self.focus.set(self.hovered, shown=False)
            return over.dragged(signal.at) if over is not None and over.enabled else None
        pressed = self.widget(self._pressed)
        if isinstance(signal, Move):
            if pressed is None or not signal.held or not pressed.enabled:
                return None
            return pressed.dragged(signal.at)
        self._pressed = None
        if pressed is None or over is None or pressed.key != over.key:
            return None
        if over.disabled is not None:
            return Refused(over.key, over.disabled)
        return over.released(signal.at)

    def _wheeled(self, wheel: Wheel) -> Message | None:
        for widget in reversed(self.widgets):
            if widget.rect.contains(wheel.at):
                message = widget.wheeled(wheel)
                if message is not None:
                    return message
        return None

    def _key(self, key: KeyPress) -> Message | None:
        order = self._order()
        if key.key == "tab":
            self.focus.tab(order, back=key.shift)
            return None
        focused = self.widget(self.focus.key)
        if focused is not None:
            message = self._focused_key(focused, key)
            if message is not None:
                return message
        for direction in DIRECTIONS:
            if key.key == direction:
                self.focus.arrow(order, direction)
        return None

    def _focused_key(self, focused: Widget, key: KeyPress) -> Message | None:
        if focused.disabled is not None:
            uses = key.key in ("return", "space") and not key.repeat
            return Refused(focused.key, focused.disabled) if uses else None
        return focused.key_pressed(key)

    def _order(self) -> tuple[Focusable, ...]:
        return tuple(Focusable(w.key, w.rect, w.group) for w in self.widgets if w.focusable)

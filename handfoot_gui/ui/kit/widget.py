"""What all widgets share, and the messages they make of what the player did.

A widget is a frozen value with a key: whoever shows it makes it anew from its own state, and is
asked to take or leave a new value. What is of no interest to anybody else (where the caret stands,
how far a list is scrolled, whether it is open) the group keeps for it and hands back as `own`.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import TypeAlias

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress, Signal, Wheel
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY

NOWHERE = Rect(0, 0, 0, 0)
"""For widgets that a form places."""


@dataclass(frozen=True, slots=True)
class Activated:
    """A button was used."""

    key: Hashable


@dataclass(frozen=True, slots=True)
class Chosen:
    """A toggle, slider, field or list has a new value, to be taken or not."""

    key: Hashable
    value: object


@dataclass(frozen=True, slots=True)
class Refused:
    """A disabled widget was used; the reason is what it shows."""

    key: Hashable
    reason: str


Message: TypeAlias = Activated | Chosen | Refused


@dataclass(frozen=True, slots=True)
class Kept:
    """For the group: remember this, put that on the clipboard, and pass `then` on."""

    own: object
    then: Message | None = None
    copied: str | None = None


Reply: TypeAlias = Message | Kept | None


@dataclass(frozen=True, slots=True)
class State:
    """What a painter needs to know besides the widget. `active`: keys go to it, `focused`: and that
    is to be seen. `at`: where the pointer is, while it is over the widget."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    active: bool = False
    at: Point | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Widget:
    """`disabled` is the reason why it cannot be used; None when it can.

    `inside` is the key of the scroll area it lies in; its rect is then where it would be with
    nothing scrolled. `skin` is needed by those that measure words when they are pointed at.
    `own` and `clip` are filled in by the group. `name` is the label that stands beside it, for
    those who only hear of it.
    """

    key: Hashable
    rect: Rect = NOWHERE
    name: str = ""
    disabled: str | None = None
    group: Hashable = None
    tip: str = ""
    inside: Hashable = None
    skin: Skin | None = field(default=None, repr=False)
    own: object = None
    clip: Rect | None = None

    @property
    def enabled(self) -> bool:
        return self.disabled is None

    @property
    def focusable(self) -> bool:
        return True

    @property
    def takes_text(self) -> bool:
        """Letters and the clipboard go to it while it has the focus."""
        return False

    @property
    def fills(self) -> bool:
        """In a form it takes the room there is for controls, not only what it needs."""
        return False

    @property
    def row_wide(self) -> bool:
        """In a form the whole row is its place, label and all."""
        return False

    def covers(self, at: Point) -> bool:
        return self.rect.contains(at) and (self.clip is None or self.clip.contains(at))

    def focus_rect(self) -> Rect:
        """The part that must be in sight while it has the focus."""
        return self.rect

    def over(self) -> Rect | None:
        """The place of what it has opened above everything else, if it has."""
        return None

    def wanted(self, skin: Skin, width: float) -> Size:
        """The room it would like, where it can have that width."""
        return Size(width, control_height(skin))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        raise NotImplementedError

    def paint_over(self, canvas: Canvas, skin: Skin, state: State) -> None:
        """What it has opened."""

    def dragged(self, at: Point) -> Reply:  # noqa: ARG002
        """The button is down, from the press on, wherever the pointer went."""
        return None

    def pressed_at(self, at: Point) -> Reply:
        """The button went down here; nothing acts on that, but a caret or a knob may move."""
        return self.dragged(at)

    def pointed(self, at: Point) -> Reply:  # noqa: ARG002
        """The pointer is over what it has opened."""
        return None

    def released(self, at: Point) -> Reply:  # noqa: ARG002
        """Pressed here and let go here."""
        return None

    def key_pressed(self, key: KeyPress) -> Reply:  # noqa: ARG002
        return None

    def typed(self, text: str) -> Reply:  # noqa: ARG002
        return None

    def wheeled(self, wheel: Wheel) -> Reply:  # noqa: ARG002
        return None

    def wants(self, signal: Signal) -> bool:  # noqa: ARG002
        """Whether a key that means something to the screen is this widget's while it has focus."""
        return False


def control_height(skin: Skin) -> float:
    """Of everything that stands in a row: grows with the text."""
    return max(skin.px(40, 30), round(skin.type.px(BODY) * 1.9))


def focus_ring(canvas: Canvas, skin: Skin, rect: Rect, radius: float) -> None:
    theme = skin.theme
    canvas.focus_ring(rect, radius, theme.focus_inner, theme.focus_outer, skin.u)


def is_use(key: KeyPress) -> bool:
    return key.key in ("return", "space") and not key.repeat

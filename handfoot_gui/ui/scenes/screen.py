"""A scene that is made of widgets alone: one focus model, one Escape, the same keys everywhere.

Knows the kit and the commands; what a screen asks and does is its own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from handfoot_gui.ui.kit.pointer import KeyPress, LookCloser, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.widgets import Message, Refused, Widget, WidgetGroup
from handfoot_gui.ui.scenes.base import Command, Pop, Scene, Surroundings
from handfoot_gui.ui.scenes.dialog import described
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.switches import switched


class Screen(Scene):
    """`widgets` are shown anew whenever something changed; their keys name what is meant."""

    def __init__(self, around: Surroundings, name: str) -> None:
        super().__init__(around)
        self.name = name
        self.widgets = WidgetGroup()
        self.said = ""
        """What is told for once, until the next thing is done."""

    # -- what a screen is

    @abstractmethod
    def lay(self, skin: Skin) -> Sequence[Widget]:
        """Its widgets, in the order of the focus."""

    @abstractmethod
    def obey(self, message: Message) -> Command | None:
        """What the player did to a widget."""

    def paint_ground(self, skin: Skin) -> None:  # noqa: ARG002
        """What lies under the widgets."""
        theme = self.around.theme
        self.around.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)

    def back(self) -> Command | None:
        """Escape."""
        return Pop()

    def key(self, key: KeyPress) -> Command | None:  # noqa: ARG002
        """Its own keys, where no text field wants them."""
        return None

    @property
    def skin(self) -> Skin:
        return self.around.skin

    # -- the shared part

    def resized(self) -> None:
        super().resized()
        self.show()

    def show(self) -> None:
        self.widgets.show(self.lay(self.skin))

    def handle(self, signal: Signal, now: float) -> Command | None:  # noqa: ARG002
        self.changed = True
        if isinstance(signal, LookCloser):
            return None
        if isinstance(signal, KeyPress) and not self.widgets.takes(signal):
            command = self._pressed(signal)
            if command is not None:
                return command
        message = self.widgets.handle(signal)
        if message is None:
            return None
        self.said = message.reason if isinstance(message, Refused) else ""
        command = None if isinstance(message, Refused) else self.obey(message)
        self.show()
        return command

    def _pressed(self, key: KeyPress) -> Command | None:
        if key.repeat:
            return None
        if key.key == "escape":
            return self.back()
        own = self.key(key)
        return (
            own
            if own is not None
            else switched(wish_of(key, self.around.settings.keys), self.around.settings)
        )

    def focus(self, key: object) -> None:
        """Where the screen begins: Enter does what it is most likely wanted for."""
        self.widgets.focus.set(key)

    def paint(self, now: float) -> None:  # noqa: ARG002
        skin = self.skin
        self.paint_ground(skin)
        self.widgets.paint(self.around.canvas, skin)
        self.widgets.paint_tip(self.around.canvas, skin)

    def describe(self) -> dict[str, Any]:
        return described(self.widgets)

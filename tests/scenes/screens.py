"""Drives the screens round the table: what a person does there, by target and by keys.

A screen is a stack of scenes with a settings file; commands are carried out as the program does.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.paths import Paths
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release, Signal, TextTyped
from handfoot_gui.ui.kit.widgets import Widget, WidgetGroup
from handfoot_gui.ui.scenes.base import Change, Command, Scene, Surroundings
from handfoot_gui.ui.scenes.card_style import card_style
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.scenes.title import TitleScene
from tests.scenes.pilot import surroundings


class ScreenPilot:
    """`asked`: the commands that were for the program; settings are kept in a file as they are."""

    def __init__(
        self,
        first: Callable[[Surroundings], Scene],
        home: Path,
        *,
        size: tuple[int, int] = (1366, 768),
        settings: Settings | None = None,
    ) -> None:
        self.around = surroundings(size, settings or Settings())
        self.around.paths = Paths(home, home, home / "logs", home / "cache")
        self.asked: list[Command] = []
        self.stack = Stack(first(self.around), self._carry_out)
        self.stack.resized()

    def _carry_out(self, command: Command) -> None:
        if not isinstance(command, Change):
            self.asked.append(command)
            return
        self.around.settings = command.settings
        self.around.art.style = card_style(command.settings)
        assert choices.save(command.settings, self.around.paths.settings) is None
        self.stack.resized()

    # -- what there is

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    @property
    def screen(self) -> Screen:
        assert isinstance(self.top, Screen), self.top
        return self.top

    @property
    def widgets(self) -> WidgetGroup:
        return self.screen.widgets

    @property
    def settings(self) -> Settings:
        return self.around.settings

    @property
    def focused(self) -> object:
        return self.widgets.focus.key

    def widget(self, key: object) -> Widget:
        found = self.widgets.widget(key)
        assert found is not None, f"{key} is not on {self.top.name}"
        return found

    # -- what a person does

    def send(self, *signals: Signal) -> None:
        for signal in signals:
            self.stack.handle(signal, 0)

    def click(self, key: object, part: tuple[float, float] = (0.5, 0.5)) -> None:
        """Scrolled into sight where it is not; `part` is where on it."""
        widget = self.widget(key)
        if widget.clip is not None and not widget.clip.contains(widget.rect.centre):
            place = self.widget(widget.inside).rect
            offset = self.widgets.offset(widget.inside)
            below = widget.rect.y + offset - place.y - place.h / 3
            self.widgets.scroll_to(widget.inside, below)
            widget = self.widget(key)
        rect = widget.rect
        at = Point(rect.x + rect.w * part[0], rect.y + rect.h * part[1])
        self.send(Move(at), Press(at), Release(at))

    def key(self, name: str, *, shift: bool = False, ctrl: bool = False) -> None:
        self.send(KeyPress(name, shift=shift, ctrl=ctrl))

    def type(self, text: str) -> None:
        for letter in text:
            self.send(KeyPress("space" if letter == " " else letter.lower()), TextTyped(letter))

    def tab_to(self, key: object) -> None:
        """By the Tab key alone."""
        for _ in range(80):
            if self.focused == key and self.widgets.focus.shown:
                return
            self.key("tab")
        raise AssertionError(f"Tab never comes to {key} on {self.top.name}")

    def paint(self) -> None:
        self.stack.paint(0)


def title(around: Surroundings) -> Scene:
    return TitleScene(around, None)

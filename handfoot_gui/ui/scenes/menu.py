"""The menu over the table: go on, speed, full screen, a new match, quit. Knows settings by name."""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.scenes.asking import nothing, yes_or_no
from handfoot_gui.ui.scenes.base import (
    Change,
    Command,
    FullScreen,
    NewMatch,
    Push,
    Quit,
    Surroundings,
    ToTitle,
)
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene
from handfoot_gui.words import dialogs
from handfoot_gui.words.menu import menu_note, speed_line
from handfoot_gui.words.table import Label

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "at-once", "step")


class MenuScene(DialogScene):
    """Stays open while the speed or the window is changed."""

    def __init__(self, around: Surroundings, match: str) -> None:
        """`match` says where the match stands, for the question before a new one."""
        self.match = match
        super().__init__(around, "menu", Label.MENU.text, "", (), escape="continue")

    def resized(self) -> None:
        self.choices = self._lines()
        super().resized()

    def _lines(self) -> tuple[Choice, ...]:
        speed = self.around.settings.speed
        return (
            Choice(
                "continue",
                Label.CONTINUE.text,
                nothing,
                cap=Label.ESCAPE.text,
                primary=True,
            ),
            Choice("speed", speed_line(speed), self._faster, second=menu_note("speed")),
            Choice(
                "full-screen",
                Label.FULL_SCREEN.text,
                FullScreen,
                "f11",
                "F11",
            ),
            Choice("new", Label.NEW_MATCH.text, self._new, second=menu_note("new")),
            Choice("leave", Label.LEAVE.text, ToTitle, second=menu_note("quit")),
            Choice("quit", Label.QUIT.text, Quit, second=menu_note("quit")),
        )

    def _new(self) -> Command:
        dialog = dialogs.new_match(self.match)
        return Push(yes_or_no(self.around, "new-match", dialog, NewMatch))

    def _faster(self) -> Command:
        settings = self.around.settings
        following = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        return Change(replace(settings, speed=following))

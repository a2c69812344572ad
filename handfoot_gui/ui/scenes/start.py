"""The first question where a match was left: go on with it, or deal a new one."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.ui.scenes.base import Command, Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene
from handfoot_gui.words.menu import continue_title, menu_note
from handfoot_gui.words.table import Label


class StartScene(DialogScene):
    """On bare felt: no card of the match is shown before it is chosen."""

    is_overlay = False

    def __init__(
        self,
        around: Surroundings,
        line: str,
        go_on: Callable[[], Command],
        new: Callable[[], Command],
    ) -> None:
        choices = (
            Choice(
                "continue",
                Label.CONTINUE.text,
                go_on,
                "return",
                Label.ENTER.text,
                line,
                primary=True,
            ),
            Choice("new", Label.NEW_MATCH.text, new, "n", "N", menu_note("new")),
        )
        super().__init__(around, "start", Label.GAME.text, continue_title(), choices)

    def paint(self, now: float) -> None:
        theme = self.around.theme
        self.around.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        super().paint(now)

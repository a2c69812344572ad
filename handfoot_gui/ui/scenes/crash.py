"""What is shown when the program itself went wrong: what happened, and the ways on from there.

Needs nothing of the scenes before it, since one of them is broken.
"""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.scenes.base import Command, Quit, Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene
from handfoot_gui.words.problems import crash, reported


class CrashScene(DialogScene):
    """`go_on` opens the match as it was kept; `report` makes a text, and keeps it in a file whose
    name it gives as well where it can."""

    is_overlay = False

    def __init__(
        self,
        around: Surroundings,
        error: str,
        log: str,
        *,
        go_on: Callable[[], Command | None],
        report: Callable[[], tuple[str, str]],
    ) -> None:
        said = crash(log, error)
        self.report = report
        choices = (
            Choice("continue", said.go_on, go_on, "return", primary=True),
            Choice("report", said.report, lambda: None),
            Choice("close", said.button, Quit),
        )
        text = f"{said.text} {said.log}"
        super().__init__(around, "crash", said.title, text, choices, escape="close")

    def choose(self, name: str) -> Command | None:
        """The report leaves the window open."""
        if name != "report":
            return super().choose(name)
        text, file = self.report()
        clipboard.write(text)
        self.text = reported(file)
        self.resized()
        return None

    def paint(self, now: float) -> None:
        theme = self.around.theme
        self.around.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        super().paint(now)

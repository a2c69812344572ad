"""What is shown when the program itself went wrong: what happened, where the log is, one button.

Needs nothing of the scenes before it, since one of them is broken.
"""

from __future__ import annotations

from handfoot_gui.ui.scenes.base import Quit, Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene
from handfoot_gui.words.problems import crash


class CrashScene(DialogScene):
    is_overlay = False

    def __init__(self, around: Surroundings, error: str, log: str) -> None:
        said = crash(log, error)
        choice = Choice("close", said.button, Quit, "return", primary=True)
        text = f"{said.text} {said.log}"
        super().__init__(around, "crash", said.title, text, (choice,), escape="close")

    def paint(self, now: float) -> None:
        theme = self.around.theme
        self.around.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        super().paint(now)

"""Troubles that do not stop the game: said to the log, to a terminal, and to the player.

Knows no window; what is to be shown there waits here.
"""

from __future__ import annotations

import logging
import sys

from handfoot_gui.storage.problems import Problem
from handfoot_gui.words.problems import problem

log = logging.getLogger(__name__)


class Told:
    """`waiting`: the lines that were not shown in the window yet."""

    def __init__(self) -> None:
        self.waiting: list[str] = []

    def tell(self, trouble: Problem | None) -> None:
        if trouble is not None:
            self.say(problem(trouble.id, trouble.fields))

    def say(self, line: str) -> None:
        self.mention(line)
        self.waiting.append(line)

    def mention(self, line: str) -> None:
        """What needs no answer and interrupts nobody: in the window it stands where it belongs."""
        log.warning(line)
        print(line, file=sys.stderr)  # noqa: T201

    def take(self) -> list[str]:
        lines, self.waiting = self.waiting, []
        return lines

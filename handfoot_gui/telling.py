"""One line for whoever started the game from a terminal, and for the log. Knows no window."""

from __future__ import annotations

import logging
import sys

from handfoot_gui.storage.problems import Problem
from handfoot_gui.words.problems import problem

log = logging.getLogger(__name__)


def tell(trouble: Problem | None) -> None:
    if trouble is not None:
        say(problem(trouble.id, trouble.fields))


def say(line: str) -> None:
    log.warning(line)
    print(line, file=sys.stderr)  # noqa: T201

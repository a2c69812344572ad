"""What the program offers when something went wrong: a report, and the window after a crash.

Knows where the facts of a report come from; not how the match goes on.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from handfoot_gui.report import report_text
from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.ui.kit.display_facts import display_facts
from handfoot_gui.ui.kit.window import Window
from handfoot_gui.ui.scenes.base import Command, Surroundings
from handfoot_gui.ui.scenes.crash import CrashScene

log = logging.getLogger(__name__)

FILE = "report.txt"
"""Beside the log."""


def report(data: Path | None) -> str:
    """What to paste into a report of trouble, without opening a window."""
    paths = find_paths(data, os.environ)
    settings, _ = choices.load(paths.settings, datetime.now().astimezone())
    return report_text(paths, settings, display_facts())


def crash_scene(
    around: Surroundings, window: Window, error: Exception, *, go_on: Callable[[], Command | None]
) -> CrashScene:
    """The match is on the disk already; `go_on` opens it again."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__

    def written() -> tuple[str, str]:
        text = report_text(around.paths, around.settings, display_facts(window))
        file = around.paths.logs / FILE
        try:
            replace_file(file, text.encode())
        except OSError as trouble:
            log.warning("%s: %s", file, trouble)
            return text, ""
        return text, str(file)

    return CrashScene(around, said, str(around.paths.log), go_on=go_on, report=written)

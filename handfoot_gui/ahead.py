"""Loads the screens behind the title, and how computer players play, while the title is looked at.

Knows their modules' names. Whoever opens one sooner waits for the loading of that one alone. What
is loaded stays: the collection of garbage, which holds up a frame, looks at it no more. What is not
kept goes back to the system from then on.
"""

from __future__ import annotations

import gc
import logging
from importlib import import_module
from threading import Thread

from handfoot_gui.ui.kit.allocator import give_back_what_is_freed

log = logging.getLogger(__name__)

SCREENS = ("table", "new_match", "rules", "settings", "statistics", "history", "key_help", "about")
MODULES = ("players.computer", *(f"ui.scenes.{name}" for name in SCREENS))


def load_ahead() -> Thread:
    """Returns at once."""
    thread = Thread(target=_load, name="loading ahead", daemon=True)
    thread.start()
    return thread


def _load() -> None:
    give_back_what_is_freed()
    for name in MODULES:
        try:
            import_module(f"handfoot_gui.{name}")
        except ImportError:
            log.exception("loading ahead")  # it is told where it is opened
    gc.freeze()

"""The settings from file to file: with what the command line asks for, and with the window's place.

What the command line alone set is not kept. Knows no scene; who shows the settings changes them.
"""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.paths import Paths, assets_dir
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.settings import Settings
from handfoot_gui.tables import Options
from handfoot_gui.ui.kit.window import Place, system_languages
from handfoot_gui.words import catalogue


class Chosen:
    """`found`: as they were in the file."""

    def __init__(self, paths: Paths, found: Settings, options: Options) -> None:
        self._file = paths.settings
        self._saved = found
        self._options = options

    def at_start(self) -> Settings:
        speed = self._options.speed
        return self._saved if speed is None else replace(self._saved, speed=speed)

    def size(self) -> tuple[int, int]:
        """Pixels of the window."""
        return self._options.size or (self._saved.window_width, self._saved.window_height)

    def place(self) -> Place | None:
        """None where the window was nowhere yet."""
        if self._saved.window_place is None:
            return None
        maximised = self._saved.window_mode == "maximised"
        return Place(*self._saved.window_place, *self.size(), maximised=maximised)

    def keep(self, settings: Settings, place: Place) -> Problem | None:
        """Why they could not be saved; nothing where there is nothing new."""
        mode = settings.window_mode
        if mode != "full-screen":
            mode = "maximised" if place.maximised else "normal"
        settings = replace(
            settings,
            welcomed=True,
            window_mode=mode,
            window_place=(place.x, place.y),
            window_width=max(1024, min(3840, place.w)),
            window_height=max(600, min(2160, place.h)),
        )
        if self._options.speed == settings.speed:
            settings = replace(settings, speed=self._saved.speed)
        if settings == self._saved:
            return None
        trouble = choices.save(settings, self._file)
        if trouble is None:
            self._saved = settings
        return trouble


def speak(settings: Settings, asked: str = "") -> str:
    """The language from now on: the one asked for, the chosen one, else the system's."""
    one = asked or settings.language
    wanted = [one] if one else system_languages()
    return catalogue.choose(wanted, assets_dir() / "locale")

"""What every scene is, what it may ask of the program, and the things they all draw with.

Knows no game being played and no main loop. Times are milliseconds of the program's own clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from handfoot_gui.session.table_plan import TablePlan
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.paths import Paths
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Rect, Size
from handfoot_gui.ui.kit.pointer import Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import HIGH_CONTRAST, LIGHT, QUIET, Theme, Type, layout_unit
from handfoot_gui.ui.table.cardart import CardArt

_NOWHERE = Path("/dev/null/handfoot")
NO_FILES = Paths(_NOWHERE, _NOWHERE, _NOWHERE, _NOWHERE)
"""Where nothing can be kept: for those who only look."""

THEMES: dict[str, Theme] = {"quiet": QUIET, "light": LIGHT, "high-contrast": HIGH_CONTRAST}


def _at_no_time() -> datetime:
    """For those who keep nothing that has a date."""
    return datetime.fromtimestamp(0, UTC)


class Surroundings:
    """The window's things, shared by the scenes; a new window size or setting is put in here."""

    def __init__(
        self,
        canvas: Canvas,
        setter: Typesetter,
        assets: Assets,
        art: CardArt,
        settings: Settings,
        *,
        paths: Paths = NO_FILES,
        audio: Audio | None = None,
        matches: Matches | None = None,
        clock: Callable[[], datetime] = _at_no_time,
    ) -> None:
        self.canvas = canvas
        self.setter = setter
        self.assets = assets
        self.art = art
        self.settings = settings
        self.paths = paths
        self.audio = audio
        self.matches = matches
        self.clock = clock
        self.drew: Scene | None = None
        """Whose picture is on the canvas, wholly, where nobody has drawn over it."""
        self.builds_ahead = False
        """Whether there is a next frame for whatever this one has no time for."""
        self.heard_at = 0.0
        """When a sound was played last."""
        self._fitted = (0, 0)
        self.fit(canvas.surface)

    def fit(self, surface: pygame.Surface) -> bool:
        """Whether this surface, the window's from now on, has another size than the last one.

        Pictures are kept as far as a window of its size has a use for.
        """
        self.canvas.surface = surface
        if surface.get_size() == self._fitted:
            return False
        self._fitted = surface.get_size()
        for kept in (self.art.cache, self.art.doubles, self.canvas.raster.cache, self.setter.words):
            kept.fit(*self._fitted)
        return True

    @property
    def is_silent(self) -> bool:
        """Something should be heard, and nothing can be."""
        return self.audio is not None and self.audio.trouble is not None

    def hear(self, cues: Iterable[str], now: float) -> None:
        """Plays them, where there is something to play on."""
        if self.audio is None:
            return
        for cue in cues:
            self.audio.play(cue)
            self.heard_at = now

    @property
    def size(self) -> Size:
        return self.canvas.bounds.size

    @property
    def room(self) -> Rect:
        return self.canvas.bounds

    @property
    def theme(self) -> Theme:
        return THEMES[self.settings.theme]

    @property
    def unit(self) -> float:
        return layout_unit(self.size.w, self.size.h)

    @property
    def skin(self) -> Skin:
        type_scale = Type(self.unit, self.settings.text_size / 100)
        return Skin(self.theme, type_scale, self.setter, self.assets)


# --- what a scene asks of the program ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Push:
    """Another scene on top; this one rests until it is gone."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """This scene is done."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Everything gives way to another scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A fresh match at the same kind of table."""


@dataclass(frozen=True, slots=True)
class StartMatch:
    """A match at this table; `remembers`: the next one is like it.

    `secret` is drawn once the rules were agreed to, beside the fingerprint of its deals.
    """

    table: TablePlan
    secret: str = ""
    remembers: bool = True


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """The match of that number of the file is played on."""

    match: int


@dataclass(frozen=True, slots=True)
class ToTitle:
    """Back to the title; the match is kept."""


@dataclass(frozen=True, slots=True)
class Change:
    """The settings are these from now on."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class FullScreen:
    """To full screen, or back."""


@dataclass(frozen=True, slots=True)
class HideCards:
    """A curtain at once over the cards of whoever has the screen."""


@dataclass(frozen=True, slots=True)
class ShowRules:
    """The rule sheet of the table that is played at, over whatever is open."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The program ends; the match is kept."""


Command: TypeAlias = (
    Push
    | Pop
    | Reset
    | NewMatch
    | StartMatch
    | OpenMatch
    | ToTitle
    | Change
    | FullScreen
    | HideCards
    | ShowRules
    | Quit
)


class Scene(ABC):
    """`changed` says that the picture is not up to date; whoever paints sets it back."""

    name = "scene"
    is_overlay = False
    """Whether the scene below is painted first."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.changed = True

    @abstractmethod
    def handle(self, signal: Signal, now: float) -> Command | None:
        """What the player did."""

    def update(self, now: float) -> Command | None:  # noqa: ARG002
        """Time passes."""
        return None

    def wait(self, now: float) -> float | None:  # noqa: ARG002
        """Milliseconds until `update` is wanted; 0: each frame; None: when something happens."""
        return None

    def hidden(self) -> Scene | None:
        """What is put over this scene to hide somebody's cards, where it shows any."""
        return None

    def table_rules(self) -> Scene | None:
        """The rules of the table that is played at, where this scene knows one."""
        return None

    def resized(self) -> None:
        """The window, a setting or what lies below changed."""
        self.changed = True

    @abstractmethod
    def paint(self, now: float) -> None:
        """Draws on `around.canvas`; reads, never decides."""

    @property
    def settled(self) -> bool:
        """Nothing moves and nothing is awaited but the player."""
        return True

    def describe(self) -> dict[str, Any]:
        """Where things are, for programs that look on."""
        return {}

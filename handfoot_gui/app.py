"""Puts the program together: window, clock, files, players, the first scene, and the loop.

Everything else is handed what it needs from here. The window is painted when something changed, and
sleeps when nothing is to happen.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame
from msgspec.structs import replace

from handfoot_gui import logs
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.session.seating import SeatPlan, seat_controllers
from handfoot_gui.storage import paths as folders
from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.atomic import replace_file, set_aside
from handfoot_gui.storage.match_file import MatchKeeper, load_match
from handfoot_gui.storage.paths import Paths
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.settings import Settings, Speed
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.pointer import Pointer
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.window import Place, Window, start_display
from handfoot_gui.ui.scenes.base import (
    Change,
    Command,
    FullScreen,
    NewMatch,
    Quit,
    Reset,
    Scene,
    Surroundings,
)
from handfoot_gui.ui.scenes.crash import CrashScene
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.scenes.start import StartScene
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.cardface import CardStyle
from handfoot_gui.words import catalogue
from handfoot_gui.words.problems import problem
from handfoot_gui.words.table import Label, continue_line

log = logging.getLogger(__name__)

WM_CLASS = "handfoot"
PLACEMENT_FILE = "HANDFOOT_PLACEMENT_FILE"
"""Environment: a file that says after every settled frame where everything is, as JSON."""
FRAME = 1000 / 60
SLEEP, NAP, HIDDEN_NAP = 60_000.0, 8.0, 100.0
"""Milliseconds: without anything to do, and between two looks for events meanwhile."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line; `next_secret` decides the deals of a new match."""

    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    next_secret: Callable[[], str]
    data: Path | None = None
    size: tuple[int, int] | None = None
    speed: Speed | None = None
    is_new: bool = False
    resume: bool = False


def play(options: Options) -> None:
    """Until the window is closed. Troubles that do not stop the game go to standard error.

    Raises NoDisplay and MissingAsset.
    """
    paths = folders.find_paths(options.data, os.environ)
    _tell(folders.unwritable(paths))
    _tell(logs.start(paths.log))
    settings, trouble = choices.load(paths.settings, datetime.now().astimezone())
    _tell(trouble)
    start_display(WM_CLASS)
    catalogue.choose(_languages(settings), folders.assets_dir() / "locale")
    app = App(options, paths, settings)
    try:
        app.run()
    finally:
        app.close()


def _languages(settings: Settings) -> list[str]:
    """The chosen one, else those of the system."""
    if settings.language:
        return [settings.language]
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def _tell(trouble: Problem | None) -> None:
    """One line for whoever started the game from a terminal."""
    if trouble is not None:
        line = problem(trouble.id, trouble.fields)
        log.warning(line)
        print(line, file=sys.stderr)  # noqa: T201


class App:
    def __init__(self, options: Options, paths: Paths, settings: Settings) -> None:
        self.options = options
        self.paths = paths
        self.saved = settings
        if options.speed is not None:
            settings = replace(settings, speed=options.speed)
        self.keeper = MatchKeeper(paths.match)
        assets = Assets(folders.assets_dir())
        size = options.size or (settings.window_width, settings.window_height)
        self.window = Window(Label.GAME.text, _place(settings, options.size), size=size)
        if settings.window_mode == "full-screen":
            self.window.toggle_full_screen()
        setter = Typesetter(assets)
        art = CardArt(assets, setter, _card_style(settings))
        canvas = Canvas(self.window.surface, Raster())
        self._fitted = self.window.surface.get_size()
        self.around = Surroundings(canvas, setter, assets, art, settings)
        self.pointer = Pointer()
        self.clock = pygame.time.Clock()
        self.is_running = True
        self.is_hidden = False
        self._told, self._is_told = "", True
        self.stack = Stack(self._first_scene(), self._carry_out)

    # -- the first scene, and the matches

    def _first_scene(self) -> Scene:
        """Asks where a match was left; a table asked for by its cards or rules opens at once."""
        now = datetime.now().astimezone()
        loaded = load_match(self.paths.match, now)
        _tell(loaded.problem)
        record = loaded.record
        if record is None or record.is_over:
            return self._new_table()
        if self.options.resume:
            return self._table(record)
        if self.options.is_new:
            set_aside(self.paths.match, now)
            return self._new_table()
        kept = record
        game = Game.resume(kept, seat_controllers(kept.seats, kept.secret or ""))
        scene = TableScene(self.around, game, self.keeper)
        line = continue_line(scene.view, scene.sitting.company)
        return StartScene(self.around, line, lambda: Reset(scene), lambda: Reset(self._new_table()))

    def _table(self, record: MatchRecord) -> TableScene:
        game = Game.resume(record, seat_controllers(record.seats, record.secret or ""))
        return TableScene(self.around, game, self.keeper)

    def _new_table(self) -> TableScene:
        options, secret = self.options, self.options.next_secret()
        players = seat_controllers(options.seats, secret)
        game = Game.start(options.rules, options.seats, secret, players)
        return TableScene(self.around, game, self.keeper)

    # -- commands that are not about scenes

    def _carry_out(self, command: Command) -> None:
        match command:
            case Quit():
                self.is_running = False
            case NewMatch():
                self.stack.reset(self._new_table())
            case FullScreen():
                self.window.toggle_full_screen()
                mode = "full-screen" if self.window.full_screen else "normal"
                self._change(replace(self.around.settings, window_mode=mode))
            case Change(settings):
                self._change(settings)
            case _:
                raise AssertionError(f"nobody carries out {command}")

    def _change(self, settings: Settings) -> None:
        self.around.settings = settings
        self.around.art.style = _card_style(settings)
        self.stack.resized()
        self._save_settings()

    def _save_settings(self) -> None:
        """With the window's place; what was set by the command line alone is not kept."""
        place = self.window.place
        settings = replace(
            self.around.settings,
            window_place=(place.x, place.y),
            window_width=max(1024, min(3840, place.w)),
            window_height=max(600, min(2160, place.h)),
        )
        if self.options.speed == settings.speed:
            settings = replace(settings, speed=self.saved.speed)
        if settings != self.saved:
            trouble = choices.save(settings, self.paths.settings)
            if trouble is None:
                self.saved = settings
            else:
                log.warning("settings: %s", trouble)

    # -- the loop

    def run(self) -> None:
        while self.is_running and self.stack.top is not None:
            try:
                self._turn()
            except Exception as error:
                log.exception("a scene failed")
                if isinstance(self.stack.top, CrashScene):
                    raise
                self._crashed(error)

    def _turn(self) -> None:
        """Sleeps until something is to be done, then does all of it and paints once."""
        events = self._events()
        now = float(pygame.time.get_ticks())
        for event in events:
            self._window_event(event)
        self._fit()
        for signal in self.pointer.signals(events, self.window.scale):
            self.stack.handle(signal, now)
        self.stack.update(now)
        if self.stack.changed and not self.is_hidden and self.is_running:
            self.stack.paint(now)
            self.window.flip()
            self._is_told = False
        if not self._is_told:
            self._is_told = self._tell_placement()
        trouble = self.keeper.take_problem()
        if trouble is not None:
            _tell(trouble)

    def _events(self) -> list[pygame.event.Event]:
        """All that came in; sleeps before that, where nothing is to be painted.

        Looks up every NAP: the library's own waiting looks up every millisecond and costs more.
        """
        now = float(pygame.time.get_ticks())
        wait = SLEEP if self.is_hidden else self.stack.wait(now)
        if not self.is_hidden and (self.stack.changed or (wait is not None and wait < FRAME)):
            self.clock.tick(60)
            return pygame.event.get()
        until = now + (SLEEP if wait is None else wait)
        nap = HIDDEN_NAP if self.is_hidden else NAP
        while True:
            events = pygame.event.get()
            left = until - pygame.time.get_ticks()
            if events or left <= 0:
                return events
            pygame.time.wait(round(max(1.0, min(nap, left))))

    def _window_event(self, event: pygame.event.Event) -> None:
        self.window.note(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.is_running = False
        elif event.type in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.is_hidden = True
        elif event.type in (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED):
            self.is_hidden = False
            if self.stack.top is not None:
                self.stack.top.changed = True

    def _fit(self) -> None:
        """A resized window has another surface, or the same one with another size."""
        surface = self.window.surface
        self.around.canvas.surface = surface
        if surface.get_size() != self._fitted:
            self._fitted = surface.get_size()
            self.stack.resized()

    def _crashed(self, error: Exception) -> None:
        """The match is on the disk already; nothing of the broken scene is used again."""
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        self.stack.reset(CrashScene(self.around, said, str(self.paths.log)))

    def close(self) -> None:
        self.keeper.close()
        trouble = self.keeper.take_problem()
        if trouble is not None:
            _tell(trouble)
        self._save_settings()
        self.window.close()
        pygame.quit()

    # -- for programs that look on

    def _tell_placement(self) -> bool:
        """Where the environment asks for it; False as long as something moves or is written."""
        where, top = os.environ.get(PLACEMENT_FILE), self.stack.top
        if not where or top is None:
            return True
        if not top.settled or not self.keeper.settled:
            return False
        size = self.around.size
        content = {"scene": top.name, "window": [int(size.w), int(size.h)], **top.describe()}
        text = json.dumps(content, indent=1)
        if text != self._told:
            replace_file(Path(where), text.encode())
            self._told = text
        return True


def _place(settings: Settings, size: tuple[int, int] | None) -> Place | None:
    """None where the window was nowhere yet."""
    if settings.window_place is None:
        return None
    w, h = size or (settings.window_width, settings.window_height)
    maximised = settings.window_mode == "maximised" and size is None
    return Place(*settings.window_place, w, h, maximised=maximised)


def _card_style(settings: Settings) -> CardStyle:
    return CardStyle(
        four_colours=settings.four_colours, high_contrast=settings.theme == "high-contrast"
    )

"""Puts the program together: window, clock, files, players, the first scene, and the loop.

Everything else is handed what it needs from here. The window is painted when something changed, and
sleeps when nothing is to happen.
"""

from __future__ import annotations

import logging
import os
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from handfoot_gui import logs
from handfoot_gui.ahead import load_ahead
from handfoot_gui.choosing import Chosen, speak
from handfoot_gui.looking_on import LookingOn
from handfoot_gui.storage import paths as folders
from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.acknowledge import acknowledger
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.storage.last_table import wants_sheet, with_agreed, with_table
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.paths import Paths
from handfoot_gui.storage.previous import take_in_previous
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.settings import Settings
from handfoot_gui.tables import SAVING, Options, Tables
from handfoot_gui.telling import Told
from handfoot_gui.trouble import crash_scene
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.pointer import Pointer
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.speech import Speaker
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.waiting import wait_for_event
from handfoot_gui.ui.kit.window import WM_CLASS, Window, start_display
from handfoot_gui.ui.scenes.base import (
    Change,
    Command,
    FullScreen,
    NewMatch,
    OpenMatch,
    Quit,
    Reset,
    StartMatch,
    Surroundings,
    ToTitle,
)
from handfoot_gui.ui.scenes.card_style import card_style
from handfoot_gui.ui.scenes.crash import CrashScene
from handfoot_gui.ui.scenes.news import may_come, news_scene
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.words import catalogue
from handfoot_gui.words.problems import problem
from handfoot_gui.words.table import Label

if TYPE_CHECKING:
    from handfoot_gui.ui.scenes.ears import Ears

log = logging.getLogger(__name__)

FRAME = 1000 / 60
SILENCE = 10_000.0
"""Milliseconds after which the sound device is given back until the next sound."""
SLEEP, TELLING = 60_000.0, 20.0
"""Milliseconds: with nothing to do, and between two looks whether all is settled."""
LOOK, HIDDEN_LOOK = 100.0, 1000.0
"""Milliseconds without an event until what wakes nobody is seen: Ctrl+C, an input method's text."""


def play(options: Options) -> None:
    """Until the window is closed. Troubles that do not stop the game are told in it.

    Raises NoDisplay and MissingAsset.
    """
    paths = folders.find_paths(options.data, os.environ)
    unwritable, no_log = folders.unwritable(paths), logs.start(paths.log)
    settings, trouble = choices.load(paths.settings, _now())
    start_display(WM_CLASS)
    speak(settings, options.language)
    told = Told()
    told.tell(unwritable or no_log)
    told.tell(trouble)
    app = App(options, paths, settings, told, keeps=unwritable is None)
    try:
        app.run()
    finally:
        app.close()


class App:
    """`keeps`: whether its folder can be written; where not, that was told and is enough."""

    def __init__(
        self,
        options: Options,
        paths: Paths,
        settings: Settings,
        told: Told | None = None,
        *,
        keeps: bool = True,
    ) -> None:
        self.told = told or Told()
        self.keeps = keeps
        self.options = options
        self.paths = paths
        self.chosen = Chosen(paths, settings, options)
        settings = self.chosen.at_start()
        self.matches = self._open_matches()
        self.keeper = MatchKeeper(self.matches, now=_now, acknowledge=acknowledger(os.environ))
        assets = Assets(folders.assets_dir())
        icon = pygame.image.load(assets.path("icon/handfoot-64.png"))
        place, size, exact = self.chosen.place(), self.chosen.size(), bool(options.size)
        self.window = Window(Label.GAME.text, place, size=size, icon=icon, is_exact=exact)
        if settings.window_mode == "full-screen":
            self.window.toggle_full_screen()
        setter = Typesetter(assets)
        art = CardArt(assets, setter, card_style(settings))
        canvas = Canvas(self.window.surface, Raster())
        self.audio = Audio(assets, volume=settings.volume, muted=settings.muted)
        self.ears: Ears | None = None
        self.around = Surroundings(
            canvas,
            setter,
            assets,
            art,
            settings,
            paths=paths,
            audio=self.audio,
            matches=self.matches,
            clock=_now,
        )
        self.around.builds_ahead = True
        self.tables = Tables(
            options, self.matches, self.keeper, self.around, tell=self._tell_of_match
        )
        self.pointer = Pointer()
        self.clock = pygame.time.Clock()
        self.is_running, self.is_hidden = True, False
        self.looking_on = LookingOn(os.environ)
        self._is_told, self._is_unsaved_told, self._kept = True, False, settings
        first, *others = self.tables.first()
        self.stack = Stack(first, self._carry_out)
        for scene in others:
            self.stack.push(scene)

    # -- the matches

    def _open_matches(self) -> Matches:
        matches, troubles = Matches.open(self.paths.data, _now())
        for trouble in (*troubles, take_in_previous(matches, self.paths.match, _now())):
            self._tell_of_match(trouble)
        return matches

    def _tell_of_match(self, trouble: Problem | None) -> None:
        if self.keeps:
            self.told.tell(trouble)

    # -- commands that are not about scenes

    def _carry_out(self, command: Command) -> None:
        match command:
            case Quit():
                self.is_running = False
            case NewMatch():
                self.stack.reset(self.tables.another())
            case StartMatch():
                self._start(command)
            case OpenMatch(match):
                self.keeper.wait(SAVING)
                self.stack.reset(self.tables.left(match) or self.tables.title())
            case ToTitle():
                self.stack.reset(self.tables.title())
            case FullScreen():
                self.window.toggle_full_screen()
                mode = "full-screen" if self.window.full_screen else "normal"
                self._change(replace(self.around.settings, window_mode=mode))
            case Change(settings):
                self._change(settings)
            case _:
                raise AssertionError(f"nobody carries out {command}")

    def _start(self, start: StartMatch) -> None:
        """First the rules are agreed to, where the settings ask for it. The welcome is over."""
        self._save_settings()
        settings, table = self.around.settings, start.table
        if not start.secret and wants_sheet(settings, table.rules.rules):
            self.stack.push(self.tables.sheet(start))
            return
        if start.secret:
            settings = with_agreed(settings, table.rules)
        if start.remembers:
            settings = with_table(settings, table)
        self.around.settings = settings
        self.stack.reset(self.tables.new(table, start.secret))

    def _change(self, settings: Settings) -> None:
        before, self.around.settings = self.around.settings, settings
        self.around.art.style = card_style(settings)
        self.audio.set_volume(settings.volume)
        self.audio.set_muted(settings.muted)
        if settings.language != before.language:
            language = speak(settings)
            if self.ears is not None:
                self.ears.speaker.language = language
        self.stack.resized()
        self._save_settings()

    def _save_settings(self) -> None:
        self._kept = self.around.settings
        trouble = self.chosen.keep(self._kept, self.window.place)
        if trouble is not None and self.keeps and not self._is_unsaved_told:
            self._is_unsaved_told = True
            self.told.tell(trouble)

    # -- the loop

    def run(self) -> None:
        self._turn_safely()
        load_ahead()
        self.audio.ready()
        while self.is_running and self.stack.top is not None:
            self._turn_safely()

    def _turn_safely(self) -> None:
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
        if self.around.settings is not self._kept:
            self._save_settings()
        if self.stack.changed and not self.is_hidden and self.is_running:
            self.stack.paint(now)
            self.window.flip()
            self._is_told = False
        self._listen()
        if not self._is_told:
            self._is_told = self.looking_on.tell(self.stack.top, is_saved=self.keeper.settled)
        self._tell_of_match(self.keeper.take_problem())
        if self.audio.device and now > self.around.heard_at + SILENCE:
            self.audio.rest()
        self._tell_of_silence()
        self._show_news()

    def _tell_of_silence(self) -> None:
        """Once, and not at every start anew, until there was a sound again."""
        is_silent = self.around.is_silent
        if is_silent != self.around.settings.is_silent and (is_silent or self.audio.device):
            self.around.settings = replace(self.around.settings, is_silent=is_silent)
            if is_silent:
                self.told.mention(problem("no-sound", {}))

    def _show_news(self) -> None:
        """As soon as nothing is held that it would tear out of the hand."""
        top = self.stack.top
        if self.told.waiting and top is not None and not self.pointer.held and may_come(top):
            self.stack.push(news_scene(self.around, self.told.take()))

    def _listen(self) -> None:
        """What there is to hear; its modules are loaded only for who wants to hear it."""
        speaks = self.around.settings.speech
        if self.ears is None and (speaks or self.options.text):
            from handfoot_gui.ui.scenes.ears import Ears  # noqa: PLC0415

            write = partial(print, flush=True) if self.options.text else None
            self.ears = Ears(Speaker(catalogue.language()), write)
        if self.ears is not None:
            self.ears.listen(self.stack.scenes, speaks=speaks)

    def _events(self) -> list[pygame.event.Event]:
        """All that came in; sleeps before that, where nothing is to be painted."""
        now = float(pygame.time.get_ticks())
        wait = SLEEP if self.is_hidden else self.stack.wait(now)
        if not self.is_hidden and (self.stack.changed or (wait is not None and wait < FRAME)):
            self.clock.tick(60)
            return pygame.event.get()
        if not self._is_told:  # the disk may be done just now, and would wake nobody
            wait = TELLING
        if self.audio.device:  # it is given back in time, whatever else happens
            silence = max(0.0, self.around.heard_at + SILENCE + 1 - now)
            wait = silence if wait is None else min(wait, silence)
        until = now + (SLEEP if wait is None else wait)
        while True:
            events = pygame.event.get()
            left = until - pygame.time.get_ticks()
            if events or left <= 0:
                return events
            wait_for_event(min(left, HIDDEN_LOOK if self.is_hidden else LOOK))

    def _window_event(self, event: pygame.event.Event) -> None:
        self.window.note(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.is_running = False
        elif event.type in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.is_hidden = True
            self.audio.rest()
        elif event.type in (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED):
            self.is_hidden = False
            if self.stack.top is not None:
                self.stack.top.changed = True

    def _fit(self) -> None:
        """A resized window has another surface, or the same one with another size."""
        if self.around.fit(self.window.surface):
            self.stack.resized()

    def _crashed(self, error: Exception) -> None:
        """The match is on the disk already; nothing of the broken scene is used again."""
        on = lambda: Reset(self.tables.again())  # noqa: E731
        self.stack.reset(crash_scene(self.around, self.window, error, go_on=on))

    def close(self) -> None:
        self.keeper.close()
        self.matches.close()
        self._tell_of_match(self.keeper.take_problem())
        self._save_settings()
        self.audio.close()
        if self.ears is not None:
            self.ears.close()
        self.window.close()
        pygame.quit()


def _now() -> datetime:
    return datetime.now().astimezone()

"""The menu over the table: go on, speed, the other screens, leave. Knows settings by name."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.scenes.about import AboutScene
from handfoot_gui.ui.scenes.base import (
    Change,
    Command,
    FullScreen,
    NewMatch,
    Pop,
    Push,
    Quit,
    Scene,
    Surroundings,
    ToTitle,
)
from handfoot_gui.ui.scenes.columns import ColumnsDialog
from handfoot_gui.ui.scenes.dialog import Choice, nothing, yes_or_no
from handfoot_gui.ui.scenes.key_help import KeyHelpScene
from handfoot_gui.ui.scenes.keys import keys_by_deed
from handfoot_gui.ui.scenes.partner import PartnerScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.words import dialogs
from handfoot_gui.words.keys import key_word
from handfoot_gui.words.menu import finish_line, menu_note, menu_text, speed_line
from handfoot_gui.words.table import Label
from handfoot_gui.words.title import TitleWord

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "at-once", "step")


class MenuScene(ColumnsDialog):
    """Stays open while the speed or the window is changed; the others open over it.

    `match` says where the match stands, `rules` opens its sheet, `fingerprint` is its deal's;
    `watch` shows it again as far as it was played, `finish` plays the round to its end; `tell` is
    what partners are told, where there are any that listen.
    """

    def __init__(
        self,
        around: Surroundings,
        match: str,
        *,
        rules: RulesScene | None = None,
        fingerprint: str = "",
        watch: Callable[[], Scene] | None = None,
        finish: Callable[[], None] | None = None,
        tell: PartnerScene | None = None,
    ) -> None:
        self.match = match
        self.watch = watch
        self.finish = finish
        self.tell = tell
        self._is_done = False
        self.rules = rules
        self.fingerprint = fingerprint
        text = menu_text(match, is_silent=around.is_silent)
        super().__init__(around, "menu", Label.MENU.text, text, escape="continue")

    # -- what it offers

    def lines(self) -> tuple[Choice, ...]:
        around, word = self.around, TitleWord
        keys = {deed: key_word(key) for deed, key in keys_by_deed(around.settings.keys).items()}
        sheet = self.rules
        rules = (
            () if sheet is None else (_opens("rules", word.RULES, lambda: sheet, keys["rules"]),)
        )
        tell = self.tell
        told = (
            ()
            if tell is None
            else (Choice("partner", tell.title, lambda: Push(tell), cap=keys["partner"]),)
        )
        return (
            Choice("continue", Label.CONTINUE.text, nothing, cap=Label.ESCAPE.text, primary=True),
            *rules,
            *told,
            *(() if self.watch is None else (_opens("watch", word.WATCH, self.watch),)),
            _opens("settings", word.SETTINGS, lambda: SettingsScene(around)),
            _opens("keys", word.KEYS, lambda: KeyHelpScene(around), keys["help"]),
            _opens("about", word.ABOUT, lambda: AboutScene(around, self.fingerprint)),
            _noted("speed", speed_line(around.settings.speed), self._faster),
            *(() if self.finish is None else (_noted("finish", finish_line(), self._finish),)),
            Choice("full-screen", Label.FULL_SCREEN.text, FullScreen, cap=keys["full-screen"]),
            _noted("new", Label.NEW_MATCH.text, self._new),
            _noted("leave", Label.LEAVE.text, ToTitle),
            _noted("quit", Label.QUIT.text, Quit),
        )

    def _new(self) -> Command:
        dialog = dialogs.new_match(self.match)
        return Push(yes_or_no(self.around, "new-match", dialog, NewMatch))

    def _finish(self) -> Command:
        return Push(yes_or_no(self.around, "finish", dialogs.finish_round(), self._finished))

    def _finished(self) -> None:
        """Nothing is left to be chosen here: the menu goes with the question."""
        if self.finish is not None:
            self.finish()
        self._is_done = True

    def update(self, now: float) -> Command | None:  # noqa: ARG002
        return Pop() if self._is_done else None

    def _faster(self) -> Command:
        settings = self.around.settings
        following = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        return Change(replace(settings, speed=following))


def _noted(name: str, word: str, do: Callable[[], Command | None]) -> Choice:
    return Choice(name, word, do, tip=menu_note("quit" if name == "leave" else name))


def _opens(name: str, word: TitleWord, opened: Callable[[], Scene], cap: str = "") -> Choice:
    return Choice(name, word.text, lambda: Push(opened()), cap=cap)

"""The menu over the table: go on, speed, the other screens, leave. Knows settings by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as placed

from msgspec.structs import replace

from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.theme import BODY, SCORE
from handfoot_gui.ui.kit.widget import Widget, control_height
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
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene, nothing, yes_or_no
from handfoot_gui.ui.scenes.key_help import KeyHelpScene
from handfoot_gui.ui.scenes.keys import keys_by_deed
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.words import dialogs
from handfoot_gui.words.keys import key_word
from handfoot_gui.words.menu import finish_line, menu_note, speed_line
from handfoot_gui.words.table import Label
from handfoot_gui.words.title import TitleWord

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "at-once", "step")
WIDTH = 560.0
"""Layout units."""
NOTES = {"speed": "speed", "finish": "finish", "new": "new", "leave": "quit", "quit": "quit"}
"""What stands beside a line that is pointed at."""


class MenuScene(DialogScene):
    """Stays open while the speed or the window is changed; the others open over it.

    `match` says where the match stands, `rules` opens its sheet, `fingerprint` is its deal's;
    `watch` shows it again as far as it was played, `finish` plays the round to its end.
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
    ) -> None:
        self.match = match
        self.watch = watch
        self.finish = finish
        self._is_done = False
        self.rules = rules
        self.fingerprint = fingerprint
        super().__init__(around, "menu", Label.MENU.text, match, (), escape="continue")

    # -- what it offers

    def _lines(self) -> tuple[Choice, ...]:
        around, word = self.around, TitleWord
        keys = {deed: key_word(key) for deed, key in keys_by_deed(around.settings.keys).items()}
        sheet = self.rules
        rules = (
            () if sheet is None else (_opens("rules", word.RULES, lambda: sheet, keys["rules"]),)
        )
        return (
            Choice("continue", Label.CONTINUE.text, nothing, cap=Label.ESCAPE.text, primary=True),
            *rules,
            *(() if self.watch is None else (_opens("watch", word.WATCH, self.watch),)),
            _opens("settings", word.SETTINGS, lambda: SettingsScene(around)),
            _opens("keys", word.KEYS, lambda: KeyHelpScene(around), keys["help"]),
            _opens("about", word.ABOUT, lambda: AboutScene(around, self.fingerprint)),
            Choice("speed", speed_line(around.settings.speed), self._faster),
            *(() if self.finish is None else (Choice("finish", finish_line(), self._finish),)),
            Choice("full-screen", Label.FULL_SCREEN.text, FullScreen, cap=keys["full-screen"]),
            Choice("new", Label.NEW_MATCH.text, self._new),
            Choice("leave", Label.LEAVE.text, ToTitle),
            Choice("quit", Label.QUIT.text, Quit),
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

    # -- where it stands

    def resized(self) -> None:
        """The brass line above, the others in two columns."""
        self.choices = self._lines()
        super().resized()
        skin, room = self.around.skin, self.around.room
        pad, gap = skin.px(28, 16), skin.px(10, 6)
        width = min(room.w - 2 * gap, max(skin.px(WIDTH, 420), 34 * skin.type.px(BODY)))
        inner = width - 2 * pad
        title, text = self._title_style(skin), self._text_style(skin)
        self._wrapped = skin.setter.wrapped(self.text, text, inner)
        head = skin.setter.line_height(title) + skin.px(6, 4)
        head += skin.setter.line_height(text) * len(self._wrapped) + gap
        rows = len(self.choices) // 2
        main = round(control_height(skin) * 1.2)
        tall = min(control_height(skin), (room.h - 4 * gap - 2 * pad - head - main) / rows - gap)
        height = 2 * pad + head + main + rows * (tall + gap)
        self.panel = Rect.centred(room.centre, width, height).rounded()
        x, y = self.panel.x + pad, self.panel.y + pad + head
        half = (inner - gap) / 2
        made: list[Widget] = []
        for i, button in enumerate(self._made()):
            if not i:
                place = Rect(x, y, inner, main)
                y += main + gap
            else:
                column, row = (i - 1) % 2, (i - 1) // 2
                is_alone = i == len(self.choices) - 1 and not column
                wide = inner if is_alone else half
                place = Rect(x + column * (half + gap), y + row * (tall + gap), wide, tall)
            made.append(placed(button, rect=place.rounded()))
        self.widgets.show(made)

    def _made(self) -> list[Button]:
        return [
            Button(
                key=choice.name,
                word=choice.word,
                kind="primary" if choice.primary else "quiet",
                cap=choice.cap,
                size=SCORE - 2 if choice.primary else BODY,
                align="left",
                radius=12,
                tip=menu_note(NOTES[choice.name]) if choice.name in NOTES else "",
            )
            for choice in self.choices
        ]

    def paint(self, now: float) -> None:
        super().paint(now)
        self.widgets.paint_tip(self.around.canvas, self.around.skin)


def _opens(name: str, word: TitleWord, opened: Callable[[], Scene], cap: str = "") -> Choice:
    return Choice(name, word.text, lambda: Push(opened()), cap=cap)

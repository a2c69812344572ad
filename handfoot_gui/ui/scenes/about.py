"""About the game: what it is, that it plays fair, where its files are, who made what."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import pygame

from handfoot_gui import __version__
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Surroundings
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.words.about import AboutWord, versions
from handfoot_gui.words.presets import no_affiliation
from handfoot_gui.words.table import Label


class AboutScene(PanelScreen):
    """`fingerprint` is that of the match in play, where there is one."""

    def __init__(self, around: Surroundings, fingerprint: str = "") -> None:
        super().__init__(around, "about")
        self.fingerprint = fingerprint
        self.resized()
        self.focus("close")

    def heading(self) -> str:
        return Label.GAME.text

    def pages(self) -> tuple[str, ...]:
        return (AboutWord.TITLE.text,)

    def buttons(self) -> Sequence[Button]:
        word, cap = AboutWord.CLOSE.text, Label.ESCAPE.text
        return (Button(key="close", word=word, cap=cap, kind="primary", size=BODY, radius=12),)

    def answer(self, message: Message) -> Command | None:  # noqa: ARG002
        return Pop()

    def note(self) -> str:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        return versions(__version__, platform.python_version(), pygame.version.ver, sdl)

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        return form(self._sections(), rect, skin, key="about")

    def _sections(self) -> tuple[Section, ...]:
        word, paths = AboutWord, self.around.paths
        fair = [Row(word.COMPUTERS.text), Row(word.DEAL.text)]
        if self.fingerprint:
            fair.append(Row(word.FINGERPRINT.text, note=self.fingerprint))
        files = ((word.DATA, paths.data), (word.SETTINGS, paths.settings), (word.LOG, paths.log))
        made = (word.LICENCE, word.FONT, word.LIBRARY, word.ART)
        return (
            Section(word.GAME.text, (Row(word.WHAT.text),)),
            Section(word.FAIR.text, tuple(fair)),
            Section(word.RULES.text, (Row(no_affiliation()),)),
            Section(word.FILES.text, tuple(Row(name.text, note=str(path)) for name, path in files)),
            Section(word.LICENCES.text, tuple(Row(line.text) for line in made)),
        )

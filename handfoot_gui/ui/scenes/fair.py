"""A finished match's fingerprint and secret, and how anybody checks its deals with them."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.session.game import Game
from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Activated, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Surroundings
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.words import statistics as words
from handfoot_gui.words.statistics import StatWord as Word


class FairScene(PanelScreen):
    """Raises ValueError for a match that is not over: its secret is nobody's yet."""

    def __init__(self, around: Surroundings, game: Game) -> None:
        super().__init__(around, "fair")
        if not game.match_over:
            raise ValueError("the secret of a running match is not shown")
        self.lines = tuple(
            line
            for line in (
                words.fingerprint_is(game.fingerprint) if game.fingerprint else "",
                words.secret_is(game.secret),
            )
            if line
        )
        self.resized()
        self.focus("close")

    def heading(self) -> str:
        return Word.DEALS.text

    def pages(self) -> tuple[str, ...]:
        return (Word.DEALS.text,)

    def buttons(self) -> Sequence[Button]:
        return (
            Button(key="close", word=Word.CLOSE.text, kind="primary", size=BODY, radius=12),
            Button(key="copy", word=Word.COPY.text, size=BODY - 1, radius=12),
        )

    def answer(self, message: Message) -> Command | None:
        if isinstance(message, Activated) and message.key == "copy":
            clipboard.write("\n".join(self.lines))
            self.said = Word.COPIED.text
            return None
        return Pop()

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        told = Section("", tuple(Row(text) for text in words.fairness()))
        given = Section("", tuple(Row(line) for line in self.lines))
        return form((given, told), rect, skin, key="fair", columns=1)

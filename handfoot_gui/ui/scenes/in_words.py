"""The table in words, to be read or heard: the situation, and what happened in this round.

Knows the words and a panel; what is in them others say.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.events import TurnBegan
from handfoot_gui.rules.views import redact
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Surroundings
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.held import grouped
from handfoot_gui.words.events import line
from handfoot_gui.words.heard import HeardWord
from handfoot_gui.words.situation import Passage, as_text, situation
from handfoot_gui.words.table import Label

NOBODY = -1
"""A seat that knows no hidden card."""


def in_words(around: Surroundings, sitting: Sitting) -> InWordsScene:
    """As the person in that seat may know it."""
    view = sitting.view
    order = grouped(view.hand, view.rules, by=sitting.sort)
    return InWordsScene(
        around, situation(view, sitting.company, sitting.kinds, order), happened(sitting)
    )


def happened(sitting: Sitting, since: int = 0, *, aloud: bool = False) -> tuple[str, ...]:
    """The round from that event on, a line each; turns tell of themselves by their acts.

    `aloud`: where several people listen, nobody's drawn cards are named.
    """
    events = sitting.view.history[since:]
    if aloud and sitting.company.you is None:
        events = tuple(redact(event, NOBODY) for event in events)
    return tuple(line(e, sitting.company) for e in events if not isinstance(e, TurnBegan))


class InWordsScene(PanelScreen):
    """`passages`: the situation; `lines`: what happened, oldest first."""

    def __init__(
        self, around: Surroundings, passages: Sequence[Passage], lines: Sequence[str]
    ) -> None:
        super().__init__(around, "in-words")
        self.passages = tuple(passages)
        self.lines = tuple(lines)
        self.resized()
        self.focus("close")

    def spoken(self) -> str:
        if self.page == 0:
            return as_text(self.passages)
        return "\n".join(self.lines) or HeardWord.NOTHING.text

    def heading(self) -> str:
        return HeardWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return (HeardWord.SITUATION.text, HeardWord.HAPPENED.text)

    def buttons(self) -> Sequence[Button]:
        return (
            Button(
                key="close",
                word=HeardWord.CLOSE.text,
                cap=Label.ESCAPE.text,
                kind="primary",
                size=BODY,
                radius=12,
            ),
        )

    def answer(self, message: Message) -> Command | None:  # noqa: ARG002
        return Pop()

    def key(self, key: KeyPress) -> Command | None:
        """The key that opened it closes it."""
        return Pop() if wish_of(key, self.around.settings.keys) == "situation" else None

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        if self.page == 0:
            sections = [Section(part.title, (Row(part.text),)) for part in self.passages]
        else:
            lines = self.lines[::-1] or (HeardWord.NOTHING.text,)
            sections = [Section("", tuple(map(Row, lines)))]
        return form(sections, rect, skin, key=("page", self.page), columns=1)

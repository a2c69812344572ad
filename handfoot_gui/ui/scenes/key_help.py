"""All keys at one look. Knows the keys as they are now; changes none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from handfoot_gui.ui.kit.buttons import Button, cap_width, paint_cap
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import State
from handfoot_gui.ui.kit.widgets import Activated, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Push, Surroundings
from handfoot_gui.ui.scenes.key_rows import EVERYWHERE
from handfoot_gui.ui.scenes.keys import keys_by_deed, wish_of
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.settings import key_settings
from handfoot_gui.words.keys import KeyWord, always, deed_title, key_word
from handfoot_gui.words.table import Label

CAP = 13.0
"""The size of type on a key here, where it is what is looked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cap(Widget):
    """A key as it is printed; it cannot be used."""

    word: str

    @property
    def focusable(self) -> bool:
        return False

    def covers(self, at: Point) -> bool:  # noqa: ARG002
        return False

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(min(width, cap_width(skin, self.word, CAP)), round(skin.type.px(BODY) * 1.4))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:  # noqa: ARG002
        at = Point(self.rect.right, self.rect.centre.y)
        paint_cap(canvas, skin, self.word, at, skin.theme.text, size=CAP)


class KeyHelpScene(PanelScreen):
    """All of them at one glance."""

    wide = True

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around, "key-help")
        self.resized()
        self.focus("close")

    def heading(self) -> str:
        return KeyWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return (KeyWord.TITLE.text,)

    def buttons(self) -> Sequence[Button]:
        cap = Label.ESCAPE.text
        return (
            Button(
                key="close",
                word=KeyWord.CLOSE.text,
                cap=cap,
                kind="primary",
                size=BODY,
                radius=12,
            ),
            Button(key="change", word=KeyWord.CHANGE.text, size=BODY - 1, radius=12),
        )

    def answer(self, message: Message) -> Command | None:
        if isinstance(message, Activated) and message.key == "change":
            return Push(key_settings(self.around))
        return Pop()

    def key(self, key: KeyPress) -> Command | None:
        """The key that opened it closes it."""
        return Pop() if wish_of(key, self.around.settings.keys) == "help" else None

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        now = keys_by_deed(self.around.settings.keys)
        table = tuple(
            _row(deed_title(d), key_word(k)) for d, k in now.items() if d not in EVERYWHERE
        )
        everywhere = tuple(_row(deed_title(d), key_word(now[d])) for d in now if d in EVERYWHERE)
        fixed = tuple(_row(deed, key) for key, deed in always())
        sections = (
            Section(KeyWord.AT_THE_TABLE.text, table),
            Section(KeyWord.EVERYWHERE.text, everywhere),
            Section(KeyWord.ALWAYS.text, fixed),
        )
        return form(sections, rect, skin, key="keys")


def _row(label: str, key: str) -> Row:
    return Row(label, Cap(key=("cap", label), word=key))

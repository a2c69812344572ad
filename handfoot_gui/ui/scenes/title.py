"""The title: go on with what was left, begin at once, or open another screen.

A button stands here when its screen exists. Knows what is offered and where it stands; no match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from handfoot_gui.session.seating import PERSON
from handfoot_gui.session.table_plan import TablePlan, usual_table
from handfoot_gui.storage.last_table import last_table
from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BUTTON
from handfoot_gui.ui.kit.widgets import Activated, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Push, Quit, StartMatch, Surroundings
from handfoot_gui.ui.scenes.doors import DOORS
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.scenes.title_picture import TitlePlan, paint_title, plan_title
from handfoot_gui.words.title import TitleWord, quick_note

MAIN, DOOR = 22.0, 17.0
"""Sizes of the words on the brass button and on the quiet ones."""


@dataclass(frozen=True, slots=True)
class Left:
    """The match that was left: what to say of it, and how to go on."""

    line: str
    go_on: Callable[[], Command | None]


class TitleScene(Screen):
    def __init__(self, around: Surroundings, left: Left | None) -> None:
        super().__init__(around, "title")
        self.left = left
        self._plan: TitlePlan | None = None
        self._was_silent = around.is_silent
        self.resized()
        self.focus("quick" if left is None else "continue")

    # -- what it offers

    @property
    def table(self) -> TablePlan:
        """Of the last match; one that nobody plays at gives way to the usual one."""
        last = last_table(self.around.settings)
        return last if PERSON in last.players else usual_table()

    def obey(self, message: Message) -> Command | None:
        if not isinstance(message, Activated):
            return None
        match message.key:
            case "continue" if self.left is not None:
                return self.left.go_on()
            case "quick":
                return StartMatch(self.table)
            case "one-round":
                return StartMatch(self.table.with_rounds(1), remembers=False)
            case "quit":
                return Quit()
            case name:
                return Push(DOORS[str(name)].opened(self.around))

    def back(self) -> Command | None:
        """Nothing lies behind the title, and Escape is pressed too easily to end the program."""
        return None

    def key(self, key: KeyPress) -> Command | None:
        wish = wish_of(key, self.around.settings.keys)
        door = next((door for door in DOORS.values() if door.wish and door.wish == wish), None)
        return None if door is None else Push(door.opened(self.around))

    def wait(self, now: float) -> float | None:  # noqa: ARG002
        """Whether there is sound comes out when the title is seen already."""
        return 0 if self.around.is_silent != self._was_silent else None

    def update(self, now: float) -> Command | None:  # noqa: ARG002
        if self.around.is_silent != self._was_silent:
            self._was_silent, self.changed = self.around.is_silent, True
        return None

    # -- where it stands

    def lay(self, skin: Skin) -> Sequence[Widget]:
        doors = [
            Button(key=name, word=door.word.text, size=DOOR, align="left", radius=12)
            for name, door in DOORS.items()
        ]
        doors.append(
            Button(key="quit", word=TitleWord.QUIT.text, size=DOOR, align="left", radius=12)
        )
        widest = max(button_size(skin, door).w for door in doors)
        plan = self._plan = plan_title(self.around.room, skin, widest, len(doors))
        placed: list[Widget] = [self._main(plan)]
        placed += [_at(door, place) for door, place in zip(doors, plan.doors, strict=True)]
        return [*placed, *self._in_words(skin, plan)]

    def _main(self, plan: TitlePlan) -> Button:
        left = self.left
        key, word = (
            ("quick", TitleWord.QUICK_START) if left is None else ("continue", TitleWord.CONTINUE)
        )
        return Button(
            key=key,
            word=word.text,
            second=self._quick_note() if left is None else left.line,
            rect=plan.main,
            kind="primary",
            size=MAIN,
            align="left",
            radius=14,
        )

    def _quick_note(self, rounds: int = 0) -> str:
        table = self.table
        is_alone = sum(seat.is_person for seat in table.seats) == 1
        names = [seat.name for seat in table.seats if not (is_alone and seat.is_person)]
        return quick_note(table.rules.name, names, you=is_alone, rounds=rounds)

    def _in_words(self, skin: Skin, plan: TitlePlan) -> list[Widget]:
        """The other ways to begin at once, as words alone."""
        offered = [("one-round", TitleWord.ONE_ROUND, self._quick_note(rounds=1))]
        if self.left is not None:
            offered.insert(0, ("quick", TitleWord.QUICK_START, self._quick_note()))
        placed: list[Widget] = []
        x = plan.words.x - skin.px(11, 6)
        for key, word, note in offered:
            button = Button(key=key, word=word.text, kind="words", size=BUTTON + 1, tip=note)
            wide = button_size(skin, button).w
            placed.append(_at(button, Rect(x, plan.words.y, wide, plan.words.h)))
            x += wide + skin.px(6, 4)
        return placed

    def paint_ground(self, skin: Skin) -> None:
        super().paint_ground(skin)
        if self._plan is not None:
            paint_title(self.around, skin, self._plan)


def _at(button: Button, place: Rect) -> Button:
    return Button(
        key=button.key,
        rect=place.rounded(),
        word=button.word,
        kind=button.kind,
        size=button.size,
        align=button.align,
        radius=button.radius,
        tip=button.tip,
    )

"""A question with a few answers over what lies below. Knows words, keys and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.lines import evened
from handfoot_gui.ui.kit.panels import dialog
from handfoot_gui.ui.kit.pointer import KeyPress, LookCloser, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import BODY, SCORE
from handfoot_gui.ui.kit.widgets import Activated, WidgetGroup
from handfoot_gui.ui.scenes.base import Command, Pop, Scene, Surroundings
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.words.dialogs import Dialog

WIDTH = 520.0
"""Layout units."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a dialog. `key` does the same; `second` says what follows, `tip` when asked.

    `chosen`: a switch that is on.
    """

    name: str
    word: str
    do: Callable[[], Command | None]
    key: str = ""
    cap: str = ""
    second: str = ""
    primary: bool = False
    tip: str = ""
    chosen: bool = False


class DialogScene(Scene):
    """`escape` names the choice that the Escape key stands for.

    `aside`: at the top, with the hand and the own melds in full sight. `confirms`: the keys of the
    choices only choose, and Enter does it: for what no undo gives back.
    """

    is_overlay = True

    def __init__(
        self,
        around: Surroundings,
        name: str,
        title: str,
        text: str,
        choices: tuple[Choice, ...],
        *,
        escape: str = "",
        aside: bool = False,
        confirms: bool = False,
    ) -> None:
        super().__init__(around)
        self.name = name
        self.title = title
        self.text = text
        self.choices = choices
        self.escape = escape
        self.aside = aside
        self.confirms = confirms
        self.widgets = WidgetGroup()
        self.panel = Rect(0, 0, 0, 0)
        self._wrapped: tuple[str, ...] = ()
        self.resized()

    # -- what the player does

    def handle(self, signal: Signal, now: float) -> Command | None:  # noqa: ARG002
        self.changed = True
        if isinstance(signal, KeyPress) and not signal.repeat:
            named = self._named(signal)
            if named is not None and self.confirms:
                self.widgets.focus.set(named, shown=True)
                return None
            if named is not None:
                return self.choose(named)
            settings = self.around.settings
            command = switched(wish_of(signal, settings.keys), settings)
            if command is not None:
                return command
        if isinstance(signal, LookCloser):
            return None
        message = self.widgets.handle(signal)
        if isinstance(message, Activated):
            return self.choose(str(message.key))
        return None

    def choose(self, name: str) -> Command | None:
        """By name, as a pilot does. The dialog closes unless the choice asks for more."""
        choice = next(c for c in self.choices if c.name == name)
        return choice.do() or Pop()

    def _named(self, key: KeyPress) -> str | None:
        if key.key == "escape":
            return self.escape or None
        found = next((c.name for c in self.choices if c.key and c.key == key.key), None)
        if found is None and key.key == "return" and self.widgets.focus.key is None:
            found = next((c.name for c in self.choices if c.primary), None)
        return found

    # -- the picture

    def resized(self) -> None:
        super().resized()
        skin = self.around.skin
        room = self.around.room
        pad = skin.px(28, 18)
        em = skin.type.px(BODY)
        width = min(room.w - 2 * pad, max(skin.px(WIDTH, 340), 28 * em))
        inner = width - 2 * pad
        text = self._text_style(skin)
        width_of = partial(skin.setter.width, style=text)
        self._wrapped = evened(self.text, width_of, inner) if self.text else ()
        title = skin.setter.wrapped(self.title, self._title_style(skin), inner)
        step = skin.setter.line_height(self._text_style(skin))
        head = skin.setter.line_height(self._title_style(skin)) * len(title)
        tall = any(c.second for c in self.choices)
        least = skin.px(58 if tall else 44, 44 if tall else 34)
        button_h = max(least, round(em * (2.9 if tall else 1.95)))
        stacked = tall or len(self.choices) > 2
        rows = len(self.choices) if stacked else 1
        gap = skin.px(10, 7)
        text_h = step * len(self._wrapped) + (gap if self._wrapped else 0)
        air = 2 * gap if self._wrapped else gap
        most = (0.5 if self.aside else 1.0) * room.h - 2 * gap
        free = most - 2 * pad - head - text_h - air - (rows - 1) * gap
        button_h = max(least, min(button_h, free / rows))
        buttons = rows * button_h + (rows - 1) * gap
        height = pad + head + text_h + air + buttons + pad
        y = gap if self.aside else (room.h - height) / 2
        self.panel = Rect((room.w - width) / 2, y, width, height).rounded()
        area = Rect(self.panel.x + pad, self.panel.bottom - pad - buttons, inner, buttons)
        self.widgets.show(self._buttons(skin, area, button_h, gap, stacked=stacked))

    def _buttons(
        self, skin: Skin, area: Rect, height: float, gap: float, *, stacked: bool
    ) -> list[Button]:
        made: list[Button] = []
        right = area.right
        for index, choice in enumerate(self.choices):
            button = Button(
                key=choice.name,
                rect=area,
                word=choice.word,
                kind="primary" if choice.primary else "quiet",
                cap=choice.cap,
                second=choice.second,
                size=BODY,
                align="left" if stacked else "centre",
            )
            rect = Rect(area.x, area.y + index * (height + gap), area.w, height)
            if not stacked:
                air = max(skin.px(10, 7), skin.type.px(BODY) * 0.6)
                wide = max(skin.px(120, 90), button_size(skin, button).w + air)
                rect = Rect(right - wide, area.y, wide, height)
                right -= wide + gap
            made.append(replace(button, rect=rect.rounded()))
        return made

    def _title_style(self, skin: Skin) -> Style:
        return skin.style(SCORE, weight=Weight.BOLD)

    def _text_style(self, skin: Skin) -> Style:
        return skin.style(BODY, skin.theme.dim)

    def paint(self, now: float) -> None:  # noqa: ARG002
        canvas, skin = self.around.canvas, self.around.skin
        canvas.veil("#000000", 0.0 if self.aside else 0.45)
        dialog(canvas, skin, self.panel)
        pad = skin.px(28, 18)
        x, y = self.panel.x + pad, self.panel.y + pad
        style = self._title_style(skin)
        for line in skin.setter.wrapped(self.title, style, self.panel.w - 2 * pad):
            skin.setter.draw(canvas, line, style, Point(x, y), "tl")
            y += skin.setter.line_height(style)
        y += skin.px(6, 4)
        style = self._text_style(skin)
        for line in self._wrapped:
            skin.setter.draw(canvas, line, style, Point(x, y), "tl")
            y += skin.setter.line_height(style)
        self.widgets.paint(canvas, skin)

    def describe(self) -> dict[str, Any]:
        return described(self.widgets)


def described(widgets: WidgetGroup) -> dict[str, Any]:
    """The widgets with their places, for programs that look on."""
    return {
        "focus": "" if widgets.focus.key is None else str(widgets.focus.key),
        "buttons": {
            str(w.key): {
                "rect": [round(w.rect.x), round(w.rect.y), round(w.rect.w), round(w.rect.h)],
                "word": getattr(w, "word", ""),
                "enabled": w.enabled,
            }
            for w in widgets.widgets
        },
    }


Then = Callable[[], Command | None]


def nothing() -> Command | None:
    return None


def yes_or_no(
    around: Surroundings,
    name: str,
    dialog: Dialog,
    yes: Then,
    no: Then = nothing,
    *,
    must_answer: bool = False,
    third: Choice | None = None,
) -> DialogScene:
    """Y and N answer, Enter says yes where it cannot be taken for an answer given by mistake.

    `must_answer`: Escape is no answer, no button is the first one, Y and N wait for Enter, and the
    table stays in sight.
    """
    choices = (
        Choice("yes", dialog.yes, yes, "y", "Y", dialog.yes_note, primary=not must_answer),
        Choice("no", dialog.no, no, "n", "N", dialog.no_note),
        *(() if third is None else (third,)),
    )
    return DialogScene(
        around,
        name,
        dialog.title,
        dialog.text,
        choices,
        escape="" if must_answer else "no",
        aside=must_answer,
        confirms=must_answer,
    )

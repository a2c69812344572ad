"""The curtain between two people: it falls over the one's table, stands, and opens on the other's.

While anything of it is up, nothing is painted that depends on a card the next person holds. The
seat is changed while it stands. Knows the sitting and times; the picture is `curtain`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from handfoot_gui.rules.phases import Seat
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.pointer import KeyPress, LookCloser, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.tween import Tween, out_cubic
from handfoot_gui.ui.kit.widgets import Activated, WidgetGroup
from handfoot_gui.ui.scenes.base import Command, Pop, Scene, Surroundings
from handfoot_gui.ui.scenes.curtain import CurtainPlan, CurtainWords, paint_curtain, plan_curtain
from handfoot_gui.ui.scenes.dialog import described
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.pace import FACTORS
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.words import hand_over as words
from handfoot_gui.words.hand_over import HandOverWord

FALLS, OPENS = 200.0, 260.0
"""Milliseconds at normal speed."""


class HandOverScene(Scene):
    """`seat` gets the screen; `is_hidden`: the same person's cards were hidden for a while.

    `opened` is called when the new person sits there and the curtain begins to open.
    """

    name = "hand-over"

    def __init__(
        self,
        around: Surroundings,
        sitting: Sitting,
        seat: Seat,
        opened: Callable[[], None],
        *,
        is_hidden: bool = False,
    ) -> None:
        super().__init__(around)
        self.sitting = sitting
        self.seat = seat
        self.opened = opened
        self.is_hidden = is_hidden
        self.words = _hidden_words(sitting) if is_hidden else _words(sitting, seat)
        self.widgets = WidgetGroup()
        self._plan: CurtainPlan | None = None
        falls = sitting.screen.looking is not None and not is_hidden
        self._falling: Tween | None = None
        self._opening: Tween | None = None
        self._is_up = falls and self._lasts(FALLS) > 0
        """The curtain is still to fall: its movement begins with the first frame."""
        sitting.screen.looking = sitting.screen.looking if self._is_up else None
        self.resized()
        self.widgets.focus.set("open", shown=True)

    # -- how far it is

    @property
    def is_overlay(self) -> bool:  # type: ignore[override]
        """Only while it moves is something else to be seen."""
        return self._is_up or self._opening is not None

    @property
    def settled(self) -> bool:
        return not self.is_overlay

    def _lasts(self, usual: float) -> float:
        settings = self.around.settings
        return 0.0 if settings.reduced_motion else usual * FACTORS[settings.speed]

    def update(self, now: float) -> Command | None:
        if self._opening is not None:
            self.changed = True
            return Pop() if self._opening.done(now) else None
        if self._is_up:
            self.changed = True
            if self._falling is None:
                self._falling = Tween(now, self._lasts(FALLS), -1.0, 0.0, out_cubic)
            elif self._falling.done(now):
                self._stand()
        return None

    def wait(self, now: float) -> float | None:  # noqa: ARG002
        return 0.0 if self.is_overlay else None

    def _stand(self) -> None:
        """Nobody sees cards now."""
        self._is_up, self._falling = False, None
        self.sitting.screen.looking = None

    def open(self, now: float) -> Command | None:
        """The person is there: the table behind is that person's from here on."""
        if self._opening is not None:
            return None
        self._stand()
        self.sitting.sit_down(self.seat)
        self.opened()
        lasts = self._lasts(OPENS)
        if not lasts:
            return Pop()
        self._opening = Tween(now, lasts, 0.0, -1.0, out_cubic)
        return None

    # -- what the player does

    def handle(self, signal: Signal, now: float) -> Command | None:
        self.changed = True
        if self._opening is not None or isinstance(signal, LookCloser):
            return None
        if isinstance(signal, KeyPress):
            if signal.repeat:
                return None
            wish = wish_of(signal, self.around.settings.keys)
            command = switched(wish, self.around.settings)
            if command is not None:
                return command
        message = self.widgets.handle(signal)
        return self.open(now) if isinstance(message, Activated) and not self._is_up else None

    # -- the picture

    def resized(self) -> None:
        super().resized()
        self._show(self.around.skin)

    def _show(self, skin: Skin) -> None:
        plan = self._plan = plan_curtain(self.around, skin, self.words)
        self.widgets.show(
            [
                Button(
                    key="open",
                    rect=plan.button,
                    word=self.words.button,
                    kind="primary",
                    size=BODY + 2,
                    radius=14,
                )
            ]
        )

    def paint(self, now: float) -> None:
        moving = self._falling if self._is_up else self._opening
        if moving is None:
            if not self._is_up:
                self._paint_standing()
            return
        canvas = self.around.canvas
        with canvas.aside() as sheet:
            self._paint_standing()
        canvas.sheet(sheet, 0, round(moving.at(now) * self.around.size.h))

    def _paint_standing(self) -> None:
        skin = self.around.skin
        if self._plan is not None:
            paint_curtain(self.around, skin, self._plan, self.words)
        self.widgets.paint(self.around.canvas, skin)

    def describe(self) -> dict[str, Any]:
        return described(self.widgets) | {"for": self.words.name, "below": list(self.words.below)}


def _words(sitting: Sitting, seat: Seat) -> CurtainWords:
    view, company = sitting.game.view(seat), sitting.company
    name = company.names[seat]
    moves = words.since_your_turn(view, company)
    many = len(moves) > 1
    return CurtainWords(
        over=HandOverWord.PASS_TO.text,
        name=name,
        public=words.public_line(view, company),
        why=words.why_now(view, company),
        button=words.show_button(name),
        below=moves if many else (words.nobody_else(moves),),
        below_title=words.since_title(name) if many else "",
        side=view.team_of(seat),
        teams=len(view.teams),
        backs=max(1, min(11, len(view.hand))),
    )


def _hidden_words(sitting: Sitting) -> CurtainWords:
    view, company = sitting.view, sitting.company
    several = sitting.screen.are_several
    name = company.names[sitting.seat]
    said = CurtainWords(
        over=HandOverWord.HIDDEN.text,
        name=name,
        public=words.public_line(view, company),
        why="",
        button=words.show_button(name),
        below=(HandOverWord.NOBODY_ELSE.text,),
        side=view.team_of(sitting.seat),
        teams=len(view.teams),
        backs=max(1, min(11, len(view.hand))),
    )
    return said if several else replace(said, button=HandOverWord.SHOW.text, below=())

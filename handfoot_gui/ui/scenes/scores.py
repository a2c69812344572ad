"""The match so far, round by round, in the midst of it. Knows results; counts nothing."""

from __future__ import annotations

from typing import Any

from handfoot_gui.session.game import Game
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, CARDS, SCORE
from handfoot_gui.ui.kit.widgets import Activated, WidgetGroup
from handfoot_gui.ui.scenes.base import Command, Pop, Scene, Surroundings
from handfoot_gui.ui.scenes.chart import paint_chart
from handfoot_gui.ui.scenes.dialog import described
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.round_summary import courses
from handfoot_gui.ui.scenes.scoresheet import fitting, paint_heads, paint_lines, paint_totals
from handfoot_gui.ui.scenes.sheet import button_row, paint_ground, paint_headline, plan_sheet
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import match_so_far
from handfoot_gui.words.table import Label


class ScoresScene(Scene):
    """`line` says where the match stands, `note` how long it goes on."""

    name = "scores"

    def __init__(
        self, around: Surroundings, game: Game, company: Company, line: str, note: str
    ) -> None:
        super().__init__(around)
        self.rounds = tuple(tuple(s.total for s in r.scores) for r in game.round_results)
        self.words = match_so_far(self.rounds, company, line, note)
        self.courses = courses(game, company)
        self.widgets = WidgetGroup()
        self.resized()

    def handle(self, signal: Signal, now: float) -> Command | None:  # noqa: ARG002
        self.changed = True
        if isinstance(signal, KeyPress) and not signal.repeat:
            settings = self.around.settings
            wish = wish_of(signal, settings.keys)
            if wish in ("scores", "escape", "lay"):
                return Pop()
            command = switched(wish, settings)
            if command is not None:
                return command
        return Pop() if isinstance(self.widgets.handle(signal), Activated) else None

    @property
    def skin(self) -> Skin:
        return self.around.skin.paper()

    def resized(self) -> None:
        super().resized()
        close = Button(
            key="close",
            rect=Rect(0, 0, 0, 0),
            word=Label.CLOSE.text,
            kind="primary",
            cap=Label.ESCAPE.text,
            size=CARDS,
        )
        skin = self.skin
        self.widgets.show(button_row(skin, plan_sheet(self.around, skin), (close,)))

    def paint(self, now: float) -> None:  # noqa: ARG002
        around, canvas, skin, said = self.around, self.around.canvas, self.skin, self.words
        plan = plan_sheet(around, skin)
        paint_ground(around, skin, plan)
        over = Label.THE_MATCH.text
        paint_headline(around, skin, plan, over=over, headline=said.headline, note=said.note)
        table, side = plan.table, plan.side
        most = max(skin.px(40), skin.type.px(BODY) * 1.6)
        row = min(most, (table.h - skin.px(80)) / (len(said.rows) + 1))
        lines = fitting(skin, row)
        y = paint_heads(canvas, lines, table, said.columns, y=table.y + skin.px(8))
        y = paint_lines(canvas, lines, table, said.rows, y=y, row=row)
        paint_totals(canvas, lines, table, (said.total,), y=y + skin.px(4), row=row)
        if self.rounds:
            head = skin.style(SCORE - 2, weight=Weight.BOLD)
            skin.setter.draw(canvas, over, head, Point(side.x, side.y + skin.px(8)), "ml")
            top = max(skin.px(34), skin.type.px(SCORE) * 1.4)
            chart = Rect(side.x, side.y + top, side.w, side.h - top - skin.px(6))
            paint_chart(canvas, skin, chart, self.courses, len(self.rounds))
        self.widgets.paint(canvas, skin)

    def describe(self) -> dict[str, Any]:
        return described(self.widgets) | {"headline": self.words.headline}

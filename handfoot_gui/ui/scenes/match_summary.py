"""A finished match: who won, round by round, and what was done on the way. Counts nothing."""

from __future__ import annotations

from typing import Any

from handfoot_gui.session.facts import team_facts
from handfoot_gui.session.game import Game
from handfoot_gui.session.replaying import Replay
from handfoot_gui.storage.last_table import named
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Press, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, CARDS, SCORE
from handfoot_gui.ui.kit.widgets import Activated, WidgetGroup
from handfoot_gui.ui.scenes.base import (
    Command,
    NewMatch,
    Push,
    Quit,
    Scene,
    Surroundings,
    ToTitle,
)
from handfoot_gui.ui.scenes.chart import Course, paint_chart
from handfoot_gui.ui.scenes.dialog import described
from handfoot_gui.ui.scenes.fair import FairScene
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.scoresheet import fitting, paint_heads, paint_lines, paint_totals
from handfoot_gui.ui.scenes.sheet import button_row, paint_ground, paint_headline, plan_sheet
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.ui.table.gesture import AGAIN_MS
from handfoot_gui.ui.table.sounds import WON
from handfoot_gui.words.numbers import number
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import Cell, Line, chart_label, match_summary
from handfoot_gui.words.statistics import StatWord
from handfoot_gui.words.table import Label
from handfoot_gui.words.title import TitleWord

APART = 0.6
"""Between the points and what was done, in rows."""


def _deeds(game: Game) -> tuple[Line, ...]:
    """Books, piles taken and rounds gone out of, by team."""
    record = game.record()
    facts = team_facts(record, game.round_results, [()] * len(record.rounds))
    counted = {
        StatWord.CLEAN: [team.clean for team in facts],
        StatWord.DIRTY: [team.dirty for team in facts],
        StatWord.WILD: [team.wild for team in facts],
        StatWord.PILES: [team.piles for team in facts],
        StatWord.OUTS: [team.outs for team in facts],
    }
    if not any(counted[StatWord.WILD]):
        del counted[StatWord.WILD]
    return tuple(
        Line(word.text, tuple(Cell("", number(count), is_minus=False) for count in counts))
        for word, counts in counted.items()
    )


class MatchSummaryScene(Scene):
    name = "match-summary"

    def __init__(self, around: Surroundings, game: Game, company: Company) -> None:
        super().__init__(around)
        self.game = game
        self.company = company
        self.rounds = tuple(
            tuple(score.total for score in result.scores) for result in game.round_results
        )
        self.words = match_summary(self.rounds, company, game.rules)
        self.deeds = _deeds(game)
        self.widgets = WidgetGroup()
        self._seen_at: float | None = None
        self._is_settled = False
        self.resized()

    def update(self, now: float) -> Command | None:
        """Heard once, where a person here has won. The second click or Enter of a flurry belongs
        to the first, which was for what stood here before: it counts for nothing."""
        if self._seen_at is None:
            self._seen_at = now
            if self._is_won:
                self.around.hear((WON,), now)
        self._is_settled = now >= self._seen_at + AGAIN_MS
        return None

    def wait(self, now: float) -> float | None:  # noqa: ARG002
        return None if self._is_settled else 0.0

    @property
    def settled(self) -> bool:
        return self._is_settled

    @property
    def _is_won(self) -> bool:
        result, state = self.game.match_result, self.game.state
        persons = {state.team_of(i) for i, s in enumerate(self.game.seats) if s.is_person}
        return result is not None and not persons.isdisjoint(result.winners)

    def handle(self, signal: Signal, now: float) -> Command | None:  # noqa: ARG002
        self.changed = True
        if isinstance(signal, KeyPress) and not signal.repeat:
            settings = self.around.settings
            command = switched(wish_of(signal, settings.keys), settings)
            if command is not None:
                return command
        if isinstance(signal, (KeyPress, Press)) and not self._is_settled:
            return None
        if signal == KeyPress("return") and self.widgets.focus.key is None:
            return NewMatch()
        message = self.widgets.handle(signal)
        if isinstance(message, Activated):
            return self._pushed(str(message.key))
        return None

    def table_rules(self) -> Scene | None:
        return RulesScene(self.around, named(self.game.rules, ""), len(self.game.seats))

    def _pushed(self, key: str) -> Command:
        match key:
            case "watch":
                return Push(ReplayScene(self.around, Replay(self.game.record())))
            case "fair":
                return Push(FairScene(self.around, self.game))
            case "title":
                return ToTitle()
            case "quit":
                return Quit()
            case _:
                return NewMatch()

    @property
    def skin(self) -> Skin:
        return self.around.skin.paper()

    def resized(self) -> None:
        super().resized()
        nowhere = Rect(0, 0, 0, 0)
        again = Button(
            key="again",
            rect=nowhere,
            word=Label.PLAY_AGAIN.text,
            kind="primary",
            cap=Label.ENTER.text,
            size=CARDS,
        )
        title = Button(key="title", rect=nowhere, word=Label.LEAVE.text, size=CARDS)
        leave = Button(key="quit", rect=nowhere, word=Label.QUIT.text, size=CARDS)
        watch = Button(key="watch", rect=nowhere, word=TitleWord.WATCH.text, size=CARDS)
        fair = Button(key="fair", rect=nowhere, word=StatWord.DEALS.text, size=CARDS)
        skin = self.skin
        self.widgets.show(
            button_row(skin, plan_sheet(self.around, skin), (again, watch, fair, title, leave))
        )

    def paint(self, now: float) -> None:  # noqa: ARG002
        canvas, skin, said = self.around.canvas, self.skin, self.words
        plan = plan_sheet(self.around, skin)
        paint_ground(self.around, skin, plan)
        paint_headline(
            self.around,
            skin,
            plan,
            over=Label.MATCH_OVER.text,
            headline=said.headline,
            note=said.note,
        )
        table = plan.table
        most = max(skin.px(40), skin.type.px(BODY) * 1.6)
        row = min(most, (table.h - skin.px(90)) / (len(said.rows) + 1 + len(self.deeds) + APART))
        lines = fitting(skin, row)
        y = paint_heads(canvas, lines, table, said.columns, y=table.y + skin.px(8))
        y = paint_lines(canvas, lines, table, said.rows, y=y, row=row)
        y = paint_totals(canvas, lines, table, (said.total,), y=y + skin.px(4), row=row)
        paint_lines(canvas, lines, table, self.deeds, y=y + APART * row, row=row)
        head = skin.style(SCORE - 2, weight=Weight.BOLD)
        start = Point(plan.side.x, plan.side.y + skin.px(8))
        skin.setter.draw(canvas, Label.THE_MATCH.text, head, start, "ml")
        side = plan.side
        top = max(skin.px(34), skin.type.px(SCORE) * 1.4)
        chart = Rect(side.x, side.y + top, side.w, side.h - top - skin.px(6))
        paint_chart(canvas, skin, chart, self._courses(), len(self.rounds))
        self.widgets.paint(canvas, skin)

    def _courses(self) -> tuple[Course, ...]:
        found = []
        for team in range(len(self.words.columns)):
            totals = [0]
            for row in self.rounds:
                totals.append(totals[-1] + row[team])
            found.append(Course(tuple(totals), chart_label(team, totals[-1], self.company)))
        return tuple(found)

    def describe(self) -> dict[str, Any]:
        return described(self.widgets) | {"headline": self.words.headline}

"""A finished round: every score line of both teams, the match so far, the books closed. Waits for a
click. Knows results; counts nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from handfoot_gui.rules.melds import Meld, MeldKind, is_wild
from handfoot_gui.rules.phases import Team
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, CARDS, COUNT, SCORE
from handfoot_gui.ui.kit.widget import Activated, State, Widget, focus_ring, is_use
from handfoot_gui.ui.kit.widgets import WidgetGroup
from handfoot_gui.ui.scenes.base import Command, Pop, Push, Reset, Scene, Surroundings, ToTitle
from handfoot_gui.ui.scenes.behind import paint_behind
from handfoot_gui.ui.scenes.chart import Course, paint_chart
from handfoot_gui.ui.scenes.dialog import described
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.scoresheet import (
    first_row,
    fitting,
    paint_heads,
    paint_lines,
    paint_totals,
)
from handfoot_gui.ui.scenes.seats import SeatsScene
from handfoot_gui.ui.scenes.sheet import (
    SheetPlan,
    button_row,
    paint_ground,
    paint_headline,
    plan_sheet,
)
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.ui.table.cardart import BookLook
from handfoot_gui.words import table as words
from handfoot_gui.words.cards import kind_word
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import chart_label, round_summary
from handfoot_gui.words.seats import SeatsWord
from handfoot_gui.words.table import Label

BOOK = 56.0


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenLine(Widget):
    """A score line as something to be used; what it says is drawn with the sheet."""

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        if state.hovered:
            canvas.box(self.rect, skin.px(6), fill=skin.theme.text, alpha=0.05)
        if state.focused:
            focus_ring(canvas, skin, self.rect.inset(2), skin.px(6))

    def released(self, at: Point) -> Activated:  # noqa: ARG002
        return Activated(self.key)

    def key_pressed(self, key: KeyPress) -> Activated | None:
        return Activated(self.key) if is_use(key) else None


GoOn = Callable[[Sequence[SeatPlan] | None], None]
"""Deals the next round, to others where somebody else sits there from now on."""


class RoundSummaryScene(Scene):
    name = "round-summary"

    def __init__(self, around: Surroundings, game: Game, company: Company, go_on: GoOn) -> None:
        super().__init__(around)
        self.game = game
        self.company = company
        self.go_on = go_on
        self.seats: tuple[SeatPlan, ...] | None = None
        self.widgets = WidgetGroup()
        self._taken_at: float | None = None
        self.opened = ""
        """The id of the line whose cards are shown."""
        result = game.state.result
        if result is None:
            raise ValueError("a round is summed up when it is over")
        self.words = round_summary(
            result,
            company,
            game.rules,
            round_number=game.round_number,
            match_scores=game.match_scores,
            stock_left=len(game.state.stock),
            is_last=game.match_over,
        )
        self.resized()

    # -- what the player does

    def handle(self, signal: Signal, now: float) -> Command | None:
        self.changed = True
        if self._taken_at is not None:
            return None
        if isinstance(signal, KeyPress) and not signal.repeat:
            wish = wish_of(signal, self.around.settings.keys)
            command = switched(wish, self.around.settings) if wish != "hide" else None
            if command is not None:
                return command
            if signal.key in ("return", "space") and self.widgets.focus.key is None:
                self._take(now)
                return None
            if signal.key == "escape":
                return self._escaped()
        message = self.widgets.handle(signal)
        if not isinstance(message, Activated):
            return None
        if isinstance(message.key, tuple):
            self.open(str(message.key[1]))
            return None
        match message.key:
            case "seats":
                return self._change_seats()
            case "title":
                return ToTitle()
            case _:
                self._take(now)
                return None

    def _take(self, now: float) -> None:
        """The last picture of this screen, which stays until the table's is made, says so."""
        self.widgets.taken, self._taken_at = "go-on", now

    def update(self, now: float) -> Command | None:
        """On once the button was seen to be taken."""
        if self._taken_at is None or now <= self._taken_at:
            return None
        return self.leave()

    def wait(self, now: float) -> float | None:  # noqa: ARG002
        return None if self._taken_at is None else 0.0

    @property
    def settled(self) -> bool:
        return self._taken_at is None

    def _escaped(self) -> Command | None:
        """Closes what is open, and then leaves: the next round waits until the match goes on."""
        if self.opened:
            self.open("")
            return None
        return None if self.game.match_over else ToTitle()

    def open(self, line: str) -> None:
        """Shows the cards behind a line, or the match again."""
        self.opened = "" if line == self.opened else line

    def _change_seats(self) -> Command:
        teams = len(self.game.state.teams)
        return Push(SeatsScene(self.around, self.seats or self.game.seats, teams, self._sit))

    def _sit(self, seats: tuple[SeatPlan, ...]) -> None:
        self.seats = seats

    def leave(self) -> Command:
        """On to the next round, or to the match's end."""
        if self.game.match_over:
            return Reset(MatchSummaryScene(self.around, self.game, self.company))
        self.go_on(self.seats)
        return Pop()

    # -- the picture

    @property
    def skin(self) -> Skin:
        return self.around.skin.paper()

    def resized(self) -> None:
        super().resized()
        over = self.game.match_over
        word = Label.THE_MATCH.text if over else words.deal_button(self.game.round_number + 1)
        button = Button(
            key="go-on",
            rect=Rect(0, 0, 0, 0),
            word=word,
            kind="primary",
            cap=Label.ENTER.text,
            size=CARDS,
        )
        seats = Button(key="seats", word=SeatsWord.CHANGE.text, size=CARDS)
        title = Button(key="title", word=Label.LEAVE.text, cap=Label.ESCAPE.text, size=CARDS)
        skin, buttons = self.skin, (button,) if over else (button, seats, title)
        plan = plan_sheet(self.around, skin)
        placed = button_row(skin, plan, buttons)
        self.widgets.show([*placed, *self._line_widgets(skin, plan.table)])

    def _row(self, skin: Skin, table: Rect) -> float:
        """How high a line is."""
        count = len(self.words.lines) + len(self.words.totals)
        most = max(skin.px(34), skin.type.px(BODY) * 1.5)
        return min(most, (table.h - skin.px(60, 44)) / count)

    def _line_widgets(self, skin: Skin, table: Rect) -> list[OpenLine]:
        row = self._row(skin, table)
        y = first_row(fitting(skin, row), table.y + skin.px(8))
        place = Rect(table.x, y, table.w, row).grown(skin.px(10), 0)
        return [
            OpenLine(
                key=("line", line.id),
                rect=place.moved(dy=index * row).rounded(),
                group="lines",
                tip=Label.OPEN_A_LINE.text,
            )
            for index, line in enumerate(self.words.lines)
        ]

    def paint(self, now: float) -> None:  # noqa: ARG002
        canvas, skin, said = self.around.canvas, self.skin, self.words
        plan = plan_sheet(self.around, skin)
        paint_ground(self.around, skin, plan)
        paint_headline(
            self.around, skin, plan, over=said.over, headline=said.headline, note=said.note
        )
        table = plan.table
        row = self._row(skin, table)
        lines = fitting(skin, row)
        y = paint_heads(canvas, lines, table, said.columns, y=table.y + skin.px(8))
        y = paint_lines(
            canvas, lines, table, said.lines, y=y, row=row, opened=self.opened, opens=True
        )
        paint_totals(canvas, lines, table, said.totals, y=y + skin.px(4), row=row)
        opened = next((line for line in said.lines if line.id == self.opened), None)
        if opened is None:
            self._side(plan.side)
        else:
            paint_behind(self.around, skin, self.game.state, self.company, opened, plan.side)
        self._paint_hint(plan)
        self.widgets.paint(canvas, skin)
        self.widgets.paint_tip(canvas, skin)

    def _paint_hint(self, plan: SheetPlan) -> None:
        """That lines can be opened, where there is room for it beside the buttons."""
        skin, said = self.skin, Label.OPEN_A_LINE.text
        style = skin.style(COUNT, skin.theme.dim)
        buttons = [w.rect.x for w in self.widgets.widgets if isinstance(w, Button)]
        if skin.setter.width(said, style) < min(buttons) - plan.inner.x - skin.px(14, 9):
            at = Point(plan.inner.x, plan.buttons.centre.y)
            skin.setter.draw(self.around.canvas, said, style, at, "ml")

    def _side(self, side: Rect) -> None:
        """The match as a chart, and under it the books of the looking team."""
        canvas, skin = self.around.canvas, self.skin
        head = skin.style(SCORE - 2, weight=Weight.BOLD)
        start = Point(side.x, side.y + skin.px(8))
        skin.setter.draw(canvas, Label.THE_MATCH.text, head, start, "ml")
        book_w = self._book_width(side.w)
        title = skin.setter.line_height(skin.style(BODY))
        tall = book_w * 1.4 + skin.px(16) + max(skin.px(30), title + skin.px(10, 6))
        top = max(skin.px(34), skin.type.px(SCORE) * 1.4)
        chart = Rect(side.x, side.y + top, side.w, side.h - top - tall)
        paint_chart(canvas, skin, chart, courses(self.game, self.company), self.game.rules.rounds)
        under = side.bottom - book_w * 1.4 - skin.px(16)
        self._books(Rect(side.x, under, side.w, tall), book_w)

    @property
    def _shown_team(self) -> Team:
        return 0 if self.company.you is None else self.company.team_of(self.company.you)

    def _closed(self) -> list[Meld]:
        return [m for m in self.game.state.teams[self._shown_team].melds if m.is_book]

    def _book_width(self, room: float) -> float:
        """Narrower, so that all of them lie side by side and each tells what it is."""
        usual, least = self.skin.px(BOOK, 40), self.skin.px(44, 32)
        return max(least, min(usual, int(room / (1.12 * max(1, len(self._closed()))))))

    def _books(self, area: Rect, width: float) -> None:
        canvas, skin = self.around.canvas, self.skin
        books, team = self._closed(), self._shown_team
        title = words.books_closed(self.company, team) if books else ""
        style = skin.style(BODY, weight=Weight.BOLD)
        style, (title,) = skin.setter.named(title, style, area.w) if title else (style, ("",))
        skin.setter.draw(canvas, title, style, Point(area.x, area.y), "bl")
        step = width * 1.28
        if len(books) > 1:
            step = min(step, (area.w - width * 1.1) / (len(books) - 1))
        for index, meld in enumerate(books):
            picture = self.around.art.book(width, book_look(skin, meld))
            canvas.picture(picture, area.x + index * step, area.y + skin.px(8, 5))

    def describe(self) -> dict[str, Any]:
        said = self.words
        return described(self.widgets) | {
            "headline": said.headline,
            "lines": [[line.label, *(c.points for c in line.cells)] for line in said.lines],
            "totals": [[line.label, *(c.points for c in line.cells)] for line in said.totals],
        }


def book_look(skin: Skin, meld: Meld) -> BookLook:
    """A red card on top of a clean book, a black one of a dirty, a joker of a wild one."""
    theme = skin.theme
    naturals = [c for c in meld.cards if not is_wild(c)]
    match meld.kind:
        case MeldKind.CLEAN:
            band, fits = theme.clean_band, [c for c in naturals if c.suit and c.suit.is_red]
        case MeldKind.DIRTY:
            black = [c for c in naturals if c.suit is not None and not c.suit.is_red]
            band, fits = theme.dirty_band, black
        case MeldKind.WILD:
            band, fits = theme.wild_band, [c for c in meld.cards if c.suit is None]
    top = (fits or naturals or list(meld.cards))[-1]
    return BookLook(meld.kind.value, kind_word(meld.kind), band, top)


def courses(game: Game, company: Company) -> tuple[Course, ...]:
    """Each team's totals after every finished round."""
    rounds = [tuple(s.total for s in result.scores) for result in game.round_results]
    found = []
    for team in range(len(game.state.teams)):
        totals = [0]
        for row in rounds:
            totals.append(totals[-1] + row[team])
        found.append(Course(tuple(totals), chart_label(team, totals[-1], company)))
    return tuple(found)

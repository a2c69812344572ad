"""Statistics: whose, at which tables, and what came of it; saved as a table, begun anew.

Knows the queries of `storage.statistics`, asked once when it opens; draws nothing itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cached_property

from handfoot_gui.session.deal_statistics import Dealt
from handfoot_gui.storage import statistics
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.dealt import Table as DealtAt
from handfoot_gui.storage.dealt import dealt
from handfoot_gui.storage.league import Standing, league
from handfoot_gui.storage.statistics import Group, Outcome, figures, groups
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY, BUTTON
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Push, Surroundings
from handfoot_gui.ui.scenes.dialog import yes_or_no
from handfoot_gui.ui.scenes.match_files import not_kept
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.statistics_pages import (
    Named,
    books_page,
    deals_page,
    league_page,
    opponents,
    results_page,
    rounds_page,
    time_page,
)
from handfoot_gui.words import statistics as words
from handfoot_gui.words.matches import match_trouble
from handfoot_gui.words.statistics import StatWord as Word

FILE = "statistics.csv"
LEAGUE, DEALS = 4, 5
"""The last pages: of all matches, whoever played them."""


class StatisticsScene(PanelScreen):
    """`person` and `table` are what is chosen of the two lists; 0 is everybody, and all of them."""

    wide = True

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around, "statistics")
        self.everything: tuple[Outcome, ...] = self._read()
        self.person = self.table = 0
        self.resized()
        self.focus("close")

    def _read(self) -> tuple[Outcome, ...]:
        matches = self.around.matches
        return () if matches is None else statistics.outcomes(matches)

    # -- what is counted

    @property
    def people(self) -> tuple[str, ...]:
        return statistics.people(self.everything)

    @property
    def chosen(self) -> tuple[Outcome, ...]:
        if not self.person:
            return self.everything
        name = self.people[self.person - 1]
        return tuple(outcome for outcome in self.everything if name in outcome.people)

    @property
    def groups(self) -> tuple[Group, ...]:
        return groups(self.chosen)

    @property
    def shown(self) -> tuple[Outcome, ...]:
        """Of the chosen person at the chosen table."""
        if not self.table:
            return self.chosen
        at = self.groups[self.table - 1]
        return tuple(o for o in self.chosen if (o.rules, o.level) == (at.rules, at.level))

    @property
    def named(self) -> tuple[Named, ...]:
        """For the plots: the chosen table, or each of them, the one played at most first."""
        if self.table:
            at = self.groups[self.table - 1]
            return (Named(words.table_name(at.rules, opponents(at.level)), at.figures),)
        most = sorted(self.groups, key=lambda group: -group.figures.matches)
        return tuple(Named(words.table_name(g.rules, opponents(g.level)), g.figures) for g in most)

    @cached_property
    def dealt(self) -> dict[DealtAt, list[Dealt]]:
        """Read when its page is opened: it takes a while where many matches are kept."""
        return {} if self.around.matches is None else dealt(self.around.matches)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Read when its page is opened."""
        return () if self.around.matches is None else league(self.around.matches)

    # -- what is done

    def answer(self, message: Message) -> Command | None:
        match message:
            case Chosen("whose", int(index)):
                self.person, self.table = index, 0
            case Chosen("table", int(index)):
                self.table = index
            case Activated("export"):
                self.said = self._export()
            case Activated("reset"):
                asked = words.begin_anew(len({o.match for o in self.everything}))
                return Push(yes_or_no(self.around, "reset", asked, self._reset))
            case Activated("close"):
                return self.back()
            case _:
                pass
        return None

    def _export(self) -> str:
        file = self.around.paths.data / FILE
        try:
            replace_file(file, statistics.as_csv(self.shown).encode())
        except OSError as error:
            return match_trouble("not-written", file=str(file), reason=error.strerror or str(error))
        return words.saved(str(file))

    def _reset(self) -> None:
        if self.around.matches is None:
            return
        try:
            statistics.reset(self.around.matches, self.around.clock())
        except sqlite3.Error as error:
            self.said = not_kept(self.around, error)
        self.everything = self._read()
        self.__dict__.pop("standings", None)
        self.person = self.table = 0

    # -- the picture

    def heading(self) -> str:
        return Word.TITLE.text

    def pages(self) -> tuple[str, ...]:
        pages = (Word.RESULTS, Word.ROUNDS, Word.BOOKS, Word.TIME, Word.LEAGUE, Word.DEALS)
        return tuple(page.text for page in pages)

    def note(self) -> str:
        return words.what_counts()

    def buttons(self) -> Sequence[Button]:
        none = None if self.everything else Word.NOTHING.text
        return (
            Button(key="close", word=Word.CLOSE.text, kind="primary", size=BODY, radius=12),
            Button(key="export", word=Word.EXPORT.text, size=BODY - 1, radius=12, disabled=none),
            Button(key="reset", word=Word.RESET.text, size=BODY - 1, radius=12, disabled=none),
        )

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        if self.page == LEAGUE:
            return form(league_page(self.standings, skin), rect, skin, key="league", columns=1)
        if self.page == DEALS:
            return form(deals_page(self.dealt, skin), rect, skin, key="deals", columns=1)
        if not self.everything:
            nothing = (Section("", (Row(Word.NOTHING.text),)),)
            return form(nothing, rect, skin, key="nothing")
        top, body = rect.cut_top(control_height(skin))
        body = body.cut_top(skin.px(12, 8))[1]
        placed = form(self._page(skin), body, skin, key=("page", self.page), columns=1)
        return [*self._lists(skin, top, rect), *placed]

    def _page(self, skin: Skin) -> tuple[Section, ...]:
        of = figures(self.shown)
        match self.page:
            case 0:
                return results_page(self.groups, self.named, skin)
            case 1:
                return rounds_page(self.named, skin)
            case 2:
                return books_page(of, skin)
            case _:
                return time_page(of, self.named, skin)

    def _lists(self, skin: Skin, top: Rect, room: Rect) -> list[Widget]:
        gap = skin.px(12, 8)
        tables = (words.table_name(group.rules, opponents(group.level)) for group in self.groups)
        lists = (
            ("whose", Word.WHOSE, (Word.EVERYBODY.text, *self.people), self.person, 0.36),
            ("table", Word.TABLE, (Word.ALL.text, *tables), self.table, 0.64),
        )
        placed: list[Widget] = []
        x = top.x
        for key, word, options, index, share in lists:
            wide = (top.w - gap) * share
            placed.append(
                Dropdown(
                    key=key,
                    rect=Rect(x, top.y, wide, top.h).rounded(),
                    options=options,
                    index=index,
                    name=word.text,
                    tip=word.text,
                    room=room,
                    skin=skin,
                    size=BUTTON,
                )
            )
            x += wide + gap
        return placed

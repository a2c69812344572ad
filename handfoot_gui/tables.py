"""Which match is on the table: the one that was left, another one, or a new one.

Knows what was asked for on the command line and what is kept; no window and no loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import fingerprint_of
from handfoot_gui.session.seating import SeatPlan, seat_controllers
from handfoot_gui.session.table_plan import TablePlan
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.storage.last_table import named, wants_sheet
from handfoot_gui.storage.matches import Listed, Matches
from handfoot_gui.storage.problems import Problem, not_saved
from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.scenes.base import Command, Reset, Scene, StartMatch, Surroundings
from handfoot_gui.ui.scenes.start import StartScene
from handfoot_gui.ui.scenes.title import Left, TitleScene
from handfoot_gui.words.table import continue_line
from handfoot_gui.words.title import match_left

if TYPE_CHECKING:
    from handfoot_gui.ui.scenes.rules import RulesScene
    from handfoot_gui.ui.scenes.table import TableScene

SAVING = 5.0
"""Seconds to wait for a disk before the title is shown all the same."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line; `next_secret` decides the deals of a new match.

    `name`: what house rules are called. `title`: nothing was asked for but the game.
    `welcomes`: who starts the game for the first time is welcomed.
    `shows_sheet`: the rules were chosen, so they are to be agreed to. `text`: what happens is also
    written to the terminal.
    """

    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    next_secret: Callable[[], str]
    data: Path | None = None
    size: tuple[int, int] | None = None
    speed: Speed | None = None
    is_new: bool = False
    resume: bool = False
    name: str = ""
    title: bool = False
    welcomes: bool = False
    shows_sheet: bool = False
    text: bool = False
    language: str = ""


class Tables:
    """`tell` is given what there is to say about a match that could not be read as it was."""

    def __init__(
        self,
        options: Options,
        matches: Matches,
        keeper: MatchKeeper,
        around: Surroundings,
        *,
        tell: Callable[[Problem | None], None],
    ) -> None:
        self.options = options
        self.matches = matches
        self.keeper = keeper
        self.around = around
        self.tell = tell
        self.plan = TablePlan(named(options.rules, options.name), options.seats)
        """Who sits at the table now, and by which rules; another match is like it."""

    def first(self) -> tuple[Scene, ...]:
        """Asks where a match was left; a table asked for by its cards or rules opens at once."""
        options = self.options
        if options.title:
            return (self.title(), *self._welcome())
        waiting = None if options.is_new and not options.resume else self._waiting()
        if waiting is None:
            return self._asked_for()
        if options.resume:
            return (waiting,)
        line = continue_line(waiting.view, waiting.sitting.company)
        start = StartScene(self.around, line, lambda: Reset(waiting), lambda: Reset(self.another()))
        return (start,)

    def _welcome(self) -> tuple[Scene, ...]:
        if not self.options.welcomes or self.around.settings.welcomed:
            return ()
        from handfoot_gui.ui.scenes.welcome import WelcomeScene

        return (WelcomeScene(self.around),)

    def _asked_for(self) -> tuple[Scene, ...]:
        rules = self.plan.rules.rules
        if self.options.shows_sheet and wants_sheet(self.around.settings, rules):
            return (self.title(), self.sheet(StartMatch(self.plan, remembers=False)))
        return (self.new(),)

    def title(self) -> TitleScene:
        """What was played just now is on the disk before it is offered again."""
        self.keeper.wait(SAVING)
        listed = next(iter(self.matches.unfinished()), None)
        return TitleScene(self.around, None if listed is None else self._offered(listed))

    def _offered(self, listed: Listed) -> Left:
        mine = (listed.you or 0) % max(1, len(listed.scores))
        scores = (*listed.scores[mine:], *listed.scores[:mine])
        line = match_left(listed.round, listed.rounds, scores, listed.whose)

        def go_on() -> Command:
            return Reset(self.left(listed.match) or self.title())

        return Left(line, go_on)

    def sheet(self, start: StartMatch) -> RulesScene:
        """The rules to be agreed to before that match, and the fingerprint of its deals."""
        from handfoot_gui.ui.scenes.rules import RulesScene

        table = start.table
        agreed = replace(start, secret=self.options.next_secret())
        return RulesScene(
            self.around,
            table.rules,
            len(table.seats),
            agreed=agreed,
            fingerprint=fingerprint_of(agreed.secret, table.rules.rules),
        )

    def again(self) -> Scene:
        """After a crash: the match as it was kept, or the title."""
        self.keeper.wait(SAVING)
        return self._waiting() or self.title()

    def _waiting(self) -> TableScene | None:
        """The match played last that is not over and of which there is something left."""
        for listed in self.matches.unfinished():
            table = self.left(listed.match)
            if table is not None:
                return table
        return None

    def left(self, match: int) -> TableScene | None:
        """The table as it was left; none where there is nothing to play on."""
        loaded = self.matches.load(match)
        self.tell(loaded.problem)
        record = loaded.record
        if record is None or record.is_over:
            return None
        from handfoot_gui.ui.scenes.table import TableScene

        players = seat_controllers(record.seats_now, record.secret or "")
        self.keeper.go_on(match)
        self.plan = TablePlan(named(record.rules, ""), record.seats_now)
        return TableScene(self.around, Game.resume(record, players), self.keeper, loaded.draft)

    def another(self) -> TableScene:
        """In place of the match on the table, which is left: neither won nor lost."""
        self.keeper.wait(SAVING)
        if self.keeper.match is not None:
            try:
                self.matches.leave(self.keeper.match)
            except sqlite3.Error as error:
                self.tell(not_saved(error, self.matches.path))
        return self.new()

    def new(self, plan: TablePlan | None = None, secret: str = "") -> TableScene:
        """A fresh match at this table, or at one like the last; `secret` where it is drawn."""
        from handfoot_gui.ui.scenes.table import TableScene

        self.plan = plan or self.plan
        seats, secret = self.plan.seats, secret or self.options.next_secret()
        players = seat_controllers(seats, secret)
        self.keeper.begin(name=self.plan.rules.name)
        game = Game.start(self.plan.rules.rules, seats, secret, players)
        return TableScene(self.around, game, self.keeper)

"""Which match is on the table: the one that was left, another one, or a new one.

Knows what was asked for on the command line and what is kept; no window and no loop.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import SeatPlan, seat_controllers
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.problems import Problem
from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.scenes.base import Reset, Scene, Surroundings
from handfoot_gui.ui.scenes.start import StartScene
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.words.table import continue_line


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line; `next_secret` decides the deals of a new match."""

    rules: RuleSet
    seats: tuple[SeatPlan, ...]
    next_secret: Callable[[], str]
    data: Path | None = None
    size: tuple[int, int] | None = None
    speed: Speed | None = None
    is_new: bool = False
    resume: bool = False


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

    def first(self) -> Scene:
        """Asks where a match was left; a table asked for by its cards or rules opens at once."""
        options = self.options
        waiting = None if options.is_new and not options.resume else self._waiting()
        if waiting is None:
            return self.new()
        if options.resume:
            return waiting
        line = continue_line(waiting.view, waiting.sitting.company)
        return StartScene(self.around, line, lambda: Reset(waiting), lambda: Reset(self.new()))

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
        players = seat_controllers(record.seats_now, record.secret or "")
        self.keeper.go_on(match)
        return TableScene(self.around, Game.resume(record, players), self.keeper, loaded.draft)

    def new(self) -> TableScene:
        options, secret = self.options, self.options.next_secret()
        players = seat_controllers(options.seats, secret)
        self.keeper.begin()
        game = Game.start(options.rules, options.seats, secret, players)
        return TableScene(self.around, game, self.keeper)

"""A data folder with matches in it, kept the way the program keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.game import Game, Snapshot
from handfoot_gui.storage.keeper import Acknowledge, MatchKeeper
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.problems import Problem
from tests.session.chooser import RandomPlay
from tests.session.matches import as_text, game_of, steps_of

NOW = datetime(2026, 11, 30, 2, 15, tzinfo=UTC)
SHORT = replace(PRESETS["game-night"], rounds=1)
LONG = replace(PRESETS["game-night"], rounds=2)


@lru_cache
def snapshots(seed: int = 1, rounds: int = 1) -> tuple[Snapshot, ...]:
    """The match after every step."""
    game = game_of(seed, rules=replace(PRESETS["game-night"], rounds=rounds))
    return tuple(game.snapshot() for _ in steps_of(game))


class Clock:
    """Wall clock and stop-watch, moved by hand."""

    def __init__(self) -> None:
        self.time = NOW
        self.seconds = 0.0

    def now(self) -> datetime:
        return self.time

    def __call__(self) -> float:
        return self.seconds

    def pass_(self, seconds: float) -> None:
        self.seconds += seconds
        self.time += timedelta(seconds=seconds)


class Place:
    """A program with its data folder open; `problems` is what it said at the start."""

    def __init__(self, folder: Path, clock: Clock, acknowledge: Acknowledge | None) -> None:
        self.folder = folder
        self.clock = clock
        self.matches, self.problems = Matches.open(folder, clock.now())
        told = acknowledge or (lambda _match, _snapshot: None)
        self.keeper = MatchKeeper(self.matches, now=clock.now, clock=clock, acknowledge=told)

    def keep(self, *kept: Snapshot, draft: str = "") -> None:
        """One after the other, each of them on the disk."""
        for snapshot in kept:
            self.keeper.keep(snapshot, draft)
            assert self.keeper.wait(60), "the disk takes longer than a minute"

    def problem(self) -> Problem | None:
        return self.keeper.take_problem()

    def close(self) -> None:
        self.keeper.close()
        self.matches.close()

    def resumed(self, match: int) -> Game:
        record = self.matches.load(match).record
        assert record is not None
        return Game.resume(record, [RandomPlay(seat) for seat in range(len(record.seats))])


@contextmanager
def program(
    folder: Path, clock: Clock | None = None, acknowledge: Acknowledge | None = None
) -> Iterator[Place]:
    place = Place(folder, clock or Clock(), acknowledge)
    try:
        yield place
    finally:
        place.close()


def views(game: Game) -> list[object]:
    return [as_text(game.view(seat)) for seat in range(len(game.seats))]


def everything(place: Place) -> dict[int, object]:
    listed = place.matches.page(("over", "running", "left"))
    return {x.match: place.matches.load(x.match).record for x in listed}


def plays_on(place: Place) -> None:
    place.keeper.begin()
    place.keep(*snapshots(1)[:3])
    assert place.problem() is None
    assert place.keeper.match in [x.match for x in place.matches.unfinished()]

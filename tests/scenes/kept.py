"""A folder with matches in it: finished ones of several tables, a running and a left one."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.ui.scenes.base import Surroundings
from tests.scenes.pilot import surroundings
from tests.session.matches import game_of, steps_of

SHORT = replace(GAME_NIGHT, rounds=1)
FIRST = datetime(2026, 11, 1, 12, tzinfo=UTC)


def seats(level: str, other: str = "") -> tuple[SeatPlan, ...]:
    """You alone, or with somebody opposite."""
    partner = SeatPlan(other or "Nora", "person" if other else level)
    return (SeatPlan("You", "person"), SeatPlan("Walter", level), partner, SeatPlan("Otto", level))


def finished(seed: int, rounds: int = 1) -> MatchRecord:
    game = game_of(seed, rules=replace(GAME_NIGHT, rounds=rounds))
    for _ in steps_of(game):
        pass
    return game.record()


def running(seed: int, acts: int = 60) -> MatchRecord:
    game = game_of(seed, rules=SHORT)
    for _ in range(acts):
        game.advance()
    return game.record()


def kept_matches(folder: Path) -> Matches:
    """Three finished ones, one that Marta played as well, one running, one left."""
    folder.mkdir(parents=True, exist_ok=True)
    matches, _ = Matches.open(folder, FIRST)
    plans = [seats("club"), seats("club"), seats("beginner", "Marta")]
    for day, plan in enumerate(plans):
        matches.add(replace(finished(day + 1), seats=plan), FIRST + timedelta(days=day))
    matches.add(replace(running(8), seats=seats("club")), FIRST + timedelta(days=5))
    left = matches.add(replace(running(9), seats=seats("club", "Marta")), FIRST + timedelta(days=6))
    matches.leave(left)
    return matches


def around_them(
    matches: Matches, folder: Path, size: tuple[int, int] = (1024, 600)
) -> Surroundings:
    around = surroundings((1024, 600))
    around.matches, around.clock = matches, lambda: FIRST
    around.paths = find_paths(folder, {})
    return around

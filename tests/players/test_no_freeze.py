"""No position freezes a player: 1 to 120 cards, only wilds, only threes, an empty stock."""

from __future__ import annotations

import os
import random
import time

import pytest

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.expert import Expert
from handfoot_gui.players.registry import LEVEL_NAMES, make_player
from handfoot_gui.players.search import Effort
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.views import view_of
from tests.players.any_position import random_position

POSITIONS = int(os.environ.get("HANDFOOT_POSITIONS", "200"))
"""Once, by command, ten thousand: with `HANDFOOT_POSITIONS=10000` before it."""

SLOW = 1.0
"""Seconds of work that no decision may take."""


def player_of(level: str) -> Controller:
    if level == "expert":
        return Expert(1, Effort(worlds=2, batch=2, turns=2))
    return make_player(level, 1)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_position_freezes(level: str) -> None:
    worst, asked = 0.0, 0
    for number in range(POSITIONS):
        rng = random.Random(f"position {number}")
        state = random_position(rng)
        view = view_of(state, 0)
        if not possible_kinds(view):
            continue
        began = time.thread_time()
        action = player_of(level).decide(view)
        took = time.thread_time() - began
        worst, asked = max(worst, took), asked + 1
        assert action is not None, number
        assert check(view, action) is None, (number, action)
        assert took < SLOW, (number, took)
    assert asked > POSITIONS / 2
    print(f"{level}: {asked} positions, worst {worst * 1000:.0f} ms")  # noqa: T201


def test_positions_are_what_they_are_called() -> None:
    states = [random_position(random.Random(f"position {number}")) for number in range(300)]
    sizes = {len(state.seats[0].hand) for state in states}
    assert min(sizes) == 1
    assert max(sizes) > 100
    assert any(not state.stock for state in states)
    assert any(all(map(is_wild, state.seats[0].hand)) for state in states)

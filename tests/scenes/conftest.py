"""A table with a person and three random players, ready for the person's turn."""

from __future__ import annotations

import pytest

from tests.scenes.pilot import Pilot, new_game, surroundings


@pytest.fixture
def pilot() -> Pilot:
    made = Pilot(surroundings(), new_game(7))
    made.until_my_turn()
    return made

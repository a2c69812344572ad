"""What the history of a round tells: the pile under its top, and cards taken with a pile."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from handfoot_gui.players.memory import pile_beneath, remembered
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.presets import PRESETS
from tests.players.positions import seen
from tests.players.rounds import decisions_of_round
from tests.properties.rounds import random_deal


@pytest.mark.parametrize("preset", ["game-night", "good-sam", "hand-knee-and-foot"])
@pytest.mark.parametrize("player", ["steady", "random"])
def test_what_is_remembered_is_true(preset: str, player: str) -> None:
    known = 0
    for seed in range(3):
        start = random_deal(random.Random(f"{preset} {seed}"), PRESETS[preset], 4)
        for decision in decisions_of_round(start, player, seed):
            memory = remembered(decision.view)
            assert tuple(memory.pile) == decision.state.discard_pile
            for seat, cards in memory.held.items():
                assert cards <= set(decision.state.seats[seat].hand)
                known += len(cards)
    assert known


def test_a_pair_taken_with_the_pile_is_known_until_it_is_laid() -> None:
    view = seen(hand="9", next_took="QQ8")
    assert remembered(view).known(1)[Rank.QUEEN] == 2
    assert remembered(view).known(1)[Rank.EIGHT] == 0, "the top was laid"


def test_a_view_without_a_history_tells_nothing() -> None:
    view = replace(seen(hand="9"), history=())
    assert pile_beneath(view, remembered(view), 6) == ()

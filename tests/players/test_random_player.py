"""The random player: always legal, and it does everything sooner or later."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.rules.actions import Answer, Discard, Draw, GoOut, LayDown, TakePile
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.presets import PRESETS
from tests.players.positions import seen
from tests.players.rounds import decisions_of_round
from tests.properties.rounds import random_deal, random_rules


@pytest.mark.parametrize("seed", range(20))
def test_every_act_is_legal_whatever_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    for decision in decisions_of_round(
        random_deal(rng, random_rules(rng, seats), seats), "random", seed
    ):
        assert check(decision.view, decision.action) is None


def test_it_does_everything_sooner_or_later() -> None:
    done: Counter[type] = Counter()
    for seed, preset in enumerate(("game-night", "bicycle", "game-night", "bicycle")):
        start = random_deal(random.Random(seed), PRESETS[preset], 4)
        done.update(type(d.action) for d in decisions_of_round(start, "random", seed))
    assert {Draw, TakePile, LayDown, Discard, GoOut} <= set(done)


def test_it_answers_both_ways() -> None:
    view = seen(hand="9K", phase="answer", feet="picked")
    assert {RandomPlayer(seed).decide(view) for seed in range(20)} == {Answer(True), Answer(False)}


def test_another_seed_plays_otherwise() -> None:
    view = seen(hand="99K75JA6", ours="K:3 8:4")
    assert len({RandomPlayer(seed).decide(view) for seed in range(30)}) > 3

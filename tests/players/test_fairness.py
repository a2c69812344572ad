"""No player acts on what it cannot see: another deal of the hidden cards, the same act."""

from __future__ import annotations

import os
import random

import pytest

from handfoot_gui.players.candidates import candidates
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.registry import PLAYER_NAMES, make_player
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.views import view_of
from tests.players.fair import dealt_anew
from tests.players.rounds import decisions_of_round
from tests.properties.rounds import random_deal, random_rules

POSITIONS = int(os.environ.get("HANDFOOT_POSITIONS", "200"))
"""Once, by command, ten thousand: with `HANDFOOT_POSITIONS=10000` before it."""

LOOKED_AT = 0.15
"""The share of the decisions of a round that are asked for again."""


@pytest.mark.parametrize("played_by", PLAYER_NAMES)
@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_no_act(played_by: str, seed: int) -> None:
    rng = random.Random(f"{played_by} {seed}")
    seats = rng.randint(2, 6) if seed % 2 else 4
    rules = random_rules(rng, seats) if seed % 2 else GAME_NIGHT
    asked = 0
    for decision in decisions_of_round(random_deal(rng, rules, seats), played_by, seed):
        if rng.random() > LOOKED_AT:
            continue
        state, view = decision.state, decision.view
        other = dealt_anew(state, view.seat, rng)
        asked += other != state
        same = view_of(other, view.seat, view.history)
        for name in PLAYER_NAMES:
            before, after = (make_player(name, 7).decide(v) for v in (view, same))
            assert before == after, (name, before, after)
        assert candidates(view) == candidates(same)
    assert asked


@pytest.mark.parametrize("name", LEVELS)
def test_hidden_cards_change_no_act_of_any_level(name: str) -> None:
    asked, seed = 0, 0
    while asked < POSITIONS:
        rng = random.Random(f"another deal {seed}")
        for decision in decisions_of_round(random_deal(rng, GAME_NIGHT, 4), name, seed):
            view = decision.view
            other = dealt_anew(decision.state, view.seat, rng)
            same = view_of(other, view.seat, view.history)
            assert make_player(name, 7).decide(same) == make_player(name, 7).decide(view)
            asked += other != decision.state
        seed += 1


def test_one_who_peeks_is_caught() -> None:
    """The test above with a planted leak: which turns go wrong follows from the stock's top."""
    rng, caught = random.Random(2), 0
    for decision in decisions_of_round(random_deal(rng, GAME_NIGHT, 4), "casual", 2):
        view, state = decision.view, decision.state
        other = dealt_anew(state, view.seat, rng)
        if state.stock:
            seeds = state.stock[0].id, other.stock[0].id
            acts = [make_player("casual", seed).decide(view) for seed in seeds]
            caught += acts[0] != acts[1]
    assert caught


@pytest.mark.parametrize("name", PLAYER_NAMES)
def test_the_same_view_gives_the_same_act_whoever_was_asked_before(name: str) -> None:
    rng = random.Random(3)
    decisions = list(decisions_of_round(random_deal(rng, GAME_NIGHT, 4), "steady", 3))
    player = make_player(name, 5)
    first = [player.decide(decision.view) for decision in decisions]
    for number in rng.sample(range(len(decisions)), len(decisions)):
        view = decisions[number].view
        assert player.decide(view) == make_player(name, 5).decide(view) == first[number]

"""Rules at the edges of their bounds: what passes validation is played to an end, and never sticks.

`test_rounds` looks closely at rules that people play; here any option may be at either bound.
"""

from __future__ import annotations

import os
import random

import pytest

from handfoot_gui.rules.notation import rules_from_json, rules_to_json
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.views import view_of
from tests.properties.rounds import random_deal, random_round
from tests.rules.option_values import ALL_SEATS, any_rules, playable_rules

ROUNDS = int(os.environ.get("HANDFOOT_ROUNDS", "2000")) // 10
CHUNK = 20


@pytest.mark.parametrize("chunk", range(max(1, ROUNDS // CHUNK)))
def test_rules_that_can_be_played_are_played_to_an_end(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng = random.Random(seed)
        seats = rng.choice(ALL_SEATS)
        rules = playable_rules(rng, seats, changes=rng.randint(1, 14))
        state = random_deal(rng, rules, seats)
        try:
            for moment in random_round(rng, state):
                state = moment.after
                may = possible_kinds(view_of(state, state.to_act))
                assert bool(may) == (state.result is None), (may, state.phase)
        except (AssertionError, StopIteration) as error:
            raise AssertionError(f"seed {seed}, {seats} seats, {rules}: {error!r}") from error


def test_rules_are_accepted_or_refused_and_never_crash() -> None:
    accepted = 0
    for seed in range(400):
        rng = random.Random(seed)
        rules = any_rules(rng, changes=rng.randint(0, 35))
        for seats in ALL_SEATS:
            accepted += not rules.problems(seats)
        assert rules_from_json(rules_to_json(rules)) == rules
    assert accepted > 200

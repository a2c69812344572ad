"""Every candidate is legal, there are few of them, and they hold what a person would think of."""

from __future__ import annotations

import random

import pytest

from handfoot_gui.players.candidates import candidates
from handfoot_gui.players.computer import Computer
from handfoot_gui.players.memory import Memory
from handfoot_gui.players.turn import Turn
from handfoot_gui.players.weights import load_weights
from handfoot_gui.rules.actions import Discard, GoOut, LayDown, TakePile
from handfoot_gui.rules.legal import check, opening_progress
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView
from tests.players.positions import seen
from tests.players.rounds import views_of_round
from tests.properties.rounds import random_deal, random_rules

MOST = 60


def every_candidate_is_legal(view: PlayerView) -> None:
    found = candidates(view)
    assert 1 <= len(found) <= MOST or possible_kinds(view) <= {"go_out", "meld"}
    for action in found:
        assert check(view, action) is None, (action, check(view, action))


@pytest.mark.parametrize("seed", range(24))
def test_every_candidate_is_accepted_whatever_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    rules = random_rules(rng, seats)
    player = "steady" if seed % 2 else "random"
    for view in views_of_round(random_deal(rng, rules, seats), player, seed):
        every_candidate_is_legal(view)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_candidate_is_accepted_in_every_preset(preset: str, seats: int) -> None:
    rng = random.Random(f"{preset} {seats}")
    for view in views_of_round(random_deal(rng, PRESETS[preset], seats), "steady", seats):
        every_candidate_is_legal(view)


@pytest.mark.parametrize("seed", range(16))
def test_what_steady_wishes_first_is_legal_and_no_last_resort(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    rules = random_rules(rng, seats)
    player = Computer(seed)
    for view in views_of_round(random_deal(rng, rules, seats), "random", seed):
        if view.phase == "draw" and not view.team.has_opened and not rules.pile_before_opening:
            continue
        wish = next(player.wishes(view), None)
        assert wish is not None or possible_kinds(view) <= {"go_out", "meld"}
        assert wish is None or check(view, wish) is None, (wish, check(view, wish))


def test_an_opening_of_several_melds_is_found() -> None:
    view = seen(hand="AAA 888 KKK 5 6", opened="", round_number=3, phase="play")
    assert any(isinstance(act, LayDown) and len(act.lay) == 3 for act in candidates(view))


def test_the_pile_opens_with_its_top_and_wilds() -> None:
    view = seen(hand="KK 88 X 6 5 J 4 T A", opened="theirs", pile="9 4 K", phase="draw")
    takes = [act for act in candidates(view) if isinstance(act, TakePile)]
    assert takes
    assert all(opening_progress(view, act.lay, with_top=True).is_met for act in takes)


def test_going_out_is_offered_with_and_without_a_last_discard() -> None:
    view = seen(hand="K 9", ours="K:4 A:7 7:7 6:5+WW 5:5+WW 9:4", feet="picked", phase="play")
    outs = [act for act in candidates(view) if isinstance(act, GoOut)]
    assert {act.discard is None for act in outs} >= {True}


def test_discards_are_offered_once_a_rank() -> None:
    view = seen(hand="99 99 K B X W", ours="Q:3", phase="play")
    thrown = [act for act in candidates(view) if isinstance(act, Discard)]
    assert len(thrown) == len({act.card.rank for act in thrown}) == 5


def test_a_plan_for_every_number_of_wilds_spent_is_weighed() -> None:
    view = seen(hand="WW X 44 5", ours="8:4 Q:4", phase="play")
    judged = Turn(view, Memory(), load_weights("club")).judged()
    assert {one.plan.wilds for one in judged} == {0, 1, 2, 3}

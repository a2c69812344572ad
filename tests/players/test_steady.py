"""Steady play over whole rounds and matches: how it ends, and what never happens."""

from __future__ import annotations

import random
import statistics
import time

import pytest

from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of
from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.actions import Discard, GoOut
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from tests.players.rounds import decisions_of_round
from tests.properties.rounds import random_deal, random_rules


@pytest.mark.parametrize("seed", range(16))
def test_every_act_is_legal_whatever_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    start = random_deal(rng, random_rules(rng, seats), seats)
    for decision in decisions_of_round(start, "steady", seed):
        assert check(decision.view, decision.action) is None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_matches_end_at_every_table(preset: str, seats: int) -> None:
    if PRESETS[preset].problems(seats):
        pytest.skip("this preset is not for so many")
    contest = Contest("steady", "random", preset, seats)
    ended = play_pair(contest, seats).ended
    assert ended.total() >= 2
    assert ended["stalemate"] == 0


def test_rounds_end_by_going_out_and_all_open() -> None:
    contest = Contest("steady", "steady")
    report = report_of(contest, [play_pair(contest, number) for number in range(4)])
    assert report["rounds_by_going_out"] >= 0.8
    assert min(report["players"]["a"]["opened_by_round"]) >= 0.75
    assert report["players"]["a"]["clean_books"] + report["players"]["a"]["dirty_books"] > 3


@pytest.mark.parametrize("number", range(3))
def test_steady_beats_random(number: int) -> None:
    assert min(play_pair(Contest("steady", "random"), number).margins) > 0


@pytest.mark.parametrize("seed", range(6))
def test_no_wild_is_thrown_while_something_harmless_will_do(seed: int) -> None:
    start = random_deal(random.Random(seed), GAME_NIGHT, 4)
    for decision in decisions_of_round(start, "steady", seed):
        view, action = decision.view, decision.action
        if isinstance(action, Discard) and is_wild(action.card):
            held = [card for card in view.hand if not is_wild(card)]
            assert not any(card.rank is Rank.THREE for card in held), view.hand
            assert not held or view.discard_count >= 6, view.hand


@pytest.mark.parametrize("seed", range(6))
def test_it_asks_only_when_going_out_is_legal_and_once_a_turn(seed: int) -> None:
    start = random_deal(random.Random(seed), GAME_NIGHT, 4)
    for decision in decisions_of_round(start, "steady", seed):
        if isinstance(decision.action, GoOut):
            assert not decision.view.permission_refused


def test_a_decision_takes_no_time_to_speak_of() -> None:
    """Far wider than what is measured: for hangs and explosions, not for speed."""
    start = random_deal(random.Random(4), PRESETS["hand-knee-and-foot"], 4)
    player, spent = Computer(1), []
    for decision in decisions_of_round(start, "steady", 4):
        started = time.process_time()
        player.decide(decision.view)
        spent.append(time.process_time() - started)
    assert statistics.median(spent) < 0.05
    assert max(spent) < 0.5

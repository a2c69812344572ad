"""The expert: honest, the same again for the same seed, and never at a loss."""

from __future__ import annotations

import os
import random
import statistics
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

from handfoot_gui.players import quick, search
from handfoot_gui.players.expert import Expert
from handfoot_gui.players.registry import make_player
from handfoot_gui.players.search import Effort
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.views import PlayerView, view_of
from tests.players.any_position import random_position
from tests.players.fair import dealt_anew
from tests.players.rounds import Decision, decisions_of_round
from tests.players.test_levels import nothing_absurd
from tests.properties.rounds import random_deal, random_rules

FEW = Effort(worlds=6, batch=3, turns=3)
TAKEN = 10
"""So many options there are at most, and the last world is looked at with all of them."""
POSITIONS = int(os.environ.get("HANDFOOT_POSITIONS", "100"))
"""Once, by command, five hundred: with `HANDFOOT_POSITIONS=500` before it."""


def some_decisions(seed: int, count: int) -> list[Decision]:
    rng = random.Random(f"expert {seed}")
    seats = rng.randint(2, 6) if seed % 2 else 4
    rules = random_rules(rng, seats) if seed % 2 else GAME_NIGHT
    found = list(decisions_of_round(random_deal(rng, rules, seats), "steady", seed))
    return rng.sample(found, min(count, len(found)))


@pytest.mark.parametrize("seed", range(10))
def test_hidden_cards_dealt_anew_change_no_act(seed: int) -> None:
    rng = random.Random(seed)
    for decision in some_decisions(seed, POSITIONS // 10):
        view = decision.view
        other = dealt_anew(decision.state, view.seat, rng)
        acts = [
            Expert(7, FEW).decide(each) for each in (view, view_of(other, view.seat, view.history))
        ]
        assert acts[0] == acts[1]
        assert check(view, acts[0]) is None


def test_one_who_peeks_is_caught() -> None:
    """The test above with a planted leak: its chance follows from the stock's next card."""

    class Peeking(Expert):
        stock_top = 0

        def decide(self, view: PlayerView):  # type: ignore[no-untyped-def]
            self._seed = 7 + self.stock_top
            return super().decide(view)

    rng, caught = random.Random(2), 0
    for decision in some_decisions(2, 60):
        if not decision.state.stock:
            continue
        view = decision.view
        other = dealt_anew(decision.state, view.seat, rng)
        acts = []
        for state in (decision.state, other):
            player = Peeking(7, replace(FEW, doubt=0.0))
            player.stock_top = state.stock[0].id
            acts.append(player.decide(view))
        caught += acts[0] != acts[1]
    assert caught


def test_the_same_view_and_seed_give_the_same_act_whoever_was_asked_before() -> None:
    decisions = some_decisions(4, 25)
    player = Expert(3, FEW)
    first = [player.decide(decision.view) for decision in decisions]
    for number in random.Random(1).sample(range(len(decisions)), len(decisions)):
        view = decisions[number].view
        assert player.decide(view) == Expert(3, FEW).decide(view) == first[number]


@pytest.mark.parametrize("seed", range(6))
def test_what_no_level_ever_does_the_expert_does_not_either(seed: int) -> None:
    rash = Expert(3, replace(FEW, doubt=-1.0))
    for decision in some_decisions(seed, 60):
        nothing_absurd(decision.view, rash.decide(decision.view), "skilled")


def test_what_no_level_ever_does_the_expert_does_in_no_position() -> None:
    """Fewer than of the quick levels; any number with `HANDFOOT_POSITIONS`."""
    rash, looked_at = Expert(3, replace(FEW, doubt=-1.0)), 0
    for number in range(POSITIONS):
        view = view_of(random_position(random.Random(f"position {number}")), 0)
        if possible_kinds(view):
            nothing_absurd(view, rash.decide(view), "skilled")
            looked_at += 1
    assert looked_at > POSITIONS / 2


def test_time_that_runs_out_ends_the_thinking() -> None:
    decisions = some_decisions(6, 20)
    hurried = Expert(3, Effort(worlds=100_000, seconds=0.02))
    took = []
    for decision in decisions:
        began = time.thread_time()
        assert check(decision.view, hurried.decide(decision.view)) is None
        took.append(time.thread_time() - began)
    assert statistics.median(took) < 0.3


@pytest.mark.parametrize(("seats", "part"), [(2, 1.0), (4, 1.0), (5, 0.6), (6, 1.0)])
def test_where_everybody_plays_alone_at_five_it_looks_less_far(
    seats: int, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five teams are judged after each playout, where it is three at six seats and two at four."""
    looked_at = 0

    def counted(table: Table, turns: int) -> None:
        nonlocal looked_at
        looked_at += 1
        quick.play_turns(table, turns)

    monkeypatch.setattr(
        search, "quick", SimpleNamespace(play_turns=counted, finish_turn=quick.finish_turn)
    )
    deal = random_deal(random.Random(f"{seats} seats"), GAME_NIGHT, seats)
    patient, most = Expert(1, Effort(worlds=10_000, playouts=50, turns=1, batch=10_000)), 0
    for decision in list(decisions_of_round(deal, "steady", seats))[:60]:
        looked_at = 0
        patient.decide(decision.view)
        most = max(most, looked_at)
    assert 50 * part <= most < 50 * part + TAKEN


def test_it_plays_whole_rounds_by_any_rules() -> None:
    for seed in range(4):
        rng = random.Random(f"whole {seed}")
        seats = rng.randint(2, 6)
        start = random_deal(rng, random_rules(rng, seats), seats)
        quick = make_player("expert", 1)
        assert isinstance(quick, Expert)
        for decision in decisions_of_round(start, "steady", seed):
            if rng.random() < 0.15:
                assert check(decision.view, Expert(1, FEW).decide(decision.view)) is None

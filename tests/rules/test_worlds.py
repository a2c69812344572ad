"""Worlds: all that is seen stays, all that is hidden may lie anywhere it could, nothing leaks."""

from __future__ import annotations

import base64
import pickle
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.rules.worlds import Unseen, world_of
from tests.players.fair import dealt_anew
from tests.players.rounds import Decision, decisions_of_round
from tests.properties.rounds import all_cards, random_deal, random_rules

ROOT = Path(__file__).resolve().parents[2]


def some_decisions(seed: int, share: float = 0.1) -> list[Decision]:
    rng = random.Random(seed)
    seats = rng.randint(2, 6) if seed % 2 else 4
    rules = random_rules(rng, seats) if seed % 2 else GAME_NIGHT
    start = random_deal(rng, rules, seats)
    return [d for d in decisions_of_round(start, "steady", seed) if rng.random() < share]


@pytest.mark.parametrize("seed", range(12))
def test_a_world_looks_the_same_to_the_seat_and_is_a_table(seed: int) -> None:
    for decision in some_decisions(seed):
        view = decision.view
        world = world_of(view, seed)
        assert view_of(world, view.seat, view.history) == view
        cards = all_cards(world)
        assert len({card.id for card in cards}) == len(cards)
        assert Counter(cards) == Counter(all_cards(decision.state)), "every card, once"
        assert world == world_of(view, seed), "the same for the same seed"
        known = decision.state.discard_pile
        assert world.discard_pile == known, "every discard was seen when it was thrown"


@pytest.mark.parametrize("seed", range(12))
def test_worlds_do_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    for decision in some_decisions(seed):
        view = decision.view
        other = dealt_anew(decision.state, view.seat, rng)
        assert world_of(view_of(other, view.seat, view.history), 3) == world_of(view, 3)


def test_a_planted_leak_is_seen() -> None:
    """What the test above would say of a world that keeps a card which only the table knows."""

    def leaking(state: RoundState, view: PlayerView) -> RoundState:
        world = world_of(view, 3)
        return state if state.stock[0].id % 2 else world

    rng = random.Random(1)
    found = 0
    for decision in some_decisions(0, share=0.5):
        view = decision.view
        if not decision.state.stock:
            continue
        other = dealt_anew(decision.state, view.seat, rng)
        found += leaking(other, view) != leaking(decision.state, view)
    assert found


def test_a_world_is_made_of_a_view_from_another_process() -> None:
    """The process that makes it has the view's bytes and nothing else of the table."""
    decision = some_decisions(0)[-1]
    code = (
        "import base64, pickle, sys\n"
        "from handfoot_gui.rules.worlds import world_of\n"
        "view = pickle.loads(base64.b64decode(sys.stdin.read()))\n"
        "sys.stdout.write(base64.b64encode(pickle.dumps(world_of(view, 7))).decode())\n"
    )
    sent = base64.b64encode(pickle.dumps(decision.view)).decode()
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=sent,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert pickle.loads(base64.b64decode(done.stdout)) == world_of(decision.view, 7)


def test_what_a_taken_pile_brought_is_in_its_takers_hand() -> None:
    checked = 0
    for seed in range(0, 8, 2):
        for decision in some_decisions(seed, share=0.5):
            view = decision.view
            world = world_of(view, 1)
            for seat, held in enumerate(Unseen(view).held):
                checked += len(held)
                assert set(held) <= set(world.seats[seat].hand)
                assert set(held) <= set(decision.state.seats[seat].hand), "it is there in truth"
    assert checked


def test_hidden_cards_are_anywhere_equally() -> None:
    """Chi-square of where one unseen card lies, over the places it could have."""
    decision = next(d for d in some_decisions(2, share=1.0) if d.view.phase == "play")
    view = decision.view
    unseen, rng, count = Unseen(view), random.Random(5), 3000
    card = next(card for card in unseen.cards if not card.is_red_three)
    places: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for number in range(count):
        world = unseen.world(rng)
        for name, cards in _places(world, view.seat):
            places[name] += card in cards
            if not number:
                sizes[name] = sum(not c.is_red_three for c in cards)
    total = sum(sizes.values())
    chi = sum((places[n] - count * k / total) ** 2 / (count * k / total) for n, k in sizes.items())
    assert chi < 4 * len(sizes) + 12, (places, sizes)


def _places(world: RoundState, seat: int) -> list[tuple[str, tuple[Card, ...]]]:
    found: list[tuple[str, tuple[Card, ...]]] = [("stock", world.stock)]
    for number, each in enumerate(world.seats):
        found += [(f"foot {number}", pile) for pile in each.sealed]
        if number != seat:
            found.append((f"hand {number}", each.hand))
    return found


def test_play_goes_on_in_a_world() -> None:
    decision = some_decisions(4)[3]
    assert apply(world_of(decision.view, 1), decision.action)[0] != decision.state

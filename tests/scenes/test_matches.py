"""Whole matches through the scene, by a person who does anything that is allowed, by mouse.

Every act goes through presses, moves and releases; after each settled frame every card exists once,
and nothing is chosen or staged that is not held.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from handfoot_gui.players.candidates import candidates
from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Cancel, KeyPress, Leave, Move, Press, Release, Signal
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.table.draft import is_card_once
from tests.scenes.deeds import Player
from tests.scenes.pilot import SEATS, Pilot, new_game, surroundings


def all_cards(state: RoundState) -> list[int]:
    piles: list[tuple[Card, ...]] = [state.stock, state.discard_pile]
    for seat in state.seats:
        piles += [seat.hand, *seat.sealed]
    for team in state.teams:
        piles += [team.red_threes, *(meld.cards for meld in team.melds)]
    return sorted(card.id for pile in piles for card in pile)


def assert_whole(pilot: Pilot) -> None:
    assert all_cards(pilot.game.state) == list(range(270))
    seen, held = pilot.seen, set(pilot.table.view.hand)
    assert is_card_once(seen.draft)
    assert held.issuperset(seen.draft.cards)
    assert held.issuperset(seen.selected)
    assert set(seen.selected).isdisjoint(seen.draft.cards)


Choose = Callable[[PlayerView], Action]


def at_random(seed: int) -> Choose:
    dice = random.Random(seed)

    def choose(view: PlayerView) -> Action:
        choices = candidates(view)
        return next((a for a in choices if isinstance(a, GoOut)), dice.choice(choices))

    return choose


def play_match(seed: int, choose: Choose, *, rounds: int, seats: str = SEATS) -> Pilot:
    pilot = Pilot(surroundings((1024, 600)), new_game(seed, seats))
    dice, player = random.Random(seed), Player(pilot)
    finished = 0
    for _ in range(6000):
        pilot.until_my_turn()
        assert_whole(pilot)
        if isinstance(pilot.top, RoundSummaryScene):
            finished += 1
            pilot.paint()
            last = pilot.game.match_over
            pilot.stack._obey(pilot.top.leave())
            if last or finished == rounds:
                return pilot
            continue
        if isinstance(pilot.top, DialogScene):
            pilot.answer(dice.choice(["yes", "no"]))
            continue
        view = pilot.table.view
        action = choose(view)
        before = (view, pilot.game.record())
        player.do(action)
        if pilot.game.record() == before[1] and view.phase is not Phase.ANSWER:
            pilot.key("escape")
            stuck = f"seed {seed}: {action} changed nothing: {pilot.notice}"
            assert not isinstance(action, Draw | Discard), stuck
    raise AssertionError(f"seed {seed}: no end")


def test_a_whole_match_by_mouse() -> None:
    pilot = play_match(11, at_random(11), rounds=4)
    assert isinstance(pilot.top, MatchSummaryScene)
    pilot.paint()
    assert pilot.game.match_over


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rounds_by_mouse(seed: int) -> None:
    assert play_match(seed, at_random(seed), rounds=1).game.round_results


def test_a_sensible_person_goes_out_by_dragging_and_asks_the_partner() -> None:
    """All but the last act is handed in directly; going out is dragged and confirmed."""
    steady, seats = Computer(1), "person,random,steady,random"
    for seed in range(20, 32):
        pilot = Pilot(surroundings((1024, 600)), new_game(seed, seats))
        while not isinstance(pilot.top, RoundSummaryScene):
            pilot.until_my_turn()
            if isinstance(pilot.top, DialogScene):
                pilot.answer("no")
            elif pilot.top is pilot.table:
                action = steady.decide(pilot.table.view)
                if isinstance(action, GoOut):
                    Player(pilot).do(action)
                    assert_whole(pilot)
                else:
                    pilot.table.sitting.submit(action)
        acts = [act for part in pilot.game.record().rounds for act in part.acts]
        if any(act.seat == 0 and isinstance(act.action, GoOut) for act in acts):
            assert any(act.seat == 2 and isinstance(act.action, Answer) for act in acts)
            return
    raise AssertionError("nobody went out by mouse in twelve rounds")


@pytest.mark.parametrize("seed", range(6))
def test_a_storm_of_clicks_and_drags_loses_no_card(seed: int) -> None:
    pilot = Pilot(surroundings((1024, 600)), new_game(seed))
    dice = random.Random(seed)
    w, h = pilot.around.size.w, pilot.around.size.h

    def anywhere() -> Point:
        if pilot.placement.hand and dice.random() < 0.5:
            slot = dice.choice(pilot.placement.hand)
            return slot.centre
        zones = [z for z in pilot.placement.zones if z.id != ("button", "menu")]
        return (
            dice.choice(zones).rect.centre
            if dice.random() < 0.8
            else Point(dice.random() * w, dice.random() * h)
        )

    for _ in range(1500):
        where = anywhere()
        kinds: list[list[Signal]] = [
            [Press(where), Release(where)],
            [Press(where), Release(where), Press(where), Release(where)],
            [Move(where), Press(where), Move(anywhere(), held=True)],
            [Move(anywhere(), held=True), Release(anywhere())],
            [Release(where)],
            [Cancel() if dice.random() < 0.5 else Leave()],
            [KeyPress(dice.choice(["d", "p", "m", "x", "return", "space", "o", "l", "y"]))],
            [KeyPress(dice.choice("zy"), ctrl=True)],
        ]
        pilot.send(*dice.choice(kinds))
        if dice.random() < 0.5:
            pilot.pass_time(dice.choice([5, 16, 400]), frames=dice.choice([1, 4]))
        assert_whole(pilot)
        while isinstance(pilot.top, DialogScene):
            if pilot.top.name == "menu":
                pilot.answer("continue")
            else:
                pilot.answer(dice.choice(["yes", "no"]))
        if isinstance(pilot.top, Screen):
            pilot.key("escape")
        if isinstance(pilot.top, RoundSummaryScene):
            pilot.stack._obey(pilot.top.leave())
        if isinstance(pilot.top, MatchSummaryScene):
            return

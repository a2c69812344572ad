"""What a person tells the partner: obeyed, asked about before it is broken, one round long."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.instructions import NONE, Instructed, Instructions
from handfoot_gui.rules.actions import Answer, GoOut, LayDown
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Phase, Seat
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.partnership import Partnership, Wish
from handfoot_gui.session.seating import parse_seats, seat_controllers

KINGS = Instructions(keep_clean=frozenset(Rank))


def game(seed: int = 1, seats: str = "person,club,club,club") -> Game:
    plans, secret = parse_seats(seats), secret_from_seed(seed)
    return Game.start(GAME_NIGHT, plans, secret, seat_controllers(plans, secret))


def go_on(match: Game, player: Computer) -> Step | None:
    """One step; the person plays as the computer would."""
    if match.waiting_for == 0 and match.state.result is None:
        match.submit(0, player.decide(match.view(0)))
    step = match.advance()
    assert not hasattr(step, "refusal")
    return step if isinstance(step, Step) else None


def to_a_wish(seeds: range = range(12)) -> tuple[Game, Partnership, Wish]:
    for seed in seeds:
        match, player = game(seed), Computer(1)
        orders = Partnership(match)
        orders.tell(0, KINGS)
        while not match.round_over:
            if (wish := orders.wish) is not None:
                return match, orders, wish
            go_on(match, player)
    raise AssertionError("nobody wishes for anything")


def dirtied(step: Step) -> frozenset[Rank]:
    lay = step.action.lay if isinstance(step.action, LayDown | GoOut) else ()
    return frozenset(p.rank for p in lay if any(map(is_wild, p.cards)) and p.meld != "new")


def test_orders_are_kept_with_the_match() -> None:
    match, orders, wish = to_a_wish()
    orders.answer(wish, yes=False)
    orders.tell(0, replace(KINGS, hurry=True))
    kept = json.loads(json.dumps(orders.kept()))
    again = Partnership(match)
    again.take_up(kept)
    assert again.told(0) == replace(KINGS, hurry=True)
    assert again.wish is None, "the no stands"
    player = match.controllers[2]
    assert isinstance(player, Instructed)
    assert player.instructions == again.told(0)


def test_where_nothing_was_told_nothing_is_kept() -> None:
    orders = Partnership(game())
    assert orders.kept() == {}
    orders.tell(0, KINGS)
    orders.begin_round()
    assert orders.kept() == {}


@pytest.mark.parametrize(
    "kept",
    [{}, {"told": 3}, {"told": {"9": {}}, "denied": []}, {"told": {"0": {"hurry": "x"}}}],
)
def test_kept_orders_that_mean_nothing_are_no_orders(kept: dict[str, object]) -> None:
    orders = Partnership(game())
    orders.take_up(kept)
    assert orders.kept() == {}


def test_only_computer_partners_listen() -> None:
    assert Partnership(game()).partners(0) == (2,)
    assert Partnership(game(seats="person,club,person,club")).partners(0) == ()
    assert Partnership(game(seats="person,club")).partners(0) == ()
    expert = game(seats="person,club,expert,club")
    orders = Partnership(expert)
    assert orders.partners(0) == (2,)
    orders.tell(0, KINGS)
    assert isinstance(expert.controllers[2], Instructed)
    assert expert.controllers[2].instructions == KINGS


def test_the_partner_asks_before_it_dirties_and_a_yes_is_leave() -> None:
    match, orders, wish = to_a_wish()
    assert (wish.seat, wish.teller) == (2, 0)
    assert orders.wish is wish, "the same question until it is answered"
    orders.answer(wish, yes=True)
    assert orders.wish is None
    step = match.advance()
    assert isinstance(step, Step)
    assert step.seat == 2
    assert dirtied(step) & wish.ranks
    assert not orders.told(0).keep_clean & wish.ranks


def test_a_no_is_obeyed_and_not_asked_again_in_the_round() -> None:
    match, orders, wish = to_a_wish()
    orders.answer(wish, yes=False)
    player = Computer(1)
    kept = set(wish.ranks)
    while not match.round_over:
        if (again := orders.wish) is not None:
            assert not again.ranks & kept
            kept |= again.ranks
            orders.answer(again, yes=False)
        before = {m.rank for m in match.state.teams[0].melds if m.kind == "clean" and not m.is_book}
        step = go_on(match, player)
        if step is not None and step.seat == 2:
            assert not dirtied(step) & before & kept


def test_with_the_next_round_everything_is_as_usual_again() -> None:
    match, orders, wish = to_a_wish()
    orders.answer(wish, yes=False)
    orders.begin_round()
    assert orders.told(0) == NONE
    assert orders.wish is None
    assert isinstance(match.controllers[2], Instructed)
    assert match.controllers[2].instructions == NONE


@pytest.mark.parametrize("seed", range(6))
def test_who_is_told_not_yet_does_not_go_out(seed: int) -> None:
    match, player = game(seed), Computer(1)
    orders = Partnership(match)
    orders.tell(0, Instructions(not_yet=True))
    while not match.round_over:
        is_late = match.state.stock == () or len(match.state.stock) <= 2 * 3
        step = go_on(match, player)
        if step is not None and step.seat == 2 and isinstance(step.action, GoOut):
            assert is_late, "only on the last turn"


def test_a_no_for_the_round_is_the_last_question() -> None:
    asked: list[Seat] = []
    for seed in range(12):
        match, player = game(seed), Computer(1)
        orders = Partnership(match)
        questions = 0
        while not match.round_over:
            if match.state.phase is Phase.ANSWER and match.state.to_act == 0:
                questions += 1
                orders.tell(0, replace(orders.told(0), no_is_final=True))
                match.submit(0, Answer(yes=False))
                match.advance()
                continue
            go_on(match, player)
        assert questions <= 1
        asked += [0] * questions
    assert asked, "nobody ever asked"

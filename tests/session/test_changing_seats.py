from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.actions import Draw
from handfoot_gui.session import wire
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.seating import SeatPlan, parse_seats, seat_controllers
from tests.session.matches import game_of

SEATS = parse_seats("random,random,random,random", names=("Ann", "Ben", "Cay", "Dot"))


def play_a_round(game: Game) -> None:
    while not game.round_over:
        game.advance()


def with_seat(seat: int, plan: SeatPlan) -> tuple[SeatPlan, ...]:
    return (*SEATS[:seat], plan, *SEATS[seat + 1 :])


def begun() -> Game:
    secret = "5" * 64
    game = Game.start(game_of(1).rules, SEATS, secret, seat_controllers(SEATS, secret))
    play_a_round(game)
    return game


def test_a_person_takes_a_seat_over_and_leaves_it_again() -> None:
    game = begun()
    game.next_round(with_seat(2, SeatPlan("Eve", "person")))
    assert game.seats[2] == SeatPlan("Eve", "person")
    game.advance()
    while game.waiting_for != 2:
        assert isinstance(game.advance(), Step)
    assert game.advance() is None
    assert game.submit(2, Draw()) is None
    assert isinstance(game.advance(), Step)
    written = replace(wire.decode(wire.encode(game.record())), secret=game.secret)
    assert written.seats_now == game.seats
    resumed = Game.resume(written, seat_controllers(written.seats_now, game.secret))
    assert resumed.seats == game.seats
    assert resumed.advance() is None


def test_a_round_without_a_change_has_the_seats_of_the_round_before() -> None:
    game = begun()
    game.next_round(with_seat(1, SeatPlan("Fay", "random")))
    play_a_round(game)
    game.next_round()
    assert game.seats[1].name == "Fay"
    assert [r.seats is None for r in game.record().rounds] == [True, False, False]
    play_a_round(game)
    game.next_round(SEATS)
    assert game.seats == SEATS
    assert game.record().rounds[-1].seats is None


def test_who_stays_is_the_same_player() -> None:
    game = begun()
    before = game.controllers
    game.next_round(with_seat(3, SeatPlan("Gus", "person")))
    assert game.controllers[:3] == before[:3]
    assert isinstance(game.controllers[3], Human)


def test_nobody_brings_a_chair() -> None:
    game = begun()
    with pytest.raises(ValueError, match="chair"):
        game.next_round((*SEATS, SeatPlan("Hal", "person")))
    with pytest.raises(ValueError, match="next round"):
        Game.start(replace(game.rules), SEATS, "6" * 64, seat_controllers(SEATS, "")).next_round()

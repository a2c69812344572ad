from __future__ import annotations

import logging
import re
from dataclasses import replace

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.actions import Action, Discard, Draw, GoOut
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.events import CardsDrawn, RoundBegan, TurnBegan
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.session.game import Game, Refused, Step
from handfoot_gui.session.seating import parse_seats
from tests.session.chooser import RandomPlay
from tests.session.matches import all_cards, game_of, steps_of


def table_of_persons(seed: int = 1) -> tuple[Game, list[Human]]:
    people = [Human() for _ in range(4)]
    game = game_of(seed, controllers=people, players="person")
    game.advance()
    return game, people


class Cheat:
    """Always wants to go out."""

    def decide(self, _: PlayerView) -> Action | None:
        return GoOut()


def test_the_first_step_is_the_deal() -> None:
    game = game_of(1)
    step = game.advance()
    assert isinstance(step, Step)
    assert step.action is None
    assert isinstance(step.events[0], RoundBegan)
    assert any(isinstance(event, TurnBegan) for event in step.events)
    assert step.seat == (game.state.dealer + 1) % 4
    assert step.state is game.state


def test_the_first_dealer_comes_from_the_secret_and_the_deal_moves_on() -> None:
    first = {game_of(seed).state.dealer for seed in range(20)}
    assert first == {0, 1, 2, 3}
    game = game_of(3)
    dealers = [step.state.dealer for step in steps_of(game) if step.action is None]
    assert dealers == [(dealers[0] + n) % 4 for n in range(4)]


def test_a_person_is_waited_for() -> None:
    game, people = table_of_persons()
    assert game.advance() is None
    seat = game.waiting_for
    assert seat is not None
    people[seat].submit(Draw())
    step = game.advance()
    assert isinstance(step, Step)
    assert (step.seat, step.action) == (seat, Draw())
    assert game.state.phase is Phase.PLAY


def test_a_double_click_acts_once() -> None:
    game, people = table_of_persons()
    seat = game.state.to_act
    people[seat].submit(Draw())
    people[seat].submit(Draw())
    assert isinstance(game.advance(), Step)
    assert game.advance() is None
    refusal = game.submit(seat, Draw())
    assert refusal is not None
    assert refusal.rule == "turn.phase"
    assert game.advance() is None


def test_what_a_person_may_not_do_is_refused_and_changes_nothing() -> None:
    game, people = table_of_persons()
    seat, before = game.state.to_act, game.state
    people[seat].submit(GoOut())
    refused = game.advance()
    assert isinstance(refused, Refused)
    assert refused.refusal.rule == "turn.phase"
    assert game.state is before
    assert game.advance() is None


def test_an_act_out_of_turn_never_plays_later() -> None:
    game, people = table_of_persons()
    seat = game.state.to_act
    other = (seat + 1) % 4
    refusal = game.submit(other, Draw())
    assert refusal is not None
    assert refusal.rule == "turn.seat"
    people[other].submit(Draw())
    for action in (Draw(), Discard(game.state.seats[seat].hand[0])):
        assert game.submit(seat, action) is None
        game.advance()
    assert game.state.to_act == other
    assert game.advance() is None
    assert game.state.phase is Phase.DRAW


def test_nobody_submits_for_a_computer_player() -> None:
    game = game_of(1)
    game.advance()
    refusal = game.submit(game.state.to_act, Draw())
    assert refusal is not None


def test_an_illegal_choice_of_a_computer_player_is_logged_and_replaced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    game = game_of(2, controllers=[Cheat(), RandomPlay(1), Cheat(), RandomPlay(2)])
    before = game.state
    for step in steps_of(game):
        if step.action is not None:
            assert check(view_of(before, step.seat), step.action) is None
        before = step.state
    assert game.match_over
    assert "GoOut" in caplog.text


def test_a_player_that_thinks_long_holds_nothing_up() -> None:
    game = game_of(4, controllers=[RandomPlay(seat, patience=3) for seat in range(4)])
    game.advance()
    view = game.view(game.state.to_act)
    answers = [game.advance() for _ in range(4)]
    assert answers[:3] == [None, None, None]
    assert isinstance(answers[3], Step)
    assert game.view(view.seat) is not view


def test_the_view_stays_the_same_object_while_nothing_changes() -> None:
    game, _ = table_of_persons()
    assert game.view(0) is game.view(0)


def test_history_tells_each_seat_what_it_may_know() -> None:
    game = game_of(5)
    for _ in range(40):
        game.advance()
    for seat in range(4):
        drawn = [e for e in game.view(seat).history if isinstance(e, CardsDrawn)]
        assert all(bool(e.cards) == (e.seat == seat) for e in drawn)
        assert len(drawn) > 4


def test_a_finished_round_waits_for_the_next() -> None:
    game = game_of(6)
    while not game.round_over:
        game.advance()
    assert game.advance() is None
    assert game.waiting_for is None
    scores = game.match_scores
    game.next_round()
    assert game.round_number == 2
    assert game.match_scores == scores
    step = game.advance()
    assert isinstance(step, Step)
    assert step.action is None
    assert len(game.view(0).history) == len(step.events)


def test_there_is_no_next_round_in_mid_round() -> None:
    with pytest.raises(ValueError, match="no next round"):
        game_of(6).next_round()


def test_the_match_ends_with_its_last_round_and_the_scores_add_up() -> None:
    game = game_of(7)
    for step in steps_of(game):
        assert len({card.id for card in all_cards(step.state)}) == 270
    result = game.match_result
    assert result is not None
    assert result.rounds == 4
    totals = tuple(sum(r.scores[team].total for r in game.round_results) for team in range(2))
    assert result.scores == totals == game.match_scores
    assert result.scores[result.winners[0]] == max(totals)
    with pytest.raises(ValueError, match="no next round"):
        game.next_round()


def test_one_round_matches_end_after_one_round() -> None:
    game = game_of(8, rules=replace(PRESETS["game-night"], rounds=1))
    list(steps_of(game))
    assert len(game.round_results) == 1


def test_the_same_secret_makes_the_same_table_again() -> None:
    assert game_of(9).state == game_of(9).state
    assert game_of(9).state != game_of(10).state
    assert game_of(9).fingerprint == game_of(9).fingerprint
    assert re.fullmatch("[0-9a-f]{64}", game_of(9).fingerprint or "")


def test_a_match_needs_a_controller_for_every_seat() -> None:
    plans = parse_seats("random,random")
    with pytest.raises(ValueError, match="controller"):
        Game.start(PRESETS["game-night"], plans, secret_from_seed(1), [RandomPlay(1)])

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, LayDown
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.record import replay
from tests.session.chooser import random_action
from tests.session.matches import all_cards, game_of

SHORT = replace(PRESETS["game-night"], rounds=1)
RESHUFFLING = replace(PRESETS["good-sam"], rounds=1)
EASY_OUT = replace(
    SHORT, books_to_go_out=(1, 0, 0), partner_in_foot="no", wild_limit="no-more-than-naturals"
)


def persons(seed: int, rules: RuleSet = SHORT) -> Game:
    game = game_of(seed, rules=rules, controllers=[Human() for _ in range(4)], players="person")
    game.advance()
    return game


def play(game: Game, action: Action) -> Step:
    assert game.submit(game.state.to_act, action) is None
    step = game.advance()
    assert isinstance(step, Step)
    return step


def hidden(state: RoundState) -> set[Card]:
    """What nobody can see now."""
    sealed = {card for seat in state.seats for pile in seat.sealed for card in pile}
    return sealed | set(state.stock) | set(state.discard_pile[:-1])


def has_shown(before: RoundState, after: RoundState) -> bool:
    """Whether a card that was hidden came to light, told by where the cards lie."""
    return bool(hidden(before) - hidden(after))


@pytest.mark.parametrize("rules", [SHORT, RESHUFFLING, EASY_OUT], ids=["short", "reshuffle", "out"])
@pytest.mark.parametrize("seed", range(2))
def test_undo_goes_back_to_the_last_hidden_card_and_redo_comes_again(
    seed: int, rules: RuleSet
) -> None:
    game, rng = persons(seed, rules), random.Random(seed)
    cards = sorted(card.id for card in all_cards(game.state))
    while not game.round_over:
        before, seat = game.state, game.state.to_act
        view = game.view(seat)
        step = play(game, random_action(view, rng))
        stays = isinstance(step.action, Answer) or step.state.result is not None
        assert game.can_undo(seat) == (not stays and not has_shown(before, step.state)), step
        assert not any(game.can_undo(other) for other in range(4) if other != seat)
        if game.can_undo(seat):
            assert game.undo(seat) == before
            assert game.view(seat) == view
            assert sorted(card.id for card in all_cards(game.state)) == cards
            assert game.can_redo(seat)
            again = game.redo(seat)
            assert again == step
            assert game.state == step.state
            assert not game.can_redo(seat)
    assert replay(game.record())[-1][-1].state == game.state


def test_undo_takes_back_several_acts_one_by_one() -> None:
    game, seen = _after_two_lay_downs()
    seat = game.state.turn_seat
    for state in reversed(seen):
        assert game.undo(seat) == state
    assert game.undo(seat) is None
    assert game.state.phase is Phase.PLAY
    while game.can_redo(seat):
        game.redo(seat)
    assert game.undo(seat) == seen[-1]


def _after_two_lay_downs() -> tuple[Game, list[RoundState]]:
    """A turn with two lay-downs that showed nothing, and the states before each."""
    for seed in range(50):
        game, rng = persons(seed), random.Random(seed)
        seen: list[RoundState] = []
        while not game.round_over and len(seen) < 2:
            before, seat = game.state, game.state.to_act
            step = play(game, random_action(game.view(seat), rng))
            is_quiet = isinstance(step.action, LayDown) and game.can_undo(seat)
            seen = [*seen, before] if is_quiet else []
        if len(seen) == 2:
            return game, seen
    raise AssertionError("no such turn in fifty rounds")


def test_a_new_act_ends_redoing() -> None:
    game = _after_a_quiet_discard()
    seat = (game.state.to_act - 1) % 4
    game.undo(seat)
    assert game.can_redo(seat)
    play(game, Discard(game.state.seats[seat].hand[-1]))
    assert not game.can_redo(seat)
    assert game.redo(seat) is None


def _after_a_quiet_discard() -> Game:
    for seed in range(50):
        game = persons(seed)
        seat = game.state.to_act
        play(game, Draw())
        play(game, Discard(game.state.seats[seat].hand[0]))
        if game.can_undo(seat):
            return game
    raise AssertionError("no such turn in fifty rounds")


def test_the_discard_stays_once_the_next_seat_has_acted() -> None:
    game = _after_a_quiet_discard()
    seat = (game.state.to_act - 1) % 4
    play(game, Draw())
    assert not game.can_undo(seat)
    assert game.undo(seat) is None


def test_a_draw_stays() -> None:
    game = persons(1)
    seat = game.state.to_act
    play(game, Draw())
    before = game.state
    assert game.undo(seat) is None
    assert game.state is before


def test_what_was_submitted_before_an_undo_is_forgotten() -> None:
    game = _after_a_quiet_discard()
    next_seat = game.state.to_act
    seat = (next_seat - 1) % 4
    assert game.submit(next_seat, Draw()) is None
    game.undo(seat)
    assert game.advance() is None
    assert game.state.to_act == seat


def test_the_record_holds_what_stood_after_undoing() -> None:
    game = _after_a_quiet_discard()
    seat = (game.state.to_act - 1) % 4
    game.undo(seat)
    other = game.state.seats[seat].hand[-1]
    play(game, Discard(other))
    acts = game.record().rounds[0].acts
    assert [act.action for act in acts] == [Draw(), Discard(other)]

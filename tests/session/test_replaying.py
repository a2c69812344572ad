from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.events import BookCompleted, TurnBegan
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.record import Checkpoint, MatchRecord
from handfoot_gui.session.replaying import NotForYourEyes, Place, Replay
from tests.session.chooser import RandomPlay
from tests.session.matches import game_of, steps_of

Played = tuple[MatchRecord, list[Step], list[list[PlayerView]]]
RULES = replace(PRESETS["game-night"], rounds=2)


@pytest.fixture(scope="module")
def played() -> Played:
    """The record, the steps, and the views of all seats after each."""
    game = game_of(6, rules=RULES)
    steps, views = [], []
    for step in steps_of(game):
        steps.append(step)
        views.append([game.view(seat) for seat in range(4)])
    return game.record(), steps, views


def test_step_by_step_it_is_the_match_that_was_played(
    played: Played,
) -> None:
    record, steps, views = played
    again = Replay(record)
    for step, seen in zip(steps, views, strict=True):
        assert again.state == step.state
        assert again.open_events == step.events
        assert [again.view(seat) for seat in range(4)] == seen
        assert again.events(2) == step.seen_by(2)
        again.forward()
    assert again.place == again.end
    assert not again.forward()
    assert again.result is not None
    for step in reversed(steps[:-1]):
        assert again.back()
        assert again.state == step.state
    assert not again.back()
    assert again.place == again.start == Place(1, 0)


def test_jumps(played: Played) -> None:
    record, steps, _ = played
    again = Replay(record)
    turns = sum(any(isinstance(e, TurnBegan) for e in step.events) for step in steps)
    count = 1
    while again.next_turn():
        count += 1
    assert count == turns
    books = [s for s in steps if any(isinstance(e, BookCompleted) for e in s.events)]
    assert len(again.books()) == len(books) > 3
    again.go(again.start)
    for place in again.books():
        assert again.next_book()
        assert again.place == place
    assert not again.next_book()
    while again.previous_book():
        pass
    assert again.place == again.books()[0]
    assert again.next_round()
    assert again.place == Place(2, 0)
    assert not again.next_round()
    assert again.previous_round()
    assert again.place == Place(1, 0)
    again.go(Place(2, 9))
    assert again.previous_round()
    assert again.place == Place(2, 0)
    assert again.previous_turn()
    assert again.place.round == 1
    with pytest.raises(ValueError, match="place"):
        again.go(Place(3, 0))


# --- a match that is running ----------------------------------------------------------------------


def running(acts: int = 40) -> Game:
    game = game_of(6, rules=RULES)
    while len(game.record().rounds[-1].acts) < acts:
        game.advance()
    return game


def test_a_running_match_shows_a_seat_its_own_view_only() -> None:
    game = running()
    with pytest.raises(NotForYourEyes):
        Replay(game.record())
    again = Replay(game.record(), looking=1)
    again.go(again.end)
    assert not again.is_open
    assert again.view(1) == game.view(1)
    for seat in (0, 2, 3):
        with pytest.raises(NotForYourEyes):
            again.view(seat)
        with pytest.raises(NotForYourEyes):
            again.events(seat)
    with pytest.raises(NotForYourEyes):
        _ = again.state
    with pytest.raises(NotForYourEyes):
        _ = again.open_events
    with pytest.raises(NotForYourEyes):
        again.play_on("0" * 64)


def test_looking_does_not_matter_once_the_match_is_over(
    played: Played,
) -> None:
    again = Replay(played[0], looking=0)
    assert again.is_open
    assert again.view(3).seat == 3


# --- playing on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [Place(1, 0), Place(1, 31), Place(2, 0), Place(2, 20)])
def test_a_side_match_goes_on_from_there_with_other_cards_to_come(
    played: Played, place: Place
) -> None:
    again = Replay(played[0])
    again.go(place)
    side = again.play_on(secret_from_seed(99))
    assert not side.is_over
    assert side.fingerprint is None
    game = Game.resume(side, [RandomPlay(seat) for seat in range(4)])
    assert replace(game.state, secret="") == replace(again.state, secret="")
    list(steps_of(game))
    assert game.match_over
    assert game.record().rounds[-1] != played[0].rounds[-1]


def test_a_finished_round_of_a_running_match_can_be_played_on() -> None:
    """The deals to come are others, so that nobody looks ahead."""
    game = game_of(6, rules=RULES)
    while not game.round_over:
        game.advance()
    game.next_round()
    again = Replay(game.record(), looking=0)
    again.go(Place(1, 12))
    side = Game.resume(again.play_on("7" * 64), [RandomPlay(seat) for seat in range(4)])
    while not side.round_over:
        side.advance()
    side.next_round()
    assert side.record().rounds[1].deck != game.record().rounds[1].deck
    again.go(again.end)
    with pytest.raises(NotForYourEyes):
        again.play_on("7" * 64)


def test_a_side_match_of_persons_waits_for_them() -> None:
    people = [Human() for _ in range(4)]
    game = game_of(1, controllers=[RandomPlay(s) for s in range(4)], rules=replace(RULES, rounds=1))
    list(steps_of(game))
    again = Replay(game.record())
    again.go(Place(1, 10))
    side = Game.resume(again.play_on("8" * 64), people)
    assert side.advance() is None
    assert not side.can_undo(0)


def test_a_match_that_went_on_from_a_checkpoint_is_watched_from_there() -> None:
    game = running(60)
    record = game.record()
    first = record.rounds[0]
    spoilt = replace(first, acts=(first.acts[1], *first.acts[1:]))
    checkpoint = Checkpoint(60, game.state)
    kept = Game.resume(
        replace(record, rounds=(spoilt,), checkpoint=checkpoint), [RandomPlay(s) for s in range(4)]
    )
    list(steps_of(kept))
    again = Replay(kept.record())
    assert again.state == game.state
    again.go(Place(1, 5))
    side = again.play_on("9" * 64)
    resumed = Game.resume(side, [RandomPlay(s) for s in range(4)])
    assert replace(resumed.state, secret="") == replace(again.state, secret="")

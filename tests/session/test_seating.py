from __future__ import annotations

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import SeatingError, parse_seats, seat_controllers


def test_one_person_is_you_and_the_others_have_names() -> None:
    plans = parse_seats("person,steady,steady,steady")
    assert [p.name for p in plans] == ["You", "Walter", "Nora", "Edith"]
    assert [p.is_person for p in plans] == [True, False, False, False]


def test_several_persons_all_have_names() -> None:
    names = [p.name for p in parse_seats("person, Person ,random")]
    assert "You" not in names
    assert len(set(names)) == 3


def test_given_names_are_taken_and_gaps_filled() -> None:
    plans = parse_seats("person,random", names=("Ann", " "))
    assert [p.name for p in plans] == ["Ann", "Nora"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("person", "seat-count"),
        ("person,steady,steady,steady,steady,steady,steady", "seat-count"),
        ("person,genius", "unknown-player"),
        ("person,", "unknown-player"),
    ],
)
def test_seats_nobody_can_take_say_why(text: str, problem: str) -> None:
    with pytest.raises(SeatingError) as caught:
        parse_seats(text)
    assert caught.value.id == problem


def test_a_person_gets_a_mailbox_and_the_others_a_player() -> None:
    plans = parse_seats("person,random,random,random")
    controllers = seat_controllers(plans, secret_from_seed(1))
    assert [isinstance(c, Human) for c in controllers] == [True, False, False, False]


def test_computer_players_meet_the_same_chance_at_the_same_table_again() -> None:
    plans = parse_seats("random,random")
    games = []
    for seed in (1, 1, 2):
        secret = secret_from_seed(seed)
        game = Game.start(PRESETS["game-night"], plans, secret, seat_controllers(plans, secret))
        for _ in range(30):
            game.advance()
        games.append(game.state)
    assert games[0] == games[1]
    assert games[0] != games[2]

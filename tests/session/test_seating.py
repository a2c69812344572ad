from __future__ import annotations

import pytest

from handfoot_gui.session.seating import SeatingError, parse_seats


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

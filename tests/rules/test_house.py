"""House rules: compared, and written as one line that comes back whole or not at all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from handfoot_gui.rules.house import (
    LONGEST_NAME,
    HouseRules,
    HouseRulesError,
    clean_name,
    decode,
    differing,
    encode,
    is_text,
)
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from tests.rules.option_values import ALL_SEATS, playable_rules

FRIDAY = HouseRules("Friday at Ann’s", replace(PRESETS["good-sam"], rounds=5, max_wilds=None))


def resealed(line: str) -> str:
    """The line with the checksum that its text would have: somebody edits by hand, and well."""
    from handfoot_gui.rules import house  # noqa: PLC0415 - the one private thing a forger needs

    head = line.rpartition(":")[0]
    return f"{head}:{house._checksum(head)}"


def reason(line: str, seats: int | None = None) -> str:
    with pytest.raises(HouseRulesError) as raised:
        decode(line, seats)
    return raised.value.id


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_written_as_a_line_comes_back(preset: str) -> None:
    house = HouseRules(preset, PRESETS[preset])
    assert decode(encode(house)) == house


def test_the_line_can_be_read_by_a_person() -> None:
    assert encode(HouseRules("Ours", replace(GAME_NIGHT, pile_take="whole", rounds=3))).startswith(
        "handfoot-rules/1:Ours:pile_take=whole,rounds=3:"
    )


def test_any_rules_that_can_be_played_come_back() -> None:
    for seed in range(400):
        rng = random.Random(seed)
        seats = rng.choice(ALL_SEATS)
        house = HouseRules("Ours", playable_rules(rng, seats, changes=rng.randint(0, 35)))
        line = encode(house)
        assert "\n" not in line
        assert decode(line, seats) == house, seed


@pytest.mark.parametrize(
    "carried",
    [
        "  {}\n",
        "“{}”",
        "`{}`",
        "<{}>",
        "\t{}\r\n\r\n",
    ],
)
def test_what_letters_put_round_a_line_does_no_harm(carried: str) -> None:
    assert decode(carried.format(encode(FRIDAY))) == FRIDAY


def test_line_breaks_that_letters_put_into_a_line_do_no_harm() -> None:
    line = encode(FRIDAY)
    wrapped = "\n ".join([line[:25], line[25:60], line[60:100], line[100:]]).replace("Friday ", "F")
    assert reason(wrapped) == "damaged"
    wrapped = line.replace(",", ",\n").replace(" at ", "\r\nat  ")
    assert decode(wrapped) == FRIDAY


def test_one_wrong_character_is_noticed() -> None:
    line = encode(FRIDAY)
    rng = random.Random(7)
    for at in range(len(line)):
        letter = rng.choice([c for c in "abcxyz0189=,/" if c != line[at].lower()])
        with pytest.raises(HouseRulesError):
            decode(line[:at] + letter + line[at + 1 :])


def test_a_line_that_was_cut_is_noticed() -> None:
    line = encode(FRIDAY)
    for length in range(len(line)):
        with pytest.raises(HouseRulesError):
            decode(line[:length])


@pytest.mark.parametrize("text", ["", "   ", "handfoot", "rules.json", "hand foot rules", "{}"])
def test_what_is_no_line_of_rules(text: str) -> None:
    assert not is_text(text)
    assert reason(text) == "no-rules"


def test_a_newer_version_is_told_as_such() -> None:
    assert reason("handfoot-rules/2:Ours:whatever=1:00000000") == "newer"
    assert reason("handfoot-rules/12:Ours:a:b:c:d") == "newer"
    assert reason("handfoot-rules/0:Ours::00000000") == "damaged"
    assert reason("handfoot-rules/x:Ours::00000000") == "damaged"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("colour=red", "unknown-option"),
        ("decks=99", "bad-value"),
        ("decks=many", "bad-value"),
        ("decks=-1", "bad-value"),
        ("decks=٥", "bad-value"),
        ("decks=none", "bad-value"),
        ("permission=1", "bad-value"),
        ("books_to_go_out=2/2", "bad-value"),
        ("books_to_go_out=2/2/none", "bad-value"),
        ("bonus=none/300/500", "bad-value"),
        ("opening_minimums=", "bad-value"),
        ("opening_minimums=" + "/".join(["50"] * 21), "bad-value"),
        ("max_wilds=99999999999999999999", "bad-value"),
        ("decks", "damaged"),
        ("rounds=3,rounds=4", "damaged"),
        ("books_to_go_out=2/2/1", "unplayable"),
        ("hand_size=20,foot_size=20,decks=1", "unplayable"),
    ],
)
def test_well_formed_nonsense_is_refused_with_the_reason(options: str, why: str) -> None:
    assert reason(resealed(f"handfoot-rules/1:Ours:{options}:")) == why


def test_rules_for_few_are_refused_at_a_full_table() -> None:
    small = encode(HouseRules("Two of us", replace(GAME_NIGHT, decks=2)))
    assert decode(small).rules.decks == 2
    assert decode(small, 4).rules.decks == 2
    assert reason(small, 6) == "unplayable"


def test_a_line_of_a_hundred_thousand_letters_is_refused_at_once() -> None:
    assert reason("handfoot-rules/1:" + "x" * 100_000) == "damaged"


@pytest.mark.parametrize("name", ["", "   ", "a:b", "x" * (LONGEST_NAME + 1), "bell\a"])
def test_a_name_is_short_and_has_no_colon(name: str) -> None:
    with pytest.raises(HouseRulesError):
        encode(HouseRules(name))


def test_a_name_written_in_two_ways_is_one_name() -> None:
    assert clean_name("Ju\u0308rgen") == "Jürgen"
    assert decode(encode(HouseRules("Jürgen")).replace("ü", "u\u0308")).name == "Jürgen"


def test_rules_differ_where_their_options_do() -> None:
    assert differing(GAME_NIGHT, GAME_NIGHT) == ()
    assert differing(GAME_NIGHT, PRESETS["pagat"]) == (
        "hand_size",
        "foot_size",
        "wild_books",
        "pile_on_wild",
        "books_to_go_out",
        "bonus",
    )

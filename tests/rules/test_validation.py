"""What cannot be played is refused with the reason when the rule set is made, not in mid-game."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from handfoot_gui.rules.cards import MELD_RANKS
from handfoot_gui.rules.makeable import BOOK, Supply, can_make
from handfoot_gui.rules.melds import wilds_fit
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.ruleset import BOOK_SIZE, BOUNDS, MOST_WILDS, RuleSet, WildLimit
from handfoot_gui.words.problems import rule_problem
from tests.rules.option_values import ALL_SEATS


def found(seats: int = 4, **changes: Any) -> list[tuple[str, str]]:
    problems = replace(GAME_NIGHT, **changes).problems(seats)
    assert all(rule_problem(p).endswith(".") for p in problems)
    return [(p.option, p.id) for p in problems]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_preset_can_be_played_at_every_table(preset: str, seats: int) -> None:
    assert PRESETS[preset].problems(seats) == ()


@pytest.mark.parametrize("option", BOUNDS)
def test_a_number_out_of_bounds_is_named_with_its_option(option: str) -> None:
    low, high = BOUNDS[option]
    plain = getattr(GAME_NIGHT, option)
    for number in (low - 1, high + 1):
        value = (number,) * len(plain) if isinstance(plain, tuple) else number
        changes: dict[str, Any] = {option: value}
        assert (option, "bounds") in found(**changes)


def test_wild_books_cannot_be_required_and_forbidden() -> None:
    assert found(books_to_go_out=(2, 2, 1)) == [("books_to_go_out", "wild-books")]
    assert found(books_to_go_out=(2, 2, 1), wild_books="allowed") == []


def test_twin_wilds_need_melds_of_wilds() -> None:
    assert found(pile_on_wild="twin-wilds") == [("pile_on_wild", "twin-wilds")]
    assert found(pile_on_wild="twin-wilds", wild_books="allowed") == []


def test_dirty_books_need_wilds_in_melds() -> None:
    assert found(max_wilds=0) == [("max_wilds", "no-dirty-books")]
    assert found(max_wilds=0, books_to_go_out=(2, 0, 0)) == []
    assert found(max_wilds=0, extra_clean_counts_as_dirty=True) == []


def test_the_pack_covers_the_deal_and_a_lap_of_draws() -> None:
    problem = ("decks", "too-few-cards")
    assert problem in found(6, hand_size=20, foot_size=20, decks=2)
    assert problem in found(knee_size=20, hand_size=20, foot_size=20, decks=4)
    # 2 x (11 + 11) dealt, an upcard and 2 x 2 draws are 49 of a deck's 52 cards
    assert problem not in found(2, decks=1, jokers_per_deck=0, books_to_go_out=(0, 0, 0))
    assert problem in found(2, decks=1, jokers_per_deck=0, draw_count=4)


def test_one_deck_makes_no_clean_book() -> None:
    assert found(2, decks=1) == [("books_to_go_out", "books-from-pack")]
    assert found(2, decks=1, books_to_go_out=(0, 0, 0)) == []
    assert found(2, decks=1, books_to_go_out=(0, 1, 0)) == [("books_to_go_out", "books-from-pack")]
    four: dict[str, Any] = {"wild_limit": "four-naturals", "books_to_go_out": (0, 2, 0)}
    assert found(2, decks=1, jokers_per_deck=2, **four) == []
    assert found(2, decks=1, jokers_per_deck=1, **four) == [("books_to_go_out", "books-from-pack")]


def test_wild_books_need_seven_wilds_each() -> None:
    wild: dict[str, Any] = {"wild_books": "allowed", "jokers_per_deck": 0, "decks": 2}
    assert found(2, books_to_go_out=(0, 0, 1), **wild) == []
    assert found(2, books_to_go_out=(0, 0, 2), **wild) == [("books_to_go_out", "books-from-pack")]
    assert found(2, books_to_go_out=(0, 2, 1), **wild) == [("books_to_go_out", "books-from-pack")]


def test_where_a_rank_makes_one_book_there_is_one_wild_book() -> None:
    wild: dict[str, Any] = {"wild_books": "allowed", "second_meld_of_rank": "never"}
    assert found(books_to_go_out=(2, 2, 1), **wild) == []
    assert found(books_to_go_out=(2, 2, 2), **wild) == [("books_to_go_out", "books-from-pack")]
    assert found(books_to_go_out=(6, 6, 0), **wild) == [("books_to_go_out", "books-from-pack")]
    assert found(books_to_go_out=(6, 5, 0), **wild) == []


def test_a_spare_clean_book_may_be_what_makes_the_books_possible() -> None:
    poor: dict[str, Any] = {"jokers_per_deck": 0, "decks": 1, "max_wilds": 0}
    assert found(2, books_to_go_out=(0, 1, 0), extra_clean_counts_as_dirty=True, **poor) == [
        ("books_to_go_out", "books-from-pack")
    ]
    poor["decks"] = 2
    assert found(2, books_to_go_out=(0, 1, 0), extra_clean_counts_as_dirty=True, **poor) == []


def test_there_is_a_minimum_for_one_round_at_least_and_twenty_at_most() -> None:
    assert found(opening_minimums=()) == [("opening_minimums", "no-minimums")]
    assert found(opening_minimums=(50,) * 21) == [("opening_minimums", "minimums")]
    assert found(opening_minimums=(50,) * 20) == []


def test_a_minimum_that_no_hand_can_reach_is_refused() -> None:
    problem = [("opening_minimums", "out-of-reach")]
    # drawing one and discarding one a hand stays twelve cards: four jokers and eight aces
    assert found(draw_count=1, opening_minimums=(360,)) == []
    assert found(draw_count=1, opening_minimums=(361,)) == problem
    assert found(draw_count=1, opening_minimums=(540,), wild_books="allowed") == []  # ten jokers
    assert found(draw_count=1, opening_minimums=(541,), wild_books="allowed") == problem
    # in twenty laps eleven cards become 32, ten of them wild
    assert found(opening_minimums=(940,)) == []
    assert found(opening_minimums=(941,)) == problem
    assert found(opening_minimums=(941,), draw_count=3) == []
    assert found(opening_minimums=(50, 941), rounds=1) == []
    poor: dict[str, Any] = {"draw_count": 1, "jokers_per_deck": 0, "hand_size": 5}
    assert found(**poor) == problem
    assert found(opening_minimums=(120,), **poor) == []


@pytest.mark.parametrize("limit", get_args(WildLimit))
def test_no_opening_that_can_be_made_is_called_out_of_reach(limit: WildLimit) -> None:
    """Hands of aces and jokers, laid as melds within the limit, are worth no more than is said."""
    rng = random.Random(limit)
    for _ in range(200):
        size = rng.randint(5, 20)
        rules = replace(GAME_NIGHT, draw_count=1, hand_size=size, wild_limit=limit)
        left, jokers, points = size + 1, 10, 0
        while left >= 3:
            meld = rng.randint(3, min(7, left))
            wilds = max(w for w in range(meld) if wilds_fit(rules, meld - w, w))
            wilds = min(wilds, jokers)
            jokers -= wilds
            points += (meld - wilds) * 20 + wilds * 50
            left -= meld
        assert not replace(rules, opening_minimums=(points,)).problems(4)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_table_has_two_to_six_seats(seats: int) -> None:
    assert found(seats) == [("teams", "seats")]


@pytest.mark.parametrize("limit", get_args(WildLimit))
def test_the_most_wilds_of_a_book_are_what_the_wild_limit_gives(limit: WildLimit) -> None:
    assert BOOK == BOOK_SIZE
    rules = RuleSet(wild_limit=limit)
    fitting = [w for w in range(BOOK) if wilds_fit(rules, BOOK - w, w)]
    assert max(fitting) == MOST_WILDS[limit]


@pytest.mark.parametrize("several", [True, False])
@pytest.mark.parametrize("naturals", [4, 8, 12])
def test_what_can_be_made_is_what_trying_finds(naturals: int, *, several: bool) -> None:
    """Two ranks' worth of books, tried one after the other in every way."""
    for wilds, most in itertools.product(range(9), range(4)):
        supply = Supply(naturals, wilds, most, several)
        for clean, dirty in itertools.product(range(3), repeat=2):
            tried = _tried(supply, (naturals,) * len(MELD_RANKS), wilds, clean, dirty)
            assert can_make(supply, clean, dirty, 0) == tried, (supply, clean, dirty)


@cache
def _tried(supply: Supply, left: tuple[int, ...], wilds: int, clean: int, dirty: int) -> bool:
    """Make one book of the first rank that can, or leave the rank for good."""
    if not clean and not dirty:
        return True
    if not left:
        return False
    first, rest = left[0], left[1:]
    after = [used for used in range(BOOK + 1) if used <= first]
    for used in after:
        wild = BOOK - used
        if wild > wilds or (wild and wild > supply.most_wilds):
            continue
        need = (clean, dirty - 1) if wild else (clean - 1, dirty)
        if min(need) < 0:
            continue
        here = (first - used, *rest) if supply.several else rest
        if _tried(supply, here, wilds - wild, *need):
            return True
    return _tried(supply, rest, wilds, clean, dirty)

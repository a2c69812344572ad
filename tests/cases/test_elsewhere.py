"""Options that no position can show: how the pile starts, how many rounds, targets and ties.

Also what the sizes of the deal are, card by card. Expected values come from the rulebook.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.dealing import deal, first_dealer, secret_from_seed, shuffled_pack
from handfoot_gui.rules.notation import finder, format_card
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.match import match_result


def two_with(upcards: str, rules: RuleSet) -> RoundState:
    """A table of two, five and five, whose cards after the deal begin with these."""
    small = replace(rules, hand_size=5, foot_size=5)
    pack = list(make_pack(small.deck_count(2), small.jokers_per_deck))
    wanted = list(map(finder(pack), upcards.split()))
    rest = [card for card in pack if card not in wanted]
    return deal(small, 2, (*rest[:20], *wanted, *rest[20:]), dealer=1)


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(card) for card in cards]


@pytest.mark.parametrize(
    ("first_upcard", "upcards", "pile"),
    [
        ("bury-red-threes-and-wilds", "9h 4c", ["9h"]),
        ("bury-red-threes-and-wilds", "3h 9h 4c", ["9h"]),
        ("bury-red-threes-and-wilds", "2c ** 3d 3h 9h 4c", ["9h"]),
        ("bury-red-threes-and-wilds", "3s 9h 4c", ["3s"]),
        ("bury-threes-and-wilds", "3s 9h 4c", ["9h"]),
        ("bury-threes-and-wilds", "3c 3d ** 2h 9h 4c", ["9h"]),
        ("none", "9h 4c", []),
        ("none", "3h 2c 9h", []),
    ],
)
def test_the_first_card_of_the_pile(first_upcard: str, upcards: str, pile: list[str]) -> None:
    rules = RuleSet(first_upcard=first_upcard)  # type: ignore[arg-type]
    state = two_with(upcards, rules)
    assert texts(state.discard_pile) == pile
    assert len(state.stock) == 3 * 54 - 20 - len(pile)


def test_a_buried_card_goes_to_the_middle_of_the_stock() -> None:
    state = two_with("3h 9h 4c", RuleSet())
    three = next(c for c in make_pack(3, 2) if format_card(c) == "3h")
    assert texts(state.stock)[0] == "4c"
    assert abs(state.stock.index(three) - len(state.stock) / 2) <= 2


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_preset_deals_its_sizes_at_every_table(preset: str, seats: int) -> None:
    rules = PRESETS[preset]
    assert rules.problems(seats) == ()
    secret = secret_from_seed(7)
    deck = shuffled_pack(rules, seats, secret, 1)
    state = deal(rules, seats, deck, dealer=first_dealer(secret, seats), secret=secret)
    sizes = {
        "game-night": (11, 11),
        "pagat": (13, 13),
        "pagat-simpson": (11, 11),
        "bicycle": (11, 11),
        "board-game-arena": (13, 13),
        "good-sam": (13, 13),
        "hand-knee-and-foot": (15, 13, 11),
    }[preset]
    decks = {"good-sam": 4, "hand-knee-and-foot": seats + 2}.get(preset, seats + 1)
    assert len(deck) == decks * 54
    for seat in state.seats:
        assert (len(seat.hand), *map(len, seat.sealed)) == sizes
    assert len(state.stock) == decks * 54 - seats * sum(sizes) - 1
    assert len(state.discard_pile) == 1


def test_the_game_night_table_of_four_leaves_182_of_270_cards() -> None:
    deck = shuffled_pack(RuleSet(), 4, secret_from_seed(1), 1)
    state = deal(RuleSet(), 4, deck, dealer=0)
    assert len(deck) == 270
    assert len(state.stock) + len(state.discard_pile) == 182
    counts = Counter(map(format_card, deck))
    assert counts.pop("**") == 10
    assert set(counts.values()) == {5}


@pytest.mark.parametrize("hand", [5, 11, 20])
@pytest.mark.parametrize("foot", [5, 11, 20])
@pytest.mark.parametrize("knee", [0, 13, 20])
def test_hand_knee_and_foot_are_dealt_one_card_at_a_time_from_the_dealers_left(
    hand: int, foot: int, knee: int
) -> None:
    rules = RuleSet(hand_size=hand, foot_size=foot, knee_size=knee)
    deck = make_pack(rules.deck_count(3), rules.jokers_per_deck)
    state = deal(rules, 3, deck, dealer=2)
    sizes = [size for size in (hand, knee, foot) if size]
    start = 0
    for number, size in enumerate(sizes):
        for place, seat in enumerate((0, 1, 2)):
            piles = (state.seats[seat].hand, *state.seats[seat].sealed)
            assert list(piles[number]) == [deck[start + place + 3 * n] for n in range(size)]
        start += 3 * size
    assert state.turn_seat == 0


def ends(rules: RuleSet, *scores: tuple[int, ...]) -> list[tuple[int, ...] | None]:
    """After each round the winners, or None while the match goes on."""
    results = [match_result(rules, score, number) for number, score in enumerate(scores, start=1)]
    return [result.winners if result else None for result in results]


def test_one_round_is_a_match_where_the_table_says_so() -> None:
    assert ends(RuleSet(rounds=1), (500, 300)) == [(0,)]


def test_four_rounds_are_a_match() -> None:
    assert ends(RuleSet(rounds=4), *[(500, 900)] * 4) == [None, None, None, (1,)]


def test_twenty_rounds_are_a_match_where_the_table_says_so() -> None:
    assert ends(RuleSet(rounds=20), *[(500, 900)] * 20) == [None] * 19 + [(1,)]


def test_good_sam_plays_three_rounds() -> None:
    assert ends(PRESETS["good-sam"], *[(500, 900)] * 3) == [None, None, (1,)]


def test_without_a_target_no_score_ends_a_match_early() -> None:
    assert ends(RuleSet(target_score=None), (99_000, 0)) == [None]


@pytest.mark.parametrize("target", [500, 100_000])
def test_the_match_ends_after_the_round_in_which_a_team_reaches_the_target(target: int) -> None:
    rules = RuleSet(target_score=target)
    assert ends(rules, (target - 5, 0), (0, target)) == [None, (1,)]


def test_the_rounds_end_a_match_whose_target_nobody_reaches() -> None:
    assert ends(RuleSet(target_score=100_000, rounds=2), (500, 0), (900, 100)) == [None, (0,)]


def test_both_sides_past_the_target_the_higher_total_wins() -> None:
    assert ends(RuleSet(target_score=500), (700, 905)) == [(1,)]


def test_a_tie_is_shared() -> None:
    assert ends(RuleSet(rounds=1, tie="shared"), (500, 500)) == [(0, 1)]


def test_a_tie_is_played_off_in_a_fifth_round_at_150_where_the_table_says_so() -> None:
    rules = RuleSet(tie="extra-round")
    assert ends(rules, *[(900, 900)] * 4, (950, 900)) == [None] * 4 + [(0,)]
    assert rules.opening_minimum(5) == 150


def test_a_tie_behind_the_winner_is_none() -> None:
    assert ends(RuleSet(rounds=1, tie="extra-round", teams="single"), (300, 500, 300)) == [(1,)]

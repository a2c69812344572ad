from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session import deal_statistics
from handfoot_gui.session.deal_statistics import (
    ChiSquare,
    Dealt,
    chi_square,
    dealt_statistics,
    shuffle_test,
)

RULES = PRESETS["game-night"]
DEALS = int(os.environ.get("HANDFOOT_DEALS", "2000"))
"""100000 is the number of the claim; the deals are always the same ones."""


@pytest.mark.timeout(900)
def test_the_shuffle_favours_no_card_no_place_and_no_seat() -> None:
    found = shuffle_test(RULES, 4, DEALS)
    assert found.deals == DEALS
    assert all(0.001 < chi.p < 0.999 for chi in found.all), [chi.p for chi in found.all]


def test_a_naive_shuffle_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card changes places with any other one: some orders come up more often."""

    def naive(_rules: object, _seats: int, secret: str, _round: int) -> object:
        rng, order = random.Random(secret), list(make_pack(5, 2))
        for at in range(len(order)):
            other = rng.randrange(len(order))
            order[at], order[other] = order[other], order[at]
        return tuple(order)

    monkeypatch.setattr(deal_statistics, "shuffled_pack", naive)
    found = shuffle_test(RULES, 4, 4000)
    assert min(chi.p for chi in found.all) < 0.001


@pytest.mark.parametrize(
    ("value", "degrees", "p"),
    [(3.841, 1, 0.05), (18.307, 10, 0.05), (124.342, 100, 0.05), (2.558, 10, 0.99), (0, 5, 1)],
)
def test_p_is_that_of_the_tables(value: float, degrees: int, p: float) -> None:
    assert ChiSquare(value, degrees).p == pytest.approx(p, abs=2e-4)


def test_even_counts_are_no_surprise() -> None:
    assert chi_square([10, 10, 10], [10, 10, 10]).p == 1


def test_what_a_seat_was_dealt_is_what_lay_before_it() -> None:
    for preset in ("game-night", "hand-knee-and-foot"):
        rules = PRESETS[preset]
        deck = shuffled_pack(rules, 4, secret_from_seed(3), 1)
        state = deal(rules, 4, deck, dealer=2)
        stats = dealt_statistics([Dealt(rules, 4, 2, deck)])
        for seat, found in zip(state.seats, stats, strict=True):
            cards = [*seat.hand, *(card for pile in seat.sealed for card in pile)]
            assert found.wilds == sum(map(is_wild, cards))
            assert found.threes == sum(card.is_red_three for card in cards)


def test_over_many_deals_everybody_gets_a_fair_share() -> None:
    deals = [
        Dealt(RULES, 4, seed % 4, shuffled_pack(RULES, 4, secret_from_seed(seed), 1))
        for seed in range(400)
    ]
    for seat in dealt_statistics(deals):
        assert seat.deals == 400
        assert abs(seat.wilds - seat.fair_wilds) < 4 * seat.spread[0]
        assert abs(seat.threes - seat.fair_threes) < 4 * seat.spread[1]
    assert dealt_statistics([]) == ()
    knees = [replace(d, rules=replace(RULES, knee_size=11)) for d in deals[:2]]
    assert dealt_statistics(knees)[0].fair_wilds > dealt_statistics(deals[:2])[0].fair_wilds

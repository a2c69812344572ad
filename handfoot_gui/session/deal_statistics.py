"""How fair deals look: counts of what came where, and how likely chance makes such counts.

Knows packs, rule sets and deals; not matches, not files. A shuffle that favours a seat, a place or
a card shows here; one that does not gives values of `p` spread evenly between 0 and 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.dealing import secret_from_seed, shuffled_pack
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.ruleset import RuleSet

BINS = 30
"""Stretches of the pack in which a followed card may lie."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """`p`: how often a fair shuffle gives counts at least so uneven."""

    value: float
    degrees: int

    @property
    def p(self) -> float:
        return upper_gamma(self.degrees / 2, self.value / 2)


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> ChiSquare:
    """Of counts whose sum was given."""
    value = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    return ChiSquare(value, len(counts) - 1)


def upper_gamma(a: float, x: float) -> float:
    """The regularised incomplete gamma function Q(a, x).

    >>> round(upper_gamma(0.5, 3.841458820694124 / 2), 6)
    0.05
    >>> round(upper_gamma(15, 43.773 / 2), 4)
    0.05
    """
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b, c = x + 1 - a, 1e300
    d = 1 / b
    fraction = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return scale * fraction


# --- many deals from secrets ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShuffleTest:
    """`places`: one card over the pack; `firsts`: which card lies first; `pairs`: what follows it.

    `wilds`: the wild cards among the places of the hands, by the seat's turn to be dealt to.
    """

    deals: int
    places: ChiSquare
    firsts: ChiSquare
    pairs: ChiSquare
    wilds: ChiSquare

    @property
    def all(self) -> tuple[ChiSquare, ...]:
        return (self.places, self.firsts, self.pairs, self.wilds)


def shuffle_test(rules: RuleSet, seats: int, deals: int, *, first_seed: int = 0) -> ShuffleTest:
    """The program's own shuffle, round after round from as many secrets."""
    size = rules.deck_count(seats) * (52 + rules.jokers_per_deck)
    places, firsts, distances = [0] * BINS, [0] * size, [0] * (size - 1)
    wilds = [0] * seats
    for seed in range(first_seed, first_seed + deals):
        order = shuffled_pack(rules, seats, secret_from_seed(seed), 1)
        at = {card.id: place for place, card in enumerate(order)}
        places[at[0] * BINS // size] += 1
        firsts[order[0].id] += 1
        distances[(at[1] - at[0]) % size - 1] += 1
        for place in range(rules.hand_size * seats):
            wilds[place % seats] += is_wild(order[place])
    shares = [sum(1 for place in range(size) if place * BINS // size == b) for b in range(BINS)]
    return ShuffleTest(
        deals,
        chi_square(places, [deals * share / size for share in shares]),
        chi_square(firsts, [deals / size] * size),
        chi_square(distances, [deals / (size - 1)] * (size - 1)),
        chi_square(wilds, [sum(wilds) / seats] * seats),
    )


# --- the deals that were played -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatDeals:
    """What a seat was dealt, in hands and sealed piles together, and what a fair share would be.

    Wild cards and red threes a deal; `spread` is one standard deviation of `wilds` and of `threes`.
    """

    seat: Seat
    deals: int
    wilds: float
    threes: float
    fair_wilds: float
    fair_threes: float
    spread: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal as a record has it."""

    rules: RuleSet
    seats: int
    dealer: Seat
    deck: Sequence[Card]


def dealt_statistics(deals: Iterable[Dealt]) -> tuple[SeatDeals, ...]:
    """By seat, over the deals of one kind of table (as many seats, hands as large)."""
    kept = list(deals)
    if not kept:
        return ()
    return tuple(_seat(kept, seat) for seat in range(kept[0].seats))


def _seat(deals: Sequence[Dealt], seat: Seat) -> SeatDeals:
    given = [_dealt_to(deal, seat) for deal in deals]
    (wilds, fair_wilds, spread), (threes, fair_threes, other) = (
        _share(deals, given, is_one) for is_one in (is_wild, _is_red_three)
    )
    return SeatDeals(seat, len(deals), wilds, threes, fair_wilds, fair_threes, (spread, other))


def _share(
    deals: Sequence[Dealt], given: Sequence[Sequence[Card]], is_one: Callable[[Card], bool]
) -> tuple[float, float, float]:
    """Cards of a kind a deal: how many came, how many are fair, and one standard deviation."""
    found = fair = variance = 0.0
    for deal, cards in zip(deals, given, strict=True):
        size, count = len(deal.deck), len(cards)
        share = sum(map(is_one, deal.deck)) / size
        found += sum(map(is_one, cards))
        fair += count * share
        variance += count * share * (1 - share) * (size - count) / (size - 1)
    number = len(deals)
    return found / number, fair / number, math.sqrt(variance) / number


def _dealt_to(deal: Dealt, seat: Seat) -> list[Card]:
    turn = (seat - deal.dealer - 1) % deal.seats
    each = deal.rules.hand_size + sum(deal.rules.sealed_sizes)
    return list(deal.deck[turn : each * deal.seats : deal.seats])


def _is_red_three(card: Card) -> bool:
    return card.is_red_three

"""What melds, held cards and a finished turn are worth to a steady player.

The value of a meld is what it may become: a book's bonus times the chance that enough cards still
come. Knows numbers of cards, and the outlook; no hidden card.
"""

from __future__ import annotations

import math
from functools import lru_cache

from handfoot_gui.players.outlook import Outlook
from handfoot_gui.players.unseen import Unseen
from handfoot_gui.players.ways import NEW, Size, Way
from handfoot_gui.players.weights import Weights
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, Suit
from handfoot_gui.rules.melds import Meld, MeldKind, is_wild, wilds_fit
from handfoot_gui.rules.ruleset import BOOK_SIZE, RuleSet
from handfoot_gui.rules.views import PlayerView

SPOILT_SIX = 400.0
"""More than a wild in the wrong place can bring."""


@lru_cache(maxsize=4096)
def chance_of(count: int, mean: float) -> float:
    """The chance that `count` or more come where `mean` are to be expected (Poisson)."""
    term = total = math.exp(-mean)
    for number in range(1, count):
        term *= mean / number
        total += term
    return 1.0 if count <= 0 else 1.0 - total


@lru_cache(maxsize=16)
def _points_of(rules: RuleSet) -> dict[Rank, int]:
    return {rank: rules.points(Card(0, rank, Suit.SPADES)) for rank in Rank}


class Worth:
    """A `Taste` for one decision: judges ways, kept cards and the end of a turn."""

    def __init__(
        self, view: PlayerView, outlook: Outlook, unseen: Unseen, weights: Weights
    ) -> None:
        self._unseen = unseen
        self._rules = view.rules
        self._outlook = outlook
        self._w = weights
        self._has_sealed = bool(view.me.sealed)
        self._laps = round(outlook.laps * 2) / 2
        # the chances that a card kept is still held at the end, and that it is of use before
        self._lost = 1.0 if outlook.is_last_turn else 1 / (1 + weights.lost * self._laps)
        self._soon = min(1.0, self._laps / weights.soon)
        self._rates: dict[Rank, float] = {}
        self._melds: dict[tuple[Rank, Size], float] = {}
        self._crowd = weights.crowd_foot
        if self._has_sealed:
            self._crowd = weights.crowd_hand + weights.race * max(0.0, outlook.race)
        self._wild_has_room = not outlook.is_last_turn and any(
            m.naturals
            and len(m.cards) < BOOK_SIZE - (not m.wilds)
            and wilds_fit(view.rules, m.naturals, m.wilds + 1)
            for m in view.team.melds
        )
        wilds = sum(map(is_wild, view.hand))
        self._pair = weights.pair + weights.pair_wild * wilds
        self._dirty_start = self._cost_of_dirty_start(view, wilds)
        self._points = _points_of(view.rules)

    def of_way(self, rank: Rank, way: Way, left: int) -> float:
        is_wild = rank is WILD_RANK
        value = sum([self.of_meld(rank, size) for size in way.melds])
        if is_wild:
            return value
        value += way.naturals * self._points[rank] - self.of_spoiling(way)
        value -= self.of_dirty_start(way)
        return value + self.of_held(rank, left, has_meld=has_open(way.melds))

    def of_meld(self, rank: Rank, size: Size) -> float:
        """What a meld adds beyond its cards' own points."""
        key = (rank, size)
        if key not in self._melds:
            is_wild = rank is WILD_RANK
            self._melds[key] = self._wild_meld(size) if is_wild else self._meld(rank, size)
        return self._melds[key]

    def of_spoiling(self, way: Way) -> float:
        """What a wild on six clean cards costs where another meld could take it."""
        if not self._wild_has_room or not way.wilds:
            return 0.0
        for share in way.shares:
            naturals, wilds = way.melds[share.target]
            before = naturals - share.naturals, wilds - share.wilds
            if share.target != NEW and share.wilds and before == (BOOK_SIZE - 1, 0):
                return SPOILT_SIX
        return 0.0

    def of_dirty_start(self, way: Way) -> float:
        """What melds of the rank that begin with wilds cost: less, the fewer turns are to come."""
        if not self._dirty_start or not way.wilds:
            return 0.0
        begun = sum(share.target == NEW for share in way.shares)
        melds = way.melds[len(way.melds) - begun :]
        dirty = sum(wilds > 0 and naturals + wilds < BOOK_SIZE for naturals, wilds in melds)
        return dirty * self._dirty_start * self._laps / self._w.laps

    def _cost_of_dirty_start(self, view: PlayerView, wilds: int) -> float:
        w = self._w
        cost = w.dirty_start + (0.0 if view.team.has_opened else w.dirty_open)
        cost *= max(0.0, 1 - w.spare_wild * max(0, wilds - 1))
        if w.dirty_short:
            cost += w.dirty_short * self._clean_books_short(view.team.melds)
        return cost

    def _clean_books_short(self, melds: tuple[Meld, ...]) -> float:
        """The clean books that going out still needs, less those that the melds promise."""
        missing = float(self._outlook.missing[0])
        for meld in melds:
            if meld.kind is MeldKind.CLEAN and not meld.is_book:
                missing -= self._chance(BOOK_SIZE - meld.naturals, self._rate(meld.rank))
        return max(0.0, missing)

    def of_laid(self, rank: Rank, way: Way) -> float:
        """The points of the naturals that a way lays."""
        return 0.0 if rank is WILD_RANK else way.naturals * self._points[rank]

    def of_held(self, rank: Rank, count: int, *, has_meld: bool) -> float:
        """Naturals of one rank that stay in the hand."""
        if not count:
            return 0.0
        w = self._w
        value = -count * (self._points[rank] * self._lost + self._crowd)
        if not has_meld:
            kept = (0.0, w.single, self._pair, w.triple)[min(count, 3)]
            value += kept * self._soon * self._share(rank)
        return value

    def of_wilds(self, cards: tuple[Card, ...]) -> float:
        """Wilds that stay in the hand, each further one a little less welcome."""
        value = 0.0
        for number, card in enumerate(cards):
            value += self._w.wild * self._soon * self._w.wild_more**number
            value -= self._points[card.rank] * self._lost + self._crowd
        return value

    def of_threes(self, cards: tuple[Card, ...]) -> float:
        """Threes in the hand: a black one is a safe discard some day, a red one has to go."""
        value, red = 0.0, 0
        for card in cards:
            value -= self._crowd
            if card.is_red_three:
                kept = max(self._lost, 0.5 + 0.25 * red)  # a turn is needed to throw each of them
                value -= self._rules.red_three[1] * min(1.0, kept)
                red += 1
            else:
                value += self._w.black_three * self._soon - self._rules.points(card) * self._lost
        return value

    def of_hand_left(self, count: int, *, after_discard: bool) -> float:
        """What it means to have so few cards left: the way into the foot."""
        if not self._has_sealed or count or self._outlook.is_last_turn:
            return 0.0
        return self._w.foot_next if after_discard else self._w.foot_now

    def _share(self, rank: Rank) -> float:
        """What is still to come of the rank against an untouched one, as far as counted."""
        return 1.0 + self._w.counting * (self._unseen.share(rank) - 1.0)

    def _rate(self, rank: Rank) -> float:
        if rank not in self._rates:
            share = round(self._share(rank) * 10) / 10
            self._rates[rank] = self._w.natural_rate * share
        return self._rates[rank]

    def _meld(self, rank: Rank, size: Size) -> float:
        naturals, wilds = size
        clean, dirty, _ = self._rules.bonus
        total = naturals + wilds
        if total >= BOOK_SIZE:
            return self._book(clean, 0) if not wilds else self._book(dirty, 1)
        rate = self._rate(rank)
        as_dirty = self._chance_dirty(rate, naturals, wilds) * self._book(dirty, 1)
        if wilds:
            return as_dirty
        as_clean = self._chance(BOOK_SIZE - total, rate)
        spoilt = max(0.0, self._chance_dirty(rate, naturals, 0) - as_clean)
        return as_clean * self._book(clean, 0) + self._w.spoilt * spoilt * self._book(dirty, 1)

    def _chance_dirty(self, rate: float, naturals: int, wilds: int) -> float:
        missing = BOOK_SIZE - naturals - wilds
        takes_more = wilds_fit(self._rules, BOOK_SIZE - wilds - 1, wilds + 1)
        return self._chance(missing, rate + (self._w.wild_rate if takes_more else 0.0))

    def _wild_meld(self, size: Size) -> float:
        bonus = self._rules.bonus[2] or 0
        value = self._book(bonus, 2)
        if size[1] >= BOOK_SIZE:
            return value
        return self._chance(BOOK_SIZE - size[1], 2 * self._w.wild_rate) * value

    def _chance(self, missing: int, rate: float) -> float:
        return self._w.trust * chance_of(missing, rate * self._laps)

    def _book(self, bonus: int, kind: int) -> float:
        if self._outlook.is_last_turn or not self._outlook.missing[kind]:
            return bonus
        is_last = sum(self._outlook.missing) == 1
        return bonus + (self._w.last_book if is_last else self._w.needed_book)


def has_open(melds: tuple[Size, ...]) -> bool:
    return any(sum(size) < BOOK_SIZE for size in melds)

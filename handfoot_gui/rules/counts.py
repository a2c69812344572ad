"""The round by numbers of cards: the same game as `turns.apply`, fast enough to look ahead with.

Suits and twins mean nothing here, events are not told, and acts are not checked: a `Table` is made
from a state and is given legal acts only (`counting` turns acts in cards into numbers). That it
comes out where `apply` does is a property that the tests look at over whole rounds. A going out is
taken as permitted.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import Self

from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, Suit
from handfoot_gui.rules.melds import wilds_fit
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import BOOK_SIZE, STALEMATE_LAPS, RuleSet
from handfoot_gui.rules.state import RoundState

BLACK, TWO, RED, JOKER = 1, 2, 3, 15
"""Codes of cards: black and red threes apart, else the rank's number."""
CODES = 16
NATURALS = range(4, 15)

Size = tuple[int, int]
"""A meld by numbers: naturals and wilds."""
Share = tuple[int, int, int, int, int]
"""One meld's share: rank, which of the rank's melds (-1: a new one), naturals, twos, jokers."""


def code_of(card: Card) -> int:
    return BLACK if card.is_black_three else int(card.rank)


@dataclass(frozen=True, slots=True)
class Figures:
    """A rule set's numbers by code; `fits[n][w]` is the wild limit of melds up to a book."""

    rules: RuleSet
    points: tuple[int, ...]
    cost: tuple[int, ...]
    fits: tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=64)
def figures_of(rules: RuleSet) -> Figures:
    cards = [Card(0, Rank(max(2, code)), Suit.HEARTS) for code in range(CODES)]
    cards[BLACK] = Card(0, Rank.THREE, Suit.SPADES)
    points = tuple(rules.points(card) for card in cards)
    cost = tuple(rules.red_three[1] if card.is_red_three else rules.points(card) for card in cards)
    size = BOOK_SIZE + 1
    fits = tuple(tuple(wilds_fit(rules, n, w) for w in range(size)) for n in range(size))
    return Figures(rules, points, cost, fits)


def counted(cards: tuple[Card, ...]) -> list[int]:
    """How many there are of each code."""
    counts = [0] * CODES
    for card in cards:
        counts[code_of(card)] += 1
    return counts


class Table:
    """A round in numbers, changed in place; `copy` before trying something."""

    figures: Figures
    teams: int
    round_number: int
    hands: list[list[int]]
    sizes: list[int]
    sealed: list[tuple[tuple[int, ...], ...]]
    played: list[bool]
    fresh: list[bool]
    melds: list[list[tuple[Size, ...]]]
    places: list[tuple[tuple[int, int], ...]]
    books: list[list[int]]
    laid: list[int]
    reds: list[int]
    opened: list[bool]
    stock: tuple[int, ...]
    at: int
    pile: list[int]
    seat: int
    to_draw: bool
    quiet: int
    is_over: bool
    out: int
    __slots__ = tuple(__annotations__)

    @classmethod
    def of(cls, state: RoundState) -> Self:
        """The state in numbers; an open question counts as answered by yes."""
        table = cls()
        table.figures = figures_of(state.rules)
        table.teams = len(state.teams)
        table.round_number = state.round_number
        table.hands = [counted(seat.hand) for seat in state.seats]
        table.sizes = [len(seat.hand) for seat in state.seats]
        table.sealed = [
            tuple(tuple(map(code_of, pile)) for pile in seat.sealed) for seat in state.seats
        ]
        table.played = [seat.foot_played for seat in state.seats]
        table.fresh = [seat.first_turn for seat in state.seats]
        table.stock = tuple(map(code_of, state.stock))
        table.at = 0
        table.pile = list(map(code_of, state.discard_pile))
        table.seat = state.turn_seat
        table.to_draw = state.phase is Phase.DRAW
        table.quiet = state.turns_without_meld
        table.is_over = state.result is not None
        by = state.result.by if state.result else None
        table.out = -1 if by is None else state.team_of(by)
        table._read_teams(state)
        return table

    def _read_teams(self, state: RoundState) -> None:
        points = self.figures.points
        self.melds, self.places, self.books, self.laid = [], [], [], []
        self.opened = [team.has_opened for team in state.teams]
        self.reds = [len(team.red_threes) for team in state.teams]
        for team in state.teams:
            melds: list[tuple[Size, ...]] = [()] * CODES
            places: list[tuple[int, int]] = []
            books, laid = [0, 0, 0], 0
            for meld in team.melds:
                rank = int(meld.rank)
                wilds = len(meld.cards) if meld.rank is WILD_RANK else meld.wilds
                places.append((rank, len(melds[rank])))
                size = len(meld.cards) - wilds, wilds
                melds[rank] = (*melds[rank], size)
                if sum(size) >= BOOK_SIZE:
                    books[_kind(size)] += 1
                laid += sum([points[code_of(card)] for card in meld.cards])
            self.melds.append(melds)
            self.places.append(tuple(places))
            self.books.append(books)
            self.laid.append(laid)

    def copy(self) -> Table:
        other = Table()
        other.figures, other.teams, other.round_number = (
            self.figures,
            self.teams,
            self.round_number,
        )
        other.hands = [hand[:] for hand in self.hands]
        other.sizes = self.sizes[:]
        other.sealed = self.sealed[:]
        other.played = self.played[:]
        other.fresh = self.fresh[:]
        other.melds = [melds[:] for melds in self.melds]
        other.places = self.places[:]
        other.books = [books[:] for books in self.books]
        other.laid = self.laid[:]
        other.reds = self.reds[:]
        other.opened = self.opened[:]
        other.stock, other.at = self.stock, self.at
        other.pile = self.pile[:]
        other.seat, other.to_draw, other.quiet = self.seat, self.to_draw, self.quiet
        other.is_over, other.out = self.is_over, self.out
        return other

    # --- what may be asked ------------------------------------------------------------------------

    @property
    def stock_left(self) -> int:
        return len(self.stock) - self.at

    def score(self, team: int) -> int:
        """What the round is worth to the team if it ends now."""
        rules, cost = self.figures.rules, self.figures.cost
        clean, dirty, wild = rules.bonus
        books = self.books[team]
        total = self.laid[team] + self.reds[team] * rules.red_three[0]
        total += books[0] * clean + books[1] * dirty + books[2] * (wild or 0)
        if self.out == team:
            total += rules.going_out_bonus
        for seat in range(team, len(self.hands), self.teams):
            if self.sizes[seat]:
                total -= sum(map(mul, self.hands[seat], cost))
            for pile in self.sealed[seat]:
                total -= sum(map(cost.__getitem__, pile))
        return total

    # --- the acts ---------------------------------------------------------------------------------

    def draw(self) -> None:
        hand, at = self.hands[self.seat], self.at
        drawn = self.stock[at : at + self.figures.rules.draw_count]
        for code in drawn:
            hand[code] += 1
        self.at = at + len(drawn)
        self.sizes[self.seat] += len(drawn)
        self.to_draw = False
        self._settle(self.seat)

    def take_pile(self, shares: list[Share], claiming: int = 0) -> None:
        """Take the pile; its top joins the share with the index `claiming`."""
        pile, most = self.pile, self.figures.rules.pile_take
        keep = 0 if most == "whole" else max(0, len(pile) - most)
        top, joined = pile[-1], pile[keep:-1]
        del pile[keep:]
        hand = self.hands[self.seat]
        hand[top] += 1  # it is laid at once, as if from the hand
        self.sizes[self.seat] += 1
        shares[claiming] = _with_top(shares[claiming], top)
        self._lay(shares)
        for code in joined:
            hand[code] += 1
        self.sizes[self.seat] += len(joined)
        self.to_draw = False
        self._settle(self.seat)

    def lay_down(self, shares: list[Share]) -> None:
        self._lay(shares)
        self._settle(self.seat)

    def discard(self, code: int) -> None:
        seat = self.seat
        self.hands[seat][code] -= 1
        self.sizes[seat] -= 1
        self.pile.append(code)
        self._end_turn(seat)

    def go_out(self, shares: list[Share], code: int) -> None:
        """Lay all that is held, but for the card to discard (0: none)."""
        seat = self.seat
        if shares:
            self._lay(shares)
        if code:
            self.hands[seat][code] -= 1
            self.sizes[seat] -= 1
            self.pile.append(code)
        self.played[seat] = True
        self.out = seat % self.teams
        self.is_over = True

    # --- what follows -----------------------------------------------------------------------------

    def _lay(self, shares: list[Share]) -> None:
        seat = self.seat
        team, hand, points = seat % self.teams, self.hands[seat], self.figures.points
        melds, books = self.melds[team], self.books[team]
        worth = 0
        for rank, which, naturals, twos, jokers in shares:
            used = naturals + twos + jokers
            same = melds[rank]
            if naturals:
                hand[rank] -= naturals
            hand[TWO] -= twos
            hand[JOKER] -= jokers
            self.sizes[seat] -= used
            worth += naturals * points[rank] + twos * points[TWO] + jokers * points[JOKER]
            if which < 0:
                self.places[team] = (*self.places[team], (rank, len(same)))
                size = naturals, twos + jokers
                melds[rank] = (*same, size)
            else:
                before = same[which]
                if sum(before) >= BOOK_SIZE:
                    books[_kind(before)] -= 1
                size = before[0] + naturals, before[1] + twos + jokers
                melds[rank] = (*same[:which], size, *same[which + 1 :])
            if sum(size) >= BOOK_SIZE:
                books[_kind(size)] += 1
        self.laid[team] += worth
        self.opened[team] = True
        self.quiet = -1

    def _settle(self, seat: int) -> None:
        """Red threes go down and sealed piles are picked up until the seat holds cards."""
        while True:
            if self.hands[seat][RED] and self.figures.rules.red_three_play == "lay":
                self._lay_red_threes(seat)
            if self.sizes[seat] or not self.sealed[seat]:
                return
            picked, *rest = self.sealed[seat]
            self.sealed[seat] = tuple(rest)
            for code in picked:
                self.hands[seat][code] += 1
            self.sizes[seat] = len(picked)

    def _lay_red_threes(self, seat: int) -> None:
        hand = self.hands[seat]
        while hand[RED]:
            hand[RED] -= 1
            self.sizes[seat] -= 1
            self.reds[seat % self.teams] += 1
            if self.at < len(self.stock):
                hand[self.stock[self.at]] += 1
                self.at += 1
                self.sizes[seat] += 1

    def _end_turn(self, seat: int) -> None:
        rules = self.figures.rules
        if not self.sealed[seat]:
            self.played[seat] = True
        self.quiet += 1
        if self.at >= len(self.stock):
            if rules.stock_out == "end" or len(self.pile) - 1 < rules.draw_count:
                self.is_over = True
                return
            self._reshuffle()
        if self.quiet >= STALEMATE_LAPS * len(self.hands):
            self.is_over = True
            return
        self.seat = following = (seat + 1) % len(self.hands)
        self.to_draw = True
        if self.fresh[following] or not self.sizes[following]:
            self.fresh[following] = False
            self._settle(following)

    def _reshuffle(self) -> None:
        """In some order: the true one follows from what no player knows."""
        beneath = self.pile[:-1]
        random.Random(len(beneath)).shuffle(beneath)
        self.stock, self.at = tuple(beneath), 0
        del self.pile[:-1]


def _kind(size: Size) -> int:
    """0 clean, 1 dirty, 2 wild."""
    naturals, wilds = size
    return 2 if not naturals else 1 if wilds else 0


def _with_top(share: Share, top: int) -> Share:
    rank, which, naturals, twos, jokers = share
    if top == TWO:
        return rank, which, naturals, twos + 1, jokers
    if top == JOKER:
        return rank, which, naturals, twos, jokers + 1
    return rank, which, naturals + 1, twos, jokers

"""A fair re-deal straight into numbers: what `worlds` deals in cards, many times as fast.

Made from a view and a source of chance, as every world. Who has read something from the play so far
may say how likely a seat is to hold so many of a code; without that all deals are equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from handfoot_gui.rules.counts import CODES, RED, Table, code_of
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.rules.worlds import Unseen

Likely = tuple[tuple[float, ...], ...]
"""By code and by the number held, the last one for more too: how likely against an even deal."""

PASSES = 3
"""How often each hidden card of a hand that was read is offered another one's place."""

MOST_HELD = 40


class Redeal:
    """All that a view leaves open, worked out once for any number of tables."""

    def __init__(self, view: PlayerView, likely: Mapping[Seat, Likely] | None = None) -> None:
        self._view = view
        self._unseen = unseen = Unseen(view)
        self._base = Table.of(unseen.world(random.Random(0)))
        self._codes = [code_of(card) for card in unseen.cards]
        self._no_red = view.rules.red_three_play != "keep"
        self._odds = {seat: _odds(each) for seat, each in (likely or {}).items()}
        self._hidden: list[tuple[Seat, list[int], int]] = []
        for seat, held in enumerate(unseen.held):
            if seat != view.seat:
                known = [0] * CODES
                for card in held:
                    known[code_of(card)] += 1
                self._hidden.append((seat, known, view.seats[seat].hand_count - len(held)))

    def table(self, rng: random.Random) -> Table:
        """What the round may be; the same for the same view and the same state of `rng`."""
        if not self._unseen.knows_pile:
            return Table.of(self._unseen.world(rng))
        table, chance = self._base.copy(), rng.random
        deck = self._codes[:]
        deck.sort(key=lambda _: chance())
        dealt: list[tuple[Seat, list[int]]] = []
        for seat, known, count in self._hidden:
            cards = self._hand(deck, seat, count, rng)
            table.hands[seat] = counts = known[:]
            for code in cards:
                counts[code] += 1
            dealt.append((seat, cards))
        for seat, cards in dealt:
            if seat in self._odds:
                _weigh(table.hands[seat], cards, deck, self._odds[seat], rng)
        for seat, s in enumerate(self._view.seats):
            if s.sealed:
                table.sealed[seat] = tuple(_cut(deck, count) for count in s.sealed)
        table.stock = tuple(deck)
        return table

    def _hand(self, deck: list[int], seat: Seat, count: int, rng: random.Random) -> list[int]:
        """Once the first turn has begun, no red three is held where those are laid at once."""
        cards = list(_cut(deck, count))
        if not self._no_red or self._view.seats[seat].first_turn:
            return cards
        for at, code in enumerate(cards):
            if code == RED:
                other = _tame(deck, rng)
                cards[at], deck[other] = deck[other], code
        return cards


def _cut(deck: list[int], count: int) -> tuple[int, ...]:
    left = max(0, len(deck) - count)
    cards = tuple(deck[left:])
    del deck[left:]
    return cards


def _tame(deck: list[int], rng: random.Random) -> int:
    """A place of the deck with another card than a red three."""
    tame = [at for at, code in enumerate(deck) if code != RED]
    return tame[int(rng.random() * len(tame))]


def _odds(likely: Likely) -> list[list[float]]:
    """By code and number held: how much more likely one more is than this many."""
    return [
        [factors[min(n + 1, last)] / factors[min(n, last)] for n in range(MOST_HELD)]
        for factors in likely
        for last in (len(factors) - 1,)
    ]


def _weigh(
    counts: list[int],
    cards: list[int],
    deck: list[int],
    odds: list[list[float]],
    rng: random.Random,
) -> None:
    """Metropolis: a hidden card changes places with one of the deck as far as that is likely."""
    chance, size = rng.random, len(deck)
    if not size:
        return
    for _ in range(PASSES):
        for at, old in enumerate(cards):
            other = int(chance() * size)
            new = deck[other]
            if new in (old, RED):
                continue
            ratio = odds[new][counts[new]] / odds[old][counts[old] - 1]
            if ratio >= 1 or chance() < ratio:
                counts[old] -= 1
                counts[new] += 1
                cards[at], deck[other] = new, old

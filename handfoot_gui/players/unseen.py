"""How many cards of each rank are still unseen, and the odds that follow from it.

Knows what the table remembers; no hidden card, and no judgement of a move.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from handfoot_gui.players.memory import Memory, seen_of_rank
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.views import PlayerView


@lru_cache(maxsize=16384)
def at_least(need: int, drawn: int, good: int, of: int) -> float:
    """The chance that `drawn` cards out of `of` hold `need` of the `good` ones: hypergeometric.

    >>> at_least(1, 2, 1, 4)
    0.5
    """
    if need <= 0:
        return 1.0
    if min(drawn, good) < need:
        return 0.0
    few = sum(comb(good, k) * comb(of - good, drawn - k) for k in range(need))
    return 1.0 - few / comb(of, drawn)


class Unseen:
    """The unseen cards of one view."""

    def __init__(self, view: PlayerView, memory: Memory) -> None:
        seen = seen_of_rank(view, memory)
        decks = view.rules.deck_count(len(view.seats))
        self._of_rank = 4 * decks
        self._seen = seen
        pack = decks * (52 + view.rules.jokers_per_deck)
        self.total = max(1, pack - seen.total())
        self._usual = self._of_rank / pack

    def of(self, rank: Rank) -> int:
        """Naturals of the rank that nobody has seen, buried ones that are forgotten among them."""
        return max(0, self._of_rank - self._seen[rank])

    def share(self, rank: Rank) -> float:
        """The rank's part of the unseen cards against its part of the whole pack."""
        return self.of(rank) / self.total / self._usual

    def odds(self, rank: Rank, unknown: int, need: int) -> float:
        """The chance that so many unknown cards hold `need` of the rank."""
        good, of = self.of(rank), self.total
        return at_least(need, min(unknown, of), min(good, of), of)

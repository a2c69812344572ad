"""What to throw away: the loss of the card against what it gives the next player.

Knows what the table remembers and the odds of the rest; no hidden card.
"""

from __future__ import annotations

import math

from handfoot_gui.players.memory import Memory, Sign
from handfoot_gui.players.outlook import Outlook
from handfoot_gui.players.unseen import Unseen
from handfoot_gui.players.weights import Weights
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView

FORGETTING = 4
"""Cards that a seat has to come by for a sign to be worth half as much."""


class Feeding:
    """For one decision: what the next player gains from finding a card on the pile."""

    def __init__(
        self,
        view: PlayerView,
        memory: Memory,
        outlook: Outlook,
        unseen: Unseen,
        weights: Weights,
    ) -> None:
        self._view = view
        self._memory = memory
        self._unseen = unseen
        self._w = weights
        self._next = (view.seat + 1) % len(view.seats)
        self._team = view.teams[view.team_of(self._next)]
        self._is_friend = view.team_of(self._next) == view.team_of(view.seat)
        self.known = memory.known(self._next)
        self._melding = {meld.rank for meld in self._team.melds if not meld.is_book}
        self._last = outlook.is_last_turn
        self._risks: dict[Rank, float] = {}

    def of(self, card: Card) -> float:
        """The expected loss by this discard; a blocked pile costs nothing."""
        if card.rank is Rank.THREE or self._is_friend:
            return 0.0
        if is_wild(card):
            return self._wild()
        if card.rank not in self._risks:
            self._risks[card.rank] = self._natural(card.rank)
        return self._risks[card.rank]

    def is_known_pair(self, rank: Rank) -> bool:
        """Whether the next player is a rival and known to hold this rank twice."""
        return not self._is_friend and self.known[rank] >= 2

    @property
    def pile_worth(self) -> float:
        """What taking the pile would bring the next player, this discard included."""
        size = self._view.discard_count + 1
        if size < self._view.rules.pile_minimum_size:
            return 0.0
        most = self._view.rules.pile_take
        share = size if most == "whole" else min(size, most)
        return self._w.pile_card * max(0.3, min(share, 16) - self._w.pile_free)

    def odds(self, rank: Rank) -> float:
        """The chance that the next player holds what takes a pile with this rank on top.

        A hand is what could not be laid down: ranks that its team is melding are rarer in it than
        chance would have it, all others more common.
        """
        need = 2 - self.known[rank]
        if self._view.rules.pile_match == "natural-and-wild" and not self._view.discard_frozen:
            need -= 1
        if need <= 0:
            return 1.0
        unknown = max(0, self._view.seats[self._next].hand_count - self.known.total())
        odds = self._unseen.odds(rank, unknown, need)
        odds *= self._w.met if rank in self._melding else self._w.unmet
        odds *= self._shyness(self._memory.thrown, rank, self._w.thrown)
        odds *= self._shyness(self._memory.left, rank, self._w.left)
        return min(0.95, odds)

    def _shyness(self, signs: dict[Sign, int], rank: Rank, factor: float) -> float:
        """What a sign means by now: the more cards have come since, the less."""
        since = signs.get((self._next, rank))
        if since is None or factor == 1:
            return 1.0
        fresh = (self._memory.gained[self._next] - since) / FORGETTING
        return math.pow(factor, 1 / (1 + fresh))

    def _wild(self) -> float:
        if self._view.rules.pile_on_wild != "twin-wilds":
            return 0.0
        return 0.3 * self.pile_worth

    def _natural(self, rank: Rank) -> float:
        if self._is_dead(rank):
            return 0.0
        risk, known = self.odds(rank), self.known[rank]
        if not self._team.has_opened:
            if not self._view.rules.pile_before_opening:
                return 0.0
            risk *= self._w.unopened * (1.1 if self._view.opening_minimum <= 90 else 0.78)
        loss = risk * self.pile_worth * (0.5 if self._last else 1.0)
        return loss + (self._w.known_pair if known >= 2 else 0.0)

    def _is_dead(self, rank: Rank) -> bool:
        """A rank that the rival can never meld again."""
        if self._view.rules.second_meld_of_rank != "never":
            return False
        if self._view.rules.add_to_books != "never":
            return False
        return any(meld.rank is rank and meld.is_book for meld in self._team.melds)

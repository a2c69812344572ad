"""What to throw away: the loss of the card against what it gives the next player.

Knows what the table remembers and the odds of the rest; no hidden card.
"""

from __future__ import annotations

import math

from handfoot_gui.players.memory import Memory, seen_of_rank
from handfoot_gui.players.outlook import Outlook
from handfoot_gui.players.weights import Weights
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView


class Feeding:
    """For one decision: what the next player gains from finding a card on the pile."""

    def __init__(
        self, view: PlayerView, memory: Memory, outlook: Outlook, weights: Weights
    ) -> None:
        self._view = view
        self._w = weights
        self._next = (view.seat + 1) % len(view.seats)
        self.known = memory.known(self._next)
        self._seen = seen_of_rank(view, memory)
        self._last = outlook.is_last_turn
        decks = view.rules.deck_count(len(view.seats))
        self._of_rank = 4 * decks
        self._hidden = max(1, decks * (52 + view.rules.jokers_per_deck) - self._seen.total())
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
        return self._w.pile_card * max(0.3, min(share, 16) - 3)

    @property
    def _is_friend(self) -> bool:
        return self._view.team_of(self._next) == self._view.team_of(self._view.seat)

    def _wild(self) -> float:
        if self._view.rules.pile_on_wild != "twin-wilds":
            return 0.0
        return 0.3 * self.pile_worth

    def _natural(self, rank: Rank) -> float:
        team = self._view.teams[self._view.team_of(self._next)]
        if self._is_dead(rank):
            return 0.0
        known = self.known[rank]
        risk = 1.0 if known >= 2 else self._odds(rank, 2 - known)
        if not team.has_opened:
            if not self._view.rules.pile_before_opening:
                return 0.0
            risk *= 0.5 if self._view.opening_minimum <= 90 else 0.35
        loss = risk * self.pile_worth * (0.5 if self._last else 1.0)
        return loss + (self._w.known_pair if known >= 2 else 0.0)

    def _is_dead(self, rank: Rank) -> bool:
        """A rank that the rival can never meld again."""
        if self._view.rules.second_meld_of_rank != "never":
            return False
        if self._view.rules.add_to_books != "never":
            return False
        melds = self._view.teams[self._view.team_of(self._next)].melds
        return any(meld.rank is rank and meld.is_book for meld in melds)

    def _odds(self, rank: Rank, need: int) -> float:
        """The chance that the next player holds `need` more of a rank that is not seen."""
        if self._view.rules.pile_match == "natural-and-wild" and not self._view.discard_frozen:
            need = max(1, need - 1)
        unknown = max(0, self._view.seats[self._next].hand_count - self.known.total())
        mean = unknown * max(0, self._of_rank - self._seen[rank]) / self._hidden
        none = math.exp(-mean)
        return 1 - none if need == 1 else 1 - none * (1 + mean)

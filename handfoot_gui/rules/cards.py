"""Cards and the pack. Knows ranks, suits and identity; not points, not which cards are wild."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum


class Suit(IntEnum):
    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def is_red(self) -> bool:
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """Ordered as the meld columns are; a joker is a rank of its own."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15


MELD_RANKS: tuple[Rank, ...] = tuple(r for r in Rank if Rank.FOUR <= r <= Rank.ACE)
"""The ranks a natural meld can have, in the order of the table's columns."""

WILD_RANK: Rank = Rank.JOKER
"""What a meld of wilds only has for a rank (written ``W`` in files)."""


@dataclass(frozen=True, slots=True)
class Card:
    """One piece of pasteboard. Five packs hold five nines of spades, told apart by the id."""

    id: int
    rank: Rank = field(compare=False)
    suit: Suit | None = field(compare=False)

    @property
    def is_red_three(self) -> bool:
        return self.rank is Rank.THREE and self.suit is not None and self.suit.is_red

    @property
    def is_black_three(self) -> bool:
        return self.rank is Rank.THREE and self.suit is not None and not self.suit.is_red


def make_pack(decks: int, jokers_per_deck: int) -> tuple[Card, ...]:
    """All cards of ``decks`` decks in a fixed order, ids from 0.

    >>> len(make_pack(5, 2))
    270
    """
    cards: list[Card] = []
    for _ in range(decks):
        for suit in Suit:
            for rank in Rank:
                if rank is not Rank.JOKER:
                    cards.append(Card(len(cards), rank, suit))
        for _ in range(jokers_per_deck):
            cards.append(Card(len(cards), Rank.JOKER, None))
    return tuple(cards)

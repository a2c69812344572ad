"""A hand sorted by what its cards are good for, and the team's melds sorted by rank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from handfoot_gui.players.ways import Size
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank
from handfoot_gui.rules.melds import Meld, is_wild


@dataclass(frozen=True, slots=True)
class Holding:
    """`wilds` has the jokers first: laid first, they cost least when the round ends."""

    naturals: Mapping[Rank, tuple[Card, ...]]
    wilds: tuple[Card, ...]
    threes: tuple[Card, ...]

    @property
    def count(self) -> int:
        return sum(map(len, self.naturals.values())) + len(self.wilds) + len(self.threes)


def sorted_hand(cards: Iterable[Card]) -> Holding:
    naturals: dict[Rank, list[Card]] = {}
    wilds: list[Card] = []
    threes: list[Card] = []
    for card in cards:
        if is_wild(card):
            wilds.append(card)
        elif card.rank is Rank.THREE:
            threes.append(card)
        else:
            naturals.setdefault(card.rank, []).append(card)
    wilds.sort(key=lambda card: card.rank is not Rank.JOKER)
    by_rank = {rank: tuple(naturals[rank]) for rank in MELD_RANKS if rank in naturals}
    return Holding(by_rank, tuple(wilds), tuple(threes))


@dataclass(frozen=True, slots=True)
class OwnMelds:
    """One rank's melds: their places among the team's melds, and their sizes."""

    places: tuple[int, ...] = ()
    sizes: tuple[Size, ...] = ()


NO_MELDS = OwnMelds()


def melds_by_rank(melds: tuple[Meld, ...]) -> dict[Rank, OwnMelds]:
    found: dict[Rank, list[int]] = {}
    for place, meld in enumerate(melds):
        found.setdefault(meld.rank, []).append(place)
    return {
        rank: OwnMelds(tuple(places), tuple(_size(melds[place]) for place in places))
        for rank, places in found.items()
    }


def _size(meld: Meld) -> Size:
    wilds = len(meld.cards) if meld.rank is WILD_RANK else meld.wilds
    return len(meld.cards) - wilds, wilds

"""Whether a pack could ever make the books that going out asks for. Knows counts, not cards.

The most favourable table is looked at: one team that may use every card of the pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.rules.cards import MELD_RANKS

BOOK = 7


@dataclass(frozen=True, slots=True)
class Supply:
    """Naturals of each rank, wilds in all, the most wilds of one book, and whether a rank may make
    several books.
    """

    naturals: int
    wilds: int
    most_wilds: int
    several: bool


def can_make(supply: Supply, clean: int, dirty: int, wild: int) -> bool:
    """
    >>> can_make(Supply(naturals=20, wilds=30, most_wilds=2, several=True), 2, 2, 0)
    True
    >>> can_make(Supply(naturals=4, wilds=6, most_wilds=2, several=True), 1, 0, 0)
    False
    """
    if wild > 1 and not supply.several:
        return False
    spent = _fewest_wilds(supply, clean, dirty)
    return spent is not None and spent + BOOK * wild <= supply.wilds


def _fewest_wilds(supply: Supply, clean: int, dirty: int) -> int | None:
    """How few wilds all ranks together need for so many books; None where they cannot."""
    found = {(0, 0): 0}
    ways = [way for way in _of_one_rank(supply) if way[0] <= clean and way[1] <= dirty]
    for _ in MELD_RANKS:
        better = dict(found)
        for (made_clean, made_dirty), spent in found.items():
            for more_clean, more_dirty, cost in ways:
                books = (min(clean, made_clean + more_clean), min(dirty, made_dirty + more_dirty))
                if spent + cost < better.get(books, supply.wilds + 1):
                    better[books] = spent + cost
        found = better
    return found.get((clean, dirty))


def _of_one_rank(supply: Supply) -> Iterator[tuple[int, int, int]]:
    """Clean and dirty books that one rank's naturals can make, and the wilds in them."""
    most = supply.naturals // (BOOK - supply.most_wilds) if supply.several else 1
    for clean in range(most + 1):
        for dirty in range(most + 1 - clean):
            wilds = max(dirty, BOOK * (clean + dirty) - supply.naturals)
            if wilds <= supply.most_wilds * dirty:
                yield clean, dirty, wilds

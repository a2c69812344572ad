"""What a valid meld is, and what it is worth. Knows cards and rule set; not whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.ruleset import BOOK_SIZE, RuleSet


class MeldKind(StrEnum):
    """Clean = no wilds, dirty = some, wild = only wilds; of books and of unfinished melds alike."""

    CLEAN = "clean"
    DIRTY = "dirty"
    WILD = "wild"


_JOKER, _TWO = Rank.JOKER, Rank.TWO


def is_wild(card: Card) -> bool:
    return card.rank is _TWO or card.rank is _JOKER


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards of one rank on the table, in the order in which they were laid."""

    rank: Rank
    cards: tuple[Card, ...]

    @property
    def wilds(self) -> int:
        return len([1 for c in self.cards if c.rank is _TWO or c.rank is _JOKER])

    @property
    def naturals(self) -> int:
        return len(self.cards) - self.wilds

    @property
    def is_book(self) -> bool:
        return len(self.cards) >= BOOK_SIZE

    @property
    def kind(self) -> MeldKind:
        if self.rank is WILD_RANK:
            return MeldKind.WILD
        return MeldKind.DIRTY if self.wilds else MeldKind.CLEAN


def wilds_fit(rules: RuleSet, naturals: int, wilds: int) -> bool:
    """The wild limit of a natural meld as it stands after the whole play (rulebook section 1)."""
    if not wilds:
        return True
    if not naturals or (rules.max_wilds is not None and wilds > rules.max_wilds):
        return False
    match rules.wild_limit:
        case "two-to-one":
            return naturals >= 2 * wilds
        case "more-naturals":
            return naturals > wilds
        case "four-naturals":
            return naturals >= 4 or wilds <= 1
        case "no-more-than-naturals":
            return naturals >= wilds


def most_wilds(rules: RuleSet, naturals: int) -> int:
    """How many wilds may lie with so many naturals in one meld of at most seven cards."""
    return max(w for w in range(BOOK_SIZE) if wilds_fit(rules, naturals, w))


def points_of(rules: RuleSet, cards: Iterable[Card]) -> int:
    return sum(map(rules.points, cards))


@dataclass(frozen=True, slots=True)
class Books:
    """How many books of each kind a team has, or needs."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0


def count_books(melds: Iterable[Meld]) -> Books:
    kinds = [m.kind for m in melds if m.is_book]
    return Books(
        kinds.count(MeldKind.CLEAN), kinds.count(MeldKind.DIRTY), kinds.count(MeldKind.WILD)
    )


def books_suffice(rules: RuleSet, books: Books) -> bool:
    """Whether these books allow going out; a spare clean one may stand for a dirty one (option)."""
    clean, dirty, wild = rules.books_to_go_out
    spare = max(0, books.clean - clean) if rules.extra_clean_counts_as_dirty else 0
    return books.clean >= clean and books.dirty + spare >= dirty and books.wild >= wild

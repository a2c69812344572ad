"""Every number and switch of a table's rules, as one value that can say why it cannot be played.

Knows what each option may be and what it means for the number of seats; not who plays it so
(`citations`), nor how it is written in a file (`notation`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.makeable import Supply, can_make

MIN_SEATS, MAX_SEATS = 2, 6
MELD_SIZE = 3
BOOK_SIZE = 7
STALEMATE_LAPS = 20
"""Laps of the table without a card melded that end a round (rulebook section 2, R)."""

Decks = int | Literal["players+1", "players+2"]
Teams = Literal["partners", "single"]
WildLimit = Literal["two-to-one", "more-naturals", "four-naturals", "no-more-than-naturals"]
Allowed = Literal["forbidden", "allowed"]
AddToBooks = Literal["never", "naturals", "any"]
SecondMeld = Literal["after-book", "never"]
PileTakeSize = int | Literal["whole"]
PileMatch = Literal["two-naturals", "natural-and-wild"]
PileOnWild = Literal["blocked", "twin-wilds", "frozen"]
RedThreePlay = Literal["lay", "keep"]
LastCard = Literal["either", "discard"]
PartnerInFoot = Literal["played", "no"]
FirstUpcard = Literal["bury-red-threes-and-wilds", "bury-threes-and-wilds", "none"]
StockOut = Literal["end", "reshuffle"]
Tie = Literal["shared", "extra-round"]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One table's rules; the defaults are the Game Night Standard. Fields are the keys of files."""

    decks: Decks = "players+1"
    jokers_per_deck: int = 2
    hand_size: int = 11
    foot_size: int = 11
    knee_size: int = 0
    teams: Teams = "partners"
    team_count: int = 2
    draw_count: int = 2
    opening_minimums: tuple[int, ...] = (50, 90, 120, 150)
    rounds: int = 4
    target_score: int | None = None
    wild_limit: WildLimit = "two-to-one"
    max_wilds: int | None = None
    wild_books: Allowed = "forbidden"
    books_to_go_out: tuple[int, int, int] = (2, 2, 0)
    extra_clean_counts_as_dirty: bool = False
    add_to_books: AddToBooks = "never"
    second_meld_of_rank: SecondMeld = "after-book"
    pile_take: PileTakeSize = 7
    pile_match: PileMatch = "two-naturals"
    pile_before_opening: bool = True
    pile_on_wild: PileOnWild = "blocked"
    pile_minimum_size: int = 1
    black_three_value: int = 5
    red_three_play: RedThreePlay = "lay"
    red_three: tuple[int, int] = (100, 100)
    bonus: tuple[int, int, int | None] = (500, 300, None)
    going_out_bonus: int = 100
    low_cards_up_to: int = 7
    last_card: LastCard = "either"
    permission: bool = True
    partner_in_foot: PartnerInFoot = "played"
    first_upcard: FirstUpcard = "bury-red-threes-and-wilds"
    stock_out: StockOut = "end"
    tie: Tie = "shared"

    def deck_count(self, seats: int) -> int:
        if isinstance(self.decks, int):
            return self.decks
        return seats + (1 if self.decks == "players+1" else 2)

    def teams_at(self, seats: int) -> int:
        """How many teams: two, three and five seats always play alone (rulebook section 2)."""
        if self.teams == "single" or seats in (2, 3, 5):
            return seats
        return self.team_count if seats == 6 else 2

    def seats_of_a_team(self, seats: int) -> int:
        return seats // self.teams_at(seats)

    def is_alone_at(self, seats: int) -> bool:
        """Whether everybody plays for themselves at a table of so many seats."""
        return self.teams_at(seats) == seats

    def opening_minimum(self, round_number: int) -> int:
        """Points needed in a round (1-based); the last figure repeats."""
        return self.opening_minimums[min(round_number, len(self.opening_minimums)) - 1]

    @property
    def sealed_sizes(self) -> tuple[int, ...]:
        """Sizes of a seat's sealed piles in the order of picking up; the last is the foot."""
        return (self.knee_size, self.foot_size) if self.knee_size else (self.foot_size,)

    def points(self, card: Card) -> int:
        """A card's value when laid down; of the threes only a black one has a (left-over) value."""
        rank = card.rank
        if rank is Rank.JOKER:
            return 50
        if rank in (Rank.TWO, Rank.ACE):
            return 20
        if rank is Rank.THREE:
            return self.black_three_value if card.is_black_three else 0
        return 5 if rank <= self.low_cards_up_to else 10

    def problems(self, seats: int) -> tuple[RuleProblem, ...]:
        """Why this rule set cannot be played by so many seats; empty when it can."""
        return tuple(_bounds(self)) or tuple(_contradictions(self, seats))


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """An option that is out of bounds or contradicts another; `id` keys the sentence in words."""

    option: str
    id: str
    value: object = None
    low: int | None = None
    high: int | None = None


BOUNDS: dict[str, tuple[int, int]] = {
    "decks": (1, 12),
    "jokers_per_deck": (0, 4),
    "hand_size": (5, 20),
    "foot_size": (5, 20),
    "knee_size": (0, 20),
    "team_count": (2, 3),
    "draw_count": (1, 5),
    "opening_minimums": (0, 1000),
    "rounds": (1, 20),
    "target_score": (500, 100_000),
    "max_wilds": (0, 7),
    "books_to_go_out": (0, 6),
    "pile_take": (1, 300),
    "pile_minimum_size": (1, 10),
    "red_three": (0, 1000),
    "bonus": (0, 5000),
    "going_out_bonus": (0, 1000),
    "low_cards_up_to": (7, 9),
}
BLACK_THREE_VALUES = (0, 5, 100, 300)
MINIMUMS = (1, 20)
"""How few and how many opening minimums there may be: one a round, the last repeats."""


def _bounds(rules: RuleSet) -> Iterator[RuleProblem]:
    for option, (low, high) in BOUNDS.items():
        value = getattr(rules, option)
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int) and not low <= number <= high:
                yield RuleProblem(option, "bounds", number, low, high)
    if rules.black_three_value not in BLACK_THREE_VALUES:
        yield RuleProblem("black_three_value", "black-three", rules.black_three_value)
    if not rules.opening_minimums:
        yield RuleProblem("opening_minimums", "no-minimums")
    if len(rules.opening_minimums) > MINIMUMS[1]:
        count = len(rules.opening_minimums)
        yield RuleProblem("opening_minimums", "minimums", count, *MINIMUMS)


def _contradictions(rules: RuleSet, seats: int) -> Iterator[RuleProblem]:
    if not MIN_SEATS <= seats <= MAX_SEATS:
        yield RuleProblem("teams", "seats", seats, MIN_SEATS, MAX_SEATS)
        return
    if rules.wild_books == "forbidden" and rules.books_to_go_out[2]:
        yield RuleProblem("books_to_go_out", "wild-books", rules.books_to_go_out[2])
    if rules.wild_books == "forbidden" and rules.pile_on_wild == "twin-wilds":
        yield RuleProblem("pile_on_wild", "twin-wilds")
    if rules.max_wilds == 0 and rules.books_to_go_out[1] and not rules.extra_clean_counts_as_dirty:
        yield RuleProblem("max_wilds", "no-dirty-books")
    elif rules.wild_books == "allowed" or not rules.books_to_go_out[2]:
        yield from _missing_books(rules, seats)
    yield from _out_of_reach(rules, seats)
    dealt = _dealt(rules, seats)
    pack = _pack(rules, seats)
    if dealt + 1 + rules.draw_count * seats > pack:
        yield RuleProblem("decks", "too-few-cards", pack, dealt + 1 + rules.draw_count * seats)


def _pack(rules: RuleSet, seats: int) -> int:
    return rules.deck_count(seats) * (52 + rules.jokers_per_deck)


def _dealt(rules: RuleSet, seats: int) -> int:
    return seats * (rules.hand_size + sum(rules.sealed_sizes))


MOST_WILDS: dict[WildLimit, int] = {
    "two-to-one": 2,
    "more-naturals": 3,
    "four-naturals": 3,
    "no-more-than-naturals": 3,
}
"""How many of a book's seven cards may be wild."""


WILD_SHARE: dict[WildLimit, tuple[int, int]] = {
    "two-to-one": (1, 3),
    "more-naturals": (3, 7),
    "four-naturals": (3, 7),
    "no-more-than-naturals": (1, 2),
}
"""Of so many melded cards so many may be wild at the most."""


def _out_of_reach(rules: RuleSet, seats: int) -> Iterator[RuleProblem]:
    """A minimum that no hand grows to before the stock or the laps without a meld end the round.

    Nobody takes the pile before somebody has opened, so every turn draws and discards. The most
    favourable hand is looked at: jokers as far as the wild limit and the pack go, aces beside them.
    """
    stock = _pack(rules, seats) - _dealt(rules, seats)
    turns = STALEMATE_LAPS
    if rules.stock_out == "end":
        turns = min(turns, -(-stock // (rules.draw_count * seats)))
    cards = rules.hand_size + 1 + max(1, turns) * (rules.draw_count - 1)
    some, of = (1, 1) if rules.wild_books == "allowed" else WILD_SHARE[rules.wild_limit]
    ace, joker = (rules.points(Card(0, rank, None)) for rank in (Rank.ACE, Rank.JOKER))
    jokers = min(cards * some // of, rules.deck_count(seats) * rules.jokers_per_deck)
    most = cards * ace + jokers * (joker - ace)
    highest = max(rules.opening_minimums[: rules.rounds], default=0)
    if highest > most:
        yield RuleProblem("opening_minimums", "out-of-reach", highest, high=most)


def _missing_books(rules: RuleSet, seats: int) -> Iterator[RuleProblem]:
    """Books that nobody could make with the whole pack: nobody could ever go out."""
    decks = rules.deck_count(seats)
    most = MOST_WILDS[rules.wild_limit]
    supply = Supply(
        naturals=4 * decks,
        wilds=decks * (4 + rules.jokers_per_deck),
        most_wilds=most if rules.max_wilds is None else min(most, rules.max_wilds),
        several=rules.second_meld_of_rank == "after-book",
    )
    clean, dirty, wild = rules.books_to_go_out
    spare = dirty if rules.extra_clean_counts_as_dirty else 0
    if not any(can_make(supply, clean + n, dirty - n, wild) for n in range(spare + 1)):
        yield RuleProblem("books_to_go_out", "books-from-pack", _pack(rules, seats))

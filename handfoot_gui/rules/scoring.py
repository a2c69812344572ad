"""What a round was worth, line by line (rulebook section 1, scoring)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import Books, Meld, count_books, points_of
from handfoot_gui.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class TeamScore:
    """The lines of one team's round; left-overs are negative or 0 and hold the red threes held."""

    cards: int
    clean_books: int
    dirty_books: int
    wild_books: int
    red_threes: int
    going_out: int
    left_in_hand: int
    left_in_feet: int
    books_made: Books
    red_threes_laid: int

    @property
    def books(self) -> int:
        return self.clean_books + self.dirty_books + self.wild_books

    @property
    def left_over(self) -> int:
        return self.left_in_hand + self.left_in_feet

    @property
    def total(self) -> int:
        return self.cards + self.books + self.red_threes + self.going_out + self.left_over


def left_over_points(rules: RuleSet, cards: Iterable[Card]) -> int:
    """What cards still held cost, as a negative number or 0; a red three costs its penalty only."""
    return -sum(rules.red_three[1] if c.is_red_three else rules.points(c) for c in cards)


def score_team(
    rules: RuleSet,
    melds: Iterable[Meld],
    red_threes: int,
    *,
    went_out: bool,
    hands: Iterable[Card],
    feet: Iterable[Card],
) -> TeamScore:
    laid = tuple(melds)
    made = count_books(laid)
    clean, dirty, wild = rules.bonus
    return TeamScore(
        cards=points_of(rules, (c for m in laid for c in m.cards)),
        clean_books=made.clean * clean,
        dirty_books=made.dirty * dirty,
        wild_books=made.wild * (wild or 0),
        red_threes=red_threes * rules.red_three[0],
        going_out=rules.going_out_bonus if went_out else 0,
        left_in_hand=left_over_points(rules, hands),
        left_in_feet=left_over_points(rules, feet),
        books_made=made,
        red_threes_laid=red_threes,
    )

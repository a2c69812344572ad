"""Why an act is refused: a value that carries the rule's id, the cards to blame and the numbers.

The ids and their order are those of the rulebook's section 3; sentences are made in `words`.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card, Rank

REFUSAL_IDS: tuple[str, ...] = (
    "round.over",
    "turn.seat",
    "turn.phase",
    "card.missing",
    "pile.empty",
    "pile.three",
    "pile.wild",
    "pile.size",
    "pile.match",
    "pile.opened-first",
    "meld.size",
    "meld.rank",
    "meld.three",
    "meld.wild-limit",
    "meld.all-wild",
    "meld.second",
    "meld.which",
    "book.closed",
    "opening.minimum",
    "foot.keep-two",
    "out.declare",
    "out.foot",
    "out.books",
    "out.partner",
    "out.permission",
    "out.discard",
)
"""In the order in which they are named where several apply."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """`have` of `need`: the numbers; `detail` tells cases of one rule apart (keys in `words`)."""

    rule: str
    cards: tuple[Card, ...] = ()
    have: int | None = None
    need: int | None = None
    rank: Rank | None = None
    detail: str = ""

    @property
    def order(self) -> int:
        """Its place among several that apply; a finished book is named where a size would be."""
        return REFUSAL_IDS.index("meld.size" if self.rule == "book.closed" else self.rule)


class IllegalAction(Exception):
    """Raised by `turns.apply` for an act that `legal.check` would have refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal

"""What the layout has to know beside the view: how the hand is arranged, what is staged, settings.

Values only, and the orders a hand can be sorted in. Knows no places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import NOTHING, Draft, DraftKind
from handfoot_gui.ui.table.look import Button

SortBy = Literal["rank", "points", "use", "own"]
Groups: TypeAlias = tuple[tuple[Card, ...], ...]
Measure: TypeAlias = Callable[[str, float, bool], float]
"""The width of words in pixels: text, size, whether bold."""

WILDS_FIRST = {Rank.JOKER: 16, Rank.TWO: 15}


@dataclass(frozen=True, slots=True)
class TableSettings:
    """`card_size` .85 to 1.25, `text_size` 1 to 2; `straight`: groups are not turned; `spread`: the
    step inside a group that is wished for, in card widths."""

    card_size: float = 1.0
    text_size: float = 1.0
    straight: bool = False
    large_index: bool = False
    spread: float = 0.34


@dataclass(frozen=True, slots=True)
class Buttons:
    top: tuple[Button, ...] = ()
    status: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """`groups`: the whole hand in the order in which it is shown (what is staged is left out here).

    `two_rows`: it stands in two rows already. `shown_team`: with more than two teams, whose melds
    lie above; by itself that of whoever moves.
    """

    groups: Groups = ()
    draft: Draft = NOTHING
    selected: frozenset[int] = frozenset()
    new: frozenset[int] = frozenset()
    two_rows: bool = False
    shown_team: int | None = None
    log_open: bool = False
    buttons: Buttons = field(default_factory=Buttons)


def sort_key(card: Card) -> tuple[int, int, int]:
    suit = -1 if card.suit is None else int(card.suit)
    return (-WILDS_FIRST.get(card.rank, int(card.rank)), suit, card.id)


def grouped(hand: Iterable[Card], rules: RuleSet, by: SortBy = "rank") -> Groups:
    """The hand by ranks: wilds and high ones first, or the dearest, or the most numerous.

    The own order is `own_order.arranged`.
    """
    ranks: dict[Rank, list[Card]] = {}
    for card in sorted(hand, key=sort_key):
        ranks.setdefault(card.rank, []).append(card)
    groups = [tuple(cards) for cards in ranks.values()]
    if by == "points":
        groups.sort(key=lambda group: -max(map(rules.points, group)))
    if by == "use":
        groups.sort(key=lambda group: -len(group))
    return tuple(groups)


def staged_parts(view: PlayerView, draft: Draft) -> tuple[Part, ...]:
    """The draft's parts as they would lie; the pile's top, where it is taken, in its part."""
    top = view.discard_top
    if draft.kind is not DraftKind.TAKE or top is None:
        return draft.parts
    parts = list(draft.parts)
    for index, part in enumerate(parts):
        if part.rank == top.rank:
            parts[index] = Part(part.rank, (top, *part.cards), part.meld)
            return tuple(parts)
    return (*parts, Part(top.rank, (top,), "new"))

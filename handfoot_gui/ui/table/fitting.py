"""Which part of a lay-down a place stands for, and whether more naturals could make it good.

Asks `rules.laying` with the team's melds and imagined naturals, so that a limit is written down in
one place only. Knows zones by name; no pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, Suit
from handfoot_gui.rules.laying import lay_parts
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import Draft
from handfoot_gui.ui.table.placement import ZoneId


def part_for(view: PlayerView, draft: Draft, cards: Sequence[Card], zone: ZoneId) -> Part | None:
    """The part that these cards make at that place; None where it is no place of one's own team."""
    laid, team = tuple(cards), view.team_of(view.seat)
    match zone:
        case ("meld", owner, int(meld)) if owner == team and meld < len(view.team.melds):
            rank = view.team.melds[meld].rank
            return Part(rank, laid, "new" if _starts_anew(view, laid, meld) else meld)
        case ("rank", owner, int(rank)) if owner == team:
            return Part(Rank(rank), laid, _new(view, Rank(rank)))
        case ("staged", int(part)) if part < len(draft.parts):
            lying = draft.parts[part]
            return Part(lying.rank, laid, lying.meld)
        case _:
            return None


def _starts_anew(view: PlayerView, cards: Sequence[Card], meld: int) -> bool:
    """On a finished book that takes nothing, naturals of its rank begin the next meld; a wild does
    not: who laid it there meant the book."""
    book, rules = view.team.melds[meld], view.rules
    if not book.is_book or rules.add_to_books != "never" or rules.second_meld_of_rank == "never":
        return False
    is_begun = any(m.rank is book.rank and not m.is_book for m in view.team.melds)
    return not is_begun and any(card.rank is book.rank for card in cards)


def _new(view: PlayerView, rank: Rank) -> Literal["new"] | None:
    """A whole column means a new meld; where it is empty nothing has to be said."""
    return "new" if any(m.rank is rank for m in view.team.melds) else None


def misfit(view: PlayerView, part: Part) -> Refusal | None:
    """Why these cards can never lie there, however many naturals follow; None when they can."""
    first: Refusal | None = None
    for missing in range(BOOK_SIZE):
        cards = (*part.cards, *_imagined(part.rank, missing))
        laid = lay_parts(view.rules, view.team.melds, (Part(part.rank, cards, part.meld),))
        if laid.refusal is None:
            return None
        if first is None or first.rule == "meld.size":
            first = laid.refusal
    return first


def _imagined(rank: Rank, count: int) -> tuple[Card, ...]:
    """Cards that do not exist: naturals of the rank, for wild melds jokers."""
    suit = None if rank is WILD_RANK else Suit.SPADES
    return tuple(Card(-1 - i, rank, suit) for i in range(count))

"""What a look closer shows: the cards of a thing, large, and a line or two about it.

Pure: a view and a target in, values out. Shows nothing that does not lie open to that seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import is_wild, points_of
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import Draft
from handfoot_gui.ui.table.placement import PILE, STOCK, ZoneId
from handfoot_gui.words import captions, closer
from handfoot_gui.words.cards import meld_caption


@dataclass(frozen=True, slots=True)
class Closer:
    """`cards` left to right; `backs` where they lie face down."""

    title: str
    lines: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    backs: int = 0


def closer_at(view: PlayerView, draft: Draft, target: ZoneId | None) -> Closer | None:
    """None for what has nothing more to show."""
    if target is None:
        return None
    if target == PILE and view.discard_top is not None:
        return Closer(captions.pile_caption(view), closer.pile_lines(view), (view.discard_top,))
    if target == STOCK and view.stock_count:
        return Closer(captions.stock_caption(view), (), (), min(3, view.stock_count))
    match target:
        case ("card", int(number)):
            return _card(view, number)
        case ("group", int(rank), *_):
            cards = tuple(c for c in view.hand if int(c.rank) == rank and c not in draft.cards)
            return Closer(closer.group_title(cards, view.rules), (), cards) if cards else None
        case ("meld", int(team), int(index)) if index < len(view.teams[team].melds):
            meld = view.teams[team].melds[index]
            lines = closer.meld_lines(meld, view.rules)
            naturals = tuple(c for c in meld.cards if not is_wild(c))
            wilds = tuple(c for c in meld.cards if is_wild(c))
            return Closer(meld_caption(meld), lines, (*naturals, *wilds))
        case ("staged", int(part)) if part < len(draft.parts):
            cards = draft.parts[part].cards
            worth = points_of(view.rules, cards)
            return Closer(closer.staged_title(cards, worth), (), cards)
        case _:
            return None


def _card(view: PlayerView, number: int) -> Closer | None:
    card = next((c for c in view.hand if c.id == number), None)
    if card is None:
        return None
    return Closer(closer.card_title(card, view.rules), closer.card_lines(card, view), (card,))

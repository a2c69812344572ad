"""Why a discard looks costly, so that the person is asked. Knows what lies open, nothing hidden."""

from __future__ import annotations

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.dialogs import Costly


def why_costly(view: PlayerView, card: Card) -> Costly | None:
    """The first reason that holds; a three blocks the pile and costs nothing.

    "feeds": an opponent's unfinished meld of that rank makes the pile worth taking for them.
    """
    if is_wild(card):
        return "wild"
    if card.rank is Rank.THREE:
        return None
    ours = view.team_of(view.seat)
    for team, state in enumerate(view.teams):
        if team != ours and any(m.rank is card.rank and not m.is_book for m in state.melds):
            return "feeds"
    if sum(c.rank is card.rank for c in view.hand) == 2:
        return "pair"
    return None

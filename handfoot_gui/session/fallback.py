"""A legal act for a computer player that chose an illegal one, so that the table never stops."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, Part
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView


def safe_action(view: PlayerView) -> Action:
    """The first legal one of a short list: draw, say no, throw the cheapest card, then the rest."""
    return next(action for action in _safe_list(view) if check(view, action) is None)


def _safe_list(view: PlayerView) -> Iterator[Action]:
    yield Draw()
    yield Answer(yes=False)
    cheapest_first = sorted(view.hand, key=lambda c: (is_wild(c), view.rules.points(c), c.rank))
    yield from map(Discard, cheapest_first)
    yield GoOut()
    for card in cheapest_first:
        yield GoOut((), card)
    for card in view.hand:
        for index, meld in enumerate(view.team.melds):
            part = Part(meld.rank, (card,), index)
            yield LayDown((part,))
            yield GoOut((part,))
            for last in view.hand:
                yield GoOut((part,), last)

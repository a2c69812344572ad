"""What the table says to somebody who asks for a hint, and again for the next best.

Knows the view and the hints about it; no places. The hand's cards that the hint names are chosen.
"""

from __future__ import annotations

from handfoot_gui.players.hints import hints
from handfoot_gui.players.weights import load_weights
from handfoot_gui.rules.actions import Action, Discard, GoOut, LayDown, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.hints import hint_text, no_hint

WEIGHTS = "expert"
"""Whose judgement is told."""


class Hinting:
    """Counts how often somebody has asked about the same position."""

    def __init__(self) -> None:
        self._view: PlayerView | None = None
        self._asked = 0
        self._said: Action | None = None

    def ask(self, view: PlayerView) -> tuple[str, tuple[Card, ...]]:
        """What to say, and the cards it is about; after the last alternative the first again."""
        self._asked = self._asked + 1 if view == self._view else 0
        self._view, self._said = view, None
        found = hints(view, load_weights(WEIGHTS))
        if not found:
            return no_hint(), ()
        hint = found[self._asked % len(found)]
        self._said = hint.action
        reasons = tuple((reason.name, reason.points, reason.rank) for reason in hint.reasons)
        place = (self._asked % len(found) + 1, len(found))
        return hint_text(view, hint.action, hint.then, reasons, place=place).spoken, _of(
            hint.action
        )

    def said(self, view: PlayerView, chosen: tuple[Card, ...]) -> LayDown | None:
        """The lay-down it named, while its cards alone are chosen: it told where each wild goes."""
        said = self._said
        if not isinstance(said, LayDown) or view != self._view or set(_of(said)) != set(chosen):
            return None
        return said


def _of(action: Action) -> tuple[Card, ...]:
    match action:
        case Discard(card):
            return (card,)
        case LayDown(lay) | TakePile(lay) | GoOut(lay):
            return tuple(card for part in lay for card in part.cards)
        case _:
            return ()

"""What the person has staged and not yet committed: melds, a pile to take, a way out.

A draft is cards by identity and the act it would become. Knows shapes, not legality: whether it may
be committed is asked of `rules.legal` by `intents`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from handfoot_gui.rules.actions import Action, GoOut, Lay, LayDown, Part, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.views import PlayerView


class DraftKind(StrEnum):
    """The act that the draft becomes when it is confirmed."""

    LAY = "lay"
    TAKE = "take"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Draft:
    """Parts in the order in which they were staged; `discard` closes a going-out."""

    kind: DraftKind = DraftKind.LAY
    parts: Lay = ()
    discard: Card | None = None

    @property
    def is_empty(self) -> bool:
        return not self.parts and self.discard is None and self.kind is not DraftKind.TAKE

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that has left the hand for the draft."""
        laid = tuple(card for part in self.parts for card in part.cards)
        return laid if self.discard is None else (*laid, self.discard)

    def action(self) -> Action:
        match self.kind:
            case DraftKind.LAY:
                return LayDown(self.parts)
            case DraftKind.TAKE:
                return TakePile(self.parts)
            case DraftKind.OUT:
                return GoOut(self.parts, self.discard)


NOTHING = Draft()


def staged(draft: Draft, part: Part) -> Draft:
    """The draft with one part more; cards for the same place join the part that lies there."""
    for index, lying in enumerate(draft.parts):
        if lying.rank == part.rank and (part.meld is None or lying.meld == part.meld):
            joined = replace(lying, cards=(*lying.cards, *part.cards))
            return replace(draft, parts=(*draft.parts[:index], joined, *draft.parts[index + 1 :]))
    return replace(draft, parts=(*draft.parts, part))


def taken_back(draft: Draft, cards: Iterable[Card]) -> Draft:
    """The draft without these cards; with none left there is no draft."""
    gone = set(cards)
    kept = (replace(p, cards=tuple(c for c in p.cards if c not in gone)) for p in draft.parts)
    parts = tuple(p for p in kept if p.cards)
    discard = None if draft.discard in gone else draft.discard
    if not parts and discard is None:
        return NOTHING
    kind = DraftKind.LAY if draft.kind is DraftKind.OUT else draft.kind
    return replace(draft, kind=kind, parts=parts, discard=discard)


def still_held(draft: Draft, hand: Collection[Card]) -> Draft:
    """The draft without cards that are no longer in the hand (after an undo, say)."""
    held = set(hand)
    return taken_back(draft, [c for c in draft.cards if c not in held])


def hand_left(view: PlayerView, draft: Draft) -> tuple[Card, ...]:
    """The hand without what is staged, in the hand's own order."""
    gone = set(draft.cards)
    return tuple(card for card in view.hand if card not in gone)


def draft_points(view: PlayerView, draft: Draft) -> int:
    """The running total of the meter: card values staged, and the pile's top when it is taken."""
    points = points_of(view.rules, (card for part in draft.parts for card in part.cards))
    if draft.kind is DraftKind.TAKE and view.discard_top is not None:
        points += view.rules.points(view.discard_top)
    return points


def is_card_once(draft: Draft) -> bool:
    """Whether no card is staged twice: what a storm of clicks must never break."""
    return all(count == 1 for count in Counter(draft.cards).values())

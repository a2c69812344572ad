"""What lights up and what a place says while cards are in the air, worked out once a grab.

Asks `intents` for every place on the table, so that light and drop cannot disagree. Knows places
and intents; makes no sentence and no decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from handfoot_gui.rules.actions import Discard, GoOut
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import Meld, is_wild
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import Draft, DraftKind, taken_back
from handfoot_gui.ui.table.fitting import part_for
from handfoot_gui.ui.table.intents import Act, Ask, Intent, Stage, drop, is_accepted, take_pile
from handfoot_gui.ui.table.look import Lit
from handfoot_gui.ui.table.placement import FELT, HAND, PILE, Zone, ZoneId


@dataclass(frozen=True, slots=True)
class Offer:
    """What dropping at a place would do. `before` and `after`: the meld there, if it is one."""

    zone: ZoneId
    intent: Intent
    rank: Rank | None = None
    before: Meld | None = None
    after: Meld | None = None

    @property
    def discards(self) -> Card | None:
        match self.intent:
            case Act(Discard(card)) | Ask(_, Discard(card)) | Ask(_, GoOut(_, card)):
                return card
            case _:
                return None


def offers(
    view: PlayerView, draft: Draft, cards: Sequence[Card], zones: Iterable[Zone]
) -> dict[ZoneId, Offer]:
    """The places that accept these cards; a drag of the pile's top is `offers_for_pile`."""
    found: dict[ZoneId, Offer] = {}
    for zone in zones:
        if not _is_place(zone.id):
            continue
        intent = drop(view, draft, cards, zone.id)
        if is_accepted(intent):
            found[zone.id] = _offer(view, draft, cards, zone.id, intent)
    return found


def offers_for_pile(
    view: PlayerView, draft: Draft, chosen: Sequence[Card], zones: Iterable[Zone]
) -> dict[ZoneId, Offer]:
    """Where the pile's top may be dragged: the places of its rank and the free felt."""
    intent = take_pile(view, draft, chosen)
    if not isinstance(intent, Stage) or view.discard_top is None:
        return {}
    rank = intent.draft.parts[0].rank
    found: dict[ZoneId, Offer] = {}
    for zone in zones:
        part = part_for(view, draft, (view.discard_top,), zone.id)
        if zone.id == FELT or (part is not None and part.rank is rank):
            found[zone.id] = Offer(zone.id, intent, rank)
    return found


def lit(found: Iterable[Offer]) -> tuple[Lit, ...]:
    """The rail of each accepting place already says the result; felt and hand have no light."""
    return tuple(
        Lit(offer.zone)
        if offer.after is None
        else Lit(offer.zone, len(offer.after.cards), offer.after.wilds)
        for offer in found
        if offer.zone not in (FELT, HAND)
    )


def _is_place(zone: ZoneId) -> bool:
    return zone in (FELT, HAND, PILE) or zone[0] in ("meld", "rank", "staged")


def _offer(
    view: PlayerView, draft: Draft, cards: Sequence[Card], zone: ZoneId, intent: Intent
) -> Offer:
    part = part_for(view, draft, cards, zone)
    if part is None:
        return Offer(zone, intent)
    lying = _lying(view, taken_back(draft, cards), part.rank, part.meld)
    before = Meld(part.rank, lying) if lying else None
    return Offer(zone, intent, part.rank, before, Meld(part.rank, (*lying, *part.cards)))


def _lying(view: PlayerView, draft: Draft, rank: Rank, meld: object) -> tuple[Card, ...]:
    """What lies at the place already, staged cards and a staged pile's top included."""
    laid = view.team.melds[meld].cards if isinstance(meld, int) else ()
    waiting = tuple(
        card
        for part in draft.parts
        if part.rank == rank and part.meld == meld
        for card in part.cards
    )
    if not waiting or draft.kind is not DraftKind.TAKE or view.discard_top is None:
        return (*laid, *waiting)
    top = view.discard_top
    joins = top.rank is rank or is_wild(top)
    return (*laid, *waiting, top) if joins else (*laid, *waiting)

"""Whether an act is allowed: one question about a `PlayerView`, answered with a reason.

The order of the reasons is the rulebook's section 3. Knows no hidden card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Part,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.laying import Laid, lay_parts
from handfoot_gui.rules.melds import Books, Meld, books_suffice, count_books, is_wild, points_of
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import MELD_SIZE
from handfoot_gui.rules.views import PlayerView

KEEP = 2
"""Foot cards to keep before the discard where the seat may not go out (rulebook section 1, P)."""


def check(view: PlayerView, action: Action) -> Refusal | None:
    """None when `view.seat` may do this now, else the first reason why not."""
    if view.result is not None:
        return Refusal("round.over")
    if view.seat != view.to_act:
        return Refusal("turn.seat")
    if isinstance(action, Resign):
        return None
    if view.phase not in PHASES[type(action)]:
        return Refusal("turn.phase", detail=_phase_detail(view, action))
    match action:
        case Draw() | Answer():
            return None
        case TakePile(lay):
            return _check_take(view, lay)
        case LayDown(lay):
            return _check_lay_down(view, lay)
        case Discard(card):
            return _check_discard(view, card)
        case GoOut(lay, card):
            return _check_go_out(view, lay, card)
        case _:
            assert_never(action)


def _phase_detail(view: PlayerView, action: Action) -> str:
    if view.phase == "answer":
        return "question-open"
    if isinstance(action, Answer):
        return "no-question"
    return "draw-first" if view.phase == "draw" else "already-drawn"


PHASES: dict[type[Action], tuple[str, ...]] = {
    Draw: ("draw",),
    TakePile: ("draw",),
    LayDown: ("play",),
    Discard: ("play",),
    GoOut: ("play",),
    Answer: ("answer",),
}
"""In which phases an act of each kind can be made at all."""

KINDS: dict[type[Action], str] = {
    Draw: "draw",
    TakePile: "take_pile",
    LayDown: "meld",
    Discard: "discard",
    GoOut: "go_out",
    Answer: "answer",
}
"""The kinds of act by the words that files use."""


@dataclass(frozen=True, slots=True)
class OpeningProgress:
    """What a lay-down is worth towards the opening minimum, in points."""

    points: int
    minimum: int

    @property
    def is_met(self) -> bool:
        return self.points >= self.minimum


def opening_progress(view: PlayerView, lay: Lay, *, with_top: bool = False) -> OpeningProgress:
    """How far these melds reach; `with_top` counts the pile's top as taking the pile would."""
    cards = [c for part in lay for c in part.cards]
    if with_top and view.discard_top is not None:
        cards.append(view.discard_top)
    return OpeningProgress(points_of(view.rules, cards), view.opening_minimum)


def missing_cards(view: PlayerView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that are not in the hand, or are named more than once."""
    left = set(view.hand)
    missing: list[Card] = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def pile_refusal(view: PlayerView) -> Refusal | None:
    """Why the pile cannot be taken whatever is held; None where its own state allows it."""
    top = view.discard_top
    if top is None:
        return Refusal("pile.empty")
    if top.rank is Rank.THREE:
        return Refusal("pile.three", (top,))
    if is_wild(top) and view.rules.pile_on_wild != "twin-wilds":
        return Refusal("pile.wild", (top,))
    least = view.rules.pile_minimum_size
    if view.discard_count < least:
        return Refusal("pile.size", have=view.discard_count, need=least)
    return None


def pile_rank(view: PlayerView) -> Rank | None:
    """The rank of the meld that the pile's top would go to; wild for twin wilds."""
    top = view.discard_top
    if top is None:
        return None
    return WILD_RANK if is_wild(top) else top.rank


def needs_two_naturals(view: PlayerView) -> bool:
    return view.rules.pile_match == "two-naturals" or view.discard_frozen


def matching_part(view: PlayerView, lay: Lay) -> int | None:
    """Which part holds the cards from the hand that claim the pile's top, if one does."""
    for index, part in enumerate(lay):
        if part.rank is pile_rank(view) and _claims(view, part):
            return index
    return None


def _claims(view: PlayerView, part: Part) -> bool:
    top = view.discard_top
    matches = sum(c.rank is top.rank for c in part.cards) if top else 0
    if part.rank is WILD_RANK or needs_two_naturals(view):
        return matches >= 2
    return matches >= 1 and len(part.cards) >= 2


def _match_refusal(view: PlayerView) -> Refusal:
    """What the hand would need to claim the top; `detail` tells the cases apart."""
    top, detail = view.discard_top, str(view.rules.pile_match)
    if pile_rank(view) is WILD_RANK:
        detail = "twin-wilds"
    elif view.discard_frozen and detail == "natural-and-wild":
        detail = "frozen"
    return Refusal("pile.match", (top,) if top else (), rank=pile_rank(view), detail=detail)


def pile_share(view: PlayerView) -> int:
    """How many cards taking the pile takes, the top included."""
    most = view.rules.pile_take
    return view.discard_count if most == "whole" else min(most, view.discard_count)


def _check_take(view: PlayerView, lay: Lay) -> Refusal | None:
    used = _cards_of(lay)
    top = view.discard_top
    if missing := missing_cards(view, used):
        return Refusal("card.missing", missing)
    if refusal := pile_refusal(view):
        return refusal
    part = matching_part(view, lay)
    if part is None:
        return _match_refusal(view)
    if not view.rules.pile_before_opening and not view.team.has_opened:
        return Refusal("pile.opened-first")
    laid = lay_parts(view.rules, view.team.melds, lay, top=top, top_part=part)
    if refusal := laid.refusal or _opening_refusal(view, lay, with_top=True):
        return refusal
    left = len(view.hand) - len(used) + pile_share(view) - 1
    return _keep_two_refusal(view, left, laid.melds, may_declare=False)


def _check_lay_down(view: PlayerView, lay: Lay) -> Refusal | None:
    used = _cards_of(lay)
    if missing := missing_cards(view, used):
        return Refusal("card.missing", missing)
    laid = lay_parts(view.rules, view.team.melds, lay)
    if refusal := _shape_refusal(laid, lay) or _opening_refusal(view, lay):
        return refusal
    return _keep_two_refusal(view, len(view.hand) - len(used), laid.melds, may_declare=True)


def _check_discard(view: PlayerView, card: Card) -> Refusal | None:
    if card not in view.hand:
        return Refusal("card.missing", (card,))
    if len(view.hand) > 1 or not view.me.in_foot:
        return None
    if going_out_refusal(view, view.team.melds) is None:
        return Refusal("out.declare", (card,))
    return Refusal("foot.keep-two", (card,), have=0, need=1, detail="discard")


def _check_go_out(view: PlayerView, lay: Lay, card: Card | None) -> Refusal | None:
    used = _cards_of(lay) + ((card,) if card else ())
    if missing := missing_cards(view, used):
        return Refusal("card.missing", missing)
    laid = lay_parts(view.rules, view.team.melds, lay)
    if lay and (refusal := _shape_refusal(laid, lay) or _opening_refusal(view, lay)):
        return refusal
    if not view.me.in_foot:
        return Refusal("out.foot", detail="sealed")
    if len(used) < len(view.hand):
        held = tuple(c for c in view.hand if c not in used)
        return Refusal("out.foot", held, have=len(held), need=0, detail="cards-left")
    if refusal := going_out_refusal(view, laid.melds):
        return refusal
    if view.rules.last_card == "discard" and card is None:
        return Refusal("out.discard")
    return None


def going_out_refusal(view: PlayerView, melds: tuple[Meld, ...]) -> Refusal | None:
    """Which condition for going out fails with these melds; the play itself is not looked at."""
    made = count_books(melds)
    if not books_suffice(view.rules, made):
        return _books_refusal(view, made)
    return partners_refusal(view)


def _books_refusal(view: PlayerView, made: Books) -> Refusal:
    """The kind of book that fails first, with how many there are after the play."""
    clean, dirty, wild = view.rules.books_to_go_out
    if made.clean < clean:
        return Refusal("out.books", have=made.clean, need=clean, detail="clean")
    if made.wild < wild:
        return Refusal("out.books", have=made.wild, need=wild, detail="wild")
    return Refusal("out.books", have=made.dirty, need=dirty, detail="dirty")


def partners_refusal(view: PlayerView) -> Refusal | None:
    """Which condition for going out fails that no play of this seat can change."""
    if view.partners and view.rules.partner_in_foot == "played":
        for seat in view.partners:
            partner = view.seats[seat]
            if not (partner.in_foot and partner.foot_played):
                detail = "not-played" if partner.in_foot else "sealed"
                return Refusal("out.partner", have=seat, detail=detail)
    if view.permission_refused and asks_permission(view):
        return Refusal("out.permission")
    return None


def asks_permission(view: PlayerView) -> bool:
    """Whether somebody has to say yes before this seat goes out."""
    return view.rules.permission and bool(view.partners)


def _cards_of(lay: Lay) -> tuple[Card, ...]:
    return tuple(c for part in lay for c in part.cards)


def _shape_refusal(laid: Laid, lay: Lay) -> Refusal | None:
    if not _cards_of(lay):
        return Refusal("meld.size", have=0, need=MELD_SIZE, detail="nothing")
    return laid.refusal


def _opening_refusal(view: PlayerView, lay: Lay, *, with_top: bool = False) -> Refusal | None:
    if view.team.has_opened:
        return None
    progress = opening_progress(view, lay, with_top=with_top)
    if progress.is_met:
        return None
    return Refusal("opening.minimum", _cards_of(lay), progress.points, progress.minimum)


def _keep_two_refusal(
    view: PlayerView, left: int, melds: tuple[Meld, ...], *, may_declare: bool
) -> Refusal | None:
    """In the foot two cards stay before the discard, save for one who has the right to go out."""
    if not view.me.in_foot or left >= KEEP:
        return None
    has_right = going_out_refusal(view, melds) is None
    if left == 1 and has_right and not asks_permission(view):
        return None
    if left == 0 and has_right and may_declare and view.rules.last_card == "either":
        return Refusal("out.declare", view.hand)
    return Refusal("foot.keep-two", have=left, need=KEEP)

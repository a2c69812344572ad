"""What the person means: a click, a drop or a key becomes a draft, an act, a question or a refusal.

Click, drag and keys end here alike. What may be done is asked of `rules.legal.check` and of
nothing else; what lights up while dragging and what happens on the drop are this same answer. Knows
no pixels, no pointer and no sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from handfoot_gui.rules.actions import Action, Discard, Draw, GoOut, Lay, LayDown, Part, TakePile
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.legal import check, needs_two_naturals, pile_rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import MELD_SIZE
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import (
    NOTHING,
    Draft,
    DraftKind,
    hand_left,
    staged,
    taken_back,
)
from handfoot_gui.ui.table.fitting import misfit, part_for
from handfoot_gui.ui.table.placement import FELT, HAND, PILE, ZoneId

UnclearId = Literal["wild-place", "one-card", "nothing-chosen", "nowhere", "no-places"]
AskId = Literal["go-out", "staged-discard"]

STAGES = ("opening.minimum", "foot.keep-two", "out.declare")
"""Refusals for which a drop is staged and not refused; too few cards is the other one."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The draft changes; `why` it is not laid down yet."""

    draft: Draft
    why: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """To be submitted; `draft` is what stays staged when it is accepted."""

    action: Action
    draft: Draft = NOTHING


@dataclass(frozen=True, slots=True)
class Ask:
    """The person is asked before the act: it costs something that undo does not give back."""

    question: AskId
    action: Action


@dataclass(frozen=True, slots=True)
class Refused:
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Unclear:
    """No rule forbids it; it could mean several things, or nothing. Never guessed."""

    why: UnclearId
    cards: tuple[Card, ...] = ()


Intent: TypeAlias = Stage | Act | Ask | Refused | Unclear


def is_accepted(intent: Intent) -> bool:
    return isinstance(intent, Stage | Act | Ask)


# --- the stock and the pile ----------------------------------------------------------------------


def draw(view: PlayerView) -> Intent:
    """What is staged for the pile goes back to the hand."""
    return _asked(view, Draw(), NOTHING)


def take_pile(view: PlayerView, draft: Draft, chosen: Sequence[Card] = ()) -> Intent:
    """The needed pair is proposed, of the chosen cards first; the others join their ranks."""
    if draft.kind is DraftKind.TAKE:
        return Stage(draft)
    refusal = check(view, TakePile(()))
    if refusal is not None and refusal.rule != "pile.match":
        return Refused(refusal)
    claim = _claim(view, draft, chosen)
    if claim is None:
        return Refused(refusal or Refusal("pile.match"))
    taking = Draft(DraftKind.TAKE, (claim, *draft.parts))
    others = [c for c in chosen if c not in taking.cards]
    for part in _by_rank(view, others):
        taking = staged(taking, part)
    return _staged_take(view, taking)


def _claim(view: PlayerView, draft: Draft, chosen: Sequence[Card]) -> Part | None:
    """What claims the pile's top: two of its rank, or one and a wild where that is played."""
    top, rank = view.discard_top, pile_rank(view)
    if top is None or rank is None:
        return None
    free = hand_left(view, draft)
    first = [c for c in chosen if c in free]
    order = [*first, *(c for c in free if c not in first)]
    same = [c for c in order if c.rank is top.rank]
    wished = [c for c in same if c in first]
    if len(same) >= 2:
        return Part(rank, tuple(wished if len(wished) >= 2 else same[:2]))
    wilds = sorted((c for c in order if is_wild(c)), key=lambda c: (c not in first, c.rank))
    if same and wilds and rank is not WILD_RANK and not needs_two_naturals(view):
        return Part(rank, (same[0], wilds[0]))
    return None


def _staged_take(view: PlayerView, draft: Draft) -> Intent:
    refusal = check(view, draft.action())
    if refusal is None or _only_stages(refusal):
        return Stage(draft, refusal)
    return Refused(refusal)


# --- laying down ---------------------------------------------------------------------------------


def drop(view: PlayerView, draft: Draft, cards: Sequence[Card], zone: ZoneId) -> Intent:
    """Cards of the hand or of the draft let go over a place."""
    before = taken_back(draft, cards)
    if zone == HAND:
        return Stage(before) if before != draft else Unclear("nowhere")
    if zone == PILE:
        return drop_on_pile(view, before, cards)
    part = part_for(view, draft, cards, zone)
    if part is not None:
        return _lay(view, before, (part,))
    if zone == FELT:
        return lay_chosen(view, before, cards)
    return Unclear("nowhere")


def lay_chosen(view: PlayerView, draft: Draft, cards: Sequence[Card]) -> Intent:
    """On the free felt, or by key: each rank to its own meld. Wilds alone never choose a place."""
    if not cards:
        return Unclear("nothing-chosen")
    wilds = tuple(c for c in cards if is_wild(c))
    parts = _by_rank(view, cards)
    if wilds and len(parts) != 1:
        return Unclear("wild-place", wilds)
    if wilds:
        parts = (replace(parts[0], cards=(*parts[0].cards, *wilds)),)
    return _lay(view, draft, parts)


def _by_rank(view: PlayerView, cards: Sequence[Card]) -> tuple[Part, ...]:
    """The naturals as one part a rank, on the unfinished meld of the rank where there is one."""
    ranks: dict[Rank, list[Card]] = {}
    for card in cards:
        if not is_wild(card):
            ranks.setdefault(card.rank, []).append(card)
    return tuple(Part(rank, tuple(group), _open_meld(view, rank)) for rank, group in ranks.items())


def _open_meld(view: PlayerView, rank: Rank) -> int | None:
    return next(
        (i for i, m in enumerate(view.team.melds) if m.rank is rank and not m.is_book), None
    )


def _lay(view: PlayerView, draft: Draft, parts: Sequence[Part]) -> Intent:
    """Laid at once where that is allowed, else staged, else refused."""
    grown = draft
    for part in parts:
        grown = staged(grown, part)
    new = {card for part in parts for card in part.cards}
    touched = tuple(p for p in grown.parts if not new.isdisjoint(p.cards))
    if draft.kind is DraftKind.TAKE:
        return _misfits(view, grown, touched) or _staged_take(view, grown)
    whole = check(view, LayDown(grown.parts))
    if whole is None:
        return Act(LayDown(grown.parts))
    if view.team.has_opened and check(view, LayDown(touched)) is None:
        rest = taken_back(grown, (c for p in touched for c in p.cards))
        return Act(LayDown(touched), rest)
    if not _only_stages(whole):
        return Refused(whole)
    if refused := _misfits(view, grown, touched):
        return refused
    out = can_close(view, grown)
    return Stage(replace(grown, kind=DraftKind.OUT if out else DraftKind.LAY), whole)


def _misfits(view: PlayerView, draft: Draft, touched: Lay) -> Refused | None:
    """A part that no further natural would make good, where it is still too small to be judged."""
    for part in touched:
        if draft.kind is DraftKind.TAKE and part.rank is pile_rank(view):
            continue
        if refusal := misfit(view, part):
            return Refused(refusal)
    return None


def _only_stages(refusal: Refusal) -> bool:
    if refusal.rule in ("meld.size", "book.closed"):  # few cards for a meld beside a finished book
        return refusal.need == MELD_SIZE and (refusal.have or 0) < MELD_SIZE
    return refusal.rule in STAGES


# --- discarding and going out --------------------------------------------------------------------


def drop_on_pile(view: PlayerView, draft: Draft, cards: Sequence[Card]) -> Intent:
    """Before drawing, cards of the top's rank take the pile; afterwards one card is the discard."""
    top = view.discard_top
    if view.phase == "draw" and top is not None and any(c.rank is top.rank for c in cards):
        return take_pile(view, draft, cards)
    return discard(view, draft, cards)


def discard(view: PlayerView, draft: Draft, cards: Sequence[Card]) -> Intent:
    if not cards:
        return Unclear("nothing-chosen")
    if len(cards) != 1:
        return Unclear("one-card", tuple(cards))
    card = cards[0]
    if draft.parts and check(view, GoOut(draft.parts, card)) is None:
        return Ask("go-out", GoOut(draft.parts, card))
    refusal = check(view, Discard(card))
    if refusal is None and draft.parts:
        return Ask("staged-discard", Discard(card))
    if refusal is not None and refusal.rule == "out.declare":
        return Ask("go-out", GoOut((), card))
    return Act(Discard(card)) if refusal is None else Refused(refusal)


def closing(view: PlayerView, draft: Draft) -> GoOut | None:
    """The one act that would empty the foot: what is staged, and the card that is left."""
    left = hand_left(view, draft)
    if not view.me.in_foot or len(left) > 1:
        return None
    return GoOut(draft.parts, left[0] if left else None)


def can_close(view: PlayerView, draft: Draft) -> bool:
    act = closing(view, draft)
    return act is not None and check(view, act) is None


# --- confirming ----------------------------------------------------------------------------------


def confirm(view: PlayerView, draft: Draft, chosen: Sequence[Card] = ()) -> Intent:
    """Enter or the button: chosen cards are laid first, else what is staged is committed."""
    if chosen:
        return lay_chosen(view, draft, chosen)
    if draft.is_empty:
        return Unclear("nothing-chosen")
    act = closing(view, draft)
    if act is not None and check(view, act) is None:
        return Ask("go-out", act)
    return _asked(view, draft.action(), NOTHING)


def _asked(view: PlayerView, action: Action, rest: Draft) -> Intent:
    refusal = check(view, action)
    return Act(action, rest) if refusal is None else Refused(refusal)

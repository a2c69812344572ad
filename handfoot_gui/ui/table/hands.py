"""The person's two hands: what is selected, staged and carried, and what a pointer's doings mean.

Keeps the selection inside the hand whatever happens. Knows gestures, places and intents; not the
session, not words, not time beyond the clock's readings it is given.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.carry import Carry, Source, carried_to, picked_up, refreshed
from handfoot_gui.ui.table.draft import NOTHING, Draft, DraftKind, still_held, taken_back
from handfoot_gui.ui.table.framing import Frame, begins_frame, drawn_to, kept_to
from handfoot_gui.ui.table.gesture import Cancel, DragTo, DropOn, Gestures, Grab, Tap
from handfoot_gui.ui.table.hit import home_of, target_at
from handfoot_gui.ui.table.intents import (
    Intent,
    Stage,
    Unclear,
    confirm,
    discard,
    draw,
    drop,
    take_pile,
)
from handfoot_gui.ui.table.own_order import Order, put
from handfoot_gui.ui.table.placement import DRAG, FELT, PILE, STOCK, Placement, ZoneId, card_zone

NOWHERE: ZoneId = ("nowhere",)


@dataclass(frozen=True, slots=True)
class Meant:
    """An intent, and the thing it was about, for whatever has to be said there."""

    intent: Intent
    of: ZoneId
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Pushed:
    """A button or another thing that is no place for cards was used; `again` as in `Tap`."""

    zone: ZoneId
    again: int = 0


@dataclass(frozen=True, slots=True)
class PutInHand:
    """Cards of the hand were dragged to another place in it: before that one, or to the end."""

    cards: tuple[Card, ...]
    before: int | None


Doing = Meant | Pushed | PutInHand | None


class Hands:
    def __init__(self, *, double_click_discards: bool = False) -> None:
        self.gestures: Gestures[ZoneId] = Gestures()
        self.double_click_discards = double_click_discards
        self.draft: Draft = NOTHING
        self.selected: tuple[Card, ...] = ()
        self.order: Order = ()
        self.carry: Carry | None = None
        self.frame: Frame | None = None
        self.pointer: Point | None = None

    @property
    def is_busy(self) -> bool:
        """Cards are in the air, or a frame is being drawn."""
        return self.carry is not None or self.frame is not None

    # -- what is held

    def keep_to(self, hand: Collection[Card]) -> None:
        """Nothing is selected or staged that is not in the hand (any more)."""
        held = set(hand)
        self.draft = still_held(self.draft, held)
        free = held.difference(self.draft.cards)
        self.selected = tuple(card for card in self.selected if card in free)
        if self.frame is not None:
            self.frame = kept_to(self.frame, free)

    def stage(self, draft: Draft) -> None:
        self.draft = draft
        staged = set(draft.cards)
        self.selected = tuple(c for c in self.selected if c not in staged)

    def toggle(self, card: Card) -> None:
        if card in self.selected:
            self.selected = tuple(c for c in self.selected if c != card)
        else:
            self.selected = (*self.selected, card)

    def toggle_group(self, cards: Sequence[Card]) -> None:
        """All of them, or none where all were selected."""
        if all(card in self.selected for card in cards):
            self.selected = tuple(c for c in self.selected if c not in cards)
        else:
            self.selected += tuple(c for c in cards if c not in self.selected)

    # -- the pointer

    def press(self, view: PlayerView, placement: Placement, at: Point) -> None:
        self.pointer = at
        self.gestures.unit = placement.measures.u
        target = target_at(placement, at) or NOWHERE
        grabs = self._source(view, target) is not None or begins_frame(target)
        home = home_of(placement, target) if target != NOWHERE else Rect(0, 0, 0, 0)
        self.gestures.press(target, home, at, grabs=grabs)

    def move(self, view: PlayerView, placement: Placement, at: Point) -> None:
        self.pointer = at
        match self.gestures.move(at):
            case Grab(target, start) if begins_frame(target):
                self.frame = drawn_to(Frame(start, at, self.selected), placement, at)
            case Grab(target, _):
                self._pick_up(view, placement, target, at)
            case DragTo(point) if self.carry is not None:
                self.carry = carried_to(self.carry, placement, point)
            case DragTo(point) if self.frame is not None:
                self.frame = drawn_to(self.frame, placement, point)
            case _:
                pass

    def release(self, view: PlayerView, placement: Placement, at: Point, now: float) -> Doing:
        self.pointer = at
        carry = self.carry
        frame, self.frame = self.frame, None
        match self.gestures.release(at, round(now)):
            case DropOn() | Cancel() if frame is not None:
                self.selected = frame.selected
                return None
            case DropOn(point) if carry is not None:
                self.carry = None
                return self._drop(view, carried_to(carry, placement, point), placement)
            case Cancel() if carry is not None and _is_elsewhere(carry, placement):
                self.carry = None
                return self._drop(view, carry, placement)
            case Tap(target, again):
                self.carry = None
                return self.tap(view, placement, target, again)
            case _:
                self.carry = None
                return None

    def cancel(self) -> bool:
        """Whether something was in the air."""
        broken = self.gestures.cancel()
        had = self.carry is not None or self.frame is not None
        self.carry = self.frame = None
        return had or isinstance(broken, Cancel)

    def table_changed(self, view: PlayerView, placement: Placement) -> None:
        """Cards in the air stay there where they still can."""
        self.keep_to(view.hand)
        if self.carry is None:
            return
        carried = self.carry.cards
        if self.carry.source == "pile":
            is_there = carried == (view.discard_top,)
        else:
            is_there = set(view.hand).issuperset(carried)
        if is_there:
            self.carry = refreshed(self.carry, view, self.draft, placement)
        else:
            self.cancel()

    # -- what it means

    def _source(self, view: PlayerView, target: ZoneId) -> Source | None:
        if target[0] == "card":
            card = _card(view, target)
            if card is None:
                return None
            return "staged" if card in self.draft.cards else "hand"
        if target == PILE and view.discard_top is not None and view.phase == "draw":
            return "pile"
        return None

    def _pick_up(self, view: PlayerView, placement: Placement, target: ZoneId, at: Point) -> None:
        source = self._source(view, target)
        if source is None:
            return
        cards: tuple[Card, ...] = self.selected
        if source != "pile":
            card = _card(view, target)
            if card is None:
                return
            if source == "staged" or card not in self.selected:
                cards = (card,)
            else:
                cards = (card, *(c for c in self.selected if c != card))
        self.carry = picked_up(view, self.draft, cards, source, placement, at)

    def _drop(self, view: PlayerView, carry: Carry, placement: Placement) -> Doing:
        if carry.source == "pile":
            if carry.target not in carry.found:
                intent = take_pile(view, self.draft, self.selected)
                under = target_at(placement, carry.at)
                own = under is not None and under[0] in ("rank", "meld", "staged")
                return None if isinstance(intent, Stage) and not own else Meant(intent, PILE)
            return Meant(take_pile(view, self.draft, self.selected), PILE)
        if carry.gap is not None:
            return PutInHand(carry.cards, carry.gap.before)
        if carry.target is None:
            return Meant(Unclear("nowhere"), DRAG, carry.cards)
        intent = drop(view, self.draft, carry.cards, carry.target)
        return Meant(intent, carry.target, carry.cards)

    def tap(self, view: PlayerView, placement: Placement, target: ZoneId, again: int = 0) -> Doing:
        """A click on a thing, or a key that uses it."""
        kind = target[0]
        if kind == "card":
            return self._tap_card(view, target, again)
        if kind not in ("group", "rank", "meld", "staged", "felt") and target not in (STOCK, PILE):
            return Pushed(target, again)
        if again:
            return None
        if kind == "group":
            group = next(g for g in placement.groups if g.zone == target)
            self.toggle_group([c for c in view.hand if c.id in group.cards])
            return None
        if target == STOCK:
            return Meant(draw(view), STOCK)
        if target == PILE:
            return Meant(take_pile(view, self.draft, self.selected), PILE)
        return self._tap_place(view, target)

    def _tap_place(self, view: PlayerView, target: ZoneId) -> Doing:
        """With cards selected a click on a place lays them there; on bare felt it unselects."""
        if target == FELT:
            self.selected = ()
            return None
        if not self.selected:
            return Pushed(target)
        return Meant(drop(view, self.draft, self.selected, target), target, self.selected)

    def _tap_card(self, view: PlayerView, target: ZoneId, again: int) -> Doing:
        card = _card(view, target)
        if card is None:
            if again == 0 and self.draft.kind is DraftKind.TAKE:
                return Meant(Stage(taken_back(self.draft, self.draft.cards)), PILE)
            return None
        if again:
            return self._double_click(view, card) if again == 1 else None
        if card in self.draft.cards:
            return Meant(Stage(taken_back(self.draft, (card,))), card_zone(card.id))
        self.toggle(card)
        return None

    def _double_click(self, view: PlayerView, card: Card) -> Doing:
        """Where the setting allows it, the second click discards that very card."""
        if not self.double_click_discards or card in self.draft.cards:
            return None
        return Meant(discard(view, self.draft, (card,)), card_zone(card.id), (card,))

    # -- keys and buttons

    def wished(self, name: str, view: PlayerView, cards: tuple[Card, ...]) -> Meant | None:
        """A key or a button that means an act with these: "draw", "pile", "lay" or "discard"."""
        match name:
            case "draw":
                return Meant(draw(view), STOCK)
            case "pile":
                return Meant(take_pile(view, self.draft, cards), PILE)
            case "lay":
                return Meant(confirm(view, self.draft, cards), DRAG, cards)
            case "discard":
                return Meant(discard(view, self.draft, cards), DRAG, cards)
            case _:
                return None


def _is_elsewhere(carry: Carry, placement: Placement) -> bool:
    """Whether cards that came home would stand in another order there."""
    if carry.gap is None:
        return False
    held = [slot.card.id for slot in placement.hand if slot.card is not None]
    return put(held, {card.id for card in carry.cards}, carry.gap.before) != tuple(held)


def _card(view: PlayerView, target: ZoneId) -> Card | None:
    return next((c for c in view.hand if c.id == target[1]), None)

"""What moves after a step: two placements compared, in the order of the step's events.

Pure: a plan of flights with times. Knows events and places; no clock and no pixels' colour. Where
the table is to be quick ("at once") or still (reduced motion), the plan is empty: a cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    FootPickedUp,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    StockReshuffled,
)
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.flights import Flight, Light, Motion
from handfoot_gui.ui.table.layout_trays import STRIP
from handfoot_gui.ui.table.look import EffectKind
from handfoot_gui.ui.table.placement import FOOT as FOOT_ZONE
from handfoot_gui.ui.table.placement import (
    RATIO,
    MeldPlace,
    Placement,
    Slot,
    SlotKey,
    ZoneId,
    meld_zone,
)

__all__ = ["Motion", "Pace", "plan"]

Speed = Literal["slow", "normal", "fast", "at once"]
FACTORS: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "at once": 0.0}

DEAL, DEAL_APART = 90.0, 30.0
DRAW, DRAW_APART = 240.0, 70.0
LAY, LAY_APART = 220.0, 40.0
DISCARD, ARC = 240.0, 24.0
PILE_TAKEN, PILE_APART = 420.0, 18.0
FOOT, FOOT_APART, SEAL = 380.0, 14.0, 150.0
SQUARE, BAND, RING, STARS = 260.0, 160.0, 500.0, 900.0
SETTLE = 180.0


@dataclass(frozen=True, slots=True)
class Pace:
    speed: Speed = "normal"
    reduced: bool = False

    @property
    def factor(self) -> float:
        return 0.0 if self.reduced else FACTORS[self.speed]


def plan(
    before: Placement, after: Placement, events: Sequence[Event], pace: Pace, start: float
) -> Motion:
    """Nothing moves where the window changed in between, or nothing is to move."""
    if pace.factor <= 0 or before.window != after.window:
        return Motion()
    draft = _Plan(before, after, pace.factor, start)
    beats = []
    for event in events:
        beats.append(draft.clock)
        draft.follow(event)
    draft.settle(start)
    still = (draft.covered, draft.sealed, draft.opens)
    return Motion(tuple(draft.flights), tuple(draft.lights), tuple(beats), *still)


@dataclass
class _Plan:
    """`clock` is when the next event may begin."""

    before: Placement
    after: Placement
    factor: float
    clock: float
    flights: list[Flight] = field(default_factory=list)
    lights: list[Light] = field(default_factory=list)
    covered: Slot | None = None
    sealed: tuple[Slot, ...] = ()
    opens: float = 0.0

    def follow(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._deal(event)
            case CardsDrawn():
                self._drawn(event)
            case RedThreeLaid():
                self._red_three(event)
            case PileTaken():
                self._pile_taken(event)
            case CardsLaid():
                self._laid(event)
            case BookCompleted():
                self._book(event)
            case FootPickedUp():
                self._foot(event)
            case CardDiscarded():
                self._discarded(event)
            case StockReshuffled():
                self._fly(None, self._pile(), self._stock(), PILE_TAKEN, turned=(1, 0))
                self.clock += PILE_TAKEN * self.factor
            case _:
                pass

    # -- places

    def _stock(self) -> Slot:
        rect = self.after.middle.stock
        return Slot(("stock", 0), None, rect.centre, rect.w, look="back")

    def _pile(self) -> Slot:
        rect = self.after.middle.pile
        return Slot(("pile", 0), None, rect.centre, rect.w, look="pile")

    def _home(self, seat: int, placement: Placement) -> Slot:
        """Where a seat's cards come from and go to, when they have no slot of their own."""
        place = placement.seat(seat)
        if place is None:
            area = placement.hand_area
            return Slot(("hand", 0), None, area.centre, placement.measures.cw)
        if place.backs:
            return place.backs[len(place.backs) // 2]
        width = max(10.0, place.rect.h * 0.42)
        return Slot(("seat", seat, 0), None, place.rect.centre, width, look="back")

    def _is_me(self, seat: int) -> bool:
        return self.after.seat(seat) is None

    def _origin(self, card: Card, seat: int) -> tuple[Slot, float]:
        """Where the card lay before the step, and how far face up it was."""
        slot = self.before.slot(card.id)
        return (slot, 1.0) if slot is not None else (self._home(seat, self.before), 0.0)

    # -- one event each

    def _deal(self, event: RoundBegan) -> None:
        """Round the table, one card at a time; the feet and the first upcard at the end."""
        stock, hands = self._stock(), [list(self.after.hand)]
        hands += [list(place.backs) for place in self.after.seats]
        for turn in range(max(map(len, hands))):
            for hand in hands:
                if turn < len(hand):
                    mine = hand is hands[0]
                    self._fly(hand[turn].key, stock, hand[turn], DEAL, turned=(0, float(mine)))
                    self.clock += DEAL_APART * self.factor
        packets = [slot for packet in self.after.own.sealed for slot in packet]
        packets += [slot for place in self.after.seats for slot in place.sealed]
        for slot in packets:
            self._fly(slot.key, stock, slot, DRAW, turned=(0, 0))
        top = None if event.upcard is None else self.after.slot(event.upcard.id)
        if top is not None:
            self._fly(top.key, stock, top, DRAW, turned=(0, 1))
        self.clock += DRAW * self.factor

    def _drawn(self, event: CardsDrawn) -> None:
        stock = self._stock()
        if event.cards:
            ends = [self.after.slot(card.id) for card in event.cards]
            for slot in ends:
                if slot is not None:
                    self._fly(slot.key, stock, slot, DRAW, turned=(0, 1))
                    self.clock += DRAW_APART * self.factor
        else:
            self._to_seat(event.seat, event.count, stock, DRAW, DRAW_APART)
        self.clock += (DRAW - DRAW_APART) * self.factor

    def _to_seat(self, seat: int, count: int, begin: Slot, duration: float, apart: float) -> None:
        """Face down cards for somebody else's hand, at most seven of them seen."""
        place = self.after.seat(seat)
        backs = () if place is None else place.backs[-min(count, 7) :]
        for slot in backs or (self._home(seat, self.after),):
            key: SlotKey | None = slot.key if backs else None
            self._fly(key, replace(begin, look="back"), slot, duration, turned=(0, 0))
            self.clock += apart * self.factor

    def _red_three(self, event: RedThreeLaid) -> None:
        begin, up = self._origin(event.card, event.seat)
        tray = self.after.tray(event.seat % self._teams(event.seat))
        if tray is not None:
            width = 22 * self.after.measures.u
            at = Point(tray.label.x + width, tray.label.bottom - width)
            end = Slot(event.card.id, event.card, at, width, look="meld")
            self._fly(None, begin, end, LAY, turned=(up, 1))
        replacement = None
        if event.replacement is not None:
            replacement = self.after.slot(event.replacement.id)
        self.clock += LAY * 0.5 * self.factor
        if replacement is not None:
            self._fly(replacement.key, self._stock(), replacement, DRAW, turned=(0, 1))
        elif event.replaced:
            self._to_seat(event.seat, 1, self._stock(), DRAW, 0)
        self.clock += DRAW * self.factor

    def _teams(self, seat: int) -> int:
        """By the trays shown: the seat's team, where that is among them."""
        shown = {tray.team for tray in self.after.trays}
        return next((n for n in range(2, 7) if seat % n in shown), 2)

    def _pile_taken(self, event: PileTaken) -> None:
        """The rest of it comes along while its top and the pair go down."""
        pile, begun = self._pile(), self.clock
        if event.cards:
            for card in event.cards:
                slot = self.after.slot(card.id)
                if slot is not None:
                    self._fly(slot.key, replace(pile, card=card), slot, PILE_TAKEN)
                    self.clock += PILE_APART * self.factor
        elif event.count > 1 and not self._is_me(event.seat):
            self._to_seat(event.seat, event.count - 1, pile, PILE_TAKEN, PILE_APART)
        self.clock = begun + LAY_APART * self.factor

    def _laid(self, event: CardsLaid) -> None:
        place = self.after.meld(meld_zone(event.team, event.meld))
        if place is None:
            return
        by_key = {slot.key: slot for slot in place.slots}
        for number, card in enumerate(event.cards):
            begin, up = self._origin(card, event.seat)
            end = by_key.get(card.id, replace(place.slots[-1], card=card))
            if place.is_book and len(place.slots) > 1:
                end = _hanging(place, number, self.after)
                end = replace(end, card=card, key=card.id)
            key = card.id if card.id in by_key else None
            if begin.centre.distance(end.centre) > 1:
                self._fly(key, begin, end, LAY, turned=(up, 1))
                self.clock += LAY_APART * self.factor
        self.clock += LAY * 0.5 * self.factor

    def _book(self, event: BookCompleted) -> None:
        """The fanned cards slide together, the band comes on, a ring runs round it once."""
        zone = meld_zone(event.team, event.meld)
        place = self.after.meld(zone)
        if place is None:
            return
        landed = {flight.key: flight for flight in self.flights if flight.key is not None}
        self.clock = max([self.clock, *(f.finish for f in landed.values())])
        for slot in place.slots:
            flown, lay = landed.get(slot.key), self.before.slot(slot.key)
            if flown is not None:
                self._fly(slot.key, flown.end, slot, SQUARE, seen_from=flown.finish)
            elif lay is not None:
                self._fly(slot.key, lay, slot, SQUARE, seen_from=0.0)
        self.clock += SQUARE * self.factor
        self._light("band", zone, BAND)
        self._light("ring", zone, RING)
        self._light("stars", zone, STARS)

    def _foot(self, event: FootPickedUp) -> None:
        """The band slides off, the packet fans out into the hand's place."""
        if not event.cards:
            place = self.before.seat(event.seat)
            if place is not None and place.sealed:
                self._to_seat(event.seat, event.count, place.sealed[0], FOOT, FOOT_APART)
            self.clock += FOOT * self.factor
            return
        packet = self.before.own.sealed[0] if self.before.own.sealed else ()
        begins = packet or (self._home(event.seat, self.before),)
        start, held = self.clock, self.before.own.sealed_rects
        self.sealed, self.opens = packet, start
        self._light("seal", FOOT_ZONE, SEAL, held[0] if held else None)
        self.clock += SEAL * self.factor
        known = [self.after.slot(card.id) for card in event.cards]
        ends = sorted((slot for slot in known if slot is not None), key=lambda slot: slot.z)
        for number, slot in enumerate(ends):
            begin = begins[min(number, len(begins) - 1)]
            self._fly(slot.key, begin, slot, FOOT, turned=(0, 1), seen_from=start)
            self.clock += FOOT_APART * self.factor
        self.clock += FOOT * self.factor

    def _discarded(self, event: CardDiscarded) -> None:
        begin, up = self._origin(event.card, event.seat)
        lying = [s for s in self.before.middle.pile_slots if s.look == "pile" and s.card]
        self.covered = lying[-1] if lying else None
        end = self.after.slot(event.card.id) or replace(self._pile(), card=event.card)
        arc = ARC * self.after.measures.u
        self._fly(event.card.id, begin, end, DISCARD, turned=(up, 1), arc=arc)
        self.clock += DISCARD * self.factor

    # -- what was moved by others

    def settle(self, start: float) -> None:
        """Cards that only make room or close up slide there, under the others."""
        flown = {flight.key for flight in self.flights}
        held = {slot.key for slot in self.before.hand}
        slides = []
        for slot in self.after.all_slots():
            was = self.before.slot(slot.key)
            if was is None or slot.key in flown or slot.card is None:
                continue
            if (slot.key in held) != (slot.zone == ("hand",)) or was.width != slot.width:
                continue
            if was.centre.distance(slot.centre) > 1.5:
                slides.append(Flight(was, slot, start, SETTLE * self.factor, start, slot.key))
        self.flights[:0] = slides

    # -- building

    def _fly(
        self,
        key: SlotKey | None,
        begin: Slot,
        end: Slot,
        duration: float,
        *,
        turned: tuple[float, float] = (1.0, 1.0),
        arc: float = 0.0,
        seen_from: float | None = None,
    ) -> None:
        """A card of the own hand, the pile or a meld is seen where it lies until it leaves."""
        if seen_from is None:
            waits = begin.card is not None and begin.look != "pile"
            seen_from = 0.0 if waits else self.clock
        flight = Flight(begin, end, self.clock, duration * self.factor, seen_from, key, arc, turned)
        self.flights.append(flight)

    def _light(
        self, kind: EffectKind, zone: ZoneId, duration: float, rect: Rect | None = None
    ) -> None:
        self.lights.append(Light(kind, zone, self.clock, duration * self.factor, rect))


def _hanging(place: MeldPlace, number: int, placement: Placement) -> Slot:
    """Where the n-th card of a lay-down comes to lie while the book is not squared yet."""
    top = place.slots[-1]
    step = STRIP * top.width * 0.8
    tray = placement.tray(place.team)
    room = tray.rect.bottom if tray is not None else top.box.bottom + 3 * step
    lowest = min(3 * step + number * step * 0.5, room - top.centre.y - top.width * RATIO / 2)
    return replace(top, centre=top.centre.moved(dy=max(0.0, lowest)))

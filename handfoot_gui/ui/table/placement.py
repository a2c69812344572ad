"""Where everything on the table is: cards, melds, seats, buttons and the places to drop on.

Values only. Knows shapes and the names of places; not how they were worked out (`layout`), what
they look like (`painter`), or what a rule says about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import cos, radians, sin
from typing import Literal, TypeAlias

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.table.measures import Measures

RATIO = 1.4
"""A card's height by its width."""

ZoneId: TypeAlias = tuple[str | int, ...]
SlotKey: TypeAlias = int | tuple[str | int, ...]

STOCK: ZoneId = ("stock",)
PILE: ZoneId = ("pile",)
FELT: ZoneId = ("felt",)
HAND: ZoneId = ("hand",)
FOOT: ZoneId = ("foot",)
LOG: ZoneId = ("log",)
DRAG: ZoneId = ("drag",)


def meld_zone(team: int, meld: int) -> ZoneId:
    return ("meld", team, meld)


def rank_zone(team: int, rank: Rank) -> ZoneId:
    """A team's whole column: for a new meld of that rank."""
    return ("rank", team, int(rank))


def staged_zone(part: int) -> ZoneId:
    """The draft's n-th part, where that is a new meld."""
    return ("staged", part)


def card_zone(card: int) -> ZoneId:
    return ("card", card)


def group_zone(rank: Rank) -> ZoneId:
    """The pill over a group of the hand."""
    return ("group", int(rank))


def button_zone(name: str) -> ZoneId:
    return ("button", name)


def seat_zone(seat: int) -> ZoneId:
    return ("seat", seat)


def tab_zone(team: int) -> ZoneId:
    """With more than two teams: shows that team's melds in the upper place."""
    return ("tab", team)


Look = Literal["hand", "meld", "pile", "back", "staged", "leaving"]


@dataclass(frozen=True, slots=True)
class Slot:
    """One card's place. `card` is None for a back; `lift` is already in `centre`.

    `key` is the card's id, or for backs a name such as ("seat", 2, 5) or ("foot", 1, 4).
    """

    key: SlotKey
    card: Card | None
    centre: Point
    width: float
    angle: float = 0.0
    z: int = 0
    zone: ZoneId = FELT
    look: Look = "hand"
    lift: float = 0.0

    @property
    def height(self) -> float:
        return self.width * RATIO

    @property
    def box(self) -> Rect:
        """As if it were not turned."""
        return Rect.centred(self.centre, self.width, self.height)

    @property
    def bounds(self) -> Rect:
        turn = radians(self.angle)
        c, s = abs(cos(turn)), abs(sin(turn))
        w, h = self.width, self.height
        return Rect.centred(self.centre, w * c + h * s, w * s + h * c)

    def covers(self, p: Point) -> bool:
        """Whether the point is on the card as it lies, or on its place from before it rose."""
        return self._holds(p) or (self.lift > 0 and self._holds(p.moved(0, -self.lift)))

    def _holds(self, p: Point) -> bool:
        turn = radians(self.angle)
        dx, dy = p.x - self.centre.x, p.y - self.centre.y
        along, down = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return abs(along) <= self.width / 2 and abs(down) <= self.height / 2


@dataclass(frozen=True, slots=True)
class Zone:
    """Somewhere to drop, click or focus. Later zones lie over earlier ones."""

    id: ZoneId
    rect: Rect

    @property
    def kind(self) -> str:
        return str(self.id[0])


@dataclass(frozen=True, slots=True)
class MeldPlace:
    """A meld as it lies: `rect` holds all of its cards. A book is squared, its top card last.

    `melds` are the team's meld numbers here (several only where books are merged under one band);
    empty for a staged new meld, whose `part` is its number in the draft. `staged` are the ids of
    cards that are not laid down yet.
    """

    team: int
    rank: Rank
    zone: ZoneId
    rect: Rect
    slots: tuple[Slot, ...]
    kind: MeldKind
    is_book: bool = False
    melds: tuple[int, ...] = ()
    part: int | None = None
    staged: frozenset[int] = frozenset()
    naturals: int = 0
    wilds: int = 0

    @property
    def count(self) -> int:
        return self.naturals + self.wilds


@dataclass(frozen=True, slots=True)
class Column:
    """A rank's column in a tray: the rail on top, below it the melds. `spot` is an empty place."""

    team: int
    rank: Rank
    rect: Rect
    rail: Rect
    spot: Rect


@dataclass(frozen=True, slots=True)
class Tray:
    team: int
    rect: Rect
    label: Rect
    columns: tuple[Column, ...]
    melds: tuple[MeldPlace, ...]
    tabs: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of a rank that stand together in the hand. `pill` is None where there is none.

    `number`: in one's own order a rank may stand in several places.
    """

    rank: Rank
    cards: tuple[int, ...]
    row: int
    pill: Point | None
    number: int = 0

    @property
    def zone(self) -> ZoneId:
        return (*group_zone(self.rank), self.number) if self.number else group_zone(self.rank)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Somebody else's plaque. `backs` are what is drawn of the hand; `sealed`: knee, foot.

    A folded one is a badge: name, count and foot on one line. The `top` seat's backs hang in from
    the window's edge.
    """

    seat: int
    side: Literal["left", "top", "right"]
    rect: Rect
    backs: tuple[Slot, ...]
    sealed: tuple[Slot, ...]
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Middle:
    """The band between the trays: stock and pile in their inlay, and words at both sides."""

    rect: Rect
    inlay: Rect
    stock: Rect
    pile: Rect
    last_move: Rect
    aim: Rect
    moves: int
    stock_depth: int
    pile_slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """The player's own corners: plaque left, sealed piles (knee, foot) right, as fans of backs."""

    plaque: Rect
    sealed: tuple[tuple[Slot, ...], ...]
    sealed_rects: tuple[Rect, ...]
    foot_label: Rect


@dataclass(frozen=True)
class Placement:
    """Where everything is, at rest: pointing at a thing moves nothing in here.

    `trays`: another side's, and below it one's own.
    """

    window: Size
    measures: Measures
    top: Rect
    scores: Rect
    trays: tuple[Tray, ...]
    middle: Middle
    status: Rect
    hand_area: Rect
    hand: tuple[Slot, ...]
    groups: tuple[Group, ...]
    seats: tuple[SeatPlace, ...]
    own: Own
    zones: tuple[Zone, ...]
    log: Rect = field(default=Rect(0, 0, 0, 0))

    @property
    def two_rows(self) -> bool:
        return self.measures.rows == 2

    @cached_property
    def _by_id(self) -> Mapping[ZoneId, Zone]:
        return {zone.id: zone for zone in self.zones}

    @cached_property
    def infos(self) -> Mapping[ZoneId, Rect]:
        """What can be asked about and not used: the words beside cards and places."""
        found: dict[ZoneId, Rect] = {("scores",): self.scores}
        found |= {("label", tray.team): tray.label for tray in self.trays}
        found |= {("moves",): self.middle.last_move, ("aim",): self.middle.aim}
        found[("own",)] = self.own.plaque
        return {zone: rect for zone, rect in found.items() if rect.area}

    @cached_property
    def _by_key(self) -> Mapping[SlotKey, Slot]:
        return {slot.key: slot for slot in self.all_slots()}

    def all_slots(self) -> Iterable[Slot]:
        """Every card and back that is drawn, bottom to top inside each area."""
        for tray in self.trays:
            for meld in tray.melds:
                yield from meld.slots
        yield from self.middle.pile_slots
        for seat in self.seats:
            yield from seat.backs
            yield from seat.sealed
        for packet in self.own.sealed:
            yield from packet
        yield from self.hand

    def zone(self, zone_id: ZoneId) -> Zone | None:
        return self._by_id.get(zone_id)

    def slot(self, key: SlotKey) -> Slot | None:
        return self._by_key.get(key)

    def seat(self, seat: int) -> SeatPlace | None:
        return next((place for place in self.seats if place.seat == seat), None)

    def tray(self, team: int) -> Tray | None:
        return next((tray for tray in self.trays if tray.team == team), None)

    def meld(self, zone_id: ZoneId) -> MeldPlace | None:
        """By its zone, or for a team's meld number also where books are merged."""
        for tray in self.trays:
            for meld in tray.melds:
                if meld.zone == zone_id or (
                    zone_id[:1] == ("meld",)
                    and zone_id[1] == meld.team
                    and zone_id[2] in meld.melds
                ):
                    return meld
        return None

    def zone_at(self, p: Point) -> Zone | None:
        """The topmost zone under the point."""
        return next((z for z in reversed(self.zones) if z.rect.contains(p)), None)

    def hand_card_at(self, p: Point) -> Slot | None:
        """The topmost hand card there: what one sees of a fanned card is its area."""
        return next((slot for slot in reversed(self.hand) if slot.covers(p)), None)

    def drop_areas(self, accepting: Iterable[ZoneId]) -> dict[ZoneId, Rect]:
        """How far each accepting zone reaches: the only one of a column has all of the column.

        What is lit and what catches a drop are this same rect.
        """
        found = {z: zone.rect for z in accepting if (zone := self.zone(z)) is not None}
        for tray in self.trays:
            for column in tray.columns:
                inside = [z for z, rect in found.items() if column.rect.contains(rect.centre)]
                if len(inside) == 1:
                    found[inside[0]] = column.rect
        return found

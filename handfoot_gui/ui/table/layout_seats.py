"""The people: plaques at the ends of the band, one seat opposite, the own corners beside the hand.

Knows seats, counts and sealed piles; no names. Folds a plaque to a badge where it would be too low.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal

from handfoot_gui.rules.views import PlayerView, SeatView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.placement import FOOT, RATIO, Own, SeatPlace, Slot, seat_zone

Side = Literal["left", "top", "right"]

SIDES: dict[int, tuple[Side, ...]] = {
    2: ("top",),
    3: ("left", "right"),
    4: ("left", "top", "right"),
    5: ("left", "left", "right", "right"),
    6: ("left", "left", "top", "right", "right"),
}
"""Clockwise from the player: up the left side, across the top, down the right side."""

FOLDS_UNDER = 54.0
SHOWN_BACKS, LEAST_BACKS = 13, 3
WORDS_BESIDE = 4.0
"""What a plaque keeps free for the count and the word for knee or foot, in sizes of their type."""
HELD_REACH, HELD_HALF, HELD_TURN = 2.3, 18.0, 3.4
"""A hand in a plaque: its radius in widths of a card, its half angle, degrees from card to card."""
SMALLER, APART = 0.76, 1.25
"""Two sealed packets, to one: their width, and the way from one to the next in their widths."""
FAN_REACH, FAN_HALF = 0.95, 20.0
"""The foot's fan, as it is drawn: its radius in heights of its cards, its half angle."""


def sides(seats: int, me: int) -> dict[Side, list[int]]:
    """Seats by side, each side from top to bottom of the window."""
    found: dict[Side, list[int]] = {"left": [], "top": [], "right": []}
    for step, side in enumerate(SIDES[seats], start=1):
        found[side].append((me + step) % seats)
    found["left"].reverse()
    return found


def plaque_width(m: Measures) -> float:
    """Grows slower than the text: the words between the people and the piles need room as well."""
    return round(max(176.0, 206 * m.u * (1 + 0.65 * max(0.0, m.tight - 1))))


def seats(view: PlayerView, band: Rect, top: Rect, m: Measures) -> tuple[SeatPlace, ...]:
    around = sides(len(view.seats), view.seat)
    places: list[SeatPlace] = []
    for side in ("left", "right"):
        places += _column(view, around[side], side, band, m)
    places += [_opposite(view, seat, top, m) for seat in around["top"]]
    return tuple(places)


def _column(
    view: PlayerView, seats_here: list[int], side: Side, band: Rect, m: Measures
) -> list[SeatPlace]:
    n = len(seats_here)
    if not n:
        return []
    gap = 8 * m.u
    most = (74 if n == 1 else 70) * m.u * max(1.0, m.tight)
    high = min(most, (band.h - (n - 1) * gap) / n)
    wide = plaque_width(m)
    x = band.x if side == "left" else band.right - wide
    y = band.y + (band.h - n * high - (n - 1) * gap) / 2
    folded = high < FOLDS_UNDER * max(1.0, m.u * m.tight)
    places = []
    for i, seat in enumerate(seats_here):
        rect = Rect(x, y + i * (high + gap), wide, high).rounded()
        places.append(_plaque(seat, view.seats[seat], side, rect, m, folded=folded))
    return places


def _plaque(
    seat: int, who: SeatView, side: Side, rect: Rect, m: Measures, *, folded: bool
) -> SeatPlace:
    u, px = m.u, 16 * m.u * m.tight
    if folded:
        bw = max(10.0, rect.h * 0.42)
        foot = Point(rect.right - 10 * u - bw * 0.55, rect.centre.y)
        return SeatPlace(seat, side, rect, (), _packets(seat, who, foot, bw), folded=True)
    top = rect.y + 8 * u + px * 1.45
    free = rect.bottom - top
    bw = round(max(15.0, min(31 * u * m.tight, free * 0.84)))
    fb = round(max(14.0, min(26 * u * m.tight, (free - 8 * u) / 1.45))) * 0.94
    at = Point(rect.right - 12 * u - fb * 0.58, top + (free - 8 * u) / 2)
    packets = _packets(seat, who, at, fb)
    words = min((slot.box.x for slot in packets), default=at.x) - WORDS_BESIDE * px
    shown, corner = min(who.hand_count, SHOWN_BACKS), Point(rect.x + round(11 * u), top)
    backs = _held(seat, shown, corner, bw)
    while shown > LEAST_BACKS and max(slot.bounds.right for slot in backs) > words:
        shown -= 1
        backs = _held(seat, shown, corner, bw)
    return SeatPlace(seat, side, rect, backs, packets)


def _held(seat: int, shown: int, corner: Point, bw: float) -> tuple[Slot, ...]:
    """A hand as one holds it, seen from behind: a small fan that stands behind the plaque's edge.
    `corner`: what it may not reach beyond, to the left and upwards."""
    half = min(HELD_HALF, HELD_TURN / 2 * (shown - 1))
    reach = HELD_REACH * bw
    left = reach * sin(radians(half)) + bw / 2 * cos(radians(half))
    left += bw * RATIO / 2 * sin(radians(half))
    pivot = Point(corner.x + left, corner.y + bw * RATIO / 2 + reach)
    slots = []
    for i in range(shown):
        a = half * (2 * i / (shown - 1) - 1) if shown > 1 else 0.0
        at = pivot.moved(reach * sin(radians(a)), -reach * cos(radians(a)))
        slots.append(Slot(("seat", seat, i), None, at, bw, -a, i, seat_zone(seat), "back"))
    return tuple(slots)


def _opposite(view: PlayerView, seat: int, top: Rect, m: Measures) -> SeatPlace:
    u, who = m.u, view.seats[seat]
    bw = round(max(30.0, 40 * u))
    wide = round(max(196.0, 236 * u * max(1.0, m.tight)))
    high = round(max(26.0, 30 * u * max(1.0, m.tight)))
    pill = Rect(top.centre.x - wide / 2, top.bottom - high - m.gap + 2, wide, high).rounded()
    n = min(who.hand_count, SHOWN_BACKS)
    turn = 34 / max(6, n)
    backs = []
    for i in range(n):
        t = i - (n - 1) / 2
        centre = Point(top.centre.x + t * bw * 0.36, -0.25 * bw - t * t * bw * 0.008)
        key = ("seat", seat, i)
        backs.append(Slot(key, None, centre, bw, t * turn, i, seat_zone(seat), "back"))
    fb = round(high * 0.5)
    foot = Point(pill.right - 12 * u - fb * 0.5, pill.centre.y)
    return SeatPlace(seat, "top", pill, tuple(backs), _packets(seat, who, foot, fb))


def _packets(seat: int, who: SeatView, at: Point, width: float) -> tuple[Slot, ...]:
    """The sealed piles, the foot at the right, the next one to be picked up first."""
    zone, count = seat_zone(seat), len(who.sealed)
    if count > 1:
        at, width = at.moved(width * (1 - SMALLER) / 2), width * SMALLER
    return tuple(
        Slot(("foot", seat, n), None, at.moved(-n * width * APART), width, 0.0, 0, zone, "back")
        for n in reversed(range(count))
    )


# ------------------------------------------------------------------ the own corners


def own(view: PlayerView, area: Rect, bottom: float, m: Measures) -> Own:
    """`area`: the hand's whole width. The plaque stands left of the fan, the foot right of it."""
    u, t = m.u, m.tight
    side = side_room(m)
    high = round(max(66.0, (15 + (16 * 1.25 + 24 * 1.3 + 11 * 1.5) * t) * u))
    wide = round(max(104.0, 140 * u))
    plaque = Rect(area.x, bottom - high - m.margin, wide, high).rounded()
    label = round(max(12.0, 13 * u * t) * 1.6)
    room = Rect(area.right - side + 8 * u, plaque.y - 12 * u, side - 8 * u, 0)
    floor = bottom - m.margin + 2 * u - label
    sizes = view.me.sealed
    packets, rects = [], []
    for index, size in enumerate(sizes):
        share = room.w / len(sizes)
        box = Rect(room.x + index * share, 0, share, 0)
        slots, rect = _foot_fan(index, size, box, floor, m, alone=len(sizes) == 1)
        packets.append(slots)
        rects.append(rect)
    foot_label = Rect(room.x, floor, room.w, label)
    return Own(plaque, tuple(packets), tuple(rects), foot_label)


def side_room(m: Measures) -> float:
    return round(max(112.0, 150 * m.u))


def _foot_fan(
    index: int, size: int, room: Rect, floor: float, m: Measures, *, alone: bool
) -> tuple[tuple[Slot, ...], Rect]:
    """The cards of one sealed pile, bound at the foot of a small fan."""
    shown = max(1, min(size, SHOWN_BACKS))
    half = min(FAN_HALF, 2.4 * (shown - 1))
    turn = 2 * half / max(1, shown - 1)
    spread = 2 * (FAN_REACH + 0.5) * RATIO * sin(radians(half)) + cos(radians(half))
    w = round(min(room.w / spread, (0.60 if alone else 0.5) * m.cw))
    h = w * RATIO
    reach = h * FAN_REACH
    lowest = (FAN_REACH - 0.5) * h * cos(radians(half)) - 0.5 * w * sin(radians(half))
    pivot = Point(room.centre.x, floor - 2 * m.u + lowest)
    slots = []
    for i in range(shown):
        a = i * turn - half
        centre = Point(pivot.x + reach * sin(radians(a)), pivot.y - reach * cos(radians(a)))
        slots.append(Slot(("own", index, i), None, centre, w, -a, i, FOOT, "back"))
    return tuple(slots), Rect.around(*(slot.bounds for slot in slots))

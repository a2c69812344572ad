"""The fan: where each card of the hand stands, in one row or two.

Knows widths, groups and what is raised; not whose turn it is and nothing outside the hand's room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.held import Groups
from handfoot_gui.ui.table.placement import HAND, RATIO, Group, Placement, Slot

INSIDE, BETWEEN = 0.34, 1.06
"""Wished steps in card widths: inside a group, and from the last card of one to the next."""
AFTER_GROUP = 0.20
LEAST, LEAST_LARGE = 0.24, 0.28
SINK, SINK_TWO = 0.04, 0.16
ROWS_TWO = 1.42
TURN, DROP = 3.2, 13.0
NOTCH = 0.4
"""Degrees between two ways of turning a group: turned cards are pictures of their own, and kept."""
SELECTED_LIFT, NEW_LIFT, HOVER_LIFT = 22.0, 12.0, 9.0
ASIDE = 0.24
PILL_LOW = 0.84


@dataclass(frozen=True, slots=True)
class Steps:
    inside: float
    between: float

    def width(self, sizes: Sequence[int], cw: float) -> float:
        if not sizes:
            return 0.0
        return sum(n - 1 for n in sizes) * self.inside + (len(sizes) - 1) * self.between + cw


@dataclass(frozen=True, slots=True)
class Fan:
    slots: tuple[Slot, ...]
    groups: tuple[Group, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class FanRoom:
    """`area`: between the plaques; `bottom`: the window's; `least`: the narrowest step inside."""

    area: Rect
    bottom: float
    cw: float
    u: float
    least: float
    straight: bool
    inside: float = INSIDE


def fitting(
    sizes: Sequence[int], cw: float, width: float, least: float, wished: float = INSIDE
) -> Steps | None:
    """The widest steps that fit, or None when even the narrowest ones do not."""
    inside, between = max(wished, least) * cw, BETWEEN * cw
    inner, gaps = sum(n - 1 for n in sizes), len(sizes) - 1
    if Steps(inside, between).width(sizes, cw) <= width:
        return Steps(inside, between)
    if gaps:
        between = (width - cw - inner * inside) / gaps
        if between >= inside + AFTER_GROUP * cw:
            return Steps(inside, between)
    if inner + gaps == 0:
        return None
    inside = (width - cw - gaps * AFTER_GROUP * cw) / (inner + gaps)
    if inside < least * cw:
        return None
    return Steps(inside, inside + AFTER_GROUP * cw)


def squeezed(sizes: Sequence[int], cw: float, width: float) -> Steps:
    """When nothing else helps: all cards at the same step, however narrow."""
    joints = max(1, sum(sizes) - 1)
    step = max(0.0, (width - cw) / joints)
    return Steps(step, step)


def halves(sizes: Sequence[int]) -> int:
    """After which group the second row begins, so that both rows are most equal."""
    total, best, best_off = sum(sizes), 0, float("inf")
    for cut in range(1, len(sizes)):
        off = abs(total - 2 * sum(sizes[:cut]))
        if off < best_off:
            best, best_off = cut, off
    return best or len(sizes)


def rows_needed(groups: Groups, cw: float, width: float, least: float) -> int:
    """Two as soon as one row would be narrower than its indices."""
    sizes = [len(group) for group in groups]
    if len(sizes) < 2 or fitting(sizes, cw, width, least) is not None:
        return 1
    return 2


def fan(groups: Groups, room: FanRoom, rows: int, lifts: dict[int, float]) -> Fan:
    """`lifts`: by card id, in pixels."""
    sizes = [len(group) for group in groups]
    cut = halves(sizes) if rows == 2 else len(sizes)
    height = room.cw * RATIO
    sink = SINK_TWO if rows == 2 else SINK
    front = room.bottom - height * (1 - sink) - (0 if rows == 2 else 4 * room.u)
    if rows == 1:
        slots, places = _row(groups, room, 0, front, lifts)
    else:
        room = replace(room, straight=True)
        behind, first = _row(groups[:cut], room, 0, front - height * (ROWS_TWO - 1), lifts)
        before, second = _row(groups[cut:], room, 1, front, lifts)
        first = [_without_pill(group) if _is_risen(group, lifts) else group for group in first]
        slots, places = behind + before, first + second
    return Fan(tuple(replace(s, z=z) for z, s in enumerate(slots)), _numbered(places), rows)


def _is_risen(group: Group, lifts: dict[int, float]) -> bool:
    return any(lifts.get(card) for card in group.cards)


def _without_pill(group: Group) -> Group:
    """Of the back row, where it rises into the buttons' row."""
    return replace(group, pill=None)


def _numbered(places: Sequence[Group]) -> tuple[Group, ...]:
    """A rank's second group and those after it are told apart."""
    ranks: Counter[Rank] = Counter()
    found = []
    for place in places:
        found.append(replace(place, number=ranks[place.rank]))
        ranks[place.rank] += 1
    return tuple(found)


def _row(
    part: Groups, room: FanRoom, row: int, top: float, lifts: dict[int, float]
) -> tuple[list[Slot], list[Group]]:
    slots: list[Slot] = []
    places: list[Group] = []
    sizes = [len(group) for group in part]
    cw, area = room.cw, room.area
    steps = fitting(sizes, cw, area.w, room.least, room.inside) or squeezed(sizes, cw, area.w)
    x = area.x + (area.w - steps.width(sizes, cw)) / 2
    for group in part:
        wide = (len(group) - 1) * steps.inside + cw
        t = 0.0 if room.straight else (x + wide / 2 - area.centre.x) / (area.w / 2)
        angle = -round(TURN * t / NOTCH) * NOTCH
        middle = Point(x + wide / 2, top + DROP * room.u * t * t)
        places.append(_group(group, row, middle, lifts, PILL_LOW * cw * row))
        for i, card in enumerate(group):
            off, turn = (i - (len(group) - 1) / 2) * steps.inside, radians(angle)
            lift = lifts.get(card.id, 0.0)
            centre = middle.moved(off * cos(turn), cw * RATIO / 2 - off * sin(turn) - lift)
            slots.append(Slot(card.id, card, centre, cw, angle, 0, HAND, "hand", lift))
        x += wide - cw + steps.between
    return slots, places


def _group(
    group: tuple[Card, ...], row: int, middle: Point, lifts: dict[int, float], low: float
) -> Group:
    """`middle`: of the group's upper edge as it stands at rest; `low`: how far below it the pill
    stands, where another row's ranks are above it."""
    risen = max(lifts.get(card.id, 0.0) for card in group)
    pill = middle.moved(dy=low - risen)
    return Group(group[0].rank, tuple(card.id for card in group), row, pill)


def pointed(placement: Placement, card: int | None) -> tuple[Slot, ...]:
    """The hand with a card pointed at: it rises and the rest of its group moves aside."""
    if card is None:
        return placement.hand
    group = next((g for g in placement.groups if card in g.cards), None)
    if group is None:
        return placement.hand
    u, after = placement.measures.u, group.cards[group.cards.index(card) + 1 :]
    moved = []
    for slot in placement.hand:
        if slot.key == card:
            up = HOVER_LIFT * u
            moved.append(replace(slot, centre=slot.centre.moved(dy=-up), lift=slot.lift + up))
        elif slot.key in after:
            moved.append(replace(slot, centre=slot.centre.moved(dx=ASIDE * slot.width)))
        else:
            moved.append(slot)
    return tuple(moved)

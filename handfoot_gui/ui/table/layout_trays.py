"""The trays: rank columns, the melds in them, books squared up, staged cards as they would lie.

Knows a team's melds and the draft's parts; not who may lay what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank
from handfoot_gui.rules.melds import Meld, MeldKind, is_wild
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.placement import (
    RATIO,
    Column,
    MeldPlace,
    Slot,
    Tray,
    Zone,
    ZoneId,
    meld_zone,
    rank_zone,
    staged_zone,
    tab_zone,
)

STRIP = 0.31
SPREAD = 0.50
EDGE = 0.018
"""How far each of a book's four edges shows, in card widths."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One meld, or books of a kind under one band, before it has a place."""

    meld: Meld
    zone: ZoneId
    melds: tuple[int, ...] = ()
    part: int | None = None
    staged: frozenset[int] = frozenset()
    is_book: bool = False


def ranks_of(with_wilds: bool) -> tuple[Rank, ...]:  # noqa: FBT001 - the rule set's own switch
    return (*MELD_RANKS, WILD_RANK) if with_wilds else MELD_RANKS


@lru_cache(maxsize=8)
def tray(
    rect: Rect,
    team: int,
    melds: tuple[Meld, ...],
    parts: tuple[Part, ...],
    ranks: tuple[Rank, ...],
    m: Measures,
) -> Tray:
    """`parts` is empty for every team but the one that stages. Most acts change one tray at most:
    the others are kept."""
    u = m.u
    label = Rect(rect.x + 14 * u, rect.y + 8 * u, m.lab - 8 * u, rect.h - 14 * u)
    left = rect.x + m.lab + round(10 * u)
    wide = (rect.right - round(8 * u) - left) / len(ranks)
    columns, places = [], []
    for i, rank in enumerate(ranks):
        box = Rect(left + i * wide, rect.y, wide, rect.h)
        column = _column(box, team, rank, m)
        columns.append(column)
        places += _placed(column, _piles(team, rank, melds, parts), m)
    return Tray(team, rect.rounded(), label, tuple(columns), tuple(places))


def _column(box: Rect, team: int, rank: Rank, m: Measures) -> Column:
    u = m.u
    rail = Rect(box.x, box.y + round(5 * u), box.w, m.rail)
    top = box.y + m.rail + round(6 * u)
    spot = Rect(box.centre.x - m.mw / 2, top, m.mw, round(m.mw * RATIO))
    return Column(team, rank, box.inset(1.5, 3), rail, spot.rounded())


def _piles(team: int, rank: Rank, melds: Sequence[Meld], parts: Sequence[Part]) -> list[list[Pile]]:
    """The column's stacks from left to right, each from its upper (front) meld to the lower."""
    open_piles: list[Pile] = []
    books: list[Pile] = []
    for index, meld in enumerate(melds):
        if meld.rank != rank:
            continue
        extra = tuple(c for p in parts if p.rank == rank and p.meld == index for c in p.cards)
        whole = Meld(rank, (*meld.cards, *extra))
        staged = frozenset(card.id for card in extra)
        pile = Pile(whole, meld_zone(team, index), (index,), None, staged, meld.is_book)
        (books if meld.is_book else open_piles).append(pile)
    for index, part in enumerate(parts):
        if part.rank == rank and not isinstance(part.meld, int):
            _stage(open_piles, index, part, melds)
    if len(open_piles) + len(books) <= 2:
        return [[pile] for pile in (*open_piles, *books)]
    return (
        [*([pile] for pile in open_piles), _merged(books)] if books else [[p] for p in open_piles]
    )


def _stage(piles: list[Pile], index: int, part: Part, melds: Sequence[Meld]) -> None:
    """A part without a meld's number joins the unfinished meld, if there is one."""
    staged = frozenset(card.id for card in part.cards)
    if part.meld is None:
        for at, pile in enumerate(piles):
            if pile.melds and not melds[pile.melds[0]].is_book:
                whole = Meld(part.rank, (*pile.meld.cards, *part.cards))
                piles[at] = replace(pile, meld=whole, staged=pile.staged | staged)
                return
    piles.append(Pile(Meld(part.rank, part.cards), staged_zone(index), (), index, staged))


def _merged(books: Sequence[Pile]) -> list[Pile]:
    """Books of a kind under one band, the newest on top; clean ones in front of dirty ones."""
    merged = []
    for kind in (MeldKind.CLEAN, MeldKind.DIRTY, MeldKind.WILD):
        same = [pile for pile in books if pile.meld.kind is kind]
        if same:
            numbers = tuple(n for pile in same for n in pile.melds)
            merged.append(replace(same[-1], melds=numbers))
    return merged


def _placed(column: Column, stacks: list[list[Pile]], m: Measures) -> list[MeldPlace]:
    if not stacks:
        return []
    edges = 4 * EDGE * m.mw if any(p.is_book for stack in stacks for p in stack) else 0
    gap = 4 * m.u
    step, n = m.mw + gap, len(stacks)
    room = column.rect.w + 3
    wide = m.mw * n + gap * (n - 1) + edges
    if wide > room - 4:
        step = (room - 4 - m.mw - edges) / max(1, n - 1)
        wide = m.mw + step * (n - 1) + edges
    x = column.rect.centre.x - wide / 2
    places: list[MeldPlace] = []
    for i, stack in enumerate(stacks):
        at = Point(round(x + i * step), column.spot.y)
        places += _stack(column, stack, at, m)
    return places


def _stack(column: Column, stack: list[Pile], at: Point, m: Measures) -> list[MeldPlace]:
    """Books of two kinds stand one above the other, the upper one in front: both bands are seen."""
    room = column.rect.bottom + 3 - 8 * m.u - at.y
    tall = m.mw * RATIO
    placed = []
    for level, pile in enumerate(stack):
        down = (room - tall - 4 * EDGE * m.mw) * level / max(1, len(stack) - 1) if level else 0
        placed.append(_meld(column, pile, at.moved(dy=round(down)), room, m))
    return placed[::-1]


def _meld(column: Column, pile: Pile, at: Point, room: float, m: Measures) -> MeldPlace:
    mw, tall = m.mw, round(m.mw * RATIO)
    cards = in_order(pile.meld.cards, book=pile.is_book)
    n = len(cards)
    step = 0.0 if pile.is_book or n < 2 else min(STRIP * mw, (room - tall) / (n - 1))
    slots = tuple(
        Slot(
            card.id,
            card,
            Point(at.x + mw / 2, at.y + tall / 2 + round(i * step)),
            mw,
            0.0,
            i,
            pile.zone,
            "meld",
        )
        for i, card in enumerate(cards)
    )
    edges = round(4 * EDGE * mw) if pile.is_book else 0
    rect = Rect(at.x, at.y, mw + edges, tall + round((n - 1) * step) + edges)
    return MeldPlace(
        column.team,
        column.rank,
        pile.zone,
        rect,
        slots,
        pile.meld.kind,
        pile.is_book,
        pile.melds,
        pile.part,
        pile.staged,
        pile.meld.naturals,
        pile.meld.wilds,
    )


def in_order(cards: Sequence[Card], *, book: bool) -> list[Card]:
    """Back to front: wilds, then naturals. A book's top is red when clean, black when dirty."""
    wilds = [c for c in cards if is_wild(c)]
    naturals = [c for c in cards if not is_wild(c)]
    if not book:
        return [*wilds, *naturals]
    if not naturals:
        return sorted(wilds, key=lambda c: c.rank is Rank.JOKER)
    wanted = not wilds
    naturals.sort(key=lambda c: c.suit is not None and c.suit.is_red is wanted)
    return [*wilds, *naturals]


def tray_zones(shown: Tray) -> list[Zone]:
    """Columns first, then each meld's share of its column, up to where the next one begins."""
    zones = [Zone(rank_zone(shown.team, c.rank), c.rect) for c in shown.columns]
    for column in shown.columns:
        zones += _shares(column, [p for p in shown.melds if p.rank == column.rank])
    return [*zones, *shown.tabs]


def _shares(column: Column, places: list[MeldPlace]) -> list[Zone]:
    lefts = sorted({place.rect.x for place in places})
    zones = []
    for place in places:
        at = lefts.index(place.rect.x)
        left = column.rect.x if at == 0 else place.rect.x
        right = column.rect.right if at == len(lefts) - 1 else lefts[at + 1]
        share = Rect(left, column.rect.y, right - left, column.rect.h)
        if sum(other.rect.x == place.rect.x for other in places) > 1:
            share = place.rect
        zones.append(Zone(place.zone, share))
        zones += [
            Zone(meld_zone(place.team, n), share)
            for n in place.melds
            if meld_zone(place.team, n) != place.zone
        ]
    return zones


def tabs(shown: Tray, teams: Sequence[int], m: Measures) -> Tray:
    """A sign each for the other teams, over the label block."""
    label = shown.label
    size = min(label.w / max(1, len(teams)), max(22.0, 26 * m.u))
    high = max(20.0, 22 * m.u)
    signs = tuple(
        Zone(tab_zone(team), Rect(label.x + i * size, label.y - 3 * m.u, size - 2, high).rounded())
        for i, team in enumerate(teams)
    )
    return replace(shown, tabs=signs)


def spread(place: MeldPlace, window: Rect) -> tuple[Slot, ...]:
    """A meld pointed at: its cards fanned out over the neighbours, most of each one seen."""
    mw = place.slots[0].width
    n = len(place.slots)
    step = mw * SPREAD
    wide = mw + (n - 1) * step
    box = Rect(place.rect.centre.x - wide / 2, place.rect.y, wide, mw * RATIO).kept_in(window)
    return tuple(
        replace(slot, centre=Point(box.x + mw / 2 + i * step, place.slots[0].centre.y))
        for i, slot in enumerate(place.slots)
    )

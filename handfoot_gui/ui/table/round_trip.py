"""In which order keys go round the table, and what lies beside what. Knows places only."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from handfoot_gui.ui.kit.focus import Focusable
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.table.placement import (
    FOOT,
    PILE,
    STOCK,
    Column,
    Placement,
    ZoneId,
    card_zone,
    rank_zone,
)

ROWS_APART = 400.0
"""Between the hand's two rows, for the arrows: left and right stay in a row."""


def stops(placement: Placement, team: int, *, with_ranks: bool = False) -> tuple[Focusable, ...]:
    """From the hand upwards. `with_ranks`: the columns of the own team take chosen cards."""
    found = _hand(placement)
    found += _zones(placement, (STOCK, PILE), "middle")
    for tray in sorted(placement.trays, key=lambda tray: tray.team != team):
        group = ("tray", tray.team)
        found += _zones(placement, [meld.zone for meld in tray.melds], group)
        if with_ranks and tray.team == team:
            free = _free_ranks(placement, team)
            found += [Focusable(id_, column.rail, group) for id_, column in free.items()]
    found += _zones(placement, _kind(placement, "tab"), "tabs")
    found += _zones(placement, [*_kind(placement, "seat"), FOOT], "seats")
    for button in _kind(placement, "button"):
        zone = placement.zone(button)
        row = "top" if zone is not None and zone.rect.y < placement.top.bottom else "status"
        found += _zones(placement, (button,), ("buttons", row))
    return tuple(found)


def places_of(placement: Placement, offered: Iterable[ZoneId]) -> tuple[Focusable, ...]:
    """Only the places that are offered, one after the other."""
    return tuple(_zones(placement, offered, None))


def melds_first(placement: Placement, offered: Iterable[ZoneId]) -> list[ZoneId]:
    """Melds before empty ranks, and no rank for itself whose unfinished meld is there."""
    ids = list(offered)
    teams = {int(id_[1]) for id_ in ids if id_[0] == "rank"}
    free = {id_ for team in teams for id_ in _free_ranks(placement, team)}
    melds = [id_ for id_ in ids if id_[0] != "rank"]
    return melds + [id_ for id_ in ids if id_[0] == "rank" and id_ in free]


def _free_ranks(placement: Placement, team: int) -> dict[ZoneId, Column]:
    """Where a new meld may begin; its rail lies above the books that are there."""
    tray = placement.tray(team)
    if tray is None:
        return {}
    begun = {meld.rank for meld in tray.melds if not meld.is_book}
    return {rank_zone(team, c.rank): c for c in tray.columns if c.rank not in begun}


def _hand(placement: Placement) -> list[Focusable]:
    """A card by the strip that is seen of it; the back row counts as far above the front one."""
    rows = {id_: group.row for group in placement.groups for id_ in group.cards}
    found = []
    for slot in placement.hand:
        if slot.card is not None:
            down = ROWS_APART * rows.get(slot.card.id, 0)
            strip = Rect(slot.centre.x - 1, placement.hand_area.bottom + down, 2, 10)
            found.append(Focusable(card_zone(slot.card.id), strip, "hand"))
    return found


def _zones(placement: Placement, ids: Iterable[ZoneId], group: Hashable) -> list[Focusable]:
    found = []
    for id_ in ids:
        zone = placement.zone(id_)
        if zone is not None:
            found.append(Focusable(id_, zone.rect, group))
    return found


def _kind(placement: Placement, kind: str) -> list[ZoneId]:
    return [zone.id for zone in placement.zones if zone.kind == kind]

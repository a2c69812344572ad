"""Where everything is: a pure function of the view, what is held, the window and the settings.

Puts the areas together from top to bottom; each area's own rules are in the `layout_*` files.
Knows lengths and counts; no pixels' colour, no words but by their width, no pygame.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.theme import layout_unit, tight_setting
from handfoot_gui.ui.table import layout_band, layout_fan, layout_seats, layout_trays
from handfoot_gui.ui.table.cardface import LARGE_BELOW
from handfoot_gui.ui.table.held import Groups, Held, Measure, TableSettings, staged_parts
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.placement import (
    FELT,
    FOOT,
    HAND,
    LOG,
    PILE,
    RATIO,
    STOCK,
    Group,
    Middle,
    Placement,
    SeatPlace,
    Tray,
    Zone,
    seat_zone,
)

WIDEST = 2.4
"""Hand and band use no more of a very wide window than this, by its height."""
WORDS_FROM = 1300
SPARED = 0.06
"""Of a card's width: how much of its upper edge a pill may cover."""


def guess_width(text: str, px: float, bold: bool) -> float:  # noqa: FBT001 - a Measure
    """A measure without a face, for tests and for first guesses."""
    return len(text) * px * (0.56 if bold else 0.52)


@dataclass(frozen=True, slots=True)
class Heights:
    top: float
    tray: float
    band: float
    status: float


def measures(
    view: PlayerView, window: Size, settings: TableSettings, rows: int
) -> tuple[Measures, Heights]:
    """All lengths; rows is how many the hand stands in."""
    w, h = window.w, window.h
    u = layout_unit(w, h)
    text = settings.text_size
    tight = min(text, tight_setting(w, h))
    margin, gap = round(max(8.0, 12 * u)), round(max(5.0, 8 * u))
    cw = round(min(0.125 * h, 0.085 * w) * settings.card_size)
    sink = layout_fan.SINK_TWO if rows == 2 else layout_fan.SINK
    part = layout_fan.ROWS_TWO if rows == 2 else 1
    top = round(max(50.0, 70 * u * (1 + 0.5 * (tight - 1))))
    status = round(max(30.0, 36 * u * (1 + 0.75 * (text - 1))))
    hand = round(RATIO * cw * (part - sink) + (16 if rows == 2 else 34) * u)
    rest = h - top - status - hand - 4 * gap
    lab = round(max(108.0, 122 * u) * (1 + 0.5 * (tight - 1)))
    rail = round(max(17.0, 22 * u) * max(1.0, 0.9 * tight))
    columns = len(_ranks(view))
    colw = (w - 2 * margin - lab - 18 * u) / columns
    widest = min(0.68 * cw, 0.56 * colw)
    tray = round(min(0.365 * rest, rail + 14 * u + 2.6 * widest))
    band = rest - 2 * tray
    mw = round(min(widest, (tray - rail - 14 * u) / 2.6))
    pw = round(min(0.95 * cw, (band - 20 * u) / RATIO))
    found = Measures(
        u, text, tight, margin, gap, cw, mw, pw, rail, lab, colw, rows, wide=w >= WORDS_FROM
    )
    return found, Heights(top, tray, band, status)


def _ranks(view: PlayerView) -> tuple[Rank, ...]:
    wild_melds = any(m.kind is MeldKind.WILD for team in view.teams for m in team.melds)
    return layout_trays.ranks_of(view.rules.wild_books == "allowed" or wild_melds)


def lay_out(
    view: PlayerView,
    held: Held,
    window: Size,
    settings: TableSettings | None = None,
    measure: Measure = guess_width,
) -> Placement:
    settings = settings or TableSettings()
    gone = {card.id for card in held.draft.cards}
    left = _left(held.groups, gone)
    rows = 2 if held.two_rows else _rows(view, held.groups, window, settings)
    m, heights = measures(view, window, settings, rows)
    full = Rect(m.margin, 0, window.w - 2 * m.margin, window.h)
    narrow = _narrow(window, m)
    top = Rect(full.x, 0, full.w, heights.top)
    upper = Rect(full.x, top.bottom, full.w, heights.tray)
    band = Rect(narrow.x, upper.bottom + m.gap, narrow.w, heights.band)
    lower = Rect(full.x, band.bottom + m.gap, full.w, heights.tray)
    status = Rect(narrow.x, lower.bottom + m.gap, narrow.w, heights.status)
    hand = Rect(narrow.x, status.bottom, narrow.w, window.h - status.bottom)

    seats = layout_seats.seats(view, band, top, m)
    own = layout_seats.own(view, narrow, window.h, m)
    middle = layout_band.middle(view, held.draft, band, seats, m)
    trays = _trays(view, held, upper, lower, m)
    fan = layout_fan.fan(left, _fan_room(hand, window, settings, m), rows, _lifts(held, m.u))
    opposite = next((s.rect for s in seats if s.side == "top"), None)
    tops, _ = layout_band.top_row(top, opposite, held.buttons.top, m, measure)
    pill, due = layout_band.status_row(status, held.buttons.status, m, measure)
    log = _log(window, top, status, m) if held.log_open else Rect(0, 0, 0, 0)
    zones = _zones(Rect(0, top.bottom, window.w, status.y - top.bottom), trays, middle, seats)
    zones += [*tops, *due, Zone(HAND, hand)]
    zones += [Zone(FOOT, rect) for rect in own.sealed_rects[-1:]]
    groups = tuple(_below(group, status.bottom, m) for group in fan.groups)
    zones += [_pill(g, g.pill, m) for g in groups if g.pill is not None and len(g.cards) > 1]
    scores = _scores(top, opposite, tops, m)
    zones.append(Zone(("scores",), scores))
    if held.log_open:
        zones.append(Zone(LOG, log))
    return Placement(
        window,
        m,
        top,
        scores,
        trays,
        middle,
        pill,
        hand,
        fan.slots,
        groups,
        seats,
        own,
        tuple(zones),
        log,
    )


def _left(groups: Groups, gone: set[int]) -> Groups:
    left = (tuple(card for card in group if card.id not in gone) for group in groups)
    return tuple(group for group in left if group)


def _narrow(window: Size, m: Measures) -> Rect:
    wide = min(window.w - 2 * m.margin, WIDEST * window.h - 2 * m.margin)
    return Rect(round((window.w - wide) / 2), 0, wide, window.h)


def _rows(view: PlayerView, groups: Groups, window: Size, settings: TableSettings) -> int:
    m, _ = measures(view, window, settings, 1)
    room = _narrow(window, m).w - 2 * layout_seats.side_room(m)
    return layout_fan.rows_needed(groups, m.cw, room, _least(settings, m))


def _least(settings: TableSettings, m: Measures) -> float:
    large = settings.large_index or round(m.cw * RATIO) < LARGE_BELOW
    return layout_fan.LEAST_LARGE if large else layout_fan.LEAST


def _fan_room(hand: Rect, window: Size, settings: TableSettings, m: Measures) -> layout_fan.FanRoom:
    side = layout_seats.side_room(m)
    area = Rect(hand.x + side, hand.y, hand.w - 2 * side, hand.h)
    least = _least(settings, m)
    return layout_fan.FanRoom(area, window.h, m.cw, m.u, least, settings.straight, settings.spread)


def _lifts(held: Held, u: float) -> dict[int, float]:
    lifts = dict.fromkeys(held.new, layout_fan.NEW_LIFT * u)
    return lifts | dict.fromkeys(held.selected, layout_fan.SELECTED_LIFT * u)


def shown_team(view: PlayerView, wished: int | None) -> int:
    """Whose melds lie in the upper place: the others', the one asked for, or the mover's."""
    mine, count = view.team_of(view.seat), len(view.teams)
    if wished is not None and wished != mine and 0 <= wished < count:
        return wished
    mover = view.team_of(view.turn_seat)
    return mover if mover != mine else (mine + 1) % count


def _trays(view: PlayerView, held: Held, upper: Rect, lower: Rect, m: Measures) -> tuple[Tray, ...]:
    mine, ranks = view.team_of(view.seat), _ranks(view)
    other = shown_team(view, held.shown_team)
    parts = staged_parts(view, held.draft)
    theirs = layout_trays.tray(upper, other, view.teams[other].melds, (), ranks, m)
    if len(view.teams) > 2:
        others = [team % len(view.teams) for team in range(mine + 1, mine + len(view.teams))]
        theirs = layout_trays.tabs(theirs, others, m)
    ours = layout_trays.tray(lower, mine, view.teams[mine].melds, parts, ranks, m)
    return theirs, ours


def _scores(top: Rect, opposite: Rect | None, buttons: tuple[Zone, ...], m: Measures) -> Rect:
    right = (
        opposite.x if opposite is not None else min((z.rect.x for z in buttons), default=top.right)
    )
    return Rect(top.x + 4 * m.u, 0, right - m.gap - top.x - 4 * m.u, top.h)


def _log(window: Size, top: Rect, status: Rect, m: Measures) -> Rect:
    wide = min(0.46 * window.w, max(300.0, 360 * m.u * m.text))
    return Rect(
        window.w - m.margin - wide, top.bottom, wide, status.y - m.gap - top.bottom
    ).rounded()


def _below(group: Group, row: float, m: Measures) -> Group:
    """Its pill a little lower, where large letters would reach into the row of buttons: the cards'
    edge can spare that, their ranks begin further down."""
    if group.pill is None:
        return group
    over = row + 1 - (group.pill.y - 1.62 * _pill_px(m))
    return replace(group, pill=group.pill.moved(dy=max(0.0, min(over, SPARED * m.cw))))


def _pill_px(m: Measures) -> float:
    return max(11.0, 12 * m.u * m.tight)


def _pill(group: Group, at: Point, m: Measures) -> Zone:
    px = _pill_px(m)
    box = Rect.centred(at.moved(dy=-0.87 * px), px * 2.6, px * 1.6)
    return Zone(group.zone, box.rounded())


def _zones(
    felt: Rect, trays: tuple[Tray, ...], middle: Middle, seats: tuple[SeatPlace, ...]
) -> list[Zone]:
    zones = [Zone(FELT, felt)]
    for tray in trays:
        zones += layout_trays.tray_zones(tray)
    zones += [Zone(STOCK, middle.stock.grown(4)), Zone(PILE, middle.pile.grown(8, 6))]
    zones += [Zone(seat_zone(seat.seat), seat.rect) for seat in seats]
    return zones


def focus_rect(placement: Placement, focus: tuple[str | int, ...]) -> Rect | None:
    """What a focus ring goes round: a card as it stands, a meld's cards, else the zone."""
    if focus[:1] == ("card",):
        slot = placement.slot(int(focus[1]))
        return None if slot is None else slot.box
    place = placement.meld(focus)
    if place is not None:
        return place.rect
    zone = placement.zone(focus)
    return placement.infos.get(focus) if zone is None else zone.rect

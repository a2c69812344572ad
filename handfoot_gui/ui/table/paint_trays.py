"""Draws a tray: label block, rails, melds and books, what is staged, and where a card may go.

Reads the placement and the look; decides nothing but how bright a thing is.
"""

from __future__ import annotations

from handfoot_gui.rules.cards import WILD_RANK
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import plus, wild_star
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import Ink
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cardart import BookLook
from handfoot_gui.ui.table.cardtrim import Ring
from handfoot_gui.ui.table.look import Lit, TableLook
from handfoot_gui.ui.table.paint_label import paint_label
from handfoot_gui.ui.table.placement import (
    Column,
    MeldPlace,
    Placement,
    Tray,
    ZoneId,
    rank_zone,
)
from handfoot_gui.words.cards import of_seven

LIT_RAIL_STAR = "#6A2C91"


def paint_tray(
    b: Brush, view: PlayerView, placement: Placement, tray: Tray, look: TableLook
) -> None:
    u, theme, rect = b.u, b.theme, tray.rect
    b.canvas.box(
        rect,
        12 * u,
        fill=theme.tray,
        alpha=theme.tray_alpha,
        line=theme.text,
        line_alpha=theme.tray_line,
    )
    b.canvas.lip(rect, 12 * u, 16 * u, 0.34 * theme.shade)
    low = Rect(rect.x + 12 * u, rect.bottom - 1, rect.w - 24 * u, 1)
    b.canvas.bar(low, theme.lit, 0.10 * theme.shade)
    edge = Rect(rect.x, rect.y + 12 * u, max(3, round(4 * u)), rect.h - 24 * u)
    b.canvas.box(edge, 2, fill=b.ink_of(tray.team), alpha=0.95)
    for column in tray.columns[1:]:
        line = Rect(column.rect.x - 1.5, rect.y + 12 * u, 1, rect.h - 24 * u)
        b.canvas.bar(line, theme.text, max(0.055, theme.tray_line / 3))
    texts = look.texts.trays
    if tray.team < len(texts):
        paint_label(b, view, tray, texts[tray.team], look)
    areas = placement.drop_areas(lit.zone for lit in look.lit)
    by_zone = {lit.zone: lit for lit in look.lit}
    for column in tray.columns:
        _column(b, column, tray, look, areas, by_zone)


# ------------------------------------------------------------------ columns


def _column(
    b: Brush,
    column: Column,
    tray: Tray,
    look: TableLook,
    areas: dict[ZoneId, Rect],
    lit: dict[ZoneId, Lit],
) -> None:
    melds = tuple(meld for meld in tray.melds if meld.rank == column.rank)
    inside = [z for z, area in areas.items() if column.rect.contains(area.centre)]
    for zone in inside:
        _light(b, areas[zone], look.light, hot=zone == look.target)
    chosen = look.target if look.target in inside else inside[0] if inside else None
    if chosen is not None:
        _lit_rail(b, column, lit[chosen])
    else:
        _rail(b, column, melds)
    if not melds and (inside or not look.choosing):
        _spot(b, column, accepting=bool(inside))
    for meld in melds:
        paint_meld(b, meld, look)
    if look.focus == rank_zone(tray.team, column.rank):
        b.focus(column.spot, column.spot.w * 0.08)
    if look.choosing and not inside:
        b.canvas.box(column.rect, 8 * b.u, fill=b.theme.felt_edge, alpha=0.42 * look.light)


def _light(b: Brush, area: Rect, light: float, *, hot: bool) -> None:
    """`light`: how far it has come up."""
    u, theme = b.u, b.theme
    b.canvas.glow(area, 10 * u, 9 * u, theme.lit, (0.60 if hot else 0.22) * light)
    b.canvas.box(area, 10 * u, fill=theme.felt_centre, alpha=light)
    b.canvas.box(
        area,
        10 * u,
        fill=theme.lit,
        alpha=(0.40 if hot else 0.14) * light,
        line=theme.lit_line,
        line_width=max(2, round((3.6 if hot else 1.6) * u)),
        line_alpha=light,
    )


def _spot(b: Brush, column: Column, *, accepting: bool) -> None:
    theme, spot, u = b.theme, column.spot, b.u
    if not accepting:
        b.canvas.box(
            spot,
            spot.w * 0.08,
            line=theme.text,
            line_width=max(1, round(u)),
            line_alpha=0.11 if theme.tray_line < 0.3 else 0.4,
        )
        return
    b.canvas.box(
        spot,
        spot.w * 0.08,
        line=theme.lit_line,
        line_width=max(1.5, 1.6 * u),
        line_alpha=0.9,
        dash=(max(5, 5 * u), max(4, 4 * u)),
    )
    q = round(spot.w * 0.34)
    b.canvas.shape(plus(theme.lit_line), Rect.centred(spot.centre, q, q))


def _rail(b: Brush, column: Column, melds: tuple[MeldPlace, ...]) -> None:
    """Rank, count of the unfinished meld, the wilds' star and from two their number."""
    theme, u = b.theme, b.u
    middle = column.rail.centre.y
    open_meld = next((meld for meld in melds if not meld.is_book), None)
    rank = b.style(
        15, theme.text if melds else theme.dim, Weight.BLACK, 1 if melds else theme.empty
    )
    small = b.style(13, weight=Weight.BOLD)
    count = of_seven(open_meld.count) if open_meld is not None else ""
    wilds = open_meld.wilds if open_meld is not None else 0
    wilds = 0 if column.rank is WILD_RANK else wilds
    number = str(wilds) if wilds > 1 else ""
    star = round(small.px * 0.85)
    wide: float = b.type.width(b.rank(column.rank), rank)
    wide += b.type.width(count, small) + 7 * u if count else 0
    wide += 4 * u + star + (b.type.width(number, small) + 2 if number else 0) if wilds else 0
    x = column.rail.centre.x - wide / 2
    x = b.write(b.rank(column.rank), rank, Point(x, middle), "ml").right + 7 * u
    if not count:
        return
    x = b.write(count, small, Point(x, middle), "ml").right + 4 * u
    if wilds:
        x = b.mark(wild_star(theme.wild), x, middle, star) + 2
        b.write(number, small, Point(x, middle), "ml")


def _lit_rail(b: Brush, column: Column, lit: Lit) -> None:
    """The rail already says the result."""
    theme, u = b.theme, b.u
    style = Style(b.px(13), theme.caption_text, Weight.BLACK)
    middle = column.rail.centre.y
    words = b.rank(column.rank)
    count = "" if lit.count is None else of_seven(lit.count)
    number = str(lit.wilds) if lit.wilds > 1 else ""
    star = round(style.px * 0.85)
    bold = style.but(weight=Weight.BOLD)
    wide = b.type.width(words, style) + (b.type.width(count, bold) + 7 * u if count else 0)
    wide += 3 * u + star + b.type.width(number, bold) if lit.wilds else 0
    high = round(style.px * 1.5)
    pill = Rect.centred(Point(column.rail.centre.x, middle), wide + 1.1 * style.px, high)
    b.canvas.box(pill, high / 2, fill=theme.lit)
    x = column.rail.centre.x - wide / 2
    x = b.write(words, style, Point(x, middle), "ml").right + 7 * u
    if count:
        x = b.write(count, bold, Point(x, middle), "ml").right + 3 * u
    if lit.wilds:
        x = b.mark(wild_star(LIT_RAIL_STAR), x, middle, star)
        b.write(number, bold, Point(x, middle), "ml")


# ------------------------------------------------------------------ melds


def paint_meld(b: Brush, meld: MeldPlace, look: TableLook) -> None:
    hidden = [slot for slot in meld.slots if slot.key in look.hidden]
    if meld.is_book and not hidden:
        _book(b, meld, look)
    else:
        _cards(b, meld, look)
    if len(hidden) < len(meld.slots):
        _rings(b, meld, look)


def _cards(b: Brush, meld: MeldPlace, look: TableLook) -> None:
    """One shadow for the whole; what is staged is pale and dashed, and says so."""
    shown = [slot for slot in meld.slots if slot.key not in look.hidden]
    if not shown:
        return
    mw = meld.slots[0].width
    lying = Rect.around(*(slot.box for slot in shown if slot.key not in meld.staged))
    if lying.h:
        b.lying(lying, mw)
    shift = dict(look.shake)
    dashed = Ring(b.theme.selected, max(1.5, mw * 0.03), dash=(mw * 0.10, mw * 0.07))
    for slot in shown:
        assert slot.card is not None
        centre = slot.centre.moved(shift.get(slot.key, 0))
        lowest = bool(meld.staged) and slot is meld.slots[-1]
        face = b.art.book_face(slot.card, mw) if lowest else b.art.meld_face(slot.card, mw)
        b.canvas.picture_centred(face, centre)
        if slot.key in meld.staged:
            b.canvas.box(slot.box, mw * 0.06, fill=b.theme.felt_centre, alpha=0.16)
            b.canvas.picture_centred(b.art.ring(mw, dashed), centre)
    if meld.staged:
        b.staged(look.texts.staged, meld.slots[-1].box)


def _book(b: Brush, meld: MeldPlace, look: TableLook) -> None:
    mw = meld.slots[0].width
    theme = b.theme
    bands: dict[MeldKind, Ink] = {
        MeldKind.CLEAN: theme.clean_band,
        MeldKind.DIRTY: theme.dirty_band,
        MeldKind.WILD: theme.wild_band,
    }
    count = look.texts.times.format(n=len(meld.melds)) if len(meld.melds) > 1 else ""
    top = meld.slots[-1].card
    word = look.texts.book_word(meld.kind)
    sign = {MeldKind.CLEAN: "clean", MeldKind.DIRTY: "dirty", MeldKind.WILD: "wild"}[meld.kind]
    picture = b.art.book(mw, BookLook(sign, word, bands[meld.kind], top, count))  # type: ignore[arg-type]
    b.lying(meld.rect, mw, high=1.5)
    b.canvas.picture(picture, meld.rect.x, meld.rect.y)


def _rings(b: Brush, meld: MeldPlace, look: TableLook) -> None:
    """The last move's ring and dot, and the keyboard's focus."""
    u, mw = b.u, meld.slots[0].width
    ids = {meld.zone, *(("meld", meld.team, n) for n in meld.melds)}
    last = look.last_move
    if last is not None and ids & set(last.zones):
        ink, line = b.ink_of(last.team), max(2, round(2 * u))
        around = meld.rect.grown(3 * u)
        radius = mw * 0.06 + 3 * u
        b.canvas.box(around, radius, line=ink, line_width=line, line_alpha=last.strength)
        dot = max(9, round(10 * u))
        at = Point(around.right - dot * 0.1, around.y + dot * 0.1)
        b.canvas.disc(at, dot / 2, fill=ink, line=b.theme.felt_edge, line_width=max(1.5, 2 * u))
    if look.focus in ids:
        b.focus(meld.rect, mw * 0.06)

"""Draws stock and pile in their inlay, and the light round what may be taken or given to.

Reads the placement and the look; the words come ready.
"""

from __future__ import annotations

from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import faded
from handfoot_gui.ui.kit.signs import house_star
from handfoot_gui.ui.table.brush import BLACK, Brush
from handfoot_gui.ui.table.cardtrim import Ring
from handfoot_gui.ui.table.look import TableLook
from handfoot_gui.ui.table.placement import PILE, STOCK, Middle, Slot, ZoneId

STOCK_EDGE = "#E4DECB"


def paint_piles(b: Brush, view: PlayerView, middle: Middle, look: TableLook) -> None:
    _inlay(b, middle)
    _stock(b, view, middle, look)
    _pile(b, middle, look)


def _inlay(b: Brush, middle: Middle) -> None:
    theme, u, rect = b.theme, b.u, middle.inlay
    b.canvas.box(
        rect,
        rect.h / 2,
        fill=BLACK,
        alpha=0.14 * theme.shade,
    )
    b.canvas.lip(rect, rect.h / 2, 22 * u, 0.30 * theme.shade)
    wide, thin = max(1, round(1.6 * u)), max(1, round(0.8 * u))
    b.canvas.box(
        rect.moved(dy=wide),
        rect.h / 2,
        line=BLACK,
        line_width=wide,
        line_alpha=0.28 * theme.shade,
    )
    b.canvas.box(
        rect, rect.h / 2, line=theme.inlay, line_width=wide, line_alpha=theme.inlay_alpha * 1.5
    )
    inner = rect.inset(6 * u)
    b.canvas.box(
        inner, inner.h / 2, line=theme.inlay, line_width=thin, line_alpha=theme.inlay_alpha * 0.7
    )
    q = round(22 * u)
    b.canvas.shape(
        house_star(theme.inlay),
        Rect.centred(rect.centre, q, q),
        alpha=min(1, theme.inlay_alpha * 1.7),
    )


# ------------------------------------------------------------------ stock and pile


def _stock(b: Brush, view: PlayerView, middle: Middle, look: TableLook) -> None:
    u, rect, deep = b.u, middle.stock, middle.stock_depth
    _glow(b, STOCK, rect.grown(5 * u), look)
    if view.stock_count == 0:
        _empty(b, rect)
    else:
        if view.to_act == view.seat and view.phase is Phase.DRAW and not look.choosing:
            _invites(b, rect.grown(5 * u))
        thick = rect.moved(deep * 0.4 * u, deep * 0.4 * u).grown(deep * 0.4 * u)
        b.canvas.shadow(thick, rect.w * 0.07, max(4, 7 * u), 0.4, down=3 * u)
        edge = b.art.blank(rect.w, paper=STOCK_EDGE)
        for i in range(deep // 2, 0, -1):
            b.canvas.picture(edge, rect.x + i * 1.6 * u, rect.y + i * 1.6 * u)
        b.canvas.picture(b.art.back(rect.w), rect.x, rect.y)
    _accepts(b, STOCK, rect.grown(5 * u), look)
    foot = Point(rect.centre.x + deep * 0.4 * u, rect.bottom + 1 * u)
    b.chip(look.texts.stock, foot, 14)


def _invites(b: Brush, rect: Rect) -> None:
    """A quiet light under the stock while its player is to draw."""
    u, theme, radius = b.u, b.theme, rect.w * 0.07 + 7 * b.u
    b.canvas.glow(rect, radius, 9 * u, theme.lit, 0.30)
    b.canvas.box(rect, radius, line=theme.lit_line, line_width=max(1.5, 1.6 * u), line_alpha=0.75)


def _pile(b: Brush, middle: Middle, look: TableLook) -> None:
    u, rect = b.u, middle.pile
    _glow(b, PILE, rect.grown(9 * u, 7 * u), look)
    slots = [slot for slot in middle.pile_slots if slot.key not in look.hidden]
    if look.covered is not None and len(slots) < len(middle.pile_slots):
        slots[-1:] = [look.covered]
    if not slots:
        _empty(b, rect)
    elif slots[-1].look != "leaving":
        b.canvas.shadow(rect.grown(3 * u, 1), rect.w * 0.07, max(4, 7 * u), 0.4, down=3 * u)
    shift = dict(look.shake)
    for slot in slots:
        _of_pile(b, slot, slot.centre.moved(shift.get(slot.key, 0)))
    if slots and slots[-1].look == "leaving":
        b.canvas.box(
            rect, rect.w * 0.07, line=b.theme.selected, line_width=max(1.5, 1.8 * u), dash=_dash(u)
        )
        b.staged(look.texts.staged, rect.inset(0, 18 * u))
    if look.choosing and not any(lit.zone == PILE for lit in look.lit):
        dim = 0.42 * look.light
        b.canvas.box(rect.grown(8 * u, 6 * u), 8 * u, fill=b.theme.felt_edge, alpha=dim)
    _accepts(b, PILE, rect.grown(9 * u, 7 * u), look)
    if look.last_move is not None and PILE in look.last_move.zones and slots:
        ink, dot = b.ink_of(look.last_move.team), max(9, round(10 * u))
        at = Point(rect.right + 3 * u, rect.y - 1 * u)
        b.canvas.disc(at, dot / 2, fill=ink, line=b.theme.felt_edge, line_width=max(1.5, 2 * u))
    b.chip(look.texts.pile, Point(rect.centre.x, rect.bottom + 1 * u), 14)


def _of_pile(b: Brush, slot: Slot, centre: Point) -> None:
    """One card; what goes with the pile that is being taken is only a ghost of itself."""
    if slot.look == "leaving":
        b.canvas.picture_centred(faded(b.art.blank(slot.width, slot.angle), 0.20), centre)
    elif slot.card is None:
        b.canvas.picture_centred(b.art.blank(slot.width, slot.angle), centre)
    else:
        b.canvas.picture_centred(b.art.face(slot.card, slot.width, slot.angle), centre)
    if slot.look == "staged":
        width = slot.width
        ring = Ring(b.theme.selected, max(2, width * 0.03), dash=(width * 0.1, width * 0.07))
        b.canvas.picture_centred(b.art.ring(width, ring, slot.angle), centre)


def _empty(b: Brush, rect: Rect) -> None:
    wide, alpha = max(1, round(b.u)), 0.35
    b.canvas.box(
        rect, rect.w * 0.07, line=b.theme.text, line_width=wide, line_alpha=alpha, dash=_dash(b.u)
    )


def _dash(u: float) -> tuple[float, float]:
    """Of a place that is empty: seen as dashes on the largest screens too."""
    return max(6, 6 * u), max(5, 5 * u)


def _glow(b: Brush, zone: ZoneId, rect: Rect, look: TableLook) -> None:
    """Under the cards, so that they keep their colours."""
    if any(lit.zone == zone for lit in look.lit):
        hot = zone in (look.target, look.pointed)
        b.canvas.glow(rect, rect.w * 0.1, 9 * b.u, b.theme.lit, (0.6 if hot else 0.25) * look.light)


def _accepts(b: Brush, zone: ZoneId, rect: Rect, look: TableLook) -> None:
    """A light round stock or pile when it may be taken or given to; and the focus."""
    u, theme = b.u, b.theme
    if any(lit.zone == zone for lit in look.lit):
        hot = zone in (look.target, look.pointed)
        b.canvas.box(
            rect,
            rect.w * 0.07 + 7 * u,
            fill=theme.lit if hot and look.drag else None,
            alpha=0.30 * look.light,
            line=theme.lit_line,
            line_width=max(2, round((3.6 if hot else 2.4) * u)),
            line_alpha=look.light,
        )
    if look.focus == zone:
        b.focus(rect.inset(2 * u), rect.w * 0.08)

"""Draws what lies over the table for a while: dragged cards, cards under way, captions, a spread
meld, lights that pass, a look closer. Each tells where it was drawn: only that is redrawn later.
"""

from __future__ import annotations

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cardtrim import Ring
from handfoot_gui.ui.table.letting_go import carried_slots
from handfoot_gui.ui.table.look import Drag, Effect, Moving, TableLook
from handfoot_gui.ui.table.paint_caption import paint_caption, spread_meld, spread_slots
from handfoot_gui.ui.table.paint_closer import paint_closer
from handfoot_gui.ui.table.paint_marks import paint_marks
from handfoot_gui.ui.table.paint_stars import paint_stars
from handfoot_gui.ui.table.placement import MeldPlace, Placement


def paint_over(b: Brush, placement: Placement, look: TableLook) -> list[Rect]:
    """From bottom to top; the rects are where something was drawn."""
    drawn: list[Rect] = []
    place = spread_meld(placement, look)
    if place is not None:
        drawn.append(_spread(b, placement, place, look))
    drawn += [_effect(b, placement, effect) for effect in look.effects]
    drawn += [_moving(b, moving) for moving in look.moving]
    drawn += paint_marks(b, look)
    carried = None
    if look.drag is not None and look.drag.cards:
        carried = _dragged(b, look.drag)
        drawn.append(carried.grown(26 * b.u, 40 * b.u))
    drawn += [paint_caption(b, placement, caption, look, carried) for caption in look.captions]
    if look.closer is not None:
        drawn.append(paint_closer(b, placement, look.closer))
    return [rect for rect in drawn if rect.area > 0]


# ------------------------------------------------------------------ cards in the air

UNDER_OTHERS = 0.16
"""How dark the shadows of dragged cards are but the last: they lie over one another."""


def _dragged(b: Brush, drag: Drag) -> Rect:
    u = b.u
    slots = carried_slots(b.m, drag)
    for slot in slots:
        assert slot.card is not None
        alpha = 0.45 if slot is slots[-1] else UNDER_OTHERS
        shadow = b.art.shadow(slot.width, slot.angle, blur=12 * u, down=14 * u, alpha=alpha)
        b.canvas.picture_centred(shadow, slot.centre)
        b.canvas.picture_centred(b.art.face(slot.card, slot.width, slot.angle), slot.centre)
    return Rect.around(*(slot.bounds for slot in slots))


def _moving(b: Brush, moving: Moving) -> Rect:
    """A card on its way; half-way through its turn it is seen from its edge."""
    slot = moving.slot
    made = max(8, round(moving.made_at or slot.width))
    scale = slot.width / made
    down = 1 + slot.lift * 0.3
    shadow = b.art.shadow(made, slot.angle, blur=max(2, made * 0.07), down=2, alpha=0.32)
    edge = max(0.06, abs(2 * moving.turned - 1)) if 0 < moving.turned < 1 else 1.0
    b.canvas.picture_scaled(shadow, slot.centre.moved(dy=down), scale * edge, scale)
    if slot.card is None or moving.turned < 0.5:
        picture = b.art.back(made, slot.angle)
    elif slot.look == "meld":
        picture = b.art.meld_face(slot.card, made, slot.angle)
    else:
        picture = b.art.face(slot.card, made, slot.angle)
    b.canvas.picture_scaled(picture, slot.centre, scale * edge, scale)
    return slot.bounds.grown(0.2 * slot.width + slot.lift + 4)


# ------------------------------------------------------------------ a meld looked at


def _spread(b: Brush, placement: Placement, place: MeldPlace, look: TableLook) -> Rect:
    slots = spread_slots(placement, place)
    around = Rect.around(*(slot.box for slot in slots))
    u = b.u
    b.canvas.shadow(around, 6 * u, 12 * u, 0.5, down=6 * u)
    for slot in slots:
        assert slot.card is not None
        b.canvas.picture_centred(b.art.shadow(slot.width, alpha=0.25), slot.centre)
        b.canvas.picture_centred(b.art.meld_face(slot.card, slot.width), slot.centre)
        if slot.key in place.staged:
            ring = Ring(b.theme.selected, max(1.5, slot.width * 0.03))
            b.canvas.picture_centred(b.art.ring(slot.width, ring), slot.centre)
    if look.focus is not None and placement.meld(look.focus) is place:
        b.focus(around, 6 * u)
    return around.grown(34 * u)


# ------------------------------------------------------------------ passing lights


def _effect(b: Brush, placement: Placement, effect: Effect) -> Rect:
    place = placement.meld(effect.zone)
    if effect.kind == "seal" and effect.rect is not None:
        return _band_slides_off(b, effect.rect, effect.part)
    if place is None:
        return Rect(0, 0, 0, 0)
    if effect.kind == "band":
        return _band_wipes_in(b, place, effect.part)
    if effect.kind == "stars":
        return paint_stars(b, place, effect.part)
    return _ring(b, place, effect.part)


def _band_slides_off(b: Brush, fan: Rect, part: float) -> Rect:
    """To the side, inside the fan's width: what leaves it is gone."""
    high = max(4, round(fan.h * 0.16))
    wide = fan.w * 0.72
    with b.canvas.clipped(fan):
        at = Point(fan.x + fan.w * 0.14 + part * fan.w, fan.y + fan.h * 0.62)
        b.canvas.picture(b.art.band(round(wide), high), at.x, at.y)
    return fan


def _band_wipes_in(b: Brush, place: MeldPlace, part: float) -> Rect:
    """What the band has not reached yet is still the card under it."""
    top = place.slots[-1]
    if top.card is None:
        return Rect(0, 0, 0, 0)
    left = top.box.w * part
    rest = Rect(top.box.x + left, top.box.y + top.box.h * 0.6, top.box.w - left, top.box.h * 0.4)
    with b.canvas.clipped(rest):
        b.canvas.picture_centred(b.art.book_face(top.card, top.width), top.centre)
    return rest


def _ring(b: Brush, place: MeldPlace, whole: float) -> Rect:
    """A brass ring that runs once round a finished book, fading as it closes."""
    if not 0 < whole < 1:
        return Rect(0, 0, 0, 0)
    u = b.u
    wide = max(3.0, 4.4 * u)
    rect = place.rect.grown(5 * u).rounded()
    part = round(whole * 30) / 30
    line = _along(rect.inset(wide / 2).at(Point(wide / 2, wide / 2)), part - 0.35, part * 1.35)
    inner = (
        f'<path d="{line}" fill="none" stroke="{b.theme.selected}" stroke-width="{wide:g}" '
        f'stroke-opacity="{1 - 0.6 * part:.2f}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    b.canvas.shape(inner, rect, (0, 0, rect.w, rect.h))
    return rect.grown(2)


def _along(box: Rect, begin: float, end: float) -> str:
    """A path round a box, clockwise from its upper left corner, between two parts of its way."""
    corners = (0.0, box.w, box.w + box.h, 2 * box.w + box.h, 2 * (box.w + box.h))
    first, last = max(0.0, begin) * corners[-1], min(1.0, end) * corners[-1]
    stops = [first, *(c for c in corners if first < c < last), last]
    points = [_on_edge(box, corners, stop) for stop in stops]
    return "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in points)


def _on_edge(box: Rect, corners: tuple[float, ...], way: float) -> Point:
    if way <= corners[1]:
        return Point(box.x + way, box.y)
    if way <= corners[2]:
        return Point(box.right, box.y + way - corners[1])
    if way <= corners[3]:
        return Point(box.right - (way - corners[2]), box.bottom)
    return Point(box.x, box.bottom - (way - corners[3]))

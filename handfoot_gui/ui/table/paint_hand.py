"""Draws the fan of the hand with all its marks, and the two corners beside it.

Reads the placement and the look; the group under the pointer is moved aside here, nowhere else.
"""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import ticked_disc
from handfoot_gui.ui.kit.text import Run, Weight
from handfoot_gui.ui.kit.theme import Theme
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cardtrim import Ring
from handfoot_gui.ui.table.layout_fan import pointed
from handfoot_gui.ui.table.look import TableLook
from handfoot_gui.ui.table.paint_caption import caption_box
from handfoot_gui.ui.table.placement import (
    FOOT,
    Group,
    Placement,
    Slot,
)


def paint_hand(b: Brush, placement: Placement, look: TableLook) -> None:
    carried = frozenset(card.id for card in look.drag.cards) if look.drag else frozenset()
    shift = dict(look.shake)
    hover = None if look.drag or look.curtain else _looked_at(look)
    slots = [
        replace(slot, centre=slot.centre.moved(shift.get(slot.key, 0)))
        for slot in pointed(placement, hover)
        if slot.key not in look.hidden
    ]
    ticked = _last_selected(placement, look, carried)
    raised = None
    for slot in slots:
        if slot.key in carried:
            _left_empty(b, slot)
        elif placement.two_rows and slot.key == hover:
            raised = slot
        else:
            _card(b, slot, look, ticked=slot.key in ticked)
    if raised is not None:
        _card(b, raised, look, ticked=raised.key in ticked)
    is_all_new = all(slot.key in look.new for slot in placement.hand)
    fresh = frozenset() if is_all_new else look.new
    captions = [c for c in look.captions if c.of[:1] == ("card",)]
    said = [caption_box(b, placement, caption, look) for caption in captions]
    for group in placement.groups:
        _pill(b, group, look, carried, said, fresh)
    focused = next((s for s in slots if look.focus == ("card", s.key)), None)
    if focused is not None:
        _focus(b, focused)


def _looked_at(look: TableLook) -> int | None:
    """The card that is pointed at, else the one with the keyboard's focus: it rises."""
    if look.hover is not None or look.focus is None or look.focus[0] != "card":
        return look.hover
    return int(look.focus[1])


def _last_selected(
    placement: Placement, look: TableLook, carried: frozenset[int]
) -> frozenset[int]:
    """The card of each group that bears the tick."""
    found = set()
    for group in placement.groups:
        chosen = [c for c in group.cards if c in look.selected and c not in carried]
        found.update(chosen[-1:])
    return frozenset(found)


def empty_ring(theme: Theme, u: float) -> Ring:
    """Keeps the place of a card that is carried."""
    return Ring(theme.text, max(1.4, 1.6 * u), alpha=0.5, dash=(6 * u, 5 * u), fill_alpha=0.05)


def selected_ring(theme: Theme, u: float) -> Ring:
    return Ring(theme.selected, max(3, 3.4 * u))


def _left_empty(b: Brush, slot: Slot) -> None:
    ring = empty_ring(b.theme, b.u)
    b.canvas.picture_centred(b.art.ring(slot.width, ring, slot.angle), slot.centre)


def _card(b: Brush, slot: Slot, look: TableLook, *, ticked: bool) -> None:
    u, cw = b.u, slot.width
    assert slot.card is not None
    b.canvas.picture_centred(b.art.shadow_in_hand(cw, slot.angle, slot.lift), slot.centre)
    picture = b.art.back(cw, slot.angle) if look.curtain else b.art.face(slot.card, cw, slot.angle)
    b.canvas.picture_centred(picture, slot.centre)
    if look.curtain:
        return
    if slot.key in look.selected:
        ring = selected_ring(b.theme, u)
        b.canvas.picture_centred(b.art.ring(cw, ring, slot.angle), slot.centre)
    if slot.key == look.hover and look.drag is None:
        ring = Ring("#FFFFFF", max(2, 2 * u), alpha=0.95)
        b.canvas.picture_centred(b.art.ring(cw, ring, slot.angle), slot.centre)
    if ticked:
        q = max(14, round(18 * u))
        at = Point(slot.centre.x + cw / 2 - q * 0.68, slot.centre.y - slot.height / 2 + q * 0.70)
        shape = ticked_disc(b.theme.selected, b.theme.button_text)
        b.canvas.shape(shape, Rect.centred(at, q, q))


def _focus(b: Brush, slot: Slot) -> None:
    """Two rings round a card as it is turned: white inside black."""
    u = b.u
    wide, narrow, gap = max(4, 5 * u), max(2, 2.5 * u), max(2, 2 * u)
    outer = Ring(b.theme.focus_outer, wide, gap)
    inner = Ring(b.theme.focus_inner, narrow, gap + (wide - narrow) / 2)
    for ring in (outer, inner):
        b.canvas.picture_centred(b.art.ring(slot.width, ring, slot.angle), slot.centre)


def _pill(
    b: Brush,
    group: Group,
    look: TableLook,
    carried: frozenset[int],
    said: list[Rect],
    fresh: frozenset[int],
) -> None:
    """How many cards a group has, or that its card is new. It makes way for a caption there: of
    the group itself, or so wide that half of the pill would be covered (`said`). `fresh`: the
    new cards, where not all are, as with a foot that was just picked up."""
    left = [c for c in group.cards if c not in carried and c not in look.hidden]
    if not left or group.pill is None or look.curtain or _looked_at(look) in group.cards:
        return
    px = b.px(12)
    at = group.pill.moved(dy=-0.87 * px)
    if any(box.overlap_area(Rect.centred(at, 3 * px, 2 * px)) for box in said):
        return
    chosen = [card for card in left if card in look.selected]
    if all(card in fresh for card in left) and not chosen:
        b.chip(look.texts.new, at)
    elif len(left) > 1:
        b.chip(look.texts.times.format(n=len(left)), at, brass=chosen == left)


# ------------------------------------------------------------------ corners


def paint_corners(b: Brush, view: PlayerView, placement: Placement, look: TableLook) -> None:
    _own_plaque(b, view, placement, look)
    _feet(b, placement, look)


def _own_plaque(b: Brush, view: PlayerView, placement: Placement, look: TableLook) -> None:
    u, theme, rect, texts = b.u, b.theme, placement.own.plaque, look.texts
    team = view.team_of(view.seat)
    b.plaque(rect, team=team if view.to_act == view.seat else None)
    name = b.style(16, weight=Weight.BOLD)
    left, right = rect.x + 11 * u, rect.right - 9 * u
    middle = rect.y + 9 * u + name.px * 0.62
    x = b.sign_beside(team, left, middle, name.px)
    seats = texts.seats
    who = seats[view.seat].name if view.seat < len(seats) else ""
    b.name(who, name, Point(x, middle), "ml", right - x)
    base = rect.y + 9 * u + name.px * 1.25 + b.px(24) * 0.98
    big, small = b.style(24, weight=Weight.BLACK), b.style(13, theme.dim)
    runs = (Run(texts.count, big), Run(" ", small), Run(texts.cards_word, small))
    b.type.draw_runs(b.canvas, runs, Point(left, base), "sl")
    points, room = b.style(11, theme.dim), right - left
    fitting = (said for said in texts.hand_points if b.type.width(said, points) <= room)
    said = next(fitting, "".join(texts.hand_points[-1:]))
    b.write(said, points, Point(left, rect.bottom - 6 * u), "bl", room)


def _feet(b: Brush, placement: Placement, look: TableLook) -> None:
    own, texts = placement.own, look.texts
    label = b.style(13, weight=Weight.BOLD)
    place = own.foot_label
    _fan_of_backs(b, look.sealed, bound=True)
    if not own.sealed:
        ink = b.style(13, b.ink_of(b.mine), Weight.BOLD)
        b.write(texts.in_foot, ink, Point(place.right - 2, place.centre.y), "mr", place.w)
        return
    share = place.w / len(own.sealed)
    if len(own.sealed) > 1:  # all of one size
        fitting = (b.type.shrunk(text, label, share - 9 * b.u) for text in texts.sealed)
        label = min(fitting, key=lambda style: style.px, default=label)
    for index, slots in enumerate(own.sealed):
        shown = tuple(slot for slot in slots if slot.key not in look.hidden)
        opening = next((e.part for e in look.effects if e.kind == "seal"), None)
        _fan_of_backs(b, shown, bound=len(shown) == len(slots) and opening is None)
        text = texts.sealed[index] if index < len(texts.sealed) else ""
        if len(own.sealed) == 1:
            b.write(text, label, Point(place.right - 2, place.centre.y), "mr", place.w)
        else:
            at = Point(place.x + (index + 0.5) * share, place.centre.y)
            b.write(text, label, at, "mc")
    if look.focus == FOOT:
        b.focus(own.sealed_rects[-1], 8 * b.u)


def _fan_of_backs(b: Brush, slots: tuple[Slot, ...], *, bound: bool) -> None:
    """The own foot: a small fan held together by one brass band and its seal."""
    if not slots:
        return
    u, around = b.u, Rect.around(*(slot.bounds for slot in slots))
    glow = around.inset(around.w * 0.10, around.h * 0.04)
    b.canvas.shadow(glow, around.h * 0.2, max(3, 6 * u), 0.35, down=2 * u)
    if not bound:
        b.backs(slots)
        return
    picture = b.art.foot_fan(slots[0].width, len(slots))
    b.canvas.picture(picture, around.centre.x - picture.get_width() / 2, around.y)

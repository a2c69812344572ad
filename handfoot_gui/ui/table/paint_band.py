"""Draws the middle band: stock and pile in their inlay, the people, the last move, the opening.

Reads the placement and the look; the words come ready.
"""

from __future__ import annotations

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import house_star
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.table.brush import BLACK, Brush
from handfoot_gui.ui.table.cardtrim import Ring
from handfoot_gui.ui.table.look import Meter, MoveText, SeatText, TableLook
from handfoot_gui.ui.table.placement import (
    PILE,
    STOCK,
    Middle,
    Placement,
    SeatPlace,
    ZoneId,
    seat_zone,
)

STOCK_EDGE = "#E4DECB"


def paint_band(b: Brush, view: PlayerView, placement: Placement, look: TableLook) -> None:
    middle = placement.middle
    _inlay(b, middle)
    _stock(b, view, middle, look)
    _pile(b, middle, look)
    for seat in placement.seats:
        if seat.side != "top":
            paint_plaque(b, view, seat, look)
    _moves(b, middle, look)
    _aim(b, middle, look)


def _inlay(b: Brush, middle: Middle) -> None:
    theme, u, rect = b.theme, b.u, middle.inlay
    b.canvas.box(
        rect,
        rect.h / 2,
        fill=BLACK,
        alpha=0.10,
        line=theme.inlay,
        line_width=max(1, 1.3 * u),
        line_alpha=theme.inlay_alpha,
    )
    inner = rect.inset(5 * u)
    b.canvas.box(inner, inner.h / 2, line=theme.inlay, line_alpha=theme.inlay_alpha / 2)
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
        thick = rect.moved(deep * 0.4 * u, deep * 0.4 * u).grown(deep * 0.4 * u)
        b.canvas.shadow(thick, rect.w * 0.07, max(4, 7 * u), 0.4, down=3 * u)
        edge = b.art.blank(rect.w, paper=STOCK_EDGE)
        for i in range(deep // 2, 0, -1):
            b.canvas.picture(edge, rect.x + i * 1.6 * u, rect.y + i * 1.6 * u)
        b.canvas.picture(b.art.back(rect.w), rect.x, rect.y)
    _accepts(b, STOCK, rect.grown(5 * u), look)
    foot = Point(rect.centre.x + deep * 0.4 * u, rect.bottom + 1 * u)
    b.chip(look.texts.stock, foot, 14)


def _pile(b: Brush, middle: Middle, look: TableLook) -> None:
    u, rect = b.u, middle.pile
    _glow(b, PILE, rect.grown(9 * u, 7 * u), look)
    slots = [slot for slot in middle.pile_slots if slot.key not in look.hidden]
    if not slots:
        _empty(b, rect)
    else:
        b.canvas.shadow(rect.grown(3 * u, 1), rect.w * 0.07, max(4, 7 * u), 0.4, down=3 * u)
    shift = dict(look.shake)
    for slot in slots:
        picture = (
            b.art.blank(slot.width, slot.angle)
            if slot.card is None
            else b.art.face(slot.card, slot.width, slot.angle)
        )
        b.canvas.picture_centred(picture, slot.centre.moved(shift.get(slot.key, 0)))
        if slot.look == "staged":
            width = slot.width
            ring = Ring(b.theme.selected, max(2, width * 0.03), dash=(width * 0.1, width * 0.07))
            b.canvas.picture_centred(b.art.ring(width, ring, slot.angle), slot.centre)
    if look.choosing and not any(lit.zone == PILE for lit in look.lit):
        dim = 0.42 * look.light
        b.canvas.box(rect.grown(8 * u, 6 * u), 8 * u, fill=b.theme.felt_edge, alpha=dim)
    _accepts(b, PILE, rect.grown(9 * u, 7 * u), look)
    if look.last_move is not None and PILE in look.last_move.zones and slots:
        ink, dot = b.ink_of(look.last_move.team), max(9, round(10 * u))
        at = Point(rect.right + 3 * u, rect.y - 1 * u)
        b.canvas.disc(at, dot / 2, fill=ink, line=b.theme.felt_edge, line_width=max(1.5, 2 * u))
    b.chip(look.texts.pile, Point(rect.centre.x, rect.bottom + 1 * u), 14)


def _empty(b: Brush, rect: Rect) -> None:
    b.canvas.box(rect, rect.w * 0.07, line=b.theme.text, line_alpha=0.35, dash=(6, 5))


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


# ------------------------------------------------------------------ people


def paint_plaque(b: Brush, view: PlayerView, place: SeatPlace, look: TableLook) -> None:
    text = _seat_text(look, place.seat)
    team = view.team_of(place.seat)
    playing = view.to_act == place.seat
    b.plaque(place.rect, team=team if playing else None)
    if place.folded:
        _badge(b, view, place, text)
    else:
        _plaque(b, view, place, text, look, playing=playing)
    if look.focus == seat_zone(place.seat):
        b.focus(place.rect, 12 * b.u)


def _plaque(
    b: Brush, view: PlayerView, place: SeatPlace, text: SeatText, look: TableLook, *, playing: bool
) -> None:
    u, rect = b.u, place.rect
    team = view.team_of(place.seat)
    name = b.style(16, weight=Weight.BOLD)
    middle = rect.y + 8 * u + name.px * 0.62
    x = b.sign_beside(team, rect.x + round(11 * u), middle, name.px)
    right = rect.right - 10 * u
    if playing and text.playing:
        right = _playing(b, text.playing, team, right, middle) - 6 * u
    b.write(text.name, name, Point(x, middle), "ml", right - x)
    who = view.seats[place.seat]
    shown = tuple(slot for slot in place.backs if slot.key not in look.hidden)
    b.backs(shown)
    last = place.backs[-1].box if place.backs else Rect(x, middle, 0, 0)
    count = b.style(17, weight=Weight.BLACK)
    line = last.centre.y if place.backs else rect.bottom - 8 * u - 13 * u
    at = Point(last.right + 6 * u if place.backs else rect.x + 11 * u, line)
    end = b.write(str(who.hand_count), count, at, "ml").right + 8 * u
    _foot(b, view, place, text, Point(rect.right - 10 * u, line), end)


def _badge(b: Brush, view: PlayerView, place: SeatPlace, text: SeatText) -> None:
    """Name, count and foot on one line."""
    u, rect = b.u, place.rect
    team = view.team_of(place.seat)
    name, count = b.style(16, weight=Weight.BOLD), b.style(17, weight=Weight.BLACK)
    middle = rect.centre.y
    x = b.sign_beside(team, rect.x + round(10 * u), middle, name.px)
    number = str(view.seats[place.seat].hand_count)
    foot = b.type.width(text.foot, b.style(12)) + (place.foot.width * 1.3 if place.foot else 0)
    words = b.type.width(number, count)
    right = rect.right - 18 * u - min(foot, rect.w * 0.42)
    b.write(text.name, name, Point(x, middle), "ml", right - words - 8 * u - x)
    at = b.write(number, count, Point(right, middle), "mr")
    _foot(b, view, place, text, Point(rect.right - 10 * u, middle), at.right + 6 * u)


def _foot(
    b: Brush, view: PlayerView, place: SeatPlace, text: SeatText, right: Point, left: float
) -> None:
    """A sealed packet and its word, or in words and colour that the seat plays from it."""
    theme, u = b.theme, b.u
    if place.foot is None:
        style = b.style(12, b.ink_of(view.team_of(place.seat)), Weight.BOLD)
        b.write(text.foot, style, right, "mr", right.x - left)
        return
    b.packet(place.foot)
    x = place.foot.box.x - 8 * u
    b.write(text.foot, b.style(12, theme.dim), Point(x, right.y), "mr", x - left)


def _playing(b: Brush, word: str, team: int, right: float, middle: float) -> float:
    """The word in the team's colour; tells its left edge."""
    style = Style(b.px(11), b.theme.on_side, Weight.BOLD)
    wide, high = b.type.width(word, style) + 1.2 * style.px, round(style.px * 1.5)
    rect = Rect(right - wide, middle - high / 2, wide, high).rounded()
    b.canvas.box(rect, high / 2, fill=b.ink_of(team))
    b.write(word, style, rect.centre, "mc")
    return rect.x


def paint_opposite(b: Brush, view: PlayerView, place: SeatPlace, look: TableLook) -> None:
    """The seat across: backs hanging in from the window's edge over a pill with the name."""
    u, theme, rect = b.u, b.theme, place.rect
    b.backs(tuple(slot for slot in place.backs if slot.key not in look.hidden))
    team, text = view.team_of(place.seat), _seat_text(look, place.seat)
    playing = view.to_act == place.seat
    b.canvas.shadow(rect, rect.h / 2, max(3, 5 * u), 0.3, down=2)
    b.canvas.box(
        rect,
        rect.h / 2,
        fill=theme.panel,
        line=b.ink_of(team) if playing else theme.text,
        line_width=max(2, round(2.2 * u)) if playing else 1,
        line_alpha=1 if playing else theme.panel_line + 0.06,
    )
    middle, name = rect.centre.y, b.style(15, weight=Weight.BOLD)
    x = b.sign_beside(team, rect.x + 12 * u, middle, name.px)
    who = view.seats[place.seat]
    count = b.style(17, weight=Weight.BLACK)
    right = rect.right - 12 * u
    if place.foot is not None:
        b.packet(place.foot)
        right = place.foot.box.x - 8 * u
    else:
        style = b.style(12, b.ink_of(team), Weight.BOLD)
        right = b.write(text.foot, style, Point(right, middle), "mr", rect.w * 0.34).x - 8 * u
    right = b.write(str(who.hand_count), count, Point(right, middle), "mr").x - 8 * u
    if playing and text.playing:
        right = _playing(b, text.playing, team, right, middle) - 6 * u
    x = b.write(text.name, name, Point(x, middle), "ml", right - x).right + 5 * u
    tag = b.style(12, theme.dim)
    if text.tag and not (playing and text.playing) and b.type.width(text.tag, tag) < right - x:
        b.write(text.tag, tag, Point(x, middle + 1), "ml")
    if look.focus == seat_zone(place.seat):
        b.focus(rect, rect.h / 2)


def _seat_text(look: TableLook, seat: int) -> SeatText:
    seats = look.texts.seats
    return seats[seat] if seat < len(seats) else SeatText("")


# ------------------------------------------------------------------ words beside the piles


def _moves(b: Brush, middle: Middle, look: TableLook) -> None:
    """The last move, or in a high band the last four."""
    room, texts = middle.last_move, look.texts
    if not texts.moves or room.w < 60:
        return
    u = b.u
    moves = texts.moves[: middle.moves]
    head = round(b.px(11) * 1.6)
    inner = Rect(room.x, room.y, room.w, room.h - 6 * u)
    blocks = [_wrapped_move(b, move, inner, head, i) for i, move in enumerate(moves)]
    total = head + sum(high for _, _, high in blocks) + 5 * u * (len(blocks) - 1)
    while len(blocks) > 1 and total > inner.h:
        total -= blocks.pop()[2] + 5 * u
    y = room.centre.y - min(total, room.h) / 2
    b.heading(texts.last_move_title, Point(room.x, y), room.w)
    y += head
    for move, (style, lines, high) in zip(moves, blocks, strict=False):
        x = b.sign_beside(move.team, room.x, y + style.px * 0.62, style.px)
        b.type.draw_lines(b.canvas, lines, style, Point(x, y))
        y += high + 5 * u


def _wrapped_move(
    b: Brush, move: MoveText, room: Rect, head: float, index: int
) -> tuple[Style, tuple[str, ...], float]:
    style = b.style(14, b.theme.text if index == 0 else b.theme.dim)
    width = room.w - style.px * 0.74 - 6 * b.u
    height = room.h - head if index == 0 else room.h
    style, lines = b.type.fitted(move.text, style, width, height)
    return style, lines, len(lines) * b.type.line_height(style)


def _aim(b: Brush, middle: Middle, look: TableLook) -> None:
    """Before the opening a meter, later what is still to do before going out."""
    texts, room = look.texts, middle.aim
    if room.w < 60:
        return
    if texts.meter is not None:
        _meter(b, room, texts.aim_title, texts.meter)
        return
    if not texts.aim_lines:
        return
    head = round(b.px(11) * 1.6)
    style, lines = b.type.fitted(
        "\n".join(texts.aim_lines), b.style(14), room.w, room.h - head - 6 * b.u
    )
    high = head + len(lines) * b.type.line_height(style)
    y = room.centre.y - high / 2
    b.heading(texts.aim_title, Point(room.x, y), room.w)
    b.type.draw_lines(b.canvas, lines, style, Point(room.x, y + head))


def _meter(b: Brush, room: Rect, title: str, meter: Meter) -> None:
    u, theme = b.u, b.theme
    big, small, note = (
        b.style(24, weight=Weight.BLACK),
        b.style(14, theme.dim),
        b.style(12, theme.dim),
    )
    head, bar = round(b.px(11) * 1.6), max(8, round(10 * u))
    lines = b.type.wrapped(meter.note, note, room.w) if meter.note else ()
    lines = lines if len(lines) <= 2 else b.type.fitted(meter.note, note, room.w, note.px * 2.7)[1]
    high = head + big.px * 1.15 + bar + 5 * u + len(lines) * b.type.line_height(note)
    y = room.centre.y - min(high, room.h) / 2
    b.heading(title, Point(room.x, y), room.w)
    base = y + head + big.px * 0.85
    x = b.write(str(meter.have), big, Point(room.x, base), "sl").right + 6 * u
    b.write(meter.of, small, Point(x, base), "sl", room.right - x)
    y = round(base + big.px * 0.30)
    line = Rect(room.x, y, room.w, bar)
    b.canvas.box(line, bar / 2, fill=BLACK, alpha=0.35, line=theme.text, line_alpha=0.18)
    part = min(1.0, meter.have / meter.need) if meter.need else 1.0
    if part > 0:
        done = Rect(room.x, y, max(bar, room.w * part), bar)
        b.canvas.box(done, bar / 2, fill=theme.us)
    if lines:
        b.type.draw_lines(b.canvas, lines, note, Point(room.x, y + bar + 4 * u))

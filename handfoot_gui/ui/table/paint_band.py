"""Draws the middle band: the people, the last move, the opening; stock and pile by paint_piles.

Reads the placement and the look; the words come ready.
"""

from __future__ import annotations

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.table.brush import BLACK, Brush
from handfoot_gui.ui.table.look import Meter, MoveText, SeatText, TableLook
from handfoot_gui.ui.table.paint_piles import paint_piles
from handfoot_gui.ui.table.placement import (
    Middle,
    Placement,
    SeatPlace,
    seat_zone,
)


def paint_band(b: Brush, view: PlayerView, placement: Placement, look: TableLook) -> None:
    middle = placement.middle
    paint_piles(b, view, middle, look)
    for seat in placement.seats:
        if seat.side != "top":
            paint_plaque(b, view, seat, look)
    _moves(b, middle, look)
    _aim(b, middle, look)


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
    b.name(text.name, name, Point(x, middle), "ml", right - x)
    who = view.seats[place.seat]
    shown = tuple(slot for slot in place.backs if slot.key not in look.hidden)
    with b.canvas.clipped(rect.inset(0, max(1, 1.5 * u))):
        b.backs(shown)
    count = b.style(17, weight=Weight.BLACK)
    beside = max((slot.bounds.right for slot in place.backs), default=rect.x + 5 * u)
    line = (rect.y + 8 * u + name.px * 1.45 + rect.bottom - 8 * u) / 2
    at = Point(beside + 6 * u, line)
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
    foot = float(b.type.width(text.foot, b.style(12)))
    foot += sum(packet.width for packet in place.sealed) * 1.3
    words = b.type.width(number, count)
    right = rect.right - 18 * u - min(foot, rect.w * 0.42)
    b.name(text.name, name, Point(x, middle), "ml", right - words - 8 * u - x)
    at = b.write(number, count, Point(right, middle), "mr")
    _foot(b, view, place, text, Point(rect.right - 10 * u, middle), at.right + 6 * u)


def _foot(
    b: Brush, view: PlayerView, place: SeatPlace, text: SeatText, right: Point, left: float
) -> None:
    """Sealed packets and a word, or in words and colour that the seat plays from its foot."""
    theme, u = b.theme, b.u
    if not place.sealed:
        style = b.style(12, b.ink_of(view.team_of(place.seat)), Weight.BOLD)
        b.write(text.foot, style, right, "mr", right.x - left)
        return
    for packet in place.sealed:
        b.packet(packet)
    x = place.sealed[0].box.x - 8 * u
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
    if place.sealed:
        for packet in place.sealed:
            b.packet(packet)
        right = place.sealed[0].box.x - 8 * u
    else:
        style = b.style(12, b.ink_of(team), Weight.BOLD)
        right = b.write(text.foot, style, Point(right, middle), "mr", rect.w * 0.34).x - 8 * u
    right = b.write(str(who.hand_count), count, Point(right, middle), "mr").x - 8 * u
    if playing and text.playing:
        right = _playing(b, text.playing, team, right, middle) - 6 * u
    x = b.name(text.name, name, Point(x, middle), "ml", right - x).right + 5 * u
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
        b.canvas.lip(done, bar / 2, bar, 0.20 * theme.shade)
    if lines:
        b.type.draw_lines(b.canvas, lines, note, Point(room.x, y + bar + 4 * u))

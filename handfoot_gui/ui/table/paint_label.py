"""Draws a tray's label block: whose melds these are, books, red threes, points; and the tabs.

Reads the placement and the look. Lines that do not fit are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import full_disc, half_disc, tick, wild_star
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.table.brush import BLACK, Brush
from handfoot_gui.ui.table.look import BookLine, TableLook, TrayText
from handfoot_gui.ui.table.placement import RATIO, Tray, tab_zone

LEAST_NAMES = 11
MOST_LINES = 3


def paint_label(b: Brush, view: PlayerView, tray: Tray, text: TrayText, look: TableLook) -> None:
    """Lines from the top; those that do not fit are left out from the bottom, names first."""
    u, theme, room = b.u, b.theme, tray.label
    y = room.y
    if tray.tabs:
        _tabs(b, tray, look)
        y = tray.tabs[0].rect.bottom + 3 * u
    rows = len(text.books) + 1
    line = b.px(13) * 1.42
    y = _title(b, tray, text.title, y, room.bottom - y - rows * line)
    y = _names(b, text.names, room, y, room.bottom - y - rows * line)
    step = min((room.bottom - y) / (rows + 0.35), line * 1.34)
    px = min(b.px(13), max(LEAST_NAMES, step * 0.78))
    for book in text.books:
        if y + step <= room.bottom + 2:
            _book_line(b, book, room, y + step / 2, px)
            y += step
    y = _red_threes(b, view.teams[tray.team].red_threes, text, room, y + 2 * u, px)
    points = b.style(12, theme.dim)
    if text.points and room.bottom - y > points.px * 1.3:
        b.write(text.points, points, Point(room.x, y), "tl", room.w)


def _title(b: Brush, tray: Tray, text: str, y: float, spare: float) -> float:
    """The team's sign and its title, or all of its names on as many lines as there is room for.
    Tells where the next line begins."""
    title, room = b.style(16, b.ink_of(tray.team), Weight.BOLD), tray.label
    middle = y + title.px * 0.62
    x = room.x if tray.tabs else b.sign_beside(tray.team, room.x, middle, title.px * 1.06)
    most = min(MOST_LINES, int(1 + spare / title.px / 1.32))
    style, lines = b.type.named(text, title, room.right - x, max(1, most))
    high = b.type.line_height(style)
    for number, line in enumerate(lines):
        b.write(line, style, Point(x, middle + number * high), "ml")
    return middle + title.px * 0.7 + (len(lines) - 1) * high


def _names(b: Brush, text: str, room: Rect, y: float, spare: float) -> float:
    """On one line or two, as large as other second lines; else not at all: the seats have the
    team's sign. Tells where the next line begins."""
    style = b.style(12, b.theme.dim)
    if not text:
        return y
    one = b.type.shrunk(text, style, room.w)
    lines: tuple[str, ...] = (text,)
    if one.px >= max(LEAST_NAMES, style.px * 0.78):
        style = one
    else:
        style = style.but(px=max(LEAST_NAMES, style.px * 0.9))
        lines = b.type.wrapped(text, style, room.w + 2)
    high = len(lines) * b.type.line_height(style)
    if len(lines) > 2 or high > spare:
        return y
    b.type.draw_lines(b.canvas, lines, style, Point(room.x, y))
    return y + high + style.px * 0.3


def _book_line(b: Brush, book: BookLine, room: Rect, middle: float, px: float) -> None:
    """In letters of that size: smaller where three kinds of books share a low tray."""
    theme, u = b.theme, b.u
    bold = b.style(13, weight=Weight.BOLD).but(px=px)
    shape = {
        MeldKind.CLEAN: full_disc(theme.clean),
        MeldKind.DIRTY: half_disc(theme.text),
        MeldKind.WILD: wild_star(theme.wild),
    }[book.kind]
    x = b.mark(shape, room.x, middle, bold.px * 0.8) + 6 * u
    x = b.write(book.count, bold, Point(x, middle), "ml").right + 5 * u
    left = room.right - x - (bold.px + 3 * u if book.done else 0)
    x = b.write(book.word, b.style(13, theme.dim).but(px=px), Point(x, middle), "ml", left).right
    if book.done:
        b.mark(tick(theme.text), x + 5 * u, middle, bold.px * 0.8)


def _red_threes(
    b: Brush, threes: Sequence[Card], text: TrayText, room: Rect, y: float, px: float
) -> float:
    theme, u = b.theme, b.u
    if not threes:
        style = b.style(12, theme.dim)
        if text.no_red_threes and room.bottom - y > style.px * 1.2:
            b.write(text.no_red_threes, style, Point(room.x, y), "tl", room.w)
        return y + style.px * 1.7
    wide = round(min(22 * u * b.m.tight, (room.bottom - 1 - y) / RATIO))
    if wide < 10:
        return y
    bold = b.style(13, weight=Weight.BOLD).but(px=px)
    words = b.type.width(text.red_threes, bold) + 6 * u
    step = min(0.8 * wide, (room.w - words - wide) / max(1, len(threes) - 1))
    for i, card in enumerate(threes):
        _small_three(b, card, room.x + round(i * max(step, 2)), y + 1, wide)
    x = room.x + (len(threes) - 1) * max(step, 2) + wide + 6 * u
    b.write(text.red_threes, bold, Point(x, y + 1 + wide * RATIO / 2), "ml", room.right - x)
    return y + wide * RATIO + 5 * u


def _small_three(b: Brush, card: Card, x: float, y: float, wide: int) -> None:
    rect = Rect(x, y, wide, round(wide * RATIO))
    b.canvas.shadow(rect, 1, max(1, wide * 0.06), 0.35, down=1)
    b.canvas.picture(b.art.meld_face(card, wide), x, y)


def _tabs(b: Brush, tray: Tray, look: TableLook) -> None:
    u, theme = b.u, b.theme
    for tab in tray.tabs:
        team = int(tab.id[1])
        shown = team == tray.team
        light = 0.16 if shown else 0.10 if look.pointed == tab.id else 0.04
        b.canvas.box(
            tab.rect,
            6 * u,
            fill=theme.text if theme.panel != BLACK else theme.panel,
            alpha=light,
            line=b.ink_of(team) if shown else theme.text,
            line_alpha=0.9 if shown else theme.panel_line,
        )
        q = round(tab.rect.h * 0.46)
        b.sign(team, tab.rect.centre.moved(-q / 2, -q / 2), q)
        if look.focus == tab_zone(team):
            b.focus(tab.rect, 6 * u)

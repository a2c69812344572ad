"""Draws the top row (scores, round, buttons) and the status row (what is waited for, what is due).

Reads the placement and the look; a button's state is told there.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.layout_band import is_icon_alone
from handfoot_gui.ui.table.look import Button, Score, TableLook
from handfoot_gui.ui.table.placement import Placement, button_zone


def paint_top(b: Brush, placement: Placement, look: TableLook) -> None:
    _scores(b, placement, look)
    for button in look.top_buttons:
        zone = placement.zone(button_zone(button.name))
        if zone is not None:
            _top_button(b, zone.rect, button, look)


def _scores(b: Brush, placement: Placement, look: TableLook) -> None:
    """Both scores, then round and opening. Many sides go without labels, then on two lines."""
    u, theme, texts, room = b.u, b.theme, look.texts, placement.scores
    middle = round(max(7, 9 * u)) + round(max(34, 40 * u)) / 2
    titles = (b.style(15, weight=Weight.BOLD), b.style(12, theme.dim))
    lines = max(
        b.type.width(texts.round_line, titles[0]), b.type.width(texts.opening_line, titles[1])
    )
    left = room.w - min(lines, room.w * 0.45) - 24 * u
    sizes, rows = _scores_fit(b, texts.scores, left)
    x = room.x
    for number, row in enumerate(rows):
        at, end = middle + (number - (len(rows) - 1) / 2) * sizes.value.px * 1.25, room.x
        for score in row:
            end = _score(b, score, end, at, sizes)
        x = max(x, end)
    if not texts.round_line:
        return
    b.canvas.bar(Rect(x - 8 * u, middle - 13 * u, 1, 26 * u), theme.text, 0.2)
    x += 6 * u
    px = b.px(15)
    rest = max(40.0, room.right - x)
    first = max(middle - px * 0.62, px * 0.5 + 5 * u)  # large text stays inside the window
    b.write(texts.round_line, titles[0], Point(x, first), "ml", rest)
    b.write(texts.opening_line, titles[1], Point(x, first + px * 1.24), "ml", rest)


@dataclass(frozen=True, slots=True)
class ScoreSizes:
    label: Style
    value: Style
    labels: bool
    gap: float


def _scores_fit(
    b: Brush, scores: tuple[Score, ...], left: float
) -> tuple[ScoreSizes, tuple[tuple[Score, ...], ...]]:
    """The largest way of setting the scores that has room, and the lines it takes."""
    label, value = b.style(15, b.theme.dim), b.style(20, weight=Weight.BLACK)
    gap, half = 20 * b.u, -(-len(scores) // 2)
    small = ScoreSizes(label.but(px=b.px(12)), value.but(px=b.px(14)), labels=False, gap=14 * b.u)
    for sizes in (
        ScoreSizes(label, value, labels=True, gap=gap),
        ScoreSizes(label, value, labels=False, gap=gap),
        small,
    ):
        if _scores_width(b, scores, sizes) <= left:
            return sizes, (scores,)
    rows = (scores[:half], scores[half:])
    while max(_scores_width(b, row, small) for row in rows) > left and small.value.px > 9:
        smaller = small.value.px - 1
        small = ScoreSizes(small.label, small.value.but(px=smaller), labels=False, gap=8 * b.u)
    return small, rows


def _scores_width(b: Brush, scores: tuple[Score, ...], sizes: ScoreSizes) -> float:
    total = 0.0
    for score in scores:
        total += sizes.label.px * 0.74 + 6 * b.u + sizes.gap
        total += b.type.width(score.value, sizes.value)
        total += b.type.width(score.label, sizes.label) + 6 * b.u if sizes.labels else 0
    return total


def _score(b: Brush, score: Score, x: float, middle: float, sizes: ScoreSizes) -> float:
    x = b.sign_beside(score.team, x, middle, sizes.label.px)
    if sizes.labels:
        x = b.write(score.label, sizes.label, Point(x, middle), "ml").right + 6 * b.u
    return b.write(score.value, sizes.value, Point(x, middle), "ml").right + sizes.gap


def _top_button(b: Brush, rect: Rect, button: Button, look: TableLook) -> None:
    u, theme = b.u, b.theme
    _ground(b, rect, button, look)
    fade = theme.disabled if button.disabled else 1
    size = round(max(16, 17 * u))
    if is_icon_alone(rect):
        b.icon(button.icon or button.name, Rect.centred(rect.centre, size, size), theme.text, fade)
        return
    style = Style(b.full_px(13), theme.text, Weight.BOLD, fade)
    x = rect.x + 10 * u
    icon = Rect(x, rect.centre.y - size / 2, size, size)
    b.icon(button.icon or button.name, icon, theme.text, fade)
    x += size + 6 * u
    b.write(button.label, style, Point(x, rect.centre.y), "ml", rect.right - 8 * u - x)


def _ground(b: Brush, rect: Rect, button: Button, look: TableLook) -> None:
    u, theme = b.u, b.theme
    radius, zone = 9 * u, button_zone(button.name)
    if button.primary and not button.disabled:
        b.canvas.shadow(rect, radius, max(2, 4 * u), 0.25, down=1.5 * u)
        b.canvas.box(rect, radius, fill=theme.button_bottom, top=theme.button_top)
    elif button.disabled:
        b.canvas.box(rect, radius, fill=theme.text, alpha=0.035, line=theme.text, line_alpha=0.09)
    else:
        b.canvas.box(
            rect,
            radius,
            fill=theme.text,
            alpha=0.10,
            line=theme.text,
            line_alpha=theme.panel_line + 0.04,
        )
    if not button.disabled and look.pressed == zone:
        b.canvas.box(rect, radius, fill="#000000", alpha=0.12)
    elif not button.disabled and look.pointed == zone:
        b.canvas.box(rect, radius, fill="#FFFFFF", alpha=0.06 if not button.primary else 0.22)
    if look.focus == zone:
        b.focus(rect, radius)


# ------------------------------------------------------------------ status


def paint_status(b: Brush, placement: Placement, look: TableLook) -> None:
    for button in look.buttons:
        zone = placement.zone(button_zone(button.name))
        if zone is not None:
            _status_button(b, zone.rect, button, look)
    _status(b, placement.status, look)


@dataclass(frozen=True, slots=True)
class Pill:
    """The status as it is set: `lines` is one, or two where one would be hard to read."""

    rect: Rect
    head: Style
    body: Style
    lines: tuple[str, ...]
    sign: int
    inset: float


def status_pill(b: Brush, room: Rect, look: TableLook) -> Pill:
    """As wide as its words; they wrap before they get small."""
    u, status = b.u, look.texts.status
    ink = b.ink_of(status.team)
    px = b.full_px(16)
    least = max(12.0, px * 0.78)
    inset, sign = 13 * u, round(px * 0.8)
    space = room.w - 2 * inset - sign - 8 * u
    while True:
        head = Style(px, ink, Weight.BLACK)
        body = Style(px, b.theme.text)
        wide = b.type.width(status.head, head) + 9 * u + b.type.width(status.body, body)
        if wide <= space or px <= least:
            break
        px -= 1
    lines: tuple[str, ...] = (status.body,)
    if wide > space:
        high = room.h - 5 * u  # the letters keep clear of the pill's edge
        while px > 12 and 2 * b.type.line_height(Style(px, ink)) > high:
            px -= 1
        head, body = Style(px, ink, Weight.BLACK), Style(px, b.theme.text)
        left = space - b.type.width(status.head, head) - 9 * u
        body, lines = b.type.fitted(status.body, body, left, high)
        wide = space
    rect = Rect(room.x, room.y, min(room.w, wide + 2 * inset + sign + 8 * u), room.h)
    return Pill(rect, head, body, lines, sign, inset)


def _status(b: Brush, room: Rect, look: TableLook) -> None:
    u, theme, status = b.u, b.theme, look.texts.status
    if not status.head:
        return
    set_ = status_pill(b, room, look)
    pill = set_.rect
    b.canvas.box(
        pill,
        pill.h / 2,
        fill=theme.panel,
        alpha=0.94,
        line=b.ink_of(status.team),
        line_width=max(1, round(1.6 * u)),
        line_alpha=0.9,
    )
    middle = pill.centre.y
    b.sign(status.team, Point(pill.x + set_.inset, round(middle - set_.sign / 2)), set_.sign)
    x = pill.x + set_.inset + set_.sign + 8 * u
    x = b.write(status.head, set_.head, Point(x, middle), "ml").right + 9 * u
    if len(set_.lines) == 1:
        b.write(status.body, set_.body, Point(x, middle), "ml")
    else:
        b.type.draw_lines(b.canvas, set_.lines, set_.body, Point(x, middle), "ml")


def _status_button(b: Brush, rect: Rect, button: Button, look: TableLook) -> None:
    u, theme = b.u, b.theme
    _ground(b, rect, button, look)
    ink = theme.button_text if button.primary and not button.disabled else theme.text
    fade = theme.disabled if button.disabled else 1.0
    right, middle = rect.right - 9 * u, rect.centre.y
    if button.key:
        key = Style(max(11, round(11 * u * min(b.m.text, 1.35))), ink, Weight.BOLD, fade * 0.95)
        wide, high = b.type.width(button.key, key) + 10 * u, round(key.px * 1.56)
        cap = Rect(right - wide, middle - high / 2, wide, high).rounded()
        b.canvas.box(cap, 4 * u, fill=ink, alpha=0.14 * fade + 0.02)
        b.write(button.key, key, cap.centre, "mc")
        right = cap.x - 7 * u
    style = Style(b.full_px(14), ink, Weight.BOLD, fade)
    left = rect.x + 12 * u
    if button.key:
        b.write(button.label, style, Point(left, middle), "ml", right - left)
    else:
        b.write(button.label, style, rect.centre, "mc", rect.w - 18 * u)

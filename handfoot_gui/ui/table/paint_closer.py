"""Draws what is looked at closely: large cards on a dark panel over the middle of the table."""

from __future__ import annotations

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.closer import Closer
from handfoot_gui.ui.table.placement import RATIO, Placement

ONE, MANY = 0.46, 0.34
"""How high the cards are, by the window: a single one, and several."""
STEP = 0.52


def paint_closer(b: Brush, placement: Placement, closer: Closer) -> Rect:
    u, theme = b.u, b.theme
    window = Rect(0, 0, placement.window.w, placement.window.h)
    pad = 24 * u
    many = max(1, len(closer.cards) or closer.backs)
    width = round(window.h * (ONE if many == 1 else MANY) / RATIO)
    step = width * (STEP if closer.cards else 0.12)
    room = window.w * 0.86 - 2 * pad
    if many > 1:
        step = min(step, (room - width) / (many - 1))
    fan = width + (many - 1) * step
    title = Style(b.full_px(20), theme.text, Weight.BOLD)
    body = Style(b.full_px(15), theme.dim)
    wide = min(room, max(fan, b.type.width(closer.title, title), 420 * u * b.m.text))
    heads = b.type.wrapped(closer.title, title, wide)
    lines = [line for text in closer.lines for line in b.type.wrapped(text, body, wide)]
    words = len(heads) * b.type.line_height(title) + len(lines) * b.type.line_height(body)
    high = width * RATIO + 16 * u + words
    box = Rect.centred(window.centre, wide + 2 * pad, high + 2 * pad).kept_in(window).rounded()
    b.canvas.shadow(box, 16 * u, max(8, 30 * u), 0.55, down=12 * u)
    edge = max(0.25, theme.panel_line)
    b.canvas.box(box, 16 * u, fill=theme.panel, line=theme.text, line_alpha=edge)
    left, top = box.centre.x - fan / 2, box.y + pad
    for number in range(many):
        centre = Point(left + width / 2 + number * step, top + width * RATIO / 2)
        shadow = b.art.shadow(width, blur=max(3, 8 * u), down=3 * u, alpha=0.35)
        b.canvas.picture_centred(shadow, centre)
        card = closer.cards[number] if closer.cards else None
        picture = b.art.back(width) if card is None else b.art.face(card, width)
        b.canvas.picture_centred(picture, centre)
    y = top + width * RATIO + 16 * u
    b.type.draw_lines(b.canvas, heads, title, Point(box.centre.x, y), "tc")
    y += len(heads) * b.type.line_height(title)
    b.type.draw_lines(b.canvas, lines, body, Point(box.centre.x, y), "tc")
    return box.grown(78 * u)

"""Draws the small celebration of a finished book: stars of the house fly off it and are gone."""

from __future__ import annotations

from math import cos, pi, sin

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import house_star
from handfoot_gui.ui.kit.tween import out_cubic
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.placement import MeldPlace

COUNT = 14
REACH = 1.5
"""How far they fly, in meld cards."""
SHADES = 8
"""Steps in which they fade: each is a picture of its own."""


def paint_stars(b: Brush, place: MeldPlace, part: float) -> Rect:
    """`part` of their way, 0 to 1."""
    if not 0 < part < 1:
        return Rect(0, 0, 0, 0)
    width = b.m.mw
    centre, away = place.rect.centre, out_cubic(part) * REACH * width
    fade = (int((1 - part) * SHADES) + 1) / SHADES
    drawn = []
    for number in range(COUNT):
        angle = 2 * pi * number / COUNT + 0.3 * (number % 3)
        reach = away * (0.55 + 0.45 * ((number * 5) % COUNT) / COUNT) + place.rect.w * 0.3
        fall = 0.35 * width * part * part
        at = Point(centre.x + reach * cos(angle), centre.y + 1.15 * reach * sin(angle) + fall)
        size = max(4, round(width * (0.24 if number % 2 else 0.16)))
        ink = b.theme.selected if number % 3 else b.theme.text
        rect = Rect.centred(at, size, size)
        b.canvas.shape(house_star(ink), rect, alpha=fade)
        drawn.append(rect)
    return Rect.around(*drawn).grown(3)

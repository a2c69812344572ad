"""Dashed lines as SVG paths of their own strokes.

The library that draws our SVG reads memory it never wrote where `stroke-dasharray` is used, so the
same line now and then gets a stray wedge. Strokes that are spelled out come out the same each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from handfoot_gui.ui.kit.geometry import Point, Rect

BEND = 6
"""Straight pieces that stand for a rounded corner."""


def dashed_line(points: Sequence[Point], dash: Sequence[float], *, closed: bool = False) -> str:
    """The strokes along a line of straight pieces. Closed ones are stretched so that they meet."""
    way = [*points, points[0]] if closed else list(points)
    ends = [0.0]
    for a, b in pairwise(way):
        ends.append(ends[-1] + a.distance(b))
    on, off = dash[0], dash[1 % len(dash)]
    if ends[-1] <= 0 or on + off <= 0:
        return ""
    count = max(1, round(ends[-1] / (on + off)))
    scale = ends[-1] / (count * (on + off)) if closed else 1.0
    strokes = []
    for i in range(count + (not closed)):
        start = i * (on + off) * scale
        if start < ends[-1]:
            strokes.append(_stroke(way, ends, start, min(ends[-1], start + on * scale)))
    return "".join(strokes)


def dashed_box(rect: Rect, radius: float, dash: Sequence[float]) -> str:
    """The strokes round a box with rounded corners, clockwise from its upper left."""
    r = max(0.0, min(radius, rect.w / 2, rect.h / 2))
    corners = (
        (rect.right - r, rect.y + r, -pi / 2),
        (rect.right - r, rect.bottom - r, 0.0),
        (rect.x + r, rect.bottom - r, pi / 2),
        (rect.x + r, rect.y + r, pi),
    )
    points = [Point(rect.x + r, rect.y)]
    for cx, cy, begin in corners:
        for i in range(BEND + 1):
            a = begin + i / BEND * pi / 2
            points.append(Point(cx + r * cos(a), cy + r * sin(a)))
    return dashed_line(points[:-1], dash, closed=True)


def _stroke(way: Sequence[Point], ends: Sequence[float], start: float, finish: float) -> str:
    inside = [p for p, at in zip(way, ends, strict=True) if start < at < finish]
    points = [_at(way, ends, start), *inside, _at(way, ends, finish)]
    return "M" + "L".join(f"{p.x:.2f} {p.y:.2f}" for p in points)


def _at(way: Sequence[Point], ends: Sequence[float], length: float) -> Point:
    for (a, b), (begin, end) in zip(pairwise(way), pairwise(ends), strict=True):
        if length <= end and end > begin:
            return a.towards(b, (length - begin) / (end - begin))
    return way[-1]

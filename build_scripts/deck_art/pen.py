"""Writing small SVG: numbers, paths, discs, polygons, petals. Knows shapes, no figures."""

from __future__ import annotations

import math
from collections.abc import Sequence

from deck_art.palette import BOLD, FINE, INK, SLOPE

Point = tuple[float, float]


def num(value: float) -> str:
    return f"{round(value, 1):g}"


def pen(line: str, width: float) -> str:
    """Stroke attributes; the page's root group already sets the bold width and round ends."""
    return (
        (f' stroke="{line}"' + ("" if width == BOLD else f' stroke-width="{num(width)}"'))
        if line
        else ""
    )


def path(d: str, fill: str = "none", line: str = "", width: float = BOLD, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{pen(line, width)}{extra}/>'


def inked(d: str, fill: str, width: float = BOLD) -> str:
    return path(d, fill, INK, width)


def stroke(d: str, line: str = INK, width: float = FINE) -> str:
    return path(d, "none", line, width)


def outline(points: Sequence[Point]) -> str:
    """A closed polygon, in relative steps, which are shorter to write."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    d = f"M{num(x)} {num(y)}l"
    steps = []
    for px, py in points[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        steps.append(f"{num(dx)} {num(dy)}")
        x, y = x + dx, y + dy
    return d + " ".join(steps) + "Z"


def disc(x: float, y: float, r: float, fill: str, line: str = "", width: float = FINE) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{pen(line, width)}/>'


def moved(
    art: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, *, flip: bool = False
) -> str:
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1 or flip:
        steps += f" scale({-scale if flip else scale:.3g} {scale:.3g})"
    return f'<g transform="{steps}">{art}</g>'


def mirrored(art: str) -> str:
    return art + f'<g transform="scale(-1 1)">{art}</g>'


def clipped(points: list[Point], region: list[Point]) -> list[Point]:
    """The part of a polygon inside a convex region given clockwise (on screen)."""
    for (ax, ay), (bx, by) in zip(region, region[1:] + region[:1], strict=True):

        def side(p: Point, ax: float = ax, ay: float = ay, bx: float = bx, by: float = by) -> float:
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        kept: list[Point] = []
        for p, q in zip(points, points[1:] + points[:1], strict=True):
            s, t = side(p), side(q)
            if s >= 0:
                kept.append(p)
            if s * t < 0:
                f = s / (s - t)
                kept.append((p[0] + f * (q[0] - p[0]), p[1] + f * (q[1] - p[1])))
        points = kept
        if not points:
            return []
    return points


def lozenge(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y - h / 2), (x + w / 2, y), (x, y + h / 2), (x - w / 2, y)]


def ring(x: float, y: float, r: float, corners: int = 8) -> list[Point]:
    return [
        (x + r * math.cos(math.tau * i / corners), y + r * math.sin(math.tau * i / corners))
        for i in range(corners)
    ]


def petals(  # noqa: PLR0913, PLR0917
    x: float,
    y: float,
    count: int,
    inner: float,
    outer: float,
    wide: float,
    fill: str,
    line: str = "",
    width: float = FINE,
    turn: float = 0,
    box: Point = (999, 999),
) -> str:
    """A ring of leaves as one path; only those whose tips lie in the box (its two halves)."""
    mid, d = (inner + outer) / 2, ""
    leaf = (
        (0, -inner),
        (-wide, -mid),
        (-wide * 0.8, -outer * 0.9),
        (0, -outer),
        (wide * 0.8, -outer * 0.9),
        (wide, -mid),
        (0, -inner),
    )
    for i in range(count):
        a = math.radians(turn + 360 * i / count)
        at = [
            (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
            for px, py in leaf
        ]
        if abs(at[3][0]) <= box[0] and abs(at[3][1]) <= box[1]:
            p = [f"{num(px)} {num(py)}" for px, py in at]
            d += f"M{p[0]}C{' '.join(p[1:4])}C{' '.join(p[4:7])}Z"
    return path(d, fill, line, width)


def sash_y(x: float) -> float:
    return -SLOPE * x


def page(width: float, height: float, art: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}"><g stroke-width="{BOLD}" '
        f'stroke-linejoin="round" stroke-linecap="round">'
        f"{art}</g></svg>\n"
    )

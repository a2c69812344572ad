"""The match as lines, one a team, with its name and score at the line's end instead of a legend.

Knows totals and labels; the first side is solid with discs, the second dashed with squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.dashes import dashed_line
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import COUNT, SECOND, SIDE, Ink
from handfoot_gui.words.numbers import number
from handfoot_gui.words.scores import chart_round

STEPS = (100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000, 20000)
DASHES: tuple[tuple[float, float] | None, ...] = (None, (6, 5), (2, 4), (10, 4), (4, 2), (1, 3))

MOST_LABEL = 0.6
"""Of the chart's width, what stands at the lines' ends."""


@dataclass(frozen=True, slots=True)
class Course:
    """A team's totals from the start (0) on, and what stands at its line's end."""

    totals: tuple[int, ...]
    label: str


def side_inks(skin: Skin, count: int) -> tuple[Ink, ...]:
    """The teams' colours in their order, for what lies on paper or panel."""
    return (skin.theme.us, skin.theme.them, *skin.theme.further)[:count]


def scale_of(courses: Sequence[Course]) -> tuple[int, int, int]:
    """Lowest and highest line, and the step between lines: at most six of them."""
    values = [total for course in courses for total in course.totals]
    low, high = min(0, *values), max(0, *values)
    step = next((s for s in STEPS if (high - low) / s <= 4.5), STEPS[-1])
    return (low // step) * step, max(step, -(-high // step) * step), step


def paint_chart(
    canvas: Canvas, skin: Skin, rect: Rect, courses: Sequence[Course], rounds: int
) -> None:
    low, high, step = scale_of(courses)
    small = skin.style(SECOND, skin.theme.dim)
    lead = skin.setter.width(number(high), small) + skin.px(10)
    foot = max(skin.px(24, 16), skin.setter.line_height(small) + skin.px(8, 5))
    plot = Rect(rect.x + lead, rect.y + skin.px(8), rect.w - lead, rect.h - foot - skin.px(8))
    said, labels = _said(skin, courses, plot.w * MOST_LABEL)
    spread = max(rounds, *(len(c.totals) - 1 for c in courses))
    played = max(len(c.totals) - 1 for c in courses)
    room = plot.w - (labels + skin.px(18) if played > spread * 0.6 else skin.px(26))
    first = plot.x + skin.px(14)

    def at(index: int, total: int) -> Point:
        x = first + (room - skin.px(14)) * index / max(1, spread)
        return Point(x, plot.bottom - plot.h * (total - low) / (high - low))

    grid = [at(0, line).y for line in range(low, high + 1, step)]
    for line, y in zip(range(low, high + 1, step), grid, strict=True):
        canvas.bar(Rect(plot.x, y, plot.w, 1), skin.theme.text, 0.6 if line == 0 else 0.16)
        skin.setter.draw(canvas, number(line), small, Point(plot.x - skin.px(8), y), "mr")
    names = [chart_round(index) for index in range(spread + 1)]
    widest = max(skin.setter.width(name, small) for name in names)
    if widest + skin.px(8) > at(1, 0).x - at(0, 0).x:
        names = [number(index) for index in range(spread + 1)]
    for index, name in enumerate(names):
        below = Point(at(index, 0).x, plot.bottom + skin.px(7))
        skin.setter.draw(canvas, name, small, below, "tc")
    inks = side_inks(skin, len(courses))
    for team in range(len(courses) - 1, -1, -1):
        points = [at(i, total) for i, total in enumerate(courses[team].totals)]
        _line(canvas, skin, points, inks[team], DASHES[team])
        _marks(canvas, skin, points[1:], inks[team], team)
    ends = [
        _End(at(played, c.totals[-1]), label, ink)
        for c, label, ink in zip(courses, said, inks, strict=True)
    ]
    _labels(canvas, skin, ends, rect.right, grid)


def _said(skin: Skin, courses: Sequence[Course], most: float) -> tuple[list[str], float]:
    """What stands at the lines' ends, and how wide it is: scores alone where names are too long;
    marks and colours tell whose they are."""
    style = skin.style(SIDE, weight=Weight.BOLD)
    for said in ([c.label for c in courses], [number(c.totals[-1]) for c in courses]):
        wide = max(skin.setter.width(label, style) for label in said)
        if wide <= most:
            break
    return said, wide


def _line(
    canvas: Canvas, skin: Skin, points: Sequence[Point], ink: Ink, dash: tuple[float, float] | None
) -> None:
    if len(points) < 2:
        return
    width = max(2.0, 2.6 * skin.u)
    box = Rect.around(*(Rect(p.x, p.y, 0, 0) for p in points)).grown(width * 2).rounded()
    way = [p.moved(-box.x, -box.y) for p in points]
    path = "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in way)
    if dash is not None:
        path = dashed_line(way, (dash[0] * skin.u, dash[1] * skin.u))
    canvas.shape(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:.1f}" '
        'stroke-linejoin="round"/>',
        box,
        (0, 0, box.w, box.h),
    )


def _marks(canvas: Canvas, skin: Skin, points: Sequence[Point], ink: Ink, team: int) -> None:
    size = _mark_px(skin)
    for point in points:
        canvas.disc(point, size * 0.62, fill=skin.theme.panel)
        mark = Rect.centred(point, size, size)
        canvas.shape(side_sign(SIDE_SIGNS[team], ink), mark)


def _mark_px(skin: Skin) -> float:
    return round(max(skin.px(15, 10), skin.type.px(COUNT + 1) * 0.72))


@dataclass(frozen=True, slots=True)
class _End:
    """Of a team's line."""

    at: Point
    label: str
    ink: Ink


def _labels(
    canvas: Canvas, skin: Skin, ends: Sequence[_End], right: float, grid: Sequence[float]
) -> None:
    """Beside the last mark; labels that would touch move apart, long ones shrink to their room. A
    line of the grid does not run through them."""
    gap = max(skin.px(19, 14), skin.type.px(COUNT + 1) * 1.15)
    y = float("-inf")
    for end in sorted(ends, key=lambda end: end.at.y):
        y = max(y + gap, end.at.y)
        where = Point(end.at.x + _mark_px(skin) * 0.62 + skin.px(6, 5), y)
        style = skin.style(COUNT + 1, end.ink, Weight.BOLD)
        style = skin.setter.shrunk(end.label, style, right - where.x)
        for line in grid:
            if abs(line - y) < style.px * 0.7:
                wide = skin.setter.width(end.label, style) + 4
                canvas.bar(Rect(where.x - 2, line - 1, wide, 3), skin.theme.panel, 0.85)
        skin.setter.draw(canvas, end.label, style, where, "ml", max_width=right - where.x)

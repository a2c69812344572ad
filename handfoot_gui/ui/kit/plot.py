"""Numbers as lines and bars, each with its name beside it instead of a legend.

Knows values and words. How a number is written is handed in; a line or bar is told from the others
by its dashes and sign as well as by its colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.dashes import dashed_line
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import LEAST, Style, Weight
from handfoot_gui.ui.kit.theme import COUNT, SECOND, Ink

DASHES: tuple[tuple[float, float] | None, ...] = (None, (6, 5), (2, 4), (10, 4), (4, 2), (1, 3))
Written: TypeAlias = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Series:
    """A line: one value for each place along the bottom, and what stands at its end."""

    values: tuple[float, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Bar:
    """`low` to `high` is how uncertain the value is. `said` stands at its end, else the value."""

    value: float
    label: str
    low: float | None = None
    high: float | None = None
    said: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """From the lowest to the highest line across, `step` apart."""

    low: float
    high: float
    step: float

    @property
    def lines(self) -> tuple[float, ...]:
        count = round((self.high - self.low) / self.step)
        return tuple(self.low + i * self.step for i in range(count + 1))

    def part(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)


def scale_of(values: Sequence[float], most_lines: int = 6) -> Scale:
    """Round numbers that hold all values and nought: steps of 1, 2 or 5 times a power of ten."""
    low, high = min(0.0, *values), max(0.0, *values)
    step = 1e-6
    while True:
        for width in (step, 2 * step, 5 * step):
            first, last = math.floor(low / width), math.ceil(high / width)
            if last - first < most_lines:
                last = max(last, first + 1)
                return Scale(first * width, last * width, width)
        step *= 10


def inks(skin: Skin) -> tuple[Ink, ...]:
    return (skin.theme.us, skin.theme.them, *skin.theme.further)


# ---------------------------------------------------------------- lines


def paint_lines(
    canvas: Canvas,
    skin: Skin,
    rect: Rect,
    series: Sequence[Series],
    below: Sequence[str],
    number: Written = str,
) -> None:
    """`below` are the words under the places; where they are too many, some are left out."""
    if not any(line.values for line in series):
        return
    values = [value for line in series for value in line.values]
    tall = skin.setter.line_height(skin.style(SECOND))
    scale = scale_of(values, max(2, min(6, int(rect.h / (tall * 1.8)))))
    small = skin.style(SECOND, skin.theme.dim)
    lead = max(skin.setter.width(number(line), small) for line in scale.lines) + skin.px(10, 7)
    label = skin.style(COUNT, weight=Weight.BOLD)
    end = max(skin.setter.width(line.label, label) for line in series) + skin.px(20, 14)
    end = min(end, rect.w * 0.4)
    plot = Rect(rect.x + lead, rect.y + tall / 2, rect.w - lead, rect.h - tall * 1.9)
    places = max(len(below), *(len(line.values) for line in series))
    inner = Rect(plot.x + skin.px(14, 10), plot.y, plot.w - skin.px(14, 10) - end, plot.h)

    def at(index: int, value: float) -> Point:
        x = inner.x + inner.w * (index / (places - 1) if places > 1 else 0.5)
        return Point(x, inner.bottom - inner.h * scale.part(value))

    for line in scale.lines:
        y = at(0, line).y
        alpha = 0.6 if abs(line) < scale.step / 2 else 0.16
        thin = max(1.0, round(skin.u))
        canvas.bar(Rect(plot.x, y, plot.w - end + skin.px(8), thin), skin.theme.text, alpha)
        where = Point(plot.x - skin.px(8, 5), y)
        skin.setter.draw(canvas, number(line), small, where, "mr")
    _words_below(canvas, skin, small, below, [at(i, scale.low) for i in range(len(below))])
    order = range(len(series) - 1, -1, -1)
    for i in order:
        _line(canvas, skin, [at(n, v) for n, v in enumerate(series[i].values)], i)
    _end_labels(canvas, skin, series, at, end, plot)


def _words_below(
    canvas: Canvas, skin: Skin, style: Style, words: Sequence[str], at: Sequence[Point]
) -> None:
    """Every one, or every second, fifth, tenth: whatever leaves air between them."""
    if not words:
        return
    widest = max(skin.setter.width(word, style) for word in words) + skin.px(10, 7)
    room = (at[-1].x - at[0].x) / max(1, len(words) - 1)
    every = next((n for n in (1, 2, 5, 10, 20, 50) if n * room >= widest), 100)
    for i in range(0, len(words), every):
        below = at[i].moved(0, skin.px(7, 5))
        skin.setter.draw(canvas, words[i], style, below, "tc")


def _line(canvas: Canvas, skin: Skin, points: Sequence[Point], i: int) -> None:
    ink, dash = inks(skin)[i % 6], DASHES[i % 6]
    width = max(2.0, 2.6 * skin.u)
    if len(points) > 1:
        box = Rect.around(*(Rect(p.x, p.y, 0, 0) for p in points)).grown(width * 2).rounded()
        way = [point.moved(-box.x, -box.y) for point in points]
        path = "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in way)
        if dash is not None:
            path = dashed_line(way, (dash[0] * skin.u, dash[1] * skin.u))
        drawn = (
            f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:.1f}" '
            'stroke-linejoin="round"/>'
        )
        canvas.shape(drawn, box, (0, 0, box.w, box.h))
    close = len(points) > 1 and points[1].x - points[0].x < skin.px(22, 16)
    size = skin.px(14, 10)
    for point in points[-1:] if close else points:
        canvas.disc(point, size * 0.66, fill=skin.theme.panel)
        sign = side_sign(SIDE_SIGNS[i % 6], ink)
        canvas.shape(sign, Rect.centred(point, size, size))


def _end_labels(
    canvas: Canvas,
    skin: Skin,
    series: Sequence[Series],
    at: Callable[[int, float], Point],
    room: float,
    plot: Rect,
) -> None:
    """Beside the last mark; labels that would touch move apart, none below the plot."""
    ends = {
        i: at(len(line.values) - 1, line.values[-1]) for i, line in enumerate(series) if line.values
    }
    bold = skin.style(COUNT, weight=Weight.BOLD)
    px = min(bold.px, max(LEAST, plot.h / len(series) * 0.8))
    gap = skin.setter.line_height(bold.but(px=px))
    order = sorted(ends, key=lambda i: ends[i].y)
    placed: dict[int, float] = {}
    y = float("-inf")
    for i in order:
        y = placed[i] = max(y + gap, ends[i].y)
    floor = plot.bottom
    for i in reversed(order):
        floor = placed[i] = min(placed[i], floor)
        floor -= gap
    for i in order:
        style = bold.but(px=px, ink=inks(skin)[i % 6])
        where = Point(ends[i].x + skin.px(14, 10), placed[i])
        most = room - skin.px(14, 10)
        skin.setter.draw(canvas, series[i].label, style, where, "ml", max_width=most)


# ---------------------------------------------------------------- bars


def bars_height(skin: Skin, count: int) -> float:
    return count * _bar_step(skin)


def _bar_step(skin: Skin) -> float:
    return max(skin.px(30, 22), round(skin.type.px(COUNT) * 2.1))


def paint_bars(
    canvas: Canvas,
    skin: Skin,
    rect: Rect,
    bars: Sequence[Bar],
    number: Written = str,
    *,
    ink: Ink | None = None,
) -> None:
    """Lying bars from nought, the name before each, the value after it; a whisker tells how
    uncertain it is."""
    if not bars:
        return
    style, bold = skin.style(COUNT), skin.style(COUNT, weight=Weight.BOLD)
    names = max(skin.setter.width(bar.label, style) for bar in bars) + skin.px(12, 8)
    names = min(names, rect.w * 0.46)
    words = [bar.said or number(bar.value) for bar in bars]
    after = max(skin.setter.width(word, bold) for word in words) + skin.px(12, 8)
    label_room = names - skin.px(12, 8)
    px = min(skin.setter.shrunk(bar.label, style, label_room).px for bar in bars)
    name = style.but(px=max(px, style.px * 0.7))
    track = Rect(rect.x + names, rect.y, max(1.0, rect.w - names - after), rect.h)
    reach = [v for bar in bars for v in (bar.value, bar.low, bar.high) if v is not None]
    low, high = min(0.0, *reach), max(0.0, *reach)
    spread = (high - low) or 1.0
    step = min(_bar_step(skin), rect.h / len(bars))
    zero = track.x - low / spread * track.w
    for i, (bar, word) in enumerate(zip(bars, words, strict=True)):
        middle = rect.y + (i + 0.5) * step
        label = Rect(rect.x, middle - step * 0.55, label_room, step * 1.1)
        skin.setter.draw_wrapped(canvas, bar.label, name, label, "mr")
        tip = zero + bar.value / spread * track.w
        body = Rect(min(zero, tip), middle - step * 0.3, max(2.0, abs(tip - zero)), step * 0.6)
        shade = ink or (skin.theme.us if bar.value >= 0 else skin.theme.them)
        canvas.box(body.rounded(), skin.px(4, 3), fill=shade, alpha=0.9)
        far = max(tip, zero)
        if bar.low is not None and bar.high is not None:
            far = max(far, zero + bar.high / spread * track.w)
            _whisker(canvas, skin, middle, step, (zero, track.w / spread), (bar.low, bar.high))
        where = Point(far + skin.px(9, 6), middle)
        skin.setter.draw(canvas, word, bold, where, "ml")
    canvas.bar(Rect(zero, rect.y, max(1.0, round(skin.u)), step * len(bars)), skin.theme.text, 0.6)


def _whisker(
    canvas: Canvas,
    skin: Skin,
    y: float,
    step: float,
    axis: tuple[float, float],
    ends: tuple[float, float],
) -> None:
    """From the lowest to the highest likely value, seen on the bar and beside it."""
    left, right = (axis[0] + end * axis[1] for end in ends)
    wide = max(2.0, round(1.6 * skin.u))
    rim, cap = max(1.0, round(0.9 * skin.u)), step * 0.34
    lines = (
        Rect(left, y - wide / 2, right - left, wide),
        Rect(left - wide / 2, y - cap / 2, wide, cap),
        Rect(right - wide / 2, y - cap / 2, wide, cap),
    )
    for line in lines:
        canvas.bar(line.grown(rim), skin.theme.panel)
    for line in lines:
        canvas.bar(line, skin.theme.text)

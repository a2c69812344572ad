"""Score lines on paper: labels left, figures of each team right. Knows lines; adds nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, chevron_right, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import SMALLEST_NAME, Style, Weight
from handfoot_gui.ui.kit.theme import BODY, CARDS, COUNT, METER, SCORE
from handfoot_gui.ui.scenes.chart import side_inks
from handfoot_gui.words.scores import Cell, Line

COLUMN = 152.0


def fitting(skin: Skin, row: float) -> Skin:
    """The same, with text that goes into rows of this height."""
    most = max(1.0, row / (BODY * skin.u * 1.32))
    return replace(skin, type=skin.type.capped(most))


def column_width(rect: Rect, skin: Skin, count: int) -> float:
    return min(max(skin.px(COLUMN), 6.4 * skin.type.px(BODY)), rect.w * 0.62 / count)


def columns(rect: Rect, skin: Skin, count: int) -> tuple[float, ...]:
    """The right edge of each team's figures."""
    wide = column_width(rect, skin, count)
    return tuple(rect.right - wide * (count - 1 - i) for i in range(count))


def first_row(skin: Skin, y: float) -> float:
    """Where the lines begin under heads whose middle is at that height."""
    return y + skin.px(22) + skin.px(6)


def paint_heads(
    canvas: Canvas, skin: Skin, rect: Rect, titles: Sequence[str], *, y: float
) -> float:
    """The teams' signs and names over a rule; gives the height below it."""
    inks = side_inks(skin, len(titles))
    sign = round(max(skin.px(15, 10), skin.type.px(SCORE) * 0.66))
    wide = column_width(rect, skin, len(titles)) - sign - skin.px(18)
    for team, right in enumerate(columns(rect, skin, len(titles))):
        style = skin.style(SCORE, inks[team], Weight.BLACK)
        most = int(
            2 * skin.px(20) / skin.setter.line_height(style.but(px=style.px * SMALLEST_NAME))
        )
        style, lines = skin.setter.named(titles[team], style, wide, max(1, most))
        drawn = skin.setter.draw_lines(canvas, lines, style, Point(right, y), "mr")
        left = drawn.x - sign - skin.px(7, 5)
        mark = Rect(left, y - sign / 2, sign, sign)
        canvas.shape(side_sign(SIDE_SIGNS[team], inks[team]), mark)
    below = y + skin.px(22)
    canvas.bar(Rect(rect.x, below, rect.w, max(1.0, 2 * skin.u)), skin.theme.text, 0.85)
    return first_row(skin, y)


def paint_lines(
    canvas: Canvas,
    skin: Skin,
    rect: Rect,
    lines: Sequence[Line],
    *,
    y: float,
    row: float,
    opened: str = "",
    opens: bool = False,
) -> float:
    """Every second one tinted; counts in grey discs; minus is a sign and a colour.

    `opens`: there is more behind each, and a chevron says so; `opened` is the id of the line whose
    cards are shown.
    """
    label = skin.style(BODY)
    for index, line in enumerate(lines):
        band = Rect(rect.x, y, rect.w, row)
        if opened and line.id == opened:
            box = band.grown(skin.px(10), 0)
            canvas.box(box, skin.px(6), fill=skin.theme.us, alpha=0.18)
            canvas.box(Rect(box.x, box.y, skin.px(4, 3), box.h), 2, fill=skin.theme.us)
        elif index % 2:
            canvas.box(band.grown(skin.px(10), 0), skin.px(6), fill=skin.theme.text, alpha=0.05)
        middle = band.centre.y
        edges = columns(rect, skin, len(line.cells))
        room = edges[0] - rect.x - column_width(rect, skin, len(edges)) * 0.62
        mark = round(label.px * 0.62) if opens else 0
        style = skin.setter.shrunk(line.label, label, room - 2 * mark)
        drawn = skin.setter.draw(canvas, line.label, style, Point(rect.x, middle), "ml")
        if opens:
            place = Rect(drawn.right + mark * 0.8, middle - mark / 2, mark, mark)
            canvas.shape(chevron_right(skin.theme.dim), place.rounded())
        for right, cell in zip(edges, line.cells, strict=True):
            _cell(canvas, skin, cell, Point(right, middle), skin.style(BODY, weight=Weight.BOLD))
        y += row
    return y


def paint_totals(
    canvas: Canvas, skin: Skin, rect: Rect, lines: Sequence[Line], *, y: float, row: float
) -> float:
    """The sums: the first and the last one larger and in the teams' colours."""
    canvas.bar(Rect(rect.x, y, rect.w, max(1.0, 2 * skin.u)), skin.theme.text, 0.85)
    y += skin.px(6)
    last = len(lines) - 1
    for index, line in enumerate(lines):
        middle = y + row / 2
        size = METER if index == last else SCORE if index == 0 else CARDS
        weight = Weight.REGULAR if 0 < index < last else Weight.BOLD
        skin.setter.draw(
            canvas, line.label, skin.style(BODY, weight=weight), Point(rect.x, middle), "ml"
        )
        inks = side_inks(skin, len(line.cells))
        for team, right in enumerate(columns(rect, skin, len(line.cells))):
            plain = 0 < index < last
            ink = skin.theme.text if plain else inks[team]
            figure = Weight.REGULAR if plain else Weight.BLACK
            _cell(
                canvas, skin, line.cells[team], Point(right, middle), skin.style(size, ink, figure)
            )
        y += row
    return y


def _cell(
    canvas: Canvas,
    skin: Skin,
    cell: Cell,
    at: Point,
    style: Style,
) -> None:
    if cell.is_minus:
        style = style.but(ink=skin.theme.paper.minus)
    skin.setter.draw(canvas, cell.points, style, at, "mr")
    if not cell.count:
        return
    radius = max(skin.px(11, 8), skin.type.px(COUNT) * 0.8)
    away = max(skin.px(66), skin.setter.width(cell.points, style) + radius + skin.px(7, 5))
    centre = Point(at.x - away, at.y)
    canvas.disc(centre, radius, fill=skin.theme.text, alpha=0.13)
    skin.setter.draw(canvas, cell.count, skin.style(COUNT, weight=Weight.BOLD), centre, "mc")

"""A sheet of paper on the felt with a headline, room for figures and buttons below: the summaries.

Knows where these are in any window; not what stands in them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.lines import evened
from handfoot_gui.ui.kit.panels import paper
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Lines, Weight
from handfoot_gui.ui.kit.theme import CARDS, RESULT, SIDE
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.scenes.base import Surroundings

PAPER = (1020.0, 700.0)
"""Layout units: all but the edges of the smallest wide window."""
MOST_RESULT = 1.5
"""How much larger than usual the headline gets with large text."""
LARGE = 1.25
"""From this text setting on, a sheet takes all of the window."""
MOST = 1.25
"""How much larger a unit may be than the window's shape asks for, on tall windows."""


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """`table` left and `side` right, under the headline, above the buttons."""

    paper: Rect
    inner: Rect
    table: Rect
    side: Rect
    buttons: Rect


def plan_sheet(around: Surroundings, skin: Skin) -> SheetPlan:
    room = around.room
    edge = skin.px(16, 8)
    width, height = room.w - 2 * edge, room.h - 2 * edge
    if skin.type.setting <= LARGE:
        width = min(width, skin.px(PAPER[0], 960))
        height = min(height, skin.px(PAPER[1], 580))
    sheet = Rect.centred(room.centre, width, height).rounded()
    pad = skin.px(44, 26)
    inner = sheet.inset(pad, skin.px(24, 14))
    buttons = inner.cut_bottom(max(skin.px(48, 38), control_height(skin)))[0]
    head = _head_lines(skin)[-1] + max(skin.px(18, 11), skin.type.px(SIDE) * 0.8)
    body = Rect(inner.x, inner.y + head, inner.w, buttons.y - inner.y - head - skin.px(14, 8))
    gap = skin.px(62, 36)
    left = (body.w - gap) * (0.602 if skin.type.setting <= LARGE else 0.66)
    table = Rect(body.x, body.y, left, body.h)
    side = Rect(table.right + gap, body.y, body.w - left - gap, body.h)
    return SheetPlan(sheet, inner, table, side, buttons)


def paint_ground(around: Surroundings, skin: Skin, plan: SheetPlan) -> None:
    theme = around.theme
    around.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
    around.canvas.veil("#000000", 0.35)
    paper(around.canvas, skin, plan.paper)


def paint_headline(
    around: Surroundings, skin: Skin, plan: SheetPlan, *, over: str, headline: str, note: str
) -> None:
    """A headline of two lines has the note's room as well, and the note stands beside `over`."""
    canvas, setter, inner = around.canvas, skin.setter, plan.inner
    first, second, third, end = _head_lines(skin)
    small = skin.style(SIDE, skin.theme.dim, Weight.BOLD)
    fine = skin.style(CARDS - 1, skin.theme.dim)
    large, lines = _headline(skin, headline, inner.w)
    beside = setter.draw(canvas, over, small, Point(inner.x, inner.y + first), "ml")
    if len(lines) == 1:
        setter.draw(canvas, lines[0], large, Point(inner.x, inner.y + second), "ml")
        fine = setter.shrunk(note, fine, inner.w)
        setter.draw(canvas, note, fine, Point(inner.x, inner.y + third), "ml")
        return
    middle = (first + small.px * 0.6 + end) / 2
    setter.draw_lines(canvas, lines, large, Point(inner.x, inner.y + middle), "ml")
    fine = setter.shrunk(note, fine, inner.w - beside.w - skin.px(40, 26))
    setter.draw(canvas, note, fine, Point(inner.right, inner.y + first), "mr")


def _headline(skin: Skin, text: str, width: float) -> Lines:
    """On two lines where the names in it would become too small on one."""
    large = skin.style(RESULT, weight=Weight.BLACK).but(px=_result_px(skin))
    large, lines = skin.setter.named(text, large, width, 2)
    even = evened(text, partial(skin.setter.width, style=large), width)
    return large, even if len(even) == len(lines) else lines


def _result_px(skin: Skin) -> float:
    """What is large already need not be twice as large."""
    return min(skin.type.px(RESULT), round(skin.px(RESULT) * MOST_RESULT))


def _head_lines(skin: Skin) -> tuple[float, float, float, float]:
    """The middles of the headline's three lines, and where they end, from the top."""
    small, fine = skin.type.px(SIDE), skin.type.px(CARDS - 1)
    large = _result_px(skin)
    first = max(skin.px(13, 10), small * 0.8)
    second = max(skin.px(46, 36), first + small * 0.6 + large * 0.62)
    third = max(skin.px(84, 62), second + large * 0.62 + fine * 0.6)
    return first, second, third, max(skin.px(100, 73), third + fine * 0.7)


def button_row(skin: Skin, plan: SheetPlan, wanted: tuple[Button, ...]) -> tuple[Button, ...]:
    """The first one at the right; each as wide as its words want, smaller where they would not fit
    beside each other."""
    gap = skin.px(14, 8)
    sized, wide = wanted, _widths(skin, wanted, skin.px(40), skin.px(178, 120))
    for less in range(12):
        if sum(wide) + gap * (len(wide) - 1) <= plan.buttons.w:
            break
        sized = tuple(replace(button, size=button.size - less) for button in wanted)
        wide = _widths(skin, sized, skin.px(16, 6), 0)
    right = plan.buttons.right
    placed: list[Button] = []
    for button, width in zip(sized, wide, strict=True):
        rect = Rect(right - width, plan.buttons.y, width, plan.buttons.h).rounded()
        placed.append(replace(button, rect=rect, radius=12))
        right -= width + gap
    return tuple(placed)


def _widths(skin: Skin, buttons: tuple[Button, ...], air: float, least: float) -> tuple[float, ...]:
    return tuple(max(least, button_size(skin, button).w + air) for button in buttons)

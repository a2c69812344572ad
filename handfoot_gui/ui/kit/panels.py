"""Grounds to put things on: dialogs, paper, plaques, pills, chips, captions. Knows no contents."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import Ink


def dialog(canvas: Canvas, skin: Skin, rect: Rect) -> None:
    """A dark panel, for what is set."""
    u, theme, radius = skin.u, skin.theme, skin.px(16, 10)
    canvas.shadow(rect, radius, max(8.0, 34 * u), 0.55 * skin.theme.shade, down=14 * u)
    canvas.box(rect, radius, fill=theme.panel, alpha=0.985)
    canvas.box(rect, radius, line=theme.text, line_width=max(1.0, u), line_alpha=theme.panel_line)


def paper(canvas: Canvas, skin: Skin, rect: Rect) -> None:
    """Paper, for what is read. Use `skin.paper()` for what lies on it."""
    u, look, radius = skin.u, skin.theme.paper, skin.px(14, 8)
    canvas.shadow(rect, radius, max(8.0, 34 * u), 0.55 * skin.theme.shade, down=14 * u)
    canvas.box(rect, radius, fill=look.bottom, top=look.top)
    canvas.box(rect, radius, line="#FFFFFF", line_alpha=0.5)


def well(
    canvas: Canvas, skin: Skin, rect: Rect, radius: float, *, usable: bool = True, depth: float = 0
) -> None:
    """A sunken place that holds a value; dashed where it cannot be set."""
    theme, thin = skin.theme, max(1.0, skin.u)
    dash = () if usable else (4 * thin, 4 * thin)
    canvas.box(rect, radius, fill="#000000", alpha=theme.well + depth)
    line = max(0.3, theme.panel_line)
    canvas.box(rect, radius, line=theme.text, line_width=thin, line_alpha=line, dash=dash)


def plaque(canvas: Canvas, skin: Skin, rect: Rect, active: Ink | None = None) -> None:
    """A small panel on the felt; `active` is the colour of its border."""
    u, theme, radius = skin.u, skin.theme, skin.px(12, 8)
    canvas.shadow(rect, radius, max(3.0, 6 * u), 0.28 * skin.theme.shade, down=2 * u)
    canvas.box(rect, radius, fill=theme.panel, alpha=0.94)
    if active is not None:
        canvas.box(rect, radius, line=active, line_width=max(2.0, 2.2 * u))
    else:
        line = theme.panel_line
        canvas.box(rect, radius, line=theme.text, line_width=max(1.0, u), line_alpha=line)


def pill(canvas: Canvas, skin: Skin, rect: Rect, line: Ink | None = None) -> None:
    """A plaque with round ends."""
    u, theme = skin.u, skin.theme
    canvas.shadow(rect, rect.h / 2, max(3.0, 5 * u), 0.28 * skin.theme.shade, down=2 * u)
    canvas.box(rect, rect.h / 2, fill=theme.panel, alpha=0.96)
    ink, width, alpha = theme.text, 1.0, min(1.0, theme.panel_line + 0.06)
    if line is not None:
        ink, width, alpha = line, max(1.0, 1.6 * u), 0.9
    canvas.box(rect, rect.h / 2, line=ink, line_width=width, line_alpha=alpha)


def chip_size(skin: Skin, text: str, size: float = 12) -> Size:
    style = skin.style(size, weight=Weight.BOLD)
    wide = skin.setter.width(text, style) + round(style.px * 1.1)
    return Size(max(wide, round(style.px * 1.5)), round(style.px * 1.5))


def chip(
    canvas: Canvas,
    skin: Skin,
    text: str,
    at: Point,
    anchor: str = "mc",
    *,
    size: float = 12,
    ink: Ink | None = None,
    ground: Ink | None = None,
) -> Rect:
    """A word in a small pill. With a ground of its own it has no line."""
    room = chip_size(skin, text, size)
    x = at.x - {"l": 0, "c": room.w / 2, "r": room.w}[anchor[1]]
    y = at.y - {"t": 0, "m": room.h / 2, "b": room.h}[anchor[0]]
    rect = Rect(x, y, room.w, room.h).rounded()
    theme = skin.theme
    canvas.box(rect, rect.h / 2, fill=ground or theme.panel, alpha=0.97)
    if ground is None:
        canvas.box(rect, rect.h / 2, line=theme.text, line_alpha=0.6)
    style = skin.style(size, ink or theme.text, Weight.BOLD)
    skin.setter.draw(canvas, text, style, rect.centre, "mc")
    return rect


# ---------------------------------------------------------------- captions


ASIDE, AWAY = 25, 8
"""How many gaps from a thing a caption may stand to leave others free: on its row, and above or
below it, where it would soon seem to speak of another one."""


def caption_style(skin: Skin) -> Style:
    return skin.style(13, skin.theme.caption_text, Weight.BOLD)


def caption_lines(skin: Skin, text: str, most: float) -> tuple[str, ...]:
    return skin.setter.wrapped(text, caption_style(skin), most)


def caption_size(skin: Skin, lines: Sequence[str]) -> Size:
    setter, style = skin.setter, caption_style(skin)
    wide = max(setter.width(line, style) for line in lines) + 2 * skin.px(10, 7)
    tall = setter.line_height(style) * (len(lines) - 1) + style.px * 2
    return Size(round(wide), round(tall))


def caption_place(
    size: Size,
    of: Rect,
    room: Rect,
    *,
    gap: float = 8,
    below: bool = False,
    free: Sequence[Sequence[Rect]] = (),
) -> Rect:
    """Beside the thing it speaks of: never out of the room, not over the thing, and over nothing
    of what is better left `free`, where there is such a place near; else nothing of the next."""
    x, y = of.centre.x - size.w / 2, of.centre.y - size.h / 2
    over = (Rect(x, of.y - gap - size.h, size.w, size.h), (0, -1))
    under = (Rect(x, of.bottom + gap, size.w, size.h), (0, 1))
    right = (Rect(of.right + gap, y, size.w, size.h), (1, 0))
    left = (Rect(of.x - gap - size.w, y, size.w, size.h), (-1, 0))
    wishes = (under, over, right, left) if below else (over, under, right, left)
    for around in (*free, ()):
        found = []
        for wish, way in wishes:
            at = _past(wish.kept_in(room), way, around, gap)
            far = round(_apart(at, of))
            if (
                room.holds(at)
                and at.overlap(of) is None
                and far <= gap * (ASIDE if way[0] else AWAY)
            ):
                found.append((max(gap, far), at))
        if found:
            return min(found, key=lambda one: one[0])[1]
    return wishes[0][0].kept_in(room)


def _past(at: Rect, way: tuple[int, int], around: Sequence[Rect], gap: float) -> Rect:
    """As far that way until nothing is under it."""
    while hit := next((rect for rect in around if rect.overlap(at)), None):
        match way:
            case (0, down):
                at = at.at(Point(at.x, hit.bottom + gap if down > 0 else hit.y - gap - at.h))
            case (right, _):
                at = at.at(Point(hit.right + gap if right > 0 else hit.x - gap - at.w, at.y))
    return at


def _apart(one: Rect, other: Rect) -> float:
    across = max(one.x - other.right, other.x - one.right)
    return max(across, one.y - other.bottom, other.y - one.bottom)


def caption(
    canvas: Canvas,
    skin: Skin,
    text: str,
    of: Rect,
    *,
    lit: bool = False,
    below: bool = False,
    free: Sequence[Sequence[Rect]] = (),
) -> Rect:
    """Says what a thing is, or what letting go here would do (`lit`)."""
    u, theme = skin.u, skin.theme
    edge = skin.px(6, 4)
    room = canvas.bounds.inset(edge)
    most = min(room.w, skin.px(420, 300) * skin.type.setting)
    lines = caption_lines(skin, text, most - 2 * skin.px(10, 7))
    size, gap = caption_size(skin, lines), skin.px(8, 6)
    rect = caption_place(size, of, room, gap=gap, below=below, free=free).rounded()
    radius = skin.px(8, 6)
    canvas.shadow(rect, radius, max(4.0, 6 * u), 0.42 * skin.theme.shade, down=2 * u)
    ground = theme.lit if lit else theme.caption
    canvas.box(rect, radius, fill=ground)
    canvas.box(rect, radius, line="#000000", line_alpha=0.18)
    style = caption_style(skin)
    step = skin.setter.line_height(style)
    top = rect.centre.y - step * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        skin.setter.draw(canvas, line, style, Point(rect.centre.x, top + i * step), "mc")
    return rect

"""The curtain's picture: felt with stars and no table, a frame, a name, one button. Knows words and
places only; what it is given must be public.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, house_star, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, CURTAIN, SCORE
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.chart import side_inks

FRAME = (660.0, 440.0)
"""Layout units."""
EDGE = 8.0
"""Between the frame's two lines."""
FAN, CARD, STEP, TURN = 11, 62.0, 25.0, 3.6
REACH = STEP / radians(TURN)
DIP = REACH * (1 - cos(radians(TURN * (FAN - 1) / 2))) + 10
"""How far the outer cards of the fan hang down."""
STAR, ACROSS, DOWN = 24.0, 152.0, 158.0


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """`side`: the team whose sign stands before the name, none for no sign; `backs`: in the fan."""

    over: str
    name: str
    public: str
    why: str
    button: str
    below: tuple[str, ...]
    below_title: str = ""
    side: int | None = None
    teams: int = 2
    backs: int = FAN


@dataclass(frozen=True, slots=True)
class CurtainPlan:
    """`fan` is None where there is no room for it; `lines`: which of the words stand where."""

    frame: Rect
    fan: Rect | None
    over: Rect
    name: Rect
    public: Rect
    why: Rect
    button: Rect
    below: Rect


def paint_stars(around: Surroundings, *but: Rect) -> None:
    """The felt without a table, sown with the stars of the house; none where something stands."""
    theme, canvas, u = around.theme, around.canvas, around.unit
    canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
    canvas.veil("#000000", 0.28 * theme.shade if theme.shade >= 1 else 0.0)
    size, across, down = STAR * u, ACROSS * u, DOWN * u
    room = around.room
    rows = int(room.h / down) + 2
    for row in range(rows):
        y = room.centre.y - (rows - 1) / 2 * down + row * down
        count = int(room.w / across) + 3
        shift = 0.5 if row % 2 else 0.0
        for i in range(count):
            x = room.centre.x + (i - count // 2 + shift) * across
            place = Rect(x - size / 2, y - size / 2, size, size)
            if any(place.overlap_area(rect) for rect in but):
                continue
            canvas.shape(house_star(theme.inlay), place, alpha=min(1.0, theme.inlay_alpha * 0.55))


def plan_curtain(around: Surroundings, skin: Skin, words: CurtainWords) -> CurtainPlan:
    room, setter = around.room, skin.setter
    pad = skin.px(32, 16)
    below = _below_height(skin, words)
    most = room.h - 2 * skin.px(14, 8) - below - skin.px(18, 10)
    button = Button(key="open", word=words.button, kind="primary", size=BODY + 2, radius=14)
    wanted = button_size(skin, button).w + skin.px(48, 24)
    wide = min(room.w - 2 * skin.px(24, 14), max(skin.px(FRAME[0]), wanted + 2 * pad))
    line, small = (setter.line_height(skin.style(size)) for size in (SCORE, BODY))
    name = min(skin.type.px(CURTAIN), skin.px(CURTAIN) * 1.35) * 1.2
    tall = max(skin.px(60, 40), skin.type.px(BODY + 2) * 2.6)
    why = small * 1.4 if words.why else 0.0
    fan, gap = (CARD * 1.4 + DIP) * skin.u, skin.px(18, 8)
    text = line + name + small * 1.3 + why + gap + tall
    has_fan = text + fan + gap + 2 * pad <= most
    height = text + 2 * pad + (fan + gap if has_fan else 0)
    height = max(height, min(most, skin.px(FRAME[1])))
    frame = Rect.centred(room.centre, wide, height)
    top = (room.h - height - below - skin.px(18, 10)) / 2
    frame = frame.at(Point(frame.x, min(frame.y, top))).rounded()
    y = frame.y + (height - text - (fan + gap if has_fan else 0)) / 2
    inner = frame.inset(pad, 0)

    def strip(h: float) -> Rect:
        nonlocal y
        placed = Rect(inner.x, y, inner.w, h)
        y += h
        return placed

    fan_place = strip(fan) if has_fan else None
    y += gap if has_fan else 0
    over, called, public, reason = strip(line), strip(name), strip(small * 1.3), strip(why)
    y += gap
    push = strip(tall)
    push = Rect.centred(push.centre, min(inner.w, wanted), push.h).rounded()
    at = frame.bottom + skin.px(18, 10)
    under = Rect(room.x + pad, at, room.w - 2 * pad, room.bottom - skin.px(8, 5) - at)
    return CurtainPlan(frame, fan_place, over, called, public, reason, push, under)


def _written(skin: Skin, below: Rect, words: CurtainWords) -> Rect:
    """Where the lines below the frame stand."""
    style = skin.style(COUNT + 1)
    lines = (words.below_title, *words.below)
    wide = min(below.w, max(skin.setter.width(line, style) for line in lines) + skin.px(40))
    height = _below_height(skin, words) * 1.2
    return Rect(below.centre.x - wide / 2, below.y, wide, height)


def _below_height(skin: Skin, words: CurtainWords) -> float:
    lines = len(words.below) + bool(words.below_title)
    return lines * skin.setter.line_height(skin.style(COUNT + 1)) * 1.15


def paint_curtain(around: Surroundings, skin: Skin, plan: CurtainPlan, words: CurtainWords) -> None:
    """All but the button."""
    paint_stars(around, plan.frame.grown(skin.px(6)), _written(skin, plan.below, words))
    theme, canvas = skin.theme, around.canvas
    frame, u = plan.frame, skin.u
    edge = max(4.0, EDGE * u)
    canvas.shadow(frame, 24 * u, 30 * u, 0.4 * theme.shade, down=10 * u)
    canvas.box(
        frame,
        24 * u,
        fill=theme.panel,
        line=theme.inlay,
        line_width=max(1.0, 1.6 * u),
        line_alpha=0.62,
    )
    inside = frame.inset(edge).rounded()
    canvas.box(inside, 24 * u - edge, line=theme.inlay, line_alpha=0.28)
    if plan.fan is not None:
        _fan(around, plan.fan, words.backs)
    _line(around, skin, plan.over, words.over, SCORE)
    _name(around, skin, plan.name, words)
    _line(around, skin, plan.public, words.public, BODY)
    if words.why:
        _line(around, skin, plan.why, words.why, BODY, bright=True)
    _below(around, skin, plan.below, words)


def _line(
    around: Surroundings, skin: Skin, rect: Rect, text: str, size: float, *, bright: bool = False
) -> None:
    ink = skin.theme.text if bright else skin.theme.dim
    weight = Weight.BOLD if bright else Weight.REGULAR
    style = skin.setter.shrunk(text, skin.style(size, ink, weight), rect.w)
    skin.setter.draw(around.canvas, text, style, rect.centre, "mc", max_width=rect.w)


def _name(around: Surroundings, skin: Skin, rect: Rect, words: CurtainWords) -> None:
    setter, canvas = skin.setter, around.canvas
    px = rect.h / 1.2
    style = skin.style(CURTAIN, weight=Weight.BLACK).but(px=px)
    sign = px * 0.42 if words.side is not None else 0.0
    gap = px * 0.26 if sign else 0.0
    style = setter.shrunk(words.name, style, rect.w - sign - gap)
    wide = setter.width(words.name, style) + sign + gap
    x = rect.centre.x - wide / 2
    if words.side is not None:
        inks = side_inks(skin, max(words.teams, words.side + 1))
        place = Rect(x, rect.centre.y - sign / 2, sign, sign)
        canvas.shape(side_sign(SIDE_SIGNS[words.side], inks[words.side]), place)
    setter.draw(canvas, words.name, style, Point(x + sign + gap, rect.centre.y), "ml")


def _fan(around: Surroundings, rect: Rect, count: int) -> None:
    u, art = around.unit, around.art
    width = round(CARD * u)
    reach = REACH * u
    middle = rect.y + CARD * 0.7 * u + 2 * u
    for i in range(count):
        angle = TURN * ((count - 1) / 2 - i)
        turn = radians(angle)
        at = Point(rect.centre.x - sin(turn) * reach, middle + reach * (1 - cos(turn)))
        canvas = around.canvas
        canvas.picture_centred(art.shadow(width, angle, alpha=0.3), at)
        canvas.picture_centred(art.back(width, angle), at)


def _below(around: Surroundings, skin: Skin, rect: Rect, words: CurtainWords) -> None:
    """What happened, in the middle below the frame; the lines shrink together where need be."""
    setter = skin.setter
    lines = [words.below_title, *words.below] if words.below_title else list(words.below)
    if not lines:
        return
    style = skin.style(COUNT + 1, skin.theme.dim)
    for text in lines:
        style = setter.shrunk(text, style, rect.w)
    step = min(setter.line_height(style) * 1.15, rect.h / len(lines))
    for i, text in enumerate(lines):
        bold = i == 0 and bool(words.below_title)
        own = style.but(weight=Weight.BOLD, ink=skin.theme.text) if bold else style
        at = Point(rect.centre.x, rect.y + (i + 0.5) * step)
        setter.draw(around.canvas, text, own, at, "mc", max_width=rect.w)

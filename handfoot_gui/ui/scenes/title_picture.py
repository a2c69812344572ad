"""What is to be seen on the title beside its buttons: the name, a fan of seven, a sealed packet.

Knows where all of it is in any window and how it is drawn; nothing here can be touched.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from handfoot_gui import __version__
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import caption_size
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, TITLE
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.words.title import TitleWord, version_line

FAN = (
    Card(1, Rank.JOKER, None),
    Card(2, Rank.ACE, Suit.SPADES),
    Card(3, Rank.KING, Suit.HEARTS),
    Card(4, Rank.QUEEN, Suit.CLUBS),
    Card(5, Rank.TEN, Suit.DIAMONDS),
    Card(6, Rank.SEVEN, Suit.HEARTS),
    Card(7, Rank.FOUR, Suit.SPADES),
)
TURN, REACH = 11.0, 514.0
"""Degrees from card to card, and units from the point they turn about to their middles."""
CARD_WIDTH, PACKET_WIDTH = 168.0, 142.0
PICTURE = (910.0, 720.0)
"""Units that the fan, the packet and the rings want."""
RING, RING_INSIDE = 430.0, 13.0
LINE = 0.83
"""From one line of the name to the next, in its size."""


@dataclass(frozen=True, slots=True)
class TitlePlan:
    """`tagline` is None where there is no room for it; `version` stands below the buttons, or in
    the other corner."""

    name: Rect
    name_px: float
    tagline: Rect | None
    main: Rect
    doors: tuple[Rect, ...]
    words: Rect
    version: Rect
    picture: Rect


def plan_title(room: Rect, skin: Skin, widest: float, doors: int) -> TitlePlan:
    """`widest`: what the widest quiet button wants. Below the words is room for what they say."""
    edge, gap = skin.px(86, 44), skin.px(10, 6)
    wide = min(max(skin.px(430), 2 * widest + gap), room.w * 0.5)
    rows = (doors + 1) // 2
    door = max(skin.px(52, 36), round(skin.type.px(17) * 1.9))
    main = max(skin.px(78, 54), round(skin.type.px(22) * 2.7))
    words = max(skin.px(40, 30), round(skin.type.px(15) * 2.0))
    tagline, version = (round(skin.type.px(BODY + extra) * 2.6) for extra in (2, -3))
    buttons = main + rows * (door + gap) + gap + words
    margin, tip = skin.px(28, 16), caption_size(skin, ("",)).h + gap
    left = room.h - 2 * margin - buttons
    name_px = min(skin.px(TITLE), left / (2.3 * LINE))
    left -= 2.2 * LINE * name_px
    has_version, has_tagline = left >= version + tip, left >= version + tagline + margin
    below = version if has_version else tip + gap - margin
    under = tagline if has_tagline else max(0.0, min(skin.px(20, 14), left - below))
    tall = 2.2 * LINE * name_px + under + buttons
    y = room.y + max(skin.px(20, 12), (room.h - below - tall) * 0.46)
    x = room.x + edge
    name = Rect(x, y, wide, 2.2 * LINE * name_px)
    y = name.bottom
    said = Rect(x, y, wide, tagline) if has_tagline else None
    y += under
    places, top = [], y + main + gap * 1.4
    half = (wide - gap) / 2
    for i in range(doors):
        at_x = x + (i % 2) * (half + gap)
        places.append(Rect(at_x, top + (i // 2) * (door + gap), half, door).rounded())
    at, end = x + wide + skin.px(20, 12), skin.px(24, 14)
    foot = Rect(x, room.bottom - end - version, wide, version)
    corner = Rect(at, foot.y, room.right - end - at, version)
    return TitlePlan(
        name=name,
        name_px=name_px,
        tagline=said,
        main=Rect(x, y, wide, main).rounded(),
        doors=tuple(places),
        words=Rect(x, top + rows * (door + gap), wide, words),
        version=foot if has_version else corner,
        picture=Rect(at, room.y, room.right - at, room.h),
    )


def paint_title(around: Surroundings, skin: Skin, plan: TitlePlan) -> None:
    _paint_picture(around, plan.picture)
    _paint_name(around, skin, plan)
    setter, canvas = skin.setter, around.canvas
    if plan.tagline is not None:
        said, place = TitleWord.TAGLINE.text, plan.tagline
        style = setter.shrunk(said, skin.style(BODY + 2, skin.theme.dim), place.w)
        setter.draw(canvas, said, style, Point(place.x, place.y + place.h * 0.38), "ml")
    said, place = version_line(__version__, is_silent=around.is_silent), plan.version
    style = setter.shrunk(said, skin.style(COUNT, skin.theme.dim), place.w)
    is_left = place.x < plan.picture.x
    at = Point(place.x if is_left else place.right, place.bottom)
    setter.draw(canvas, said, style, at, "bl" if is_left else "br")


def _paint_name(around: Surroundings, skin: Skin, plan: TitlePlan) -> None:
    """The ampersand in italic brass before the second word."""
    theme, setter, canvas, px = skin.theme, skin.setter, around.canvas, plan.name_px
    bold = Style(px, theme.text, Weight.BLACK)
    x, y = plan.name.x, plan.name.y + px * LINE
    setter.draw(canvas, TitleWord.HAND.text, bold, Point(x, y), "sl")
    sign = Style(px * 0.72, theme.us, Weight.ITALIC)
    drawn = setter.draw(canvas, "&", sign, Point(x, y + px * LINE), "sl")
    at = Point(drawn.right + px * 0.22, y + px * LINE)
    setter.draw(canvas, TitleWord.FOOT.text, bold, at, "sl")


def _paint_picture(around: Surroundings, room: Rect) -> None:
    scale = min(room.w / PICTURE[0], room.h / PICTURE[1], 1.5 * around.unit)
    if scale <= 0:
        return
    theme, canvas, art = around.theme, around.canvas, around.art
    middle = room.centre
    radius, line = RING * scale, max(1.0, 1.6 * scale)
    circles = "".join(
        f'<circle cx="{radius:g}" cy="{radius:g}" r="{radius - inside - line / 2:.3f}"/>'
        for inside in (0, RING_INSIDE * scale)
    )
    canvas.shape(
        f'<g fill="none" stroke="{theme.inlay}" stroke-width="{line:g}" '
        f'stroke-opacity="{theme.inlay_alpha * 0.8:g}">{circles}</g>',
        Rect.centred(middle, 2 * radius, 2 * radius),
        (0, 0, 2 * radius, 2 * radius),
    )
    w = round(CARD_WIDTH * scale)
    top = middle.y - 108 * scale
    pivot = Point(middle.x, top + REACH * scale)
    for i, card in enumerate(FAN):
        angle = TURN * (len(FAN) // 2 - i)
        turn = radians(angle)
        at = Point(pivot.x - sin(turn) * REACH * scale, pivot.y - cos(turn) * REACH * scale)
        shadow = art.shadow(w, angle, blur=w * 0.09, down=w * 0.05, alpha=0.46)
        canvas.picture_centred(shadow, at)
        canvas.picture_centred(art.face(card, w, angle), at)
    packet = round(PACKET_WIDTH * scale)
    at = Point(middle.x, top + 318 * scale)
    shadow = art.shadow(packet, blur=packet * 0.10, down=packet * 0.06, alpha=0.46)
    canvas.picture_centred(shadow, at)
    canvas.picture_centred(art.packet(packet), at)

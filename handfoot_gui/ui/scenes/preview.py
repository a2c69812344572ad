"""How the settings look: real cards and a real line on real felt. Knows no setting by name."""

from __future__ import annotations

from math import cos, radians, sin

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import pill
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Run, Weight
from handfoot_gui.ui.kit.theme import COUNT
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.table_settings import table_settings
from handfoot_gui.ui.table.cardart import BookLook, card_height
from handfoot_gui.words.cards import kind_word
from handfoot_gui.words.settings import SettingWord, example_line

HAND = (
    Card(1, Rank.KING, Suit.HEARTS),
    Card(2, Rank.TEN, Suit.CLUBS),
    Card(3, Rank.TWO, Suit.DIAMONDS),
)
MELD = (
    Card(4, Rank.TWO, Suit.HEARTS),
    Card(5, Rank.NINE, Suit.SPADES),
    Card(6, Rank.NINE, Suit.HEARTS),
    Card(7, Rank.NINE, Suit.DIAMONDS),
    Card(8, Rank.NINE, Suit.CLUBS),
)
CLEAN, DIRTY = Card(9, Rank.SEVEN, Suit.HEARTS), Card(10, Rank.JACK, Suit.CLUBS)
TURN = 4.0
"""Degrees from one card of the hand to the next."""


def paint_preview(around: Surroundings, skin: Skin, room: Rect) -> None:
    canvas, theme, setter = around.canvas, skin.theme, skin.setter
    radius = skin.px(12, 8)
    canvas.box(room, radius, fill=theme.felt_centre, line=theme.text, line_alpha=0.16)
    inner = room.inset(skin.px(18, 12), skin.px(14, 9))
    is_strip = inner.w > 1.6 * inner.h
    if not is_strip:
        style, said = skin.style(COUNT, theme.dim), SettingWord.PREVIEW.text
        setter.draw(canvas, said, style, Point(inner.x, inner.y), "tl", max_width=inner.w)
        _, inner = inner.cut_top(setter.line_height(style) + skin.px(12, 8))
    if is_strip:
        hand, melds = inner.cut_left(inner.w * 0.5)
        _paint_hand(around, hand)
        _paint_melds(around, skin, melds)
        return
    hand, rest = inner.cut_top(inner.h * 0.42)
    status, melds = rest.cut_bottom(_status_height(skin))
    _paint_hand(around, hand)
    _paint_melds(around, skin, melds.inset(0, skin.px(14, 8)))
    _paint_status(around, skin, status)


def _paint_hand(around: Surroundings, room: Rect) -> None:
    """As large as at the table, where that fits; with the spread and the arc that are set."""
    size, settings = around.size, table_settings(around.settings)
    cw = min(0.125 * size.h, 0.085 * size.w) * settings.card_size
    step = max(0.5, settings.spread * 2)
    cw = round(min(cw, room.w / (2 * step + 1.15), room.h / 1.55))
    canvas, art = around.canvas, around.art
    reach = cw * 6
    pivot = Point(room.centre.x, room.centre.y + reach)
    for i, card in enumerate(HAND):
        t = i - 1
        angle = 0.0 if settings.straight else -TURN * t
        turn = radians(angle)
        x = pivot.x + t * step * cw
        y = pivot.y - (reach * cos(turn) if not settings.straight else reach)
        at = Point(x + (0 if settings.straight else sin(-turn) * cw * 0.1), y)
        canvas.picture_centred(art.shadow(cw, angle), at)
        canvas.picture_centred(art.face(card, cw, angle), at)


def _paint_melds(around: Surroundings, skin: Skin, room: Rect) -> None:
    canvas, art, theme = around.canvas, around.art, skin.theme
    mw = round(min(skin.px(62, 40), room.w / 5.2, room.h / (1.4 + 0.31 * 4)))
    step = round(0.31 * mw)
    gap = min((room.w - 4 * mw) / 5, 0.7 * mw)
    room = Rect.centred(room.centre, 4 * mw + 5 * gap, room.h)
    x, top = room.x + gap, room.y + (room.h - card_height(mw) - 4 * step) / 2
    for i, card in enumerate(MELD):
        at = Point(x + mw / 2, top + i * step + card_height(mw) / 2)
        canvas.picture_centred(art.shadow(mw, alpha=0.2), at)
        canvas.picture_centred(art.meld_face(card, mw), at)
    looks = (
        BookLook("clean", kind_word(MeldKind.CLEAN), theme.clean_band, CLEAN),
        BookLook("dirty", kind_word(MeldKind.DIRTY), theme.dirty_band, DIRTY),
    )
    for i, look in enumerate(looks, start=1):
        canvas.picture(art.book(mw, look), round(x + i * (mw + gap)), round(top))
    at = Point(x + 3 * (mw + gap) + mw / 2, top + card_height(mw) / 2)
    canvas.picture_centred(art.shadow(mw), at)
    canvas.picture_centred(art.back(mw), at)


def _status_height(skin: Skin) -> float:
    return max(skin.px(36, 28), round(skin.type.px(COUNT + 1) * 2.1))


def _paint_status(around: Surroundings, skin: Skin, room: Rect) -> None:
    lead, text = example_line()
    bold = skin.style(COUNT + 1, skin.theme.us, Weight.BOLD)
    plain = skin.style(COUNT + 1)
    room_for_words = room.w - skin.px(28, 18)
    while skin.setter.width(f"{lead}  {text}", plain) > room_for_words and plain.px > 9:
        bold, plain = bold.but(px=bold.px - 0.5), plain.but(px=plain.px - 0.5)
    pill(around.canvas, skin, room, line=skin.theme.us)
    runs = (Run(f"{lead}  ", bold), Run(text, plain))
    at = Point(room.x + skin.px(14, 9), room.centre.y)
    skin.setter.draw_runs(around.canvas, runs, at, "ml")

"""All hands of a finished match face up, seat by seat, with what was just done above them.

Knows a whole state: nothing of this is ever asked for while a match is running.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.state import RoundState
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import plaque
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, SCORE
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.chart import side_inks
from handfoot_gui.ui.table.held import sort_key
from handfoot_gui.words.people import Company
from handfoot_gui.words.replay import ReplayWord

CARD, STEP = 62.0, 0.62
"""Layout units, and the wished step from card to card in card widths."""


def paint_hands(
    around: Surroundings,
    skin: Skin,
    rect: Rect,
    state: RoundState,
    company: Company,
    lines: Sequence[str],
) -> None:
    """`lines`: what led here, and the scores."""
    canvas, theme = around.canvas, around.theme
    canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
    pad = skin.px(18, 10)
    inner = rect.inset(pad)
    y = inner.y
    for i, line in enumerate(lines):
        style = skin.style(SCORE if i == 0 else BODY, theme.text if i == 0 else theme.dim)
        style = skin.setter.shrunk(line, style, inner.w)
        skin.setter.draw(canvas, line, style, Point(inner.x, y), "tl")
        y += skin.setter.line_height(style)
    y += skin.px(8, 4)
    gap = skin.px(8, 5)
    count = len(state.seats)
    tall = (inner.bottom - y - gap * (count - 1)) / count
    for seat in range(count):
        _seat(around, skin, Rect(inner.x, y, inner.w, tall).rounded(), state, company, seat)
        y += tall + gap


def _seat(
    around: Surroundings, skin: Skin, row: Rect, state: RoundState, company: Company, seat: int
) -> None:
    canvas, setter = around.canvas, skin.setter
    team = company.team_of(seat)
    acts = state.to_act == seat and state.result is None
    ink = side_inks(skin, company.teams)[team]
    plaque(canvas, skin, row, active=ink if acts else None)
    pad = skin.px(10, 6)
    head, cards = row.inset(pad, skin.px(6, 4)).cut_left(min(row.w * 0.2, 11 * skin.type.px(BODY)))
    sign = skin.type.px(BODY) * 0.8
    middle = head.centre.y
    canvas.shape(side_sign(SIDE_SIGNS[team], ink), Rect(head.x, middle - sign / 2, sign, sign))
    bold = skin.style(BODY, weight=Weight.BOLD)
    style, (name,) = setter.named(company.names[seat], bold, head.w - sign - 2 * pad)
    setter.draw(canvas, name, style, Point(head.x + sign + pad, middle), "ml")
    held = state.seats[seat]
    piles = [(held.hand, ReplayWord.IN_HAND.text if held.sealed else "")]
    piles += [(pile, ReplayWord.IN_FOOT.text) for pile in held.sealed]
    _piles(around, skin, cards, piles)


def _piles(
    around: Surroundings, skin: Skin, room: Rect, piles: Sequence[tuple[tuple[Card, ...], str]]
) -> None:
    """Side by side, each as wide as it has cards; the label stands below where it fits."""
    small = skin.style(COUNT - 2, skin.theme.dim)
    label = skin.setter.line_height(small) if room.h > 5 * small.px else 0.0
    height = room.h - label
    width = round(min(CARD * skin.u * 1.3, height / 1.4))
    gap = width * 0.6
    total = sum(max(1, len(cards)) for cards, _ in piles)
    step = min(width * STEP, (room.w - gap * len(piles) - width * len(piles)) / max(1, total))
    x = room.x
    for cards, word in piles:
        start = x
        for card in sorted(cards, key=sort_key):
            around.canvas.picture(around.art.meld_face(card, width), x, room.y)
            x += step
        if word and label:
            at = Point(start, room.bottom - label / 2)
            skin.setter.draw(around.canvas, word, small, at, "ml")
        x += width - step + gap

"""The cards behind a line of a round's score: which they are, and how they lie beside the sheet.

Knows the table as it was when the round was over: everything lies open then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Team
from handfoot_gui.rules.state import RoundState
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, SCORE
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.chart import side_inks
from handfoot_gui.ui.table.held import sort_key
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import Line, nothing_behind, went_out_line

CARD, LEAST_CARD = 54.0, 18.0
"""How wide the cards are, in layout units, and in pixels where there are many."""
STEP, TEN_STEP = 0.42, 0.58
MOST_TEXT = 1.3


@dataclass(frozen=True, slots=True)
class Pack:
    """Some cards that belong together, and whose they were where that is to be said."""

    title: str
    cards: tuple[Card, ...] = ()


def behind(state: RoundState, company: Company, line: str, team: Team) -> tuple[Pack, ...]:
    """By the id of a score line."""
    melds = state.teams[team].melds
    seats = [s for s in range(len(state.seats)) if state.team_of(s) == team]
    match line:
        case "cards":
            return tuple(Pack("", _in_order(m.cards)) for m in melds)
        case "clean" | "dirty" | "wild":
            books = [m for m in melds if m.is_book and m.kind.value == line]
            return tuple(Pack("", _in_order(m.cards)) for m in books)
        case "red-threes":
            red = state.teams[team].red_threes
            return (Pack("", red),) if red else ()
        case "out" if state.result is not None and state.result.by in seats:
            return (Pack(went_out_line(company.name(state.result.by))),)
        case "hand":
            held = [(s, state.seats[s].hand) for s in seats]
            return tuple(Pack(company.name(s), _in_order(h)) for s, h in held if h)
        case "feet":
            sealed = [(s, pile) for s in seats for pile in state.seats[s].sealed]
            return tuple(Pack(company.name(s), _in_order(p)) for s, p in sealed)
        case _:
            return ()


def _in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Naturals first, as they lie in a book that is opened."""
    return tuple(sorted(cards, key=lambda card: (is_wild(card), sort_key(card))))


def paint_behind(
    around: Surroundings, skin: Skin, state: RoundState, company: Company, line: Line, area: Rect
) -> None:
    """Team by team, the cards as small as they must be to have room."""
    canvas, setter = around.canvas, skin.setter
    head = skin.style(SCORE - 2, weight=Weight.BOLD)
    head = setter.shrunk(line.label, head, area.w)
    setter.draw(canvas, line.label, head, Point(area.x, area.y + skin.px(8)), "ml")
    room = area.cut_top(max(skin.px(34), skin.type.px(SCORE) * 1.4))[1]
    skin = replace(skin, type=skin.type.capped(MOST_TEXT))
    teams = [behind(state, company, line.id, team) for team in range(len(state.teams))]
    width = skin.px(CARD, 26)
    while width > LEAST_CARD and sum(_height(skin, p, width, room.w) for p in teams) > room.h:
        width -= 1
    y = room.y
    inks = side_inks(skin, len(teams))
    for team, packs in enumerate(teams):
        style = skin.style(BODY, inks[team], Weight.BLACK)
        setter.draw(canvas, company.team_title(team), style, Point(room.x, y), "tl")
        y = _paint_team(around, skin, packs, Rect(room.x, y, room.w, room.bottom - y), width)


def _paint_team(
    around: Surroundings, skin: Skin, packs: Sequence[Pack], area: Rect, width: float
) -> float:
    """Where the next team begins."""
    canvas, setter = around.canvas, skin.setter
    small = skin.style(COUNT, skin.theme.dim)
    line = setter.line_height(small)
    y = area.y + setter.line_height(skin.style(BODY)) + skin.px(2)
    if not packs:
        setter.draw(canvas, nothing_behind(), small, Point(area.x, y), "tl")
        return y + line + skin.px(12, 7)
    for row in _rows(skin, packs, width, area.w):
        x, tall = area.x, 0.0
        for pack in row:
            wide = _width(skin, pack, width)
            setter.draw(canvas, pack.title, small, Point(x, y), "tl", max_width=wide)
            top = y + (line if pack.title else 0)
            for left, card in zip(_lefts(pack.cards), pack.cards, strict=True):
                picture = around.art.meld_face(card, width)
                shadow = around.art.shadow(width, alpha=0.25)
                at = Point(x + width * (left + 0.5), top + width * 0.7)
                canvas.picture_centred(shadow, at)
                canvas.picture_centred(picture, at)
            tall = max(tall, top - y + (width * 1.4 if pack.cards else 0))
            x += wide + skin.px(12, 7)
        y += tall + skin.px(8, 5)
    return y + skin.px(8, 4)


def _lefts(cards: Sequence[Card]) -> tuple[float, ...]:
    """Where each begins, in widths of a card: a ten needs more room for its two figures."""
    steps = [TEN_STEP if card.rank is Rank.TEN else STEP for card in cards]
    return tuple(accumulate(steps[:-1], initial=0.0)) if steps else ()


def _width(skin: Skin, pack: Pack, width: float) -> float:
    cards = width * (1 + _lefts(pack.cards)[-1]) if pack.cards else 0
    title = skin.setter.width(pack.title, skin.style(COUNT))
    return max(cards, min(title, width * 3.5) if pack.cards else title)


def _rows(skin: Skin, packs: Sequence[Pack], width: float, room: float) -> list[list[Pack]]:
    rows: list[list[Pack]] = [[]]
    used = 0.0
    for pack in packs:
        wide = _width(skin, pack, width) + skin.px(12, 7)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(pack)
        used += wide
    return rows


def _height(skin: Skin, packs: Sequence[Pack], width: float, room: float) -> float:
    line = skin.setter.line_height(skin.style(COUNT))
    head = skin.setter.line_height(skin.style(BODY)) + skin.px(10, 6)
    if not packs:
        return head + line + skin.px(12, 7)
    rows = _rows(skin, packs, width, room)
    titled = line if any(pack.title for pack in packs) else 0
    return head + len(rows) * (titled + width * 1.4 + skin.px(8, 5))

"""The cards behind a line of a round's score: which they are, and how they lie beside the sheet.

Knows the table as it was when the round was over: everything lies open then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from handfoot_gui.rules.cards import Card
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

MOST_CARD, LEAST_CARD = 84.0, 18.0
"""How wide cards are at most, in layout units, and at least, in pixels, where there are many."""
WHOLE_CARD, SMALLEST_WHOLE = 72.0, 46.0
"""The same, in units, where there is room to show all of each card."""
MOST_TEXT = 1.6


@dataclass(frozen=True, slots=True)
class Cut:
    """How cards lie: from one to the next, what shows of the last one, and how high they show, in
    widths of a card. Rank and suit of each can be seen whole."""

    step: float
    last: float
    tall: float


WHOLE, TOPS = Cut(0.34, 1.0, 1.4), Cut(0.278, 0.278, 0.565)
"""All of the cards, and their corners with the large index."""


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
    """Team by team: whole cards where there is room, else their upper parts, as large as fits."""
    canvas, setter = around.canvas, skin.setter
    head = skin.style(SCORE - 2, weight=Weight.BOLD)
    head = setter.shrunk(line.label, head, area.w)
    setter.draw(canvas, line.label, head, Point(area.x, area.y + skin.px(8)), "ml")
    room = area.cut_top(max(skin.px(34), skin.type.px(SCORE) * 1.4))[1]
    skin = replace(skin, type=skin.type.capped(MOST_TEXT))
    teams = [behind(state, company, line.id, team) for team in range(len(state.teams))]
    lying = _fitting(skin, teams, room)
    usual = around.art.style
    around.art.style = replace(usual, large_index=usual.large_index or lying.cut is TOPS)
    y = room.y
    inks = side_inks(skin, len(teams))
    for team, packs in enumerate(teams):
        style = skin.style(BODY, inks[team], Weight.BLACK)
        style, (title,) = setter.named(company.team_title(team), style, room.w)
        setter.draw(canvas, title, style, Point(room.x, y), "tl")
        y = _paint_team(around, skin, packs, Rect(room.x, y, room.w, room.bottom - y), lying)
    around.art.style = usual


@dataclass(frozen=True, slots=True)
class _Lying:
    """Cards of a width, cut in a way."""

    card: float
    cut: Cut

    @property
    def tall(self) -> int:
        return round(self.card * self.cut.tall)

    def wide(self, count: int) -> float:
        return self.card * (self.cut.last + self.cut.step * (count - 1)) if count else 0.0


def _fitting(skin: Skin, teams: Sequence[Sequence[Pack]], room: Rect) -> _Lying:
    for most, least, cut in (
        (WHOLE_CARD, skin.px(SMALLEST_WHOLE), WHOLE),
        (MOST_CARD, LEAST_CARD, TOPS),
    ):
        card = round(skin.px(most))
        while card >= least:
            lying = _Lying(card, cut)
            if sum(_height(skin, packs, lying, room.w) for packs in teams) <= room.h:
                return lying
            card -= 1
    return _Lying(LEAST_CARD, TOPS)


def _paint_team(
    around: Surroundings, skin: Skin, packs: Sequence[Pack], area: Rect, lying: _Lying
) -> float:
    """Where the next team begins."""
    canvas, setter = around.canvas, skin.setter
    small = skin.style(COUNT, skin.theme.dim)
    line = setter.line_height(small) + skin.px(3, 2)
    y = area.y + setter.line_height(skin.style(BODY)) + skin.px(4, 3)
    if not packs:
        setter.draw(canvas, nothing_behind(), small, Point(area.x, y), "tl")
        return y + line + skin.px(12, 7)
    for row in _rows(skin, packs, lying, area.w):
        x, tall = area.x, 0.0
        for pack in row:
            wide = _width(skin, pack, lying)
            setter.draw(canvas, pack.title, small, Point(x, y), "tl", max_width=wide)
            top = y + (line if pack.title else 0)
            _paint_cards(around, pack.cards, Point(round(x), round(top)), lying)
            tall = max(tall, top - y + (lying.tall if pack.cards else 0))
            x += wide + skin.px(12, 7)
        y += tall + skin.px(9, 6)
    return y + skin.px(10, 6)


def _paint_cards(around: Surroundings, cards: Sequence[Card], at: Point, lying: _Lying) -> None:
    canvas, art, w = around.canvas, around.art, lying.card
    edge, is_whole = w * 0.1, lying.cut is WHOLE
    shown = Rect(at.x, at.y, lying.wide(len(cards)), lying.tall).rounded()
    with canvas.clipped(shown.grown(edge) if is_whole else shown.grown(1)):
        for i, card in enumerate(cards):
            middle = Point(at.x + w * (lying.cut.step * i + 0.5), at.y + w * 0.7)
            canvas.picture_centred(art.shadow(w, alpha=0.25), middle)
            canvas.picture_centred(art.face(card, w), middle)
    if not is_whole and cards:
        ink, thin = around.theme.paper.ink, max(1.0, round(around.unit))
        canvas.bar(Rect(shown.x, shown.bottom, shown.w, thin), ink, 0.35)
        canvas.bar(Rect(shown.right, shown.y, thin, shown.h + thin), ink, 0.35)


def _width(skin: Skin, pack: Pack, lying: _Lying) -> float:
    cards = lying.wide(len(pack.cards))
    title = skin.setter.width(pack.title, skin.style(COUNT))
    return max(cards, min(title, lying.card * 3.5) if pack.cards else title)


def _rows(skin: Skin, packs: Sequence[Pack], lying: _Lying, room: float) -> list[list[Pack]]:
    rows: list[list[Pack]] = [[]]
    used = 0.0
    for pack in packs:
        wide = _width(skin, pack, lying)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(pack)
        used += wide + skin.px(12, 7)
    return rows


def _height(skin: Skin, packs: Sequence[Pack], lying: _Lying, room: float) -> float:
    line = skin.setter.line_height(skin.style(COUNT)) + skin.px(3, 2)
    head = skin.setter.line_height(skin.style(BODY)) + skin.px(14, 9)
    if not packs:
        return head + line + skin.px(12, 7)
    rows = _rows(skin, packs, lying, room)
    titled = line if any(pack.title for pack in packs) else 0
    return head + len(rows) * (titled + lying.tall + skin.px(9, 6))

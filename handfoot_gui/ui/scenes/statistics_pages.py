"""The pages of the statistics: tables, lines and bars of figures that are worked out already.

Knows figures and words; where a page stands, and whose figures they are, the scene knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from handfoot_gui.session.deal_statistics import Dealt, SeatDeals, dealt_statistics
from handfoot_gui.session.player_kinds import kind_of, style_of
from handfoot_gui.storage.league import Standing
from handfoot_gui.storage.statistics import Figures, Group
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.form import Row, Section
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.plot import Bar, Series, bars_height, paint_bars, paint_lines
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.table import Column, Table
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.scenes.drawn import Drawn
from handfoot_gui.words import statistics as words
from handfoot_gui.words.matches import rules_title
from handfoot_gui.words.numbers import number
from handfoot_gui.words.statistics import StatWord as Word

MOST_LINES = 5
"""Lines of a plot that can still be told apart; the tables played at most often are shown."""


@dataclass(frozen=True, slots=True)
class Named:
    """Figures with what they are of."""

    name: str
    figures: Figures


def opponents(level: str) -> list[tuple[str, str]]:
    """Kind and style of each."""
    return [(kind_of(player), style_of(player)) for player in level.split("+")]


def results_page(
    groups: Sequence[Group], shown: Sequence[Named], skin: Skin
) -> tuple[Section, ...]:
    rows = tuple(_result(group) for group in groups)
    heads = (Word.RULES, Word.AGAINST, Word.MATCHES, Word.WON, Word.SHARED, Word.SHARE)
    columns = [Column(word.text, right=i > 1) for i, word in enumerate(heads)]
    columns += [Column(word.text, right=True) for word in (Word.BETWEEN, Word.SCORE)]
    table = Table(key="groups", columns=tuple(columns), rows=rows, skin=skin)
    bars = [
        Bar(
            100 * named.figures.wins_rate.value,
            named.name,
            low=100 * named.figures.wins_rate.low,
            high=100 * named.figures.wins_rate.high,
            said=words.percent(named.figures.wins_rate.value),
        )
        for named in shown
    ]
    return (
        Section("", (Row("", table, wide=True),)),
        _plot(Word.SHARE, bars, skin),
        _what("results"),
    )


def _result(group: Group) -> tuple[str, ...]:
    of = group.figures
    rate = of.wins_rate
    return (
        rules_title(group.rules),
        words.against(opponents(group.level)),
        number(of.matches),
        number(of.wins),
        number(of.shared),
        words.percent(rate.value),
        words.bounds(rate.low, rate.high),
        words.whole(of.mean_score),
    )


def league_page(standings: Sequence[Standing], skin: Skin) -> tuple[Section, ...]:
    if not standings:
        return (Section("", (Row(Word.NOTHING.text),)),)
    heads = (Word.SIDE, Word.MATCHES, Word.WON, Word.SHARED, Word.SHARE, Word.BETWEEN, Word.SCORE)
    columns = tuple(Column(word.text, right=i > 0) for i, word in enumerate(heads))
    rows = tuple(_standing(standing) for standing in standings)
    bars = [
        Bar(
            100 * standing.wins_rate.value,
            words.against(opponents(standing.level)),
            low=100 * standing.wins_rate.low,
            high=100 * standing.wins_rate.high,
            said=words.percent(standing.wins_rate.value),
        )
        for standing in standings
    ]
    table = Table(key="league", columns=columns, rows=rows, skin=skin)
    return (
        Section("", (Row("", table, wide=True),)),
        _plot(Word.SHARE, bars, skin),
        _what("league"),
    )


def _standing(of: Standing) -> tuple[str, ...]:
    return (
        words.against(opponents(of.level)),
        number(of.matches),
        number(of.wins),
        number(of.shared),
        words.percent(of.wins_rate.value),
        words.bounds(of.wins_rate.low, of.wins_rate.high),
        words.whole(of.mean_score),
    )


def rounds_page(shown: Sequence[Named], skin: Skin) -> tuple[Section, ...]:
    lines = tuple(Series(n.figures.by_round, n.name) for n in shown[:MOST_LINES])
    longest = max((n.figures.by_round for n in shown), key=len, default=())

    def draw(canvas: Canvas, skin: Skin, rect: Rect) -> None:
        paint_lines(canvas, skin, rect, lines, words.in_order(longest), words.whole)

    tall = max(skin.px(300, 200), 9 * skin.type.px(BODY))
    plot = Drawn(key="lines", draw=draw, height=tall)
    return (Section("", (Row("", plot, wide=True),)), _what("rounds"))


def books_page(of: Figures, skin: Skin) -> tuple[Section, ...]:
    kinds = (Word.CLEAN, Word.DIRTY, Word.WILD)
    bars = [Bar(value, word.text) for value, word in zip(of.books, kinds, strict=True)]
    bars.append(Bar(of.piles, Word.PILES.text))
    out = of.outs
    rate = Bar(
        100 * out.value,
        Word.OUTS.text,
        low=100 * out.low,
        high=100 * out.high,
        said=words.percent(out.value),
    )
    return (
        _plot(Word.BOOKS, bars, skin),
        _plot(Word.OUT_RATE, [rate], skin),
        _what("books"),
    )


def time_page(of: Figures, shown: Sequence[Named], skin: Skin) -> tuple[Section, ...]:
    timed = [(n.name, n.figures.seconds) for n in shown]
    bars = [Bar(seconds, name) for name, seconds in timed if seconds is not None]
    seconds = (
        _plot(Word.SECONDS, bars, skin)
        if bars
        else Section(Word.SECONDS.text, (Row(Word.NO_TIME.text),))
    )
    rows = (
        (Word.STREAK.text, number(of.streak)),
        (Word.LONGEST.text, number(of.longest_streak)),
        (Word.MATCHES.text, number(of.matches)),
    )
    columns = (Column(""), Column("", right=True))
    streaks = Table(key="streaks", columns=columns, rows=rows, skin=skin)
    return (seconds, Section("", (Row("", streaks, wide=True),)), _what("time"))


def deals_page(dealt: Mapping[tuple[str, int], Sequence[Dealt]], skin: Skin) -> tuple[Section, ...]:
    sections = [Section("", tuple(Row(text) for text in words.fairness()))]
    for (rules, seats), deals in dealt.items():
        found = dealt_statistics(deals)
        if not found:
            continue
        heads = (Word.SEAT, Word.WILDS, Word.THREES)
        table = Table(
            key=("dealt", rules, seats),
            columns=tuple(Column(word.text, right=i > 0) for i, word in enumerate(heads)),
            rows=tuple(_dealt(seat) for seat in found),
            skin=skin,
        )
        title = words.deals_of(rules, seats, len(deals))
        sections.append(Section(title, (Row("", table, wide=True),)))
    if len(sections) == 1:
        return (*sections, Section("", (Row(Word.NO_DEALS.text),)))
    return (*sections, Section("", (Row(words.deals_note()),)))


def _dealt(seat: SeatDeals) -> tuple[str, ...]:
    wilds, threes = seat.spread
    return (
        words.place_name(seat.seat),
        words.dealt_beside(seat.wilds, seat.fair_wilds, wilds),
        words.dealt_beside(seat.threes, seat.fair_threes, threes),
    )


def _plot(title: Word, bars: Sequence[Bar], skin: Skin) -> Section:
    def draw(canvas: Canvas, skin: Skin, rect: Rect) -> None:
        paint_bars(canvas, skin, rect, bars, words.tenths)

    tall = bars_height(skin, len(bars)) + skin.px(6)
    plot = Drawn(key=("bars", title), draw=draw, height=tall)
    return Section(title.text, (Row("", plot, wide=True),))


def _what(page: str) -> Section:
    """What the page counts."""
    return Section("", (Row(words.counted(page)),))

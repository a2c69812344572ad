"""The lines of a rule sheet as widgets, and their places in one to three columns.

Knows a sheet and the room for it; who says so stands at a line's end, and in full beside it when it
is pointed at or focused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BUTTON, COUNT
from handfoot_gui.ui.kit.widget import State, Widget, focus_ring
from handfoot_gui.ui.kit.words import Words
from handfoot_gui.words.rule_sheet import RuleSheet, SheetSection
from handfoot_gui.words.sheet_screen import RuleAsked, SheetWord, is_about, nothing_found, who_says

SHEET = "sheet"
"""The key of the scroll area."""
CLOSING = "closing"
MARKS = 3.1
"""The room for a line's sources, in its size of type."""
LEAST = 25.0
"""How wide a column is at least, in the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineOfRules(Widget):
    """A sentence with its sources at the right; `mark` stands before it instead."""

    text: str
    source: str = ""
    mark: str = ""
    is_own: bool = False
    """As this table wants it: shown in the colour of what is ours."""
    size: float = BUTTON

    @property
    def focusable(self) -> bool:
        return bool(self.tip)

    def _text_width(self, skin: Skin, width: float) -> float:
        em = skin.type.px(self.size)
        return width - em * (1.4 if self.mark else MARKS)

    def wanted(self, skin: Skin, width: float) -> Size:
        style = skin.style(self.size)
        lines = skin.setter.wrapped(self.text, style, self._text_width(skin, width))
        return Size(width, len(lines) * skin.setter.line_height(style) + skin.px(3, 2))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        setter, theme, r = skin.setter, skin.theme, self.rect
        style = skin.style(self.size)
        if state.hovered or state.focused:
            canvas.box(r.inset(-skin.px(6, 4), 0), skin.px(6, 4), fill=theme.text, alpha=0.07)
        x, y, step = r.x, r.y + skin.px(2, 1), setter.line_height(style)
        if self.mark:
            bold = skin.style(self.size, weight=Weight.BOLD)
            setter.draw(canvas, self.mark, bold, Point(x, y), "tl")
            x += skin.type.px(self.size) * 1.4
        for i, line in enumerate(setter.wrapped(self.text, style, self._text_width(skin, r.w))):
            setter.draw(canvas, line, style, Point(x, y + i * step), "tl")
        ink, weight = (theme.us, Weight.BOLD) if self.is_own else (theme.dim, Weight.REGULAR)
        small = skin.style(self.size - 1, ink, weight)
        setter.draw(canvas, self.source, small, Point(r.right, y), "tr")
        if state.focused:
            focus_ring(canvas, skin, r.inset(-skin.px(6, 4), 0), skin.px(6, 4))


def sheet_widgets(
    sheet: RuleSheet, wanted: str, rect: Rect, skin: Skin, *, about: RuleAsked | None = None
) -> tuple[Widget, ...]:
    """The scroll area and the lines a search leaves, placed; first the rule it is about."""
    room = rect
    blocks = [_block(section, sheet) for section in _found(sheet, wanted)]
    if about is not None and not wanted:
        blocks.insert(0, _asked(about))
    if not blocks:
        said = Words(key="nothing", text=nothing_found(wanted), rect=room, dim=True)
        return (ScrollArea(key=SHEET, rect=rect, content=0, u=skin.u), said)
    if not wanted:
        blocks.append(_sources(sheet))
    placed, bottom = _in_columns(blocks, room, skin)
    if bottom > rect.bottom:
        smaller = [[_smaller(widget) for widget in block] for block in blocks]
        placed, bottom = _in_columns(smaller, room, skin)
    if bottom > rect.bottom:
        beside_bar = replace(rect, w=rect.w - skin.px(22, 17))
        placed, bottom = _in_columns(blocks, beside_bar, skin)
    area = ScrollArea(
        key=SHEET, rect=rect, content=bottom - rect.y, u=skin.u, holds=True, skin=skin
    )
    return (area, *placed)


def _found(sheet: RuleSheet, wanted: str) -> Iterator[SheetSection]:
    for section in sheet.sections:
        lines = tuple(line for line in section.lines if is_about(line, wanted))
        if lines:
            yield replace(section, lines=lines)


Block = list[Widget]


def _block(section: SheetSection, sheet: RuleSheet) -> Block:
    heading = Words(
        key=("section", section.group),
        text=section.title,
        size=BUTTON,
        weight=Weight.BOLD,
        heading=True,
    )
    lines = [
        LineOfRules(
            key=("line", line.id),
            text=line.text,
            source=line.source,
            is_own=line.origin == "house",
            tip=who_says(line, sheet),
            group="lines",
        )
        for line in section.lines
    ]
    return [heading, *lines]


def _asked(rule: RuleAsked) -> Block:
    title = Words(key="asked", text=rule.title, size=BUTTON, weight=Weight.BOLD, heading=True)
    lines = [
        Words(
            key=("asked", i),
            text=text,
            size=BUTTON,
            weight=Weight.BOLD if not i else Weight.REGULAR,
            dim=bool(i),
        )
        for i, text in enumerate((rule.text, *rule.notes))
    ]
    return [title, *lines]


def _sources(sheet: RuleSheet) -> Block:
    title = SheetWord.SOURCES.text
    heading = Words(key="sources", text=title, size=BUTTON, weight=Weight.BOLD, heading=True)
    notes = [
        LineOfRules(key=("note", note.mark), text=note.text, mark=note.mark) for note in sheet.notes
    ]
    closing = Words(key=CLOSING, text=sheet.closing, size=COUNT, dim=True)
    return [heading, *notes, closing]


def _smaller(widget: Widget) -> Widget:
    """One page is worth a point."""
    if isinstance(widget, (LineOfRules, Words)) and widget.size > COUNT:
        return replace(widget, size=widget.size - 1)
    return widget


def _in_columns(blocks: Sequence[Block], room: Rect, skin: Skin) -> tuple[list[Widget], float]:
    em, gap = skin.type.px(BUTTON), skin.px(40, 24)
    count = max(1, min(3, len(blocks), int((room.w + gap) / (LEAST * em + gap))))
    wide = int((room.w - gap * (count - 1)) / count)
    between, under = skin.px(11, 8), skin.px(3, 2)

    def height(block: Block) -> float:
        tall = sum(widget.wanted(skin, wide).h for widget in block)
        parts = 2 if block[-1].key == CLOSING else 1
        return tall + under + parts * between

    tall = [height(block) for block in blocks]
    placed: list[Widget] = []
    lowest = 0.0
    for column, (first, last) in enumerate(_fairest(tall, count)):
        x, y = round(room.x + column * (wide + gap)), room.y + skin.px(4, 3)
        for block in blocks[first:last]:
            for i, widget in enumerate(block):
                size = widget.wanted(skin, wide)
                y += between if widget.key == CLOSING else 0
                place = Rect(x, round(y), wide, round(size.h))
                placed.append(replace(widget, rect=place, inside=SHEET, skin=skin))
                y += size.h + (under if i == 0 else 0)
            y += between
        lowest = max(lowest, y - between)
    return placed, lowest


def _fairest(tall: Sequence[float], count: int) -> list[tuple[int, int]]:
    """Where each column begins and ends, for the least height of the highest."""
    best: list[tuple[int, int]] = [(0, len(tall))]
    least = float("inf")
    for cuts in combinations(range(1, len(tall)), count - 1):
        ends = [*cuts, len(tall)]
        spans = list(zip([0, *cuts], ends, strict=True))
        highest = max(sum(tall[a:b]) for a, b in spans)
        if highest < least:
            best, least = spans, highest
    return best

"""Rows under headings: statistics, replays, players. Knows words and columns, not their sense."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.signs import chevron_down, chevron_up
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import LEAST, Style, Weight
from handfoot_gui.ui.kit.theme import BUTTON, COUNT
from handfoot_gui.ui.kit.widget import Activated, Chosen, Message, State, Widget, focus_ring

ROUNDING = 0.5
"""Pixels that a cell may be too narrow for its words: edges of columns are no whole numbers."""


@dataclass(frozen=True, slots=True)
class Column:
    """`right`: numbers, flush at their last figure."""

    title: str
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Widget):
    """`chosen` is a row, or None for a table that is only read. Enter opens the row (Activated).

    With `sorted_by` the headings can be used: the message is Chosen((key, "sort"), column), and it
    is for whoever shows the table to sort, the other way round if it is the same column again. By
    keys: left and right for the column, Space to turn it round.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    chosen: int | None = None
    sorted_by: int | None = None
    descending: bool = False
    size: float = BUTTON

    # -- where things are

    @property
    def focusable(self) -> bool:
        return self.chosen is not None or self.sorted_by is not None

    def wanted(self, skin: Skin, width: float) -> Size:
        return Size(width, self._row_height(skin) * (len(self.rows) + 1))

    def _row_height(self, skin: Skin) -> float:
        return max(skin.px(34, 26), round(skin.type.px(self.size) * 1.9))

    def row_rect(self, i: int) -> Rect:
        """Row -1 holds the headings."""
        tall = self.rect.h / (len(self.rows) + 1)
        return Rect(self.rect.x, self.rect.y + (i + 1) * tall, self.rect.w, tall)

    def _natural(self, skin: Skin, px: float, pad: float) -> list[float]:
        bold = skin.style(self.size, weight=Weight.BOLD).but(px=px)
        head = self._head_style(skin, px)
        wide = []
        for i, column in enumerate(self.columns):
            arrow = round(head.px * 1.3) if self.sorted_by is not None else 0
            title = skin.setter.width(column.title, head) + arrow
            words = [skin.setter.width(row[i], bold) for row in self.rows]
            wide.append(max(title, *words, 0) + 2 * pad)
        return wide

    def _head_style(self, skin: Skin, px: float) -> Style:
        """Shrinks with the rows."""
        usual = skin.style(COUNT, skin.theme.dim, Weight.BOLD)
        return usual.but(px=max(LEAST, usual.px * px / skin.type.px(self.size)))

    def cells(self, skin: Skin) -> tuple[tuple[tuple[float, float], ...], float]:
        """Left edge and width of each column, and the size of type with which all of them fit."""
        px, pad = float(skin.type.px(self.size)), skin.px(10, 6)
        wide = self._natural(skin, px, pad)
        while sum(wide) > self.rect.w and px > LEAST:
            px = max(LEAST, px - 0.5)
            wide = self._natural(skin, px, pad)
        spare = self.rect.w - sum(wide)
        if spare < 0:
            wide = [w * self.rect.w / sum(wide) for w in wide]
        else:
            loose = [i for i, column in enumerate(self.columns) if not column.right] or [0]
            for i in loose:
                wide[i] += spare / len(loose)
        x, found = self.rect.x, []
        for w in wide:
            found.append((x, w))
            x += w
        return tuple(found), px

    def focus_rect(self) -> Rect:
        return self.row_rect(-1 if self.chosen is None else self.chosen)

    # -- what the player does

    def released(self, at: Point) -> Message | None:
        if self.row_rect(-1).contains(at):
            return self._head_used(at)
        if self.chosen is None:
            return None
        places = range(len(self.rows))
        row = next((i for i in places if self.row_rect(i).contains(at)), None)
        return None if row is None else Chosen(self.key, row)

    def _head_used(self, at: Point) -> Message | None:
        if self.sorted_by is None or self.skin is None:
            return None
        cells = enumerate(self.cells(self.skin)[0])
        column = next((i for i, (x, w) in cells if x <= at.x < x + w), None)
        return None if column is None else Chosen((self.key, "sort"), column)

    def key_pressed(self, key: KeyPress) -> Message | None:
        if self.sorted_by is not None and key.key in ("left", "right", "space"):
            step = {"left": -1, "right": 1}.get(key.key, 0)
            column = (self.sorted_by + step) % len(self.columns)
            return Chosen((self.key, "sort"), column)
        if self.chosen is None:
            return None
        if key.key == "return" and not key.repeat:
            return Activated(self.key)
        last, here = len(self.rows) - 1, self.chosen
        ways = {"up": here - 1, "down": here + 1, "home": 0, "end": last}
        ways |= {"page up": max(0, here - 10), "page down": min(last, here + 10)}
        to = ways.get(key.key)
        if to is None or not 0 <= to <= last or to == here:
            return None
        return Chosen(self.key, to)

    # -- the picture

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        cells, px = self.cells(skin)
        self._head(canvas, skin, cells, px, state)
        for i in range(len(self.rows)):
            at = state.at if state.hovered and self.chosen is not None else None
            over = at is not None and self.row_rect(i).contains(at)
            self._row(canvas, skin, i, cells, px, over=over)
        if state.focused:
            focus_ring(canvas, skin, self.focus_rect(), skin.px(8, 5))

    def _head(
        self,
        canvas: Canvas,
        skin: Skin,
        cells: tuple[tuple[float, float], ...],
        px: float,
        state: State,
    ) -> None:
        theme, box, pad = skin.theme, self.row_rect(-1).rounded(), skin.px(10, 6)
        thin = max(1.0, round(skin.u))
        canvas.bar(Rect(box.x, box.bottom - thin, box.w, thin), theme.text, 0.45)
        for i, (column, (x, w)) in enumerate(zip(self.columns, cells, strict=True)):
            cell = Rect(x, box.y, w, box.h)
            can_sort = self.sorted_by is not None
            if can_sort and state.hovered and state.at is not None and cell.contains(state.at):
                canvas.box(cell.inset(2, 3), skin.px(7, 5), fill=theme.text, alpha=0.07)
            sorts = i == self.sorted_by
            style = self._head_style(skin, px)
            style = style.but(ink=theme.text) if sorts else style
            q = round(style.px * 0.75)
            arrow = q + skin.px(5, 4) if can_sort else 0
            left = Point(x + pad, box.centre.y)
            at, anchor = (Point(x + w - pad, left.y), "mr") if column.right else (left, "ml")
            room = w - 2 * pad - arrow + ROUNDING
            said = skin.setter.draw(canvas, column.title, style, at, anchor, max_width=room)
            if sorts:
                edge = said.x - arrow if column.right else said.right + arrow - q
                sign = chevron_down if self.descending else chevron_up
                canvas.shape(sign(theme.us), Rect(edge, box.centre.y - q / 2, q, q))

    def _row(
        self,
        canvas: Canvas,
        skin: Skin,
        i: int,
        cells: tuple[tuple[float, float], ...],
        px: float,
        *,
        over: bool,
    ) -> None:
        theme, box, pad = skin.theme, self.row_rect(i).rounded(), skin.px(10, 6)
        chosen = i == self.chosen
        if chosen:
            canvas.box(box, skin.px(8, 5), fill=theme.us, alpha=0.18)
        elif over:
            canvas.box(box, skin.px(8, 5), fill=theme.text, alpha=0.08)
        elif i % 2:
            canvas.box(box, 0, fill=theme.text, alpha=0.04)
        weight = Weight.BOLD if chosen else Weight.REGULAR
        style = skin.style(self.size, weight=weight).but(px=px)
        for text, column, (x, w) in zip(self.rows[i], self.columns, cells, strict=True):
            right = Point(x + w - pad, box.centre.y)
            at, anchor = (right, "mr") if column.right else (Point(x + pad, right.y), "ml")
            skin.setter.draw(canvas, text, style, at, anchor, max_width=w - 2 * pad + ROUNDING)

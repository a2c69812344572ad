"""Labelled rows in sections, placed for a width: what screens of settings and options are made of.

Says what is asked, not where it stands. Two columns where there is room for two; a control under
its label where there is none beside it; a scroll area where all of it is higher than the room.
Knows no settings: the controls keep their keys and send their own messages.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from handfoot_gui.ui.kit.choices import Segments
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.geometry import Rect, Size
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT
from handfoot_gui.ui.kit.widget import Widget
from handfoot_gui.ui.kit.words import Hairline, Words

TIGHT = 0.8
"""How much of the usual room between rows is left before a page is scrolled."""


@dataclass(frozen=True, slots=True)
class Row:
    """A control with its label and a note under that. `wide`: the control has the whole width under
    the label; `under`: it belongs to the row above. Without a control it is a paragraph."""

    label: str
    control: Widget | None = None
    note: str = ""
    wide: bool = False
    under: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    title: str = ""
    rows: tuple[Row, ...] = ()
    note: str = ""


def form(
    sections: Sequence[Section],
    rect: Rect,
    skin: Skin,
    *,
    key: Hashable = "form",
    columns: int = 0,
    air: float = 1.0,
) -> tuple[Widget, ...]:
    """The widgets to show, their scroll area first where one is needed. `columns` 0: as fit; `air`:
    how much more room than usual lies between rows."""
    for gaps in (air, TIGHT):
        placing = _Placing(skin, rect, key, air=gaps)
        if placing.sections(sections, rect, columns) <= rect.bottom:
            return tuple(placing.made)
    margin, bar = skin.px(12, 9), skin.px(22, 17)
    placing = _Placing(skin, rect, key, inside=key)
    bottom = placing.sections(sections, replace(rect, w=rect.w - bar), columns)
    right = max(widget.rect.right for widget in placing.made)
    area = ScrollArea(
        key=key,
        rect=Rect(rect.x, rect.y - margin, right + bar - rect.x, rect.h + margin),
        content=bottom - rect.y + 2 * margin,
        u=skin.u,
        holds=any(widget.focusable for widget in placing.made),
        head=margin,
        skin=skin,
    )
    return (area, *placing.made)


def form_height(
    sections: Sequence[Section], width: float, skin: Skin, *, columns: int = 0
) -> float:
    rect = Rect(0, 0, width, 0)
    return _Placing(skin, rect, None).sections(sections, rect, columns)


class _Placing:
    """Puts widgets below one another and collects them."""

    def __init__(
        self,
        skin: Skin,
        room: Rect,
        key: Hashable,
        inside: Hashable = None,
        *,
        air: float = 1.0,
    ) -> None:
        self.skin = skin
        self.room = room
        self.key = key
        self.inside = inside
        self.made: list[Widget] = []
        em = skin.type.px(BODY)
        self.least = max(skin.px(400, 320), 25 * em)
        self.most = round(max(skin.px(768), 48 * em))
        self.guided = 34 * em
        self.control = max(skin.px(220, 160), 14 * em)
        self.gap = skin.px(18, 12)
        self.row_gap = max(skin.px(14, 10), round(em * 0.75)) * air
        self.between = max(skin.px(24, 17), round(em * 1.5))

    # -- sections

    def sections(self, sections: Sequence[Section], rect: Rect, columns: int) -> float:
        """Places all; gives where they end. In whole pixels across, as words are measured."""
        rect = Rect(round(rect.x), rect.y, int(rect.w), rect.h)
        between = round(self.skin.px(44, 30))
        room = 1.04 * rect.w  # sizes of type are whole pixels, larger by chance at some sizes
        fits = room >= 2 * self.least + between and len(sections) > 1
        if columns == 1 or (columns == 0 and not fits):
            return self._column(sections, Rect(rect.x, rect.y, self._wide(rect.w), 0))
        wide = self._wide((rect.w - between) // 2)
        left = Rect(rect.x, rect.y, wide, 0)
        right = Rect(rect.x + wide + between, rect.y, wide, 0)
        split = self._fairest(sections, wide)
        return max(self._column(sections[:split], left), self._column(sections[split:], right))

    def _wide(self, room: float) -> float:
        """All of it, where what would be left free is too narrow to look meant."""
        return room if room <= 1.7 * self.most else self.most

    def _fairest(self, sections: Sequence[Section], wide: float) -> int:
        """How many sections stand in the first column, for the least height."""
        trial = _Placing(self.skin, self.room, None)
        tall = [trial._column((section,), Rect(0, 0, wide, 0)) for section in sections]
        splits = range(1, len(tall))
        return min(splits, key=lambda at: max(sum(tall[:at]), sum(tall[at:])), default=len(tall))

    def _column(self, sections: Sequence[Section], at: Rect) -> float:
        y = at.y
        for i, section in enumerate(sections):
            y += self.between if i else 0
            y = self._section(section, Rect(at.x, y, at.w, 0))
        return y

    def _section(self, section: Section, at: Rect) -> float:
        y = at.y
        if section.title:
            head = Words(key=self._name(), text=section.title, weight=Weight.BOLD, heading=True)
            y = self._put(head, Rect(at.x, y, at.w, 0)) + self.row_gap
        if section.note:
            note = Words(key=self._name(), text=section.note, size=COUNT, dim=True)
            y = self._put(note, Rect(at.x, y, at.w, 0)) + self.row_gap
        for i, row in enumerate(section.rows):
            if i:
                y = self._after(section.rows[i - 1], row, Rect(at.x, y, at.w, 0))
            y = self._row(row, Rect(at.x, y, at.w, 0))
        return y

    def _after(self, before: Row, row: Row, at: Rect) -> float:
        """The gap between two rows; a hairline leads the eye where a control is far from its
        label."""
        if row.under:
            return at.y + round(self.row_gap * 0.45)
        far = at.w > self.guided and row.label and before.label
        if far and before.control is not None and row.control is not None:
            thin = max(1.0, round(self.skin.u))
            self._add(Hairline(key=self._name()), Rect(at.x, at.y + self.row_gap / 2, at.w, thin))
        return at.y + self.row_gap

    # -- rows

    def _row(self, row: Row, at: Rect) -> float:
        control = row.control
        if row.under:
            at = at.cut_left(self.skin.px(20, 14))[1]
        label, note = self._labels(row)
        if control is None:
            return self._stack((label, note), at)
        control = replace(control, skin=self.skin, name=control.name or row.label)
        if not row.label:
            return self._put(self._fitting(control, at.w), at)
        beside = None if row.wide else self._beside(control, label, at.w)
        if beside is None:
            y = self._stack((label, note), at) + self.skin.px(7, 5)
            return self._put(self._fitting(control, at.w), Rect(at.x, y, at.w, 0))
        control, size = beside
        room = int(at.w - size.w - self.gap)
        labels = self._tall(label, room) + self._tall(note, room)
        tall = max(labels, size.h)
        self._stack((label, note), Rect(at.x, at.y + (tall - labels) / 2, room, 0))
        place = Rect(at.right - size.w, at.y + (tall - size.h) / 2, size.w, size.h)
        if control.row_wide:
            place = Rect(at.x, at.y, at.w, tall)
        self._add(control, place)
        return at.y + tall

    def _labels(self, row: Row) -> tuple[Words, Words | None]:
        """A control that cannot be used says why under its label."""
        faint = row.control is not None and not row.control.enabled
        weight = Weight.REGULAR if row.control is None or row.under else Weight.BOLD
        label = Words(
            key=self._name(),
            text=row.label,
            weight=weight,
            faint=faint,
            dim=row.under and not faint,
        )
        said = (row.control.disabled or row.note) if row.control is not None else row.note
        if not said:
            return label, None
        return label, Words(key=(*self._name(), "note"), text=said, size=COUNT, dim=True)

    def _beside(self, control: Widget, label: Words, width: float) -> tuple[Widget, Size] | None:
        """The control and its size where it can stand beside its label."""
        most = width * 0.54
        fitting = self._fitting(control, most)
        size = fitting.wanted(self.skin, most)
        wide = max(size.w, min(most, self.control)) if control.fills else size.w
        room = width - wide - self.gap
        bold = self.skin.style(BODY, weight=Weight.BOLD)
        longest = max(self.skin.setter.width(word, bold) for word in label.text.split())
        lines = self.skin.setter.wrapped(label.text, bold, max(1.0, room))
        if wide > most or longest > room or len(lines) > 3:
            return None
        return fitting, Size(wide, size.h)

    def _fitting(self, control: Widget, width: float) -> Widget:
        """Segments whose words need more room become a dropdown with the same messages."""
        if not isinstance(control, Segments) or control.wanted(self.skin, width).w <= width:
            return control
        return Dropdown(
            key=control.key,
            name=control.name,
            options=control.options,
            index=control.index,
            disabled=control.disabled,
            group=control.group,
            tip=control.tip,
            skin=self.skin,
            size=control.size,
        )

    # -- placing

    def _name(self) -> tuple[Hashable, ...]:
        return ("words", self.key, len(self.made))

    def _tall(self, widget: Widget | None, width: float) -> float:
        return 0 if widget is None else widget.wanted(self.skin, width).h

    def _stack(self, widgets: Sequence[Widget | None], at: Rect) -> float:
        y = at.y
        for widget in widgets:
            if widget is not None:
                y = self._put(widget, Rect(at.x, y, at.w, 0))
        return y

    def _put(self, widget: Widget, at: Rect) -> float:
        """At the left, as wide as the widget wants, or as there is room; gives its lower edge."""
        size = widget.wanted(self.skin, at.w)
        wide = at.w if isinstance(widget, Words) or widget.row_wide else min(size.w, at.w)
        if widget.fills:
            wide = min(at.w, max(size.w, self.control))
        if isinstance(widget, Words) and not widget.heading and wide > self.most:
            wide, size = self.most, widget.wanted(self.skin, self.most)
        self._add(widget, Rect(at.x, at.y, wide, size.h))
        return at.y + size.h

    def _add(self, widget: Widget, place: Rect) -> None:
        placed = replace(widget, rect=place.rounded(), skin=self.skin)
        if self.inside is not None:
            placed = replace(placed, inside=self.inside)
        if isinstance(placed, Dropdown):
            placed = replace(placed, room=self.room)
        self.made.append(placed)

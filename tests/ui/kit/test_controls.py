"""Each control by pointer and by keys: lists that open, steps, tabs, tables, text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release, TextTyped, Wheel
from handfoot_gui.ui.kit.radio import RadioList
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.stepper import Stepper
from handfoot_gui.ui.kit.table import Column, Table
from handfoot_gui.ui.kit.tabs import Tabs
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import QUIET, Type
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget, WidgetGroup

ASSETS = Assets(Path(__file__).resolve().parents[3] / "assets")
SKIN = Skin(QUIET, Type(1.0), Typesetter(ASSETS), ASSETS)
ROOM = Rect(0, 0, 600, 400)
MANY = tuple(f"{letter} option" for letter in "abcdefghijklmnop")


def group_of(*widgets: Widget, focus: str = "") -> WidgetGroup:
    group = WidgetGroup()
    group.show(widgets)
    if focus:
        group.focus.set(focus, shown=True)
    return group


def click(group: WidgetGroup, at: Point) -> Message | None:
    group.handle(Press(at))
    return group.handle(Release(at))


def keys(group: WidgetGroup, *names: str) -> Message | None:
    message = None
    for name in names:
        message = group.handle(KeyPress(name))
    return message


# ---------------------------------------------------------------- dropdown


def dropdown(**more: object) -> Dropdown:
    made = Dropdown(
        key="d", rect=Rect(100, 40, 200, 40), options=MANY, index=2, room=ROOM, skin=SKIN
    )
    return replace(made, **more)  # type: ignore[arg-type]


def test_a_list_opens_on_release_and_chooses_on_release() -> None:
    group = group_of(dropdown())
    group.handle(Press(Point(150, 60)))
    assert group.opened is None
    group.handle(Release(Point(150, 60)))
    opened = group.opened
    assert isinstance(opened, Dropdown)
    at = opened.row_rect(4).centre
    group.handle(Press(at))
    assert group.opened is not None
    assert group.handle(Release(at)) == Chosen("d", 4)
    assert group.opened is None


def test_an_open_list_lies_over_everything_and_a_press_beside_it_only_closes() -> None:
    beside = Button(key="b", rect=Rect(400, 40, 100, 40), word="B")
    under = Button(key="u", rect=Rect(100, 100, 200, 40), word="U")
    group = group_of(dropdown(), under, beside, focus="d")
    keys(group, "space")
    assert click(group, beside.rect.centre) is None
    assert group.opened is None
    assert click(group, beside.rect.centre) == Activated("b")
    group.focus.set("d")
    keys(group, "space")
    assert click(group, under.rect.centre) == Chosen("d", 0)


def test_an_open_list_by_keys() -> None:
    group = group_of(dropdown(), focus="d")
    escape = KeyPress("escape")
    assert not group.takes(escape)
    keys(group, "return")
    assert group.takes(escape)
    group.handle(escape)
    assert group.opened is None
    assert keys(group, "return", "down", "down", "return") == Chosen("d", 4)
    assert keys(group, "return", "end", "return") == Chosen("d", len(MANY) - 1)
    assert keys(group, "return", "home", "return") == Chosen("d", 0)
    keys(group, "return")
    group.handle(TextTyped("k"))
    assert keys(group, "return") == Chosen("d", MANY.index("k option"))
    assert keys(group, "left") == Chosen("d", 1)
    keys(group, "return", "tab")
    assert group.opened is None


def test_a_long_list_stays_in_its_room_and_follows_the_marked_row() -> None:
    group = group_of(dropdown(), focus="d")
    keys(group, "return", "end")
    opened = group.opened
    assert isinstance(opened, Dropdown)
    place = opened.over()
    assert place is not None
    assert ROOM.holds(place)
    assert place.holds(opened.row_rect(len(MANY) - 1).inset(1, 1))
    group.handle(Wheel(place.centre, -99))
    opened = group.opened
    assert isinstance(opened, Dropdown)
    assert place.holds(opened.row_rect(0).inset(1, 1))


@pytest.mark.parametrize("y", range(0, 361, 30))
def test_the_list_never_covers_its_own_line(y: int) -> None:
    group = group_of(dropdown(rect=Rect(100, y, 200, 40), options=MANY[:6]), focus="d")
    keys(group, "return")
    opened = group.opened
    assert opened is not None
    place = opened.over()
    assert place is not None
    assert place.overlap(opened.rect) is None
    assert ROOM.holds(place)


# ---------------------------------------------------------------- steps, discs, tabs


def test_a_stepper_stays_within_its_bounds() -> None:
    step = Stepper(key="n", rect=Rect(0, 0, 150, 40), value=4, least=2, most=6)
    group = group_of(step, focus="n")
    assert click(group, Point(20, 20)) == Chosen("n", 3)
    assert click(group, Point(130, 20)) == Chosen("n", 5)
    assert click(group, Point(75, 20)) is None
    assert keys(group, "right") == Chosen("n", 5)
    assert keys(group, "home") == Chosen("n", 2)
    assert keys(group, "page up") == Chosen("n", 6)
    full = group_of(replace(step, value=6), focus="n")
    assert keys(full, "right") is None


def test_a_radio_list_is_chosen_by_arrows_and_left_at_its_ends() -> None:
    radio = RadioList(key="r", options=("a", "b"), notes=("why", ""), index=0, skin=SKIN)
    size = radio.wanted(SKIN, 300)
    radio = replace(radio, rect=Rect(0, 0, 300, size.h))
    below = Button(key="b", rect=Rect(0, size.h + 10, 100, 40), word="B")
    group = group_of(radio, below, focus="r")
    assert keys(group, "down") == Chosen("r", 1)
    assert click(group, radio.row_rects()[1].centre) == Chosen("r", 1)
    group.show((replace(radio, index=1), below))
    group.focus.set("r", shown=True)
    assert keys(group, "down") is None
    assert group.focus.key == "b"


def test_tabs_wrap_where_they_do_not_fit_and_each_can_be_pressed() -> None:
    tabs = Tabs(key="t", options=("Cards", "Text and contrast", "Keys"), index=0, skin=SKIN)
    for wide in (600, 220):
        size = tabs.wanted(SKIN, wide)
        placed = replace(tabs, rect=Rect(0, 0, wide, size.h))
        group = group_of(placed, focus="t")
        for i, place in enumerate(placed.tab_rects()):
            assert placed.rect.holds(place)
            assert click(group, place.centre) == Chosen("t", i)
        assert keys(group, "end") == Chosen("t", 2)


# ---------------------------------------------------------------- table


def table(**more: object) -> Table:
    columns = (Column("Name"), Column("Won", right=True))
    rows = tuple((f"Player {i}", f"{i}") for i in range(30))
    made = Table(key="t", columns=columns, rows=rows, chosen=0, sorted_by=0, skin=SKIN)
    placed = replace(made, rect=Rect(0, 0, 300, made.wanted(SKIN, 300).h))
    return replace(placed, **more)  # type: ignore[arg-type]


def test_rows_are_chosen_and_headings_sort() -> None:
    shown = table()
    group = group_of(shown, focus="t")
    assert click(group, shown.row_rect(3).centre) == Chosen("t", 3)
    assert click(group, Point(290, 10)) == Chosen(("t", "sort"), 1)
    assert keys(group, "right") == Chosen(("t", "sort"), 1)
    assert keys(group, "space") == Chosen(("t", "sort"), 0)
    assert keys(group, "end") == Chosen("t", 29)
    assert keys(group, "return") == Activated("t")


def test_a_table_in_a_scroll_area_follows_the_chosen_row() -> None:
    area = ScrollArea(key="s", rect=Rect(0, 0, 300, 200), content=table().rect.h, holds=True)
    group = group_of(area, table(inside="s"), focus="t")
    keys(group, "end")
    group.show((area, table(inside="s", chosen=29)))
    shown = group.widget("t")
    assert isinstance(shown, Table)
    assert area.rect.holds(shown.focus_rect().inset(1, 1))


@pytest.mark.parametrize("wide", [160, 300, 900])
def test_columns_fill_the_width_and_no_more(wide: float) -> None:
    shown = table(rect=Rect(0, 0, wide, 400))
    cells, px = shown.cells(SKIN)
    assert cells[-1][0] + cells[-1][1] == pytest.approx(wide)
    assert px >= 9


# ---------------------------------------------------------------- text


class Writing:
    """A field that takes every new text."""

    def __init__(self, text: str = "", **more: object) -> None:
        made = Field(key="f", rect=Rect(0, 0, 200, 40), text=text, skin=SKIN, most=20)
        self.field = replace(made, **more)  # type: ignore[arg-type]
        self.group = group_of(self.field, focus="f")

    def key(self, name: str, *, shift: bool = False, ctrl: bool = False) -> None:
        self.taken(self.group.handle(KeyPress(name, shift=shift, ctrl=ctrl)))

    def taken(self, message: Message | None) -> None:
        if isinstance(message, Chosen):
            self.field = replace(self.field, text=str(message.value))
            self.group.show((self.field,))

    def type(self, text: str) -> None:
        self.taken(self.group.handle(TextTyped(text)))

    @property
    def text(self) -> str:
        return self.field.text


def test_text_is_written_where_the_caret_stands() -> None:
    made = Writing("Walter")
    made.key("home")
    made.type("Sir ")
    made.key("end")
    made.key("left")
    made.key("delete")
    made.key("backspace")
    assert made.text == "Sir Walt"
    made.key("backspace", ctrl=True)
    assert made.text == "Sir "


def test_accents_arrive_whole_however_they_were_typed() -> None:
    made = Writing()
    made.type("Zoe\u0308")
    assert made.text == "Zo\u00eb"
    made.type("\u00c5ngstro\u0308m")
    assert made.text == "Zoë\u00c5ngström"


def test_a_selection_gives_way_and_goes_to_the_clipboard() -> None:
    pygame.display.init()
    made = Writing("one two")
    made.key("home")
    made.key("right", shift=True, ctrl=True)
    made.key("x", ctrl=True)
    assert (made.text, clipboard.read()) == (" two", "one")
    made.key("end")
    made.key("v", ctrl=True)
    assert made.text == " twoone"
    made.key("a", ctrl=True)
    made.key("c", ctrl=True)
    made.type("x")
    assert (made.text, clipboard.read()) == ("x", " twoone")


def test_paste_is_one_line_and_no_longer_than_allowed() -> None:
    made = Writing("12345678901234567")
    clipboard.write("a\nb\tcdef")
    made.key("v", ctrl=True)
    assert made.text == "12345678901234567a b"


def test_the_pointer_sets_the_caret_and_selects() -> None:
    made = Writing("MMMMMMMM")
    style = SKIN.style(made.field.size)
    step = SKIN.setter.width("MMMM", style) / 4
    left = made.field.rect.x + SKIN.px(12, 8)
    made.group.handle(Press(Point(left + 2.1 * step, 20)))
    made.group.handle(Move(Point(left + 5.1 * step, 20), held=True))
    made.group.handle(Release(Point(left + 5.1 * step, 20)))
    made.type("-")
    assert made.text == "MM-MMM"


def test_letters_belong_to_the_field_while_it_has_the_focus() -> None:
    made = Writing("x")
    for signal in (KeyPress("l"), KeyPress("space"), KeyPress("c", ctrl=True), TextTyped("l")):
        assert made.group.takes(signal)
    for signal in (KeyPress("escape"), KeyPress("f11"), KeyPress("tab"), KeyPress("return")):
        assert not made.group.takes(signal)
    made.group.focus.set(None)
    assert not made.group.takes(KeyPress("l"))


def test_a_search_is_cleared_by_escape_and_by_its_cross() -> None:
    for clear in ("escape", "cross"):
        made = Writing("pile", search=True)
        assert made.group.takes(KeyPress("escape"))
        if clear == "escape":
            made.key("escape")
        else:
            made.taken(click(made.group, Point(185, 20)))
        assert made.text == ""
        assert not made.group.takes(KeyPress("escape"))


def test_a_thumb_is_pulled_from_where_it_was_held() -> None:
    area = ScrollArea(key="s", rect=Rect(0, 0, 100, 100), content=300)
    group = group_of(area)
    group.handle(Press(Point(97, 5)))
    assert group.offset("s") == 0
    group.handle(Move(Point(97, 15), held=True))
    assert group.offset("s") == pytest.approx(200 * 10 / (100 - 100 / 3))
    group.handle(Release(Point(97, 15)))
    group.handle(Press(Point(20, 20)))
    before = group.offset("s")
    group.handle(Move(Point(20, 80), held=True))
    assert group.offset("s") == before

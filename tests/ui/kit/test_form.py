"""Forms keep everything reachable and readable at every size; keys scroll to what they reach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.choices import Segments, Toggle
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.form import Row, Section, form, form_height
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Press, Release, Wheel
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import QUIET, Type
from handfoot_gui.ui.kit.widgets import Chosen, Widget, WidgetGroup
from handfoot_gui.ui.kit.words import Words
from tests.ui.kit.form_sheet import settings

ASSETS = Assets(Path(__file__).resolve().parents[3] / "assets")
SETTER = Typesetter(ASSETS)
SIZES = [(u, setting) for u in (0.78, 1.0, 1.4, 2.8) for setting in (1.0, 1.35, 2.0)]


def skin(u: float = 1.0, setting: float = 1.0) -> Skin:
    return Skin(QUIET, Type(u, setting), SETTER, ASSETS)


def shown(u: float, setting: float, wide: float = 980, tall: float = 560) -> WidgetGroup:
    group = WidgetGroup()
    group.show(form(settings(), Rect(40, 60, wide * u, tall * u), skin(u, setting)))
    return group


def controls(group: WidgetGroup) -> Iterator[Widget]:
    return (w for w in group.widgets if not isinstance(w, (ScrollArea, Words)))


@pytest.mark.parametrize(("u", "setting"), SIZES)
@pytest.mark.parametrize("wide", [420, 640, 980])
def test_nothing_lies_on_anything_or_outside(u: float, setting: float, wide: float) -> None:
    group = shown(u, setting, wide)
    found = [w for w in group.widgets if not isinstance(w, ScrollArea)]
    for i, one in enumerate(found):
        assert one.rect.x >= 40
        assert one.rect.right <= 40 + wide * u + 1
        assert one.rect.w > 0
        for other in found[i + 1 :]:
            whole_row = one.row_wide or other.row_wide
            assert whole_row or one.rect.inset(1, 1).overlap(other.rect.inset(1, 1)) is None


@pytest.mark.parametrize(("u", "setting"), SIZES)
def test_words_have_the_room_they_want(u: float, setting: float) -> None:
    group = shown(u, setting)
    for widget in group.widgets:
        if isinstance(widget, Words):
            wanted = widget.wanted(skin(u, setting), widget.rect.w)
            assert wanted.h <= widget.rect.h + 1
            assert wanted.w <= widget.rect.w + 1


@pytest.mark.parametrize(("u", "setting"), SIZES)
def test_tab_reaches_every_control_and_brings_it_into_sight(u: float, setting: float) -> None:
    group = shown(u, setting)
    area = group.widget("form")
    wanted = {w.key for w in controls(group) if w.focusable}
    reached = set()
    for _ in wanted:
        group.handle(KeyPress("tab"))
        reached.add(group.focus.key)
        focused = group.widget(group.focus.key)
        assert focused is not None
        if isinstance(area, ScrollArea):
            place = focused.focus_rect()
            assert place.y >= area.rect.y - 1
            assert place.bottom <= area.rect.bottom + 1 or place.h > area.rect.h
    assert reached == wanted


def test_arrows_go_from_row_to_row() -> None:
    group = shown(1.0, 1.0)
    group.focus.set("size", shown=True)
    group.handle(KeyPress("down"))
    assert group.focus.key == "arc"


def test_two_columns_only_where_both_have_room() -> None:
    def lefts(wide: float, setting: float) -> int:
        group = shown(1.0, setting, wide, 4000)
        return len({w.rect.x for w in group.widgets if isinstance(w, Words) and w.heading})

    assert lefts(980, 1.0) == 2
    assert lefts(640, 1.0) == 1
    assert lefts(980, 2.0) == 1


def test_segments_without_room_become_a_dropdown_with_the_same_messages() -> None:
    group = shown(1.0, 1.0)
    assert isinstance(group.widget("suits"), Segments)
    speed = group.widget("speed")
    assert isinstance(speed, Dropdown)
    group.focus.set("speed", shown=True)
    assert group.handle(KeyPress("right")) == Chosen("speed", 2)


def test_a_click_on_a_label_turns_its_switch() -> None:
    row = Row("Arc the hand", Toggle(key="arc", on=True, word="on"))
    group = WidgetGroup()
    group.show(form((Section("", (row,)),), Rect(0, 0, 500, 300), skin()))
    at = Point(20, 20)
    group.handle(Press(at))
    assert group.handle(Release(at)) == Chosen("arc", False)


def test_what_is_scrolled_away_cannot_be_pressed() -> None:
    group = shown(1.0, 2.0, 640, 300)
    suits = group.rect("suits")
    assert suits is not None
    group.handle(Wheel(Point(100, 100), 9))
    moved = group.rect("suits")
    assert moved is not None
    assert moved.y < 60 - moved.h
    group.handle(Press(moved.centre))
    assert group.handle(Release(moved.centre)) is None


def test_the_wheel_wins_over_the_focus_until_the_next_key() -> None:
    group = shown(1.0, 2.0, 640, 300)
    group.handle(KeyPress("tab"))
    group.handle(Wheel(Point(100, 100), 9))
    scrolled = group.offset("form")
    group.show(form(settings(), Rect(40, 60, 640, 300), skin(1.0, 2.0)))
    assert group.offset("form") == scrolled > 0


def test_page_keys_scroll_where_the_control_has_no_use_for_them() -> None:
    group = shown(1.0, 2.0, 640, 300)
    group.focus.set("suits", shown=True)
    group.handle(KeyPress("page down"))
    assert group.offset("form") > 200
    group.handle(KeyPress("home"))
    assert group.offset("form") == 0


def test_a_form_tells_its_height_beforehand() -> None:
    tall = form_height(settings(), 640, skin())
    fits = form(settings(), Rect(0, 0, 640, tall), skin())
    assert not any(isinstance(w, ScrollArea) for w in fits)
    less = form(settings(), Rect(0, 0, 640, 0.7 * tall), skin())
    assert isinstance(less[0], ScrollArea)


@pytest.mark.parametrize(("u", "setting"), SIZES)
@pytest.mark.parametrize("wide", [900, 1500])
def test_a_page_begins_at_one_height_and_its_bar_is_beside_it(
    u: float, setting: float, wide: float
) -> None:
    """Whether it is scrolled or not, and however much room there is."""
    rect = Rect(40, 60, wide * u, 300 * u)
    tops = set()
    for section in (Section("", settings()[0].rows[:1]), Section("", settings()[0].rows * 4)):
        made = form((section,), rect, skin(u, setting), columns=1)
        area = next((w for w in made if isinstance(w, ScrollArea)), None)
        inner = [w for w in made if w is not area]
        tops.add(min(w.rect.y for w in inner))
        right = max(w.rect.right for w in inner)
        assert right <= rect.right
        if area is not None:
            assert area.rect.right - right == pytest.approx(max(22 * u, 17), abs=1)
            assert area.track.y == pytest.approx(rect.y, abs=1)
    assert len(tops) == 1


def test_a_row_under_another_is_nearer_to_it_and_set_in() -> None:
    rows = (
        Row("Walter", Toggle(key="a", on=True)),
        Row("How", Toggle(key="b", on=True), under=True),
    )
    apart = (rows[0], Row("How", Toggle(key="b", on=True)))
    close, usual = (
        {w.key: w.rect for w in form((Section("", two),), Rect(0, 0, 500, 500), skin())}
        for two in (rows, apart)
    )
    assert close["b"].y < usual["b"].y
    label = next(rect for key, rect in close.items() if isinstance(key, tuple) and rect.x > 0)
    assert label.overlap_area(Rect(0, close["b"].y, 500, close["b"].h)) > 0


def test_rows_come_closer_before_a_page_is_scrolled() -> None:
    rows = tuple(Row(f"Row {i}", Toggle(key=i, on=True)) for i in range(12))
    tall = form_height((Section("", rows),), 500, skin())
    for height, scrolls in ((tall, False), (tall - 20, False), (tall - 60, True)):
        made = form((Section("", rows),), Rect(0, 0, 500, height), skin())
        assert any(isinstance(widget, ScrollArea) for widget in made) == scrolls

"""Widgets act on a release where they were pressed, and by keys; captions stay in the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.choices import Segments, Slider, Toggle
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.panels import caption, caption_place
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    Leave,
    Move,
    Press,
    Release,
    TextTyped,
    Wheel,
)
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.rows import Rows
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import QUIET, Type
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Refused, WidgetGroup

ASSETS = Assets(Path(__file__).resolve().parents[3] / "assets")
SKIN = Skin(QUIET, Type(1.0), Typesetter(ASSETS), ASSETS)
GO = Button(key="go", rect=Rect(0, 0, 100, 40), word="Go")
NO = Button(key="no", rect=Rect(0, 50, 100, 40), word="No", disabled="Draw first.")
HERE, THERE = Point(50, 20), Point(50, 70)


def group() -> WidgetGroup:
    made = WidgetGroup()
    made.show([GO, NO])
    return made


def click(made: WidgetGroup, at: Point) -> Message | None:
    made.handle(Press(at))
    return made.handle(Release(at))


def test_a_button_acts_on_release_never_on_press() -> None:
    made = group()
    assert made.handle(Press(HERE)) is None
    assert made.handle(Release(HERE)) == Activated("go")
    assert made.handle(Release(HERE)) is None


def test_a_press_that_leaves_or_is_cancelled_does_nothing() -> None:
    made = group()
    made.handle(Press(HERE))
    assert made.handle(Release(THERE)) is None
    made.handle(Press(HERE))
    made.handle(Cancel())
    assert made.handle(Release(HERE)) is None


def test_a_disabled_button_says_why() -> None:
    made = group()
    assert click(made, THERE) == Refused("no", "Draw first.")
    made.handle(Move(THERE))
    assert made.explained() == ("Draw first.", NO.rect)
    made.handle(Leave())
    assert made.explained() is None


def test_once_something_was_taken_nothing_else_is() -> None:
    made = group()
    made.handle(KeyPress("tab"))
    made.taken = "go"
    assert made.state(GO).pressed
    assert click(made, HERE) is None
    assert made.handle(KeyPress("return")) is None
    assert made.explained() is None


def test_keys_find_and_use_everything() -> None:
    made = group()
    made.handle(KeyPress("tab"))
    assert made.handle(KeyPress("return")) == Activated("go")
    assert made.handle(KeyPress("space", repeat=True)) is None
    made.handle(KeyPress("down"))
    assert made.handle(KeyPress("space")) == Refused("no", "Draw first.")
    assert made.explained() == ("Draw first.", NO.rect)


def test_a_widget_that_is_gone_is_not_hovered_pressed_or_focused() -> None:
    made = group()
    made.handle(Press(HERE))
    made.show([NO])
    assert made.hovered is None
    assert made.focus.key is None
    assert made.handle(Release(HERE)) is None


def test_values_are_asked_for_and_not_kept() -> None:
    made = WidgetGroup()
    rect = Rect(0, 0, 200, 42)
    toggle = Toggle(key="t", rect=rect, on=False)
    made.show([toggle])
    assert click(made, Point(180, 20)) == Chosen("t", True)
    made.show([Segments(key="s", rect=rect, options=("a", "b", "c"), index=0)])
    assert click(made, Point(150, 20)) == Chosen("s", 2)
    made.focus.set("s")
    assert made.handle(KeyPress("right")) == Chosen("s", 1)


def test_a_slider_follows_the_pointer_and_the_arrows() -> None:
    made = WidgetGroup()
    slider = Slider(key="v", rect=Rect(0, 0, 222, 42), value=0.5)
    made.show([slider])
    assert made.handle(Press(Point(11, 20))) == Chosen("v", 0.0)
    assert made.handle(Move(Point(500, 20), held=True)) == Chosen("v", 1.0)
    assert made.handle(KeyPress("left")) == Chosen("v", 0.45)


def test_rows_are_chosen_by_pointer_and_keys() -> None:
    made = WidgetGroup()
    made.show([Rows(key="r", rect=Rect(0, 0, 100, 150), rows=("a", "b", "c"), row_height=40)])
    assert click(made, Point(50, 100)) == Chosen("r", 2)
    assert made.handle(KeyPress("down")) == Chosen("r", 1)
    assert made.handle(KeyPress("up")) is None


def test_a_scroll_area_stays_within_its_contents() -> None:
    area = ScrollArea(key="s", rect=Rect(0, 0, 100, 100), content=250)
    made = WidgetGroup()
    made.show([area])
    made.handle(Wheel(Point(5, 5), 1))
    assert made.offset("s") == 48
    made.handle(Wheel(Point(5, 5), 9))
    assert made.offset("s") == 150
    assert area.shown(Rect(0, 200, 10, 20)) == 120
    assert ScrollArea(key="s", rect=area.rect, content=90).thumb() is None


def test_a_field_takes_letters_and_gives_them_back() -> None:
    made = WidgetGroup()
    field = Field(key="f", rect=Rect(0, 0, 100, 40), text="Wal", most=5)
    made.show([field])
    click(made, Point(5, 5))
    assert made.handle(TextTyped("ter")) == Chosen("f", "Walte")
    assert made.handle(KeyPress("backspace")) == Chosen("f", "Wa")
    assert made.handle(KeyPress("return")) == Activated("f")


def test_a_caption_neither_leaves_the_window_nor_covers_its_place() -> None:
    room, size = Rect(0, 0, 400, 300), Size(120, 26)
    for x in range(0, 400, 13):
        for y in range(0, 300, 13):
            of = Rect(x, y, 40, 56).kept_in(room)
            at = caption_place(size, of, room)
            assert room.holds(at)
            assert at.overlap(of) is None


def test_a_caption_covers_nothing_beside_its_place_where_it_can_stand_near() -> None:
    room, size = Rect(0, 0, 900, 300), Size(120, 26)
    row = [Rect(10 + 110 * i, 150, 100, 40) for i in range(3)]
    above, below = Rect(10, 60, 320, 82), Rect(10, 198, 320, 82)
    at = caption_place(size, row[1], room, free=([row[0], row[2], above, below],))
    assert at == Rect(338, 157, 120, 26), "on the same row, past the others"
    at = caption_place(size, row[1], room, free=([row[0], row[2], above],))
    assert at.y == row[1].bottom + 8
    slider = Rect(0, 130, 900, 16)
    at = caption_place(size, row[1], room.cut_top(200)[0], free=([row[0], row[2], slider],))
    assert at.bottom == slider.y - 8
    walls = [Rect(0, 0, 900, 142), Rect(0, 198, 900, 102)]
    words = [Rect(0, 150, 112, 40), Rect(228, 150, 600, 40)]
    assert caption_place(size, row[1], room, free=([*words, *walls], walls)).x == row[1].right + 8
    assert caption_place(size, Rect(0, 150, 900, 40), room, free=(walls,)).bottom == 142


@pytest.mark.parametrize("setting", [1.0, 1.35, 2.0])
def test_a_button_is_as_large_as_its_words_want(setting: float) -> None:
    skin = replace(SKIN, type=Type(1.0, setting))
    button = Button(key="b", rect=Rect(0, 0, 0, 0), word="Lay down 3 kings", cap="M", icon="hint")
    size = button_size(skin, button)
    canvas = Canvas(pygame.Surface((900, 100), 0, 32), Raster())
    WidgetGroup().paint(canvas, skin)
    made = WidgetGroup()
    made.show([replace(button, rect=Rect(10, 10, size.w, size.h))])
    made.paint(canvas, skin)
    rect = caption(canvas, skin, "Three kings: a new meld, 30 points.", Rect(880, 80, 20, 20))
    assert canvas.bounds.holds(rect)

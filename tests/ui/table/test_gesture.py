"""Pointer scripts: what a hand does with the mouse, and what it is taken for."""

from __future__ import annotations

import pytest

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.gesture import Cancel, DragTo, DropOn, Gestures, Grab, Tap

CARD = Rect(100, 100, 60, 80)
INSIDE = Point(120, 130)
AWAY = Point(300, 50)


@pytest.fixture
def hand() -> Gestures[str]:
    return Gestures()


def press(hand: Gestures[str], target: str = "king", *, grabs: bool = True) -> None:
    hand.press(target, CARD, INSIDE, grabs=grabs)


def test_a_press_does_nothing_until_it_is_let_go(hand: Gestures[str]) -> None:
    press(hand)
    assert hand.move(INSIDE.moved(2, 1)) is None
    assert hand.release(INSIDE.moved(2, 1), 0) == Tap("king")


def test_four_units_start_a_drag_from_where_it_was_pressed(hand: Gestures[str]) -> None:
    press(hand)
    assert hand.move(INSIDE.moved(4, 0)) == Grab("king", INSIDE)
    assert hand.dragging == "king"
    assert hand.move(AWAY) == DragTo(AWAY)
    assert hand.release(AWAY, 0) == DropOn(AWAY)
    assert hand.dragging is None


def test_units_grow_with_the_window() -> None:
    hand: Gestures[str] = Gestures(unit=2.0)
    press(hand)
    assert hand.move(INSIDE.moved(6, 0)) is None
    assert hand.move(INSIDE.moved(8, 0)) == Grab("king", INSIDE)


def test_leaving_a_narrow_strip_starts_a_drag_at_once(hand: Gestures[str]) -> None:
    hand.press("king", Rect(100, 100, 10, 80), Point(109, 130), grabs=True)
    assert hand.move(Point(111, 130)) == Grab("king", Point(109, 130))


def test_coming_home_after_leaving_is_no_click(hand: Gestures[str]) -> None:
    press(hand)
    hand.move(AWAY)
    hand.move(INSIDE)
    assert hand.release(INSIDE, 0) == Cancel()


def test_an_unsteady_hand_still_clicks(hand: Gestures[str]) -> None:
    press(hand)
    hand.move(INSIDE.moved(6, 3))
    assert hand.release(INSIDE.moved(6, 3), 0) == Tap("king")


def test_what_cannot_be_dragged_is_clicked_or_left(hand: Gestures[str]) -> None:
    press(hand, "stock", grabs=False)
    assert hand.move(AWAY) is None
    assert hand.release(AWAY, 0) is None
    press(hand, "stock", grabs=False)
    assert hand.release(INSIDE, 0) == Tap("stock")


def test_escape_breaks_a_drag_off_and_the_release_then_does_nothing(hand: Gestures[str]) -> None:
    press(hand)
    hand.move(AWAY)
    assert hand.cancel() == Cancel()
    assert hand.release(AWAY, 0) is None
    press(hand)
    assert hand.cancel() is None


def test_quick_clicks_on_one_thing_are_counted_and_slow_ones_are_not(hand: Gestures[str]) -> None:
    taps = []
    for at in (0, 120, 240, 900):
        press(hand)
        taps.append(hand.release(INSIDE, at))
    assert taps == [Tap("king", 0), Tap("king", 1), Tap("king", 2), Tap("king", 0)]


def test_quick_clicks_on_twins_are_two_first_clicks(hand: Gestures[str]) -> None:
    press(hand, "king of clubs")
    hand.release(INSIDE, 0)
    press(hand, "its twin")
    assert hand.release(INSIDE, 60) == Tap("its twin", 0)


def test_a_quick_click_after_a_drag_is_a_first_click(hand: Gestures[str]) -> None:
    press(hand, "stock")
    hand.release(INSIDE, 0)
    press(hand)
    hand.move(AWAY)
    hand.release(AWAY, 100)
    press(hand, "stock")
    assert hand.release(INSIDE, 200) == Tap("stock", 0)


def test_a_release_without_a_press_is_nothing(hand: Gestures[str]) -> None:
    assert hand.release(INSIDE, 0) is None
    assert hand.move(AWAY) is None

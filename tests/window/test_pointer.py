"""What a hand may do wrong or in the middle of something: nothing happens, and nothing is lost."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from PIL import Image, ImageChops
from Xlib.display import Display

from handfoot_gui.rules.actions import Discard, LayDown, Part
from handfoot_gui.rules.cards import MELD_RANKS, Card
from handfoot_gui.rules.legal import check
from tests.window.deeds import plan
from tests.window.mirror import SEAT
from tests.window.mouse import RIGHT, Pixel
from tests.window.person import Person, Placement
from tests.window.program import Program, until

QUIET = 0.5
"""Seconds after which something that was going to happen would have happened."""


class Before:
    """What is to be the same afterwards."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.park()
        self.record = person.program.record()
        self.hand = hand_of(person.program.placement())
        self.picture = self.hand_picture()

    def park(self) -> None:
        """The pointer rests where nothing is said about what lies under it."""
        self.person.mouse.jump(empty_spot(self.person))
        time.sleep(QUIET)

    def hand_picture(self) -> Image.Image:
        x, y, w, h = self.person.program.placement()["zones"]["hand"]
        return self.person.program.picture().crop((x, y, x + w, y + h))

    def assert_nothing_happened(self) -> None:
        self.park()
        if self.person.program.placement()["notice"]:
            self.person.mouse.click(empty_spot(self.person))  # takes the word away, nothing else
            self.park()
        seen = self.person.program.placement()
        assert self.person.program.record() == self.record
        assert hand_of(seen) == self.hand
        assert seen["draft"]["parts"] == []
        assert seen["selected"] == []
        assert seen["can_act"]
        assert not ImageChops.difference(self.hand_picture(), self.picture).getbbox()


def empty_spot(person: Person) -> Pixel:
    """Between the partner's place and the buttons: nothing is there, and nothing said about it."""
    return person.program.pixel((880, 20))


def hand_of(seen: Placement) -> list[tuple[str, list[int]]]:
    return [(card["card"], card["rect"]) for card in seen["hand"]]


def a_card(person: Person) -> Card:
    """One that may be discarded and lies free."""
    return next(c for c in person.mirror.view().hand if c.rank in MELD_RANKS)


# --- drags that come to nothing -------------------------------------------------------------------


@pytest.mark.parametrize("place", ["rank/1/4", "seat/1", "stock"])
def test_a_drag_to_nowhere_comes_home_with_a_word(person: Person, place: str) -> None:
    before = Before(person)
    person.mouse.drag(person.card(a_card(person)), person.zone(place))
    person.program.settled("a word about it", lambda seen: seen["notice"])
    before.assert_nothing_happened()


def test_a_drag_out_of_the_window_comes_home(person: Person) -> None:
    before = Before(person)
    window = person.program.window
    person.mouse.drag(person.card(a_card(person)), (window.left - 120, window.top + 200))
    before.assert_nothing_happened()


def test_a_drag_that_comes_home_is_no_click(person: Person) -> None:
    before, card = Before(person), person.card(a_card(person))
    person.mouse.grab(card)
    person.mouse.glide(person.zone("pile"))
    person.mouse.glide(card)
    person.mouse.release()
    before.assert_nothing_happened()


def test_the_right_button_breaks_a_drag_off(person: Person) -> None:
    before = Before(person)
    person.mouse.grab(person.card(a_card(person)))
    person.mouse.glide(person.zone("pile"))
    person.mouse.press(RIGHT)
    person.mouse.release(RIGHT)
    person.mouse.release()
    before.assert_nothing_happened()


def test_escape_breaks_a_drag_off(person: Person) -> None:
    before = Before(person)
    person.mouse.grab(person.card(a_card(person)))
    person.mouse.glide(person.zone("pile"))
    person.mouse.key("Escape")
    person.mouse.release()
    before.assert_nothing_happened()


def test_a_lost_focus_breaks_a_drag_off(person: Person) -> None:
    before = Before(person)
    person.mouse.grab(person.card(a_card(person)))
    person.mouse.glide(person.zone("pile"))
    display = Display(person.program.screen)
    root = display.screen().root
    other = root.create_window(1500, 20, 200, 100, 0, display.screen().root_depth)
    other.set_wm_name("something else")
    other.map()
    display.sync()
    until("the focus elsewhere", lambda: display.get_input_focus().focus == other)
    time.sleep(QUIET)
    person.mouse.release()
    other.destroy()
    display.close()
    before.assert_nothing_happened()


def test_a_window_of_another_size_breaks_a_drag_off(person: Person) -> None:
    hand = sorted(card for card, _ in hand_of(person.program.placement()))
    record = person.program.record()
    person.mouse.grab(person.card(a_card(person)))
    person.mouse.glide(person.zone("pile"))
    person.program.resize(1120, 660)
    seen = person.program.settled("a smaller table", lambda s: s["window"] == [1120, 660])
    person.mouse.release()
    time.sleep(QUIET)
    assert person.program.record() == record
    assert sorted(card for card, _ in hand_of(seen)) == hand
    assert person.program.placement()["draft"]["parts"] == []
    discard(person)


def discard(person: Person) -> None:
    """The table can be played on."""
    person.do(plan(person.mirror.view(), Discard(a_card(person))))


# --- clicks ---------------------------------------------------------------------------------------


def test_three_quick_clicks_on_the_stock_draw_once(seated: Person) -> None:
    program, mouse = seated.program, seated.mouse
    held = len(program.placement()["hand"])
    mouse.click(seated.zone("stock"), times=3)
    program.settled("two cards more", lambda seen: seen["phase"] == "play")
    time.sleep(QUIET)
    assert acts_of_person(program) == ["draw"]
    assert len(program.placement()["hand"]) == held + 2
    assert program.placement()["notice"] == ""

    mouse.click(seated.zone("stock"))
    assert program.settled("a word about it", lambda seen: seen["notice"])
    assert acts_of_person(program) == ["draw"]


def acts_of_person(program: Program) -> list[str]:
    rounds: list[dict[str, Any]] = json.loads(program.record())["rounds"]
    return [act["do"] for r in rounds for act in r["actions"] if act["seat"] == SEAT]


# --- light ----------------------------------------------------------------------------------------


def test_the_places_that_accept_light_up_while_dragging(person: Person) -> None:
    view = person.mirror.view()
    card = next(c for c in view.hand if any(m.rank is c.rank for m in view.team.melds))
    accepting = next(i for i, m in enumerate(view.team.melds) if m.rank is card.rank)
    assert check(view, LayDown((Part(card.rank, (card,), accepting),))) is None
    person.mouse.grab(person.card(card))
    person.mouse.glide(empty_spot(person))
    time.sleep(QUIET)
    picture, zones = person.program.picture(), person.program.placement()["zones"]
    person.mouse.key("Escape")
    person.mouse.release()
    light = {rank: edge_light(picture, zones[f"rank/0/{int(rank)}"]) for rank in MELD_RANKS}
    pile = edge_light(picture, zones["pile"])
    others = [value for rank, value in light.items() if rank is not card.rank]
    assert light[card.rank] > 150
    assert pile > 150
    assert max(others) < 110


def edge_light(picture: Image.Image, rect: list[int]) -> int:
    """The brightest of what lies round the middle of the upper edge, from 0 to 255."""
    x, y, w, _ = rect
    strip = picture.crop((x + w // 2 - 4, y - 3, x + w // 2 + 4, y + 4)).convert("L")
    return int(strip.getextrema()[1])  # type: ignore[arg-type]


# --- the window -----------------------------------------------------------------------------------


def test_full_screen_and_back(person: Person) -> None:
    program, mouse = person.program, person.mouse
    before, shown = program.window, program.placement()["window"]
    mouse.key("F11")
    program.settled("a table over all of the screen", lambda s: s["window"] == [1920, 1080])
    window = program.window
    assert (window.left, window.top, window.width, window.height) == (0, 0, 1920, 1080)
    seen = program.placement()
    assert all(card["at"] is not None for card in seen["hand"])
    mouse.key("F11")
    program.settled("the table as it was", lambda s: s["window"] == shown)
    until("the window where it was", lambda: program.window == before)
    discard(person)

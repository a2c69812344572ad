"""The hand and a real pointer: put in order, framed, grouped, looked at closely."""

from __future__ import annotations

import time

from PIL import ImageChops

from tests.window.mouse import RIGHT, Pixel
from tests.window.person import Person


def ids(person: Person) -> list[int]:
    return [card["id"] for card in person.program.placement()["hand"]]


def spot(person: Person, number: int) -> Pixel:
    return person.program.pixel(tuple(person.program.placement()["hand"][number]["at"]))


def test_a_card_dragged_within_the_hand_stays_there(person: Person) -> None:
    before, acts = ids(person), person.program.acts()
    x, y = spot(person, 0)
    person.mouse.drag(spot(person, len(before) - 1), (x - 8, y + 30))
    person.program.settled("another order", lambda seen: ids(person) != before)
    assert ids(person) == [before[-1], *before[:-1]]
    assert person.program.acts() == acts
    assert person.program.placement()["buttons"]["sort"]["word"] == "Sort: own"


def test_a_frame_on_free_space_chooses_cards_that_are_dragged_together(person: Person) -> None:
    hand = person.program.placement()["hand"]
    x, y, _, _ = hand[0]["rect"]
    third = hand[2]["rect"]
    start = person.program.pixel((max(2, x - 30), y - 12))
    end = person.program.pixel((third[0] + 4, third[1] + 60))
    person.mouse.jump(start)
    person.mouse.press()
    person.mouse.glide(end)
    person.mouse.release()
    seen = person.program.settled("three chosen", lambda seen: len(seen["selected"]) == 3)
    assert seen["selected"] == [card["id"] for card in hand[:3]]
    person.mouse.drag(spot(person, 0), person.zone("pile"))
    seen = person.program.settled("a word about it", lambda seen: seen["notice"])
    assert "One card" in seen["notice"]
    assert seen["can_act"]


def test_the_right_button_looks_closer_while_it_is_down(person: Person) -> None:
    place = spot(person, 1)
    person.mouse.jump(place)
    time.sleep(0.4)
    before = person.program.picture()
    person.mouse.press(RIGHT)
    time.sleep(0.6)
    closer = person.program.picture()
    person.mouse.release(RIGHT)
    time.sleep(0.6)
    w, h = before.size
    changed = ImageChops.difference(before, closer).getbbox()
    assert changed is not None
    assert changed[0] < w / 2 < changed[2]
    assert changed[1] < h / 2 < changed[3]
    assert not ImageChops.difference(before, person.program.picture()).getbbox()
    assert person.program.placement()["selected"] == []


def test_a_held_arrow_goes_on_along_the_hand(person: Person) -> None:
    first = [f"card/{card['id']}" for card in person.program.placement()["hand"][:3]]
    person.mouse.key("Home")
    person.program.settled("a focus", lambda seen: seen["focus"] == first[0])
    person.mouse.hold("Right", 1.0)
    person.program.settled("a place further on", lambda seen: seen["focus"] not in first)

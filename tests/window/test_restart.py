"""The match goes on exactly where it was, however the program ended."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from handfoot_gui.session import wire
from handfoot_gui.storage import settings
from tests.window.mouse import Mouse
from tests.window.person import TABLE, Person, Placement
from tests.window.program import Program, until
from tests.window.test_pointer import a_card, discard
from tests.window.typist import wait_for_keys

SAME = ("window", "to_act", "phase", "round", "can_act", "draft", "selected")


def seen_things(seen: Placement) -> dict[str, object]:
    """All but that cards just drawn stand a little higher, and what hangs above them."""
    zones = {name: rect for name, rect in seen["zones"].items() if not name.startswith("group/")}
    cards = sorted(card["card"] for card in seen["hand"])
    return {"hand": cards, "zones": zones, **{name: seen[name] for name in SAME}}


def start(desktop: dict[str, str], home: Path) -> Program:
    return Program(desktop, home, *TABLE)


def go_on(desktop: dict[str, str], home: Path, mouse: Mouse) -> tuple[Program, Person]:
    """Started anew: it asks, and continuing is one click."""
    program = Program(desktop, home, "--speed", "at-once")
    seen = program.settled("the question what to play", lambda s: s["scene"] == "start")
    assert set(seen["buttons"]) == {"continue", "new"}
    person = Person(program, mouse)
    person.push("continue")
    return program, person


def test_closed_in_mid_drag_and_continued(desktop: dict[str, str], tmp_path: Path) -> None:
    program = start(desktop, tmp_path / "home")
    with Mouse(program.screen) as mouse:
        try:
            person = Person(program, mouse)
            person.wait_for_me()
            mouse.click(person.zone("stock"))
            program.settled("two cards more", lambda s: s["phase"] == "play")
            program.resize(1200, 700)
            program.settled("another size", lambda s: s["window"] == [1200, 700])
            before = seen_things(person.wait_for_me())
            record, window = program.record(), program.window
            mouse.grab(person.card(a_card(person)))
            mouse.glide(person.zone("pile"))
            program.ask_to_close()
            assert program.ended() == 0
            mouse.release()
            assert program.said() == ""
            assert program.record() == record
        finally:
            program.kill()

        program, person = go_on(desktop, tmp_path / "home", mouse)
        try:
            after = seen_things(person.wait_for_me())
            assert after == before
            assert program.record() == record
            assert (program.window.left, program.window.top) == (window.left, window.top)
            discard(person)
        finally:
            program.kill()


def test_the_order_of_the_hand_is_kept_at_once(desktop: dict[str, str], tmp_path: Path) -> None:
    program = start(desktop, tmp_path / "home")
    kept = tmp_path / "home" / "settings.json"
    with Mouse(program.screen) as mouse:
        try:
            Person(program, mouse).wait_for_me()
            wait_for_keys(program)
            mouse.key("o")
            until("the order", lambda: kept.is_file() and '"points"' in kept.read_text("utf-8"))
        finally:
            program.kill()


def test_a_window_as_large_as_the_screen_keeps_its_title_bar_on_it(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    """The first time and every time after, as on a small notebook with the usual size."""
    home = tmp_path / "home"
    home.mkdir()
    kept = home / "settings.json"
    settings.save(settings.Settings(window_width=1920, window_height=1080), kept)
    for options in (TABLE, ("--speed", "at-once")):
        program = Program(desktop, home, *options)
        try:
            program.settled("room for the title bar", lambda s: s["window"][1] < 1080)
            window = program.window
            assert window.top > 0
            assert window.top + window.height <= 1080
            program.ask_to_close()
            assert program.ended() == 0
        finally:
            program.kill()
    assert json.loads(kept.read_text("utf-8"))["window_mode"] == "maximised"


def test_a_window_kept_at_the_upper_edge_gets_its_title_bar_back(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    settings.save(settings.Settings(window_place=(0, 0)), home / "settings.json")
    program = Program(desktop, home, *TABLE)
    try:
        program.settled("the table", lambda s: s["scene"] == "table")
        assert program.window.top > 0
    finally:
        program.kill()


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_in_the_midst_of_play_and_continued(
    desktop: dict[str, str], tmp_path: Path, seed: int
) -> None:
    """Four times in one match, at moments that chance picks, while everybody plays on."""
    dice, home = random.Random(seed), tmp_path / "home"
    program, acts = start(desktop, home), 0
    with Mouse(program.screen) as mouse:
        person = Person(program, mouse)
        for _ in range(4):
            try:
                for _ in range(2):
                    person.wait_for_me()
                    mouse.click(person.zone("stock"))
                    program.settled("two cards more", lambda s: s["phase"] == "play")
                    person.wait_for_me()
                    acts = program.acts()
                    mouse.drag(person.card(a_card(person)), person.zone("pile"))
                    until_discarded(person, acts)
                time.sleep(dice.random() * 0.3)
            finally:
                program.kill()
            kept = json.loads(program.record())
            assert sum(len(r["actions"]) for r in kept["rounds"]) > acts
            wire.decode(program.record())
            program, person = go_on(desktop, home, mouse)
            person.wait_for_me()
            assert program.said() == ""
            assert program.acts() > acts
    program.kill()


def until_discarded(person: Person, acts: int) -> None:
    program = person.program

    def done() -> bool:
        if program.placement()["scene"] == "discard":
            person.push("yes")
        return program.acts() > acts

    until("a discard", done)

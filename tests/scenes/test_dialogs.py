"""Questions, the menu, the start and the crash window: what each button and key does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.actions import GoOut
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.phases import Phase
from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.kit.pointer import KeyPress, Press, Release
from handfoot_gui.ui.scenes.base import Change, Command, NewMatch, Pop, Push, Quit, Reset
from handfoot_gui.ui.scenes.crash import CrashScene
from handfoot_gui.ui.scenes.dialog import DialogScene, yes_or_no
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.start import StartScene
from handfoot_gui.ui.table.placement import PILE, STOCK, button_zone
from handfoot_gui.words.dialogs import discard_guard
from tests.scenes.pilot import AT_ONCE, Pilot, new_game, surroundings

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)]


def key(scene: DialogScene, name: str) -> Command | None:
    return scene.handle(KeyPress(name), 0.0)


@pytest.mark.parametrize("size", SIZES)
def test_every_dialog_fits_into_every_window(size: tuple[int, int]) -> None:
    around = surroundings(size)
    long = "Something in the game went wrong. " * 4
    for scene in (
        MenuScene(around, "Round 1 of 4"),
        CrashScene(
            around,
            long,
            "/home/somebody/.local/state/handfoot/handfoot.log",
            go_on=lambda: None,
            report=lambda: ("", ""),
        ),
        StartScene(around, "Round 3 of 4", Pop, Pop),
    ):
        assert around.room.holds(scene.panel)
        for widget in scene.widgets.widgets:
            assert scene.panel.holds(widget.rect)
        scene.paint(0.0)


@pytest.mark.parametrize("size", SIZES)
def test_no_word_stands_alone_under_a_question(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    around = surroundings(size, msgspec.structs.replace(AT_ONCE, text_size=200))
    drawn: list[str] = []
    draw = around.setter.draw

    def seen(*args: Any, **how: Any) -> Any:
        drawn.append(args[1])
        return draw(*args, **how)

    monkeypatch.setattr(around.setter, "draw", seen)
    guard = discard_guard(Card(1, Rank.NINE, Suit.DIAMONDS), "feeds")
    yes_or_no(around, "discard", guard, Pop).paint(0.0)
    below = next(line for line in drawn if line.endswith("more."))
    assert " " in below


def test_the_menu_changes_the_speed_and_stays_open() -> None:
    scene = MenuScene(surroundings(), "Round 1 of 4")
    changed = scene.choose("speed")
    assert changed == Change(msgspec.structs.replace(AT_ONCE, speed="step"))
    assert isinstance(scene.choose("continue"), Pop)
    assert isinstance(scene.choose("quit"), Quit)
    assert isinstance(key(scene, "escape"), Pop)


def test_a_new_match_is_asked_about_first() -> None:
    asked = MenuScene(surroundings(), "Round 1 of 4").choose("new")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, DialogScene)
    assert "Round 1 of 4" in asked.scene.text
    assert "left" in asked.scene.text
    assert asked.scene.choose("yes") == NewMatch()
    assert asked.scene.choose("no") == Pop()


def test_a_kept_match_is_continued_or_not() -> None:
    chosen: list[str] = []

    def note(word: str) -> Command:
        chosen.append(word)
        return Quit()

    scene = StartScene(surroundings(), "…", lambda: note("on"), lambda: note("new"))
    assert key(scene, "escape") is None
    key(scene, "return")
    key(scene, "n")
    assert chosen == ["on", "new"]


def test_a_press_alone_chooses_nothing() -> None:
    scene = MenuScene(surroundings(), "Round 1 of 4")
    quit_button = scene.widgets.widgets[-1]
    assert scene.handle(Press(quit_button.rect.centre), 0.0) is None
    assert isinstance(scene.handle(Release(quit_button.rect.centre), 0.0), Quit)


def test_the_crash_window_says_what_happened_and_where_the_log_is() -> None:
    went_on = Reset(MenuScene(surroundings(), "Round 1 of 4"))
    scene = CrashScene(
        surroundings(),
        "KeyError: 7",
        "/tmp/handfoot.log",
        go_on=lambda: went_on,
        report=lambda: ("all that is known", "/tmp/report.txt"),
    )
    assert "KeyError: 7" in scene.text
    assert "/tmp/handfoot.log" in scene.text
    assert scene.choose("report") is None
    assert "/tmp/report.txt" in scene.text
    assert clipboard.read() == "all that is known"
    assert key(scene, "return") == went_on
    assert key(scene, "escape") == Quit()


def test_a_costly_discard_is_asked_about_once(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.around.settings = msgspec.structs.replace(AT_ONCE, confirm_costly_discard=True)
    pilot.drag(pilot.card("2s"), PILE)
    assert pilot.top.name == "discard"
    pilot.answer("no")
    assert pilot.table.sitting.is_my_turn
    assert "2s" in pilot.hand
    pilot.drag(pilot.card("2s"), PILE)
    pilot.answer("yes")
    assert not pilot.table.sitting.is_my_turn


def test_a_discard_with_staged_cards_says_that_they_go_back(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.drag(pilot.card("6s"), ("rank", 0, 6))
    pilot.drag(pilot.card("Kd"), PILE)
    assert pilot.top.name == "staged-discard"
    pilot.answer("yes")
    assert pilot.seen.draft.is_empty
    assert "6s" in pilot.hand


def test_the_partner_asks_and_the_answer_is_played() -> None:
    """Steady players bring the partner into the foot; the first question is answered with yes."""
    steady, seats = Computer(2), "person,random,steady,random"
    for seed in range(60, 80):
        pilot = Pilot(surroundings(), new_game(seed, seats))
        while pilot.top is pilot.table:
            pilot.until_my_turn()
            if pilot.top is pilot.table:
                action = steady.decide(pilot.table.view)
                if isinstance(action, GoOut):
                    break
                pilot.table.sitting.submit(action)
        if pilot.top.name == "question":
            pilot.send(KeyPress("escape"), KeyPress("return"))
            assert pilot.top.name == "question"
            pilot.paint()
            pilot.send(KeyPress("n"), KeyPress("y"))
            assert pilot.top.name == "question", "a letter alone is no answer"
            pilot.send(KeyPress("return"))
            pilot.settle()
            assert pilot.game.round_over
            return
    raise AssertionError("no partner asked")


def test_the_menu_opens_over_the_table_and_leaves_it_as_it_was(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.click(pilot.card("Kd"))
    pilot.click(button_zone("menu"))
    pilot.paint()
    pilot.answer("continue")
    assert pilot.seen.selected == (pilot.card("Kd"),)
    assert pilot.table.view.phase is Phase.PLAY

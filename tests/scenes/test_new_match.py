"""A new match is put together by mouse and by keys: seats, names, presets, options, house rules."""

from __future__ import annotations

from dataclasses import replace as with_options
from pathlib import Path

import pytest

from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.session.seating import PERSON
from handfoot_gui.storage import house_rules
from handfoot_gui.ui.scenes.base import StartMatch
from handfoot_gui.ui.scenes.new_match import NewMatchScene
from handfoot_gui.words.new_match import NewWord
from tests.scenes.screens import ScreenPilot


@pytest.fixture
def new(tmp_path: Path) -> ScreenPilot:
    return ScreenPilot(NewMatchScene, tmp_path)


def scene_of(pilot: ScreenPilot) -> NewMatchScene:
    assert isinstance(pilot.top, NewMatchScene)
    return pilot.top


def started(pilot: ScreenPilot) -> StartMatch:
    pilot.click("start")
    start = pilot.asked[-1]
    assert isinstance(start, StartMatch)
    return start


def test_six_seats_alone_by_mouse(new: ScreenPilot) -> None:
    new.click("count", (0.95, 0.5))
    new.click(("option", "teams"), (0.75, 0.5))
    table = started(new).table
    assert len(table.seats) == 6
    assert table.rules.rules.teams == "single"


def test_another_seat_and_another_opponent_by_keys(new: ScreenPilot) -> None:
    new.tab_to(("player", 1))
    new.key("right")
    new.tab_to(("style", 3))
    new.key("right")
    players = [s.player for s in scene_of(new).seats.plans]
    assert players == [PERSON, "skilled", "steady", "club-careful"]


def test_a_person_has_a_name(new: ScreenPilot) -> None:
    new.click(("name", 0))
    new.type("Zoë B")
    assert scene_of(new).seats.plans[0].name == "Zoë B"


def test_nobody_to_play_is_said_and_does_not_start(new: ScreenPilot) -> None:
    new.tab_to(("player", 0))
    new.key("right")
    assert scene_of(new).trouble
    new.click("start")
    assert new.asked == []


def test_a_preset_and_what_it_changes(new: ScreenPilot) -> None:
    new.tab_to("page")
    new.key("down")
    new.tab_to("preset")
    new.key("down")
    assert scene_of(new).rules.rules == PRESETS["pagat"]
    said = [getattr(widget, "text", "") for widget in scene_of(new).widgets.widgets]
    assert any("6 differences" in text for text in said)
    assert started(new).table.rules.name == "Pagat"


def options_page(pilot: ScreenPilot) -> NewMatchScene:
    scene = scene_of(pilot)
    scene.page = 2
    scene.show()
    return scene


def test_every_option_can_be_changed_by_keys(new: ScreenPilot) -> None:
    scene = options_page(new)
    keys = [w.key for w in new.widgets.widgets if w.focusable and w.inside is not None]
    assert len(keys) > 30
    for key in keys:
        if key == ("option", "opening_minimums"):
            continue
        before = scene.rules.rules
        for press in ("right", "left", "space"):
            new.widgets.focus.set(key, shown=True)
            new.key(press)
            if scene.rules.rules != before:
                break
        if new.widgets.opened is not None:
            new.key("down")
            new.key("return")
        assert scene.rules.rules != before, key
        scene._play(before)
        scene.show()


def test_a_search_leaves_what_speaks_of_it(new: ScreenPilot) -> None:
    scene = options_page(new)
    new.click("search")
    new.type("frozen pile nowhere")
    assert not any(w.focusable for w in new.widgets.widgets if w.inside is not None)
    new.key("escape")
    assert scene.wanted == ""
    new.type("minimum")
    assert new.widgets.widget(("option", "opening_minimums")) is not None
    assert new.widgets.widget(("option", "decks")) is None


def test_opening_minimums_are_written_and_nonsense_is_said(new: ScreenPilot) -> None:
    scene = options_page(new)
    new.click(("option", "opening_minimums"))
    new.key("a", ctrl=True)
    new.type("60, x")
    assert "numbers" in scene.trouble
    new.key("backspace")
    new.type("90")
    assert scene.rules.rules.opening_minimums == (60, 90)
    assert not scene.trouble


def test_a_contradiction_is_said_at_once(new: ScreenPilot) -> None:
    scene = options_page(new)
    new.widgets.focus.set(("option", "books_to_go_out", 2, "number"), shown=True)
    new.key("right")
    assert "wild" in scene.trouble
    assert not new.widget("start").enabled


def house_page(pilot: ScreenPilot) -> NewMatchScene:
    scene = scene_of(pilot)
    scene.page = 3
    scene.show()
    return scene


def test_house_rules_are_saved_given_away_taken_and_removed(new: ScreenPilot) -> None:
    scene = house_page(new)
    scene._play(with_options(GAME_NIGHT, draw_count=3))
    new.click("house-name")
    new.type("Friday")
    new.click("save-house")
    folder = new.around.paths.house_rules
    assert [one.name for one in house_rules.saved(folder)] == ["Friday"]
    assert scene.rules.name == "Friday"
    new.click("export")
    assert str(new.around.paths.data) in scene.said
    line = "handfoot-rules/1:Away:hand_size=13:00000000"
    new.click("line")
    new.type(line)
    new.key("return")
    assert "damaged" in scene.said
    assert scene.rules.name == "Friday"
    new.click(("remove", "Friday"))
    assert house_rules.saved(folder) == ()


def test_a_name_that_cannot_be_drawn_is_refused_with_a_sentence(new: ScreenPilot) -> None:
    new.click(("name", 0))
    new.type("\u05d3\u05d5\u05d3")
    assert scene_of(new).seats.name(0) == ""
    assert scene_of(new).said == NewWord.LETTERS.text
    new.type("Zoë")
    assert scene_of(new).said == ""
    new.type("\U0001f338")
    assert scene_of(new).said == NewWord.LETTERS.text
    assert scene_of(new).seats.name(0) == "Zoë"


def test_people_of_one_name_are_told_apart(new: ScreenPilot) -> None:
    new.tab_to(("player", 1))
    while scene_of(new).seats.players[1] != PERSON:
        new.key("left")
    for seat in (0, 1):
        new.click(("name", seat))
        new.type("Anna")
    said = [getattr(widget, "text", "") for widget in scene_of(new).widgets.widgets]
    assert {"Anna 1", "Anna 2"} <= set(said)


def test_how_a_computer_player_plays_is_said_with_its_name(new: ScreenPilot) -> None:
    named = [w.name for w in scene_of(new).widgets.widgets if w.key == ("style", 2)]
    assert named == ["How Nora plays"]

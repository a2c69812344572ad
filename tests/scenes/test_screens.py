"""The screens round the table: each is reached and used by mouse and by keys; Escape goes back."""

from __future__ import annotations

import sys
from dataclasses import replace as with_options
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.session.seating import PERSON
from handfoot_gui.storage import house_rules
from handfoot_gui.storage.settings import Settings, load
from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.widgets import Widget
from handfoot_gui.ui.scenes.base import FullScreen, NewMatch, Quit, Scene, StartMatch, Surroundings
from handfoot_gui.ui.scenes.doors import DOORS
from handfoot_gui.ui.scenes.keys import CHANGEABLE, keys_by_deed
from handfoot_gui.ui.scenes.new_match import NewMatchScene
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.ui.scenes.title import Left, TitleScene
from handfoot_gui.words.new_match import NewWord
from handfoot_gui.words.settings import PAGES
from tests.scenes.screens import ScreenPilot
from tests.storage.test_settings import NOW

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def title(around: Surroundings) -> Scene:
    return TitleScene(around, None)


@pytest.fixture
def pilot(tmp_path: Path) -> ScreenPilot:
    return ScreenPilot(title, tmp_path)


# --- the title ------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", DOORS)
def test_every_door_opens_by_mouse_and_escape_comes_back(pilot: ScreenPilot, door: str) -> None:
    pilot.click(door)
    assert pilot.top.name != "title"
    pilot.paint()
    pilot.key("escape")
    assert pilot.top.name == "title"


@pytest.mark.parametrize("door", DOORS)
def test_every_door_opens_by_keys(pilot: ScreenPilot, door: str) -> None:
    pilot.tab_to(door)
    pilot.key("return")
    assert pilot.top.name != "title"


def test_enter_is_enough_to_begin(pilot: ScreenPilot) -> None:
    pilot.key("return")
    (start,) = pilot.asked
    assert isinstance(start, StartMatch)
    assert start.table.rules.rules == GAME_NIGHT
    assert [seat.player for seat in start.table.seats] == [PERSON, *["steady"] * 3]


def test_what_was_left_goes_on_at_once(tmp_path: Path) -> None:
    left = Left("Round 3 of 4", Quit)
    pilot = ScreenPilot(lambda around: TitleScene(around, left), tmp_path)
    assert "Round 3" in pilot.widget("continue").second  # type: ignore[attr-defined]
    pilot.key("return")
    assert pilot.asked == [Quit()]


def test_a_match_of_one_round(pilot: ScreenPilot) -> None:
    pilot.click("one-round")
    (start,) = pilot.asked
    assert isinstance(start, StartMatch)
    assert start.table.rules.rules.rounds == 1
    assert not start.remembers


def test_escape_does_not_end_the_program_by_accident(pilot: ScreenPilot) -> None:
    pilot.key("escape")
    assert pilot.asked == []
    pilot.click("quit")
    assert pilot.asked == [Quit()]


def test_keys_that_work_everywhere(pilot: ScreenPilot) -> None:
    pilot.key("f11")
    assert pilot.asked == [FullScreen()]
    pilot.key("f9")
    pilot.key("f4")
    assert pilot.settings.muted
    assert pilot.settings.four_colours
    pilot.key("r")
    assert pilot.top.name == "rules"
    pilot.key("r")
    pilot.key("f1")
    assert pilot.top.name == "key-help"


# --- every screen, at every size ------------------------------------------------------------------


def every_screen(pilot: ScreenPilot) -> list[Scene]:
    around = pilot.around
    found: list[Scene] = [TitleScene(around, None), TitleScene(around, Left("a", Quit))]
    found += [door.opened(around) for door in DOORS.values()]
    found += [SettingsScene(around, page) for page in PAGES]
    for page in range(4):
        new = NewMatchScene(around)
        new.page = page
        found.append(new)
    rules = NewMatchScene(around).rules
    return [*found, RulesScene(around, rules, 4, agreed=NewMatch())]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_everything_that_can_be_used_is_in_the_window(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    settings = Settings(text_size=text)
    pilot = ScreenPilot(title, tmp_path, size=size, settings=settings)
    room = pilot.around.room
    for scene in every_screen(pilot):
        pilot.stack.reset(scene)
        pilot.paint()
        loose = [w for w in pilot.widgets.widgets if w.focusable and w.inside is None]
        for widget in loose:
            assert room.holds(widget.rect), (scene.name, widget.key, widget.rect)
        for i, one in enumerate(loose):
            for other in loose[i + 1 :]:
                overlap = one.rect.inset(1).overlap(other.rect.inset(1))
                assert overlap is None, (scene.name, one.key, other.key)


def unit(widget: Widget) -> object:
    """What Tab goes through: a group as one."""
    return widget.key if widget.group is None else widget.group


@pytest.mark.parametrize("text", [100, 200])
def test_tab_reaches_everything_and_comes_round(tmp_path: Path, text: int) -> None:
    settings = Settings(text_size=text)
    pilot = ScreenPilot(title, tmp_path, size=(1024, 600), settings=settings)
    for scene in every_screen(pilot):
        pilot.stack.reset(scene)
        group = pilot.widgets
        wanted = {unit(w) for w in group.widgets if w.focusable}
        seen = set()
        for _ in range(len(wanted)):
            pilot.key("tab")
            widget = pilot.widget(pilot.focused)
            seen.add(unit(widget))
            window = widget.clip or pilot.around.room
            assert widget.rect.overlap(window) is not None, (scene.name, widget.key)
        assert seen == wanted, scene.name


# --- a new match ----------------------------------------------------------------------------------


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


# --- the rule sheet -------------------------------------------------------------------------------


def test_the_sheet_is_agreed_to_by_enter_or_changed_by_escape(tmp_path: Path) -> None:
    def sheet(around: Surroundings) -> Scene:
        rules = NewMatchScene(around).rules
        return RulesScene(around, rules, 4, agreed=NewMatch())

    pilot = ScreenPilot(title, tmp_path)
    pilot.stack.push(sheet(pilot.around))
    pilot.key("return")
    assert pilot.asked == [NewMatch()]
    pilot.key("escape")
    assert pilot.top.name == "title"


def test_the_sheet_is_searched_and_saved_as_text(pilot: ScreenPilot) -> None:
    pilot.click("rules")
    pilot.click("search")
    pilot.type("joker")
    lines = [w for w in pilot.widgets.widgets if isinstance(w.key, tuple) and w.key[0] == "line"]
    assert 0 < len(lines) < 5
    pilot.click("save")
    (saved,) = (pilot.around.paths.data / "sheets").glob("*.txt")
    assert saved.read_text("utf-8").startswith("GAME NIGHT\n")
    assert str(saved) in pilot.screen.said


def test_other_tables_rules_can_be_looked_at(pilot: ScreenPilot) -> None:
    pilot.click("rules")
    pilot.tab_to("which")
    pilot.key("right")
    assert isinstance(pilot.top, RulesScene)
    assert pilot.top.sheet.title == "Pagat"


# --- settings -------------------------------------------------------------------------------------


def settings_at(tmp_path: Path, page: str) -> ScreenPilot:
    return ScreenPilot(lambda around: SettingsScene(around, page), tmp_path)


@pytest.mark.parametrize("page", [p for p in PAGES if p not in ("keys", "language", "data")])
def test_every_setting_acts_at_once_and_is_kept(tmp_path: Path, page: str) -> None:
    pilot = settings_at(tmp_path, page)
    keys = [
        w.key
        for w in pilot.widgets.widgets
        if isinstance(w.key, tuple)
        and w.key[0] == "set"
        and w.key[1] != "full_screen"
        and w.enabled
    ]
    assert keys
    for key in keys:
        before = pilot.settings
        for press in ("right", "down", "space"):
            pilot.widgets.focus.set(key, shown=True)
            pilot.key(press)
            if pilot.settings != before:
                break
        assert pilot.settings != before, key
        assert load(pilot.around.paths.settings, NOW)[0] == pilot.settings
    pilot.click("reset")
    assert pilot.settings == Settings()


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script")
@pytest.mark.parametrize("is_there", [False, True])
def test_speech_can_be_switched_on_where_a_program_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_there: bool
) -> None:
    if is_there:
        program = tmp_path / "espeak-ng"
        program.write_text("#!/bin/sh\n", "utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    pilot = settings_at(tmp_path, "sound")
    pilot.click(("set", "speech"))
    assert pilot.settings.speech == is_there


def test_the_whole_page_list_by_keys(tmp_path: Path) -> None:
    pilot = settings_at(tmp_path, PAGES[0])
    scene = pilot.top
    assert isinstance(scene, PanelScreen)
    for _ in PAGES[1:]:
        pilot.key("down")
        pilot.paint()
    assert scene.page == len(PAGES) - 1


def test_a_slider_is_dragged(tmp_path: Path) -> None:
    pilot = settings_at(tmp_path, "sound")
    pilot.click(("set", "volume"), (0.02, 0.5))
    assert pilot.settings.volume == 0


def test_a_key_is_given_to_something_else_and_the_two_change_places(tmp_path: Path) -> None:
    pilot = settings_at(tmp_path, "keys")
    pilot.click(("key", "draw"))
    pilot.key("left ctrl")
    pilot.key("tab")
    assert keys_by_deed(pilot.settings.keys) == CHANGEABLE
    pilot.key("p")
    now = keys_by_deed(pilot.settings.keys)
    assert (now["draw"], now["pile"]) == ("p", "d")
    assert load(pilot.around.paths.settings, NOW)[0].keys == pilot.settings.keys
    pilot.click("reset")
    assert pilot.settings.keys == ()


def test_escape_leaves_a_key_as_it_is(tmp_path: Path) -> None:
    pilot = settings_at(tmp_path, "keys")
    pilot.click(("key", "mute"))
    pilot.key("escape")
    assert pilot.settings.keys == ()
    pilot.key("f9")
    assert pilot.settings.muted


def test_a_changed_key_does_its_deed_on_every_screen(tmp_path: Path) -> None:
    settings = replace(Settings(), keys=(("rules", "f2"),))
    pilot = ScreenPilot(title, tmp_path, settings=settings)
    pilot.key("r")
    assert pilot.top.name == "title"
    pilot.key("f2")
    assert pilot.top.name == "rules"


# --- names ----------------------------------------------------------------------------------------


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


# --- without sound --------------------------------------------------------------------------------


def test_the_title_says_that_there_is_no_sound_as_soon_as_it_is_known(pilot: ScreenPilot) -> None:
    pilot.paint()
    before = pilot.around.canvas.surface.copy()
    assert not pilot.stack.changed
    pilot.around.audio = Audio(pilot.around.assets)
    pilot.around.audio.trouble = "no device"
    pilot.stack.update(0)
    assert pilot.stack.changed
    pilot.paint()
    after = pilot.around.canvas.surface
    foot = pygame.Rect(0, after.get_height() - 60, after.get_width() // 2, 60)
    assert before.subsurface(foot).get_buffer().raw != after.subsurface(foot).get_buffer().raw

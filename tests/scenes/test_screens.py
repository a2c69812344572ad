"""The screens round the table: each is reached and used by mouse and by keys; Escape goes back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.seating import PERSON
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.widgets import Widget
from handfoot_gui.ui.scenes.base import FullScreen, NewMatch, Quit, Scene, StartMatch, Surroundings
from handfoot_gui.ui.scenes.doors import DOORS
from handfoot_gui.ui.scenes.new_match import NewMatchScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.ui.scenes.title import Left, TitleScene
from handfoot_gui.words.settings import PAGES
from tests.scenes.screens import ScreenPilot, title

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


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

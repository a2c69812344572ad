"""The first start: a language, a name, how cards look, and to the table; once and never again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from handfoot_gui.app import App
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.storage import settings as choices
from handfoot_gui.storage.last_table import last_table
from handfoot_gui.storage.paths import assets_dir, find_paths
from handfoot_gui.tables import Options
from handfoot_gui.ui.kit.pointer import KeyPress, TextTyped
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.widgets import Activated, Chosen
from handfoot_gui.ui.kit.window import start_display
from handfoot_gui.ui.scenes.base import Change, Pop, StartMatch
from handfoot_gui.ui.scenes.welcome import WelcomeScene
from handfoot_gui.words import catalogue
from tests.scenes.pilot import surroundings

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)]


def kept(home: Path) -> choices.Settings:
    settings, _ = choices.load(find_paths(home, {}).settings, datetime.now().astimezone())
    return settings


def first_start(home: Path) -> App:
    """Without any option."""
    start_display("handfoot")
    seats = parse_seats("person,steady,steady,steady")
    options = Options(
        GAME_NIGHT, seats, lambda: secret_from_seed(3), data=home, title=True, welcomes=True
    )
    return App(options, find_paths(home, {}), kept(home))


def scene_names(home: Path) -> list[str]:
    app = first_start(home)
    try:
        return [scene.name for scene in app.stack.scenes]
    finally:
        app.close()


def test_it_is_shown_once(tmp_path: Path) -> None:
    assert scene_names(tmp_path) == ["title", "welcome"]
    assert scene_names(tmp_path) == ["title"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_it_fits_into_every_window(size: tuple[int, int], text_size: int) -> None:
    settings = choices.Settings(text_size=text_size)
    scene = WelcomeScene(surroundings(size, settings))
    scene.paint(0.0)
    for button in scene.buttons():
        placed = scene.widgets.rect(button.key)
        assert placed is not None
        assert scene.plan.panel.holds(placed)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_it_has_to_be_scrolled_to(
    size: tuple[int, int], text_size: int, language: str
) -> None:
    catalogue.choose([language], assets_dir() / "locale")
    try:
        scene = WelcomeScene(surroundings(size, choices.Settings(text_size=text_size)))
        assert not any(isinstance(widget, ScrollArea) for widget in scene.lay(scene.skin))
    finally:
        catalogue.choose(["en"], assets_dir() / "locale")


def test_enter_plays() -> None:
    command = WelcomeScene(surroundings()).handle(KeyPress("return"), 0.0)
    assert isinstance(command, StartMatch)


def test_enter_in_the_name_goes_on_to_the_button() -> None:
    scene = WelcomeScene(surroundings())
    scene.focus("name")
    assert scene.handle(KeyPress("return"), 0.0) is None
    assert isinstance(scene.handle(KeyPress("return"), 0.0), StartMatch)


def test_escape_and_looking_around_lead_to_the_title() -> None:
    around = surroundings()
    scene = WelcomeScene(around)
    assert scene.update(0.0) is None
    by_key = scene.handle(KeyPress("escape"), 0.0)
    assert by_key == scene.answer(Activated("look"))
    assert isinstance(by_key, Change)
    around.settings = by_key.settings
    assert scene.update(0.0) == Pop()


@pytest.mark.parametrize("key", ["escape", "return"])
def test_who_left_it_is_not_welcomed_after_a_crash(tmp_path: Path, key: str) -> None:
    app = first_start(tmp_path)
    app.stack.handle(KeyPress(key), 0.0)
    app.stack.update(0.0)
    try:
        assert app.stack.top is not None
        assert app.stack.top.name != "welcome"
        assert kept(tmp_path).welcomed  # nobody has closed the program
    finally:
        app.close()


def test_the_language_is_the_one_that_was_clicked() -> None:
    command = WelcomeScene(surroundings()).answer(Chosen("language", 1))
    assert isinstance(command, Change)
    assert command.settings.language == "de"


def test_a_name_is_kept_for_the_table() -> None:
    around = surroundings()
    scene = WelcomeScene(around)
    scene.focus("name")
    for letter in "Zoë":
        command = scene.handle(TextTyped(letter), 0.0)
        assert isinstance(command, Change)
        around.settings = command.settings
        scene.resized()

    assert last_table(around.settings).seats[0].name == "Zoë"
    command = scene.answer(Chosen("name", "  "))
    assert isinstance(command, Change)
    assert last_table(command.settings).seats[0].name == "You"


def test_four_colours_are_chosen_with_one_click() -> None:
    scene = WelcomeScene(surroundings())
    command = scene.answer(Chosen(("set", "four_colours"), 1))
    assert isinstance(command, Change)
    assert command.settings.four_colours

"""Settings act at once and are kept, whatever they are changed with."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from handfoot_gui.storage.settings import Settings, load
from handfoot_gui.ui.scenes.keys import CHANGEABLE, keys_by_deed
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.words.settings import PAGES
from tests.scenes.screens import ScreenPilot, title
from tests.storage.test_settings import NOW


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

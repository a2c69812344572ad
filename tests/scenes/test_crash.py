"""A scene that fails: the window says so plainly, and the match lies on the disk."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from handfoot_gui.app import App
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.storage.settings import Settings
from handfoot_gui.tables import Options
from handfoot_gui.ui.kit.pointer import Signal
from handfoot_gui.ui.kit.window import start_display
from handfoot_gui.ui.scenes.base import Command, Scene
from handfoot_gui.words.problems import crash


class Broken(Scene):
    """Fails at the first look, and leaves a key behind that closes the window that follows."""

    name = "broken"

    def handle(self, signal: Signal, now: float) -> Command | None:  # noqa: ARG002
        return None

    def update(self, now: float) -> Command | None:  # noqa: ARG002
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
        raise KeyError("nine of hearts")

    def paint(self, now: float) -> None:  # noqa: ARG002
        return


def test_a_failing_scene_leaves_a_plain_window_and_the_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    start_display("handfoot")
    seats = parse_seats("person,random,random,random")
    options = Options(GAME_NIGHT, seats, lambda: secret_from_seed(3), data=tmp_path)
    app = App(options, find_paths(tmp_path, {}), Settings(speed="at-once"))
    try:
        app._turn()
        app.stack.reset(Broken(app.around))
        app.run()
        assert app.stack.top is not None
        assert app.stack.top.name == "crash"
        assert "nine of hearts" in getattr(app.stack.top, "text", "")
    finally:
        app.close()
    assert "nine of hearts" in caplog.text
    assert any(tmp_path.iterdir())


def test_what_went_wrong_ends_with_one_stop() -> None:
    said = crash("handfoot.log", "MissingAsset: Installing it again helps.").text
    assert "helps. The match is kept." in said
    assert ".." not in said

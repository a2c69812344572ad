"""What the title says by itself: who would play, and that nothing can be heard."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.scenes.title import TitleScene
from tests.scenes.pilot import AT_ONCE, surroundings


def test_the_title_shows_by_itself_that_there_is_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "bogus")
    pygame.mixer.quit()
    around = surroundings((1024, 600))
    around.audio = Audio(around.assets)
    title = TitleScene(around, None)
    title.changed = False
    assert title.wait(0.0) is None
    around.audio.ready()
    assert title.wait(0.0) == 0
    title.update(0.0)
    assert title.changed
    assert title.wait(0.0) is None


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (("person", "club"), "You and Walter ·"),
        (("person", "club", "person", "club"), "Ann, Walter, Ben and Edith ·"),
    ],
)
def test_quick_start_names_everybody(players: tuple[str, ...], said: str) -> None:
    names = ("Ann", "Walter", "Ben", "Edith")[: len(players)]
    settings = replace(AT_ONCE, table_players=players, table_names=names)
    title = TitleScene(surroundings((1024, 600), settings), None)
    button = title.widgets.widget("quick")
    assert isinstance(button, Button)
    assert button.second.startswith(said)

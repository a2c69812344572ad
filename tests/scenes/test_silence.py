"""Where nothing can be heard, the screens say so without waiting to be touched."""

from __future__ import annotations

import pygame
import pytest

from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.scenes.title import TitleScene
from tests.scenes.pilot import surroundings


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

"""What the title says by itself: who would play, and that nothing can be heard."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.pointer import Move
from handfoot_gui.ui.scenes.title import Left, TitleScene
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


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("key", ["quick", "one-round"])
def test_what_a_word_of_the_title_says_covers_no_button(
    size: tuple[int, int], text: int, key: str
) -> None:
    left = Left("Round 3 of 4 · 4,310 to 3,985 · your turn", lambda: None)
    title = TitleScene(surroundings(size, replace(AT_ONCE, text_size=text)), left)
    others = [w for w in title.widgets.widgets if w.key != key]

    def painted() -> list[bytes]:
        title.paint(0.0)
        whole = title.around.canvas.surface
        inner = [w.rect.inset(w.rect.h / 4).rounded() for w in others]  # a shadow may touch them
        parts = [whole.subsurface((int(r.x), int(r.y), int(r.w), int(r.h))) for r in inner]
        return [pygame.image.tobytes(part, "RGB") for part in (*parts, whole)]

    *buttons, whole = painted()
    rect = title.widgets.rect(key)
    assert rect is not None
    title.handle(Move(rect.centre), 0.0)
    *after, now = painted()
    assert now != whole
    assert after == buttons


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 135, 200])
def test_the_version_and_a_missing_sound_device_are_told_in_any_window(
    size: tuple[int, int], text: int
) -> None:
    around = surroundings(size, replace(AT_ONCE, text_size=text))
    title = TitleScene(around, Left("Round 3 of 4", lambda: None))

    plan = title._plan
    assert plan is not None
    r = plan.version.rounded()

    def bottom() -> bytes:
        title.paint(0.0)
        part = around.canvas.surface.subsurface((int(r.x), int(r.y), int(r.w), int(r.h)))
        return pygame.image.tobytes(part, "RGB")

    assert around.room.holds(plan.version)
    assert all(w.rect.overlap(plan.version) is None for w in title.widgets.widgets)
    told = bottom()
    around.audio = Audio(around.assets)
    around.audio.trouble = "no device"
    assert bottom() != told


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("text", [100, 150, 175, 200])
@pytest.mark.parametrize("key", ["quick", "one-round"])
def test_what_a_word_of_the_title_says_stands_below_it_and_over_no_other_word(
    size: tuple[int, int], text: int, key: str
) -> None:
    """Beside another word it would seem to speak of that one."""
    left = Left("Round 3 of 4", lambda: None)
    title = TitleScene(surroundings(size, replace(AT_ONCE, text_size=text)), left)
    rect = title.widgets.rect(key)
    assert rect is not None
    title.paint(0.0)
    before = title.around.canvas.surface.copy()
    title.handle(Move(rect.centre), 0.0)
    title.paint(0.0)
    now = title.around.canvas.surface
    said = pygame.mask.from_threshold(now, title.around.theme.caption, (9, 9, 9, 255))
    place = max(said.get_bounding_rects(), key=lambda part: part.w)
    assert place.top > rect.bottom
    assert place.left < rect.centre.x < place.right
    was = before.subsurface(place)
    assert not pygame.mask.from_threshold(was, title.around.theme.text, (60, 60, 60, 255)).count()

"""Only what changed is drawn again, and what is left is what a fresh picture would show."""

from __future__ import annotations

import random

import msgspec
import pygame
import pytest

from handfoot_gui.rules.actions import Discard
from handfoot_gui.session.replaying import Replay
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import (
    KeyPress,
    Leave,
    LookAway,
    LookCloser,
    Move,
    Press,
    Release,
    Signal,
)
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.ui.table.hit import target_at
from tests.scenes.kept import finished
from tests.scenes.pilot import AT_ONCE, Pilot, new_game, surroundings


def picture(pilot: Pilot) -> bytes:
    pilot.stack.paint(pilot.now)
    return pygame.image.tobytes(pilot.around.canvas.surface, "RGB")


def fresh(pilot: Pilot) -> bytes:
    """As if somebody else had drawn everywhere."""
    pilot.around.drew = None
    return picture(pilot)


@pytest.mark.parametrize(
    ("size", "speed"), [((1024, 600), "at-once"), ((1366, 768), "fast"), ((1920, 1080), "at-once")]
)
def test_a_picture_made_of_changes_is_the_whole_one(size: tuple[int, int], speed: str) -> None:
    pilot = Pilot(surroundings(size, AT_ONCE), new_game(4, "person,club,club,club"))
    pilot.until_my_turn()
    pilot.around.settings = msgspec.structs.replace(AT_ONCE, speed=speed)
    dice, pause = random.Random(size[0]), 500 if speed == "at-once" else 90
    w, h = size

    def anywhere() -> Point:
        if dice.random() < 0.7:
            zone = dice.choice(pilot.placement.zones)
            return zone.rect.centre
        return Point(dice.random() * w, dice.random() * h)

    for _ in range(60):
        where = anywhere()
        kinds: list[list[Signal]] = [
            [Move(where)],
            [Move(where), LookCloser(where)],
            [LookAway()],
            [Move(where), Press(where), Release(where)],
            [Move(where), Press(where), Move(anywhere(), held=True)],
            [Move(anywhere(), held=True), Release(where)],
            [KeyPress(dice.choice(["l", "o", "escape", "tab", "right", "i", "d", "x", "down"]))],
            [Leave()],
        ]
        pilot.send(*dice.choice(kinds))
        pilot.pass_time(pause)
        while pilot.top is not pilot.table:
            pilot.send(KeyPress("escape"))
            pilot.send(KeyPress("n"))
            pilot.send(KeyPress("return"))
        by_parts = picture(pilot)
        assert by_parts == fresh(pilot), target_at(pilot.placement, where)


def test_what_a_button_says_does_not_lie_over_the_slider() -> None:
    replay = ReplayScene(surroundings((1024, 600)), Replay(finished(2)), lambda: "saved")

    def painted() -> tuple[bytes, bytes]:
        replay.paint(0.0)
        bar = replay.strip(replay.skin)
        whole = replay.around.canvas.surface
        above = whole.subsurface((0, 0, whole.get_width(), int(bar.y)))
        slider = replay.widgets.rect("where")
        assert slider is not None
        slider = slider.inset(0, slider.h / 4).rounded()  # a soft shadow may reach its edge
        part = whole.subsurface((int(slider.x), int(slider.y), int(slider.w), int(slider.h)))
        return pygame.image.tobytes(above, "RGB"), pygame.image.tobytes(part, "RGB")

    table, slider = painted()
    button = replay.widgets.rect("turn-back")
    assert button is not None
    replay.handle(Move(button.centre), 0.0)
    assert painted()[0] != table
    assert painted()[1] == slider


def test_the_pile_shows_its_top_while_the_next_card_is_on_its_way() -> None:
    pilot = Pilot(surroundings(settings=msgspec.structs.replace(AT_ONCE, speed="slow")), new_game())
    seen = 0

    def top() -> bytes:
        pilot.stack.paint(pilot.now)
        area = pygame.Rect(0, 0, 30, 60)
        area.center = (
            int(pilot.placement.middle.pile.centre.x),
            int(pilot.placement.middle.pile.centre.y),
        )
        return pygame.image.tobytes(pilot.around.canvas.surface.subsurface(area), "RGB")

    while not pilot.table.sitting.is_my_turn:
        before, last = top(), pilot.table.sitting.last
        pilot.pass_time()
        step = pilot.table.sitting.last
        if step is not last and step is not None and isinstance(step.action, Discard) and seen:
            assert top() == before
        seen += step is not last
    assert seen > 5


def test_of_two_tables_one_is_kept_as_a_picture_and_the_other_comes_back_whole() -> None:
    pilot = Pilot(surroundings(), new_game(4, "person,club,club,club"))
    pilot.until_my_turn()
    before = picture(pilot)
    pilot.stack.push(ReplayScene(pilot.around, Replay(finished(2))))
    picture(pilot)
    assert len(pilot.around.canvas.raster.still) == 1
    pilot.stack.scenes.pop()
    assert fresh(pilot) == before

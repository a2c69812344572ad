"""A round is summed up: what is used there says at once that it was."""

from __future__ import annotations

import pygame
import pytest

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release, Signal
from tests.scenes.pilot import Pilot
from tests.scenes.test_seats import after_a_round


def seen_at(pilot: Pilot, rect: Rect) -> bytes:
    place = pygame.Rect(int(rect.x), int(rect.y), int(rect.w), int(rect.h))
    return pygame.image.tobytes(pilot.paint().subsurface(place), "RGB")


@pytest.mark.parametrize("by_key", [False, True])
def test_the_next_round_is_dealt_once_and_its_button_says_before_that_it_was_taken(
    *, by_key: bool
) -> None:
    pilot, summary = after_a_round("person,random,random,random")
    placed = [summary.widgets.rect(key) for key in ("go-on", "seats", "title")]
    button, *others = [rect for rect in placed if rect is not None]
    pilot.send(Move(button.centre))
    offered = [seen_at(pilot, rect) for rect in (button, *others)]
    use: tuple[Signal, ...] = (Press(button.centre), Release(button.centre))
    for _ in range(2):
        pilot.send(*((KeyPress("return"),) if by_key else use))
        pilot.stack.update(pilot.now)
        assert pilot.top is summary
        taken = [seen_at(pilot, rect) for rect in (button, *others)]
        assert all(was != now for was, now in zip(offered, taken, strict=True))
        assert pilot.game.round_number == 1
        assert not summary.settled
    assert summary.wait(pilot.now) == 0
    pilot.pass_time()
    assert pilot.top is pilot.table
    assert pilot.game.round_number == 2

"""A round is summed up: what is used there says at once that it was."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release, Signal
from handfoot_gui.ui.scenes.base import NewMatch
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from tests.scenes.pilot import Pilot, new_game, surroundings
from tests.scenes.test_seats import after_a_round, play_on


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


@pytest.mark.parametrize("by_key", [False, True])
def test_a_double_click_shows_the_match_and_begins_no_other_one(*, by_key: bool) -> None:
    """To play again is offered where the match was."""
    rules = replace(GAME_NIGHT, rounds=1)
    pilot = Pilot(surroundings((1024, 600)), new_game(3, "person,random,random,random", rules))
    play_on(pilot)
    assert isinstance(pilot.top, RoundSummaryScene)
    button = pilot.top.widgets.rect("go-on")
    assert button is not None
    at = button.centre
    use = (KeyPress("return"),) if by_key else (Move(at), Press(at), Release(at))
    pilot.send(*use)
    pilot.pass_time(frames=2)
    for _ in range(10):
        assert isinstance(pilot.top, MatchSummaryScene)
        pilot.send(*use)
        assert not pilot.asked
        assert not pilot.top.settled
        assert pilot.stack.wait(pilot.now) == 0
        pilot.pass_time()
    pilot.pass_time(400)
    assert pilot.top.settled
    assert pilot.stack.wait(pilot.now) is None
    pilot.send(*use)
    assert pilot.asked == [NewMatch()]

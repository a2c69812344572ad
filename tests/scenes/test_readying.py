"""The table's pictures are made in slices: cloth first, then all of it, and no click before."""

from __future__ import annotations

import pygame

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Press, Release
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.table.letting_go import CARRIED, CARRIED_TURN
from tests.scenes.pilot import Pilot, new_game, surroundings


def in_slices() -> Pilot:
    around = surroundings()
    around.builds_ahead = True
    return Pilot(around, new_game())


def frame(pilot: Pilot) -> bytes:
    pilot.pass_time()
    pilot.stack.paint(pilot.now)
    return pygame.image.tobytes(pilot.around.canvas.surface, "RGB")


def until_shown(pilot: Pilot) -> int:
    for frames in range(200):
        frame(pilot)
        if pilot.table.showing.readying.is_ready:
            return frames
    raise AssertionError("the table never comes")


def test_the_first_frame_is_cloth_and_the_table_follows_soon() -> None:
    pilot = in_slices()
    first = frame(pilot)
    assert max(first) < 0x70  # nothing is as light as a card or a word
    assert pilot.table.wait(pilot.now) == 0
    assert not pilot.table.settled
    assert 3 < until_shown(pilot) < 40
    assert frame(pilot) != first


def test_what_comes_in_slices_is_the_same_picture() -> None:
    pilots = (in_slices(), Pilot(surroundings(), new_game()))
    for pilot in pilots:
        until_shown(pilot)
        pilot.until_my_turn()
    sliced, whole = (frame(pilot) for pilot in pilots)
    assert sliced == whole


def test_no_step_is_shown_and_no_click_taken_before_the_table_is_there() -> None:
    pilot = in_slices()
    where = Point(683, 300)
    for _ in range(3):
        frame(pilot)
        pilot.send(Press(where), Release(where))
        assert not pilot.table.view.history or pilot.table.sitting.last is None
    assert not pilot.seen.selected


def test_another_size_is_made_ready_again_and_the_same_size_is_not() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.stack.resized()
    assert pilot.table.showing.readying.is_ready
    pilot.around.canvas.surface = pygame.Surface((1024, 600), 0, 32)
    pilot.stack.resized()
    assert not pilot.table.showing.readying.is_ready
    until_shown(pilot)


def test_cards_to_be_carried_are_made_while_nothing_else_happens() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    scene = pilot.table
    assert isinstance(scene, TableScene)
    for _ in range(400):
        pilot.pass_time()
        if scene.showing.readying.wait(pilot.placement) is None:
            break
    art, before = pilot.around.art, pilot.around.art.bytes_used
    width = round(pilot.placement.measures.cw * CARRIED)
    for card in pilot.table.view.hand:
        art.face(card, width, CARRIED_TURN)
    assert art.bytes_used == before


def test_a_court_thrown_next_is_made_while_nothing_else_happens() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    (top,) = pilot.placement.middle.pile_slots[-1:]
    for _ in range(400):
        pilot.pass_time()
    art, before = pilot.around.art, pilot.around.art.bytes_used
    for card in (Card(-1, Rank.QUEEN, suit) for suit in Suit):
        art.face(card, top.width, top.angle)
    assert art.bytes_used == before


def test_a_frame_that_shows_a_step_makes_nothing_for_later() -> None:
    pilot = in_slices()
    until_shown(pilot)
    scene, art, steps = pilot.table, pilot.around.art, 0
    while not scene.sitting.is_my_turn:
        last, made = scene.sitting.last, art.bytes_used
        pilot.pass_time()
        if scene.sitting.last is not last:
            steps += 1
            assert art.bytes_used == made
    assert steps > 3

"""The table's pictures are made in slices: cloth first, then all of it, and no click before."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pygame
import pytest

from handfoot_gui.rules.cards import Card, Rank, Suit, make_pack
from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import KeyPress, LookAway, LookCloser, Move, Press, Release
from handfoot_gui.ui.kit.raster import A_PICTURE
from handfoot_gui.ui.scenes.base import Change
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.readying import BESIDE
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.table.cardface import CardStyle
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.letting_go import CARRIED, CARRIED_TURN
from handfoot_gui.ui.table.placement import STOCK, Slot
from tests.scenes.hot_seat import TWO_AND_TWO, until_somebody
from tests.scenes.pilot import AT_ONCE, SEATS, Pilot, new_game, surroundings

LARGEST = 4 * A_PICTURE + 5 * 4 * 120 * 168
"""The work that the largest picture of a card is, at that size: one of twice the size, turned."""


def in_slices(speed: Speed = "at-once", seats: str = SEATS, *, hold_to_peek: bool = False) -> Pilot:
    wished = msgspec.structs.replace(AT_ONCE, speed=speed, hold_to_peek=hold_to_peek)
    around = surroundings(settings=wished)
    around.builds_ahead = True
    return Pilot(around, new_game(seats=seats))


def frame(pilot: Pilot) -> bytes:
    pilot.pass_time()
    pilot.stack.paint(pilot.now)
    return surface(pilot)


def surface(pilot: Pilot) -> bytes:
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


@pytest.mark.parametrize("speed", ["at-once", "fast"])
def test_what_comes_in_slices_is_the_same_picture(speed: Speed) -> None:
    pilots = (in_slices(speed), Pilot(surroundings(), new_game()))
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


def test_a_size_whose_pictures_are_there_still_begins_with_cloth_all_over() -> None:
    pilot = in_slices()
    until_shown(pilot)
    for size in ((1024, 600), (1366, 768)):
        pilot.around.fit(pygame.Surface(size, 0, 32))
        pilot.stack.resized()
        frame(pilot)
        for x, y in ((2, 2), (size[0] // 2, size[1] - 3), (size[0] - 3, size[1] // 2)):
            assert max(pilot.around.canvas.surface.get_at((x, y))[:3]) > 5
        until_shown(pilot)


def test_a_menu_over_another_size_has_the_whole_table_behind_it() -> None:
    pilot, other = in_slices(), Pilot(surroundings((1024, 600)), new_game())
    until_shown(pilot)
    for one in (pilot, other):
        one.until_my_turn()
        one.key("escape")
        assert one.top is not one.table
        frame(one)
    pilot.around.fit(pygame.Surface((1024, 600), 0, 32))
    pilot.stack.resized()
    assert frame(pilot) == frame(other)


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


def test_a_frame_that_shows_a_step_makes_no_pictures_for_it() -> None:
    pilot = in_slices()
    until_shown(pilot)
    art, steps, awaited = pilot.around.art, 0, 0
    while not pilot.table.sitting.is_my_turn:
        last, made, shown = pilot.table.sitting.last, art.work, surface(pilot)
        pilot.pass_time()
        steps += pilot.table.sitting.last is not last
        assert art.work - made < BESIDE + LARGEST
        is_awaited, made = pilot.table.showing.is_awaited, art.work
        pilot.stack.paint(pilot.now)
        if is_awaited:
            awaited += 1
            assert surface(pilot) == shown, "the picture stays as it is, and is all of it old"
        assert art.work == made
    assert steps > 3
    assert awaited > 3


def test_the_frame_that_takes_a_step_in_leaves_its_movement_to_the_next_ones() -> None:
    pilot = in_slices("fast")
    until_shown(pilot)
    moved, before = 0, surface(pilot)
    while not pilot.table.sitting.is_my_turn:
        last, before = pilot.table.sitting.last, surface(pilot)
        pilot.pass_time()
        motion = pilot.table.showing.motion
        is_planned = pilot.table.sitting.last is not last and motion is not None
        pilot.stack.paint(pilot.now)
        if is_planned:
            assert surface(pilot) == before
            made = pilot.around.art.work
            pilot.pass_time()
            assert pilot.around.art.work == made
            assert frame(pilot) != before
            moved += 1
    assert moved > 3


def test_other_cards_are_shown_when_they_are_made_but_at_once_under_a_menu() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    before, frames = frame(pilot), 0
    pilot.around.art.style, pilot.around.drew = CardStyle(four_colours=True), None
    pilot.stack.resized()
    while frame(pilot) == before:
        frames += 1
    assert 3 < frames < 40
    after, pilot.around.drew = surface(pilot), None
    assert frame(pilot) == after
    pilot.key("escape")
    assert pilot.top is not pilot.table
    before = frame(pilot)
    pilot.around.art.style = CardStyle()
    pilot.stack.resized()
    after = frame(pilot)
    assert after != before
    assert frame(pilot) == after, "nothing is painted twice over the same table"


def test_a_click_before_the_picture_means_nothing_where_another_card_is_seen() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    frame(pilot)
    before = pilot.placement
    stock = pilot.middle(STOCK)
    pilot.send(Press(stock), Release(stock))
    while pilot.placement is before or len(pilot.table.view.hand) == len(before.hand):
        frame(pilot)
    assert pilot.table.showing.is_awaited
    after = pilot.placement
    spots = [slot.centre for slot in after.hand]
    moved = [at for at in spots if target_at(before, at) != target_at(after, at)]
    assert moved
    for at in moved:
        pilot.send(Press(at), Release(at))
        assert not pilot.seen.selected
    while pilot.table.showing.is_awaited:
        frame(pilot)
    pilot.send(Press(moved[0]), Release(moved[0]))
    assert pilot.seen.selected


def test_a_click_on_what_stands_for_the_table_until_it_is_made_is_no_click_on_the_table() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    frame(pilot)
    pilot.around.art.style, pilot.around.drew = CardStyle(four_colours=True), None
    pilot.stack.resized()
    at = pilot.at(pilot.table.view.hand[0])
    for is_shown in (False, True):
        while pilot.table.showing.is_awaited and is_shown:
            frame(pilot)
        pilot.send(Press(at), Release(at))
        assert bool(pilot.seen.selected) == is_shown


def test_a_key_is_no_key_for_a_table_that_is_not_shown_yet_but_those_for_everywhere_work() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    frame(pilot)
    sitting = pilot.table.sitting
    pilot.around.art.style, pilot.around.drew = CardStyle(four_colours=True), None
    for size in ((1366, 768), (1024, 600)):
        pilot.around.fit(pygame.Surface(size, 0, 32))
        pilot.stack.resized()
        frame(pilot)
        pilot.send(*(KeyPress(key) for key in ("d", "right", "l", "escape", "f9")))
        assert not sitting.is_submitted
        assert sitting.keyed.at is None
        assert not sitting.log_open
        assert pilot.top is pilot.table
        assert isinstance(pilot.asked.pop(), Change)
        while not pilot.table.settled:
            frame(pilot)
    pilot.send(KeyPress("d"))
    assert sitting.is_submitted


def test_nothing_is_seen_of_a_deal_before_it_is_dealt() -> None:
    pilot = in_slices("normal")
    until_shown(pilot)
    assert pilot.table.sitting.last is None
    slots = {slot.key for slot in pilot.placement.all_slots()}
    assert len(slots) > 40
    assert slots <= pilot.table.showing.look(pilot.seen, pilot.now).hidden
    while pilot.table.showing.motion is None:
        pilot.pass_time()
    assert slots <= pilot.table.showing.look(pilot.seen, pilot.now).hidden
    pilot.pass_time(20000.0)
    assert not slots & pilot.table.showing.look(pilot.seen, pilot.now).hidden


def test_a_deal_needs_no_asking_step_by_step() -> None:
    pilot = in_slices("step", "random,random,random,random")
    until_shown(pilot)
    for _ in range(9):
        pilot.pass_time(2000.0)
    assert pilot.game.unshown is None
    assert not pilot.table.showing.look(pilot.seen, pilot.now).hidden
    assert pilot.seen.awaits_wave


def test_a_hand_that_is_covered_again_is_seen_no_longer_even_before_other_pictures_are_made() -> (
    None
):
    pilot = in_slices(seats=TWO_AND_TWO, hold_to_peek=True)
    until_somebody(pilot)
    pilot.key("return")
    until_shown(pilot)
    for _ in range(20):
        covered = frame(pilot)
    pilot.send(LookCloser(Point(3, 3)))
    for _ in range(20):
        assert frame(pilot) != covered
    pilot.table.showing.readying.expect(pilot.placement)
    pilot.send(LookAway())
    assert pilot.table.showing.is_awaited
    pilot.stack.paint(pilot.now)
    assert surface(pilot) == covered


def test_nothing_is_waited_for_where_nobody_looks_yet() -> None:
    pilot = in_slices(seats=TWO_AND_TWO)
    until_somebody(pilot)
    pilot.key("return")
    until_shown(pilot)
    assert pilot.top is pilot.table
    pilot.table.sitting.screen.round_begins()
    pilot.stack.resized()
    for _ in range(40):
        frame(pilot)
    assert isinstance(pilot.top, HandOverScene)


def test_what_a_foot_brings_is_made_in_slices_and_a_carried_card_is_painted_meanwhile() -> None:
    pilot = in_slices()
    until_shown(pilot)
    pilot.until_my_turn()
    for _ in range(100):
        pilot.pass_time()
    showing, art = pilot.table.showing, pilot.around.art
    foot = [Slot(c.id, c, Point(0, 0), 90, 0.5) for c in make_pack(1, 0)[:11]]
    showing.readying.expect(replace(pilot.placement, hand=tuple(foot)))
    pilot.grab(pilot.table.view.hand[0])
    frames = 0
    while showing.is_awaited:
        made, shown = art.work, surface(pilot)
        pilot.send(Move(Point(300 + 9 * frames, 300), held=True))
        frame(pilot)
        assert art.work - made < BESIDE + LARGEST
        assert surface(pilot) != shown
        frames += 1
    assert 5 < frames < 18

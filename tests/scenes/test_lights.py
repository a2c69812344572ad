"""What comes up and goes down: lights on accepting places, stars off a book, the others' melds."""

from __future__ import annotations

import msgspec

from handfoot_gui.rules.events import BookCompleted
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.ui.kit.pointer import Move, Press, Release
from handfoot_gui.ui.table.guard import why_costly
from handfoot_gui.ui.table.motion import Pace, plan
from handfoot_gui.ui.table.placement import FELT, PILE, STOCK, seat_zone, tab_zone
from tests.scenes.pilot import AT_ONCE, Pilot, new_game, surroundings


def at_speed(speed: str, *, reduced: bool = False) -> Pilot:
    settings = msgspec.structs.replace(AT_ONCE, reduced_motion=reduced)
    pilot = Pilot(surroundings(settings=settings), new_game())
    pilot.until_my_turn()
    pilot.click(STOCK)
    pilot.around.settings = msgspec.structs.replace(settings, speed=speed)
    return pilot


def lights(pilot: Pilot, frames: int = 14) -> list[float]:
    found = []
    for _ in range(frames):
        pilot.pass_time(16)
        found.append(pilot.look.light if pilot.look.lit else 0.0)
    return found


def test_accepting_places_come_up_in_steps_and_go_down_again() -> None:
    pilot = at_speed("normal")
    pilot.grab(pilot.table.view.hand[0])
    rising = lights(pilot)
    assert 0 < rising[0] < 1
    assert rising == sorted(rising)
    assert rising[-1] == 1
    assert len(set(rising)) <= 4
    assert pilot.table.wait(pilot.now) != 0
    pilot.right_button()
    falling = lights(pilot)
    assert falling[0] > 0
    assert falling[-1] == 0
    assert falling == sorted(falling, reverse=True)


def test_no_place_glows_on_below_a_question() -> None:
    pilot = at_speed("normal")
    guarded = msgspec.structs.replace(pilot.around.settings, confirm_costly_discard=True)
    pilot.around.settings = guarded
    view = pilot.table.view
    pilot.grab(next(card for card in view.hand if why_costly(view, card)))
    lights(pilot)
    where = pilot.middle(PILE)
    pilot.send(Move(where, held=True), Release(where))
    assert pilot.top.name == "discard"
    assert not pilot.look.lit
    assert not pilot.look.choosing


def test_at_once_and_with_reduced_motion_a_light_is_a_cut() -> None:
    for pilot in (at_speed("at-once"), at_speed("normal", reduced=True)):
        pilot.grab(pilot.table.view.hand[0])
        assert pilot.look.lit
        assert pilot.look.light == 1
        pilot.right_button()
        assert not pilot.look.lit
        assert not pilot.look.choosing


def test_the_frame_of_a_grab_leaves_the_lights_to_the_next_one() -> None:
    pilot = at_speed("at-once")
    table, shown = pilot.table, pilot.table.showing
    pilot.grab(table.view.hand[0])
    pilot.paint()
    look = shown.look(pilot.seen, pilot.now)
    assert look.drag is not None
    assert not look.lit
    assert not look.choosing
    assert table.wait(pilot.now) == 0
    pilot.pass_time(40)
    assert table.changed
    assert shown.look(pilot.seen, pilot.now).lit


def test_stars_fly_off_a_finished_book_and_hold_nobody_up() -> None:
    pilot = at_speed("at-once")
    here = pilot.placement
    theirs = next(meld for tray in here.trays for meld in tray.melds)
    events = (BookCompleted(1, theirs.team, theirs.melds[0], theirs.rank, MeldKind.CLEAN),)
    assert plan(here, here, events, Pace("normal", reduced=True), 0).lights == ()
    moved = plan(here, here, events, Pace("normal"), 0)
    assert "stars" in {light.kind for light in moved.lights}
    assert moved.finish > moved.cards_finish


def five() -> Pilot:
    game = new_game(3, "person,random,random,random,random", GAME_NIGHT)
    pilot = Pilot(surroundings(), game)
    pilot.until_my_turn()
    return pilot


def test_a_tab_or_a_seat_brings_the_melds_of_its_side_up() -> None:
    pilot = five()
    upper = pilot.placement.trays[0].team
    other = next(team for team in range(1, 5) if team != upper)
    pilot.click(tab_zone(other))
    assert pilot.placement.trays[0].team == other
    pilot.click(seat_zone(upper))
    assert pilot.placement.trays[0].team == upper


def test_the_one_who_moved_last_stays_up_in_ones_own_turn() -> None:
    pilot = five()
    assert pilot.placement.trays[0].team == 4
    where = pilot.middle(FELT)
    pilot.send(Move(where), Press(where), Release(where))
    assert pilot.placement.trays[0].team == 4

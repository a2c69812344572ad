"""A table at which only computers play goes on by itself while somebody looks on."""

from __future__ import annotations

from tests.scenes.pilot import Pilot, new_game, surroundings


def test_a_table_of_computers_never_waits_for_somebody_to_act() -> None:
    pilot = Pilot(surroundings(), new_game(7, "random,random,random,random"))
    turns: set[int] = set()
    while len(turns) < 4:
        turns.add(pilot.game.state.to_act)
        pilot.table.update(pilot.now)
        wait = pilot.table.wait(pilot.now)
        assert wait is not None, "it sleeps until something comes in"
        pilot.now += wait + 1
    assert not pilot.seen.can_act


def _names(pilot: Pilot) -> set[str]:
    return {b.name for b in (*pilot.look.top_buttons, *pilot.look.buttons)}


def test_who_only_watches_has_no_buttons_that_would_do_nothing() -> None:
    pilot = Pilot(surroundings(), new_game(7, "random,random,random,random"))
    assert _names(pilot) == {"log", "rules", "menu", "sort"}
    for key in ("h", "m", "x", "return", "z"):
        pilot.key(key, ctrl=key == "z")
        assert not pilot.notice
        assert not pilot.seen.selected


def test_once_the_round_is_left_to_the_computer_its_person_watches() -> None:
    pilot = Pilot(surroundings(), new_game(7))
    pilot.until_my_turn()
    assert {"hint", "undo", "lay", "discard"} <= _names(pilot)
    pilot.table.sitting.finish_round()
    pilot.table.resized()
    assert _names(pilot) == {"log", "rules", "menu", "sort"}

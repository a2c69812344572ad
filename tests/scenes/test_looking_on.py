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

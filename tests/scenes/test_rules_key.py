"""The table’s rule sheet is one key away whatever is on the screen, and that key closes it."""

from __future__ import annotations

from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.phases import Phase
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.table.placement import STOCK, button_zone
from tests.scenes.pilot import Pilot, new_game, surroundings
from tests.scenes.test_finishing import finish, until_summed_up


def is_one_key_away(pilot: Pilot) -> None:
    before = pilot.top
    for expected in (True, False):
        pilot.send(KeyPress("r"))
        assert isinstance(pilot.top, RulesScene) == expected, before.name
    assert pilot.top is before


def test_in_ones_own_turn_and_in_the_others(pilot: Pilot) -> None:
    is_one_key_away(pilot)
    pilot.click(STOCK)
    is_one_key_away(pilot)
    pilot.select([pilot.card(pilot.hand[0])])
    is_one_key_away(pilot)
    pilot.key("x")
    assert not pilot.table.sitting.is_my_turn
    is_one_key_away(pilot)


def test_over_the_menu(pilot: Pilot) -> None:
    pilot.click(button_zone("menu"))
    assert isinstance(pilot.top, DialogScene)
    is_one_key_away(pilot)


def test_while_a_partner_asks() -> None:
    steady, seats = Computer(0), "person,steady,steady,steady"
    for seed in range(20):
        pilot = Pilot(surroundings(), new_game(seed, seats))
        while not isinstance(pilot.top, RoundSummaryScene):
            pilot.pass_time(50)
            sitting = pilot.table.sitting
            if isinstance(pilot.top, DialogScene):
                assert sitting.is_asked
                is_one_key_away(pilot)
                return
            if sitting.is_my_turn and sitting.game.state.phase is not Phase.ANSWER:
                sitting.submit(steady.decide(sitting.view))
    raise AssertionError("nobody asked in twenty rounds")


def test_behind_a_curtain() -> None:
    pilot = Pilot(surroundings(), new_game(1, "person,person,random,random"))
    pilot.pass_time(50, frames=10)
    assert isinstance(pilot.top, HandOverScene)
    is_one_key_away(pilot)


def test_when_a_round_and_when_the_match_is_summed_up() -> None:
    pilot = Pilot(surroundings(), new_game())
    while not isinstance(pilot.top, MatchSummaryScene):
        pilot.until_my_turn()
        finish(pilot)
        until_summed_up(pilot)
        summary = pilot.top
        assert isinstance(summary, RoundSummaryScene)
        is_one_key_away(pilot)
        pilot.stack._obey(summary.leave())
    is_one_key_away(pilot)

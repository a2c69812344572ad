"""Between two rounds somebody leaves, comes back or joins, and the screen goes where it must."""

from __future__ import annotations

from handfoot_gui.session.player_kinds import KINDS
from handfoot_gui.ui.kit.widgets import Activated, Chosen
from handfoot_gui.ui.scenes.base import ToTitle
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.seats import SeatsScene
from tests.scenes.hot_seat import until_somebody
from tests.scenes.pilot import Pilot, new_game, surroundings
from tests.session.chooser import RandomPlay


def after_a_round(seats: str) -> tuple[Pilot, RoundSummaryScene]:
    pilot = Pilot(surroundings((1024, 600)), new_game(3, seats))
    play_on(pilot)
    assert isinstance(pilot.top, RoundSummaryScene)
    return pilot, pilot.top


def play_on(pilot: Pilot) -> None:
    """The people play at random, to the end of the round."""
    brain = RandomPlay(3)
    for _ in range(3000):
        until_somebody(pilot)
        if isinstance(pilot.top, RoundSummaryScene):
            return
        if isinstance(pilot.top, HandOverScene):
            pilot.key("return")
            continue
        sitting = pilot.table.sitting
        action = brain.decide(sitting.view)
        assert action is not None
        sitting.submit(action)
        pilot.settle()
    raise AssertionError("the round never ends")


def change(pilot: Pilot, summary: RoundSummaryScene, who: dict[int, str]) -> None:
    pilot.stack._obey(summary._change_seats())
    scene = pilot.top
    assert isinstance(scene, SeatsScene)
    for seat, player in who.items():
        scene.obey(Chosen(("player", seat), KINDS.index(player)))
        scene.show()
    pilot.paint()
    pilot.stack._obey(scene.obey(Activated("done")))
    assert pilot.top is summary
    pilot.stack._obey(summary.leave())


def test_the_match_can_be_left_between_two_rounds() -> None:
    pilot, summary = after_a_round("person,random,random,random")
    assert "title" in summary.describe()["buttons"]
    pilot.key("escape")
    assert pilot.asked == [ToTitle()]


def test_a_second_person_joins_and_gets_a_curtain_and_a_name() -> None:
    pilot, summary = after_a_round("person,random,random,random")
    change(pilot, summary, {2: "person"})
    until_somebody(pilot)
    assert isinstance(pilot.top, HandOverScene)
    names = [plan.name for plan in pilot.game.seats]
    assert len(set(names)) == 4
    assert "You" not in names
    assert pilot.table.sitting.company.you is None
    play_on(pilot)
    assert pilot.game.round_number == 2


def test_somebody_leaves_and_the_other_one_is_you() -> None:
    pilot, summary = after_a_round("person,random,person,random")
    left = pilot.game.seats[2].name
    change(pilot, summary, {2: "random"})
    until_somebody(pilot)
    assert pilot.top is pilot.table
    sitting = pilot.table.sitting
    assert (sitting.seat, sitting.screen.looking, sitting.company.you) == (0, 0, 0)
    assert pilot.game.seats[2].name == left
    play_on(pilot)
    again = pilot.top
    assert isinstance(again, RoundSummaryScene)
    change(pilot, again, {2: "person"})
    until_somebody(pilot)
    assert isinstance(pilot.top, HandOverScene)
    assert pilot.game.seats[2].name == left


def test_somebody_has_to_stay() -> None:
    pilot, summary = after_a_round("person,random,random,random")
    pilot.stack._obey(summary._change_seats())
    scene = pilot.top
    assert isinstance(scene, SeatsScene)
    scene.obey(Chosen(("player", 0), KINDS.index("random")))
    assert scene.obey(Activated("done")) is None
    assert scene.warns()
    assert pilot.top is scene
    pilot.key("escape")
    assert isinstance(pilot.top, RoundSummaryScene)
    assert summary.seats is None

"""The computer finishes a round for a person: asked first, marked, and only to the round's end."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.audio import Audio
from handfoot_gui.ui.kit.pointer import Move, Press, Release
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.table.placement import STOCK, button_zone
from handfoot_gui.ui.table.sounds import WON
from tests.scenes.pilot import Pilot, new_game, surroundings


def menu(pilot: Pilot) -> None:
    pilot.click(button_zone("menu"))
    assert pilot.top.name == "menu"


def finish(pilot: Pilot) -> None:
    menu(pilot)
    pilot.answer("finish")
    assert pilot.top.name == "finish"
    pilot.answer("yes")
    pilot.pass_time()
    assert pilot.top is pilot.table


def until_summed_up(pilot: Pilot) -> None:
    for _ in range(20_000):
        pilot.pass_time(50)
        if pilot.top is not pilot.table:
            return
    raise AssertionError("the round never ends")


def test_nothing_is_finished_without_a_yes(pilot: Pilot) -> None:
    menu(pilot)
    pilot.answer("finish")
    pilot.answer("no")
    pilot.answer("continue")
    assert pilot.table.sitting.is_my_turn


def test_below_a_question_the_menu_explains_nothing(pilot: Pilot) -> None:
    menu(pilot)
    below = pilot.top
    assert isinstance(below, MenuScene)
    line = below.widgets.rect("finish")
    assert line is not None
    pilot.send(Move(line.centre))
    assert below.widgets.explained() is not None
    pilot.send(Press(line.centre), Release(line.centre))
    assert pilot.top.name == "finish"
    assert below.widgets.explained() is None


def test_the_round_is_played_to_its_end_and_the_next_one_is_ones_own(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.select([pilot.card("Kd")])
    finish(pilot)
    assert not pilot.seen.selected
    assert "finishes" in pilot.status
    assert not pilot.seen.can_undo
    until_summed_up(pilot)
    summary = pilot.top
    assert isinstance(summary, RoundSummaryScene)
    pilot.stack._obey(summary.leave())
    pilot.until_my_turn()
    assert pilot.table.sitting.is_my_turn
    assert not pilot.game.is_finishing


def test_nobody_is_asked_anything_meanwhile(pilot: Pilot) -> None:
    finish(pilot)
    until_summed_up(pilot)
    assert isinstance(pilot.top, RoundSummaryScene)


def test_the_menu_offers_it_once() -> None:
    pilot = Pilot(surroundings(), new_game())
    pilot.until_my_turn()
    finish(pilot)
    pilot.key("escape")
    names = [choice.name for choice in pilot.top.choices]  # type: ignore[attr-defined]
    assert "finish" not in names
    assert "speed" in names


def test_several_people_are_all_stood_in_for() -> None:
    pilot = Pilot(surroundings(), new_game(1, "person,person,random,random"))
    pilot.game.finish_round("club")
    assert pilot.table.sitting.screen.due is None


def test_a_match_that_is_won_is_heard_once_and_a_lost_one_never() -> None:
    outcomes = set()
    for seed in range(1, 20):
        outcomes.add(heard_where_won(seed))
        if len(outcomes) == 2:
            return
    raise AssertionError("nineteen matches end alike")


class Heard(Audio):
    """Muted, and notes what it is asked to play."""

    def __init__(self, assets: Assets) -> None:
        super().__init__(assets, muted=True)
        self.cues: list[str] = []

    def play(self, cue: str) -> bool:
        self.cues.append(cue)
        return super().play(cue)


def heard_where_won(seed: int) -> bool:
    """Whether the match of one round was won; the sound is as it should be."""
    around = surroundings()
    around.audio = heard = Heard(around.assets)
    rules = replace(GAME_NIGHT, rounds=1)
    pilot = Pilot(around, new_game(seed, "person,club,random,club", rules))
    pilot.until_my_turn()
    finish(pilot)
    until_summed_up(pilot)
    assert isinstance(pilot.top, RoundSummaryScene)
    heard.cues.clear()
    pilot.stack._obey(pilot.top.leave())
    assert isinstance(pilot.top, MatchSummaryScene)
    assert pilot.stack.wait(pilot.now) == 0, "it is heard at once, not when the pointer moves"
    pilot.pass_time(frames=3)
    result = pilot.game.match_result
    assert result is not None
    is_won = 0 in result.winners
    assert heard.cues == ([WON] if is_won else [])
    return is_won

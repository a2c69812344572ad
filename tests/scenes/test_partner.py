"""What the partner is told at the table: by mouse and by key, asked back, and forgotten in time."""

from __future__ import annotations

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.instructions import NONE, Instructions
from handfoot_gui.rules.actions import Answer
from handfoot_gui.rules.phases import Phase
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.scenes.partner import ALL
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.placement import button_zone, seat_zone
from tests.scenes.pilot import Pilot, new_game, surroundings

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)]


def pilot_at(seed: int = 7, size: tuple[int, int] = (1366, 768)) -> Pilot:
    made = Pilot(surroundings(size), new_game(seed, "person,club,club,club"))
    made.until_my_turn()
    return made


def play_until(pilot: Pilot, scene: str, rounds: int = 1) -> bool:
    """The person plays as the computer would, until such a dialog is open."""
    player, sitting = Computer(1), pilot.table.sitting
    for _ in range(4000):
        pilot.until_my_turn()
        if pilot.top.name == scene:
            return True
        if pilot.top.name != "table" or sitting.game.round_over:
            return False
        if sitting.is_my_turn:
            sitting.submit(player.decide(sitting.view))
            pilot.settle()
    return False


def told(pilot: Pilot) -> Instructions:
    return pilot.table.sitting.partnership.told(0)


@pytest.mark.parametrize("way", ["key", "seat", "menu"])
def test_the_partner_is_told_by_key_by_click_and_from_the_menu(way: str) -> None:
    pilot = pilot_at()
    if way == "key":
        pilot.key("e")
    elif way == "seat":
        pilot.click(seat_zone(2))
    else:
        pilot.click(button_zone("menu"))
        pilot.answer("partner")
    assert pilot.top.name == "partner"
    pilot.answer("hurry")
    pilot.answer("not-yet")
    pilot.answer("clean")
    assert pilot.top.name == "partner", "it stays open"
    assert told(pilot) == Instructions(hurry=True, not_yet=True, keep_clean=ALL)
    pilot.answer("not-yet")
    assert not told(pilot).not_yet
    pilot.key("escape")
    assert pilot.top.name != "partner"


def test_another_seat_is_not_told_anything() -> None:
    pilot = pilot_at()
    pilot.click(seat_zone(1))
    assert pilot.top is pilot.table


def test_without_a_computer_partner_there_is_nothing_to_tell() -> None:
    pilot = Pilot(surroundings(), new_game(7, "person,club"))
    pilot.until_my_turn()
    pilot.key("e")
    assert pilot.top is pilot.table


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    pilot = pilot_at(size=size)
    pilot.key("e")
    for widget in pilot.top.widgets.widgets:  # type: ignore[attr-defined]
        assert pilot.top.panel.holds(widget.rect)  # type: ignore[attr-defined]
    pilot.top.paint(0.0)


@pytest.mark.parametrize("key", ["y", "n"])
def test_the_partner_asks_before_it_spoils_what_it_was_to_keep_clean(key: str) -> None:
    for seed in range(20):
        pilot = pilot_at(seed)
        pilot.key("e")
        pilot.answer("clean")
        pilot.key("escape")
        if not play_until(pilot, "leave"):
            continue
        wish = pilot.table.sitting.wish
        assert wish is not None
        pilot.send(KeyPress("escape"))
        assert pilot.top.name == "leave", "nothing but an answer closes it"
        pilot.key(key)
        assert pilot.top.name == "leave", "the key chooses, Enter answers"
        pilot.send(KeyPress("return"))
        assert pilot.top is pilot.table
        assert pilot.table.sitting.wish is None
        assert (wish.ranks <= told(pilot).keep_clean) is (key == "n")
        return
    raise AssertionError("nobody asks")


def test_a_no_for_the_round_can_be_given_and_taken_back() -> None:
    for seed in range(30):
        pilot = pilot_at(seed)
        if not play_until(pilot, "question"):
            continue
        pilot.answer("never")
        assert told(pilot).no_is_final
        game = pilot.table.sitting.game
        assert game.state.phase is not Phase.ANSWER
        assert any(act.action == Answer(yes=False) for act in game.record().rounds[-1].acts)
        pilot.until_my_turn()
        if pilot.top is pilot.table:
            pilot.key("e")
            pilot.answer("final")
            assert not told(pilot).no_is_final
        return
    raise AssertionError("nobody asks")


def test_the_next_round_begins_without_orders() -> None:
    pilot = pilot_at()
    pilot.key("e")
    pilot.answer("hurry")
    pilot.key("escape")
    sitting = pilot.table.sitting
    sitting.game.finish_round("club")
    while not sitting.game.round_over:
        sitting.advance()
    sitting.next_round()
    assert told(pilot) == NONE


def test_a_match_goes_on_with_its_orders() -> None:
    pilot = pilot_at()
    pilot.key("e")
    pilot.answer("hurry")
    pilot.answer("clean")
    pilot.key("escape")
    sitting = pilot.table.sitting
    sitting.keep_draft()
    again = Sitting(sitting.game, None, sitting._kept_draft)
    assert again.partnership.told(0) == Instructions(hurry=True, keep_clean=ALL)

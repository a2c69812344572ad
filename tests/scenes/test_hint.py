"""A hint at the table: the best act and why, and again for the next best."""

from __future__ import annotations

from handfoot_gui.ui.table.placement import STOCK, button_zone
from tests.scenes.pilot import Pilot, new_game, surroundings


def test_a_hint_says_what_to_do_and_why_and_chooses_its_cards(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.click(button_zone("hint"))
    assert pilot.notice.startswith(("Lay down", "Discard the"))
    assert pilot.notice.count(".") >= 2, "an act and a reason"
    assert pilot.seen.selected


def test_what_a_hint_says_is_laid_as_it_says_with_its_wilds() -> None:
    """Six cards, a joker among two ranks of naturals: the sentence says where the joker goes."""
    pilot = Pilot(surroundings(), new_game(37))
    pilot.until_my_turn()
    pilot.click(STOCK)
    before = len(pilot.hand)
    pilot.click(button_zone("hint"))
    assert pilot.notice.startswith("Lay down two nines and a joker, three kings")
    pilot.click(button_zone("lay"))
    assert pilot.notice == ""
    assert len(pilot.hand) == before - 6


def test_asked_again_it_says_the_next_best(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.key("h")
    first = pilot.notice
    pilot.key("h")
    assert pilot.notice != first
    assert pilot.notice.startswith("Choice 2 of ")


def test_a_hint_before_the_draw(pilot: Pilot) -> None:
    pilot.key("h")
    assert pilot.notice.startswith(("Draw", "Take the pile"))

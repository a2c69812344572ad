"""What tables quarrel about at the stock and the pile: who may take what, and when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build import rules, table


def test_a_wild_laid_beside_the_pair_counts_to_the_opening_with_the_pile() -> None:
    play = table(hand="Qh Qs ** 4c 5d", pile="9c Qd")
    assert play.take("Qh Qs **") == ""  # 30 + 50
    assert play.melds() == ["Qh Qs ** Qd"]


def test_a_second_draw_in_a_turn_is_refused() -> None:
    play = table(hand="Kh 4c", pile="9d")
    assert play.draw() == ""
    held = play.hand()
    assert play.draw() == "turn.phase"
    assert play.hand() == held


@pytest.mark.parametrize("stock", [0, 1, 2, 3])
def test_a_short_stock_is_never_overdrawn_and_sticks_nobody(stock: int) -> None:
    play = table(hand="Kh 4c 5d", us="9h 9s 9d", pile="8c 6d", stock=stock)
    assert play.draw() == ""
    assert len(play.hand()) == 3 + min(stock, 2)
    assert play.may() - {"meld"} == {"discard"}
    assert play.discard("4c") == ""
    assert play.is_over == (stock <= 2)


def test_an_empty_stock_is_made_anew_where_the_table_plays_so() -> None:
    by = rules(stock_out="reshuffle")
    play = table(hand="Kh 4c 5d", us="9h 9s 9d", pile="8c 6d 7h 5c", stock=1, by=by)
    assert play.draw() == ""
    assert play.discard("4c") == ""
    assert not play.is_over
    assert play.pile == ["4c"]
    assert len(play.state.stock) == 4


PILE_MATRIX: tuple[tuple[dict[str, Any], str, str, str, str], ...] = (
    # options, hand, pile, laid, what refuses it
    ({}, "Kh Ks 4c", "9c Kd", "Kh Ks", ""),
    ({}, "Kh 2c 4c", "9c Kd", "Kh 2c", "pile.match"),
    ({}, "Kh 4c 5d", "9c Kd", "Kh", "pile.match"),
    ({}, "Kh Ks 4c", "9c 3s", "Kh Ks", "pile.three"),
    ({}, "Kh Ks 4c", "9c 2s", "Kh Ks", "pile.wild"),
    ({}, "2h 2d 4c", "9c 2s", "2h 2d", "pile.wild"),
    ({"pile_match": "natural-and-wild"}, "Kh 2c 4c", "9c Kd", "Kh 2c", ""),
    ({"pile_match": "natural-and-wild"}, "Kh 4c 5d", "9c Kd", "Kh", "pile.match"),
    (
        {"pile_match": "natural-and-wild", "pile_on_wild": "frozen"},
        "Kh 2c 4c",
        "2s 9c Kd",
        "Kh 2c",
        "pile.match",
    ),
    ({"pile_on_wild": "frozen"}, "Kh Ks 4c", "2s 9c Kd", "Kh Ks", ""),
    (
        {"pile_on_wild": "twin-wilds", "wild_books": "allowed"},
        "2h 2d 4c",
        "9c 2s",
        "2h 2d",
        "",
    ),
    (
        {"pile_on_wild": "twin-wilds", "wild_books": "allowed"},
        "2h ** 4c",
        "9c 2s",
        "2h **",
        "pile.match",
    ),
)


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize(("options", "hand", "pile", "laid", "refused"), PILE_MATRIX)
def test_who_may_take_which_pile(
    options: dict[str, Any], hand: str, pile: str, laid: str, refused: str, *, opened: bool
) -> None:
    """Not open: the same and the minimum, which only three twos reach alone."""
    by = rules(**options)
    us = "8h 8s 8d" if opened else ""
    play = table(hand=f"{hand} 5h 6h", pile=pile, us=us, by=by)
    short = not refused and not opened and laid in ("Kh Ks", "Kh 2c")
    assert play.take(laid) == ("opening.minimum" if short else refused)
    by = rules(**options, pile_before_opening=False)
    play = table(hand=f"{hand} 5h 6h", pile=pile, us=us, by=by)
    assert play.take(laid) == (refused or ("" if opened else "pile.opened-first"))


def test_in_the_draw_phase_something_can_always_be_drawn() -> None:
    for pile, stock in (("", 60), ("3s", 60), ("2s", 1), ("9c Kd", 60)):
        assert "draw" in table(hand="Kh 4c", pile=pile, stock=stock).may()


def test_seven_of_eight_are_taken_and_the_top_is_one_of_them() -> None:
    play = table(hand="Kh Ks 4c", us="9h 9s 9d", pile="4d 5c 6c 7c 8c Tc Jc Kd")
    assert play.take("Kh Ks") == ""
    assert play.pile == ["4d"]
    assert play.melds()[-1] == "Kh Ks Kd"
    assert len(play.hand()) == 1 + 6


def test_cards_beneath_the_top_open_nothing() -> None:
    play = table(hand="Kh Ks Ah 4c", pile="Ad As Kd")
    assert play.take("Kh Ks") == "opening.minimum"
    assert play.pile == ["Ad", "As", "Kd"]

"""What tables quarrel about and programs got wrong, each as a position and what comes of it."""

from __future__ import annotations

import pickle

import pytest

from handfoot_gui.rules.events import RedThreeLaid
from handfoot_gui.rules.presets import PRESETS
from tests.build import rules, table

SEVEN_KINGS = "Kh Ks Kd Kc Kh Ks Kd"
BOOKS = f"{SEVEN_KINGS}, Qh Qs Qd Qc Qh Qs Qd, 9h 9s 9d 9c 9h 2c 2d, 8h 8s 8d 8c 8h 2s 2h"


def test_black_threes_are_never_melded_and_block_the_pile() -> None:
    play = table(hand="3s 3c 3s 3c 3s 3c Kh 4d", foot=None, us="Kh Ks Kd", pile="9d 3s")
    assert play.take("3s 3c") == "pile.three"
    assert "three of spades" in play.said
    assert play.draw() == ""
    assert play.lay("3s 3c 3s 3c 3s 3c") == "meld.three"


def test_a_pair_short_of_the_opening_is_told_the_numbers_and_aces_make_them_up() -> None:
    play = table(hand="Qh Qs Ah As Ad 4c 5d", pile="9c Qd")
    assert play.take("Qh Qs") == "opening.minimum"
    assert "30 of 50" in play.said
    assert play.take("Qh Qs", "Ah As Ad") == ""


def test_a_red_three_laid_opens_no_team() -> None:
    play = table(hand="4h 4s 4d 9c", red_threes=1, drawn=True)
    assert play.lay("4h 4s 4d") == "opening.minimum"
    assert "15 of 50" in play.said


def test_a_hand_emptied_by_a_meld_picks_up_the_foot_and_goes_nowhere() -> None:
    play = table(hand="Kh Ks Kd", us="9h 9s 9d", drawn=True)
    assert "go_out" not in play.may()
    assert play.lay("Kh Ks Kd") == ""
    assert play.in_foot
    assert play.may() == {"meld", "discard"} or play.may() == {"discard"}
    assert play.state.to_act == 0


def test_in_the_foot_without_books_the_last_cards_are_kept_and_an_act_is_left() -> None:
    play = table(hand="Kh 4c", foot=None, us="Kh Ks Kd Kc", drawn=True)
    assert play.lay("Kh") == "foot.keep-two"
    assert play.may() == {"discard"}
    assert play.discard("4c") == ""


def test_unfinished_melds_are_no_books_for_going_out() -> None:
    for us in ("Kh Ks Kd, 9h 9s 2c", SEVEN_KINGS, f"{SEVEN_KINGS}, Qh Qs Qd Qc Qh Qs Qd"):
        play = table(hand="4c", foot=None, us=us, partner_foot=0, drawn=True)
        assert play.go_out(discard="4c") == "out.books"
        assert play.discard("4c") == "foot.keep-two"


@pytest.mark.parametrize("us", ["Kh Ks Kd", BOOKS])
def test_a_refused_play_changes_nothing_at_all(us: str) -> None:
    """The pile's top, the last card, the stock: all stay where they are."""
    play = table(hand="Qh 9s 4c 2c", foot=None, us=us, pile="5c Qd")
    before = pickle.dumps(play.state)
    for refused in (
        play.take("Qh 2c"),
        play.take("Qh"),
        play.lay("4c"),
        play.discard("4c"),
        play.go_out("4c"),
        play.answer(yes=True, seat=0),
        play.draw(seat=1),
    ):
        assert refused
    assert pickle.dumps(play.state) == before


def test_books_are_paid_by_their_kind() -> None:
    paid = {
        "5h 5s 5d 5c 5h 5s 2c": (30 + 20, 300),
        "5h 5s 5d 5c 5h 5s 5d": (35, 500),
        "2h 2s 2d 2c 2h 2s 2d": (140, 1500),
    }
    for book, (cards, bonus) in paid.items():
        by = rules("pagat", books_to_go_out=(0, 0, 0))
        play = table(hand="4c", foot=None, us=book, partner_foot=0, drawn=True, by=by)
        assert play.go_out(discard="4c") == ""
        assert play.answer(yes=True) == ""
        assert (play.score()["cards"], play.score()["books"]) == (cards, bonus)


def test_a_wild_book_is_not_the_dirty_one() -> None:
    by = rules("pagat", books_to_go_out=(1, 1, 0))
    us = f"{SEVEN_KINGS}, 2h 2s 2d 2c 2h 2s 2d"
    play = table(hand="4c", foot=None, us=us, partner_foot=0, drawn=True, by=by)
    assert play.go_out(discard="4c") == "out.books"


def test_every_way_to_lay_a_wild_keeps_the_limit() -> None:
    hand = "Kh Ks 2c 2d ** 4c 5d 6h"
    play = table(hand=hand, us="Kd Kc Kh 2h", pile="9c Ks", opened=True)
    assert play.take("Kh Ks 2c 2d") == "meld.size"
    assert play.take("Kh Ks 2c") == "meld.size"
    assert play.draw() == ""
    assert play.lay("K: 2c") == "meld.wild-limit"
    assert play.lay("Kh 2c **") == "meld.wild-limit"
    assert play.lay("Kh Ks 2c") == ""  # seven: five naturals, two wilds
    assert play.lay("K: 2d") == "book.closed"


def test_the_bonus_belongs_to_the_team_that_went_out_also_by_melding() -> None:
    play = table(hand="Ah As Ad", foot=None, us=BOOKS, partner_foot=0, drawn=True)
    assert play.go_out("Ah As Ad") == ""
    assert play.answer(yes=True) == ""
    assert play.score(0)["going_out"] == 100
    assert play.score(1)["going_out"] == 0


def test_once_somebody_is_out_nobody_moves_and_every_card_left_counts_once() -> None:
    play = table(hand="4c", foot=None, us=BOOKS, partner="Kh 3s", partner_foot=0, drawn=True)
    assert play.go_out(discard="4c") == ""
    assert play.answer(yes=True) == ""
    assert play.is_over
    for seat in range(4):
        assert play.draw(seat=seat) == "round.over"
        assert play.may(seat) == set()
    assert play.score(0)["left_over"] == -(10 + 5)
    held = sum(
        play.state.rules.points(card)
        for seat in (1, 3)
        for pile in (play.state.seats[seat].hand, *play.state.seats[seat].sealed)
        for card in pile
    )
    assert play.score(1)["left_over"] == -held


def test_red_threes_in_a_foot_count_against_its_owner_until_it_is_opened() -> None:
    play = table(hand="4c", foot="3h 3d Kh Ks", us="9h 9s 9d", stock=2, pile="8c")
    assert play.draw() == ""
    assert play.discard("4c") == ""
    assert play.score()["red_threes"] == 0
    assert play.score()["left_over"] <= -200
    play = table(hand="Kh Ks Kd", foot="3h 3d Qh Qs", us="9h 9s 9d", drawn=True)
    assert play.lay("Kh Ks Kd") == ""
    laid = [event for event in play.events if isinstance(event, RedThreeLaid)]
    assert [event.replaced for event in laid] == [True, True]
    assert len(play.hand()) == 4


def test_one_foot_card_without_books_always_leaves_an_act() -> None:
    play = table(hand="4c", foot=None, us="9h 9s 9d")
    assert play.draw() == ""
    assert "discard" in play.may()
    play = table(hand="4c", foot=None, us="9h 9s 9d", stock=0, pile="3s")
    assert play.draw() == ""
    assert play.is_over


@pytest.mark.parametrize(
    ("preset", "laid", "held"),
    [("game-night", 100, -100), ("good-sam", 0, -500), ("bicycle", 0, -5)],
)
def test_what_a_red_three_is_worth_is_the_tables_own(preset: str, laid: int, held: int) -> None:
    by = rules(preset)
    play = table(hand="4c 5d", foot="3h Kh", us="9h 9s 9d", stock=2, pile="8c", by=by)
    assert by.red_three == (laid, -held)
    if by.red_three_play == "lay":
        assert play.draw() == ""
        assert play.discard("4c") == ""
        red = [c for pile in play.state.seats[0].sealed for c in pile if c.is_red_three]
        assert len(red) == 1
        rest = sum(
            by.points(c)
            for seat in (0, 2)
            for pile in (play.state.seats[seat].hand, *play.state.seats[seat].sealed)
            for c in pile
        )
        assert play.score()["left_over"] == held - rest


def test_the_foot_is_played_at_once_after_a_meld_and_next_turn_after_a_discard() -> None:
    play = table(hand="Kh Ks Kd", us="9h 9s 9d", foot="9c 9d 4c 5d", drawn=True)
    assert play.lay("Kh Ks Kd") == ""
    assert play.lay("9c 9d") == ""
    play = table(hand="Kh", us="9h 9s 9d", foot="9c 9d 4c 5d", drawn=True)
    assert play.discard("Kh") == ""
    assert not play.in_foot


WILD_LIMITS = {
    # most wilds that lie with 2, 3, 4 and 5 naturals in melds of at most seven cards
    "two-to-one": (1, 1, 2, 2),
    "more-naturals": (1, 2, 3, 2),
    "four-naturals": (1, 1, 3, 2),
    "no-more-than-naturals": (2, 3, 3, 2),
}


@pytest.mark.parametrize("limit", WILD_LIMITS)
@pytest.mark.parametrize("naturals", [2, 3, 4, 5])
def test_each_wild_limit(limit: str, naturals: int) -> None:
    kings, wilds = ["Kh", "Ks", "Kd", "Kc", "Kh"][:naturals], ["2h", "2s", "2d", "2c", "2h"]
    most = WILD_LIMITS[limit][naturals - 2]
    by = rules(wild_limit=limit)
    for count in range(1, 8 - naturals):
        meld = " ".join([*kings, *wilds[:count]])
        play = table(hand=f"{meld} 4c 5d 6h", us="9h 9s 9d", drawn=True, by=by)
        expected = "" if count <= most else "meld.wild-limit"
        if naturals + count >= 3:
            assert play.lay(meld) == expected, meld


def test_nobody_goes_out_without_having_played_the_foot() -> None:
    play = table(hand="4c", us=BOOKS, partner_foot=0, drawn=True)
    assert play.go_out(discard="4c") == "out.foot"


def test_a_no_is_binding_for_the_turn_and_a_card_is_kept() -> None:
    play = table(hand="4c 4d", foot=None, us=f"{BOOKS}, 4h 4s 4c", partner_foot=0, drawn=True)
    assert play.go_out("4d", discard="4c") == ""
    assert play.answer(yes=False) == ""
    assert play.go_out("4d", discard="4c") == "out.permission"
    assert play.lay("4d") == "foot.keep-two"
    assert play.discard("4d") == ""
    assert play.hand() == ["4c"]


def test_the_opening_ladder_is_the_tables_own() -> None:
    for preset, ladder in (("game-night", (50, 90, 120, 150, 150)), ("good-sam", (90, 120, 150))):
        for number, minimum in enumerate(ladder, start=1):
            assert PRESETS[preset].opening_minimum(number) == minimum
    play = table(hand="Ah As Ad 4c 5d", round=2, drawn=True)
    assert play.lay("Ah As Ad") == "opening.minimum"
    assert "60 of 90" in play.said


def test_the_last_card_is_melded_or_discarded_as_the_table_plays() -> None:
    for last_card, refused in (("either", ""), ("discard", "out.discard")):
        by = rules(last_card=last_card)
        play = table(hand="Ah As Ad", foot=None, us=BOOKS, partner_foot=0, drawn=True, by=by)
        assert play.go_out("Ah As Ad") == refused


@pytest.mark.parametrize("preset", PRESETS)
def test_the_books_asked_for_are_those_of_the_rules(preset: str) -> None:
    by = rules(preset)
    clean, dirty, wild = by.books_to_go_out
    sevens = ["Kh Ks Kd Kc Kh Ks Kd", "Qh Qs Qd Qc Qh Qs Qd"][:clean]
    mixed = ["9h 9s 9d 9c 9h 9s 2c", "8h 8s 8d 8c 8h 8s 2s"][:dirty]
    wilds = ["** ** ** ** ** ** **"][:wild]
    books = [*sevens, *mixed, *wilds]
    for left_out in (None, *range(len(books))):
        us = ", ".join(book for index, book in enumerate(books) if index != left_out)
        play = table(hand="4c", foot=None, us=us, partner_foot=0, drawn=True, by=by)
        assert play.go_out(discard="4c") == ("" if left_out is None else "out.books")


def test_where_the_stock_ends_the_round_nobody_has_the_bonus() -> None:
    play = table(hand="4c 5d", foot=None, us=BOOKS, stock=1, pile="8c")
    assert play.draw() == ""
    assert play.discard("4c") == ""
    assert play.score(0)["going_out"] == play.score(1)["going_out"] == 0


def test_an_unfinished_meld_costs_nothing() -> None:
    play = table(hand="4c 5d", us="7h 7s 7d, 9h 9s 9d", foot="Kh Ks", stock=1, pile="8c")
    assert play.draw() == ""
    assert play.discard("4c") == ""
    assert play.score()["cards"] == 15 + 30
    assert play.score()["books"] == 0

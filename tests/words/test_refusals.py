"""A refusal names the rule and the numbers, in words a person would use."""

from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.rules.actions import Action, Discard, Draw, GoOut, LayDown, Part, TakePile
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.refusals import REFUSAL_IDS, Refusal
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.people import Company
from handfoot_gui.words.refusals import Said, refuse
from tests.ui.situations import IN_FOOT, Table

COMPANY = Company(("You", "Walter", "Nora", "Edith"), 0, 2)
BOOKS = (
    "4:4s,4h,4d,4c,4s,4h,4d 5:5s,5h,5d,5c,5s,5h,5d 6:6s,6h,6d,6c,6s,2h,2d 7:7s,7h,7d,7c,7s,2h,2d"
)


def said(view: PlayerView, action: Action) -> Said:
    refusal = check(view, action)
    assert refusal is not None
    return refuse(refusal, view, COMPANY)


def lay(table: Table, rank: Rank, cards: str) -> LayDown:
    return LayDown((Part(rank, table.pick(cards)),))


@pytest.mark.parametrize("rule", REFUSAL_IDS)
def test_every_refusal_has_a_sentence(rule: str) -> None:
    view = Table(hand="9s").view
    assert refuse(Refusal(rule), view, COMPANY).headline.endswith(".")
    assert refuse(Refusal(rule), view).headline.endswith(".")


def test_opening_names_the_cards_and_the_numbers() -> None:
    table = Table(hand="As Ah Ad ** 4c", round_number=3)
    told = said(table.view, lay(table, Rank.ACE, "As Ah Ad **"))
    assert told.headline == "Opening needs 120. Three aces and the joker are 110."
    assert told.numbers == "110 of 120"
    assert told.cards == "Three aces and a joker"


def test_opening_with_the_pile_counts_its_top() -> None:
    table = Table(hand="Qs Qh 4c 5c", pile="Qd", phase=Phase.DRAW)
    told = said(table.view, TakePile((Part(Rank.QUEEN, table.pick("Qs Qh")),)))
    assert told.headline == "Opening needs 50. This is 30."
    assert told.numbers == "30 of 50"


def test_the_order_of_a_turn() -> None:
    table = Table(hand="Qs Qh 4c")
    assert (
        said(table.view, Draw()).headline == "This turn’s draw is done. Lay cards, or discard one."
    )
    before = replace(table.view, phase=Phase.DRAW)
    told = said(before, Discard(table.hand[0]))
    assert told.headline == "Draw first: two cards from the stock, or the pile."
    assert said(replace(before, to_act=3), Draw()).headline == "It is Edith’s turn."


def test_the_pile() -> None:
    def take(pile: str, preset: str = "game-night") -> str:
        table = Table(hand="Qs 4c", pile=pile, phase=Phase.DRAW, rules=PRESETS[preset])
        return said(table.view, TakePile(())).headline

    assert take("Qd") == "Taking this pile needs two queens from the hand."
    assert take("") == "The discard pile is empty."
    assert take("3c") == "The three of clubs on top blocks the pile: threes are never melded."
    assert take("**") == "The joker on top is wild and blocks the pile."
    twins = "Taking this pile needs two jokers from the hand: a wild top asks for its twins."
    assert take("**", "pagat") == twins


def test_wild_limit_says_what_would_lie_there() -> None:
    table = Table(hand="Ks Kh 2c **", opened=True)
    told = said(table.view, lay(table, Rank.KING, "Ks Kh 2c **"))
    assert told.headline == (
        "Each wild card needs two natural cards. "
        "The kings would hold two wild cards, and one is the most here."
    )


def test_melds() -> None:
    table = Table(hand="Ks Kh 9c 3s 3c 3s 2c", melds="K:Ks,Kh,Kd,Kc,Ks,Kh", opened=True)
    view = table.view
    assert said(view, lay(table, Rank.NINE, "9c")).headline == (
        "A meld starts with three cards. This is one card."
    )
    assert said(view, lay(table, Rank.KING, "Ks Kh")).headline == (
        "A meld holds seven cards. The kings would be eight."
    )
    assert said(view, lay(table, Rank.KING, "9c")).headline == (
        "A meld of kings holds kings and wild cards, not a nine."
    )
    to_kings = LayDown((Part(Rank.NINE, table.pick("9c"), 0),))
    assert said(view, to_kings).headline == (
        "The meld that was named holds kings: the cards are meant for another one."
    )
    assert said(view, lay(table, Rank.THREE, "3s 3c 3s")).headline == (
        "Threes are never melded. A black three can only be discarded."
    )


def test_a_finished_book() -> None:
    table = Table(hand="4s 9s", melds="4:4s,4h,4d,4c,4s,4h,4d")
    assert said(table.view, lay(table, Rank.FOUR, "4s")).headline == (
        "The book of fours is finished: a new meld of them starts with three cards."
    )


def test_going_out_names_what_is_missing() -> None:
    table = Table(hand="Ks", melds="4:4s,4h,4d,4c,4s,4h,4d", foot=True)
    told = said(table.view, GoOut((), table.hand[0]))
    assert told.headline == "Going out needs two clean books. The team has one."
    assert told.numbers == "1 of 2"
    assert said(table.view, Discard(table.hand[0])).headline == (
        "The last card of the foot is discarded only to go out. "
        "Still missing for going out: one clean book and two dirty books."
    )


def test_going_out_waits_for_the_partner() -> None:
    waits = Table(hand="Ks", melds=BOOKS, foot=True)
    told = said(waits.view, GoOut((), waits.hand[0]))
    assert told.headline == "Going out waits for Nora, whose foot is still sealed."
    asked = Table(hand="Ks", melds=BOOKS, foot=True, partner=IN_FOOT)
    told = said(replace(asked.view, permission_refused=True), GoOut((), asked.hand[0]))
    assert told.headline == "Nora said no. There is one question a turn."
    told = said(asked.view, Discard(asked.hand[0]))
    assert told.headline == "This would empty the foot: say that it goes out, and ask first."


def test_keep_two() -> None:
    table = Table(hand="4s 4h 9c", melds="4:4s,4h,4d", foot=True)
    told = said(table.view, lay(table, Rank.FOUR, "4s 4h"))
    assert told.numbers == "1 of 2"
    assert told.headline.startswith("In the foot two cards stay: one to discard, one to keep.")

"""Cards, events, status, captions and scores in words."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import (
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    PermissionAsked,
    PileTaken,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.melds import Books, Meld
from handfoot_gui.rules.notation import parse_card
from handfoot_gui.rules.phases import Ended, Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.scoring import TeamScore
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.words.captions import lay_button, meter, over_meld, selection
from handfoot_gui.words.cards import card_caption, some_cards
from handfoot_gui.words.events import line
from handfoot_gui.words.moves import last_move, last_turn
from handfoot_gui.words.numbers import number, signed
from handfoot_gui.words.people import Company, company, default_names
from handfoot_gui.words.scores import match_summary, round_summary
from handfoot_gui.words.status import status, still_to_do
from handfoot_gui.words.table import going_out, sealed_labels, staged, taking
from tests.ui.situations import IN_FOOT, Table

RULES = RuleSet()
YOU = Company(("Ann", "Walter", "Nora", "Edith"), 0, 2)
NAMED = Company(("Ann", "Walter", "Nora", "Edith"), None, 2)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(n, *parse_card(word)) for n, word in enumerate(text.split()))


def meld(rank: Rank, text: str) -> Meld:
    return Meld(rank, cards(text))


def test_cards() -> None:
    assert card_caption(Card(0, Rank.TEN, Suit.CLUBS), RULES) == "ten of clubs · 10 points"
    assert (
        some_cards(cards("As ** Ah Kd Ad 2c 8s"))
        == "three aces, a king, an eight, a two and a joker"
    )


def test_numbers() -> None:
    assert (number(12345), number(-115), signed(200)) == ("12,345", "−115", "+200")


def test_who_is_who() -> None:
    assert (YOU.team_title(0), YOU.team_title(1)) == ("Us", "Them")
    assert (YOU.team_names(0), YOU.team_names(1)) == ("you and Nora", "Walter and Edith")
    assert (NAMED.team_title(0), NAMED.team_title(1)) == ("Ann and Nora", "Walter and Edith")
    assert [YOU.relation(s) for s in range(4)] == ["", "opponent", "partner", "opponent"]
    alone = Company(("Ann", "Walter"), 0, 2)
    assert (alone.team_title(0), alone.team_title(1), alone.relation(1)) == ("You", "Walter", "")
    assert default_names(4) == ("You", "Walter", "Nora", "Edith")
    assert company(("Ann", "", "Nora", " "), you=0, teams=2).names == (
        "Ann",
        "Walter",
        "Nora",
        "Edith",
    )


def test_drawing_is_told_in_cards_to_the_drawer_and_in_numbers_to_others() -> None:
    own = CardsDrawn(0, cards("Tc **"), 2)
    assert line(own, YOU) == "You drew the ten of clubs and the joker."
    assert line(CardsDrawn(1, (), 2), YOU) == "Walter drew two cards."
    assert line(CardsDrawn(1, (), 1), YOU) == "Walter drew one card."
    assert line(CardsDrawn(0, (), 0), NAMED) == "Ann drew nothing: the stock is empty."


def test_laying_says_where_a_wild_card_went() -> None:
    assert line(CardsLaid(1, 1, 0, Rank.EIGHT, cards("8s 8h 8d"), is_new=True), YOU) == (
        "Walter laid three eights."
    )
    assert line(CardsLaid(0, 0, 0, Rank.QUEEN, cards("2s"), is_new=False), YOU) == (
        "You added a two to the queens."
    )


def test_the_question_is_told_from_both_sides() -> None:
    asked = PermissionAsked(2, 0)
    assert line(asked, YOU) == "Nora asked you: may I go out?"
    assert line(PermissionAsked(0, 2), YOU) == "You asked Nora: may I go out?"
    assert line(asked, NAMED) == "Nora asked Ann: may I go out?"


def test_the_last_move_is_one_sentence() -> None:
    queen = cards("Qd")[0]
    eights = CardsLaid(1, 1, 0, Rank.EIGHT, cards("8s 8h 8d"), is_new=True)
    turn = (TurnBegan(1), CardsDrawn(1, (), 2), eights, CardDiscarded(1, queen), TurnBegan(2))
    assert last_move(last_turn(turn), YOU) == (
        "Walter laid three eights and discarded the queen of diamonds."
    )
    kings = CardsLaid(3, 1, 1, Rank.KING, cards("Ks Kh Kd Kc Ks"), is_new=True)
    took = (TurnBegan(3), PileTaken(3, queen, (), 6), kings)
    assert last_move(last_turn((*turn, *took)), YOU) == (
        "Edith took the pile, seven cards, and laid five kings."
    )
    out = (TurnBegan(0), CardsDrawn(0, (), 2), replace(kings, seat=0), WentOut(0))
    assert last_move(last_turn(out), YOU) == "You laid five kings and went out."
    assert last_move(last_turn((TurnBegan(0),)), YOU) == ""


def test_the_status_says_what_the_game_waits_for() -> None:
    view = Table(hand="9s 9h", pile="Qd", phase=Phase.DRAW).view
    now = status(view, YOU)
    assert (now.lead, now.text) == ("Your turn", "Draw two, or take the pile (needs two queens).")
    assert status(view, YOU, {"draw", "take_pile"}).text == (
        "Draw two, or take the pile with your queens."
    )
    assert status(replace(view, to_act=3, turn_seat=3), YOU).spoken == (
        "Edith’s turn. Drawing two, or taking the pile."
    )
    playing = Table(hand="9s 9h", opened=True).view
    assert status(playing, YOU).text == "Lay cards, or discard one."
    assert status(Table(hand="9s").view, YOU).text == "Open with 50 or more, or discard one."


def test_the_question_waits_for_both_sides() -> None:
    asked = replace(Table(hand="9s").view, phase=Phase.ANSWER, turn_seat=2, to_act=0)
    assert status(asked, YOU).spoken == "Nora asks you. May I go out?"
    asking = replace(asked, turn_seat=0, to_act=2)
    assert status(asking, YOU).spoken == "You asked. May you go out? Nora answers."


def test_still_to_do() -> None:
    seven = "4s,4h,4d,4c,4s,4h,4d"
    one = Table(melds=f"4:{seven} 5:5s,5h,5d,5c,5s,2h,2d 6:6s,6h,6d,6c,6s,2h,2d", foot=True).view
    assert still_to_do(one, YOU) == ("One clean book, then Nora must play the foot.",)
    seated = replace(one, seats=(one.seats[0], one.seats[1], IN_FOOT, one.seats[3]))
    assert still_to_do(seated, YOU) == ("One clean book.",)
    free = replace(seated, rules=RuleSet(books_to_go_out=(1, 1, 0)))
    assert still_to_do(free, YOU) == ("Nothing: ask Nora, and go out.",)


def test_of_somebody_who_is_watched_nothing_is_called_yours() -> None:
    view = Table(hand="9s 9h", opened=True).view
    assert "Your foot is still sealed." in still_to_do(view, YOU)
    assert "Ann’s foot is still sealed." in still_to_do(view, NAMED)
    free = RuleSet(books_to_go_out=(0, 0, 0), partner_in_foot="no")
    done = replace(Table(hand="9s 9h", opened=True, foot=True).view, rules=free)
    assert still_to_do(done, YOU) == ("Nothing: ask Nora, and go out.",)
    assert still_to_do(done, NAMED) == ("Nothing: Ann may ask Nora, and go out.",)
    alone = replace(done, rules=replace(done.rules, permission=False))
    assert still_to_do(alone, YOU) == ("Nothing: you may go out.",)
    assert still_to_do(alone, NAMED) == ("Nothing: Ann may go out.",)
    assert sealed_labels(view)[0].startswith("your foot")
    assert sealed_labels(view, is_yours=False)[0].startswith("foot")


def test_captions_say_the_consequence() -> None:
    five, wild = "Qs Qh Qd Qc Qs", "Qs Qh Qd Qc Qs 2c"
    before = meld(Rank.QUEEN, five)
    assert over_meld(before, meld(Rank.QUEEN, wild), RULES) == "Queens: 6 of 7, and dirty for good"
    assert over_meld(before, meld(Rank.QUEEN, f"{five} Qh"), RULES) == "Queens: 6 of 7"
    book = meld(Rank.QUEEN, f"{five} Qh Qd")
    assert over_meld(before, book, RULES) == "Queens: a clean book · 500 points"
    assert over_meld(None, meld(Rank.KING, "Ks Kh Kd"), RULES) == "Kings: a new meld, 30 points"
    kings = cards("Ks Kh Kd")
    assert selection(kings, RULES, starts=Rank.KING) == (
        "Three kings chosen: lay them as a new meld, 30 points."
    )
    assert lay_button(kings) == "Lay down 3 kings"


def test_the_opening_meter() -> None:
    shown = meter(60, 90)
    assert (shown.short, shown.of, shown.note) == ("60 of 90", "of 90 needed", "30 more to open.")


def _score(**values: int) -> TeamScore:
    blank = TeamScore(0, 0, 0, 0, 0, 0, 0, 0, Books(2, 2, 0), 2)
    return replace(blank, **values)  # type: ignore[arg-type]


def test_what_is_staged_is_told_without_the_names_of_keys() -> None:
    """Those stand on the buttons, and the player may have changed them."""
    view = Table(hand="4s 4h 4d 8s", phase=Phase.DRAW, pile="4c").view
    fours = view.hand[:3]
    told = [going_out(0), *(staged(fours, RULES, minimum=need) for need in (None, 15, 50))]
    told += [taking(view, fours, minimum=need) for need in (None, 15, 50)]
    words = {word.strip(".,:") for text in told for word in text.split()}
    assert not words & {"Enter", "Esc", "Escape", "Space"}


def test_the_round_in_lines() -> None:
    ours = _score(
        cards=395,
        clean_books=1000,
        dirty_books=600,
        red_threes=200,
        going_out=100,
        left_in_feet=-60,
    )
    theirs = _score(cards=1510, left_in_hand=-115, left_in_feet=-95)
    summary = round_summary(
        RoundResult(Ended.WENT_OUT, 0, (ours, theirs)),
        YOU,
        RULES,
        round_number=2,
        match_scores=(3480, 2280),
        stock_left=41,
        is_last=False,
    )
    assert summary.over == "Round 2 of 4"
    assert summary.headline == "You went out: 2,235 to 1,300"
    assert summary.note == "The stock had 41 cards left. Opening next round: 120."
    assert summary.columns == ("Us", "Them")
    assert [x.label for x in summary.lines] == [
        "Cards laid down",
        "Clean books, 500 each",
        "Dirty books, 300 each",
        "Red threes, 100 each",
        "Going out",
        "Cards left in hand",
        "Cards left in the feet",
    ]
    clean, in_hand = summary.lines[1], summary.lines[5]
    assert (clean.cells[0].count, clean.cells[0].points) == ("2", "1,000")
    assert [c.points for c in in_hand.cells] == ["–", "−115"]
    totals = [(x.label, *(c.points for c in x.cells)) for x in summary.totals]
    assert totals == [
        ("This round", "2,235", "1,300"),
        ("Before", "1,245", "980"),
        ("Match so far", "3,480", "2,280"),
    ]


def test_the_match_in_lines() -> None:
    won = match_summary(((2235, 1300), (1000, 1100)), YOU, RULES)
    assert won.headline == "You and Nora win the match: 3,235 to 2,400"
    assert won.note == "2 rounds played."
    assert [c.points for c in won.total.cells] == ["3,235", "2,400"]
    assert match_summary(((5, 5),), YOU, RULES).headline == "The match is shared at 5"
    assert match_summary(((5, 9),), YOU, RULES).headline == (
        "Walter and Edith win the match: 9 to 5"
    )

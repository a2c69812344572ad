"""Events have sounds; a turn and a question are heard by whom they concern."""

from __future__ import annotations

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import (
    BookCompleted,
    CardsLaid,
    PermissionAsked,
    RoundBegan,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.ui.table.sounds import CUES, QUESTION, TURN, cue_of, cues_of

KING = Card(1, Rank.KING, Suit.SPADES)
LAID = CardsLaid(0, 0, 0, Rank.KING, (KING,), is_new=False)


def test_a_turn_and_a_question_sound_for_one_seat() -> None:
    assert cue_of(TurnBegan(2), 2) == TURN
    assert cue_of(TurnBegan(2), 0) is None
    assert cue_of(PermissionAsked(0, 2), 2) == QUESTION
    assert cue_of(PermissionAsked(0, 2), 0) is None


def test_each_kind_of_book_has_its_own_sound_instead_of_the_last_card_s() -> None:
    for kind in MeldKind:
        book = BookCompleted(0, 0, 0, Rank.KING, kind)
        assert cues_of((LAID, LAID, book), 0) == (kind.value,)
        assert kind.value in CUES


def test_each_cue_of_a_step_sounds_once() -> None:
    assert cues_of((LAID, LAID, WentOut(0)), 0) == ("lay", "out")
    assert cues_of((RoundBegan(0, None), TurnBegan(0)), 0) == ("shuffle",)

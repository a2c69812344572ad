"""What skilled players open with where naturals alone would do: few wilds stay in the hand."""

from __future__ import annotations

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.weights import load_weights
from handfoot_gui.rules.actions import LayDown
from handfoot_gui.rules.cards import Rank
from tests.players.positions import seen

FEW = "XW99AAA46JQ"
MANY = "XWWW99AAA46"


def laid(hand: str, opened: str) -> set[Rank]:
    view = seen(hand=hand, opened=opened, pile="5 6 7 8 T", counts=(11, 11, 11, 11))
    action = Computer(0, LEVELS["skilled"], load_weights("skilled")).decide(view)
    assert isinstance(action, LayDown)
    return {Rank(part.rank) for part in action.lay}


def test_no_rank_is_begun_dirty_to_open_where_aces_do() -> None:
    assert laid(FEW, "theirs") == {Rank.ACE}


def test_once_opened_the_same_hand_begins_a_rank_dirty() -> None:
    assert laid(FEW, "ours theirs") == {Rank.ACE, Rank.NINE}


def test_with_wilds_in_plenty_it_opens_with_one_as_well() -> None:
    assert laid(MANY, "theirs") == {Rank.ACE, Rank.NINE}

"""When skilled players begin a rank with wilds: hardly to open, else where clean books are near."""

from __future__ import annotations

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.weights import load_weights
from handfoot_gui.rules.actions import LayDown
from handfoot_gui.rules.cards import Rank
from tests.players.positions import seen

TENS = "45689TTWWW"
TENS_ONE_WILD = "45689JTTW"
TWO_CLEAN_IN_SIGHT = "K:7 Q:5"
ONE_CLEAN_IN_SIGHT = "K:7 Q:4+W"


def laid(hand: str, opened: str, ours: str = "") -> set[Rank]:
    """The ranks that are laid down; none where the turn is a discard only."""
    view = seen(hand=hand, opened=opened, ours=ours, pile="5 6 7 8 T", counts=(11, 11, 11, 11))
    action = Computer(0, LEVELS["skilled"], load_weights("skilled")).decide(view)
    return {Rank(part.rank) for part in action.lay} if isinstance(action, LayDown) else set()


def test_nobody_opens_with_a_rank_begun_dirty_that_can_wait() -> None:
    assert laid("688899AATWWW", "theirs") == set()


def test_naturals_open_alone_where_they_do() -> None:
    assert laid("XW99AAA46JQ", "theirs") == {Rank.ACE}


def test_with_the_clean_books_in_sight_wilds_in_plenty_begin_a_rank() -> None:
    assert laid(TENS, "ours theirs", TWO_CLEAN_IN_SIGHT) == {Rank.TEN}


def test_with_a_clean_book_short_they_do_not() -> None:
    assert laid(TENS, "ours theirs", ONE_CLEAN_IN_SIGHT) == set()


def test_nor_does_the_only_wild() -> None:
    assert laid(TENS_ONE_WILD, "ours theirs", TWO_CLEAN_IN_SIGHT) == set()


def test_a_pair_waits_for_its_third_where_wilds_could_begin_it_any_time() -> None:
    assert laid("689QTTWWX", "ours theirs", "K:3 Q:5") == {Rank.QUEEN}

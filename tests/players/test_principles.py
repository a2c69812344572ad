"""Principles of play as positions: one sensible act each, measured to be worth its points."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, TakePile
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import CardDiscarded
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.redeal import Redeal
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.rules.worlds import world_of
from tests.players import positions
from tests.players.positions import RANKS

BOOKS_MADE = "A:7 7:7 6:5+WW 5:5+WW"


VARIANTS = 20


@dataclass(slots=True)
class Asked:
    """Who is asked, and about which variant of each position."""

    level: str = "club"
    variant: int = 0


ASKED = Asked()


@pytest.fixture(autouse=True, params=["club", "skilled", "expert"])
def level(request: pytest.FixtureRequest) -> str:
    ASKED.level = request.param
    return ASKED.level


@pytest.fixture(autouse=True, params=range(VARIANTS))
def variant(request: pytest.FixtureRequest) -> int:
    ASKED.variant = request.param
    return ASKED.variant


def seen(**position: Any) -> PlayerView:
    """The position in the variant that is asked about."""
    return positions.seen(**position, variant=ASKED.variant)


def act(view: PlayerView) -> Action:
    return make_player(ASKED.level, 1).decide(view) or Draw()


def laid(action: Action) -> Counter[Rank]:
    assert isinstance(action, LayDown | TakePile | GoOut), action
    return Counter(card.rank for part in action.lay for card in part.cards)


def ranks(letters: str) -> Counter[Rank]:
    return Counter(RANKS[letter] for letter in letters if letter != " ")


def thrown(view: PlayerView) -> Card:
    """What is discarded, after whatever is laid down before it."""
    action = act(view)
    if isinstance(action, LayDown):
        used = {card for part in action.lay for card in part.cards}
        left = [card for card in view.hand if card not in used]
        assert len(left) == 1, "play on from a view of the rules' making"
        return left[0]
    assert isinstance(action, Discard), action
    return action.card


def wilds_by_rank(action: Action) -> Counter[Rank]:
    """On which ranks a lay-down puts its wilds."""
    assert isinstance(action, LayDown), action
    return Counter(part.rank for part in action.lay for card in part.cards if is_wild(card))


def test_1_a_fat_pile_is_taken() -> None:
    view = seen(hand="99K75JA6", ours="K:3 8:4", pile="A788KKQ9", phase="draw")
    assert isinstance(act(view), TakePile)


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_2_size_decides_about_the_pile(size: int) -> None:
    pile = "A78KKQ"[: size - 1] + "9"
    view = seen(hand="99K75JA6", ours="K:3 8:4", pile=pile, phase="draw")
    assert isinstance(act(view), TakePile)


def test_3_opening_counts_the_top_of_the_pile() -> None:
    view = seen(hand="KK88X65J4TA", opened="theirs", pile="57TJ4QK", phase="draw", round_number=1)
    action = act(view)
    assert isinstance(action, TakePile)
    assert laid(action)[Rank.KING] == 2


def test_5_a_known_pair_is_never_fed() -> None:
    view = seen(hand="Q9JJ66AA", theirs="4:3 8:3", next_took="QQ8", pile="5674T5T")
    assert thrown(view).rank is not Rank.QUEEN


def test_6_the_last_cards_go_down_to_get_into_the_foot() -> None:
    view = seen(hand="KW9", ours="K:4 8:4+W")
    assert laid(act(view)) == ranks("KW")
    assert thrown(view).rank is Rank.NINE


def test_7_dirtying_a_young_meld_is_worth_the_foot() -> None:
    view = seen(hand="KWA", ours="K:3 8:4")
    assert laid(act(view)) == ranks("KW")
    assert thrown(view).rank is Rank.ACE


def test_9_six_clean_cards_stay_clean_where_nothing_is_gained() -> None:
    view = seen(hand="W9JJ6A", ours="K:6 8:4+W")
    action = act(view)
    assert isinstance(action, Discard) or Rank.KING not in wilds_by_rank(action)


def test_10_going_out_is_done_when_it_is_allowed_and_they_are_loaded() -> None:
    view = seen(hand="K9", ours=f"K:4 {BOOKS_MADE}", feet="picked")
    action = act(view)
    assert isinstance(action, GoOut)
    assert laid(action) == ranks("K")
    assert action.discard is not None


def test_12_in_the_last_round_going_out_is_no_use_to_a_loser() -> None:
    ours = f"K:4 {BOOKS_MADE}"
    behind = seen(hand="K9Q", ours=ours, feet="picked", round_number=4, scores=(5000, 8400))
    assert not isinstance(act(behind), GoOut)
    hand = seen(hand="K9", ours=ours, feet="picked", round_number=4, scores=(5000, 3400))
    assert isinstance(act(hand), GoOut)


def test_15_a_spare_clean_meld_becomes_the_missing_dirty_book() -> None:
    view = seen(hand="WW94J", ours="8:5 A:7 K:7 7:7 6:5+WW")
    assert wilds_by_rank(act(view)) == {Rank.EIGHT: 2}


def test_17_a_wild_blocks_a_rich_pile_that_nothing_else_saves() -> None:
    view = seen(hand="WQ9J", theirs="4:3 7:3 8:3", next_took="QQ99JJ8", pile="56745TTA")
    assert is_wild(thrown(view))


def test_19_on_the_last_turn_everything_goes_down() -> None:
    view = seen(hand="KW9A", ours="K:4 8:4", stock=3, long_round=True)
    assert len(world_of(view, 1).stock) == 3
    assert len(Redeal(view).table(random.Random(1)).stock) == 3
    assert laid(act(view)) == ranks("KW")


def test_21_one_walks_into_the_foot_with_a_useless_last_card() -> None:
    view = seen(hand="K8B", ours="K:4 8:3")
    assert laid(act(view)) == ranks("K8")
    assert thrown(view).is_black_three


def test_18_the_joker_goes_down_before_the_two_when_the_end_is_near() -> None:
    view = seen(hand="WX94", ours="8:4+W", theirs=f"8:3 {BOOKS_MADE}", feet="13", stock=40)
    action = act(view)
    assert isinstance(action, LayDown)
    assert laid(action)[Rank.JOKER] == 1


# --- what people complained about ---------------------------------------------------------------


@pytest.mark.parametrize("other", ["8:4+W", "6:3", "9:5 J:3"])
def test_a3_no_wild_goes_on_six_clean_cards_while_another_meld_takes_it(other: str) -> None:
    action = act(seen(hand="W9TJ6A", ours=f"K:6 {other}"))
    assert isinstance(action, Discard) or Rank.KING not in wilds_by_rank(action)


def test_a6_an_opening_combines_melds() -> None:
    view = seen(hand="AAA888KKK56", opened="theirs", round_number=3)
    action = act(view)
    assert isinstance(action, LayDown)
    assert laid(action) == ranks("AAA888KKK")


def test_a6_at_150_as_well() -> None:
    view = seen(hand="AAAXKKKW889", opened="theirs", round_number=4)
    assert isinstance(act(view), LayDown)


def test_a7_an_opening_uses_more_than_three_of_a_rank() -> None:
    view = seen(hand="KKKKKKKAAA5", opened="theirs", round_number=3)
    action = act(view)
    assert laid(action) == ranks("KKKKKKKAAA")


def test_a9_a_pile_of_red_threes_that_cost_500_is_declined() -> None:
    def with_threes(count: int) -> PlayerView:
        view = seen(
            hand="99K75JA6",
            ours="K:3 8:4",
            pile="A78QT9"[count:],
            phase="draw",
            rules=replace(PRESETS["good-sam"], decks=5),
        )
        threes = tuple(
            CardDiscarded(3, Card(1000 + number, Rank.THREE, Suit.HEARTS))
            for number in range(count)
        )
        return replace(
            view, history=threes + view.history, discard_count=view.discard_count + count
        )

    assert isinstance(act(with_threes(3)), Draw)
    assert isinstance(act(with_threes(1)), TakePile)


def test_a10_a_pair_is_not_broken_for_nothing() -> None:
    view = seen(hand="QQ59K", ours="4:3", theirs="4:3", pile="5")
    assert thrown(view).rank is not Rank.QUEEN


def test_a11_a_card_that_fits_an_own_meld_is_laid_not_thrown() -> None:
    view = seen(hand="K9T57J", ours="K:3")
    assert laid(act(view))[Rank.KING] == 1


@pytest.mark.parametrize("hand", ["WX", "WXB", "WB4", "XW9", "WWWK"])
def test_no_wild_is_thrown_while_anything_else_will_do(hand: str) -> None:
    view = seen(hand=hand, ours="8:3 Q:3", feet="0")
    action = act(view)
    if isinstance(action, Discard) and len(set(hand) - {"W", "X"}):
        assert not is_wild(action.card)


def test_a_no_is_obeyed() -> None:
    view = seen(hand="K9", ours=f"K:4 {BOOKS_MADE}", feet="picked", asked=True)
    action = act(view)
    assert isinstance(action, Discard)


def test_two_foot_cards_are_kept() -> None:
    action = act(seen(hand="K8Q", ours="K:4 8:3 Q:4", feet="0"))
    assert isinstance(action, LayDown)
    assert laid(action).total() == 1


def test_permission_is_given_with_a_light_hand() -> None:
    view = seen(hand="945K", ours=f"K:4 {BOOKS_MADE}", feet="picked", phase="answer")
    assert act(view) == Answer(yes=True)
    loaded = seen(hand="AAAKKK49", ours=f"K:4 {BOOKS_MADE}", feet="picked", phase="answer")
    assert act(loaded) == Answer(yes=False)

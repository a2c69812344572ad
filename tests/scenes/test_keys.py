"""A turn at the table by keys alone: the focus, choosing, and the same acts as by pointer."""

from __future__ import annotations

import pytest

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.phases import Phase
from handfoot_gui.ui.kit.focus import Focusable
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.table.keyed import RANK_KEYS
from handfoot_gui.ui.table.placement import (
    PILE,
    STOCK,
    ZoneId,
    button_zone,
    card_zone,
    meld_zone,
    rank_zone,
)
from handfoot_gui.ui.table.round_trip import stops
from tests.scenes.pilot import Pilot


def keys(pilot: Pilot, text: str) -> Pilot:
    for name in text.split():
        pilot.key(name)
    return pilot


def chosen(pilot: Pilot) -> list[Rank]:
    return sorted(card.rank for card in pilot.seen.selected)


def focus(pilot: Pilot) -> ZoneId | None:
    return pilot.seen.focus


def test_d_draws_and_x_discards_the_focused_card(pilot: Pilot) -> None:
    keys(pilot, "d home")
    first = focus(pilot)
    before = len(pilot.hand)

    keys(pilot, "x")

    assert len(pilot.hand) == before - 1
    assert first not in [card_zone(card.id) for card in pilot.table.view.hand]


def test_nothing_has_a_ring_before_a_key_is_used(pilot: Pilot) -> None:
    assert focus(pilot) is None
    assert pilot.look.focus is None


def test_arrows_go_along_the_hand_and_space_chooses(pilot: Pilot) -> None:
    keys(pilot, "d right right")
    second = pilot.placement.hand[1].key

    assert focus(pilot) == ("card", second)
    keys(pilot, "space")
    assert [card.id for card in pilot.seen.selected] == [second]
    keys(pilot, "space")
    assert not pilot.seen.selected


def test_home_and_end_are_the_hands_ends(pilot: Pilot) -> None:
    keys(pilot, "end")
    assert focus(pilot) == ("card", pilot.placement.hand[-1].key)
    keys(pilot, "home")
    assert focus(pilot) == ("card", pilot.placement.hand[0].key)


def test_a_ranks_key_chooses_all_its_cards_and_again_none(pilot: Pilot) -> None:
    keys(pilot, "d 4")
    assert chosen(pilot) == [Rank.FOUR] * 3
    assert focus(pilot) is not None
    keys(pilot, "4")
    assert not pilot.seen.selected


@pytest.mark.parametrize(("key", "rank"), RANK_KEYS.items())
def test_every_rank_has_a_key(pilot: Pilot, key: str, rank: Rank) -> None:
    keys(pilot, key)
    assert chosen(pilot) == [card.rank for card in pilot.table.view.hand if card.rank is rank]


def test_tab_goes_round_everything_and_comes_back(pilot: Pilot) -> None:
    keys(pilot, "d")
    groups: list[ZoneId | None] = []
    for _ in range(20):
        keys(pilot, "tab")
        groups.append(focus(pilot))
    assert STOCK in groups
    assert button_zone("sort") in groups
    assert button_zone("log") in groups
    assert groups[0] in groups[1:]


def test_whatever_can_be_clicked_can_be_reached(pilot: Pilot) -> None:
    keys(pilot, "d")
    reached = {stop.key for stop in stops(pilot.placement, 0, with_ranks=True)}
    hand = {card_zone(card.id) for card in pilot.table.view.hand}
    clicked = {zone.id for zone in pilot.placement.zones}
    kinds = ("felt", "hand", "group", "scores")  # pills: a rank's key does the same; scores: C
    theirs = {zone for zone in clicked if zone[:2] == ("rank", 1)}
    melds = {meld.zone for tray in pilot.placement.trays for meld in tray.melds}
    covered = {rank_zone(m.team, m.rank) for t in pilot.placement.trays for m in t.melds}
    wanted = {zone for zone in clicked if zone[0] not in kinds} - theirs - covered

    assert hand | wanted | melds <= reached


def test_arrows_leave_the_hand_upwards_and_come_back(pilot: Pilot) -> None:
    keys(pilot, "d home up")
    away = focus(pilot)
    assert away is not None
    assert away[0] != "card"
    for _ in range(12):
        keys(pilot, "down")
    back = focus(pilot)
    assert back is not None
    assert back[0] == "card"


def test_the_focus_stands_on_the_first_place_offered(pilot: Pilot) -> None:
    """As well where the focused card stands for a choice."""
    for chooses in ("d 2 m", "end home m"):
        keys(pilot, chooses)
        assert pilot.seen.placing
        assert focus(pilot) == pilot.seen.places[0].zone
        keys(pilot, "escape escape")


def test_a_wild_is_asked_a_place_and_goes_where_it_was_said(pilot: Pilot) -> None:
    keys(pilot, "d 2 m")

    assert "Where does this go" in pilot.status
    assert pilot.look.choosing
    assert rank_zone(0, Rank.SIX) in pilot.lit
    first = focus(pilot)
    assert first in pilot.lit
    assert pilot.look.captions[0].of == first
    assert pilot.seen.draft.is_empty

    keys(pilot, "right")
    there = focus(pilot)
    assert there != first
    keys(pilot, "return")

    (part,) = pilot.seen.draft.parts
    assert there == rank_zone(0, part.rank)
    assert {card.rank for card in part.cards} == {Rank.TWO}


def test_escape_leaves_the_wild_in_the_hand(pilot: Pilot) -> None:
    keys(pilot, "d 2 m escape")
    assert not pilot.look.choosing
    assert pilot.seen.draft.is_empty
    assert chosen(pilot) == [Rank.TWO, Rank.TWO]


def test_another_choice_asks_no_place_any_more(pilot: Pilot) -> None:
    keys(pilot, "d 2 m 4")
    assert not pilot.seen.placing


def test_opening_by_keys(pilot: Pilot) -> None:
    """Two sixes and a two, then three fours with the other two."""
    keys(pilot, "d 6")
    two = next(card for card in pilot.table.view.hand if card.rank is Rank.TWO)
    keys(pilot, "home")
    while focus(pilot) != card_zone(two.id):
        keys(pilot, "right")
    keys(pilot, "space m")
    assert "of 50" in pilot.status
    keys(pilot, "4 m")
    keys(pilot, "2 m")
    while focus(pilot) != ("staged", 1):
        keys(pilot, "tab")
    keys(pilot, "return")
    if not pilot.table.view.team.has_opened:
        keys(pilot, "m")
    assert pilot.table.view.team.has_opened


def test_a_meld_can_be_looked_at_by_keys(pilot: Pilot) -> None:
    test_opening_by_keys(pilot)
    keys(pilot, "tab")
    for _ in range(30):
        at = focus(pilot)
        if at == meld_zone(0, 0):
            break
        pilot.key("right" if at is not None and at[0] == "meld" else "tab")
    assert focus(pilot) == meld_zone(0, 0)
    keys(pilot, "space")
    assert not pilot.notice


def test_staged_cards_are_taken_back_by_space(pilot: Pilot) -> None:
    keys(pilot, "d 4 m")
    assert not pilot.seen.draft.is_empty
    while focus(pilot) != ("staged", 0):
        keys(pilot, "tab")
    keys(pilot, "space")
    assert pilot.seen.draft.is_empty


def test_enter_on_a_button_presses_it(pilot: Pilot) -> None:
    keys(pilot, "d")
    while focus(pilot) != button_zone("sort"):
        keys(pilot, "tab")
    before = pilot.seen.sort
    keys(pilot, "return")
    assert pilot.seen.sort != before


def test_enter_on_the_stock_draws(pilot: Pilot) -> None:
    while focus(pilot) != STOCK:
        keys(pilot, "tab")
    keys(pilot, "return")
    assert pilot.table.view.phase is Phase.PLAY


def test_what_is_refused_by_key_says_why(pilot: Pilot) -> None:
    keys(pilot, "d d")
    assert pilot.notice
    keys(pilot, "p")
    assert pilot.notice


def test_taking_a_pile_without_the_pair_says_what_it_needs(pilot: Pilot) -> None:
    while focus(pilot) != PILE:
        keys(pilot, "tab" if focus(pilot) != STOCK else "right")
    keys(pilot, "return")
    assert pilot.notice
    assert pilot.table.view.phase is Phase.DRAW


def test_the_pointer_takes_the_ring_away(pilot: Pilot) -> None:
    keys(pilot, "d home")
    at = pilot.at(STOCK)
    pilot.send(Move(at), Press(at), Release(at))
    assert focus(pilot) is None


def test_a_held_down_key_moves_on_and_does_nothing_else_again(pilot: Pilot) -> None:
    pilot.send(KeyPress("d"))
    pilot.settle()
    keys(pilot, "home")
    pilot.send(KeyPress("right", repeat=True))
    assert focus(pilot) == ("card", pilot.placement.hand[1].key)
    pilot.send(KeyPress("space", repeat=True), KeyPress("x", repeat=True))
    pilot.settle()
    assert not pilot.seen.selected
    assert pilot.table.view.phase is Phase.PLAY


def test_a_held_arrow_stops_at_the_hands_end_and_a_new_press_goes_on(pilot: Pilot) -> None:
    keys(pilot, "d end")
    last = focus(pilot)
    pilot.send(*[KeyPress("right", repeat=True)] * 5)
    assert focus(pilot) == last
    pilot.send(KeyPress("right"))
    assert focus(pilot) != last


def test_the_focus_stays_in_the_hand_when_its_card_is_gone(pilot: Pilot) -> None:
    keys(pilot, "d home x")
    here = focus(pilot)
    assert here is not None
    assert here[0] == "card"


def test_keys_of_a_dialog_reach_every_answer(pilot: Pilot) -> None:
    keys(pilot, "escape")
    assert isinstance(pilot.top, DialogScene)
    order = [Focusable(w.key, w.rect) for w in pilot.top.widgets.widgets]
    seen = set()
    for _ in order:
        pilot.key("tab")
        seen.add(pilot.top.widgets.focus.key)
    assert seen == {stop.key for stop in order}

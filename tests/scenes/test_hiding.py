"""Cards are hidden by one key; where several share the screen they lie face down if wished."""

from __future__ import annotations

import pytest

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    KeyRelease,
    LookAway,
    LookCloser,
    Move,
    Press,
    Release,
)
from handfoot_gui.ui.scenes.base import HideCards
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from tests.scenes.hot_seat import (
    NEIGHBOURS,
    TWO_AND_TWO,
    at_the_table,
    before_a_discard,
    fingerprint,
    same_again,
    swaps,
    until_somebody,
)
from tests.scenes.pilot import Pilot, new_game, surroundings

SOME = 4
"""Tables that differ in hidden cards alone."""


@pytest.mark.parametrize("seats", ["person,random,random,random", "person,person,random,random"])
@pytest.mark.parametrize("over", ["table", "menu"])
def test_one_key_hides_the_cards_at_once(seats: str, over: str) -> None:
    pilots = [at_the_table(seats, seed) for seed in (1, 2)]
    for pilot in pilots:
        if over == "menu":
            pilot.key("escape")
        pilot.key("f8")
        assert isinstance(pilot.top, HandOverScene)
        pilot.key("f8")
        assert pilot.table.describe() == {}
        assert isinstance(pilot.top, HandOverScene)
    same_seat = len({pilot.table.sitting.seat for pilot in pilots}) == 1
    if same_seat and len({len(p.table.view.hand) for p in pilots}) == 1:
        assert len({fingerprint(pilot) for pilot in pilots}) == 1
    for pilot in pilots:
        pilot.key("return")
        until_somebody(pilot)
        if over == "menu":
            assert pilot.top.name == "menu"
        else:
            assert pilot.table.describe()["hand"]


def test_hiding_hides_nothing_where_no_cards_are() -> None:
    pilot = Pilot(surroundings(), new_game(1, "person,person,random,random"))
    pilot.stack._obey(HideCards())
    assert pilot.top is pilot.table


def peeking(seed: int) -> Pilot:
    settings = Settings(speed="at-once", confirm_costly_discard=False, hold_to_peek=True)
    pilot = Pilot(surroundings((1024, 600), settings), new_game(seed, TWO_AND_TWO))
    until_somebody(pilot)
    pilot.key("return")
    until_somebody(pilot)
    return pilot


def test_the_own_hand_lies_face_down_whatever_it_holds() -> None:
    """Two tables that differ in the own hand alone are the same picture, words and places."""
    game = before_a_discard(1)
    seat = NEIGHBOURS[0]
    pictures, tables = set(), [game]
    for mine, theirs in swaps(game, NEIGHBOURS[1], seat):
        other = same_again(game, mine, theirs)
        if other is not None and other.view(seat) != game.view(seat):
            tables.append(other)
        if len(tables) == SOME:
            break
    assert len(tables) == SOME
    told = []
    for table in tables:
        around = surroundings((1024, 600), Settings(speed="at-once", hold_to_peek=True))
        again = same_again(table, mine, mine)
        assert again is not None
        pilot = Pilot(around, again)
        until_somebody(pilot)
        pilot.key("return")
        pilot.key("tab")
        pictures.add(fingerprint(pilot))
        told.append(pilot.table.describe())
    assert len(pictures) == 1
    assert all(one == told[0] for one in told)
    assert told[0]["hand"] == []


def test_the_hand_is_seen_while_its_key_is_held() -> None:
    pilot = peeking(1)
    covered = fingerprint(pilot)
    pilot.send(KeyPress("v"))
    assert pilot.table.describe()["hand"]
    assert fingerprint(pilot) != covered
    pilot.send(KeyRelease("v"))
    assert not pilot.table.describe()["hand"]
    pilot.send(LookCloser(Point(5, 5)))
    assert pilot.table.describe()["hand"]
    pilot.send(LookAway())
    assert not pilot.table.describe()["hand"]
    pilot.send(KeyPress("v"), Cancel())
    assert not pilot.table.describe()["hand"]


def test_the_mouse_alone_is_enough_to_play() -> None:
    """Holding a card shows the hand, and carries that card."""
    pilot = peeking(1)
    held = len(pilot.table.view.hand)
    pilot.click(("stock",))
    assert len(pilot.table.view.hand) > held
    where = pilot.placement.hand[0].centre
    pilot.send(Move(where), Press(where))
    assert pilot.table.describe()["hand"]
    card = next(c for c in pilot.table.view.hand if c.rank > 3)
    start = pilot.at(card)
    pilot.send(Release(where))
    pilot.send(Move(start), Press(start))
    pilot.send(Release(start))
    assert not pilot.table.describe()["hand"]


def test_alone_at_the_screen_nothing_has_to_be_held() -> None:
    settings = Settings(speed="at-once", hold_to_peek=True)
    pilot = Pilot(surroundings((1024, 600), settings), new_game(1))
    pilot.until_my_turn()
    assert pilot.table.describe()["hand"]

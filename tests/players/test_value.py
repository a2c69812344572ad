"""The value function: its net is for its figures, and what a hand's wild cards count as."""

from __future__ import annotations

import pytest

from handfoot_gui.players import value
from handfoot_gui.rules.counts import JOKER, TWO, Table
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.rules.worlds import world_of
from tests.players.positions import seen

MUCH = 6000
"""No round by Game Night that is still to be played on is worth that many points."""


def table_of(view: PlayerView) -> Table:
    return Table.of(world_of(view, 1))


def figures_of(hand: str, ours: str) -> dict[str, float]:
    """Of the seat's team, whose other hand holds nothing here."""
    table = table_of(seen(hand=hand, ours=ours))
    table.hands[2] = [0] * len(table.hands[2])
    table.sizes[2] = 0
    return dict(zip(value.FIGURES, value.figures(table)[0], strict=True))


def test_the_net_is_for_these_figures() -> None:
    net = value.load_net()
    assert {len(net.plain), *map(len, net.neurons)} == {len(value.FIGURES)}
    assert len(net.neurons) == len(net.bias) == len(net.effect)


@pytest.mark.parametrize(
    ("ours", "room"),
    [("8:4+W", 1), ("8:5+W", 1), ("8:5", 0), ("8:5+WW", 0), ("8:3+W", 0), ("8:4+W 9:4+W", 2)],
)
def test_room_for_wilds_is_what_dirty_melds_take_as_they_lie(ours: str, room: int) -> None:
    found = figures_of("WWWX9J", ours)
    assert found["room for wilds"] == room
    assert found["wilds without room"] == 4 - room


def test_what_is_held_before_the_foot_counts_apart() -> None:
    found = figures_of("WWX99KK5J", "5:4")
    before = {name: found[name] for name in found if name.endswith("before the foot")}
    assert before == {
        "cards before the foot": 9,
        "stuck cards before the foot": 1,
        "wilds before the foot": 3,
        "wilds past two before the foot": 1,
        "pairs with a wild before the foot": 2,
        "singles before the foot": 1,
    }


@pytest.mark.parametrize("stock", [110, 71, 40, 10])
def test_a_team_that_has_not_opened_late_is_no_catastrophe(stock: int) -> None:
    table = table_of(seen(hand="W9TJQKA46", opened="theirs", stock=stock))
    assert abs(value.expected_margin(table, 0, value.load_net())) < MUCH


def test_another_wild_is_worth_less_the_more_are_held() -> None:
    gains = []
    for wilds in range(4):
        table = table_of(seen(hand="W" * wilds + "99J5QK4"[: 9 - wilds], ours="8:3 A:3"))
        before = value.expected_margin(table, 0, value.load_net())
        table.hands[0][5] -= 1
        table.hands[0][JOKER] += 1
        gains.append(value.expected_margin(table, 0, value.load_net()) - before)
    assert gains[0] > gains[3]
    assert table.hands[0][TWO] == 3

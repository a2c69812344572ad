"""Where cards dragged within the hand would go in, wherever they are and however many."""

from __future__ import annotations

import random

import pytest

from handfoot_gui.ui.kit.geometry import Point, Size
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.own_order import arranged, gap_at, put
from tests.images.positions import MIDDLE, STRESS
from tests.images.shown import shown


@pytest.mark.parametrize("window", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("table", [MIDDLE, STRESS], ids=["one row", "two rows"])
def test_every_place_in_the_hand_is_before_some_card_or_at_the_end(
    window: tuple[int, int], table: object
) -> None:
    show = shown(table, window)  # type: ignore[arg-type]
    placement = lay_out(show.view, show.held, Size(*window))
    held = [slot.card.id for slot in placement.hand if slot.card is not None]
    dice = random.Random(1)
    for _ in range(300):
        carried = set(dice.sample(held, dice.randint(1, len(held) - 1)))
        area = placement.hand_area
        at = Point(area.x + dice.random() * area.w, area.y + dice.random() * area.h)
        gap = gap_at(placement, carried, at)
        assert gap is not None
        assert gap.before is None or gap.before not in carried
        order = put(held, carried, gap.before)
        assert sorted(order) == sorted(held)
        groups = arranged(show.view.hand, order)
        assert [card.id for group in groups for card in group] == list(order)


def test_a_row_that_is_all_in_the_air_has_a_gap_still() -> None:
    show = shown(STRESS, (1366, 768))
    placement = lay_out(show.view, show.held, Size(1366, 768))
    assert placement.two_rows
    for row in (0, 1):
        carried = {card for group in placement.groups if group.row == row for card in group.cards}
        at = Point(683, placement.window.h - (5 if row else 200))
        assert gap_at(placement, carried, at) is not None


def test_with_the_whole_hand_in_the_air_there_is_no_gap() -> None:
    show = shown(MIDDLE, (1366, 768))
    placement = lay_out(show.view, show.held, Size(1366, 768))
    everything = {slot.card.id for slot in placement.hand if slot.card is not None}
    assert gap_at(placement, everything, placement.hand_area.centre) is None

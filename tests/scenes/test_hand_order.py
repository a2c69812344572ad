"""The hand in one's own order, and cards chosen with a frame."""

from __future__ import annotations

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Move, Press, Release
from handfoot_gui.ui.table.placement import PILE, STOCK, button_zone, card_zone
from tests.scenes.pilot import Pilot


def shown(pilot: Pilot) -> list[int]:
    return [slot.card.id for slot in pilot.placement.hand if slot.card is not None]


def left_edge(pilot: Pilot, card: int) -> Point:
    slot = pilot.placement.slot(card)
    assert slot is not None
    return Point(slot.box.x + 2, slot.centre.y)


def carry(pilot: Pilot, card: Card, to: Point) -> None:
    start = pilot.at(card)
    pilot.send(Move(start), Press(start), Move(start.moved(0, -9), held=True))
    pilot.send(Move(to, held=True), Release(to))
    pilot.settle()


def by_id(pilot: Pilot, id_: int) -> Card:
    return next(c for c in pilot.table.view.hand if c.id == id_)


def test_a_card_dragged_within_the_hand_stands_there(pilot: Pilot) -> None:
    order = shown(pilot)
    last, second = order[-1], order[1]
    carry(pilot, by_id(pilot, last), left_edge(pilot, second))
    assert shown(pilot) == [order[0], last, *order[1:-1]]
    assert pilot.seen.sort == "own"
    assert not pilot.notice


def test_a_gap_shows_where_it_goes_in(pilot: Pilot) -> None:
    order = shown(pilot)
    pilot.grab(by_id(pilot, order[-1]))
    pilot.send(Move(left_edge(pilot, order[1]), held=True))
    gap = pilot.look.gap
    assert gap is not None
    assert gap.contains(Point(left_edge(pilot, order[1]).x - 2, gap.centre.y))
    assert pilot.look.target is not None
    pilot.key("escape")
    assert shown(pilot) == order


def test_one_step_to_the_right_inside_a_group_counts_too(pilot: Pilot) -> None:
    pilot.click(STOCK)
    group = next(g for g in pilot.placement.groups if len(g.cards) > 2)
    order, first = shown(pilot), group.cards[0]
    where = left_edge(pilot, group.cards[2])
    carry(pilot, by_id(pilot, first), where)
    assert shown(pilot) != order
    assert set(shown(pilot)) == set(order)


def test_the_own_order_stays_when_cards_come(pilot: Pilot) -> None:
    order = shown(pilot)
    carry(pilot, by_id(pilot, order[-1]), left_edge(pilot, order[0]))
    mine = shown(pilot)
    pilot.click(STOCK)
    assert shown(pilot)[: len(mine)] == mine
    assert set(shown(pilot)[len(mine) :]) == set(pilot.look.new)
    pilot.drag(by_id(pilot, mine[0]), PILE)
    assert shown(pilot)[: len(mine) - 1] == mine[1:]


def test_sorting_goes_round_and_comes_back_to_the_own_order(pilot: Pilot) -> None:
    order = shown(pilot)
    carry(pilot, by_id(pilot, order[-1]), left_edge(pilot, order[0]))
    mine = shown(pilot)
    for _ in range(4):
        pilot.key("o")
    assert shown(pilot) == mine
    pilot.click(button_zone("sort"))
    assert shown(pilot) == order


def test_a_rank_may_stand_in_two_places(pilot: Pilot) -> None:
    pilot.click(STOCK)
    group = next(g for g in pilot.placement.groups if len(g.cards) > 2)
    carry(pilot, by_id(pilot, group.cards[0]), Point(pilot.around.size.w * 0.1, 740))
    zones = [zone.id for zone in pilot.placement.zones]
    assert len(zones) == len(set(zones))
    split = [g for g in pilot.placement.groups if g.rank is group.rank]
    assert len(split) == 2
    pilot.click(max(split, key=lambda g: len(g.cards)).zone)
    assert {c.id for c in pilot.seen.selected} == set(group.cards[1:])


def test_the_own_order_is_kept_with_what_is_staged(pilot: Pilot) -> None:
    order = shown(pilot)
    carry(pilot, by_id(pilot, order[-1]), left_edge(pilot, order[0]))
    mine, kept = shown(pilot), pilot.table.sitting._kept_draft
    again = type(pilot.table)(pilot.around, pilot.game, None, kept)
    held = [s.card.id for s in again.showing.placement.hand if s.card is not None]
    assert held == mine


# --- the frame -----------------------------------------------------------------------------------


def frame(pilot: Pilot, start: Point, end: Point) -> None:
    pilot.send(Move(start), Press(start), Move(start.moved(6, 6), held=True))
    pilot.send(Move(end, held=True))


def test_a_frame_drawn_on_free_space_chooses_what_it_touches(pilot: Pilot) -> None:
    pilot.click(STOCK)
    kings = [c for c in pilot.table.view.hand if c.rank is Rank.FOUR]
    slots = [pilot.placement.slot(card.id) for card in kings]
    boxes = [slot.box for slot in slots if slot is not None]
    start = pilot.free_felt()
    frame(pilot, start, Point(boxes[0].x + 3, boxes[0].centre.y))
    assert pilot.look.frame is not None
    caught = set(pilot.look.selected)
    end = Point(boxes[0].x + 3, boxes[0].centre.y)
    pilot.send(Release(end))
    assert {c.id for c in pilot.seen.selected} == caught
    assert caught
    assert pilot.look.frame is None


def test_a_frame_that_is_broken_off_chooses_nothing(pilot: Pilot) -> None:
    slot = pilot.placement.hand[0]
    for end in ("escape", "focus"):
        frame(pilot, pilot.free_felt(), slot.centre)
        assert pilot.look.selected
        if end == "escape":
            pilot.key("escape")
        else:
            pilot.lose_focus()
        pilot.send(Release(slot.centre))
        assert not pilot.seen.selected
        assert pilot.look.frame is None


def test_a_second_frame_adds_and_a_frame_over_chosen_cards_takes_away(pilot: Pilot) -> None:
    first, last = pilot.placement.hand[0], pilot.placement.hand[-1]
    felt = pilot.free_felt()
    pilot.click(card_zone(int(str(last.key))))
    assert len(pilot.seen.selected) == 1
    y = first.box.y - 30
    frame(pilot, Point(2, y), Point(first.box.x + 4, first.centre.y))
    pilot.send(Release(Point(first.box.x + 4, first.centre.y)))
    assert {c.id for c in pilot.seen.selected} == {first.key, last.key}
    frame(pilot, Point(2, y), Point(first.box.x + 4, first.centre.y))
    pilot.send(Release(Point(first.box.x + 4, first.centre.y)))
    assert {c.id for c in pilot.seen.selected} == {last.key}
    pilot.send(Move(felt), Press(felt), Release(felt))
    assert not pilot.seen.selected


# --- by keys -------------------------------------------------------------------------------------


def test_a_focused_card_is_moved_by_ctrl_and_an_arrow(pilot: Pilot) -> None:
    order = shown(pilot)
    pilot.key("home")
    for _ in range(2):
        pilot.key("right", ctrl=True)
    assert shown(pilot) == [*order[1:3], order[0], *order[3:]]
    assert pilot.look.focus == card_zone(order[0])
    pilot.key("left", ctrl=True)
    assert shown(pilot) == [order[1], order[0], *order[2:]]
    assert pilot.seen.sort == "own"


def test_at_the_ends_of_the_hand_it_stays(pilot: Pilot) -> None:
    order = shown(pilot)
    pilot.key("home")
    pilot.key("left", ctrl=True)
    pilot.key("end")
    pilot.key("right", ctrl=True)
    assert shown(pilot) == order
    pilot.key("left", ctrl=True)
    assert shown(pilot) == [*order[:-2], order[-1], order[-2]]

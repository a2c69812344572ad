"""Rectangles: what overlaps, what contains, what stays in a room."""

from __future__ import annotations

from itertools import pairwise

from handfoot_gui.ui.kit.geometry import Point, Rect

BOX = Rect(10, 20, 100, 50)


def test_edges_belong_to_one_neighbour_only() -> None:
    left, right = BOX.cut_left(40)
    assert left.contains(Point(49.9, 30))
    assert not left.contains(Point(50, 30))
    assert right.contains(Point(50, 30))


def test_overlap_is_the_shared_part_or_none() -> None:
    assert BOX.overlap(Rect(100, 60, 50, 50)) == Rect(100, 60, 10, 10)
    assert BOX.overlap_area(Rect(100, 60, 50, 50)) == 100
    assert BOX.overlap(Rect(110, 20, 5, 5)) is None
    assert BOX.overlap_area(Rect(200, 20, 5, 5)) == 0


def test_insets_go_in_and_growth_goes_out() -> None:
    assert BOX.inset(5) == Rect(15, 25, 90, 40)
    assert BOX.inset(5, 0) == Rect(15, 20, 90, 50)
    assert BOX.grown(5).inset(5) == BOX


def test_a_rect_is_pushed_back_into_its_room() -> None:
    room = Rect(0, 0, 80, 80)
    assert Rect(70, 70, 20, 20).kept_in(room) == Rect(60, 60, 20, 20)
    assert Rect(-5, 10, 20, 20).kept_in(room) == Rect(0, 10, 20, 20)
    assert Rect(5, 5, 200, 20).kept_in(room).x == 0


def test_cuts_leave_nothing_over() -> None:
    for cut in (BOX.cut_left(30), BOX.cut_right(30), BOX.cut_top(30), BOX.cut_bottom(30)):
        assert sum(part.area for part in cut) == BOX.area
        assert Rect.around(*cut) == BOX
    assert BOX.cut_right(30)[0] == Rect(80, 20, 30, 50)


def test_rounded_neighbours_still_touch() -> None:
    parts = [Rect(i * 10.37, 0, 10.37, 5).rounded() for i in range(20)]
    assert all(a.right == b.x for a, b in pairwise(parts))


def test_a_rect_round_a_point_has_it_in_its_middle() -> None:
    assert Rect.centred(Point(50, 60), 20, 10).centre == Point(50, 60)
    assert BOX.scaled(2).centre == BOX.centre
    assert Point(0, 0).towards(Point(10, 20), 0.5) == Point(5, 10)

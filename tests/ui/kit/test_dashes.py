"""Dashed lines come out the same every time, and close where a line is closed."""

from __future__ import annotations

import re

from handfoot_gui.ui.kit.dashes import dashed_box, dashed_line
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import document, drawn


def ends(path: str) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    strokes = []
    for stroke in path.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d+\.\d+", stroke)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        strokes.append((points[0], points[-1]))
    return strokes


def test_strokes_and_gaps_follow_the_line() -> None:
    path = dashed_line([Point(0, 0), Point(22, 0)], (6, 5))
    assert ends(path) == [((0, 0), (6, 0)), ((11, 0), (17, 0))]


def test_a_stroke_goes_round_a_bend() -> None:
    path = dashed_line([Point(0, 0), Point(4, 0), Point(4, 10)], (6, 2))
    assert path.startswith("M0.00 0.00L4.00 0.00L4.00 2.00")


def test_a_closed_line_meets_its_beginning_with_a_gap() -> None:
    box = Rect(1, 1, 50, 70)
    strokes = ends(dashed_box(box, 4, (6, 5)))
    (first, _), (_, last) = strokes[0], strokes[-1]
    assert 3 <= Point(*first).distance(Point(*last)) <= 7
    assert all(box.grown(0.1).contains(Point(*p)) for stroke in strokes for p in stroke)


def test_no_length_no_strokes() -> None:
    assert dashed_line([Point(3, 3), Point(3, 3)], (6, 5)) == ""


def test_the_picture_is_the_same_every_time() -> None:
    strokes = dashed_box(Rect(1, 1, 94, 132), 5, (6, 5))
    svg = document(f'<path d="{strokes}" fill="none" stroke="#FFFFFF"/>', (0, 0, 96, 134))
    pictures = set()
    for number in range(60):
        drawn(document(f'<circle cx="9" cy="9" r="{number % 9}"/>', (0, 0, 20, 20)), 20, 20)
        pictures.add(drawn(svg, 96, 134).get_buffer().raw)
    assert len(pictures) == 1

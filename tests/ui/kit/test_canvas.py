"""Shapes lie inside their rects; pictures are kept within their bytes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import PictureCache, Raster, blank, document, drawn
from handfoot_gui.ui.kit.theme import QUIET


def clear(w: int = 200, h: int = 120) -> Canvas:
    return Canvas(blank(w, h), Raster())


def test_a_box_fills_its_rect_and_no_pixel_more() -> None:
    canvas = clear()
    canvas.box(Rect(20, 30, 100, 50), 8, fill="#FF0000", line="#00FF00", line_width=3)
    assert canvas.surface.get_bounding_rect() == pygame.Rect(20, 30, 100, 50)
    assert canvas.surface.get_at((70, 55)) == pygame.Color(255, 0, 0)
    assert canvas.surface.get_at((21, 55)) == pygame.Color(0, 255, 0)


def test_a_stretched_box_is_what_would_have_been_drawn() -> None:
    canvas = clear()
    canvas.box(Rect(0, 0, 150, 90), 12, fill="#336699", line="#FFFFFF", line_width=2)
    inner = (
        '<rect x="1" y="1" width="148" height="88" rx="11" fill="#336699" '
        'stroke="#ffffff" stroke-width="2"/>'
    )
    whole = drawn(document(inner, (0, 0, 150, 90)), 150, 90)
    for x in range(150):
        for y in range(90):
            a, b = canvas.surface.get_at((x, y)), whole.get_at((x, y))
            assert max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 2, (x, y)


def test_shapes_come_in_exactly_the_size_that_was_asked_for() -> None:
    raster = Raster()
    for w in range(1, 60, 3):
        for h in range(1, 60, 7):
            assert raster.shape("<circle r='5'/>", w, h).get_size() == (w, h)


def test_drawing_stays_within_a_clip_and_the_old_clip_comes_back() -> None:
    canvas = clear()
    with canvas.clipped(Rect(0, 0, 30, 30)), canvas.clipped(Rect(20, 0, 100, 100)):
        canvas.bar(Rect(0, 0, 200, 120), "#FFFFFF")
    assert canvas.surface.get_bounding_rect() == pygame.Rect(20, 0, 10, 30)
    assert canvas.surface.get_clip() == canvas.surface.get_rect()


def test_a_shadow_is_soft_and_lies_lower() -> None:
    canvas = clear()
    canvas.shadow(Rect(60, 30, 80, 40), 6, 6, 0.5, down=4)
    alpha = [canvas.surface.get_at((100, y)).a for y in range(120)]
    assert max(alpha) <= 128
    middle = sum(y * a for y, a in enumerate(alpha)) / sum(alpha)
    assert 53 <= middle <= 55
    assert all(abs(a - b) < 24 for a, b in pairwise(alpha))


@pytest.mark.parametrize(
    "look",
    [
        {"fill": "#336699", "alpha": 0.985},
        {"fill": "#336699", "line": "#FFFFFF", "line_width": 3},
        {"line": "#FFFFFF", "line_width": 2, "line_alpha": 0.5},
        {"fill": "#336699", "top": "#99CCFF"},
    ],
)
def test_a_large_box_looks_as_if_it_were_drawn_whole(look: dict[str, Any]) -> None:
    size = (700, 500)
    large, small = (Canvas(pygame.Surface(size, 0, 32), Raster()) for _ in range(2))
    for canvas in (large, small):
        canvas.fill("#204030")
    wide = Canvas(pygame.Surface((4 * 700, 4 * 500), 0, 32), small.raster)
    wide.surface.blit(small.surface, (0, 0))
    for canvas in (large, wide):
        canvas.shadow(Rect(60, 50, 589, 397), 17, 7, 0.5, down=3)
        canvas.box(Rect(61, 51, 587, 395), 17, **look)
    assert pixels(large) == pixels(Canvas(wide.surface.subsurface(0, 0, *size), small.raster))
    assert large.raster.cache.used < small.raster.cache.used / 2


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_the_felt_is_lightest_in_its_middle_and_the_same_every_time() -> None:
    first, second = (Canvas(pygame.Surface((320, 180), 0, 32), Raster()) for _ in range(2))
    for canvas in (first, second):
        canvas.felt(QUIET.felt_centre, QUIET.felt_edge, QUIET.grain)
    assert first.surface.get_at((157, 80)).g > first.surface.get_at((2, 2)).g + 20
    assert first.surface.get_buffer().raw == second.surface.get_buffer().raw


def test_a_ring_surrounds_and_a_disc_is_round() -> None:
    canvas = clear()
    canvas.focus_ring(Rect(50, 40, 60, 30), 6, "#FFFFFF", "#000000")
    assert canvas.surface.get_at((80, 55)).a == 0
    assert pygame.Rect(50, 40, 60, 30).inflate(8, 8).contains(pygame.Rect(50, 40, 60, 30))
    canvas.disc(Point(100, 60), 10, fill="#FFFFFF")
    assert canvas.surface.get_at((100, 60)).a == 255


def test_the_longest_unused_pictures_go_first() -> None:
    cache = PictureCache(0)
    cache.limit = 4 * 10 * 10 * 2
    made: list[str] = []

    def make(name: str) -> pygame.Surface:
        def build() -> pygame.Surface:
            made.append(name)
            return blank(10, 10)

        return cache.get(name, build)

    for name in ("a", "b", "a", "c", "a"):
        make(name)
    assert made == ["a", "b", "c"]
    make("b")
    assert made == ["a", "b", "c", "b"]
    assert cache.used <= cache.limit

"""Scales are round and hold every value; plots stay in their room."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.plot import Bar, Series, paint_bars, paint_lines, scale_of
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import QUIET, Type, contrast

ASSETS = Assets(Path(__file__).resolve().parents[3] / "assets")
SETTER = Typesetter(ASSETS)


@pytest.mark.parametrize("seed", range(40))
def test_a_scale_holds_all_values_with_few_lines(seed: int) -> None:
    dice = random.Random(seed)
    values = [dice.uniform(-1, 1) * 10 ** dice.randint(-2, 5) for _ in range(dice.randint(1, 9))]
    scale = scale_of(values)
    assert scale.low <= min(0, *values)
    assert scale.high >= max(0, *values)
    assert 2 <= len(scale.lines) <= 6
    assert any(abs(line) < scale.step / 2 for line in scale.lines)


def test_a_scale_of_nothing_is_a_scale() -> None:
    assert scale_of([0]).high > 0


@pytest.mark.parametrize("setting", [1.0, 2.0])
@pytest.mark.parametrize("count", [1, 2, 6])
def test_plots_stay_in_their_room(count: int, setting: float) -> None:
    skin = Skin(QUIET, Type(1.0, setting), SETTER, ASSETS)
    room = Rect(100, 100, 400, 260)
    series = [Series((0, 500.0 + i, 900.0 - i), f"Player {i}") for i in range(count)]
    bars = [Bar(0.1 * i - 0.2, f"Player {i}", low=-0.3, high=0.4) for i in range(count)]
    surface = pygame.Surface((600, 460), 0, 32)
    canvas = Canvas(surface, Raster())
    for kind in ("lines", "bars"):
        canvas.fill("#10302A")
        if kind == "lines":
            paint_lines(canvas, skin, room, series, ("0", "1", "2"), lambda v: f"{v:g}")
        else:
            paint_bars(canvas, skin, room, bars, lambda v: f"{v:.1f}")
        marked = pygame.mask.from_threshold(surface, (16, 48, 42), (2, 2, 2))
        marked.invert()
        boxes = marked.get_bounding_rects()
        assert boxes
        for box in boxes:
            assert pygame.Rect(92, 88, 416, 284).contains(box)


def test_every_side_s_colour_can_be_read_on_paper() -> None:
    paper = Skin(QUIET, Type(1.0), SETTER, ASSETS).paper().theme
    for ink in (paper.us, paper.them, *paper.further):
        assert contrast(ink, paper.panel) >= 4.5
        assert contrast(ink, paper.paper.bottom) >= 4.5

"""Draws tables and plots, on a panel and on paper, in the three themes, to be looked at.

Run:  python tests/ui/kit/stats_sheet.py [folder]
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from handfoot_gui.ui.kit import panels  # noqa: E402
from handfoot_gui.ui.kit.assets import Assets  # noqa: E402
from handfoot_gui.ui.kit.canvas import Canvas  # noqa: E402
from handfoot_gui.ui.kit.geometry import Rect  # noqa: E402
from handfoot_gui.ui.kit.plot import Bar, Series, paint_bars, paint_lines  # noqa: E402
from handfoot_gui.ui.kit.pointer import Move  # noqa: E402
from handfoot_gui.ui.kit.raster import Raster  # noqa: E402
from handfoot_gui.ui.kit.skin import Skin  # noqa: E402
from handfoot_gui.ui.kit.table import Column, Table  # noqa: E402
from handfoot_gui.ui.kit.text import Typesetter  # noqa: E402
from handfoot_gui.ui.kit.theme import THEMES, Theme, Type  # noqa: E402
from handfoot_gui.ui.kit.widgets import WidgetGroup  # noqa: E402

SCALES = ((0.78, 1.0), (1.0, 1.0), (1.0, 2.0), (1.4, 1.0), (2.8, 1.0))
COLUMNS = (
    Column("Level"),
    Column("Matches", right=True),
    Column("Won", right=True),
    Column("Mean score", right=True),
    Column("Books", right=True),
)
ROWS = (
    ("Beginner", "41", "88 %", "6,310", "9.2"),
    ("Club, two packs a seat", "120", "54 %", "4,985", "8.1"),
    ("Expert", "17", "29 %", "3,120", "7.4"),
    ("Random", "3", "100 %", "11,045", "12.0"),
)
COURSE = (
    Series((0, 410, 1290, 2480, 4310), "Us 4,310"),
    Series((0, 980, 1105, 2950, 3985), "Them 3,985"),
)
SIX = tuple(
    Series(tuple(float(x * (i + 3) * (-1 if i == 5 else 1)) for x in range(40)), f"Player {i + 1}")
    for i in range(6)
)
BARS = (
    Bar(0.88, "Beginner", 0.75, 0.95, "88 %"),
    Bar(0.54, "Club, two packs a seat", 0.45, 0.63, "54 %"),
    Bar(0.29, "Expert", 0.12, 0.52, "29 %"),
    Bar(-0.1, "Below nought", said="−10 %"),
)


def number(value: float) -> str:
    return f"{value:,.0f}".replace("-", "−")


class StatsSheet:
    def __init__(self, theme: Theme, u: float, setting: float) -> None:
        assets = Assets(ROOT / "assets")
        self.u = u
        self.skin = Skin(theme, Type(u, setting), Typesetter(assets), assets)
        self.surface = pygame.Surface((round(1366 * u), round(768 * u)), 0, 32)
        self.canvas = Canvas(self.surface, Raster())

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * self.u, y * self.u, w * self.u, h * self.u).rounded()

    def draw(self) -> pygame.Surface:
        theme = self.skin.theme
        self.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        panels.dialog(self.canvas, self.skin, self.rect(20, 20, 653, 728))
        panels.paper(self.canvas, self.skin, self.rect(693, 20, 653, 728))
        for skin, x in ((self.skin, 44), (self.skin.paper(), 717)):
            self._half(skin, x)
        return self.surface

    def _half(self, skin: Skin, x: float) -> None:
        table = Table(
            key="t",
            rect=self.rect(x, 40, 600, 0),
            columns=COLUMNS,
            rows=ROWS,
            chosen=1,
            sorted_by=1,
            descending=True,
            skin=skin,
        )
        table = replace(table, rect=Rect(*_place(table.rect), table.wanted(skin, table.rect.w).h))
        group = WidgetGroup()
        group.show([table])
        group.focus.set("t", shown=True)
        group.handle(Move(table.row_rect(2).centre))
        group.focus.set("t", shown=x < 100)
        group.paint(self.canvas, skin)
        top = max(table.rect.bottom / self.u + 14, 230)
        tall = (724 - top) / 2 - 10
        words = tuple(str(i) for i in range(5))
        lines = self.rect(x, top, 605, tall)
        paint_lines(self.canvas, skin, lines, COURSE, words, number)
        half = self.rect(x, top + tall + 20, 290, tall)
        paint_bars(self.canvas, skin, half, BARS)
        many = self.rect(x + 310, top + tall + 20, 295, tall)
        paint_lines(self.canvas, skin, many, SIX, tuple(str(i) for i in range(40)), number)


def _place(rect: Rect) -> tuple[float, float, float]:
    return rect.x, rect.y, rect.w


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    for theme in THEMES:
        for u, setting in SCALES:
            name = f"stats-{theme.name.replace(' ', '-')}-{round(100 * u)}-{round(100 * setting)}"
            pygame.image.save(StatsSheet(theme, u, setting).draw(), folder / f"{name}.png")


if __name__ == "__main__":
    main()

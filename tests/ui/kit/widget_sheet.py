"""Draws every widget in the three themes at several scales, to be looked at.

Run:  python tests/ui/kit/widget_sheet.py [folder]
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
from handfoot_gui.ui.kit.buttons import Button, button_size  # noqa: E402
from handfoot_gui.ui.kit.canvas import Canvas  # noqa: E402
from handfoot_gui.ui.kit.choices import Segments, Slider, Toggle  # noqa: E402
from handfoot_gui.ui.kit.field import Field  # noqa: E402
from handfoot_gui.ui.kit.geometry import Point, Rect  # noqa: E402
from handfoot_gui.ui.kit.raster import Raster  # noqa: E402
from handfoot_gui.ui.kit.rows import Rows  # noqa: E402
from handfoot_gui.ui.kit.scroll import ScrollArea  # noqa: E402
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign, tick, wild_star  # noqa: E402
from handfoot_gui.ui.kit.skin import Skin  # noqa: E402
from handfoot_gui.ui.kit.text import Run, Typesetter, Weight  # noqa: E402
from handfoot_gui.ui.kit.theme import THEMES, Theme, Type  # noqa: E402
from handfoot_gui.ui.kit.widgets import Widget, WidgetGroup  # noqa: E402

SCALES = (0.78, 1.0, 1.4, 2.8)
READ = (
    "The stock had 41 cards left. Opening next round: 120. Whoever goes out ends the round for "
    "everybody, and what is left in the hands counts against their side."
)


class Sheet:
    """One picture: the felt with buttons, a dialog with settings, a paper with words."""

    def __init__(self, theme: Theme, u: float, setting: float = 1.0) -> None:
        assets = Assets(ROOT / "assets")
        self.u = u
        self.skin = Skin(theme, Type(u, setting), Typesetter(assets), assets)
        self.surface = pygame.Surface((round(1000 * u), round(560 * u)), 0, 32)
        self.canvas = Canvas(self.surface, Raster())

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * self.u, y * self.u, w * self.u, h * self.u).rounded()

    def draw(self) -> pygame.Surface:
        theme = self.skin.theme
        self.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        self._show(self._top(), focus="lay", hover="log", skin=self.skin)
        self._show(self._title(), focus="continue", hover="rules", skin=self.skin)
        panels.dialog(self.canvas, self.skin, self.rect(470, 70, 510, 270))
        self._show(self._settings(), focus="suits", hover="size", skin=self.skin)
        self._paper()
        self._small()
        return self.surface

    def _show(self, widgets: list[Widget], *, focus: str, hover: str, skin: Skin) -> None:
        group = WidgetGroup()
        group.show(widgets)
        group.focus.set(focus, shown=True)
        group.hovered = hover
        group.paint(self.canvas, skin)

    def _top(self) -> list[Widget]:
        empty = Rect(0, 0, 0, 0)
        wanted = [
            Button(key="log", rect=empty, word="Log", icon="log", size=13),
            Button(key="undo", rect=empty, word="Undo", icon="undo", size=13, disabled="Nothing"),
            Button(key="menu", rect=empty, icon="menu", size=13),
            Button(key="sort", rect=empty, word="Sort: rank", cap="O"),
            Button(key="lay", rect=empty, word="Lay down 3 kings", cap="M", kind="primary"),
            Button(key="x", rect=empty, word="Discard", cap="X", disabled="Draw first."),
            Button(key="words", rect=empty, word="Quick start", kind="words"),
        ]
        x, shown = 20.0 * self.u, []
        for button in wanted:
            size = button_size(self.skin, button, round(38 * self.u))
            place = Rect(x, 16 * self.u, size.w, size.h).rounded()
            shown.append(replace(button, rect=place))
            x += size.w + 9 * self.u
        return list(shown)

    def _title(self) -> list[Widget]:
        second = "Round 3 of 4 · 4,310 to 3,985 · your turn"
        no = "No match was finished yet"
        return [
            Button(
                key="continue",
                rect=self.rect(20, 78, 430, 76),
                word="Continue",
                second=second,
                kind="primary",
                size=25,
                radius=12,
            ),
            Button(
                key="rules",
                rect=self.rect(20, 168, 211, 52),
                word="Rules",
                size=18,
                radius=12,
                align="left",
            ),
            Button(
                key="replays",
                rect=self.rect(239, 168, 211, 52),
                word="Replays",
                size=18,
                radius=12,
                align="left",
                disabled=no,
            ),
        ]

    def _settings(self) -> list[Widget]:
        rows = ("Cards", "Text and contrast", "Keys")
        return [
            Rows(key="pages", rect=self.rect(490, 92, 170, 150), rows=rows, row_height=44 * self.u),
            Segments(
                key="suits", rect=self.rect(740, 90, 220, 42), options=("Two", "Four"), index=0
            ),
            Slider(key="size", rect=self.rect(680, 146, 280, 42), value=0.45, word="100 %"),
            Toggle(key="arc", rect=self.rect(680, 198, 280, 32), on=True, word="on"),
            Toggle(key="star", rect=self.rect(680, 240, 280, 32), on=False, word="off"),
            Toggle(
                key="four", rect=self.rect(680, 282, 280, 32), on=False, word="off", disabled="-"
            ),
            Field(key="name", rect=self.rect(490, 260, 180, 40), text="Walter"),
        ]

    def _paper(self) -> None:
        skin = self.skin.paper()
        panels.paper(self.canvas, self.skin, self.rect(20, 240, 430, 300))
        at = self.rect(44, 262, 382, 280)
        dark = skin.theme.text
        big = skin.style(36, dark, Weight.BLACK)
        setter = skin.setter
        title = setter.draw(
            self.canvas, "You went out: 2,235", big, at.corner, "tl", max_width=at.w
        )
        soft = skin.style(15, skin.theme.dim)
        room = Rect(at.x, title.bottom + 4 * self.u, at.w, 90 * self.u)
        setter.draw_wrapped(self.canvas, READ, soft, room)
        buttons: list[Widget] = [
            Button(
                key="watch",
                rect=self.rect(44, 478, 170, 46),
                word="Watch it again",
                size=16,
                radius=12,
            ),
            Button(
                key="deal",
                rect=self.rect(226, 478, 200, 46),
                word="Deal round 3",
                cap="Enter",
                kind="primary",
                size=18,
                radius=12,
            ),
            Segments(key="seg", rect=self.rect(44, 420, 200, 42), options=("Us", "Them"), index=1),
            Toggle(key="t", rect=self.rect(270, 424, 150, 32), on=True, word="on"),
        ]
        self._show(buttons, focus="watch", hover="deal", skin=skin)

    def _small(self) -> None:
        skin, canvas, theme, u = self.skin, self.canvas, self.skin.theme, self.u
        sides = (theme.us, theme.them, *theme.further)
        for i, (sign, ink) in enumerate(zip(SIDE_SIGNS, sides, strict=True)):
            canvas.shape(side_sign(sign, ink), self.rect(480 + 30 * i, 366, 18, 18))
        canvas.shape(wild_star(theme.wild), self.rect(670, 366, 18, 18))
        canvas.shape(tick(theme.text), self.rect(700, 366, 18, 18))
        for i, icon in enumerate(("hand", "foot", "hint", "rules", "redo", "settings", "sound")):
            canvas.icon(skin.icon(icon), self.rect(740 + 28 * i, 364, 20, 20), theme.text)
        status = self.rect(480, 396, 430, 36)
        panels.pill(canvas, skin, status, theme.us)
        canvas.shape(side_sign("disc", theme.us), self.rect(494, 406, 16, 16))
        runs = (
            Run("Your turn ", skin.style(16, theme.us, Weight.BLACK)),
            Run(" Three kings chosen: a new meld.", skin.style(16)),
        )
        skin.setter.draw_runs(canvas, runs, Point(status.x + 40 * u, status.centre.y), "ml")
        panels.plaque(canvas, skin, self.rect(480, 446, 206, 74), theme.us)
        skin.setter.draw(canvas, "LAST MOVE", skin.caps(), Point(496 * u, 456 * u), "tl")
        panels.chip(
            canvas, skin, "×3", Point(720 * u, 460 * u), ground=theme.selected, ink="#1E1B14"
        )
        panels.chip(canvas, skin, "new", Point(760 * u, 460 * u))
        panels.chip(canvas, skin, "stock 143", Point(830 * u, 460 * u), size=14)
        panels.caption(canvas, skin, "ten of clubs · 10 points", self.rect(720, 530, 40, 40))
        panels.caption(
            canvas,
            skin,
            "Queens: 6 of 7, and dirty for good",
            self.rect(975, 460, 20, 30),
            lit=True,
        )
        area = ScrollArea(key="s", rect=self.rect(930, 360, 50, 80), content=300 * u, u=u)
        self._show([area], focus="", hover="s", skin=skin)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    for theme in THEMES:
        for u in SCALES:
            name = f"widgets-{theme.name.replace(' ', '-')}-{round(100 * u)}.png"
            pygame.image.save(Sheet(theme, u).draw(), folder / name)
        pygame.image.save(
            Sheet(theme, 1.0, 2.0).draw(),
            folder / f"widgets-{theme.name.replace(' ', '-')}-text.png",
        )


if __name__ == "__main__":
    main()

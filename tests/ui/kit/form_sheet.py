"""Draws forms with every control in the three themes at several scales, to be looked at.

Run:  python tests/ui/kit/form_sheet.py [folder]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from handfoot_gui.ui.kit import panels  # noqa: E402
from handfoot_gui.ui.kit.assets import Assets  # noqa: E402
from handfoot_gui.ui.kit.buttons import Button  # noqa: E402
from handfoot_gui.ui.kit.canvas import Canvas  # noqa: E402
from handfoot_gui.ui.kit.caret import Caret  # noqa: E402
from handfoot_gui.ui.kit.choices import Segments, Slider, Toggle  # noqa: E402
from handfoot_gui.ui.kit.dropdown import Dropdown, Opened  # noqa: E402
from handfoot_gui.ui.kit.field import Field  # noqa: E402
from handfoot_gui.ui.kit.form import Row, Section, form  # noqa: E402
from handfoot_gui.ui.kit.geometry import Point, Rect  # noqa: E402
from handfoot_gui.ui.kit.pointer import Move  # noqa: E402
from handfoot_gui.ui.kit.radio import RadioList  # noqa: E402
from handfoot_gui.ui.kit.raster import Raster  # noqa: E402
from handfoot_gui.ui.kit.rows import Rows  # noqa: E402
from handfoot_gui.ui.kit.skin import Skin  # noqa: E402
from handfoot_gui.ui.kit.stepper import Stepper  # noqa: E402
from handfoot_gui.ui.kit.tabs import Tabs  # noqa: E402
from handfoot_gui.ui.kit.text import Typesetter  # noqa: E402
from handfoot_gui.ui.kit.theme import THEMES, Theme, Type  # noqa: E402
from handfoot_gui.ui.kit.widgets import Widget, WidgetGroup  # noqa: E402
from handfoot_gui.ui.kit.words import Progress  # noqa: E402

SCALES = ((0.78, 1.0), (0.78, 2.0), (1.0, 1.0), (1.0, 2.0), (1.4, 1.0), (1.4, 2.0), (2.8, 1.0))
PRESETS = ("Game Night", "Pagat", "Bicycle", "Your last table")
NOTES = (
    "Two clean and two dirty books; the pile needs a natural pair.",
    "Four teams of rules that most players know, with three wilds to a book at most.",
    "",
    "Changed on Sunday: six packs, no question before going out.",
)
BACKS = ("Lattice, blue", "Lattice, red", "Rosette, green", "Rosette, night", "Waves, plum")


def settings() -> tuple[Section, ...]:
    four = "Four colours: clubs green, diamonds blue"
    return (
        Section(
            "Cards",
            (
                Row("Suit colours", Segments(key="suits", options=("Two", "Four"), index=0), four),
                Row("Card back", Dropdown(key="back", options=BACKS, index=3)),
                Row("Card size", Slider(key="size", value=0.45, word="100 %")),
                Row("Arc the hand", Toggle(key="arc", on=True, word="on"), "Off: straight rows"),
                Row(
                    "Index in all four corners",
                    Toggle(key="four", on=False, word="off", disabled="Only with the large index"),
                ),
            ),
        ),
        Section(
            "Players",
            (
                Row("Your name", Field(key="name", text="Zoë Ångström", hint="Name")),
                Row("Seats", Stepper(key="seats", value=4, least=2, most=6, word="4")),
                Row(
                    "Speed of the computer players",
                    Segments(
                        key="speed",
                        options=("Slow", "Normal", "Fast", "At once", "Step by step"),
                        index=1,
                    ),
                    "How long they wait before they act",
                ),
                Row("Discard key", Button(key="key-x", word="X")),
            ),
            "Computer players see only what their seat may see.",
        ),
        Section(
            "Rules",
            (
                Row("", RadioList(key="preset", options=PRESETS, notes=NOTES, index=1)),
                Row("Dealing", Progress(key="p", value=0.6, word="60 %")),
                Row("Changes are kept at once."),
            ),
        ),
    )


class FormSheet:
    def __init__(self, theme: Theme, u: float, setting: float) -> None:
        assets = Assets(ROOT / "assets")
        self.u = u
        self.skin = Skin(theme, Type(u, setting), Typesetter(assets), assets)
        self.surface = pygame.Surface((round(1366 * u), round(768 * u)), 0, 32)
        self.canvas = Canvas(self.surface, Raster())
        self.group = WidgetGroup()

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * self.u, y * self.u, w * self.u, h * self.u).rounded()

    def draw(self) -> pygame.Surface:
        theme, skin = self.skin.theme, self.skin
        self.canvas.felt(theme.felt_centre, theme.felt_edge, theme.grain)
        panels.dialog(self.canvas, skin, self.rect(40, 30, 1286, 708))
        pages = ("Cards", "Text and contrast", "Keys", "Sound")
        rows = Rows(key="pages", rect=self.rect(64, 130, 216, 0), rows=pages, skin=skin)
        wide = rows.rect.w
        tabs = Tabs(key="tabs", rect=self.rect(310, 50, 980, 0), options=pages, index=1, skin=skin)
        search = Field(
            key="find",
            rect=self.rect(64, 64, 216, 42),
            text="opening",
            search=True,
            skin=skin,
            own=Caret(3, 0),
        )
        tabs_h, rows_h = tabs.wanted(skin, tabs.rect.w).h, rows.wanted(skin, wide).h
        top = tabs.rect.y + tabs_h + 16 * self.u
        room = Rect(tabs.rect.x, top, tabs.rect.w, self.rect(0, 0, 0, 718).h - top)
        self._show(
            [
                Tabs(
                    key="tabs",
                    rect=Rect(tabs.rect.x, tabs.rect.y, tabs.rect.w, tabs_h),
                    options=pages,
                    index=1,
                    skin=skin,
                ),
                Rows(key="pages", rect=Rect(rows.rect.x, rows.rect.y, wide, rows_h), rows=pages),
                search,
                *form(settings(), room, skin),
            ]
        )
        return self.surface

    def _show(self, widgets: list[Widget]) -> None:
        self.group.show(widgets)
        self.group.focus.set("suits", shown=True)
        back = self.group.rect("back") or Rect(0, 0, 0, 0)
        self.group.handle(Move(back.centre))
        self.group.paint(self.canvas, self.skin)

    def opened(self) -> pygame.Surface:
        """With a list open and the field being written in."""
        self.draw()
        group = self.group
        group.focus.set("back", shown=True)
        group._keep("back", Opened(1))
        group.handle(Move(Point(1, 1)))
        group.paint(self.canvas, self.skin)
        return self.surface


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    for theme in THEMES:
        for u, setting in SCALES:
            name = f"form-{theme.name.replace(' ', '-')}-{round(100 * u)}-{round(100 * setting)}"
            pygame.image.save(FormSheet(theme, u, setting).draw(), folder / f"{name}.png")
        name = f"form-{theme.name.replace(' ', '-')}-open.png"
        pygame.image.save(FormSheet(theme, 1.0, 1.0).opened(), folder / name)


if __name__ == "__main__":
    main()

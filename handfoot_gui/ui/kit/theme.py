"""Colours and sizes as data: three themes and the scale of type. Knows no pixels and draws nothing.

Colours are `#RRGGBB`; an alpha is a number from 0 to 1 beside its colour. `us` and `them` are the
colours of the two sides; four more are for further single players. Each has a sign of its own
shape, because nothing is told by colour alone. `well` is how dark a sunken place is (a field, a
track), `shade` how much of the shadows there is, `empty` how much of the dim colour the name of an
empty place has.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

Ink: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Paper:
    """Things to read lie on paper, in every theme."""

    top: Ink = "#FBF7EA"
    bottom: Ink = "#F1EAD6"
    ink: Ink = "#1E1B14"
    soft: Ink = "#5A5340"
    us: Ink = "#824E00"
    them: Ink = "#0E3672"
    minus: Ink = "#A3182A"


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    felt_centre: Ink
    felt_edge: Ink
    grain: int
    tray: Ink
    tray_alpha: float
    tray_line: float
    panel: Ink
    panel_line: float
    text: Ink
    dim: Ink
    us: Ink
    them: Ink
    on_side: Ink
    lit: Ink
    lit_line: Ink
    wild: Ink
    clean: Ink
    selected: Ink
    inlay: Ink
    inlay_alpha: float
    further: tuple[Ink, Ink, Ink, Ink]
    well: float = 0.32
    shade: float = 1.0
    empty: float = 0.78
    disabled: float = 0.42
    clean_band: Ink = "#C22B36"
    least_contrast: float = 4.5
    button_top: Ink = "#FFD372"
    button_bottom: Ink = "#E2A93A"
    button_text: Ink = "#1E1B14"
    dirty_band: Ink = "#14171C"
    wild_band: Ink = "#6A2C91"
    focus_inner: Ink = "#FFFFFF"
    focus_outer: Ink = "#0A0F0E"
    caption: Ink = "#FBF8EE"
    caption_text: Ink = "#1E1B14"
    paper: Paper = Paper()


QUIET = Theme(
    name="quiet",
    felt_centre="#1F5146",
    felt_edge="#0B251F",
    grain=5,
    tray="#000000",
    tray_alpha=0.21,
    tray_line=0.07,
    panel="#10302A",
    panel_line=0.16,
    text="#F5F2E8",
    dim="#BCD0C6",
    us="#FFD372",
    them="#6FA6EE",
    on_side="#1E1B14",
    lit="#FFF0B8",
    lit_line="#FFF0B8",
    wild="#D9A8FF",
    clean="#FF9E8A",
    selected="#F6C65B",
    inlay="#D9B45C",
    inlay_alpha=0.34,
    further=("#8FE0C0", "#FF9E8A", "#D9A8FF", "#E8E2D0"),
)

LIGHT = replace(
    QUIET,
    name="light",
    felt_centre="#E1E9DE",
    felt_edge="#C6D5C9",
    tray="#20402F",
    tray_alpha=0.08,
    tray_line=0.16,
    panel="#F3F5EC",
    panel_line=0.28,
    text="#14231C",
    dim="#37493F",
    us="#744600",
    them="#0E3672",
    on_side="#FFFFFF",
    lit="#FFDF80",
    lit_line="#744600",
    wild="#6A2C91",
    clean="#A3182A",
    selected="#E09A12",
    inlay="#8A6A1F",
    further=("#0F5A46", "#8A2A1A", "#5A2C86", "#4A4636"),
    well=0.08,
    shade=0.6,
    empty=1.0,
)

HIGH_CONTRAST = replace(
    QUIET,
    name="high contrast",
    felt_centre="#04100C",
    felt_edge="#000000",
    grain=0,
    tray_alpha=0.60,
    tray_line=0.55,
    panel="#000000",
    panel_line=0.70,
    text="#FFFFFF",
    dim="#E3ECE7",
    us="#FFD34D",
    them="#9ECBFF",
    lit="#FFFFFF",
    lit_line="#FFFFFF",
    wild="#E6C4FF",
    clean="#FFB3A3",
    inlay_alpha=0.60,
    empty=1.0,
    disabled=0.62,
    clean_band="#A0121F",
    least_contrast=7.0,
)

THEMES = (QUIET, LIGHT, HIGH_CONTRAST)


# Sizes of type, in layout units.
CAPS, SECOND, COUNT, BUTTON, SIDE, BODY = 11, 12, 13, 14, 15, 16
CARDS, SCORE, METER, DIALOG, RESULT, CURTAIN, TITLE = 17, 20, 24, 30, 36, 64, 92


@dataclass(frozen=True, slots=True)
class Type:
    """Turns a size of type into whole pixels, and layout units into pixels."""

    u: float
    setting: float = 1.0

    def px(self, size: float) -> int:
        return max(11 if size <= 12 else 12, round(size * self.u * self.setting))

    def units(self, length: float, least: float = 0) -> float:
        """A length in layout units as pixels, never under `least` pixels."""
        return max(least, length * self.u)

    def capped(self, most: float) -> Type:
        """The same with a lower text setting, for places that cannot grow all the way."""
        return Type(self.u, min(self.setting, most))


def layout_unit(width: float, height: float) -> float:
    return min(width / 1366, height / 768)


def tight_setting(width: float, height: float) -> float:
    """How far text may grow in rails, pills, plaques and label blocks."""
    return 1.70 if width >= 1920 and height >= 1080 else 1.35


# ---------------------------------------------------------------- arithmetic of colours


def channels(ink: Ink) -> tuple[int, int, int]:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def mixed(under: Ink, over: Ink, alpha: float) -> Ink:
    """What is seen when `over` lies on `under` with that alpha."""
    pairs = zip(channels(under), channels(over), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * alpha):02X}" for a, b in pairs)


def luminance(ink: Ink) -> float:
    def linear(value: int) -> float:
        v = value / 255
        return v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(value) for value in channels(ink))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Ink, b: Ink) -> float:
    """The ratio of WCAG 2, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)

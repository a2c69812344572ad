"""What is laid on cards and round them, as SVG text: bands, wax, rings. Knows no pygame."""

from __future__ import annotations

import math
from dataclasses import dataclass

from handfoot_gui.ui.kit.dashes import dashed_box
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import house_star
from handfoot_gui.ui.kit.theme import Ink

BAND, BAND_LIGHT, BAND_LINE, BAND_GLINT = "#B98A2E", "#E9C469", "#7A5A14", "#F6DE9B"
WAX, WAX_LIGHT, WAX_LINE = "#7E1824", "#A52A38", "#5C1019"


@dataclass(frozen=True, slots=True)
class Ring:
    """A line round a card: `gap` outside its edge, both in px; dashed for a place left empty."""

    ink: Ink
    width: float
    gap: float = 0
    alpha: float = 1
    dash: tuple[float, ...] = ()
    fill_alpha: float = 0


def ring_line(rect: Rect, radius: float, ring: Ring) -> str:
    line = f'stroke="{ring.ink}" stroke-width="{ring.width:g}" stroke-opacity="{ring.alpha:g}"'
    strokes = ""
    if ring.dash:
        strokes = f'<path d="{dashed_box(rect, radius, ring.dash)}" fill="none" {line}/>'
        line = ""
    return (
        f'<rect x="{rect.x:g}" y="{rect.y:g}" width="{rect.w:g}" height="{rect.h:g}" '
        f'rx="{radius:.2f}" fill="{ring.ink}" fill-opacity="{ring.fill_alpha:g}" {line}/>{strokes}'
    )


def _downwards(name: str, top: float, bottom: float, light: Ink, dark: Ink) -> str:
    return (
        f'<defs><linearGradient id="{name}" x1="0" y1="{top:.2f}" x2="0" y2="{bottom:.2f}" '
        f'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
    )


def straight_band(w: int, h: int) -> str:
    """In pixels. From 8 px on it has a glint above and an edge below."""
    inner = _downwards("b", 0, h, BAND_LIGHT, BAND)
    inner += f'<rect width="{w}" height="{h}" fill="url(#b)"/>'
    if h < 8:
        return inner
    return (
        f'{inner}<rect width="{w}" height="1" fill="{BAND_GLINT}"/>'
        f'<rect y="{h - 1}" width="{w}" height="1" fill="{BAND_LINE}"/>'
    )


def bent_band(pivot: Point, low: float, high: float, spread: float, card: float) -> str:
    """Round the fan of cards `card` wide that turn about the pivot by `spread` radians each way;
    between two distances from the pivot."""

    def at(radius: float, side: int) -> str:
        a = side * (spread + math.asin(min(1.0, card * 0.515 / radius)))
        return f"{pivot.x + radius * math.sin(a):.2f} {pivot.y - radius * math.cos(a):.2f}"

    outline = (
        f"M{at(high, -1)}A{high:.2f} {high:.2f} 0 0 1 {at(high, 1)}"
        f"L{at(low, 1)}A{low:.2f} {low:.2f} 0 0 0 {at(low, -1)}Z"
    )
    light = _downwards("b", pivot.y - high, pivot.y - low * math.cos(spread), BAND_LIGHT, BAND)
    return (
        f'{light}<path d="{outline}" fill="url(#b)" stroke="{BAND_LINE}" stroke-opacity=".7" '
        f'stroke-width="{max(0.6, card * 0.01):.2f}"/>'
    )


def wax(*, marked: bool) -> str:
    """A seal in a box of 100."""
    inner = _downwards("w", 0, 100, WAX_LIGHT, WAX)
    inner += f'<circle cx="50" cy="50" r="47" fill="url(#w)" stroke="{WAX_LINE}" stroke-width="6"/>'
    if marked:
        inner += f'<g transform="translate(19 19) scale(.62)">{house_star(WAX_LINE)}</g>'
    return inner

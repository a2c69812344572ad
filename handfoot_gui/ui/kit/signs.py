"""Small signs as SVG text, each in a box of 100 units. Knows shapes, not what they stand for."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from handfoot_gui.ui.kit.theme import Ink

Sign: TypeAlias = Literal["disc", "square", "triangle", "bar", "ring", "cross"]
SIDE_SIGNS: tuple[Sign, ...] = ("disc", "square", "triangle", "bar", "ring", "cross")


@lru_cache(maxsize=64)
def star(
    cx: float, cy: float, outer: float, inner: float, *, points: int = 5, ink: Ink = "#000000"
) -> str:
    corners = []
    for i in range(2 * points):
        r = inner if i % 2 else outer
        a = -math.pi / 2 + i * math.pi / points
        corners.append(f"{cx + r * math.cos(a):.2f},{cy + r * math.sin(a):.2f}")
    return f'<polygon points="{" ".join(corners)}" fill="{ink}"/>'


def wild_star(ink: Ink) -> str:
    """Five points."""
    return star(50, 53, 50, 22, ink=ink)


def house_star(ink: Ink) -> str:
    """Eight points: the mark of the house."""
    return star(50, 50, 50, 19, points=8, ink=ink)


def side_sign(sign: Sign, ink: Ink) -> str:
    line = f'fill="none" stroke="{ink}"'
    return {
        "disc": f'<circle cx="50" cy="50" r="44" fill="{ink}"/>',
        "square": f'<rect x="15" y="15" width="70" height="70" rx="10" {line} stroke-width="17"/>',
        "triangle": f'<path d="M50 8L96 90H4Z" fill="{ink}" stroke-linejoin="round"/>',
        "bar": f'<rect x="4" y="33" width="92" height="34" rx="8" fill="{ink}"/>',
        "ring": f'<circle cx="50" cy="50" r="36" {line} stroke-width="18"/>',
        "cross": f'<path d="M50 8V92M8 50H92" {line} stroke-width="26" stroke-linecap="round"/>',
    }[sign]


def full_disc(ink: Ink) -> str:
    return f'<circle cx="50" cy="50" r="46" fill="{ink}"/>'


def half_disc(ink: Ink) -> str:
    return (
        f'<circle cx="50" cy="50" r="41" fill="none" stroke="{ink}" stroke-width="11"/>'
        f'<path d="M50 8A42 42 0 0 0 50 92Z" fill="{ink}"/>'
    )


def tick(ink: Ink, width: float = 15) -> str:
    return (
        f'<path d="M14 54L40 80L87 22" fill="none" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def ticked_disc(ground: Ink, ink: Ink) -> str:
    return (
        f'<circle cx="50" cy="50" r="48" fill="{ground}"/>'
        f'<path d="M28 52L44 68L74 34" fill="none" stroke="{ink}" stroke-width="11" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def plus(ink: Ink, width: float = 14) -> str:
    return (
        f'<path d="M50 14V86M14 50H86" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round"/>'
    )


def chevron_down(ink: Ink, width: float = 14) -> str:
    return (
        f'<path d="M14 34L50 68L86 34" fill="none" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def chevron_up(ink: Ink, width: float = 14) -> str:
    return (
        f'<path d="M14 66L50 32L86 66" fill="none" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def chevron_right(ink: Ink, width: float = 14) -> str:
    return (
        f'<path d="M34 14L68 50L34 86" fill="none" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def minus(ink: Ink, width: float = 14) -> str:
    return (
        f'<path d="M14 50H86" fill="none" stroke="{ink}" stroke-width="{width:g}" '
        'stroke-linecap="round"/>'
    )


def crossed(ink: Ink, width: float = 14) -> str:
    """To close, to clear."""
    return (
        f'<path d="M18 18L82 82M82 18L18 82" fill="none" stroke="{ink}" '
        f'stroke-width="{width:g}" stroke-linecap="round"/>'
    )


def magnifier(ink: Ink, width: float = 12) -> str:
    return (
        f'<circle cx="41" cy="41" r="29" fill="none" stroke="{ink}" stroke-width="{width:g}"/>'
        f'<path d="M63 63L90 90" fill="none" stroke="{ink}" stroke-width="{width + 3:g}" '
        'stroke-linecap="round"/>'
    )


def radio(ink: Ink, *, chosen: bool) -> str:
    inner = f'<circle cx="50" cy="50" r="24" fill="{ink}"/>' if chosen else ""
    return f'<circle cx="50" cy="50" r="43" fill="none" stroke="{ink}" stroke-width="10"/>{inner}'

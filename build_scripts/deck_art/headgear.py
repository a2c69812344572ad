"""Crowns, diadems, caps and plumes."""

from __future__ import annotations

import math

from deck_art.heads import Look
from deck_art.palette import FINE, GREEN, INK, WHITE
from deck_art.pen import Point, disc, inked, lozenge, moved, outline, path, stroke
from deck_art.pips import pip


def crown(look: Look) -> str:
    metal = look.livery.metal
    band = inked("M-21 -113C-8 -109 8 -109 21 -113L20 -102C8 -98.5 -8 -98.5 -20 -102Z", metal)
    jewels = "".join(
        path(outline(lozenge(x, y, 6, 6)), c)
        for x, y, c in (
            (-12, -105.6, look.livery.second),
            (0, -104.8, look.livery.main),
            (12, -105.6, look.livery.second),
        )
    )
    if look.suit == "spades":
        tops = inked(
            (
                "M-21 -112L-27 -130L-15 -121L-9 -134L0 -121L9 -134L15 -121L27 -130L21 "
                "-112C8 -108 -8 -108 -21 -112Z"
            ),
            metal,
        )
        tops += "".join(
            disc(x, y, 2.8, look.livery.second, INK)
            for x, y in ((-27, -131), (-9, -135), (9, -135), (27, -131))
        )
    elif look.suit == "hearts":
        tops = inked(
            ("M-21 -112C-34 -126 -20 -134 0 -125C20 -134 34 -126 21 -112C8 -108 -8 -108 -21 -112Z"),
            look.livery.main,
        )
        tops += inked(
            (
                "M-21 -112C-34 -126 -20 -134 0 -125C20 -134 34 -126 21 -112C26 -122 "
                "16 -126 0 -119C-16 -126 -26 -122 -21 -112Z"
            ),
            metal,
            FINE,
        )
        tops += inked("M-3.5 -111L-3.5 -128L3.5 -128L3.5 -111Z", metal, FINE) + pip(
            "hearts", 0, -131, 14, metal, INK
        )
    elif look.suit == "diamonds":
        tops = "".join(
            inked(outline(lozenge(x, y, 15, h)), look.livery.metal)
            for x, y, h in ((-16, -118, 26), (16, -118, 26), (0, -120, 33))
        )
        tops += "".join(
            path(outline(lozenge(x, y, 6, h)), look.livery.second)
            for x, y, h in ((-16, -119, 10), (16, -119, 10), (0, -124, 14))
        )
    else:
        tops = inked(
            ("M-21 -112L-24 -124L-12 -117L0 -126L12 -117L24 -124L21 -112C8 -108 -8 -108 -21 -112Z"),
            metal,
        )
        tops += (
            pip("clubs", -24, -127, 15, metal, INK)
            + pip("clubs", 24, -127, 15, metal, INK)
            + pip("clubs", 0, -130, 17, metal, INK)
        )
    return tops + band + jewels


def diadem(look: Look) -> str:
    metal, main, second = look.livery.metal, look.livery.main, look.livery.second
    if look.suit == "spades":  # a crescent with a spade
        art = inked("M-25 -107C-20 -119 20 -119 25 -107C14 -111 -14 -111 -25 -107Z", metal)
        art += (
            pip("spades", 0, -123, 24, main, INK)
            + disc(-14, -117, 3.2, second, INK)
            + disc(14, -117, 3.2, second, INK)
        )
    elif look.suit == "hearts":  # a coronet of hearts
        art = "".join(
            pip("hearts", x, y, s, second if x else main, INK, FINE)
            for x, y, s in ((-15, -119, 15), (15, -119, 15), (0, -124, 22))
        )
        art += inked("M-23 -115C-8 -110 8 -110 23 -115L22 -107C8 -102 -8 -102 -22 -107Z", metal)
        art += "".join(
            disc(x, y, 1.8, WHITE)
            for x, y in ((-14, -108.3), (-5, -106.9), (5, -106.9), (14, -108.3))
        )
    elif look.suit == "diamonds":  # a fan of rays
        rays = [
            (26 * math.sin(a), -107 - 28 * math.cos(a))
            for a in (math.radians(d) for d in range(-72, 73, 24))
        ]
        cuts = [
            (20 * math.sin(a), -107 - 19 * math.cos(a))
            for a in (math.radians(d) for d in range(-60, 61, 24))
        ]
        rim: list[Point] = []
        for i, tip in enumerate(rays):
            rim += [tip, *cuts[i : i + 1]]
        art = inked(outline([*rim, (22, -104), (0, -101), (-22, -104)]), metal)
        art += inked("M-15 -105C-14 -120 14 -120 15 -105C8 -102 -8 -102 -15 -105Z", main, FINE)
        art += path(outline(lozenge(0, -109.5, 7, 11)), metal)
    else:  # a wreath of leaves
        leaf = inked("M0 0C-7 -4 -7 -12 0 -17C7 -12 7 -4 0 0Z", GREEN, FINE)
        art = "".join(
            moved(leaf, x, y, t)
            for x, y, t in (
                (-20, -104, -62),
                (20, -104, 62),
                (-15, -109, -38),
                (15, -109, 38),
                (-8, -111, -16),
                (8, -111, 16),
            )
        )
        art += (
            inked("M-22 -107C-8 -112 8 -112 22 -107C8 -105 -8 -105 -22 -107Z", metal, FINE)
            + disc(0, -112, 5.4, metal, INK)
            + disc(0, -112, 2.2, second)
        )
    return art


def plume(look: Look, x: float, y: float, turn: float = 0) -> str:
    """An ostrich feather that sweeps back and curls over."""
    blade = inked(
        (
            "M0 2C2 -13 14 -21 27 -17C38 -13 41 -1 33 7C31 10 26 10 25 6C28 4 28 "
            "-1 24 -2C15 -3 9 3 0 2Z"
        ),
        look.livery.second,
    )
    rib = stroke(
        ("M3 -1C9 -9 18 -12 26 -9C31 -7 33 -2 31 3M11 -7L9 -12M18 -10L18 -15M26 -9L30 -13"),
        WHITE,
        FINE,
    )
    return moved(blade + rib, x, y, turn)


def cap(look: Look) -> str:
    main, deep, metal = look.livery.main, look.livery.deep, look.livery.metal
    if look.suit == "spades":  # a soft beret falling to one side
        art = plume(look, 9, -118)
        art += inked(
            (
                "M-20 -106C-38 -112 -32 -132 -8 -132C14 -133 28 -121 22 -104C8 -108 "
                "-8 -108 -20 -106Z"
            ),
            main,
        )
        art += inked("M-21 -108C-8 -111 8 -111 22 -107L21 -100C8 -104 -8 -104 -20 -101Z", deep)
    elif look.suit == "hearts":  # a bonnet of puffed panels
        art = plume(look, 9, -117)
        art += inked(
            (
                "M-20 -108C-40 -112 -34 -132 -17 -128C-10 -137 10 -137 17 -128C34 -132 "
                "40 -112 20 -108Z"
            ),
            main,
        )
        art += stroke(
            "M-17 -127C-12 -122 -10 -116 -10 -110M17 -127C12 -122 10 -116 10 -110", deep, 2
        )
        art += inked("M-24 -110C-8 -115 8 -115 24 -110L22 -101C8 -105 -8 -105 -22 -101Z", deep)
    elif look.suit == "diamonds":  # a round cap in a notched brim
        art = plume(look, 10, -119)
        art += inked("M-19 -108C-20 -128 -8 -134 0 -134C8 -134 20 -128 19 -108Z", main)
        art += inked(
            (
                "M-21 -101L-27 -120L-16 -113L-9 -121L0 -112L9 -121L16 -113L27 -120L21 "
                "-101C8 -105 -8 -105 -21 -101Z"
            ),
            deep,
        )
    else:  # a forester's pointed cap
        art = plume(look, 8, -112, 6)
        art += inked(
            (
                "M-33 -103C-21 -112 -15 -128 4 -135C16 -130 22 -116 23 -104C8 -110 "
                "-14 -108 -36 -103Z"
            ),
            main,
        )
        art += inked("M-33 -103C-13 -110 8 -111 23 -105L21 -98C6 -103 -12 -103 -36 -103Z", deep)
    badge = {"spades": (8, -117), "hearts": (0, -108), "diamonds": (0, -107.5), "clubs": (9, -114)}[
        look.suit
    ]
    return art + pip(look.suit, *badge, 13, metal, INK, 1)

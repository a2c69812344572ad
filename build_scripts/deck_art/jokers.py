"""Jokers and the mark of their corner."""

from __future__ import annotations

import math

from deck_art.heads import FACE, FACE_SHADE, eye
from deck_art.palette import (
    BOLD,
    COURT_H,
    COURT_W,
    FINE,
    GOLD,
    HALF_H,
    HALF_W,
    INK,
    LIP,
    NIGHT,
    RED,
    RED_DEEP,
    SILVER,
    SKINS,
    WHITE,
)
from deck_art.pen import (
    Point,
    clipped,
    disc,
    inked,
    lozenge,
    mirrored,
    moved,
    num,
    outline,
    page,
    path,
    stroke,
)

JOKERS = {  # ground, rays, cap one, cap two, trim, skin, shade
    "red": (RED_DEEP, RED, GOLD, "#fff0d0", GOLD, *SKINS["fair"]),
    "black": (INK, NIGHT, SILVER, "#5b6182", SILVER, "#f1f3f6", "#c4cad6"),
}


def bell(x: float, y: float, metal: str, r: float = 8) -> str:
    slit = stroke(f"M{num(x - r * 0.75)} {num(y)}L{num(x + r * 0.75)} {num(y)}", INK, 1.8)
    return disc(x, y, r, metal, INK, BOLD) + slit + disc(x, y + r * 0.45, 1.5, INK)


def jester_cap(one: str, two: str, trim: str, accent: str) -> str:
    left = inked(
        ("M-38 -36C-42 -84 -64 -92 -71 -52C-67 -62 -62 -60 -58 -50C-54 -40 -48 -32 -38 -26Z"), one
    )
    right = inked("M38 -36C42 -84 64 -92 71 -52C67 -62 62 -60 58 -50C54 -40 48 -32 38 -26Z", two)
    sides = inked("M-42 -30C-46 -78 -24 -94 0 -118L0 -34Z", two) + inked(
        "M42 -30C46 -78 24 -94 0 -118L0 -34Z", one
    )
    seam = stroke("M0 -112L0 -44", INK, FINE)
    brim = inked("M-45 -40C-18 -54 18 -54 45 -40L43 -25C18 -38 -18 -38 -43 -25Z", accent)
    studs = "".join(
        path(outline(lozenge(x, y, 8, 9)), trim)
        for x, y in ((-32, -38), (-16, -42.5), (0, -44), (16, -42.5), (32, -38))
    )
    return (
        left
        + right
        + sides
        + seam
        + brim
        + studs
        + bell(-69, -42, trim)
        + bell(69, -42, trim)
        + bell(0, -120, trim, 9)
    )


def jester_collar(one: str, two: str, trim: str) -> str:
    art = path("M-32 34L32 34L36 56L-36 56Z", INK)  # the shadow under the chin
    for i, (x, tip_x, tip_y) in enumerate(
        ((-42, -68, 88), (42, 68, 88), (-21, -37, 106), (21, 37, 106), (0, 0, 114))
    ):
        fill = one if i in (0, 3) else two if i in (1, 2) else ""
        if fill:
            art += inked(
                (
                    f"M{x - 20} 52C{x - 18} 70 {tip_x - 6} 78 {tip_x} {tip_y}C{tip_x + 8} "
                    f"78 {x + 20} 70 {x + 20} 52L{x} 40Z"
                ),
                fill,
            )
        else:
            art += inked("M-20 46C-18 74 -8 90 0 114L0 46Z", one) + inked(
                "M20 46C18 74 8 90 0 114L0 46Z", two
            )
        art += bell(tip_x, tip_y + 5, trim, 7)
    return art + inked("M-34 44C-20 56 20 56 34 44L36 56C20 70 -20 70 -36 56Z", trim)


def jester_face(skin: str, shade: str, accent: str) -> str:
    art = path(FACE, skin) + path(FACE_SHADE, shade) + path(FACE, "none", INK, 1.5)
    for x in (-8.8, 9.2):
        art += path(outline(lozenge(x, -88.5, 7, 19)), accent)
    art += eye(-8.8, lash=False) + eye(9.2, lash=False)
    art += stroke(
        ("M-15.5 -95C-13 -99.5 -8 -99.5 -5 -97.5M15.5 -95C13 -99.5 7 -99.5 4 -97.5"), INK, 1.6
    ) + stroke("M2.2 -93L-5.5 -79.5L0.8 -77.2", INK, 1.2)
    grin = "M-11.5 -74.5C-8 -63 8 -63 11.5 -74.5C6 -71 -6 -71 -11.5 -74.5Z"
    art += path(grin, LIP, INK, 1.2) + path(
        "M-9 -72.4C-5 -70 5 -70 9 -72.4L7.4 -69.6C4 -67.8 -4 -67.8 -7.4 -69.6Z", WHITE
    )
    return art + stroke("M-12.8 -75.6L-10.6 -73.6M12.8 -75.6L10.6 -73.6", INK, 1.4)


def ray_at(i: int) -> list[Point]:
    """One of 24 from the centre, cut off at the picture's edge: a card shows no more than that."""
    a, b = math.tau * i / 24, math.tau * (i + 1) / 24
    far = [(220 * math.cos(angle), 220 * math.sin(angle)) for angle in (a, b)]
    edge = [(-HALF_W, -HALF_H), (HALF_W, -HALF_H), (HALF_W, HALF_H), (-HALF_W, HALF_H)]
    return clipped([(0.0, 0.0), *far], edge)


def joker(colour: str) -> str:
    ground, ray, one, two, trim, skin, shade = JOKERS[colour]
    accent = RED if colour == "red" else INK
    rays = "".join(outline(ray_at(i)) for i in range(0, 24, 2))
    head = moved(jester_face(skin, shade, accent), 0, 147, 0, 1.82)
    ears = mirrored(inked("M-33 -4C-42 -10 -44 8 -34 14Z", skin))
    bust = jester_collar(one, two, trim) + ears + head + jester_cap(one, two, trim, accent)
    art = path(rays, ray) + moved(bust, 0, 6)
    frame = (
        f'<rect width="{COURT_W}" height="{COURT_H}" fill="none" '
        f'stroke="{INK}" stroke-width="4.4"/>'
    )
    inner = (
        f'<rect x="5" y="5" width="{COURT_W - 10}" height="{COURT_H - 10}" fill="none" '
        f'stroke="{trim}" stroke-width="1.6"/>'
    )
    return page(
        COURT_W,
        COURT_H,
        f'<rect width="{COURT_W}" height="{COURT_H}" fill="{ground}"/>'
        + moved(art, HALF_W, HALF_H)
        + frame
        + inner,
    )


def joker_mark(colour: str) -> str:
    """The cap alone, for the index corner."""
    fill = RED if colour == "red" else INK
    horns = (
        "M-33 24C-33 6 -38 -6 -50 2C-48 -26 -24 -28 -14 -8C-12 -22 -6 -30 0 "
        "-40C6 -30 12 -22 14 -8C24 -28 48 -26 50 2C38 -6 33 6 33 24Z"
    )
    art = (
        path(horns, fill)
        + disc(-46, 10, 7.5, fill)
        + disc(46, 10, 7.5, fill)
        + disc(0, -42, 7.5, fill)
        + path("M-36 29L36 29L34 43L-34 43Z", fill)
    )
    return page(110, 100, moved(art, 55, 52))

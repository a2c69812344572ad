"""Cloaks, collars, tabards, arms and the sash that hides the join."""

from __future__ import annotations

import math

from deck_art.heads import Look
from deck_art.palette import BOLD, FINE, HALF_W, INK, PAPER, SASH, WHITE
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
    path,
    petals,
    ring,
    sash_y,
    stroke,
)
from deck_art.pips import pip

TABARD_TOP, TABARD_FOOT = 20.0, 34.0


CLOAK_FIELD = [
    (-84.0, -25.0),
    (-70.0, -38.0),
    (-44.0, -47.0),
    (-18.0, -53.0),
    (18.0, -53.0),
    (44.0, -47.0),
    (70.0, -38.0),
    (84.0, -28.0),
    (84.0, -25.0),
    (-84.0, 25.0),
]


def cloak(look: Look, rank: str) -> str:
    left, right = num(-HALF_W - 3), num(HALF_W + 3)
    d = (
        f"M{left} {num(sash_y(-HALF_W - 3))}L{left} -24C-74 -42 -46 -48 -18 -54L18 -54"
        f"C46 -48 74 -42 {right} -27L{right} {num(sash_y(HALF_W + 3))}Z"
    )
    return inked(d, look.livery.main) + powdering(look, rank)


def powdering(look: Look, rank: str) -> str:
    """What the cloak is strewn with: lozenges for kings, dots for queens, stripes for jacks."""
    shapes = ""
    for row in range(8):
        for column in range(-7, 8):
            x, y = (column + (row % 2) / 2) * 13.0, -52 + row * 10.0
            if rank == "jack":
                tile = (
                    [
                        (column * 13.0 - 2, -56.0),
                        (column * 13.0 + 2, -56.0),
                        (column * 13.0 + 2, 40.0),
                        (column * 13.0 - 2, 40.0),
                    ]
                    if row == 0
                    else []
                )
            else:
                tile = lozenge(x, y, 6, 8) if rank == "king" else ring(x, y, 2.4, 6)
            seen = rank == "jack" or y < sash_y(x) - SASH + 2
            tile = clipped(tile, CLOAK_FIELD) if tile and seen and abs(x) > 22 else []
            if len(tile) > 2:
                shapes += outline(tile)
    return path(shapes, look.livery.deep)


def tabard_region() -> list[Point]:
    return [
        (-TABARD_TOP, -54),
        (TABARD_TOP, -54),
        (TABARD_FOOT, sash_y(TABARD_FOOT)),
        (-TABARD_FOOT, sash_y(-TABARD_FOOT)),
    ]


def ornament(look: Look) -> str:
    """Repeated shapes on the tabard, cut at its edges: chevrons, hearts, lozenges or dots."""
    region, shapes = tabard_region(), ""
    for row in range(8):
        y = -50 + row * (12.0 if look.suit == "spades" else 9.0)
        for column in range(-3, 4):
            x = column * 13.0 + (6.5 if row % 2 and look.suit != "spades" else 0)
            if look.suit == "spades":
                tile = [
                    (x - 6.6, y + 2),
                    (x, y - 4),
                    (x + 6.6, y + 2),
                    (x + 6.6, y + 6),
                    (x, y),
                    (x - 6.6, y + 6),
                ]
            elif look.suit == "hearts":
                tile = [
                    (x, y + 4),
                    (x - 4, y),
                    (x - 4, y - 2.4),
                    (x - 2, y - 3.6),
                    (x, y - 2),
                    (x + 2, y - 3.6),
                    (x + 4, y - 2.4),
                    (x + 4, y),
                ]
            elif look.suit == "diamonds":
                tile = lozenge(x, y, 9, 13)
            else:
                tile = ring(x, y, 3.3)
            tile = clipped(tile, region)
            if len(tile) > 2:
                shapes += outline(tile)
    return path(shapes, look.livery.metal)


def tabard(look: Look) -> str:
    region = tabard_region()
    art = path(outline(region), look.livery.second) + ornament(look)
    for side in (-1, 1):
        top, foot = side * TABARD_TOP, side * TABARD_FOOT
        edge = [
            (top - 3, -54.0),
            (top + 3, -54.0),
            (foot + 3, sash_y(foot + 3)),
            (foot - 3, sash_y(foot - 3)),
        ]
        art += inked(outline(edge), look.livery.metal, FINE)
    return art


def ermine(_look: Look) -> str:
    art = inked(
        (
            "M-54 -45C-44 -30 -22 -25 0 -25C22 -25 44 -30 54 -45C40 -50 26 -53 "
            "16 -54L-16 -54C-26 -53 -40 -50 -54 -45Z"
        ),
        WHITE,
    )
    for x, y, turn in (
        (-41, -41.5, 26),
        (-29, -36, 18),
        (-16, -33, 8),
        (16, -33, -8),
        (29, -36, -18),
        (41, -41.5, -26),
    ):
        art += moved(
            path(("M0 -6C1 -2 3.6 1 2.6 4.4C1.8 6.6 -1.8 6.6 -2.6 4.4C-3.6 1 -1 -2 0 -6Z"), INK),
            x,
            y,
            turn,
        )
    return art


def neckline(look: Look) -> str:
    """Queens: a trimmed neckline and a necklace with the suit."""
    vee = "M-20 -54C-16 -40 -7 -31 0 -29C7 -31 16 -40 20 -54"
    skin = path(vee + "Z", look.skin) + path("M0 -54L0 -29C7 -31 16 -40 20 -54Z", look.shade)
    trim = stroke(vee, INK, 7) + stroke(vee, look.livery.metal, 4)
    beads = "".join(
        disc(12 * math.sin(a), -53 + 11 * math.cos(a), 2.3, look.livery.metal, INK, 1)
        for a in (math.radians(d) for d in (-70, -36, 36, 70))
    )
    return skin + trim + beads + pip(look.suit, 0, -40, 10, look.livery.pip)


def standing_collar(look: Look) -> str:
    """Queens: a pleated fan rising from each shoulder, scalloped at the rim."""

    def at(r: float, deg: float) -> str:
        a = math.radians(deg)
        return f"{num(-8 - r * math.cos(a))} {num(-48 - r * math.sin(a))}"

    rim = "".join(f"C{at(49, d)} {at(49, d + 14)} {at(41, d + 14)}" for d in (0, 14, 28, 42))
    wing = inked(f"M-8 -48L{at(41, 0)}{rim}Z", WHITE)
    pleats = stroke(
        "".join(f"M{at(24, d)}L{at(39, d)}" for d in (14, 28, 42)), look.livery.metal_deep, FINE
    )
    return mirrored(wing + pleats)


def ruff(look: Look) -> str:
    """Jacks: a collar of points."""
    teeth = [
        (-34, -50),
        (-27, -34),
        (-20, -44),
        (-13, -28),
        (-6.5, -40),
        (0, -24),
        (6.5, -40),
        (13, -28),
        (20, -44),
        (27, -34),
        (34, -50),
        (14, -58),
        (-14, -58),
    ]
    tips = "".join(
        disc(x, y, 2.5, look.livery.metal, INK, 1)
        for x, y in ((-27, -33), (-13, -27), (0, -23), (13, -27), (27, -33))
    )
    return inked(outline(teeth), WHITE) + tips


def arm(look: Look) -> str:
    """A forearm rising from behind the sash to the attribute."""
    above = [(-90.0, -60.0), (60.0, -60.0), (60.0, sash_y(60)), (-90.0, sash_y(-90))]
    sleeve = clipped([(-2, -8), (-40, -27), (-52, -8), (-36, 12), (-22, 30), (14, 10)], above)
    folds = stroke("M-29 -18C-22 -10 -23 -1 -28 6", INK, FINE)
    cuff = inked(outline([(-41, -31), (-35, -24), (-46, -4), (-55, -8)]), look.livery.metal)
    return inked(outline(sleeve), look.livery.second) + folds + cuff


def fist(look: Look) -> str:
    art = inked(
        (
            "M-67 -27C-67 -31 -64 -32 -61 -32L-50 -31C-43 -29 -43 -13 -50 -10L-62 "
            "-9C-66 -9 -67 -11 -67 -14Z"
        ),
        look.skin,
    )
    art += stroke("M-66 -26.4L-55 -26M-66.4 -20.6L-54 -20.4M-66 -14.8L-55 -14.8", INK, FINE)
    return art


def sash(look: Look, rank: str) -> str:
    """The slanted band over the join, with the house rosette in the middle; drawn last."""
    x0, x1 = -HALF_W - 5, HALF_W + 5

    def strip(half: float) -> str:
        return outline(
            [
                (x0, sash_y(x0) - half),
                (x1, sash_y(x1) - half),
                (x1, sash_y(x1) + half),
                (x0, sash_y(x0) + half),
            ]
        )

    art = inked(strip(SASH), look.livery.metal) + path(strip(SASH - 2.6), look.livery.deep)
    studs = [i * 15.0 for i in range(-6, 7) if abs(i) > 1]
    if rank == "king":
        art += path("".join(outline(lozenge(x, sash_y(x), 8, 7)) for x in studs), look.livery.metal)
    elif rank == "queen":
        art += "".join(disc(x, sash_y(x), 2.5, WHITE) for x in studs if abs(x) < HALF_W)
    else:
        bar = [(-4.5, 5.9), (-0.5, 5.9), (4.5, -5.9), (0.5, -5.9)]
        art += path(
            "".join(outline([(x + px, sash_y(x + px) + py) for px, py in bar]) for x in studs),
            look.livery.metal,
        )
    art += disc(0, 0, 17, look.livery.metal, INK, BOLD) + disc(0, 0, 13.5, PAPER, INK, FINE)
    return art + petals(0, 0, 8, 2.5, 12, 4.6, look.livery.pip) + disc(0, 0, 3.4, look.livery.metal)

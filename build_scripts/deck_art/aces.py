"""The four aces: a great pip of the suit, and round it what grows or shines there.

Spades: rays over a laurel. Hearts: a branch of buds. Diamonds: a burst of light. Clubs: clover.
"""

from __future__ import annotations

import math

from deck_art.palette import COURT_H, COURT_W, FINE, HALF_H, HALF_W, INK, NIGHT, PAPER, Livery
from deck_art.pen import disc, inked, lozenge, mirrored, moved, outline, page, path, petals, stroke
from deck_art.pips import pip


def ace(suit: str, livery: Livery) -> str:
    drawn = {
        "spades": ace_of_spades,
        "hearts": ace_of_hearts,
        "diamonds": ace_of_diamonds,
        "clubs": ace_of_clubs,
    }[suit]
    return page(COURT_W, COURT_H, moved(drawn(livery), HALF_W, HALF_H))


def ace_of_spades(livery: Livery) -> str:
    art = ""
    for k in range(-5, 6):  # rays, long and short in turn
        long = k % 2 == 0
        ray = lozenge(
            0, -88 - (10 if long else 2) + abs(k) * 2, 6.4 if long else 4.6, 66 if long else 46
        )
        art += moved(path(outline(ray), livery.metal if long else livery.metal_deep), 0, 4, k * 8)
    art += mirrored(_laurel(livery)) + disc(0, 113, 5.5, livery.second, INK, FINE)
    art += pip("spades", 0, -8, 146, INK, PAPER, 6) + pip("spades", 0, -8, 146, INK)
    art += pip("leaf", 0, -7, 126, "none", livery.metal, 2) + pip("leaf", 0, -6, 112, NIGHT)
    art += (
        petals(0, 4, 12, 8, 31, 6, livery.metal)
        + petals(0, 4, 12, 10, 24, 2.4, livery.second)
        + disc(0, 4, 9, livery.metal)
        + disc(0, 4, 5, INK)
    )
    art += "".join(
        path(outline(lozenge(x, y, w, w * 1.5)), livery.metal)
        for x, y, w in ((0, -37, 7), (0, -49, 4.6), (-37, 15, 5), (37, 15, 5))
    )
    return art


def _laurel(livery: Livery) -> str:
    """The left one of the two branches round the ace of spades."""
    leaf = inked("M0 0C-6 -5 -6 -15 0 -22C6 -15 6 -5 0 0Z", livery.metal, FINE)
    art = stroke("M-4 112C-60 100 -78 40 -66 -24", livery.metal_deep, 2.6)
    for x, y, turn in _along(8):
        art += moved(leaf, x, y, turn - 34) + moved(leaf, x, y, turn + 40)
    return art + moved(leaf, -66, -22, 4)


def _along(count: int, first: float = 100, step: float = 15.5) -> list[tuple[float, float, float]]:
    """Places on the left half of the wreath, from below upwards, and how a leaf is turned there."""
    found = []
    for t in range(count):
        degrees = first + t * step
        a = math.radians(degrees)
        found.append((4 + 74 * math.cos(a), 34 + 78 * math.sin(a), degrees - 180))
    return found


def ace_of_hearts(livery: Livery) -> str:
    art = mirrored(_rose_branch(livery))
    art += pip("hearts", 0, 2, 134, livery.pip, PAPER, 6) + pip("hearts", 0, 2, 134, livery.pip)
    art += pip("hearts", 0, 1, 112, "none", livery.metal, 2)
    art += (
        petals(0, -8, 12, 8, 33, 6.4, livery.metal)
        + petals(0, -8, 12, 10, 25, 2.4, livery.deep)
        + disc(0, -8, 9, livery.metal)
        + disc(0, -8, 5, livery.deep)
    )
    return moved(art + path(outline(lozenge(0, 36, 6, 9)), livery.metal), 0, -24)


def _rose_branch(livery: Livery) -> str:
    """The left one of two branches that cross below: gold leaves, and buds of the suit."""
    leaf = inked("M0 0C-7 -4 -8 -13 0 -20C8 -13 7 -4 0 0Z", livery.metal, FINE)
    bud = pip("hearts", 0, -14, 15, livery.pip, INK, FINE)
    art = stroke("M10 120C-58 104 -80 40 -68 -30", livery.metal_deep, 2.6)
    for t, (x, y, turn) in enumerate(_along(8)):
        art += moved(leaf, x, y, turn + 40) + moved(bud if t % 2 else leaf, x, y, turn - 38)
    return art + moved(pip("hearts", 0, -10, 20, livery.pip, INK, FINE), -68, -30, 4)


def ace_of_diamonds(livery: Livery) -> str:
    art = ""
    for k in range(32):  # rays in an oval, long and short in turn
        long, a = k % 2 == 0, math.tau * k / 32
        reach = 74 + 34 * math.cos(a) ** 2
        high = 52.0 if long else 34.0
        ray = lozenge(0, -reach + high / 2, 6.4 if long else 4.6, high)
        ink = livery.metal if long else livery.metal_deep
        art += moved(path(outline(ray), ink), 0, 0, 360 * k / 32)
    art += pip("diamonds", 0, 0, 152, livery.pip, PAPER, 6)
    art += pip("diamonds", 0, 0, 152, livery.pip) + pip("diamonds", 0, 0, 126, "none", PAPER, 2)
    art += "".join(
        path(outline(lozenge(0, 0, w, w * 1.32)), ink)
        for w, ink in ((62, livery.metal), (50, livery.pip), (20, PAPER))
    )
    return art + petals(0, 0, 8, 13, 24, 3.2, livery.metal)


def ace_of_clubs(livery: Livery) -> str:
    art = mirrored(_clover(livery)) + disc(0, 113, 5.5, livery.second, INK, FINE)
    art += pip("clubs", 0, -2, 138, livery.pip, PAPER, 6) + pip("clubs", 0, -2, 138, livery.pip)
    for x, y in ((0, -39), (-34.5, 11.5), (34.5, 11.5)):
        art += (
            disc(x, y, 25, "none", livery.metal, 2)
            + petals(x, y, 8, 4, 20, 4.8, livery.metal)
            + disc(x, y, 4.4, PAPER)
        )
    return moved(art + path(outline(lozenge(0, 1, 10, 15)), livery.metal), 0, -20)


def _clover(livery: Livery) -> str:
    """The left one of two stems round the ace of clubs, a trefoil at every joint."""
    leaf = pip("clubs", 0, -10, 21, livery.metal, INK, FINE)
    art = stroke("M-4 112C-60 100 -78 40 -66 -24", livery.metal_deep, 2.6)
    for t, (x, y, turn) in enumerate(_along(6, 104, 20)):
        art += moved(leaf, x, y, turn - 34 if t % 2 else turn + 40)
    return art + moved(leaf, -66, -22, 4)

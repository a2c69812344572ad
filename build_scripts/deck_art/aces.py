"""The four aces."""

from __future__ import annotations

import math

from deck_art.palette import COURT_H, COURT_W, FINE, HALF_H, HALF_W, INK, NIGHT, PAPER, Livery
from deck_art.pen import disc, inked, lozenge, mirrored, moved, outline, page, path, petals, stroke
from deck_art.pips import pip


def laurel_branch(metal: str, fill: str) -> str:
    """The left one of the two branches round the ace of spades."""
    leaf = inked("M0 0C-6 -5 -6 -15 0 -22C6 -15 6 -5 0 0Z", fill, FINE)
    art = stroke("M-4 112C-60 100 -78 40 -66 -24", metal, 2.6)
    for t in range(8):
        a = math.radians(100 + t * 15.5)
        x, y = 4 + 74 * math.cos(a), 34 + 78 * math.sin(a)
        turn = math.degrees(a) - 180
        art += moved(leaf, x, y, turn - 34) + moved(leaf, x, y, turn + 40)
    return art + moved(leaf, -66, -22, 4)


def ace_of_spades(livery: Livery) -> str:
    art = ""
    for k in range(-5, 6):  # rays, long and short in turn
        long = k % 2 == 0
        ray = lozenge(
            0, -88 - (10 if long else 2) + abs(k) * 2, 6.4 if long else 4.6, 66 if long else 46
        )
        art += moved(path(outline(ray), livery.metal if long else livery.metal_deep), 0, 4, k * 8)
    art += mirrored(laurel_branch(livery.metal_deep, livery.metal)) + disc(
        0, 113, 5.5, livery.second, INK, FINE
    )
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


def ace(suit: str, livery: Livery) -> str:
    if suit == "spades":
        art = ace_of_spades(livery)
    else:
        art = pip(suit, 0, 0, 142 if suit == "diamonds" else 128, livery.pip)
        if suit != "clubs":
            art += pip(suit, 0, 0, 118 if suit == "diamonds" else 106, "none", PAPER, 2)
        x, y = (0, -8) if suit == "hearts" else (0, 0) if suit == "diamonds" else (0, 2)
        if suit == "hearts":
            art += (
                petals(x, y, 8, 5, 24, 6.5, livery.metal)
                + petals(x, y, 8, 5, 15, 2.2, livery.pip)
                + disc(x, y, 5, PAPER)
            )
        elif suit == "diamonds":
            art += (
                path(outline(lozenge(x, y, 38, 50)), livery.metal)
                + path(outline(lozenge(x, y, 28, 37)), livery.pip)
                + path(outline(lozenge(x, y, 15, 20)), PAPER)
            )
        else:
            art += "".join(
                disc(px, py, 23, "none", PAPER, 2)
                + petals(px, py, 8, 4, 18, 4.6, livery.metal)
                + disc(px, py, 4, PAPER)
                for px, py in ((0, -34.5), (-32, 12.5), (32, 12.5))
            )
            art += path(outline(lozenge(0, 4, 9, 13)), livery.metal)
    return page(COURT_W, COURT_H, moved(art, HALF_W, HALF_H))

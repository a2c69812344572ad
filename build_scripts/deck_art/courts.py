"""The twelve courts: one upper half, turned by 180 degrees about the centre."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deck_art.attributes import (
    axe,
    banner,
    clubstaff,
    daisy,
    fan,
    halberd,
    laurel,
    lily,
    orb,
    rose,
    sceptre,
    sword,
)
from deck_art.bodies import arm, cloak, ermine, fist, neckline, ruff, sash, standing_collar, tabard
from deck_art.headgear import cap, crown, diadem
from deck_art.heads import (
    Look,
    beard,
    face,
    jack_fringe,
    jack_hair,
    king_hair,
    neck,
    profile,
    queen_fringe,
    queen_hair,
)
from deck_art.palette import COURT_H, COURT_W, HAIRS, HALF_H, HALF_W, INK, SKINS, Livery
from deck_art.pen import moved, page
from deck_art.pips import pip

Part = Callable[[Look], str]


@dataclass(frozen=True)
class Figure:
    skin: str
    hair: str
    holds: Part
    looks_right: bool = False
    side: bool = False  # the head is seen from the side


FIGURES = {
    ("king", "spades"): Figure("warm", "black", sword),
    ("king", "hearts"): Figure("fair", "white", sceptre, True),
    ("king", "diamonds"): Figure("fair", "auburn", axe, True, side=True),
    ("king", "clubs"): Figure("dark", "grey", orb),
    ("queen", "spades"): Figure("warm", "black", lily, True),
    ("queen", "hearts"): Figure("fair", "auburn", rose),
    ("queen", "diamonds"): Figure("fair", "blond", fan),
    ("queen", "clubs"): Figure("dark", "black", daisy, True),
    ("jack", "spades"): Figure("fair", "brown", halberd, side=True),
    ("jack", "hearts"): Figure("warm", "blond", laurel, True, side=True),
    ("jack", "diamonds"): Figure("brown", "black", banner, True),
    ("jack", "clubs"): Figure("fair", "auburn", clubstaff),
}


def half(rank: str, look: Look, figure: Figure) -> str:
    """The upper figure, from the back to the front."""
    if rank == "king":
        body = cloak(look, rank) + tabard(look) + ermine(look)
        head = (
            profile(look, rank) if figure.side else king_hair(look) + face(look, rank) + beard(look)
        ) + crown(look)
    elif rank == "queen":
        body = (
            standing_collar(look)
            + queen_hair(look)
            + cloak(look, rank)
            + tabard(look)
            + neckline(look)
            + neck(look)
        )
        head = face(look, rank) + queen_fringe(look) + diadem(look)
    else:
        body = cloak(look, rank) + tabard(look) + neck(look) + ruff(look)
        head = (
            profile(look, rank)
            if figure.side
            else jack_hair(look) + face(look, rank) + jack_fringe(look)
        ) + moved(cap(look), 2 if figure.side else 0)
    return body + head + arm(look) + figure.holds(look) + fist(look)


def court(rank: str, suit: str, livery: Livery) -> str:
    figure = FIGURES[rank, suit]
    look = Look(suit, livery, *SKINS[figure.skin], *HAIRS[figure.hair])
    corner = pip(suit, 62, -117, 34, livery.pip, livery.tint, 4) + pip(
        suit, 62, -117, 34, livery.pip
    )
    upper = half(rank, look, figure) + corner
    both = upper + f'<g transform="rotate(180)">{upper}</g>' + sash(look, rank)
    if figure.looks_right:
        both = f'<g transform="scale(-1 1)">{both}</g>'
    ground = f'<rect width="{COURT_W}" height="{COURT_H}" fill="{livery.tint}"/>'
    frame = (
        f'<rect width="{COURT_W}" height="{COURT_H}" fill="none" '
        f'stroke="{INK}" stroke-width="4.4"/>'
    )
    return page(COURT_W, COURT_H, ground + moved(both, HALF_W, HALF_H) + frame)

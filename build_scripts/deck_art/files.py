"""Every drawing of the deck by the name of its file."""

from __future__ import annotations

from deck_art.aces import ace
from deck_art.backs import BACKS, back
from deck_art.courts import court
from deck_art.glyphs import GLYPHS
from deck_art.icons import ICONS, icon, red_three
from deck_art.jokers import JOKERS, joker, joker_mark
from deck_art.palette import LIVERIES, RANKS, SUITS
from deck_art.pen import page, path
from deck_art.pips import pip


def card_files() -> dict[str, str]:
    out: dict[str, str] = {}
    for scheme, liveries in LIVERIES.items():
        for suit in SUITS:
            livery = liveries[suit]
            for rank in RANKS:
                out[f"court-{rank}-{suit}-{scheme}"] = court(rank, suit, livery)
            out[f"ace-{suit}-{scheme}"] = ace(suit, livery)
            out[f"pip-{suit}-{scheme}"] = page(100, 100, pip(suit, 50, 50, 98, livery.pip))
    for colour in JOKERS:
        out[f"joker-{colour}"] = joker(colour)
        out[f"joker-mark-{colour}"] = joker_mark(colour)
    out |= {f"back-{name}": back(name) for name in BACKS}
    out |= {f"glyph-{sign}": page(w, 100, path(d, "#000000")) for sign, (w, d) in GLYPHS.items()}
    out["token-red-three"] = red_three()
    return out


def icon_files() -> dict[str, str]:
    return {name: icon(draw()) for name, draw in ICONS.items()}

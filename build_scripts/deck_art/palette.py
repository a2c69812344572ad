"""The measures of the deck and its colours: inks, skins, hair, and what each suit wears."""

from __future__ import annotations

from dataclasses import dataclass

CARD_W, CARD_H, CARD_R = 250, 350, 15  # the card that everything is measured in
COURT_W, COURT_H = 168, 286  # the picture of a court; centred on the card
HALF_W, HALF_H = COURT_W / 2, COURT_H / 2
SLOPE = 0.30  # the sash falls this much a unit, from right to left
SASH = 8.5  # half its thickness
BOLD, FINE = 2.4, 1.4  # the two line weights

INK, PAPER, WHITE = "#1c1b2e", "#fffdf8", "#ffffff"
GOLD, GOLD_DEEP = "#e6ae3c", "#a8701e"
SILVER, SILVER_DEEP = "#ccd3dd", "#838da0"
RED, RED_DEEP = "#c9252f", "#8c1422"
BLUE, BLUE_DEEP = "#2263b0", "#143d78"
GREEN, GREEN_DEEP = "#1f7d4c", "#10502f"
NIGHT, NIGHT_DEEP = "#34385c", "#1c1b2e"
LIP = "#b8323c"

SKINS = {
    "fair": ("#f6d3b0", "#e0ab80"),
    "warm": ("#e6b384", "#c98d5b"),
    "brown": ("#bd8054", "#9a5f38"),
    "dark": ("#8f5a3a", "#6e4028"),
}
HAIRS = {
    "black": ("#2a2433", "#4a4158"),
    "auburn": ("#8f3d1f", "#b9602f"),
    "blond": ("#e3b455", "#b98429"),
    "brown": ("#5b3823", "#835634"),
    "white": ("#eef0f2", "#b4bcc8"),
    "grey": ("#a9b0ba", "#757d8b"),
}

SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = ("jack", "queen", "king")


@dataclass(frozen=True)
class Livery:
    """The colours that one suit wears."""

    pip: str  # pips and indices
    main: str  # cloak
    deep: str  # its shade
    second: str  # tabard and sleeve
    tint: str  # ground behind the figure
    metal: str = GOLD
    metal_deep: str = GOLD_DEEP


LIVERIES = {
    "four": {
        "spades": Livery(INK, NIGHT, NIGHT_DEEP, RED, "#e9eaf2"),
        "hearts": Livery(RED, RED, RED_DEEP, NIGHT, "#fbe9e2"),
        "diamonds": Livery("#1b5fae", BLUE, BLUE_DEEP, "#d9772b", "#e4eef8"),
        "clubs": Livery("#177245", GREEN, GREEN_DEEP, "#7a2a48", "#e6f2e6"),
    },
    "two": {
        "spades": Livery(INK, NIGHT, NIGHT_DEEP, RED, "#e9eaf2"),
        "hearts": Livery(RED, RED, RED_DEEP, NIGHT, "#fbe9e2"),
        "diamonds": Livery(RED, "#d4472f", "#95261b", BLUE, "#fdeee0"),
        "clubs": Livery(INK, "#3d4a4f", "#1f282c", GREEN, "#e8eeea"),
    },
}

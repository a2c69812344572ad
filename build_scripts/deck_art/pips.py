"""The four suits as shapes."""

from __future__ import annotations

from deck_art.palette import FINE
from deck_art.pen import num, pen

PIPS = {  # each in a box from -50 to 50
    "spades": "M0 -50C9 -30 45 -12 45 15C45 29 35 37 24 37C15 37 8 32 4 25C5 37 9 "
    "45 19 50L-19 50C-9 45 -5 37 -4 25"
    "C-8 32 -15 37 -24 37C-35 37 -45 29 -45 15C-45 -12 -9 -30 0 -50Z",
    "hearts": "M0 49C-9 28 -46 10 -46 -19C-46 -36 -34 -47 -21 -47C-11 -47 -3 -41 "
    "0 -31C3 -41 11 -47 21 -47"
    "C34 -47 46 -36 46 -19C46 10 9 28 0 49Z",
    "diamonds": (
        "M0 -50C10 -31 25 -13 42 0C25 13 10 31 0 50C-10 31 -25 13 -42 0C-25 -13 -10 -31 0 -50Z"
    ),
    "leaf": (
        "M0 -50C9 -30 45 -12 45 15C45 29 35 37 24 37C15 37 6 31 0 21C-6 31 "
        "-15 37 -24 37C-35 37 -45 29 -45 15C-45 -12 -9 -30 0 -50Z"
    ),
    "clubs": "M-4 18C-9 27 -17 32 -25 32C-38 32 -47 22 -47 10C-47 -3 -37 -12 -25 "
    "-12C-21 -12 -17 -11 -14 -9"
    "C-20 -14 -23 -21 -23 -27C-23 -40 -13 -50 0 -50C13 -50 23 -40 23 -27C23 -21 20 -14 14 -9"
    "C17 -11 21 -12 25 -12C37 -12 47 -3 47 10C47 22 38 32 25 32C17 32 9 "
    "27 4 18C5 34 9 44 19 50L-19 50"
    "C-9 44 -5 34 -4 18Z",
}


def pip(  # noqa: PLR0917
    suit: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    line: str = "",
    width: float = FINE,
    turn: float = 0,
) -> str:
    s = size / 100
    edge = pen(line, width / s)
    spin = f" rotate({num(turn)})" if turn else ""
    place = f"translate({num(x)} {num(y)}){spin} scale({s:.3g})"
    return f'<path transform="{place}" d="{PIPS[suit]}" fill="{fill}"{edge}/>'

"""The program's own sign: a card of the hand, face up, over a sealed one of the foot, on felt."""

from __future__ import annotations

from deck_art.backs import BACKS
from deck_art.palette import CARD_H, CARD_R, CARD_W, GOLD, GOLD_DEEP, INK, PAPER, RED, RED_DEEP
from deck_art.pen import disc, moved, num, outline, path, ring
from deck_art.pips import pip

SIDE = 512
FELT, FELT_EDGE = "#2b7a5f", "#103a2f"


def app_icon(size: int) -> str:
    """For a picture of that many pixels: the smaller, the less is in it."""
    small, tiny = size <= 48, size <= 24
    edge = 8 if tiny else 12
    felt = (
        f'<defs><linearGradient id="felt" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{SIDE}"><stop offset="0" stop-color="{FELT}"/><stop offset="1" '
        f'stop-color="{FELT_EDGE}"/></linearGradient></defs>'
        + _block(SIDE / 2, SIDE / 2, SIDE - 2 * edge, SIDE - 2 * edge, 104, "url(#felt)")
    )
    if not small:
        rim = SIDE - 2 * edge - 14
        felt += _block(SIDE / 2, SIDE / 2, rim, rim, 97, "none", GOLD_DEEP, 5)
    foot = moved(_foot(plain=small), 178, 252, -15, 0.92 if not tiny else 1.0)
    hand = moved(_hand(plain=small), 316, 264, 9, 0.98 if not tiny else 1.12)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="0 0 {SIDE} {SIDE}">{felt}{foot}{hand}</svg>\n'
    )


def _hand(*, plain: bool) -> str:
    card = _sheet(PAPER)
    if plain:
        return card + pip("spades", 0, 4, 196, INK)
    corner = pip("spades", 0, 0, 44, INK)
    card += moved(corner, -90, -134) + moved(corner, 90, 134, 180)
    return card + pip("spades", 0, 2, 158, INK)


def _foot(*, plain: bool) -> str:
    ground, pattern, accent = BACKS["lattice-blue"]
    card = _sheet(PAPER)
    card += _block(0, 0, CARD_W - 28, CARD_H - 28, 8, ground)
    if not plain:
        lines = "".join(
            f"M{num(x - 76)} -144L{num(x + 76)} 144M{num(x + 76)} -144L{num(x - 76)} 144"
            for x in (-26, 0, 26)
        )
        card += path(lines, "none", pattern, 7)
        card += _block(0, 0, CARD_W - 48, CARD_H - 48, 6, "none", accent, 4)
    band = [(-125.0, -6.0), (125.0, -60.0), (125.0, 4.0), (-125.0, 58.0)]
    card += path(outline(band), GOLD, GOLD_DEEP, 5)
    seal = path(outline(ring(-34, 10, 46, 14)), RED, RED_DEEP, 5)
    return card + (seal if plain else seal + disc(-34, 10, 29, "none", RED_DEEP, 5))


def _sheet(fill: str) -> str:
    """A card with its shadow, lying on whatever is below."""
    shadow = _block(6, 12, CARD_W, CARD_H, CARD_R + 9, "#08201a", extra=' opacity="0.45"')
    return shadow + _block(0, 0, CARD_W, CARD_H, CARD_R + 9, fill, "#1c1b2e", 5)


def _block(  # noqa: PLR0917
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    fill: str,
    line: str = "",
    width: float = 0,
    extra: str = "",
) -> str:
    """A rectangle with round corners, by its centre."""
    edge = f' stroke="{line}" stroke-width="{num(width)}"' if line else ""
    return (
        f'<rect x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(r)}" fill="{fill}"{edge}{extra}/>'
    )

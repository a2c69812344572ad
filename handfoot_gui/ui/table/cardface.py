"""What is on a card, as SVG text in units of 250 x 350. Knows ranks, suits, liveries and where a
pip goes; no pixels except the size that corners are snapped to, no pygame.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.signs import star

W, H, RADIUS = 250, 350, 15
PAPER, EDGE = "#FFFDF8", "#B9B4A6"
INK, RED, PURPLE = "#1C1B2E", "#C9252F", "#6A2C91"
LARGE_BELOW = 110
JOKERS: tuple[Literal["red", "black"], ...] = ("red", "black")

BACKS = (
    "lattice-blue",
    "lattice-red",
    "rosette-green",
    "rosette-night",
    "waves-plum",
    "waves-teal",
)
BookSign: TypeAlias = Literal["clean", "dirty", "wild"]

LETTERS = {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"}
COURTS = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
TWO_COLOURS = {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK}
FOUR_COLOURS = {**TWO_COLOURS, Suit.DIAMONDS: "#1B5FAE", Suit.CLUBS: "#177245"}
STRONGER = {RED: "#9E1420", "#1B5FAE": "#15479C", "#177245": "#075A2F"}

Box: TypeAlias = tuple[float, float, float, float]
LARGE_BOX: Box = (76, 56, 162, 276)
LARGE_ACE: Box = (74, 72, 168, 286)
MELD_BOX: Box = (57, 84, 136, 232)
MELD_PIP: Box = (51, 131, 148, 148)
BOOK_BOX: Box = (76, 62, 110, 188)
BOOK_PIP: Box = (61, 104, 128, 128)

LEFT, MIDDLE, RIGHT = 84.0, 125.0, 166.0
_SIX = tuple((x, y) for y in (68.0, 175.0, 282.0) for x in (LEFT, RIGHT))
_SIDES = tuple((x, y) for y in (68.0, 139.3, 210.7, 282.0) for x in (LEFT, RIGHT))
_FOUR = tuple((x, y) for y in (68.0, 282.0) for x in (LEFT, RIGHT))
PIPS: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.TWO: ((MIDDLE, 68), (MIDDLE, 282)),
    Rank.THREE: ((MIDDLE, 68), (MIDDLE, 175), (MIDDLE, 282)),
    Rank.FOUR: _FOUR,
    Rank.FIVE: (*_FOUR, (MIDDLE, 175)),
    Rank.SIX: _SIX,
    Rank.SEVEN: (*_SIX, (MIDDLE, 121.5)),
    Rank.EIGHT: (*_SIX, (MIDDLE, 121.5), (MIDDLE, 228.5)),
    Rank.NINE: (*_SIDES, (MIDDLE, 175)),
    Rank.TEN: (*_SIDES, (MIDDLE, 103.7), (MIDDLE, 246.3)),
}


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What the player may choose about the cards."""

    four_colours: bool = False
    large_index: bool = False
    high_contrast: bool = False
    mark_wild: bool = True
    back: str = "lattice-blue"

    def ink(self, suit: Suit) -> str:
        ink = (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]
        return STRONGER.get(ink, ink) if self.high_contrast else ink

    @property
    def livery(self) -> str:
        return "four" if self.four_colours else "two"


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG file without its outermost element."""

    w: float
    h: float
    inner: str

    def placed(self, x: float, y: float, w: float, h: float) -> str:
        scale = f"scale({w / self.w:.5f} {h / self.h:.5f})"
        return f'<g transform="translate({x:.3f} {y:.3f}) {scale}">{self.inner}</g>'

    def turned(self, cx: float, cy: float, w: float, h: float) -> str:
        """Upside down, by its centre."""
        scale = f"scale({-w / self.w:.5f} {-h / self.h:.5f})"
        at = f"translate({cx + w / 2:.3f} {cy + h / 2:.3f})"
        return f'<g transform="{at} {scale}">{self.inner}</g>'

    def inked(self, ink: str) -> Drawing:
        """Every fill of a drawing of one colour, in another."""
        return Drawing(
            self.w, self.h, re.sub(r'fill="#[0-9a-fA-F]{6}"', f'fill="{ink}"', self.inner)
        )


def glyph_name(card: Card) -> str:
    return LETTERS.get(card.rank, str(int(card.rank)))


def joker_colour(card: Card) -> Literal["red", "black"]:
    """A deck's jokers are one red, one black; the pack numbers them one after the other."""
    return JOKERS[card.id % 2]


class CardFaces:
    """Composes faces. `px` is the card's width in pixels: corners stand on whole ones."""

    def __init__(self, assets: Assets, style: CardStyle) -> None:
        self._assets = assets
        self.style = style
        self._drawing = lru_cache(maxsize=128)(self._read)

    def _read(self, name: str) -> Drawing:
        text = self._assets.text(f"cards/{name}.svg")
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)
        body = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
        if box is None or body is None:
            message = f"{name}.svg is not a drawing of ours"
            raise ValueError(message)
        inner = body.group(1)
        if self.style.high_contrast:
            for soft, strong in STRONGER.items():
                inner = inner.replace(soft.lower(), strong)
        return Drawing(float(box.group(1)), float(box.group(2)), inner)

    # -- the sheet

    def page(self, inner: str, px: int) -> str:
        """A whole document for a card of that width, its height rounded to whole pixels."""
        h = W * round(px * 1.4) / px
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{h:.4f}" '
            f'viewBox="0 0 {W} {h:.4f}"><g transform="scale(1 {h / H:.6f})">{inner}</g></svg>'
        )

    def sheet(self, inner: str, px: int, paper: str = PAPER, edge: str = EDGE) -> str:
        """Pasteboard and what is printed on it; the edge is a unit, and at least a pixel, and
        nothing is printed over it."""
        line = max(1.0, W / px)
        outline = (
            f'<rect x="{line / 2:.3f}" y="{line / 2:.3f}" width="{W - line:.3f}" '
            f'height="{H - line:.3f}" rx="{RADIUS}"'
        )
        ground = f'{outline} fill="{paper}"/>'
        rim = f'{outline} fill="none" stroke="{edge}" stroke-width="{line:.3f}"/>'
        return self.page(ground + inner + rim, px)

    # -- faces

    def face(self, card: Card, px: int, *, shown: int | None = None) -> str:
        """`shown` is the width it will have at last, which decides how large its index is."""
        if self.style.large_index or round((shown or px) * 1.4) < LARGE_BELOW:
            return self.sheet(self._large(card, px), px)
        middle = self._middle(card, px)
        corner = self._joker_corner(card, px) if card.suit is None else self._corner(card, px)
        turned = f'<g transform="translate({W} {H}) scale(-1 -1)">{corner}</g>'
        return self.sheet(middle + corner + turned, px)

    def _art(self, card: Card) -> Drawing | None:
        if card.suit is None:
            return self._drawing(f"joker-{joker_colour(card)}")
        suit, livery = card.suit.name.lower(), self.style.livery
        if card.rank in COURTS:
            return self._drawing(f"court-{COURTS[card.rank]}-{suit}-{livery}")
        return self._drawing(f"ace-{suit}-{livery}") if card.rank is Rank.ACE else None

    def _pip(self, suit: Suit) -> Drawing:
        return self._drawing(f"pip-{suit.name.lower()}-two").inked(self.style.ink(suit))

    def _glyph(self, name: str, ink: str) -> Drawing:
        return self._drawing(f"glyph-{name}").inked(ink)

    def _middle(self, card: Card, px: int) -> str:
        art = self._art(card)
        if art is not None:
            return art.placed(41, 32, 168, 286) if card.rank is Rank.ACE else self._framed(art, px)
        if card.suit is None:
            return ""
        pip = self._pip(card.suit)
        return "".join(
            pip.turned(x, y, 46, 46) if y > H / 2 else pip.placed(x - 23, y - 23, 46, 46)
            for x, y in PIPS[card.rank]
        )

    def _framed(self, art: Drawing, px: int, box: Box = (41, 32, 168, 286)) -> str:
        """A picture in its frame, on whole pixels; what reaches beyond it is papered over."""
        x, y = _snapped(box[0], px), _snapped(box[1], px)
        right, bottom = W - _snapped(W - box[0] - box[2], px), H - _snapped(H - box[1] - box[3], px)
        w, h = right - x, bottom - y
        line = max(2.2, W / px)
        mask = f"{_rounded_outline(0.9 * max(1.0, W / px))}M{x} {y}V{bottom}H{right}V{y}Z"
        return (
            f'{art.placed(x, y, w, h)}<path d="{mask}" fill="{PAPER}"/>'
            f'<rect x="{x + line / 2:.3f}" y="{y + line / 2:.3f}" width="{w - line:.3f}" '
            f'height="{h - line:.3f}" fill="none" stroke="{INK}" stroke-width="{line:.3f}"/>'
        )

    # -- corners

    def _index(self, card: Card, px: int, *, cap: float, most: float, x: float, y: float) -> str:
        """The rank, its capital a whole number of pixels high, centred on x."""
        if card.suit is None:
            return ""
        glyph = self._glyph(glyph_name(card), self.style.ink(card.suit))
        high = _snapped(cap, px)
        wide = min(glyph.w * high / 100, most)
        return glyph.placed(x - wide / 2, _snapped(y, px), wide, high)

    def _corner(self, card: Card, px: int) -> str:
        if card.suit is None:
            return ""
        most = 34.0 if card.rank is Rank.TEN else 30.0
        parts = self._index(card, px, cap=38, most=most, x=22.5, y=16)
        parts += self._pip(card.suit).placed(8.5, _snapped(61, px), 28, 28)
        if card.rank is Rank.TWO and self.style.mark_wild:
            parts += star(22.5, 110, 14, 6.1, ink=PURPLE)
        return parts

    def _joker_corner(self, card: Card, px: int) -> str:
        colour = joker_colour(card)
        mark = self._drawing(f"joker-mark-{colour}").placed(4.5, 16, 34, 31)
        return mark + self._letters(self._joker_ink(card), px, x=21.5, y=56, cap=15, step=20)

    def _joker_ink(self, card: Card) -> str:
        ink = RED if joker_colour(card) == "red" else INK
        return STRONGER.get(ink, ink) if self.style.high_contrast else ink

    def _letters(self, ink: str, px: int, *, x: float, y: float, cap: float, step: float) -> str:
        high = _snapped(cap, px)
        parts = ""
        for i, letter in enumerate("JOKER"):
            glyph = self._glyph(letter, ink)
            wide = glyph.w * high / 100
            parts += glyph.placed(x - wide / 2, _snapped(y + i * step, px), wide, high)
        return parts

    def _large(self, card: Card, px: int) -> str:
        """One corner only, readable on a small card."""
        if card.suit is None:
            mark = self._drawing(f"joker-mark-{joker_colour(card)}").placed(7, 18, 62, 56)
            letters = self._letters(self._joker_ink(card), px, x=38, y=88, cap=26, step=33)
            art = self._art(card)
            return (self._framed(art, px, LARGE_BOX) if art else "") + mark + letters
        pip = self._pip(card.suit)
        parts = self._index(card, px, cap=62, most=58, x=38, y=18)
        parts += pip.placed(15, _snapped(90, px), 46, 46)
        if card.rank is Rank.TWO and self.style.mark_wild:
            parts += star(38, 168, 22, 9.6, ink=PURPLE)
        art = self._art(card)
        if art is None:
            return parts + pip.placed(93, 156, 118, 118)
        if card.rank is Rank.ACE:
            return art.placed(*LARGE_ACE) + parts
        return self._framed(art, px, LARGE_BOX) + parts

    # -- faces in a meld

    def meld_face(self, card: Card, px: int, *, book: bool = False) -> str:
        """Rank and suit on one line, so that a strip of a fifth of the width can be read. What
        lies on a book has its picture above the book's band."""
        cap = max(47.0, 7 * W / px)
        x, y = _snapped(18, px), _snapped(10, px)
        if card.suit is None:
            box = BOOK_BOX if book else MELD_BOX
            return self.sheet(self._meld_joker(card, px, Point(x, y), box), px)
        high = _snapped(cap, px)
        glyph = self._glyph(glyph_name(card), self.style.ink(card.suit))
        wide = glyph.w * high / 100
        pip = self._pip(card.suit)
        parts = glyph.placed(x, y, wide, high)
        parts += pip.placed(_snapped(x + wide + 11, px), y, high, high)
        parts += pip.placed(*(BOOK_PIP if book else MELD_PIP))
        if card.rank is Rank.TWO and self.style.mark_wild:
            parts += star(W - 18 - high / 2, y + high * 0.53, high * 0.54, high * 0.24, ink=PURPLE)
        return self.sheet(parts, px)

    def _meld_joker(self, card: Card, px: int, at: Point, box: Box) -> str:
        glyphs = [self._glyph(letter, PURPLE) for letter in "JOKER"]
        whole = sum(glyph.w / 100 + 0.1 for glyph in glyphs)
        high = min(_snapped(max(40.0, 6 * W / px), px), (W - at.x - 8) / whole)
        parts, x = "", at.x
        for glyph in glyphs:
            wide = glyph.w * high / 100
            parts += glyph.placed(x, at.y, wide, high)
            x += wide + high * 0.1
        art = self._art(card)
        return (self._framed(art, px, box) if art else "") + parts

    # -- the other side

    def back(self, px: int) -> str:
        back = self._drawing(f"back-{self.style.back}")
        return self.page(back.inner, px)


def _rounded_outline(i: float) -> str:
    """The card's paper that far inside its edge."""
    q = max(1.0, RADIUS - i / 2)
    arc = f"A{q:.2f} {q:.2f} 0 0 1"
    return (
        f"M{i + q:.2f} {i:.2f}H{W - i - q:.2f}{arc} {W - i:.2f} {i + q:.2f}V{H - i - q:.2f}"
        f"{arc} {W - i - q:.2f} {H - i:.2f}H{i + q:.2f}{arc} {i:.2f} {H - i - q:.2f}"
        f"V{i + q:.2f}{arc} {i + q:.2f} {i:.2f}Z"
    )


def _snapped(units: float, px: int) -> float:
    """The nearest length that is a whole number of pixels, and not none."""
    return max(1, round(units * px / W)) * W / px

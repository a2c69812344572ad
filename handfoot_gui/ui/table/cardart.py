"""Pictures of cards in real pixels: faces, backs, packets, books, their shadows and rings.

Everything is premultiplied and cached by what it shows, its size, the style and the angle; the
longest unused go first. Upright faces and backs are exactly w x round(1.4 w). What is turned, every
shadow and every ring has the card's centre in its own centre. Knows no layout and no turn of play.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pygame

from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.raster import MEGABYTE, PictureCache, Raster, blank, document, drawn
from handfoot_gui.ui.kit.shade import soft_box
from handfoot_gui.ui.kit.signs import full_disc, half_disc, house_star, wild_star
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.kit.theme import Ink
from handfoot_gui.ui.table.cardface import RADIUS, BookSign, CardFaces, CardStyle, W

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
UPRIGHT = 0.05
EDGE_FILL, EDGE_LINE = "#E4DECB", "#8A8470"
BAND, BAND_LIGHT = "#B98A2E", "#E9C469"
WAX, WAX_LIGHT, WAX_LINE = "#7E1824", "#A52A38", "#5C1019"


def card_height(w: float) -> int:
    return round(w * 1.4)


@dataclass(frozen=True, slots=True)
class Ring:
    """A line round a card: `gap` outside its edge, both in px; dashed for a place left empty."""

    ink: Ink
    width: float
    gap: float = 0
    alpha: float = 1
    dash: tuple[float, ...] = ()
    fill_alpha: float = 0


@dataclass(frozen=True, slots=True)
class BookLook:
    """What a book shows. The word is made elsewhere; so is the count of merged books, as text."""

    sign: BookSign
    word: str
    band: Ink
    top: Card | None = None
    count: str = ""


class CardArt:
    def __init__(
        self,
        assets: Assets,
        typesetter: Typesetter,
        style: CardStyle | None = None,
        limit: int = 128 * MEGABYTE,
    ) -> None:
        self._assets = assets
        self._typesetter = typesetter
        self._cache = PictureCache(limit)
        self._raster = Raster(8 * MEGABYTE)
        self._faces = CardFaces(assets, style or CardStyle())

    @property
    def style(self) -> CardStyle:
        return self._faces.style

    @style.setter
    def style(self, style: CardStyle) -> None:
        if style != self.style:
            self._faces = CardFaces(self._assets, style)

    # -- single cards

    def face(self, card: Card, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("face", card.rank, card.suit, _look(card)), card, w, angle)

    def meld_face(self, card: Card, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("meld", card.rank, card.suit, _look(card)), card, w, angle)

    def back(self, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("back",), None, w, angle)

    def blank(self, w: float, angle: float = 0, *, paper: Ink = "#ECE6D6") -> pygame.Surface:
        """A card of which nothing is seen but its edge, as deep in a pile."""
        return self._turned(("blank", paper), None, w, angle)

    def _turned(
        self, what: tuple[object, ...], card: Card | None, w: float, angle: float
    ) -> pygame.Surface:
        px = max(8, round(w))
        angle = round(angle, 2)
        if abs(angle) < UPRIGHT:
            return self._upright(what, card, px)
        key = (*what, px, self.style, angle)
        return self._cache.get(key, lambda: turned(self._upright(what, card, 2 * px), angle))

    def _upright(self, what: tuple[object, ...], card: Card | None, px: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            return drawn(self._drawing(what, card, px), px, card_height(px))

        return self._cache.get((*what, px, self.style), make)

    def _drawing(self, what: tuple[object, ...], card: Card | None, px: int) -> str:
        faces = self._faces
        if card is None:
            if what[0] == "blank":
                return faces.page(faces.sheet(px, str(what[1]), EDGE_LINE), px)
            return faces.back(px)
        return faces.face(card, px) if what[0] == "face" else faces.meld_face(card, px)

    # -- light and lines round a card

    def shadow(
        self,
        w: float,
        angle: float = 0,
        *,
        blur: float | None = None,
        down: float | None = None,
        alpha: float = 0.30,
    ) -> pygame.Surface:
        """Centred on the card; resting by default, `blur` and `down` in px for a lifted one."""
        px, angle = max(8, round(w)), round(angle, 1)
        soft = max(1, round(px * 0.05 if blur is None else blur))
        low = max(1, round(px * 0.02 if down is None else down))
        key = ("shadow", px, angle, soft, low, alpha)

        def make() -> pygame.Surface:
            box = soft_box(px, card_height(px), px * RADIUS / W, soft, "#000000", alpha)
            if abs(angle) >= UPRIGHT:
                box = pygame.transform.rotozoom(box, angle, 1)
            out = blank(box.get_width(), box.get_height() + 2 * low)
            out.blit(box, (0, 2 * low), special_flags=PREMULTIPLIED)
            return out

        return self._cache.get(key, make)

    def ring(self, w: float, ring: Ring, angle: float = 0) -> pygame.Surface:
        """Selection, hover, focus, or the dashed place a card was taken from."""
        px, angle = max(8, round(w)), round(angle, 2)

        def make() -> pygame.Surface:
            if abs(angle) < UPRIGHT:
                return self._ring(px, ring, 1)
            return turned(self._ring(px, ring, 2), angle)

        return self._cache.get(("ring", px, ring, angle), make)

    def _ring(self, px: int, ring: Ring, scale: int) -> pygame.Surface:
        room = math.ceil(ring.gap + ring.width) if not ring.dash else 1
        w, h = px + 2 * room, card_height(px) + 2 * room
        inset = room - ring.gap - ring.width / 2 if not ring.dash else room + ring.width / 2
        radius = px * RADIUS / W + (room - inset)
        dash = f' stroke-dasharray="{" ".join(f"{d:g}" for d in ring.dash)}"' if ring.dash else ""
        inner = (
            f'<rect x="{inset:g}" y="{inset:g}" width="{w - 2 * inset:g}" '
            f'height="{h - 2 * inset:g}" rx="{radius:.2f}" fill="{ring.ink}" '
            f'fill-opacity="{ring.fill_alpha:g}" stroke="{ring.ink}" '
            f'stroke-width="{ring.width:g}" stroke-opacity="{ring.alpha:g}"{dash}/>'
        )
        return drawn(document(inner, (0, 0, w, h)), w * scale, h * scale)

    # -- packets

    def packet(self, w: float, *, sealed: bool = True) -> pygame.Surface:
        """A squared foot: three backs to the lower right, a brass band, a wax seal. The top card
        lies one pixel right of the picture's edge, where the band begins."""
        px = max(8, round(w))
        return self._cache.get(
            ("packet", px, sealed, self.style), lambda: self._packet(px, sealed=sealed)
        )

    def _packet(self, px: int, *, sealed: bool) -> pygame.Surface:
        h, step = card_height(px), max(1, round(px * 0.03))
        out = blank(px + 2 * step + 2, h + 2 * step)
        for i in (2, 1, 0):
            out.blit(self.back(px), (1 + i * step, i * step), special_flags=PREMULTIPLIED)
        if sealed:
            band = self.band(px + 2 + step, max(3, round(h * 0.20)))
            out.blit(band, (0, round(h * 0.42)), special_flags=PREMULTIPLIED)
            seal = self.seal(max(5, round(px * 0.44)))
            q = seal.get_width()
            at = (1 + (px - q) // 2, round(h * 0.52 - q / 2))
            out.blit(seal, at, special_flags=PREMULTIPLIED)
        return out

    def foot_fan(self, w: float, count: int, *, sealed: bool = True) -> pygame.Surface:
        """The own foot: a small fan of backs, held by one band and its seal."""
        px, shown = max(8, round(w)), max(1, min(count, 13))
        key = ("foot fan", px, shown, sealed, self.style)
        return self._cache.get(key, lambda: self._foot_fan(px, shown, sealed=sealed))

    def _foot_fan(self, px: int, shown: int, *, sealed: bool) -> pygame.Surface:
        h = card_height(px)
        turn = min(4.0, 34 / max(1, shown - 1))
        reach = h * 1.9
        half = turn * (shown - 1) / 2
        side = math.ceil(reach * math.sin(math.radians(half)) + px * 0.75)
        out = blank(2 * side, math.ceil(h * 1.16))
        cx, cy = side, h * 0.56 + reach
        for i in range(shown):
            a = i * turn - half
            back = self.back(px, -a)
            x = cx + reach * math.sin(math.radians(a))
            y = cy - reach * math.cos(math.radians(a))
            at = (round(x - back.get_width() / 2), round(y - back.get_height() / 2))
            out.blit(back, at, special_flags=PREMULTIPLIED)
        out = out.subsurface(out.get_bounding_rect()).copy()
        if sealed:
            self._bind(out, px)
        return out

    def _bind(self, fan: pygame.Surface, px: int) -> None:
        """A band across the lower part, where the cards are held together."""
        w, h = fan.get_size()
        tall = max(3, round(card_height(px) * 0.17))
        top = round(h * 0.56)
        strip = fan.subsurface((0, top, w, tall)).get_bounding_rect()
        band = self.band(strip.width, tall)
        fan.blit(band, (strip.x, top), special_flags=PREMULTIPLIED)
        seal = self.seal(max(5, round(px * 0.40)))
        q = seal.get_width()
        at = (strip.centerx - q // 2, top + (tall - q) // 2)
        fan.blit(seal, at, special_flags=PREMULTIPLIED)

    def band(self, w: int, h: int) -> pygame.Surface:
        """Brass, lit from above, with a fine edge."""
        inner = (
            '<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="100" '
            f'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{BAND_LIGHT}"/>'
            f'<stop offset="1" stop-color="{BAND}"/></linearGradient></defs>'
            f'<rect width="{100 * w / h:.2f}" height="100" fill="url(#b)"/>'
        )
        if h >= 8:
            line = 100 / h
            inner += f'<rect width="{100 * w / h:.2f}" height="{line:.2f}" fill="#F6DE9B"/>'
            inner += (
                f'<rect y="{100 - line:.2f}" width="{100 * w / h:.2f}" height="{line:.2f}" '
                'fill="#7A5A14"/>'
            )
        return self._raster.shape(inner, w, h, (0, 0, 100 * w / h, 100))

    def seal(self, size: int) -> pygame.Surface:
        """Red wax with the star of the house pressed into it."""
        inner = (
            '<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="100" '
            f'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{WAX_LIGHT}"/>'
            f'<stop offset="1" stop-color="{WAX}"/></linearGradient></defs>'
            f'<circle cx="50" cy="50" r="47" fill="url(#w)" stroke="{WAX_LINE}" stroke-width="6"/>'
        )
        if size >= 13:
            mark = house_star(WAX_LINE)
            inner += f'<g transform="translate(19 19) scale(.62)">{mark}</g>'
        return self._raster.shape(inner, size, size, (0, 0, 100, 100))

    # -- books

    def book_size(self, w: float) -> tuple[int, int]:
        px = max(8, round(w))
        edge = max(1, round(px * 0.018))
        return px + 4 * edge, card_height(px) + 4 * edge

    def book(self, w: float, look: BookLook) -> pygame.Surface:
        """A squared book: four edges to the lower right, and a band with sign and word."""
        px = max(8, round(w))
        look_key = (look.sign, look.word, look.band, look.count)
        top = None if look.top is None else (look.top.rank, look.top.suit, _look(look.top))
        key = ("book", px, look_key, top, self.style)
        return self._cache.get(key, lambda: self._book(px, look))

    def _book(self, px: int, look: BookLook) -> pygame.Surface:
        out = blank(*self.book_size(px))
        edge = max(1, round(px * 0.018))
        under = self.blank(px, paper=EDGE_FILL)
        for i in (4, 3, 2, 1):
            out.blit(under, (i * edge, i * edge), special_flags=PREMULTIPLIED)
        top = self.blank(px, paper="#FFFDF8") if look.top is None else self.meld_face(look.top, px)
        out.blit(top, (0, 0), special_flags=PREMULTIPLIED)
        h = card_height(px)
        tall = max(13, round(px * 0.30))
        y = h - tall - round(px * 0.07)
        out.fill(pygame.Color(look.band), (0, y, px, tall))
        self._label(out, px, look, y, tall)
        return out

    def _label(self, out: pygame.Surface, px: int, look: BookLook, y: int, tall: int) -> None:
        setter = self._typesetter
        gap = max(2, round(px * 0.05))
        room = px - 2 * max(2, round(px * 0.05))
        text = f"{look.word} {look.count}".strip()
        style = Style(max(9.5, px * 0.205), "#FFFFFF", Weight.BOLD)
        while True:
            q = max(6, round(style.px * 0.74))
            wide = setter.width(text, style)
            if q + gap + wide <= room or style.px <= 9:
                break
            style = style.but(px=style.px - 0.5)
        x = round((px - q - gap - wide) / 2)
        middle = y + tall / 2
        sign = {"clean": full_disc, "dirty": half_disc, "wild": wild_star}[look.sign]("#FFFFFF")
        canvas = Canvas(out, self._raster)
        canvas.picture(self._raster.shape(sign, q, q, (0, 0, 100, 100)), x, middle - q / 2)
        setter.draw(canvas, text, style, Point(x + q + gap, middle), "ml")

    # -- ahead of time

    def build_ahead(
        self, cards: Iterable[Card], *, hand: float, meld: float, angles: Iterable[float] = (0,)
    ) -> Iterator[None]:
        """Makes one picture a step, so that the caller can stop when its time is up."""
        turns = tuple(angles)
        seen: set[tuple[object, ...]] = set()
        for card in cards:
            kind = (card.rank, card.suit, _look(card))
            if kind in seen:
                continue
            seen.add(kind)
            for angle in turns:
                self.face(card, hand, angle)
                yield
            self.meld_face(card, meld)
            yield
        for angle in turns:
            self.back(hand, angle)
            yield


def turned(double: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture of twice its size, turned (degrees, anticlockwise) and brought down to its size."""
    big = pygame.transform.rotozoom(double, angle, 1)
    w, h = (big.get_width() + 1) // 2, (big.get_height() + 1) // 2
    if big.get_size() != (2 * w, 2 * h):
        even = blank(2 * w, 2 * h)
        even.blit(big, (0, 0), special_flags=PREMULTIPLIED)
        big = even
    return pygame.transform.smoothscale(big, (w, h))


def _look(card: Card) -> int:
    """Jokers come in two colours; other cards look the same whatever their number."""
    return card.id % 2 if card.suit is None else 0

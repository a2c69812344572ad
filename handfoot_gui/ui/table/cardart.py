"""Pictures of cards in real pixels: faces, backs, packets, books, their shadows and rings.

Everything is premultiplied and cached by what it shows, its size, the style and the angle; the
longest unused go first. Upright faces and backs are exactly w x round(1.4 w). What is turned, every
shadow and every ring has the card's centre in its own centre. Knows no layout and no turn of play.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import (
    PackedPictures,
    PictureCache,
    Raster,
    blank,
    document,
    drawn,
)
from handfoot_gui.ui.kit.shade import soft_box
from handfoot_gui.ui.kit.signs import full_disc, half_disc, wild_star
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.kit.theme import Ink
from handfoot_gui.ui.table.cardface import PAPER, RADIUS, BookSign, CardFaces, CardStyle, W
from handfoot_gui.ui.table.cardtrim import Ring, bent_band, ring_line, straight_band, wax

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
CARDS, DOUBLES = 18, 3
"""Megabytes; packed, a double takes a tenth to a thirtieth of what it would."""
UPRIGHT = 0.05
EDGE_FILL, EDGE_LINE = "#E4DECB", "#8A8470"
FAN_REACH, FAN_HALF = 0.95, 20.0


def card_height(w: float) -> int:
    return round(w * 1.4)


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
        self, assets: Assets, typesetter: Typesetter, style: CardStyle | None = None
    ) -> None:
        self._assets = assets
        self._typesetter = typesetter
        self.cache = PictureCache(CARDS)
        self.doubles = PackedPictures(DOUBLES)
        self._raster = Raster()
        self._faces = CardFaces(assets, style or CardStyle())

    @property
    def style(self) -> CardStyle:
        return self._faces.style

    @style.setter
    def style(self, style: CardStyle) -> None:
        if style != self.style:
            self._faces = CardFaces(self._assets, style)

    @property
    def bytes_used(self) -> int:
        return self.cache.used

    @property
    def work(self) -> int:
        """What it was to make all pictures of cards so far (see `Kept`)."""
        return self.cache.work + self.doubles.work

    # -- single cards

    def face(self, card: Card, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("face", card.rank, card.suit, _look(card)), card, w, angle)

    def face_in_steps(self, card: Card, w: float, angle: float) -> Iterator[None]:
        """The same, made ahead: drawn in one step and turned in the next, as a court takes long."""
        if abs(angle) >= UPRIGHT:
            what = ("face", card.rank, card.suit, _look(card))
            if self._turned_key(what, w, angle) not in self.cache:
                self._double(what, card, max(8, round(w)))
                yield
        self.face(card, w, angle)
        yield

    def meld_face(self, card: Card, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("meld", card.rank, card.suit, _look(card)), card, w, angle)

    def book_face(self, card: Card, w: float) -> pygame.Surface:
        """As in a meld, its picture above the band that a book or what is staged has below."""
        return self._turned(("book face", card.rank, card.suit, _look(card)), card, w, 0)

    def back(self, w: float, angle: float = 0) -> pygame.Surface:
        return self._turned(("back",), None, w, angle)

    def blank(self, w: float, angle: float = 0, *, paper: Ink = "#ECE6D6") -> pygame.Surface:
        """A card of which nothing is seen but its edge, as deep in a pile."""
        return self._turned(("blank", paper), None, w, angle)

    def _turned(
        self, what: tuple[object, ...], card: Card | None, w: float, angle: float
    ) -> pygame.Surface:
        px = max(8, round(w))
        if abs(angle) < UPRIGHT:
            return self._upright(what, card, px)
        key = self._turned_key(what, w, angle)
        return self.cache.get(key, lambda: turned(self._double(what, card, px), round(angle, 2)))

    def _turned_key(self, what: tuple[object, ...], w: float, angle: float) -> tuple[object, ...]:
        return (*what, max(8, round(w)), self.style, round(angle, 2))

    def _upright(self, what: tuple[object, ...], card: Card | None, px: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            return drawn(self._drawing(what, card, px, px), px, card_height(px))

        return self.cache.get((*what, px, self.style), make)

    def _double(self, what: tuple[object, ...], card: Card | None, px: int) -> pygame.Surface:
        """Twice as large, to be turned."""

        def make() -> pygame.Surface:
            return drawn(self._drawing(what, card, 2 * px, px), 2 * px, card_height(2 * px))

        return self.doubles.get((*what, px, self.style), make)

    def _drawing(self, what: tuple[object, ...], card: Card | None, px: int, shown: int) -> str:
        faces = self._faces
        if card is None:
            if what[0] == "blank":
                return faces.sheet("", px, str(what[1]), EDGE_LINE)
            return faces.back(px)
        if what[0] == "face":
            return faces.face(card, px, shown=shown)
        return faces.meld_face(card, px, book=what[0] == "book face")

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
            h, radius, tiles = card_height(px), px * RADIUS / W, self._raster.cache
            box = soft_box(px, h, radius, soft, "#000000", alpha, tiles=tiles)
            if abs(angle) >= UPRIGHT:
                box = pygame.transform.rotozoom(box, angle, 1)
            out = blank(box.get_width(), box.get_height() + 2 * low)
            out.blit(box, (0, 2 * low), special_flags=PREMULTIPLIED)
            return out

        return self.cache.get(key, make)

    def shadow_in_hand(self, w: float, angle: float, lift: float) -> pygame.Surface:
        """Softer and lower the higher the card is raised."""
        blur, down = max(2, w * 0.06 + lift * 0.12), 1 + lift * 0.1
        return self.shadow(w, angle, blur=blur, down=down, alpha=0.40)

    def ring(self, w: float, ring: Ring, angle: float = 0) -> pygame.Surface:
        """Selection, hover, focus, or the dashed place a card was taken from."""
        px, angle = max(8, round(w)), round(angle, 2)

        def make() -> pygame.Surface:
            if abs(angle) < UPRIGHT:
                return self._ring(px, ring, 1)
            return turned(self._ring(px, ring, 2), angle)

        return self.cache.get(("ring", px, ring, angle), make)

    def _ring(self, px: int, ring: Ring, scale: int) -> pygame.Surface:
        room = math.ceil(ring.gap + ring.width) if not ring.dash else 1
        w, h = px + 2 * room, card_height(px) + 2 * room
        inset = room - ring.gap - ring.width / 2 if not ring.dash else room + ring.width / 2
        inner = ring_line(Rect(0, 0, w, h).inset(inset), px * RADIUS / W + room - inset, ring)
        return drawn(document(inner, (0, 0, w, h)), w * scale, h * scale)

    # -- packets

    def packet(self, w: float, *, sealed: bool = True) -> pygame.Surface:
        """A squared foot: three backs to the lower right, a brass band, a wax seal. The top card
        lies one pixel right of the picture's edge, where the band begins."""
        px = max(8, round(w))
        return self.cache.get(
            ("packet", px, sealed, self.style), lambda: self._packet(px, sealed=sealed)
        )

    def _packet(self, px: int, *, sealed: bool) -> pygame.Surface:
        h, step = card_height(px), max(1, round(px * 0.03))
        out = blank(px + 2 * step + 2, h + 2 * step)
        under = self.blank(px, paper=PAPER)
        for i, card in ((2, under), (1, under), (0, self.back(px))):
            out.blit(card, (1 + i * step, i * step), special_flags=PREMULTIPLIED)
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
        return self.cache.get(key, lambda: self._foot_fan(px, shown, sealed=sealed))

    def _foot_fan(self, px: int, shown: int, *, sealed: bool) -> pygame.Surface:
        """The cards turn about a point below them, so that a band can hold their lower ends."""
        h = card_height(px)
        reach, half = h * FAN_REACH, min(FAN_HALF, 2.4 * (shown - 1))
        side = math.ceil((reach + h / 2) * math.sin(math.radians(half)) + px * 0.55) + 2
        out = blank(2 * side, math.ceil(h * 1.12) + 2)
        pivot = Point(side, 1 + h / 2 + reach)
        for i in range(shown):
            a = half * (2 * i / (shown - 1) - 1) if shown > 1 else 0.0
            back = self.back(px, -a)
            x = pivot.x + reach * math.sin(math.radians(a)) - back.get_width() / 2
            y = pivot.y - reach * math.cos(math.radians(a)) - back.get_height() / 2
            out.blit(back, (round(x), round(y)), special_flags=PREMULTIPLIED)
        if sealed:
            self._bind(out, pivot, px, half)
        return out.subsurface(out.get_bounding_rect()).copy()

    def _bind(self, fan: pygame.Surface, pivot: Point, px: int, half: float) -> None:
        """A bent band round the lower ends, and its seal."""
        h = card_height(px)
        low, high = h * (FAN_REACH - 0.27), h * (FAN_REACH - 0.09)
        w, tall = fan.get_size()
        inner = bent_band(pivot, low, high, math.radians(half), px)
        sheet = drawn(document(inner, (0, 0, w, tall)), w, tall)
        fan.blit(sheet, (0, 0), special_flags=PREMULTIPLIED)
        seal = self.seal(max(7, round(px * 0.42)))
        q = seal.get_width()
        middle = pivot.y - (low + high) / 2
        place = (round(pivot.x - q / 2), round(middle - q / 2))
        fan.blit(seal, place, special_flags=PREMULTIPLIED)

    def band(self, w: int, h: int) -> pygame.Surface:
        """Brass, lit from above, with a fine edge."""
        return self._raster.shape(straight_band(w, h), w, h)

    def seal(self, size: int) -> pygame.Surface:
        """Red wax with the star of the house pressed into it."""
        return self._raster.shape(wax(marked=size >= 13), size, size, (0, 0, 100, 100))

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
        return self.cache.get(key, lambda: self._book(px, look))

    def _book(self, px: int, look: BookLook) -> pygame.Surface:
        out = blank(*self.book_size(px))
        edge = max(1, round(px * 0.018))
        under = self.blank(px, paper=EDGE_FILL)
        for i in (4, 3, 2, 1):
            out.blit(under, (i * edge, i * edge), special_flags=PREMULTIPLIED)
        top = self.blank(px, paper=PAPER) if look.top is None else self.book_face(look.top, px)
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
        if look.count and setter.width(text, style.but(px=9)) > px - 2:
            text = look.count  # the sign and the colour say the word
        style = setter.shrunk(text, style, (room - gap) * 0.82)
        q, wide = max(6, round(style.px * 0.74)), setter.width(text, style)
        if q + gap + wide > px - 2:
            q = gap = 0
            style = setter.shrunk(text, style, px - 2)
            wide = setter.width(text, style)
        x = round((px - q - gap - wide) / 2)
        middle = y + tall / 2
        sign = {"clean": full_disc, "dirty": half_disc, "wild": wild_star}[look.sign]("#FFFFFF")
        canvas = Canvas(out, self._raster)
        if q:
            canvas.picture(self._raster.shape(sign, q, q, (0, 0, 100, 100)), x, middle - q / 2)
        setter.draw(canvas, text, style, Point(x + q + gap, middle), "ml")


def turned(double: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture of twice its size, turned (degrees, anticlockwise) and brought down to its size."""
    framed = blank(double.get_width() + 4, double.get_height() + 4)
    framed.blit(double, (2, 2), special_flags=PREMULTIPLIED)  # so that its edges are soft
    big = pygame.transform.rotozoom(framed, angle, 1)
    w, h = (big.get_width() + 1) // 2, (big.get_height() + 1) // 2
    if big.get_size() != (2 * w, 2 * h):
        even = blank(2 * w, 2 * h)
        even.blit(big, (0, 0), special_flags=PREMULTIPLIED)
        big = even
    return pygame.transform.smoothscale(big, (w, h))


def _look(card: Card) -> int:
    """Jokers come in two colours; other cards look the same whatever their number."""
    return card.id % 2 if card.suit is None else 0

"""Turns small vector drawings into pictures of real pixels, and keeps the ones last used.

Every picture of the kit is 32 bit, premultiplied, and blitted as such: edges stay clean. Knows
bytes and sizes; not what is drawn.
"""

from __future__ import annotations

import io
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

MEGABYTE = 1 << 20
FULL_HD = 1920 * 1080
SHAPES = 8
"""Megabytes, as those of each kind of picture."""
QUICKLY = 1

Thing = TypeVar("Thing")


A_PICTURE = 28 * 1024
"""What each picture takes to be made, whatever its size: as long as so many of its bytes."""


class Kept(Generic[Thing]):
    """Things by key, of so many megabytes for a window of Full HD; the longest unused go first.
    `work`: what it was to make all of them so far, in bytes and `A_PICTURE` for each."""

    def __init__(self, megabytes: float, size_of: Callable[[Thing], int]) -> None:
        self.limit = round(megabytes * MEGABYTE)
        self.used = self.work = 0
        self._megabytes = megabytes
        self._size_of = size_of
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()

    def fit(self, width: int, height: int) -> None:
        """A window of more pixels has a use for as many times more."""
        share = max(1.0, width * height / FULL_HD)
        self.limit = round(self._megabytes * MEGABYTE * share)

    def find(self, key: Hashable) -> Thing | None:
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
        return found

    def keep(self, key: Hashable, thing: Thing) -> None:
        """The one that is kept now stays in any case."""
        self._things[key] = thing
        self.used += self._size_of(thing)
        while self.used > self.limit and len(self._things) > 1:
            _, gone = self._things.popitem(last=False)
            self.used -= self._size_of(gone)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)

    def clear(self) -> None:
        self._things.clear()
        self.used = 0


class PictureCache(Kept[pygame.Surface]):
    """Pictures as they are shown."""

    def __init__(self, megabytes: float) -> None:
        super().__init__(megabytes, _bytes_of)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self.find(key)
        if found is None:
            found = make()
            self.work += _bytes_of(found) + A_PICTURE
            self.keep(key, found)
        return found


@dataclass(frozen=True, slots=True)
class _Packed:
    size: tuple[int, int]
    pixels: bytes


class PackedPictures(Kept[_Packed]):
    """Pictures that others are made of: packed to a tenth of their bytes or less, nothing lost.

    The last one made is packed when it is asked for again or another is made: not in the frame that
    had it to draw.
    """

    def __init__(self, megabytes: float) -> None:
        super().__init__(megabytes, lambda packed: len(packed.pixels))
        self._fresh: tuple[Hashable, pygame.Surface] | None = None

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self.find(key)
        if found is not None:
            out = blank(*found.size)
            out.get_buffer().write(zlib.decompress(found.pixels))
            return out
        fresh = self._pack()
        if fresh is not None and fresh[0] == key:
            return fresh[1]
        made = make()
        self.work += _bytes_of(made) + A_PICTURE
        self._fresh = (key, made)
        return made

    def _pack(self) -> tuple[Hashable, pygame.Surface] | None:
        fresh, self._fresh = self._fresh, None
        if fresh is not None:
            key, picture = fresh
            pixels = zlib.compress(picture.get_buffer().raw, QUICKLY)
            self.keep(key, _Packed(picture.get_size(), pixels))
        return fresh


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


def blank(w: int, h: int) -> pygame.Surface:
    """A clear picture in the one format that everything here has."""
    return pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)


def premultiplied(picture: pygame.Surface, size: tuple[int, int] | None = None) -> pygame.Surface:
    """The same with straight alpha made premultiplied, in the kit's own format.

    The picture itself blends no more from then on: what is only copied takes a tenth of the time.
    """
    out = blank(*(size or picture.get_size()))
    picture.set_alpha(None)
    out.blit(picture, (0, 0))
    return out.premul_alpha_ip()


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy of a premultiplied picture, that much of it."""
    out = picture.copy()
    level = round(255 * alpha)
    out.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def tinted(picture: pygame.Surface, ink: str) -> pygame.Surface:
    """A copy of a white premultiplied picture in another colour."""
    out = picture.copy()
    out.fill(pygame.Color(ink), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def document(inner: str, box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w:g}" height="{h:g}" '
        f'viewBox="{x:g} {y:g} {w:g} {h:g}">{inner}</svg>'
    )


def drawn(svg: str, w: int, h: int) -> pygame.Surface:
    """A whole SVG document at exactly that size, not cached. (The reader may be a pixel off.)"""
    size = (max(1, w), max(1, h))
    picture = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
    return premultiplied(picture, size)


class Raster:
    """Shapes by their own text, and whatever else a painter wants to keep."""

    def __init__(self) -> None:
        self.cache = PictureCache(SHAPES)
        self.cloth = PictureCache(0)  # the felt of the present size alone
        self.still = PictureCache(0)  # and what lies on it of the table shown last

    def shape(
        self, inner: str, w: int, h: int, box: tuple[float, float, float, float] | None = None
    ) -> pygame.Surface:
        """SVG elements in a box of their own units (default: pixels)."""
        room = box or (0, 0, w, h)
        return self.cache.get(
            ("shape", inner, w, h, room), lambda: drawn(document(inner, room), w, h)
        )

    def file(self, svg: str, w: int, h: int) -> pygame.Surface:
        return self.cache.get(("file", svg, w, h), lambda: drawn(svg, w, h))

    def icon(self, svg: str, size: int, ink: str, alpha: float = 1) -> pygame.Surface:
        """A white drawing in one colour."""

        def make() -> pygame.Surface:
            picture = tinted(self.file(svg, size, size), ink)
            return picture if alpha >= 1 else faded(picture, alpha)

        return self.cache.get(("icon", svg, size, ink, alpha), make)

"""Turns small vector drawings into pictures of real pixels, and keeps the ones last used.

Every picture of the kit is 32 bit, premultiplied, and blitted as such: edges stay clean. Knows
bytes and sizes; not what is drawn.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1 << 20


A_PICTURE = 28 * 1024
"""What each picture takes to be made, whatever its size: as long as so many of its bytes."""


class PictureCache:
    """Pictures by key; the longest unused go when their bytes exceed the limit. `work`: what it was
    to make all of them so far, in bytes and `A_PICTURE` for each."""

    def __init__(self, limit: int = 96 * MEGABYTE) -> None:
        self.limit = limit
        self.used = self.work = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        made = make()
        self._pictures[key] = made
        size = made.get_width() * made.get_height() * 4
        self.used += size
        self.work += size + A_PICTURE
        while self.used > self.limit and len(self._pictures) > 1:
            _, gone = self._pictures.popitem(last=False)
            self.used -= gone.get_width() * gone.get_height() * 4
        return made

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)

    def clear(self) -> None:
        self._pictures.clear()
        self.used = 0


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

    def __init__(self, limit: int = 96 * MEGABYTE) -> None:
        self.cache = PictureCache(limit)
        self.cloth = PictureCache(1)  # the felt of the present size alone

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

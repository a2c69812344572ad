"""Drawing on a surface in real pixels: boxes, discs, lines, shadows, pictures, all anti-aliased.

Pictures handed in are premultiplied (see raster). Knows no themes, no words and no widgets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from handfoot_gui.ui.kit.dashes import dashed_box
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import Raster, document, drawn
from handfoot_gui.ui.kit.shade import (
    felt,
    runs,
    shade_of_lip,
    soft_box,
    soft_corner,
    stretched,
    tile_size,
)
from handfoot_gui.ui.kit.theme import Ink

Placed: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
OPAQUE = 255
VEIL, LARGE = 64, 4
"""Rows of a veil that are made, however high it is; which part of the surface is large."""


@dataclass(frozen=True, slots=True)
class _BoxLook:
    radius: float
    fill: Ink | None
    alpha: float
    top: Ink | None
    line: Ink | None
    line_width: float
    line_alpha: float
    dash: tuple[float, ...]

    @property
    def edge(self) -> float:
        return self.line_width if self.line else 0.0

    @property
    def corner(self) -> int:
        """What is not alike on each side of the middle."""
        return int(self.radius + self.edge + 2)

    def svg(self, w: int, h: int) -> str:
        edge = self.edge
        corner = max(0.0, min(self.radius, w / 2, h / 2) - edge / 2)
        ground, paint = "", self.fill or "none"
        if self.top and self.fill:
            paint = "url(#g)"
            ground = (
                f'<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="{h}" '
                f'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="{self.top}"/>'
                f'<stop offset="1" stop-color="{self.fill}"/></linearGradient></defs>'
            )
        box = Rect(edge / 2, edge / 2, w - edge, h - edge)
        line = (
            f'stroke="{self.line or "none"}" stroke-width="{edge:g}" '
            f'stroke-opacity="{self.line_alpha:g}"'
        )
        strokes = ""
        if self.dash and self.line:
            strokes = f'<path d="{dashed_box(box, corner, self.dash)}" fill="none" {line}/>'
            line = ""
        return (
            f'{ground}<rect x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" '
            f'rx="{corner:.2f}" fill="{paint}" fill-opacity="{self.alpha:g}" {line}/>{strokes}'
        )


class Canvas:
    def __init__(self, surface: pygame.Surface, raster: Raster) -> None:
        self.surface = surface
        self.raster = raster

    @property
    def bounds(self) -> Rect:
        w, h = self.surface.get_size()
        return Rect(0, 0, w, h)

    # -- whole surface

    def fill(self, ink: Ink) -> None:
        self.surface.fill(pygame.Color(ink))

    def felt(self, centre: Ink, edge: Ink, grain: int = 5) -> None:
        w, h = self.surface.get_size()
        key = ("felt", w, h, centre, edge, grain)
        cloth = self.raster.cloth.get(key, lambda: felt(w, h, centre, edge, grain))
        self.surface.blit(cloth, (0, 0))

    def veil(self, ink: Ink, alpha: float, rect: Rect | None = None) -> None:
        """A flat colour over everything, or over a sharp-edged part."""
        area = (rect or self.bounds).rounded()
        x, y, w, h = int(area.x), int(area.y), max(0, int(area.w)), max(0, int(area.h))
        if alpha <= 0:
            return
        sheet = pygame.Surface((w, min(h, VEIL)))
        sheet.fill(pygame.Color(ink))
        sheet.set_alpha(round(255 * alpha))
        for down in range(0, h, VEIL):
            self.surface.blit(sheet, (x, y + down), (0, 0, w, min(VEIL, h - down)))

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        before = self.surface.get_clip()
        r = rect.rounded()
        box = pygame.Rect(int(r.x), int(r.y), max(0, int(r.w)), max(0, int(r.h)))
        self.surface.set_clip(box.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def aside(self) -> Iterator[pygame.Surface]:
        """What is drawn meanwhile lands on a sheet of its own, as large as the surface."""
        kept = self.surface
        self.surface = pygame.Surface(kept.get_size(), 0, 32)
        try:
            yield self.surface
        finally:
            self.surface = kept

    def sheet(self, sheet: pygame.Surface, x: float, y: float) -> None:
        """A picture that nothing shines through."""
        self.surface.blit(sheet, (round(x), round(y)))

    # -- pictures

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        self.surface.blit(picture, (round(x), round(y)), special_flags=PREMULTIPLIED)

    def picture_centred(self, picture: pygame.Surface, centre: Point) -> None:
        w, h = picture.get_size()
        self.picture(picture, centre.x - w / 2, centre.y - h / 2)

    def picture_scaled(
        self, picture: pygame.Surface, centre: Point, across: float, down: float
    ) -> None:
        """For things that move: scaled by two factors for this once, and not kept."""
        w, h = picture.get_size()
        size = (max(1, round(w * across)), max(1, round(h * down)))
        if size != (w, h):
            picture = pygame.transform.smoothscale(picture, size)
        self.picture_centred(picture, centre)

    def pictures(self, placed: Iterable[Placed]) -> None:
        """Many at once, which is the fastest."""
        self.surface.fblits(list(placed), PREMULTIPLIED)

    # -- shapes

    def box(
        self,
        rect: Rect,
        radius: float = 0,
        *,
        fill: Ink | None = None,
        alpha: float = 1,
        top: Ink | None = None,
        line: Ink | None = None,
        line_width: float = 1,
        line_alpha: float = 1,
        dash: Sequence[float] = (),
    ) -> None:
        """A rounded box. `top` makes the fill a gradient; the line lies inside the rect."""
        r = rect.rounded()
        w, h = int(r.w), int(r.h)
        if w <= 0 or h <= 0:
            return
        look = _BoxLook(radius, fill, alpha, top, line, line_width, line_alpha, tuple(dash))
        tw, th = (w, h) if look.dash else self._tile(w, h, look.corner)
        th = h if look.top else th
        tile = self.raster.cache.get(("box", tw, th, look), lambda: self._box(tw, th, look))
        self._lay(tile, look.corner, (int(r.x), int(r.y), w, h))

    def _box(self, w: int, h: int, look: _BoxLook) -> pygame.Surface:
        """Drawn small and stretched between the corners, where nothing forbids it."""
        reach = 2 * look.corner + 1
        narrow = w if look.dash else min(w, reach)
        low = h if look.dash or look.top else min(h, reach)
        shape = document(look.svg(narrow, low), (0, 0, narrow, low))
        return stretched(drawn(shape, narrow, low), w, h)

    def _tile(self, w: int, h: int, corner: int) -> tuple[int, int]:
        """Pieces take longer to blit than a whole picture: only dialogs are so large."""
        across, down = self.surface.get_size()
        is_large = LARGE * w * h > across * down
        return tile_size(w, h, corner) if is_large else (w, h)

    def _lay(self, tile: pygame.Surface, corner: int, place: tuple[int, int, int, int]) -> None:
        """All of a picture, or a large one from a tile whose middle is alike."""
        x, y, w, h = place
        if tile.get_size() == (w, h):
            self.surface.blit(tile, (x, y), special_flags=PREMULTIPLIED)
            return
        across, down = runs(w, tile.get_width(), corner), runs(h, tile.get_height(), corner)
        inner = pygame.Rect(0, 0, 0, 0)
        if len(across) > 1 and len(down) > 1:
            ink = tile.get_at((corner, corner))
            if ink.a in (0, OPAQUE):
                inner = pygame.Rect(corner, corner, w - 2 * corner, h - 2 * corner)
            if ink.a == OPAQUE:
                self.surface.fill(ink, inner.move(x, y))
        self.surface.blits(
            [
                (tile, (x + to_x, y + to_y), (from_x, from_y, part_w, part_h), PREMULTIPLIED)
                for to_y, from_y, part_h in down
                for to_x, from_x, part_w in across
                if not inner.collidepoint(to_x, to_y)
            ],
            doreturn=False,
        )

    def disc(
        self,
        centre: Point,
        radius: float,
        *,
        fill: Ink | None = None,
        alpha: float = 1,
        line: Ink | None = None,
        line_width: float = 1,
        line_alpha: float = 1,
    ) -> None:
        """A circle or ring; the line lies inside the radius."""
        self.box(
            Rect.centred(centre, 2 * radius, 2 * radius),
            radius,
            fill=fill,
            alpha=alpha,
            line=line,
            line_width=line_width,
            line_alpha=line_alpha,
        )

    def bar(self, rect: Rect, ink: Ink, alpha: float = 1) -> None:
        """A plain sharp box: hairlines, columns, rules. At least one pixel each way."""
        r = Rect(round(rect.x), round(rect.y), max(1, round(rect.w)), max(1, round(rect.h)))
        if alpha >= 1:
            box = (int(r.x), int(r.y), int(r.w), int(r.h))
            self.surface.fill(pygame.Color(ink), box)
        else:
            self.box(r, 0, fill=ink, alpha=alpha)

    def shape(
        self,
        inner: str,
        rect: Rect,
        box: tuple[float, float, float, float] = (0, 0, 100, 100),
        alpha: float = 1,
    ) -> None:
        """SVG elements, drawn in their own units, filling the rect."""
        r = rect.rounded()
        if alpha < 1:
            inner = f'<g opacity="{alpha:g}">{inner}</g>'
        self.picture(self.raster.shape(inner, int(r.w), int(r.h), box), r.x, r.y)

    def icon(self, svg: str, rect: Rect, ink: Ink, alpha: float = 1) -> None:
        """A white SVG document, square, in one colour."""
        size = max(1, round(min(rect.w, rect.h)))
        picture = self.raster.icon(svg, size, ink, alpha)
        self.picture_centred(picture, rect.centre)

    # -- light

    def shadow(
        self,
        rect: Rect,
        radius: float,
        blur: float,
        alpha: float,
        *,
        down: float = 0,
        ink: Ink = "#000000",
    ) -> None:
        r = rect.rounded()
        w, h, b = int(r.w), int(r.h), max(1, round(blur))
        if w <= 0 or h <= 0:
            return
        room, corner = 2 * b, soft_corner(radius, b)
        x, y, w, h = int(r.x) - room, int(r.y) - room + round(down), w + 2 * room, h + 2 * room
        tw, th = self._tile(w, h, corner)
        kept, inside = self.raster.cache, (tw - 2 * room, th - 2 * room)
        tile = kept.get(
            ("shadow", tw, th, radius, b, alpha, ink),
            lambda: soft_box(*inside, radius, b, ink, alpha, tiles=kept),
        )
        self._lay(tile, corner, (x, y, w, h))

    def glow(self, rect: Rect, radius: float, reach: float, ink: Ink, alpha: float) -> None:
        """Light round a thing; draw the thing over it."""
        self.shadow(rect, radius, reach, alpha, ink=ink)

    def lip(self, rect: Rect, radius: float, depth: float, alpha: float) -> None:
        """The shadow that the upper edge of a sunken place throws into it."""
        r = rect.rounded()
        w, h = int(r.w), int(r.h)
        if w <= 0 or h <= 0 or alpha <= 0:
            return
        low = max(2, round(depth))
        key = ("lip", w, h, round(radius), low, alpha)
        picture = self.raster.cache.get(key, lambda: shade_of_lip(w, h, radius, low, alpha))
        self.picture(picture, r.x, r.y)

    def focus_ring(self, rect: Rect, radius: float, inner: Ink, outer: Ink, u: float = 1) -> None:
        """Two rings, white inside black, 4 px outside the thing: seen on any ground."""
        wide, narrow = max(4.0, 5 * u), max(2.0, 2.5 * u)
        gap = max(3.0, 4 * u)
        around = rect.grown(gap + (wide - narrow) / 2).rounded()
        self.box(around, radius + gap + 1, line=outer, line_width=wide)
        inset = (wide - narrow) / 2
        self.box(around.inset(inset), radius + gap, line=inner, line_width=narrow)

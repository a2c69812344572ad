"""Soft shadows, glows and the felt: pictures made by blurring and stretching. Not cached here.

A large one whose middle is all alike need not be made: `runs` tells how a tile of it is laid.
"""

from __future__ import annotations

import random

import pygame

from handfoot_gui.ui.kit.raster import PictureCache, blank, document, drawn
from handfoot_gui.ui.kit.theme import Ink, mixed

GRAIN_TILE, THREAD = 264, 6
BAND = 128
"""Rows and columns of a tile's middle, which are laid again and again."""


def stretched(tile: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """A picture whose middle row and column are drawn out to a larger size, corners untouched."""
    tw, th = tile.get_size()
    if (tw, th) == (w, h):
        return tile
    cx, cy = tw // 2, th // 2
    out = blank(w, h)
    columns = [(0, cx, 0, cx), (cx, 1, cx, w - tw + 1), (cx + 1, tw - cx - 1, w - tw + cx + 1, 0)]
    rows = [(0, cy, 0, cy), (cy, 1, cy, h - th + 1), (cy + 1, th - cy - 1, h - th + cy + 1, 0)]
    for x, part_w, to_x, to_w in columns:
        for y, part_h, to_y, to_h in rows:
            piece = tile.subsurface((x, y, part_w, part_h))
            size = (to_w or part_w, to_h or part_h)
            if size != piece.get_size():
                piece = pygame.transform.scale(piece, size)
            out.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def tile_size(w: int, h: int, corner: int) -> tuple[int, int]:
    """Of a tile from which a picture of that size can be laid. `corner`: what lies on each side of
    its middle."""
    return min(w, 2 * corner + BAND), min(h, 2 * corner + BAND)


def runs(length: int, tile: int, corner: int) -> list[tuple[int, int, int]]:
    """Along one side: where a piece goes, where in the tile it comes from, and how long it is."""
    if tile >= length:
        return [(0, 0, length)]
    end, band = length - corner, tile - 2 * corner
    middle = [(at, corner, min(band, end - at)) for at in range(corner, end, band)]
    return [(0, 0, corner), *middle, (end, tile - corner, corner)]


def soft_corner(radius: float, blur: float) -> int:
    """How far a soft box differs from its middle, its room outside included."""
    return 2 * (2 * max(1, round(blur))) + int(radius) + 1


def soft_box(
    w: int, h: int, radius: float, blur: float, ink: Ink, alpha: float, *, tiles: PictureCache
) -> pygame.Surface:
    """A blurred rounded box with `2 * blur` of room on each side.

    Blurring takes longest, and is the same for large boxes of any size: that is kept in `tiles`.
    """
    b = max(1, round(blur))
    room = 2 * b
    reach = 2 * (room + int(radius)) + 3
    small = (min(w, reach), min(h, reach))
    tile = tiles.get(
        ("soft", *small, radius, b, ink, alpha), lambda: _blurred(*small, radius, b, ink, alpha)
    )
    return stretched(tile, w + 2 * room, h + 2 * room)


def _blurred(w: int, h: int, radius: float, b: int, ink: Ink, alpha: float) -> pygame.Surface:
    room, shrink = 2 * b, max(1, b // 6)
    full = (w + 2 * room, h + 2 * room)
    part = (-(-full[0] // shrink), -(-full[1] // shrink))
    inner = (
        f'<rect x="{room}" y="{room}" width="{w}" height="{h}" '
        f'rx="{min(radius, w / 2, h / 2):.2f}" fill="{ink}" fill-opacity="{alpha:g}"/>'
    )
    tile = drawn(document(inner, (0, 0, *full)), *part)
    tile = pygame.transform.gaussian_blur(tile, max(1, round(b / shrink)))
    return pygame.transform.smoothscale(tile, full) if shrink > 1 else tile


def shade_of_lip(w: int, h: int, radius: float, depth: int, alpha: float) -> pygame.Surface:
    """Darkest under the upper edge of a rounded box, gone at that depth; no higher than that."""
    corner = min(radius, w / 2, h / 2)
    narrow, low = min(w, 2 * int(radius + 2) + 1), min(h, depth)
    stops = "".join(
        f'<stop offset="{at}" stop-color="#000000" stop-opacity="{alpha * part:.3f}"/>'
        for at, part in ((0, 1), (0.3, 0.45), (0.65, 0.12), (1, 0))
    )
    inner = (
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="{depth}" '
        f'gradientUnits="userSpaceOnUse">{stops}</linearGradient></defs>'
        f'<rect width="{narrow}" height="{h}" rx="{corner:.2f}" fill="url(#g)"/>'
    )
    return stretched(drawn(document(inner, (0, 0, narrow, low)), narrow, low), w, low)


def noise(w: int, h: int, strength: float, seed: int) -> pygame.Surface:
    """Greys of 0 to `strength` levels, each pixel by chance."""
    levels = bytes(round(value * strength / 255) for value in range(256))
    greys = random.Random(seed).randbytes(w * h).translate(levels)
    pixels = bytearray(3 * w * h)
    for channel in range(3):
        pixels[channel::3] = greys
    return pygame.image.frombytes(bytes(pixels), (w, h), "RGB")


def grain(strength: int) -> pygame.Surface:
    """A tile of cloth, to be added: threads that run both ways, and specks of light between."""
    n, long = GRAIN_TILE, THREAD
    tile = noise(n, n, strength * 0.6, 3)
    for size, seed in (((n // long, n), 5), ((n, n // long), 7)):
        threads = pygame.transform.smoothscale(noise(*size, strength * 0.7, seed), (n, n))
        tile.blit(threads, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tile


def felt(w: int, h: int, centre: Ink, edge: Ink, strength: int) -> pygame.Surface:
    """A woven cloth lit from above its middle: radial, power 1.7, opaque."""
    sw, sh = max(1, -(-w // 4)), max(1, -(-h // 4))
    stops = "".join(
        f'<stop offset="{i / 24:.4f}" stop-color="{mixed(centre, edge, (i / 24) ** 1.7)}"/>'
        for i in range(25)
    )
    inner = (
        '<defs><radialGradient id="f" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" '
        f'gradientTransform="translate({0.49 * sw:g} {0.444 * sh:g}) '
        f'scale({0.604 * sw:g} {0.648 * sh:g})">{stops}</radialGradient></defs>'
        f'<rect width="{sw}" height="{sh}" fill="url(#f)"/>'
    )
    small = drawn(document(inner, (0, 0, sw, sh)), sw, sh)
    out = pygame.Surface((w, h), 0, 32)
    out.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))
    if strength > 0:
        mean = (strength,) * 3  # so that the cloth is as light as its colours say
        out.fill(mean, special_flags=pygame.BLEND_RGB_SUB)
        tile = grain(strength)
        places = [(x, y) for x in range(0, w, GRAIN_TILE) for y in range(0, h, GRAIN_TILE)]
        out.fblits([(tile, place) for place in places], pygame.BLEND_RGB_ADD)
    return out

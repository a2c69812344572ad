"""Soft shadows, glows and the felt: pictures made by blurring and stretching. Not cached here."""

from __future__ import annotations

import random

import pygame

from handfoot_gui.ui.kit.raster import blank, document, drawn
from handfoot_gui.ui.kit.theme import Ink, mixed

GRAIN_TILE = 192


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


def soft_box(w: int, h: int, radius: float, blur: float, ink: Ink, alpha: float) -> pygame.Surface:
    """A blurred rounded box with `2 * blur` of room on each side."""
    b = max(1, round(blur))
    room = 2 * b
    reach = 2 * (room + int(radius)) + 3
    small_w, small_h = min(w, reach), min(h, reach)
    shrink = max(1, b // 6)
    full = (small_w + 2 * room, small_h + 2 * room)
    part = (-(-full[0] // shrink), -(-full[1] // shrink))
    inner = (
        f'<rect x="{room}" y="{room}" width="{small_w}" height="{small_h}" '
        f'rx="{min(radius, small_w / 2, small_h / 2):.2f}" fill="{ink}" fill-opacity="{alpha:g}"/>'
    )
    tile = drawn(document(inner, (0, 0, *full)), *part)
    tile = pygame.transform.gaussian_blur(tile, max(1, round(b / shrink)))
    if shrink > 1:
        tile = pygame.transform.smoothscale(tile, full)
    return stretched(tile, w + 2 * room, h + 2 * room)


def grain(strength: int) -> pygame.Surface:
    """A tile of noise, 0 to `strength` levels, to be added."""
    if strength <= 0:
        return pygame.Surface((1, 1))
    dice = random.Random(3)
    levels = (round(part * strength) for part in (0, 0, 0.4, 0.6, 1))
    greys = [bytes((level, level, level)) for level in levels]
    pixels = b"".join(dice.choices(greys, k=GRAIN_TILE * GRAIN_TILE))
    return pygame.image.frombytes(pixels, (GRAIN_TILE, GRAIN_TILE), "RGB")


def felt(w: int, h: int, centre: Ink, edge: Ink, strength: int) -> pygame.Surface:
    """A cloth lit from above its middle: radial, power 1.7, opaque."""
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
        tile = grain(strength)
        places = [(x, y) for x in range(0, w, GRAIN_TILE) for y in range(0, h, GRAIN_TILE)]
        out.fblits([(tile, place) for place in places], pygame.BLEND_RGB_ADD)
    return out

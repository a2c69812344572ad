"""Draws the program's icon: SVG, PNG of 16 to 512 pixels, .ico for Windows, .icns for macOS.

The drawing is in deck_art; pygame makes pixels of it. Needs pygame, no window.
Run:  python build_scripts/make_icons.py [assets folder]
"""

from __future__ import annotations

import io
import os
import struct
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path

from deck_art.app_icon import app_icon

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 256)
IN_ICNS = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256,
           b"ic13": 256, b"ic09": 512, b"ic14": 512}  # fmt: skip
"""Apple's names for a size, some of them for screens with two pixels a unit."""
FINER = 4
"""Drawn that much larger and averaged, since small pictures need even edges."""


def pixels(size: int) -> bytes:
    """RGBA, row by row."""
    finer = FINER if size <= 128 else 2
    large = (size * finer, size * finer)
    drawn = pygame.image.load_sized_svg(io.BytesIO(app_icon(size).encode()), large)
    data = pygame.image.tobytes(drawn.premul_alpha(), "RGBA")
    return _averaged(data, size, finer)


def _averaged(data: bytes, size: int, finer: int) -> bytes:
    """Squares of premultiplied pixels become one that is not premultiplied."""
    out, wide = bytearray(), size * finer * 4
    area = finer * finer
    for y in range(size):
        for x in range(size):
            sums = [0, 0, 0, 0]
            for row in range(y * finer, (y + 1) * finer):
                at = row * wide + x * finer * 4
                for part in range(4):
                    sums[part] += sum(data[at + part : at + finer * 4 : 4])
            alpha = sums[3]
            colours = (min(255, round(255 * s / alpha)) if alpha else 0 for s in sums[:3])
            out += bytes((*colours, round(alpha / area)))
    return bytes(out)


def png(size: int, data: bytes) -> bytes:
    rows = b"".join(b"\0" + data[y * size * 4 : (y + 1) * size * 4] for y in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + name + content
        + struct.pack(">I", zlib.crc32(name + content))
        for name, content in chunks
    )  # fmt: skip


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Windows' container: a table of contents, then PNG files."""
    head = struct.pack("<HHH", 0, 1, len(IN_ICO))
    table, body, start = b"", b"", len(head) + 16 * len(IN_ICO)
    for size in IN_ICO:
        content, side = pictures[size], size % 256
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), start + len(body))
        body += content
    return head + table + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Apple's container: named PNG files."""
    body = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for name, size in IN_ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def icon_files(pictures: Mapping[int, bytes] | None = None) -> dict[str, bytes]:
    """Every file of the folder; `pictures`: PNG files that are made already."""
    made = pictures or {size: png(size, pixels(size)) for size in SIZES}
    files = {f"handfoot-{size}.png": made[size] for size in SIZES}
    return files | {
        "handfoot.svg": app_icon(512).encode(),
        "handfoot.ico": ico(made),
        "handfoot.icns": icns(made),
    }


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    folder = (Path(sys.argv[1]) if len(sys.argv) > 1 else root / "assets") / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    files = icon_files()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    print(f"{len(files)} files in {folder}")


if __name__ == "__main__":
    main()

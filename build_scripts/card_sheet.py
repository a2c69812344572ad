"""Draws contact sheets of the cards at several heights, to be looked at.

Run:  python build_scripts/card_sheet.py [folder]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from handfoot_gui.rules.cards import Card, make_pack  # noqa: E402
from handfoot_gui.ui.kit.assets import Assets  # noqa: E402
from handfoot_gui.ui.kit.canvas import Canvas  # noqa: E402
from handfoot_gui.ui.kit.geometry import Point  # noqa: E402
from handfoot_gui.ui.kit.raster import Raster  # noqa: E402
from handfoot_gui.ui.kit.text import Typesetter  # noqa: E402
from handfoot_gui.ui.kit.theme import QUIET  # noqa: E402
from handfoot_gui.ui.table.cardart import BookLook, CardArt, card_height  # noqa: E402
from handfoot_gui.ui.table.cardface import BACKS, CardStyle  # noqa: E402
from handfoot_gui.ui.table.cardtrim import Ring  # noqa: E402

Places: TypeAlias = Callable[[int], tuple[int, int]]
HEIGHTS = (48, 96, 160, 320)
PACK = make_pack(1, 2)


def sheet(height: int, style: CardStyle) -> pygame.Surface:
    """All faces of one pack, then melds, backs, packets, books and turned cards."""
    assets = Assets(ROOT / "assets")
    art = CardArt(assets, Typesetter(assets), style)
    w = round(height / 1.4)
    gap = max(4, w // 12)
    surface = pygame.Surface((14 * (w + gap) + gap, 9 * (card_height(w) + gap) + 2 * gap), 0, 32)
    canvas = Canvas(surface, Raster())
    canvas.felt(QUIET.felt_centre, QUIET.felt_edge, QUIET.grain)
    place = _places(w, gap)
    for i, card in enumerate(PACK):
        _card(canvas, art, art.face(card, w), place(i), w)
    for i, card in enumerate(PACK[::2]):
        _card(canvas, art, art.meld_face(card, w), place(56 + i), w)
    for i, back in enumerate(BACKS):
        art.style = CardStyle(back=back)
        _card(canvas, art, art.back(w), place(84 + i), w)
    art.style = style
    _things(canvas, art, w, place)
    return surface


def _places(w: int, gap: int) -> Places:
    def place(i: int) -> tuple[int, int]:
        return gap + i % 14 * (w + gap), gap + i // 14 * (card_height(w) + gap)

    return place


def _card(
    canvas: Canvas, art: CardArt, picture: pygame.Surface, at: tuple[int, int], w: int
) -> None:
    centre = Point(at[0] + w / 2, at[1] + card_height(w) / 2)
    canvas.picture_centred(art.shadow(w), centre)
    canvas.picture_centred(picture, centre)


def _things(canvas: Canvas, art: CardArt, w: int, place: Places) -> None:
    canvas.picture(art.packet(w), *place(90))
    canvas.picture(art.foot_fan(w, 11), *place(91))
    books = (
        BookLook("clean", "clean", QUIET.clean_band, PACK[18]),
        BookLook("dirty", "dirty", QUIET.dirty_band, PACK[9]),
        BookLook("wild", "wild", QUIET.wild_band, PACK[52]),
        BookLook("clean", "clean", QUIET.clean_band, PACK[30], "×2"),
    )
    for i, look in enumerate(books):
        canvas.picture(art.book(w, look), *place(93 + i))
    ring = Ring(QUIET.selected, max(2.0, w * 0.03))
    for i, card in enumerate((*PACK[8:13], *PACK[21:26])):
        angle = 3.2 - 0.7 * i
        x, y = place(98)
        centre = Point(x + w / 2 + i * w * 0.4, y + card_height(w) / 2)
        canvas.picture_centred(art.shadow(w, angle), centre)
        canvas.picture_centred(art.face(card, w, angle), centre)
        if i in {3, 4}:
            canvas.picture_centred(art.ring(w, ring, angle), centre)
    for i in range(4):
        _card(canvas, art, art.blank(w), place(105 + i), w)
    _melds(canvas, art, w, place)


def _melds(canvas: Canvas, art: CardArt, w: int, place: Places) -> None:
    fives: list[Card] = [PACK[52], PACK[0], *PACK[9:52:13], PACK[53]]
    for column in range(4):
        x, y = place(112 + column)
        for i, card in enumerate(fives):
            canvas.picture(art.meld_face(card, w), x, y + round(i * w * (0.20 + 0.035 * column)))


def family(height: int) -> pygame.Surface:
    """The pictures of the deck at a glance: courts by suit with their ace, jokers, backs."""
    assets = Assets(ROOT / "assets")
    art = CardArt(assets, Typesetter(assets))
    w = round(height / 1.4)
    gap = w // 9
    rows = [[*PACK[13 * s + 9 : 13 * s + 13]] for s in range(4)]
    surface = pygame.Surface((8 * (w + gap) + gap, 3 * (height + gap) + gap), 0, 32)
    canvas = Canvas(surface, Raster())
    canvas.felt(QUIET.felt_centre, QUIET.felt_edge, QUIET.grain)
    for s, row in enumerate(rows):
        for i, card in enumerate(row):
            at = gap + (s % 2 * 4 + i) * (w + gap), gap + s // 2 * (height + gap)
            _card(canvas, art, art.face(card, w), at, w)
    last = 2 * gap + 2 * (height + gap) - gap
    for i, card in enumerate(PACK[52:]):
        _card(canvas, art, art.face(card, w), (gap + i * (w + gap), last), w)
    for i, back in enumerate(BACKS):
        art.style = CardStyle(back=back)
        _card(canvas, art, art.back(w), (gap + (i + 2) * (w + gap), last), w)
    return surface


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    styles = {
        "two": CardStyle(),
        "four-large": CardStyle(four_colours=True, large_index=True),
        "contrast": CardStyle(four_colours=True, high_contrast=True),
    }
    pygame.image.save(family(240), folder / "cards-family.png")
    for name, style in styles.items():
        for height in HEIGHTS:
            pygame.image.save(sheet(height, style), folder / f"cards-{name}-{height}.png")


if __name__ == "__main__":
    main()

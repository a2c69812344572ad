"""The crop test: can a card be named when it is 60 pixels high? `python -m tests.images.crops`.

Draws two sheets of numbered crops, shuffled, for eyes that have not seen the cards before, and the
key to them as a file of its own. What they named is kept beside them and marked by `mistakes`.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from handfoot_gui.rules.cards import Card, Rank, make_pack
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.cardface import LARGE_BOX, CardStyle, H, W

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parents[1] / "assets"
FOLDER = HERE / "crops"
HIGH, TIMES = 60, 3
GROUND, INK = "#1A463C", "#F5F2E8"
GAP, HEAD = 26, 34
PICTURES = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JOKER)


def without_index(art: CardArt, card: Card) -> pygame.Surface:
    """The picture alone, 60 pixels high, of the card as it is drawn where cards are small."""
    x, y, w, h = LARGE_BOX
    px = round(HIGH * W / h)
    face = art.face(card, px)
    scale = px / W
    left, top = round(x * scale), round(y * face.get_height() / H)
    return face.subsurface((left, top, min(round(w * scale), face.get_width() - left), HIGH))


def whole(art: CardArt, card: Card) -> pygame.Surface:
    return art.face(card, HIGH / 1.4)


def sheet(pictures: Sequence[pygame.Surface], columns: int) -> pygame.Surface:
    """Numbered, every pixel as three by three, as from a screen held close."""
    wide = max(picture.get_width() for picture in pictures) * TIMES + GAP
    tall = HIGH * TIMES + GAP + HEAD
    rows = -(-len(pictures) // columns)
    surface = pygame.Surface((columns * wide + GAP, rows * tall + GAP), 0, 32)
    surface.fill(GROUND)
    canvas, setter = Canvas(surface, Raster()), Typesetter(Assets(ASSETS))
    for i, picture in enumerate(pictures):
        x, y = GAP + i % columns * wide, GAP + i // columns * tall
        style = Style(24, INK, Weight.BOLD)
        setter.draw(canvas, str(i + 1), style, Point(x, y + HEAD / 2), "ml")
        canvas.picture(pygame.transform.scale_by(picture, TIMES), x, y + HEAD)
    return surface


def named(card: Card) -> str:
    if card.suit is None:
        return "joker"
    rank = int(card.rank) if card.rank not in PICTURES else card.rank.name.lower()
    return f"{rank} of {card.suit.name.lower()}"


def lines(file: Path) -> dict[str, str]:
    """Which crop, and what is said to be on it, without remarks after it."""
    told = (line.split(": ") for line in file.read_text("utf-8").splitlines() if ": " in line)
    return {crop: re.split("[,(]", name)[0].strip().lower() for crop, name in told}


def mistakes(answers: Path) -> dict[str, str]:
    """What was named wrongly or not at all."""
    told = lines(answers)
    return {
        crop: told.get(crop, "nothing")
        for crop, name in lines(FOLDER / "key.txt").items()
        if told.get(crop) != name
    }


SHEETS = {"pictures": (without_index, 6), "whole": (whole, 9)}
"""How a card is cut for the sheet, and how many lie in a row."""


def dealt() -> dict[str, list[Card]]:
    """What lies on the sheets, in order; the same at every call."""
    pack, shuffled = make_pack(1, 2), random.Random(60)
    found = {"pictures": [c for c in pack if c.rank in PICTURES], "whole": list(pack)}
    for cards in found.values():
        shuffled.shuffle(cards)
    return found


def drawn() -> dict[str, pygame.Surface]:
    if not pygame.display.get_init():
        pygame.display.init()
    art = CardArt(Assets(ASSETS), Typesetter(Assets(ASSETS)), CardStyle())
    return {
        name: sheet([SHEETS[name][0](art, card) for card in cards], SHEETS[name][1])
        for name, cards in dealt().items()
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, crops in drawn().items():
        pygame.image.save(crops, FOLDER / f"{name}.png")
    key = [
        f"{name} {i}: {named(card)}"
        for name, cards in dealt().items()
        for i, card in enumerate(cards, 1)
    ]
    (FOLDER / "key.txt").write_text("\n".join(key) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Icons, white in a box of 96 units: tint them by multiplying."""

from __future__ import annotations

import math
from collections.abc import Callable

from deck_art.palette import GOLD, INK, RED, WHITE
from deck_art.pen import Point, disc, outline, page, path
from deck_art.pips import pip


def icon(art: str) -> str:
    return page(96, 96, art)


def bold(d: str, width: float = 8) -> str:
    return path(d, "none", WHITE, width)


def hand_icon() -> str:
    fingers = bold("M34 48L30 22M45 44L44 14M56 45L58 16M66 50L71 25", 10.4)
    thumb = bold("M32 66L16 50", 11)
    return (
        fingers
        + thumb
        + path("M28 46L71 46C73 56 71 68 66 76C62 84 54 87 48 87C40 87 33 82 29 74Z", WHITE)
    )


def foot_icon() -> str:
    sole = (
        "M30 38C38 30 58 30 66 40C72 48 68 56 64 62C61 68 64 74 62 80C60 90 "
        "44 92 40 82C37 74 40 66 36 60C30 54 24 46 30 38Z"
    )
    toes = (
        disc(30, 21, 9, WHITE)
        + disc(45, 15.5, 6.4, WHITE)
        + disc(57, 18, 5.6, WHITE)
        + disc(67, 23.5, 5, WHITE)
        + disc(75, 31.5, 4.4, WHITE)
    )
    return path(sole, WHITE) + toes


def gear() -> str:
    teeth: list[Point] = []
    for i in range(8):
        for part, r in ((-0.30, 28), (-0.19, 40), (0.19, 40), (0.30, 28)):
            a = math.tau * (i + part) / 8
            teeth.append((48 + r * math.cos(a), 48 + r * math.sin(a)))
    hole = (
        "M60 48C60 41.4 54.6 36 48 36C41.4 36 36 41.4 36 48C36 54.6 41.4 60 "
        "48 60C54.6 60 60 54.6 60 48Z"
    )
    return path(outline(teeth) + hole, WHITE, extra=' fill-rule="evenodd"')


SPEAKER = path("M12 38L28 38L48 20L48 76L28 58L12 58Z", WHITE, WHITE, 4)
UNDO = "M20 40L58 40C72 40 80 50 80 60C80 70 72 80 58 80L38 80M36 22L18 40L36 58"
ICONS: dict[str, Callable[[], str]] = {
    "hand": hand_icon,
    "foot": foot_icon,
    "sound": lambda: SPEAKER + bold("M60 36C67 43 67 53 60 60M70 24C84 37 84 59 70 72"),
    "mute": lambda: SPEAKER + bold("M62 38L82 58M82 38L62 58"),
    "undo": lambda: bold(UNDO, 9),
    "redo": lambda: f'<g transform="translate(96 0) scale(-1 1)">{bold(UNDO, 9)}</g>',
    "hint": lambda: (
        path(
            (
                "M48 10C30 10 20 23 20 37C20 49 28 54 33 64L63 64C68 54 76 49 76 37C76 "
                "23 66 10 48 10Z"
            ),
            WHITE,
        )
        + bold("M36 75L60 75M41 86L55 86", 7)
    ),
    "log": lambda: (
        bold("M38 24L82 24M38 48L82 48M38 72L82 72")
        + disc(18, 24, 6.5, WHITE)
        + disc(18, 48, 6.5, WHITE)
        + disc(18, 72, 6.5, WHITE)
    ),
    "rules": lambda: (
        path("M45 24C36 16 22 15 10 18L10 76C22 73 36 74 45 82Z", WHITE)
        + path("M51 24C60 16 74 15 86 18L86 76C74 73 60 74 51 82Z", WHITE)
    ),
    "settings": gear,
    "menu": lambda: bold("M16 26L80 26M16 48L80 48M16 70L80 70", 9),
    "close": lambda: bold("M24 24L72 72M72 24L24 72", 10),
    "arrow": lambda: bold("M18 48L76 48M54 26L76 48L54 70", 9),
}


def red_three() -> str:
    art = disc(48, 48, 45, GOLD, INK, 2.4) + disc(48, 48, 38, RED, INK, 1.6)
    three = "M36 30C40 22 60 21 60 34C60 43 52 46 45 46C53 46 62 50 62 60C62 75 38 75 34 64"
    art += (
        path(three, "none", WHITE, 8)
        + pip("hearts", 21, 49, 14, WHITE)
        + pip("diamonds", 75, 49, 16, WHITE)
    )
    return page(96, 96, art)

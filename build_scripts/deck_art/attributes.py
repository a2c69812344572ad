"""What the figures hold, drawn on a shaft at x = -58."""

from __future__ import annotations

import math

from deck_art.heads import Look
from deck_art.palette import BOLD, FINE, GREEN, INK, SILVER, SILVER_DEEP, WHITE
from deck_art.pen import (
    Point,
    disc,
    inked,
    lozenge,
    moved,
    num,
    outline,
    path,
    petals,
    sash_y,
    stroke,
)
from deck_art.pips import pip

SHAFT = -58.0


def shaft(top: float, fill: str, half: float = 2.4) -> str:
    a, b = num(SHAFT - half), num(SHAFT + half)
    foot = num(sash_y(SHAFT) - 2)
    return inked(f"M{a} {num(top)}L{b} {num(top)}L{b} {foot}L{a} {foot}Z", fill, FINE)


def sword(look: Look) -> str:
    outer = "M-63.5 -44L-63.5 -120L-58 -136L-52.5 -120L-52.5 -44Z"
    blade = (
        path(outer, SILVER)
        + path("M-58 -133L-52.5 -120L-52.5 -44L-58 -44Z", SILVER_DEEP)
        + path(outer, "none", INK, BOLD)
    )
    guard = inked(
        "M-76 -47C-70 -43 -46 -43 -40 -47L-40 -39C-46 -36 -70 -36 -76 -39Z", look.livery.metal
    )
    grip = inked("M-61 -40L-55 -40L-55 -4L-61 -4Z", look.livery.second, FINE)
    return blade + grip + guard + disc(SHAFT, -5.5, 5.6, look.livery.metal, INK, BOLD)


def sceptre(look: Look) -> str:
    return (
        shaft(-100, look.livery.metal, 2.8)
        + pip("hearts", SHAFT, -114, 34, look.livery.main, INK, BOLD)
        + inked("M-67 -97L-49 -97L-54 -88L-62 -88Z", look.livery.metal, FINE)
        + disc(SHAFT, -84, 4.5, look.livery.metal, INK)
    )


def axe(look: Look) -> str:
    head = inked(
        ("M-56 -120C-62 -118 -68 -122 -73 -128C-80 -112 -80 -98 -73 -84C-68 -90 -62 -94 -56 -92Z"),
        SILVER,
    )
    edge = path(
        (
            "M-73 -125.5C-79 -112 -79 -98 -73 -86.5C-71 -88.5 -69.6 -89.6 -68.6 "
            "-90.4C-72 -101 -72 -111 -68.6 -121Z"
        ),
        WHITE,
    )
    return (
        shaft(-130, look.livery.metal)
        + head
        + edge
        + inked("M-56 -115L-42 -106L-56 -97Z", look.livery.metal)
        + inked("M-58 -138L-53 -128L-63 -128Z", look.livery.metal, FINE)
    )


def orb(look: Look) -> str:
    ball = disc(SHAFT, -50, 21, look.livery.second, INK, BOLD) + stroke(
        "M-73 -58C-71 -62 -69 -64 -66 -66", WHITE, 2.2
    )
    belt = inked("M-78.5 -54L-37.5 -54L-37.5 -46L-78.5 -46Z", look.livery.metal, FINE) + inked(
        "M-61.5 -70L-54.5 -70L-54.5 -54L-61.5 -54Z", look.livery.metal, FINE
    )
    cross = inked(
        (
            "M-61.5 -71L-61.5 -81L-71 -81L-71 -89L-61.5 -89L-61.5 -99L-54.5 -99L-54.5 "
            "-89L-45 -89L-45 -81L-54.5 -81L-54.5 -71Z"
        ),
        look.livery.metal,
    )
    return cross + ball + belt


def stem(_look: Look, leaves: tuple[float, ...]) -> str:
    leaf = inked("M0 0C4 -10 14 -14 20 -12C18 -4 10 2 0 0Z", GREEN, FINE)
    art = "".join(moved(leaf, SHAFT, y, flip=i % 2 == 1) for i, y in enumerate(leaves))
    return shaft(-92, GREEN, 1.8) + art


def lily(look: Look) -> str:
    side = (
        "M-58 -88C-74 -92 -80 -106 -78 -120C-70 -118 -62 -108 -58 -96C-54 -108 "
        "-46 -118 -38 -120C-36 -106 -42 -92 -58 -88Z"
    )
    return (
        stem(look, (-44, -58))
        + inked(
            "M-58 -90C-68 -104 -66 -120 -58 -130C-50 -120 -48 -104 -58 -90Z", look.livery.second
        )
        + inked(side, WHITE)
        + inked("M-64 -90L-52 -90L-55 -82L-61 -82Z", look.livery.metal, FINE)
    )


def rose(look: Look) -> str:
    petals = "".join(
        disc(SHAFT + 12 * math.sin(a), -108 - 12 * math.cos(a), 9.5, look.livery.main, INK, BOLD)
        for a in (math.tau * i / 5 for i in range(5))
    )
    heart = disc(SHAFT, -108, 11, look.livery.deep, INK, FINE) + stroke(
        "M-63 -108C-63 -115 -53 -115 -53 -108C-53 -103 -61 -103 -60 -108", WHITE, FINE
    )
    return stem(look, (-50, -66)) + petals + heart


def fan(look: Look) -> str:
    def at(r: float, deg: float) -> Point:
        a = math.radians(deg)
        return SHAFT + r * math.sin(a), -48 - r * math.cos(a)

    art, step, first = "", 14, -46
    for i in range(6):
        d = first + step * i
        art += inked(
            outline([at(2, d), at(45, d), at(51, d + step / 2), at(45, d + step)]),
            (look.livery.second, look.livery.metal)[i % 2],
            FINE,
        )
    rim = [at(36, first + 7 * k) for k in range(13)] + [
        at(28, first + 7 * k) for k in range(12, -1, -1)
    ]
    art += inked(outline(rim), look.livery.main, FINE)
    return shaft(-40, look.livery.metal, 3) + art + disc(SHAFT, -47, 6.5, look.livery.metal, INK)


def daisy(look: Look) -> str:
    return (
        stem(look, (-48, -62))
        + petals(SHAFT, -106, 8, 6, 23, 7.6, WHITE, INK)
        + disc(SHAFT, -106, 9, look.livery.metal, INK, FINE)
    )


def halberd(look: Look) -> str:
    return (
        shaft(-110, look.livery.metal)
        + inked("M-58 -138C-50 -126 -50 -114 -54 -104L-62 -104C-66 -114 -66 -126 -58 -138Z", SILVER)
        + inked(
            (
                "M-76 -116C-72 -108 -66 -106 -58 -106C-50 -106 -44 -108 -40 -116C-42 "
                "-100 -50 -96 -58 -96C-66 -96 -74 -100 -76 -116Z"
            ),
            SILVER,
        )
        + inked("M-63 -97L-53 -97L-50 -74L-58 -82L-66 -74Z", look.livery.second, FINE)
    )


def laurel(_look: Look) -> str:
    leaf = inked("M-58 -70C-82 -86 -80 -116 -58 -136C-36 -116 -34 -86 -58 -70Z", GREEN)
    veins = stroke(
        (
            "M-58 -124L-58 -70M-58 -84L-68 -94M-58 -84L-48 -94M-58 -97L-69 -107M-58 "
            "-97L-47 -107M-58 -110L-66 -118M-58 -110L-50 -118"
        ),
        WHITE,
        FINE,
    )
    return shaft(-74, GREEN, 2.2) + leaf + veins


def banner(look: Look) -> str:
    cloth = inked("M-58 -128L-78 -128L-78 -76L-68 -88L-58 -76Z", look.livery.second)
    return (
        cloth
        + path(outline(lozenge(-68, -109, 11, 22)), look.livery.metal)
        + shaft(-132, look.livery.metal)
        + disc(SHAFT, -134, 4.4, look.livery.metal, INK)
    )


def clubstaff(look: Look) -> str:
    sprig = inked("M0 0C4 -10 14 -14 20 -12C18 -4 10 2 0 0Z", GREEN, FINE)
    return (
        shaft(-100, "#8a5a2b", 3)
        + moved(sprig, SHAFT, -58)
        + moved(sprig, SHAFT, -72, flip=True)
        + pip("clubs", SHAFT - 2, -113, 38, look.livery.main, INK, BOLD)
    )

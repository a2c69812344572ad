"""Six backs, each the same when turned."""

from __future__ import annotations

import math

from deck_art.palette import CARD_H, CARD_R, CARD_W, PAPER
from deck_art.pen import disc, lozenge, moved, num, outline, page, path, petals

BACKS = {  # ground, pattern, accent
    "lattice-red": ("#8f1a26", "#c4434c", "#f3d9a0"),
    "lattice-blue": ("#173f78", "#3f74b8", "#f3d9a0"),
    "waves-teal": ("#10525a", "#4f9ea0", "#e9efe2"),
    "waves-plum": ("#4b2450", "#96649a", "#f2e2ea"),
    "rosette-green": ("#134f35", "#4c9a72", "#f0d898"),
    "rosette-night": ("#23264a", "#6d74ab", "#f0d898"),
}
MARGIN = 13


def roundel(ground: str, pattern: str, accent: str) -> str:
    art = disc(0, 0, 43, accent) + disc(0, 0, 40, ground) + disc(0, 0, 36, "none", accent, 1.6)
    art += petals(0, 0, 12, 8, 33, 6, pattern) + petals(0, 0, 12, 10, 25, 2.4, accent, turn=15)
    return art + disc(0, 0, 7.5, accent) + disc(0, 0, 4, ground)


FIELD = (CARD_W / 2 - MARGIN, CARD_H / 2 - MARGIN)  # half size of the printed field


def lattice(ground: str, pattern: str, accent: str) -> str:
    (fx, fy), step, lines, knots = FIELD, 28, "", ""
    for i in range(-11, 12):
        for sign in (1, -1):  # y = sign * (x - i * step), within the field
            a, b = sorted((i * step - fy, i * step + fy))
            a, b = max(a, -fx), min(b, fx)
            if a < b:
                lines += (
                    f"M{num(a)} {num(sign * (a - i * step))}L{num(b)} {num(sign * (b - i * step))}"
                )
    for row in range(-11, 12):
        for column in range(-8, 9):
            x, y = (column + (row % 2) / 2) * step, row * step / 2
            if abs(x) < fx - 3 and abs(y) < fy - 3 and math.hypot(x, y) > 52:
                knots += outline(lozenge(x, y, 8, 8))
    return (
        path(lines, "none", pattern, 4.6)
        + path(lines, "none", ground, 1.6)
        + path(knots, accent)
        + disc(0, 0, 49, ground)
    )


def waves(ground: str, pattern: str, accent: str) -> str:
    art, period, lift = "", FIELD[0] / 2, 9.0
    for row in range(-14, 15):
        y, d = row * 11.0, f"M{num(-FIELD[0])} {num(row * 11.0)}"
        for k in range(8):
            x, sign = -FIELD[0] + k * period / 2, 1 if k % 2 else -1
            top = num(y + sign * lift)
            d += (
                f"C{num(x + period * 0.18)} {top} {num(x + period * 0.32)} {top} "
                f"{num(x + period / 2)} {num(y)}"
            )
        art += path(d, "none", accent if row % 4 == 0 else pattern, 2.4 if row % 4 == 0 else 3.8)
    return art + disc(0, 0, 49, ground)


def rosettes(ground: str, pattern: str, accent: str) -> str:
    fx, fy = FIELD
    beads = [(x * 16.0, y * 16.0) for x in range(-6, 7) for y in range(-9, 10)]
    far = [
        p for p in beads if math.hypot(*p) > 112 and math.hypot(fx - abs(p[0]), fy - abs(p[1])) > 86
    ]
    art = "".join(path("".join(outline(lozenge(x, y, 6, 6)) for x, y in far), pattern))

    def flower(x: float, y: float, r: float, n: int) -> str:
        layers = (
            (0.3, 1.0, 0.17, pattern, 0.0),
            (0.3, 0.78, 0.05, accent, 0.0),
            (0.55, 0.97, 0.045, accent, 180 / n),
        )
        return "".join(
            petals(x, y, n, r * a, r * b, r * c, fill, turn=t, box=(fx + 0.1, fy + 0.1))
            for a, b, c, fill, t in layers
        )

    for x in (-fx, fx):
        for y in (-fy, fy):
            art += flower(x, y, 76, 16)
            rim = [
                (x - math.copysign(24 * math.cos(t), x), y - math.copysign(24 * math.sin(t), y))
                for t in (math.radians(10 * k) for k in range(10))
            ]
            art += path(outline([(x, y), *rim]), accent) + path(
                outline([(x, y), *((x + (px - x) * 0.8, y + (py - y) * 0.8) for px, py in rim)]),
                ground,
            )
    return art + flower(0, 0, 106, 20) + disc(0, 0, 106, "none", accent, 1.6)


def back(name: str) -> str:
    ground, pattern, accent = BACKS[name]
    draw = {"lattice": lattice, "waves": waves, "rosette": rosettes}[name.split("-", maxsplit=1)[0]]
    w, h, m = CARD_W / 2, CARD_H / 2, MARGIN
    field = (
        f'<rect x="{-w}" y="{-h}" width="{CARD_W}" height="{CARD_H}" '
        f'rx="{CARD_R}" fill="{ground}"/>'
    )
    art = field + draw(ground, pattern, accent) + roundel(ground, pattern, accent)

    def frame(inset: float, radius: float, line: str, width: float) -> str:
        return (
            f'<rect x="{num(inset - w)}" y="{num(inset - h)}" '
            f'width="{num(CARD_W - 2 * inset)}" height="{num(CARD_H - 2 * inset)}" '
            f'rx="{num(radius)}" fill="none" stroke="{line}" stroke-width="{num(width)}"/>'
        )

    art += (
        frame(m + 2, 7, ground, 10)
        + frame(m / 2 - 0.5, CARD_R - 4, PAPER, m + 1)
        + frame(m + 4, 6, accent, 1.6)
    )
    return page(CARD_W, CARD_H, moved(art, w, h))

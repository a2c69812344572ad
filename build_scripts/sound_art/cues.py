"""The sound of each cue: paper that slides and falls, wood that rings. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable

from sound_art.waves import (
    Wave,
    band,
    dulled,
    finished,
    in_a_room,
    mixed,
    noise,
    shaped,
    silence,
    swell,
    tone,
)

SOFT, QUIET, PEAK = -23.0, -30.0, 0.32
G4, A4, C5, D5, E5, G5, A5, C6, E6 = (
    392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1318.51,
)  # fmt: skip


def slide(seconds: float, seed: int, low: float = 1500, high: float = 3400) -> Wave:
    """A card over felt: breath that grows brighter as the card gets faster."""
    breath = band(noise(seconds, seed), lambda at: low + (high - low) * at, 0.9)
    return shaped(dulled(breath, 5200), swell(0.38, 3.6))


def tap(seed: int, weight: float = 1.0, seconds: float = 0.12) -> Wave:
    """A card that comes to lie: a slap of paper and the table under it."""
    slap = shaped(band(noise(seconds, seed), 1900, 0.8), lambda at: 2.718 ** (-26 * at))
    body = tone(172, seconds, 0.020, 0.002)
    thump = tone(96, seconds, 0.028, 0.003)
    return mixed((0, 0.8, dulled(slap, 4200)), (0, 0.24 * weight, body), (0, 0.22 * weight, thump))


def wood(pitch: float, seconds: float, fall: float = 0.22) -> Wave:
    """A bar of wood struck with felt: the tone, its fourth, and a little of its tenth."""
    return mixed(
        (0, 1.0, tone(pitch, seconds, fall, 0.005)),
        (0, 0.20, tone(pitch * 3.93, seconds, fall * 0.28, 0.003)),
        (0, 0.05, tone(pitch * 9.2, seconds, fall * 0.10, 0.002)),
        (0, 0.30, tone(pitch / 2, seconds, fall * 0.7, 0.008)),
    )


def reed(pitch: float, seconds: float, rise: float = 0.03) -> Wave:
    """A soft held tone."""
    return mixed(
        (0, 1.0, tone(pitch, seconds, seconds * 0.34, rise)),
        (0, 0.14, tone(pitch * 2, seconds, seconds * 0.22, rise)),
        (0, 0.05, tone(pitch * 3, seconds, seconds * 0.14, rise)),
    )


def shuffle() -> Wave:
    """Two halves run into each other, card by card, and are pushed together."""
    dice, parts, at, gap = random.Random(5), [], 0.0, 0.036
    while at < 0.62:
        tick = shaped(
            band(noise(0.03, dice.randrange(9999)), 1500 + 900 * dice.random(), 1.2),
            lambda part: 2.718 ** (-9 * part),
        )
        parts.append((at, 0.55 + 0.45 * dice.random(), tick))
        at += gap * (0.8 + 0.4 * dice.random())
        gap = max(0.013, gap * 0.955)
    return mixed(*parts, (0.62, 0.8, slide(0.3, 21, 1000, 2300)), (0.86, 0.8, tap(22)))


def draw() -> Wave:
    return slide(0.24, 11)


def lay() -> Wave:
    return mixed((0, 0.30, slide(0.07, 12)), (0.045, 1.0, tap(13)))


def discard() -> Wave:
    return mixed((0, 0.75, slide(0.15, 14, 2000, 3000)), (0.115, 0.85, tap(15, 0.7)))


def pile() -> Wave:
    """Many cards at once: breath upon breath, and the pack set down."""
    slides = [(0.055 * i, 0.8 - 0.12 * i, slide(0.22, 30 + i, 1100, 2600)) for i in range(4)]
    return mixed(*slides, (0.34, 1.0, tap(36, 1.5)))


def clean() -> Wave:
    """Up a fifth, bright."""
    notes = mixed((0, 0.35, tap(41)), (0.02, 0.8, wood(C5, 0.5)), (0.13, 1.0, wood(G5, 0.5)))
    return in_a_room(notes, 0.08)


def dirty() -> Wave:
    """The same two bars an octave lower, the second one falling back: darker, and woodier."""
    low = mixed(
        (0, 0.6, tap(42)), (0.02, 0.8, wood(G4, 0.42, 0.15)), (0.13, 1.0, wood(C5 / 2, 0.42, 0.17))
    )
    return in_a_room(low, 0.06)


def wild() -> Wave:
    """Three bars upward, and dust of a star."""
    bars = [(0.02 + 0.085 * i, 0.9, wood(p, 0.46, 0.2)) for i, p in enumerate((C5, E5, A5))]
    dust = [(0.26 + 0.04 * i, 0.10, tone(p, 0.3, 0.07)) for i, p in enumerate((E6 * 2, C6 * 3))]
    return in_a_room(mixed((0, 0.3, tap(43)), *bars, *dust), 0.06)


def foot() -> Wave:
    """The seal breaks and the packet fans out."""
    crack = shaped(band(noise(0.03, 51), 2600, 1.4), lambda at: 2.718 ** (-9 * at))
    fan = [(0.09 + 0.045 * i, 0.34 + 0.05 * i, slide(0.13, 52 + i, 1500, 3000)) for i in range(5)]
    bar = wood(D5, 0.34, 0.16)
    return in_a_room(mixed((0, 0.9, crack), (0.028, 0.6, crack), *fan, (0.3, 0.7, bar)), 0.04, 0.14)


def refused() -> Wave:
    """Two dull knocks, lower at the second."""
    knock, lower = (
        mixed(
            (0, 1.0, tone(pitch, 0.13, 0.030)),
            (0, 0.35, tone(pitch * 2.7, 0.13, 0.016)),
            (0, 0.6, dulled(noise(0.13, seed), 420)),
        )
        for pitch, seed in ((185, 61), (140, 62))
    )
    fading = [shaped(part, lambda at: (1 - at) ** 2) for part in (knock, lower)]
    return dulled(mixed((0, 0.9, fading[0]), (0.095, 1.0, fading[1])), 1100)


def question() -> Wave:
    """Two held tones, the second one higher and left open."""
    return in_a_room(mixed((0, 0.8, reed(G4, 0.24)), (0.15, 1.0, reed(D5, 0.36))), 0.05)


def turn() -> Wave:
    """One tone that comes and goes."""
    return shaped(mixed((0, 1, tone(E5, 0.3, 0.2, 0.05)), (0, 0.3, tone(A4, 0.3, 0.2, 0.05))),
                  swell(0.25, 3.5))  # fmt: skip


def out() -> Wave:
    """Four bars to the octave, and the chord they make."""
    bars = [(0.1 * i, 0.8, wood(p, 0.7, 0.3)) for i, p in enumerate((C5, E5, G5, C6))]
    return in_a_room(mixed(*bars, (0.42, 0.5, wood(E6, 0.5, 0.3))), 0.12, 0.26)


def win() -> Wave:
    """Three bars call, and a chord above answers them."""
    call = [(0.1 * i, 0.8, wood(p, 0.4, 0.25)) for i, p in enumerate((G4, C5, E5))]
    answer = [(0.32, 0.6, wood(p, 0.52, 0.3)) for p in (G5, C6, E6)]
    return in_a_room(mixed(*call, *answer), 0.1, 0.2)


def round_end() -> Wave:
    """Two quiet chords, coming home."""
    first = mixed((0, 0.7, reed(D5, 0.4)), (0, 0.6, reed(G4, 0.4)))
    home = mixed((0, 0.8, reed(C5, 0.62)), (0, 0.6, reed(C5 / 2, 0.62)), (0, 0.5, reed(E5, 0.62)))
    return in_a_room(mixed((0, 0.8, first), (0.24, 1.0, home)), 0.08)


def click() -> Wave:
    tick = shaped(band(noise(0.05, 71), 1300, 1.6), lambda at: 2.718 ** (-12 * at))
    return mixed((0, 0.7, tick), (0, 0.5, tone(420, 0.05, 0.008)), (0, 0.0, silence(0.06)))


CUES: dict[str, tuple[Callable[[], Wave], float]] = {
    "shuffle": (shuffle, SOFT - 2),
    "draw": (draw, SOFT - 3),
    "lay": (lay, SOFT),
    "discard": (discard, SOFT),
    "pile": (pile, SOFT),
    "clean": (clean, SOFT),
    "dirty": (dirty, SOFT),
    "wild": (wild, SOFT),
    "foot": (foot, SOFT),
    "refused": (refused, SOFT - 4),
    "question": (question, SOFT - 1),
    "turn": (turn, QUIET - 2),
    "out": (out, SOFT),
    "win": (win, SOFT),
    "round-end": (round_end, SOFT - 1),
    "click": (click, QUIET),
}
"""Each cue with its loudness: decibels below the fullest tone, in its loudest 50 ms."""


def sound(cue: str) -> Wave:
    make, decibels = CUES[cue]
    return finished(make(), decibels, PEAK)

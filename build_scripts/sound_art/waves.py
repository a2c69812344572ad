"""Lists of samples, and what can be done to them. Knows seconds and hertz, no cards.

Everything is computed from sines and a seeded row of random numbers, so that the same numbers come
out every time.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

RATE = 44100
Wave = list[float]


def length(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    return [0.0] * length(seconds)


def noise(seconds: float, seed: int) -> Wave:
    dice = random.Random(seed).random
    return [2 * dice() - 1 for _ in range(length(seconds))]


def tone(pitch: float, seconds: float, fall: float, rise: float = 0.004) -> Wave:
    """A sine that swells within `rise`, falls to a third within `fall` seconds, and ends at
    nothing."""
    step, whole = math.tau * pitch / RATE, length(seconds)
    return [
        math.sin(step * i)
        * min(1.0, i / (rise * RATE))
        * math.exp(-i / (fall * RATE))
        * (1 - (i / whole) ** 3)
        for i in range(whole)
    ]


def shaped(wave: Wave, level: Callable[[float], float]) -> Wave:
    """Each sample times the level at that part (0 to 1) of the way."""
    last = max(1, len(wave) - 1)
    return [sample * level(i / last) for i, sample in enumerate(wave)]


def swell(peak: float, fall: float = 3.0) -> Callable[[float], float]:
    """Rises to its height at that part of the way, and falls away like a breath."""

    def level(at: float) -> float:
        if at < peak:
            return math.sin(0.5 * math.pi * at / peak) ** 2
        return math.exp(-fall * (at - peak) / (1 - peak))

    return level


def band(wave: Wave, pitch: Callable[[float], float] | float, width: float = 1.0) -> Wave:
    """What lies near a pitch, which may move; `width` is the quality: more is narrower."""
    out, last = [], max(1, len(wave) - 1)
    low = high = middle = 0.0
    for i, sample in enumerate(wave):
        centre = pitch if isinstance(pitch, (int, float)) else pitch(i / last)
        pull = 2 * math.sin(math.pi * min(centre, RATE / 7) / RATE)
        low += pull * middle
        high = sample - low - middle / width
        middle += pull * high
        out.append(middle)
    return out


def dulled(wave: Sequence[float], pitch: float) -> Wave:
    """Without what lies above that pitch."""
    part = 1 - math.exp(-math.tau * pitch / RATE)
    out, level = [], 0.0
    for sample in wave:
        level += part * (sample - level)
        out.append(level)
    return out


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Each part begins at its second, at its loudness."""
    whole = max(length(start) + len(wave) for start, _, wave in parts)
    out = [0.0] * whole
    for start, loudness, wave in parts:
        first = length(start)
        for i, sample in enumerate(wave):
            out[first + i] += loudness * sample
    return out


def in_a_room(wave: Wave, tail: float, share: float = 0.22) -> Wave:
    """With the walls' answer: four echoes that feed themselves, each duller than the last."""
    out = wave + silence(tail)
    dry = tuple(out)
    for delay, back in ((0.0297, 0.56), (0.0371, 0.52), (0.0411, 0.48), (0.0437, 0.45)):
        line, at, level = [0.0] * length(delay), 0, 0.0
        for i, sample in enumerate(dry):
            echo = line[at]
            level += 0.35 * (echo - level)
            line[at] = sample + back * level
            at = (at + 1) % len(line)
            out[i] += share / 2 * echo
    return out


def loudest(sounding: Sequence[float], window: float = 0.05) -> float:
    """The level of the loudest such stretch; deep tones count less, as they do for ears."""
    wave = [a - b for a, b in zip(sounding, dulled(sounding, 300), strict=True)]
    size = min(len(wave), length(window))
    power = sum(sample * sample for sample in wave[:size])
    most = power
    for i in range(size, len(wave)):
        power += wave[i] * wave[i] - wave[i - size] * wave[i - size]
        most = max(most, power)
    return math.sqrt(max(0.0, most) / size)


def finished(wave: Wave, decibels: float, peak: float = 0.5) -> Wave:
    """At that loudness, no sample above the peak, from silence to silence without a step."""
    level = [a - b for a, b in zip(wave, dulled(wave, 25), strict=True)]
    inward, outward = length(0.002), length(0.03)
    for i in range(inward):
        level[i] *= i / inward
    for i in range(min(outward, len(level))):
        level[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / outward)
    gain = 10 ** (decibels / 20) / loudest(level)
    gain = min(gain, peak / max(abs(sample) for sample in level))
    return [sample * gain for sample in level]

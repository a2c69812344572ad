"""Movement in time: values that go from here to there. Knows milliseconds, which are passed in;
no clock, no pixels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import pi, sin
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(strength: float = 0.6) -> Easing:
    """Overshoots a little and comes back."""

    def ease(t: float) -> float:
        r = t - 1
        return 1 + (strength + 1) * r**3 + strength * r**2

    return ease


def swings(count: int = 3) -> Easing:
    """Not a way to somewhere: -1..1..0, dying out, for shaking a thing that is refused."""
    return lambda t: sin(t * count * 2 * pi) * (1 - t)


@dataclass(frozen=True, slots=True)
class Tween:
    """A number that moves. `start` is on the clock that `at` is asked with, in ms."""

    start: float
    duration: float
    begin: float = 0.0
    end: float = 1.0
    easing: Easing = out_cubic

    @property
    def finish(self) -> float:
        return self.start + self.duration

    def part(self, now: float) -> float:
        """How much of the time is over, 0 to 1."""
        if self.duration <= 0 or now >= self.finish:
            return 0.0 if now < self.start else 1.0
        return max(0.0, (now - self.start) / self.duration)

    def at(self, now: float) -> float:
        part = self.part(now)
        if part >= 1:
            return self.end if self.easing(1.0) == 1.0 else self.begin
        return self.begin + (self.end - self.begin) * self.easing(part)

    def done(self, now: float) -> bool:
        return now >= self.finish


@dataclass(slots=True)
class Timeline:
    """Named tweens and the calls that follow their end. Skipping finishes the tweens, no more."""

    _tweens: dict[object, Tween] = field(default_factory=dict)
    _after: dict[object, Callable[[], None]] = field(default_factory=dict)
    _now: float = 0.0

    def add(self, key: object, tween: Tween, then: Callable[[], None] | None = None) -> None:
        """A second tween under the same key replaces the first, whose `then` is called."""
        self._end(key)
        self._tweens[key] = tween
        if then is not None:
            self._after[key] = then

    def advance(self, now: float) -> None:
        self._now = now
        for key in [key for key, tween in self._tweens.items() if tween.done(now)]:
            self._end(key)

    def value(self, key: object, otherwise: float = 1.0) -> float:
        """The number now; `otherwise` when nothing moves under this key."""
        tween = self._tweens.get(key)
        return otherwise if tween is None else tween.at(self._now)

    def moves(self, key: object) -> bool:
        return key in self._tweens

    @property
    def idle(self) -> bool:
        return not self._tweens

    def next_end(self) -> float | None:
        return min((tween.finish for tween in self._tweens.values()), default=None)

    def skip(self) -> None:
        """Everything arrives at once. What a `then` adds keeps running."""
        for key in list(self._tweens):
            self._end(key)

    def _end(self, key: object) -> None:
        self._tweens.pop(key, None)
        then = self._after.pop(key, None)
        if then is not None:
            then()

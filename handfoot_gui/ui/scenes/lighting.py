"""How bright the accepting places are: they come up when cards are taken, and go down again.

Knows times, which are passed in; a few steps are enough for the eye and cheap to draw. The frame
in which cards are taken has enough to do: the first light is that of the next one.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.ui.table.look import Lit
from handfoot_gui.ui.table.motion import Pace

RISES, FALLS = 120.0, 80.0
STEPS = 3


class Lighting:
    """`lit` are the places shown as such, which for a moment may be those of before."""

    def __init__(self) -> None:
        self.lit: tuple[Lit, ...] = ()
        self.strength = 1.0
        self._is_on = False
        self.is_due = False
        """The next frame shows the first light."""
        self._since = 0.0
        self._lasts = 0.0

    def show(self, lit: Sequence[Lit], pace: Pace, now: float, *, is_asked: bool) -> None:
        """What accepts now; `is_asked`: cards are in the air, or wait for a place."""
        if is_asked != self._is_on:
            self._is_on, self._since = is_asked, now
            self._lasts = (RISES if is_asked else FALLS) * pace.factor
        self.is_due = self._is_on and now <= self._since and not self.lit
        if self.is_due:
            return
        part = 1.0 if self._lasts <= 0 else min(1.0, (now - self._since) / self._lasts)
        stepped = (int(part * STEPS) + 1) / STEPS if part < 1 else 1.0
        if self._is_on:
            self.lit, self.strength = tuple(lit), min(1.0, stepped)
        elif part >= 1:
            self.lit, self.strength = (), 1.0
        else:
            self.strength = max(0.0, 1 - stepped)

    def out(self) -> None:
        """At once: what they shone on is no longer there."""
        self.lit, self.strength, self._is_on, self._lasts = (), 1.0, False, 0.0
        self.is_due = False

    def is_changing(self, now: float) -> bool:
        if self.is_due:
            return True
        return now < self._since + self._lasts + 17 and (self._is_on or bool(self.lit))

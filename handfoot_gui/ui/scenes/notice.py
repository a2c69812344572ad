"""What is said for a while: why an act was refused, what is still missing. Knows times and words.

A notice stays until the next click or until its time is over; refused cards swing three times.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.tween import Tween, swings
from handfoot_gui.ui.table.placement import ZoneId

STAYS = 6000.0
SHAKES = 240.0
SWING = 6.0
"""Layout units to each side."""


@dataclass(frozen=True, slots=True)
class Notice:
    """`of` is the thing it speaks of; `rule` is cited by its id where a rule said no."""

    text: str
    of: ZoneId
    since: float
    rule: str = ""
    cards: tuple[Card, ...] = ()

    @property
    def until(self) -> float:
        return self.since + STAYS

    def is_over(self, now: float) -> bool:
        return now >= self.until

    def is_shaking(self, now: float) -> bool:
        return bool(self.cards) and now < self.since + SHAKES

    def offset(self, now: float, unit: float) -> float:
        """How far the blamed cards are to the side, in pixels."""
        if not self.is_shaking(now):
            return 0.0
        return Tween(self.since, SHAKES, 0.0, SWING * unit, swings(3)).at(now)

"""How long the computer players wait before they act, so that a person can follow and take back.

Knows speeds and kinds of moment; reads no clock.
"""

from __future__ import annotations

from handfoot_gui.rules.actions import Action, Discard
from handfoot_gui.rules.phases import Phase
from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.table.motion import Pace

FACTORS: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "at-once": 0.0, "step": 1.0}

BEFORE: dict[Phase, float] = {
    Phase.DRAW: 500.0,
    Phase.PLAY: 800.0,
    Phase.ANSWER: 1200.0,
    Phase.OVER: 0.0,
}
"""Milliseconds at normal speed before an act in each phase."""

AFTER_YOUR_DISCARD = 1500.0
"""The discard may be taken back so long."""

BEFORE_SUMMARY = 1400.0
"""The end of a round is seen before the sums."""


def wait_before(
    phase: Phase, speed: Speed, *, last: Action | None = None, last_was_yours: bool = False
) -> float:
    """Milliseconds before a computer player acts."""
    calm = BEFORE[phase]
    if last_was_yours and isinstance(last, Discard):
        calm = AFTER_YOUR_DISCARD
    return calm * FACTORS[speed]


def wait_for_summary(speed: Speed) -> float:
    return BEFORE_SUMMARY * FACTORS[speed]


def motion_pace(speed: Speed, *, reduced: bool) -> Pace:
    """The same speed for what moves; step by step the movements are the normal ones."""
    match speed:
        case "at-once":
            return Pace("at once", reduced)
        case "step":
            return Pace("normal", reduced)
        case _:
            return Pace(speed, reduced)

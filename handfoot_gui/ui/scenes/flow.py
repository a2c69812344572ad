"""When the next step of the game may be shown: the pause after a step, and whoever waves it on.

Knows speeds and the sitting; reads no clock and moves nothing.
"""

from __future__ import annotations

from handfoot_gui.storage.settings import Speed
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.pace import motion_pace, wait_before, wait_for_summary
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.motion import Pace

THINKING = 15.0
"""Milliseconds between two looks at a player who thinks, or at a disk that writes."""


class Flow:
    """`ready_at`: the pause is over then; `waved_on`: the next step was asked for by hand."""

    def __init__(self, around: Surroundings, sitting: Sitting) -> None:
        self.around = around
        self.sitting = sitting
        self.ready_at = 0.0
        self.waved_on = False

    @property
    def pace(self) -> Pace:
        return motion_pace(self.speed, reduced=self.around.settings.reduced_motion)

    @property
    def speed(self) -> Speed:
        """What is only to be finished is not dawdled over."""
        speed = self.around.settings.speed
        is_slow = speed in ("slow", "normal", "step")
        return "fast" if self.sitting.game.is_finishing and is_slow else speed

    @property
    def is_stepping(self) -> bool:
        """Step by step, and nobody has asked for the next one yet: a deal needs no asking."""
        is_asked = self.waved_on or self.sitting.game.unshown is not None
        return self.speed == "step" and not is_asked

    @property
    def awaits_wave(self) -> bool:
        """Somebody else is to move, and only a wave brings it on."""
        sitting = self.sitting
        others = not sitting.is_my_turn and not sitting.game.round_over
        return self.is_stepping and others

    def pause_from(self, now: float) -> None:
        """Everything lies where it belongs from now on: the pause before the next step begins."""
        self.ready_at = now + self._calm()

    def may_step(self, now: float) -> bool:
        return self.sitting.is_my_turn or (now >= self.ready_at and not self.is_stepping)

    def wait(self, now: float) -> float | None:
        """Milliseconds to the next step, where nothing moves; None: until something is done."""
        sitting = self.sitting
        if not sitting.is_kept:
            return THINKING
        if sitting.game.round_over or not sitting.is_my_turn:
            if self.ready_at > now:
                return self.ready_at - now
            return None if self.awaits_wave else THINKING
        if sitting.is_submitted or sitting.is_asked:
            return 0.0
        notice = sitting.notice
        return None if notice is None else max(1.0, notice.until - now)

    def _calm(self) -> float:
        """How long to wait before the next step of somebody else."""
        sitting, speed = self.sitting, self.speed
        if sitting.game.round_over:
            return wait_for_summary(speed)
        if sitting.is_my_turn:
            return 0.0
        last = sitting.last
        yours = last is not None and last.seat == sitting.seat
        action = None if last is None else last.action
        return wait_before(sitting.game.state.phase, speed, last=action, last_was_yours=yours)

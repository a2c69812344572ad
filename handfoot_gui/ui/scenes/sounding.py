"""The sounds of the table, each at its moment. Hears steps; nothing asks it back.

Knows cues and milliseconds, which are passed in; without a device there is silence.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.events import Event
from handfoot_gui.rules.phases import Seat
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.table.sounds import cue_of, cues_of


class Sounding:
    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self._due: list[tuple[float, str]] = []

    def step(
        self, events: Sequence[Event], looking: Seat, beats: Sequence[float], now: float
    ) -> None:
        """A step is shown from now on; `beats` are empty where nothing moves."""
        heard = set(cues_of(events, looking))
        times = beats if len(beats) == len(events) else [now] * len(events)
        for event, time in zip(events, times, strict=True):
            cue = cue_of(event, looking)
            if cue in heard and cue is not None:
                heard.discard(cue)
                self._due.append((time, cue))

    def now(self, cue: str, now: float) -> None:
        self._due.append((now, cue))

    def skip(self, now: float) -> None:
        """What moved lies where it belongs: of what was still to be heard the last is."""
        self._due = [(now, cue) for _, cue in self._due[-1:]]

    def update(self, now: float) -> None:
        """Plays what is due."""
        due = [cue for time, cue in self._due if time <= now]
        self._due = [(time, cue) for time, cue in self._due if time > now]
        self.around.hear(due, now)

    def wait(self, now: float) -> float | None:
        """Milliseconds to the next sound."""
        return max(0.0, min(time for time, _ in self._due) - now) if self._due else None

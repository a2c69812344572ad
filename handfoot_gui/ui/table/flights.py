"""Cards under way as values: from which place to which, when, how high, and face up or down.

Knows slots and milliseconds, which are passed in; not why a card moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import pi, sin

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.tween import Easing, Tween, out_cubic
from handfoot_gui.ui.table.look import Effect, EffectKind, Moving
from handfoot_gui.ui.table.placement import Slot, SlotKey, ZoneId


@dataclass(frozen=True, slots=True)
class Flight:
    """One card's way. It keeps the end's angle all along, so that no new pictures are made.

    `seen_from`: from when on it is seen where it begins. `arc`: how far it rises on its way, in
    pixels. `turned`: how far it is face up at both ends. `key`: the slot it fills; None where it
    ends in no slot of its own.
    """

    begin: Slot
    end: Slot
    start: float
    duration: float
    seen_from: float
    key: SlotKey | None = None
    arc: float = 0.0
    turned: tuple[float, float] = (1.0, 1.0)
    easing: Easing = out_cubic

    @property
    def finish(self) -> float:
        return self.start + self.duration

    def at(self, now: float) -> Moving | None:
        if now < self.seen_from or now >= self.finish:
            return None
        if now < self.start:
            return Moving(self.begin, self.turned[0], self.begin.width)
        part = Tween(self.start, self.duration, easing=self.easing).at(now)
        centre = self.begin.centre.towards(self.end.centre, part)
        rise = self.arc * sin(pi * min(1.0, max(0.0, part)))
        width = self.begin.width + (self.end.width - self.begin.width) * part
        slot = replace(self.end, centre=centre.moved(dy=-rise), width=width, lift=rise + 4.0)
        down, up = self.turned
        return Moving(slot, down + (up - down) * min(1.0, part), self.end.width)


@dataclass(frozen=True, slots=True)
class Light:
    """An effect that runs from `start` for a while."""

    kind: EffectKind
    zone: ZoneId
    start: float
    duration: float
    rect: Rect | None = None

    def at(self, now: float) -> Effect | None:
        if not self.start <= now < self.start + self.duration:
            return None
        return Effect(self.kind, self.zone, (now - self.start) / self.duration, self.rect)


@dataclass(frozen=True, slots=True)
class Motion:
    """Everything that moves after one step. Skipping it is leaving it away."""

    flights: tuple[Flight, ...] = ()
    lights: tuple[Light, ...] = ()
    beats: tuple[float, ...] = ()
    """When each of the step's events begins to be seen."""
    covered: Slot | None = None
    """What lay on top of the pile: seen until the next card lies on it."""
    sealed: tuple[Slot, ...] = ()
    """The own packet that is going to be opened, at `opens`."""
    opens: float = 0.0

    @property
    def finish(self) -> float:
        """When the last card has arrived and the last light is out."""
        ends = [flight.finish for flight in self.flights]
        return max([*ends, *(light.start + light.duration for light in self.lights)], default=0.0)

    @property
    def cards_finish(self) -> float:
        """When everything lies where it belongs; a ring may still run round a book."""
        return max((flight.finish for flight in self.flights), default=0.0)

    def done(self, now: float) -> bool:
        return now >= self.finish

    def moving(self, now: float) -> tuple[Moving, ...]:
        """What still lies where it began is under what flies."""
        order = sorted(self.flights, key=lambda flight: flight.start <= now)
        found = (flight.at(now) for flight in order)
        return tuple(moving for moving in found if moving is not None)

    def hidden(self, now: float) -> frozenset[SlotKey]:
        """Slots whose card has not arrived."""
        return frozenset(f.key for f in self.flights if f.key is not None and now < f.finish)

    def still_sealed(self, now: float) -> tuple[Slot, ...]:
        return self.sealed if now < self.opens else ()

    def effects(self, now: float) -> tuple[Effect, ...]:
        found = (light.at(now) for light in self.lights)
        return tuple(effect for effect in found if effect is not None)

"""Makes pygame's events into a few plain values at a logical point, which is a pixel of the
surface: the scale of the display is applied here, once. Knows one acting button; the right button
only looks closer, the middle one does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from handfoot_gui.ui.kit.geometry import Point


@dataclass(frozen=True, slots=True)
class Press:
    at: Point


@dataclass(frozen=True, slots=True)
class Release:
    at: Point


@dataclass(frozen=True, slots=True)
class Move:
    """`held`: the acting button is down, so this may be a drag."""

    at: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class LookCloser:
    """The right button went down here; `LookAway` follows."""

    at: Point


@dataclass(frozen=True, slots=True)
class LookAway:
    pass


@dataclass(frozen=True, slots=True)
class Wheel:
    """Notches; down and right are above zero."""

    at: Point
    down: float
    right: float = 0.0


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer is no longer over the window."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Whatever is in hand is put back: the window was covered or lost the focus."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key by its name ("return", "f11", "a"), with what is held. Repeats say so."""

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyRelease:
    """The key of that name is no longer held."""

    key: str


@dataclass(frozen=True, slots=True)
class TextTyped:
    text: str


Signal: TypeAlias = (
    Press
    | Release
    | Move
    | LookCloser
    | LookAway
    | Wheel
    | Leave
    | Cancel
    | KeyPress
    | KeyRelease
    | TextTyped
)

LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
REPEATED = (
    *("left", "right", "up", "down", "tab", "page up", "page down"),
    *("backspace", "delete"),
)
"""Keys that move or erase, and go on doing so while they are held."""
SAME_KEYS = {"enter": "return", "[+]": "+", "[-]": "-"}


class Pointer:
    """Remembers where the pointer is, whether its button is down, and which keys are."""

    def __init__(self) -> None:
        self.at: Point | None = None
        self.held = False
        self._keys: set[int] = set()

    def signals(
        self, events: Iterable[pygame.event.Event], scale: float = 1.0
    ) -> tuple[Signal, ...]:
        """In the order of the events; moves on the way to the last one of a row are left out.

        So are repeats of a key that is let go by now: a long frame has made them, no finger.
        """
        found: list[Signal] = []
        events = tuple(events)
        let_go = {event.key for event in events if event.type == pygame.KEYUP}
        for event in events:
            is_key = event.type == pygame.KEYDOWN
            if is_key and event.key in self._keys and event.key in let_go:
                continue
            signal = self.signal(event, scale)
            if signal is None:
                continue
            if isinstance(signal, Move) and found and isinstance(found[-1], Move):
                found[-1] = signal
            else:
                found.append(signal)
        return tuple(found)

    def signal(self, event: pygame.event.Event, scale: float = 1.0) -> Signal | None:
        if event.type == pygame.MOUSEMOTION:
            self.at = _point(event.pos, scale)
            return Move(self.at, self.held)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event, scale)
        if event.type == pygame.MOUSEWHEEL and self.at is not None:
            return Wheel(self.at, down=-event.precise_y, right=event.precise_x)
        if event.type == pygame.KEYDOWN:
            return self._pressed(event)
        if event.type == pygame.KEYUP:
            self._keys.discard(event.key)
            return KeyRelease(_key_name(event))
        if event.type == pygame.TEXTINPUT:
            return TextTyped(event.text)
        if event.type == pygame.WINDOWLEAVE:
            self.at = None
            return Leave()
        if event.type in LOST:
            self.held = False
            self._keys.clear()
            return Cancel()
        return None

    def _pressed(self, event: pygame.event.Event) -> KeyPress | None:
        """A key that is down already is held: see `window.start_display`."""
        repeat = event.key in self._keys
        self._keys.add(event.key)
        key = _key(event, repeat=repeat)
        return None if repeat and key.key not in REPEATED else key

    def _button(self, event: pygame.event.Event, scale: float) -> Signal | None:
        down = event.type == pygame.MOUSEBUTTONDOWN
        self.at = _point(event.pos, scale)
        if event.button == pygame.BUTTON_RIGHT:
            return LookCloser(self.at) if down else LookAway()
        if event.button != pygame.BUTTON_LEFT or down == self.held:
            return None
        self.held = down
        return Press(self.at) if down else Release(self.at)


def _point(pos: tuple[int, int], scale: float) -> Point:
    return Point(pos[0] * scale, pos[1] * scale)


def _key_name(event: pygame.event.Event) -> str:
    name = pygame.key.name(event.key)
    return SAME_KEYS.get(name, name)


def _key(event: pygame.event.Event, *, repeat: bool) -> KeyPress:
    return KeyPress(
        _key_name(event),
        shift=bool(event.mod & pygame.KMOD_SHIFT),
        ctrl=bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(event.mod & pygame.KMOD_ALT),
        repeat=repeat,
    )

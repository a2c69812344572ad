"""Sleeps until something happens to the window. Knows the library below pygame; no event's meaning.

pygame's own waiting looks up a thousand times a second, which costs two hundredths of a core. That
of SDL, on which pygame stands, sleeps until the display sends something.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

import pygame

log = logging.getLogger(__name__)

LIBRARIES = (pygame.event.__file__, "SDL2.dll")
"""Where SDL's functions are found: through the module that uses them, or by its name on Windows."""
NAP = 16
"""Milliseconds between two looks for events where they are not found."""


def wait_for_event(at_most: float) -> None:
    """Returns as soon as an event is there, which stays; after so many milliseconds, or sooner."""
    _waiting()(max(1, round(at_most)))


@cache
def _waiting() -> Callable[[int], object]:
    import ctypes  # noqa: PLC0415 - the first picture needs none of it

    for library in LIBRARIES:
        try:
            wait = ctypes.CDLL(library).SDL_WaitEventTimeout
        except (OSError, AttributeError) as error:
            log.info("no waiting in %s: %s", library, error)
            continue
        wait.argtypes = [ctypes.c_void_p, ctypes.c_int]
        return lambda milliseconds: wait(None, milliseconds)
    return lambda milliseconds: pygame.time.wait(min(NAP, milliseconds))

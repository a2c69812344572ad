"""The window of the program: size, place, full screen, and its surface in real pixels.

Knows the display, not what is drawn on it. The least size is in the window's own units; where the
display has two pixels a unit, the surface is larger than the window and `scale` says how much.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from handfoot_gui.ui.kit.geometry import Rect

LEAST = (1024, 600)
WM_CLASS = "handfoot"
"""What a desktop knows the windows by."""
GRIP = 96
BAR = 28
"""How high a title bar is at most desktops, so that it can be taken hold of at all of them."""
PLACED = (
    pygame.WINDOWMOVED,
    pygame.WINDOWRESIZED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
)
NO_SCREEN = "No screen was found to play on. Start the game from a desktop."
SILENT_DRIVERS = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is meant for the player."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a window was, to be kept and given back. In the window's own units."""

    x: int
    y: int
    w: int
    h: int
    maximised: bool = False


HELD = (400, 40)
"""Milliseconds after which a held key is pressed again, and from then on."""


def start_display(wm_class: str, *, environ: Mapping[str, str] | None = None) -> str:
    """Starts the display and names its driver. Raises NoDisplay where there is none, unless one
    without a screen was asked for by SDL_VIDEODRIVER."""
    environ = os.environ if environ is None else environ
    asked = environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and not asked:
        _find_server(environ)
    os.environ["SDL_VIDEO_X11_WMCLASS"] = wm_class  # importing pygame has put another one there
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", wm_class)
    try:
        pygame.display.init()
    except pygame.error as error:
        message = f"No screen was found to play on ({error})."
        raise NoDisplay(message) from error
    driver = pygame.display.get_driver()
    if driver in SILENT_DRIVERS and driver not in asked:
        pygame.display.quit()
        raise NoDisplay(NO_SCREEN)
    pygame.key.set_repeat(*HELD)  # it keeps those of the system to itself
    return driver


def _find_server(environ: Mapping[str, str]) -> None:
    """Names the one display server there can be: looking for another prints its complaints."""
    if environ.get("WAYLAND_DISPLAY"):
        return
    if not environ.get("DISPLAY"):
        raise NoDisplay(NO_SCREEN)
    os.environ["SDL_VIDEODRIVER"] = "x11"


def system_languages() -> list[str]:
    """Codes, those that the person wants most first; none where the system does not say."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def fitted_size(wanted: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """Not larger than the desktop, not smaller than the least."""
    return (
        max(LEAST[0], min(wanted[0], desktop[0])),
        max(LEAST[1], min(wanted[1], desktop[1])),
    )


def seen_place(place: Place, desktops: Sequence[Rect]) -> Place | None:
    """The place, moved so that all of the window is on the desktops, or its title bar at least;
    None where none of them is near, so that the window belongs in the middle of one."""
    title = Rect(place.x, place.y, place.w, 40)
    near = max(desktops, key=title.overlap_area)
    shared = title.overlap(near)
    if shared is None or shared.w < GRIP:
        return None
    w, h = fitted_size((place.w, place.h), (int(near.w), int(near.h)))
    left, right = int(desktops[0].x), int(desktops[-1].right)
    x = max(left, min(place.x, right - w))
    lowest = max(int(near.bottom) - h, int(near.y) + BAR)
    y = max(int(near.y), min(place.y, lowest))
    return Place(x, y, w, h, place.maximised)


def covers(place: Place, desktop: Rect) -> bool:
    """All of its width, and its height but for panels and a title bar."""
    return (
        place.x <= desktop.x + 4
        and place.x + place.w >= desktop.right - 4
        and place.h >= desktop.h * 0.9
    )


def fills(size: tuple[int, int], desktop: Rect) -> bool:
    """With its title bar, and the panels there may be, a window of this size has no room."""
    return size[0] > desktop.w or size[1] > desktop.h * 0.9


class Window:
    """Without a place it opens with `size` wherever the window manager puts new windows. Where a
    size leaves no room for a title bar, it opens maximised, unless it `is_exact`; a place at the
    upper edge itself leaves no room for one either, and is not asked for.
    """

    def __init__(
        self,
        title: str,
        place: Place | None = None,
        *,
        size: tuple[int, int] | None = None,
        icon: pygame.Surface | None = None,
        is_exact: bool = False,
    ) -> None:
        desktops = desktop_rects()
        known = None if place is None else seen_place(place, desktops)
        first = desktops[0]
        wanted = size or (round(first.w * 0.8), round(first.h * 0.8))
        if place is not None:
            wanted = (place.w, place.h)
        size = fitted_size(wanted, (int(first.w), int(first.h)))
        if known is not None:
            size = (known.w, known.h)
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = LEAST
        if icon is not None:
            self._window.set_icon(icon)
        self._full = False
        self._asked = None if known is None or known.y <= 0 else (known.x, known.y)
        if self._asked is not None:
            self._window.position = self._asked
        self._restore = known or Place(*self._window.position, *self._window.size)
        was_maximised = place is not None and place.maximised
        self._maximised = not is_exact and (was_maximised or fills(size, first))
        if self._maximised:
            self._window.maximize()
        self._window.get_surface()  # the first call makes it, before anything is converted

    @property
    def surface(self) -> pygame.Surface:
        """Ask for it anew each frame: a resized window has another one."""
        return self._window.get_surface()

    @property
    def scale(self) -> float:
        """Pixels of the surface for one unit of the window and its events."""
        width = self._window.size[0]
        return self.surface.get_width() / width if width else 1.0

    @property
    def size(self) -> tuple[int, int]:
        return (self._window.size[0], self._window.size[1])

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = (max(LEAST[0], size[0]), max(LEAST[1], size[1]))

    @property
    def title(self) -> str:
        return self._window.title

    @title.setter
    def title(self, title: str) -> None:
        self._window.title = title

    @property
    def place(self) -> Place:
        """What to keep for next time: in full screen or maximised, the place before that."""
        if self._full or self._maximised:
            return replace(self._restore, maximised=self._maximised)
        x, y = self._window.position
        return Place(x, y, *self.size)

    @property
    def full_screen(self) -> bool:
        return self._full

    def toggle_full_screen(self) -> None:
        """Borderless over the desktop, and back to the size and place from before."""
        if self._full:
            self._window.set_windowed()
            self._full = False
            return
        self._restore = self.place
        self._window.set_fullscreen(desktop=True)
        self._full = True

    def note(self, event: pygame.event.Event) -> None:
        """Keeps track of maximising. Not every window manager tells of it, so a window that
        covers its desktop counts as maximised too."""
        if event.type == pygame.WINDOWMOVED:
            self._settle()
        if self._full or event.type not in PLACED:
            return
        x, y = self._window.position
        now = Place(x, y, *self.size)
        told = event.type == pygame.WINDOWMAXIMIZED
        self._maximised = told or any(covers(now, desktop) for desktop in desktop_rects())
        if not self._maximised:
            self._restore = now

    def _settle(self) -> None:
        """The first title bar pushes a window away from the place it was asked to take: once it
        has one it is put back, or it would wander down from start to start."""
        asked, self._asked = self._asked, None
        if asked is None or self._full or self._maximised:
            return
        if tuple(self._window.position) != asked:
            self._window.position = asked

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


def desktop_rects() -> tuple[Rect, ...]:
    """The screens side by side: their sizes are known to the library, their places are not."""
    rects, x = [], 0
    for w, h in pygame.display.get_desktop_sizes():
        rects.append(Rect(x, 0, w, h))
        x += w
    return tuple(rects) or (Rect(0, 0, *LEAST),)

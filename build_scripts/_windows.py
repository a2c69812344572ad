"""Windows on an X server, seen from outside: which there are, and what they show.

Knows X and pictures; nothing of the game.
"""

from dataclasses import dataclass

from PIL import Image, ImageGrab
from Xlib.display import Display
from Xlib.error import BadWindow
from Xlib.X import IsViewable
from Xlib.xobject.drawable import Window


@dataclass(frozen=True, slots=True)
class Seen:
    """A window's place on the screen, in pixels."""

    id: int
    left: int
    top: int
    width: int
    height: int


def find_window(screen: str, wm_class: str) -> Seen | None:
    """The first visible window of that class, with or without a window manager."""
    connection = Display(screen)
    try:
        return _search(connection.screen().root, wm_class)
    finally:
        connection.close()


def picture_of(screen: str, window: Seen) -> Image.Image:
    """What the screen shows there."""
    box = (window.left, window.top, window.left + window.width, window.top + window.height)
    return ImageGrab.grab(xdisplay=screen).crop(box)


def hide_window(screen: str, wm_class: str) -> None:
    """Where no window manager is: what the program is told is the same."""
    connection = Display(screen)
    try:
        seen = _search(connection.screen().root, wm_class)
        if seen is not None:
            connection.create_resource_object("window", seen.id).unmap()
            connection.sync()
    finally:
        connection.close()


def _search(parent: Window, wm_class: str) -> Seen | None:
    for window in parent.query_tree().children:
        try:
            if wm_class in (window.get_wm_class() or ()):
                return _seen(window)
            if found := _search(window, wm_class):
                return found
        except BadWindow:  # it has closed meanwhile
            continue
    return None


def _seen(window: Window) -> Seen | None:
    if window.get_attributes().map_state != IsViewable:
        return None
    place, size = window.query_tree().root.translate_coords(window, 0, 0), window.get_geometry()
    return Seen(window.id, place.x, place.y, size.width, size.height)

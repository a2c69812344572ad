"""The window tests' own screen is there, empty, and is not the person's desktop."""

import os

from PIL import ImageGrab


def test_the_screen_is_a_fresh_one(screen: dict[str, str]) -> None:
    picture = ImageGrab.grab(xdisplay=screen["DISPLAY"])

    assert picture.size == (1920, 1080)
    assert len(picture.getcolors() or ()) == 1
    assert screen["DISPLAY"] != os.environ.get("DISPLAY")

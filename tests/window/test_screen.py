"""The window tests' own tools: a screen that is nobody's desktop, windows found and looked at."""

import os
import subprocess
import sys
import time
from pathlib import Path

from _bootstrap import ROOT
from _windows import Seen, find_window, picture_of
from PIL import ImageGrab

WINDOW = """
import pygame
window = pygame.Window("a title", size=(300, 200))
window.get_surface().fill("red")
window.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
"""


def test_the_screen_is_a_fresh_one(screen: dict[str, str]) -> None:
    picture = ImageGrab.grab(xdisplay=screen["DISPLAY"])

    assert picture.size == (1920, 1080)
    assert len(picture.getcolors() or ()) == 1
    assert screen["DISPLAY"] != os.environ.get("DISPLAY")


def test_a_window_is_found_by_its_class_and_looked_at(screen: dict[str, str]) -> None:
    named = screen | {"SDL_VIDEO_X11_WMCLASS": "stand-in"}
    with subprocess.Popen([sys.executable, "-c", WINDOW], env=named) as running:
        try:
            window = _wait_for(screen["DISPLAY"], "stand-in")
            picture = picture_of(screen["DISPLAY"], window)
        finally:
            running.kill()

    assert (window.width, window.height) == (300, 200)
    assert picture.getcolors() == [(300 * 200, (255, 0, 0))]


def _wait_for(display: str, wm_class: str) -> Seen:
    """Until it has something else than black to show."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        window = find_window(display, wm_class)
        if window and picture_of(display, window).getextrema() != ((0, 0),) * 3:
            return window
        time.sleep(0.05)
    raise AssertionError(f"no window of the class {wm_class}")


def test_the_smoke_test_refuses_a_program_that_ends(screen: dict[str, str], tmp_path: Path) -> None:
    program = tmp_path / "handfoot"
    program.write_text("#!/bin/sh\necho no table today\nexit 3\n")
    program.chmod(0o755)

    smoke = [sys.executable, str(ROOT / "build_scripts" / "smoke.py"), str(tmp_path)]
    said = subprocess.run(smoke, capture_output=True, text=True, check=False)

    assert said.returncode == 1
    assert said.stderr.splitlines()[:2] == ["FAILED: --version: status 3", "no table today"]

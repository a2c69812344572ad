"""What pictures held goes back to the system, and no more of them are kept than a window needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from handfoot_gui.ui.kit.raster import MEGABYTE, blank
from tests.scenes.pilot import surroundings

PLAYED = """
import pathlib, random
import pygame
from handfoot_gui.ui.kit.allocator import give_back_what_is_freed

{wish}
chance, kept, made = random.Random(3), [], []
for turn in range(4000):
    side = chance.randrange(100, 400)
    made.append(pygame.Surface((side, side), pygame.SRCALPHA, 32))
    if turn % 40 == 0:
        kept.append(bytes(3000))
        made = made[-20:]
    if len(made) > 60:
        made = made[40:]
made.clear()
status = pathlib.Path("/proc/self/status").read_text()
print(next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")))
"""


def held(wish: str) -> int:
    """Kilobytes after four thousand pictures that are all gone."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED.format(wish=wish)], capture_output=True, text=True, check=True
    )
    return int(done.stdout.split()[-1])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="tells no memory of a process")
def test_freed_pictures_go_back_to_the_system() -> None:
    assert held("assert give_back_what_is_freed()") < held("")


def test_pictures_may_take_as_much_as_the_window_has_pixels() -> None:
    around = surroundings()
    assert around.fit(pygame.Surface((1920, 1080)))
    assert not around.fit(pygame.Surface((1920, 1080)))
    small = around.art.cache.limit + around.setter.words.limit + around.canvas.raster.cache.limit
    assert around.fit(pygame.Surface((3840, 2160)))
    large = around.art.cache.limit + around.setter.words.limit + around.canvas.raster.cache.limit
    assert small <= 40 * MEGABYTE
    assert large == 4 * small


def test_a_lower_limit_holds_from_the_next_picture_on() -> None:
    cache = surroundings().canvas.raster.cache
    for number in range(20):
        cache.get(number, lambda: blank(256, 1024))
    cache.limit = 4 * MEGABYTE
    cache.get("next", lambda: blank(256, 1024))
    assert cache.used <= cache.limit

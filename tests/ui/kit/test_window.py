"""The window: where it may be, how small, and what happens without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.window import (
    BAR,
    LEAST,
    Place,
    Window,
    covers,
    fills,
    fitted_size,
    seen_place,
    start_display,
)

DESK = Rect(0, 0, 1920, 1080)
ROOT = Path(__file__).resolve().parents[3]


def test_a_place_on_the_desktop_is_kept() -> None:
    place = Place(100, 50, 1366, 768)
    assert seen_place(place, (DESK,)) == place


def test_a_window_that_would_reach_over_an_edge_is_brought_back() -> None:
    for x, y in ((100, -20), (100, 1060), (-900, 50), (1800, 50), (700, 400)):
        placed = seen_place(Place(x, y, 1366, 768), (DESK,))
        assert placed is not None
        assert DESK.holds(Rect(placed.x, placed.y, 1366, 768))


@pytest.mark.parametrize("h", [1045, 1070, 1080])
def test_a_window_nearly_as_high_as_the_screen_is_not_brought_back_over_its_upper_edge(
    h: int,
) -> None:
    """Where nobody could reach its title bar; one that stood there already stays."""
    placed = seen_place(Place(100, 60, 1366, h), (DESK,))
    assert placed is not None
    assert BAR <= placed.y <= 60
    at_the_top = Place(100, 20, 1366, 1045)
    assert seen_place(at_the_top, (DESK,)) == at_the_top
    larger = seen_place(Place(90, 50, 1366, 768), (Rect(0, 0, 800, 480),))
    assert larger == Place(0, BAR, *LEAST)


def test_a_window_may_reach_from_one_screen_to_the_next() -> None:
    place, second = Place(1700, 50, 1366, 768), Rect(1920, 0, 1600, 900)
    assert seen_place(place, (DESK, second)) == place
    over = seen_place(Place(2400, 400, 1366, 768), (DESK, second))
    assert over == Place(1920 + 1600 - 1366, 900 - 768, 1366, 768)


def test_a_place_on_a_screen_that_is_gone_is_forgotten() -> None:
    assert seen_place(Place(2500, 100, 1366, 768), (DESK,)) is None
    assert seen_place(Place(-1340, 100, 1366, 768), (DESK,)) is None
    second = Rect(1920, 0, 1920, 1080)
    assert seen_place(Place(2500, 100, 1366, 768), (DESK, second)) is not None


def test_a_size_is_between_the_least_and_the_desktop() -> None:
    assert fitted_size((5000, 4000), (1920, 1080)) == (1920, 1080)
    assert fitted_size((300, 200), (1920, 1080)) == LEAST


def test_a_window_that_covers_its_desktop_counts_as_maximised() -> None:
    assert covers(Place(0, 19, 1920, 1061), DESK)
    assert not covers(Place(0, 19, 1920, 700), DESK)
    assert not covers(Place(40, 19, 1366, 1061), DESK)


def test_a_window_that_leaves_no_room_for_its_title_bar_fills_the_desktop() -> None:
    assert fills((1366, 768), Rect(0, 0, 1366, 768))
    assert fills((1024, 600), Rect(0, 0, 1280, 640))
    assert not fills((1366, 768), DESK)


def test_a_window_opens_goes_full_and_comes_back() -> None:
    start_display("handfoot")
    window = Window("Hand and Foot", Place(0, 0, 1200, 700))
    assert window.surface.get_size() == window.size
    assert window.scale == 1.0
    before = window.place
    window.toggle_full_screen()
    assert window.full_screen
    assert window.place == before
    window.toggle_full_screen()
    assert not window.full_screen
    window.size = (10, 10)
    assert window.size >= LEAST
    window.close()


@pytest.mark.skipif(sys.platform != "linux", reason="X11 and Wayland only")
def test_no_screen_is_noticed_and_said() -> None:
    program = (
        "from handfoot_gui.ui.kit.window import NoDisplay, start_display\n"
        "try: start_display('handfoot')\n"
        "except NoDisplay as why: print('told:', why)\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environ = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environ,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "told: No screen was found" in done.stdout

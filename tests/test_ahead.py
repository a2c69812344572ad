"""The title is soon to be seen: what other screens and computer players need comes afterwards."""

from __future__ import annotations

import gc
import subprocess
import sys

from _bootstrap import ROOT

from handfoot_gui import ahead
from handfoot_gui.ui.scenes.doors import DOORS
from tests.scenes.pilot import surroundings

SCENES = "handfoot_gui.ui.scenes"


def test_the_title_needs_no_table_and_no_players() -> None:
    asked = "import sys, handfoot_gui.app; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )

    loaded = set(done.stdout.split())
    assert f"{SCENES}.title" in loaded
    late = {f"handfoot_gui.{name}" for name in (*ahead.MODULES, "ui.table.look")}
    assert not late & loaded


def test_every_door_leads_to_a_screen_that_is_loaded_ahead() -> None:
    ahead.load_ahead().join()

    assert gc.get_freeze_count() > 0  # a collection of garbage has no look at what is loaded
    around = surroundings()
    for door in DOORS.values():
        module = type(door.opened(around)).__module__
        assert module.removeprefix(f"{SCENES}.") in ahead.SCREENS

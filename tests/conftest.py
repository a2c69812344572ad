"""For all tests: no sound, no window on somebody's desktop, nothing in their home folder."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

RESULTS = Path(__file__).parent / "results"

os.environ |= {
    "HANDFOOT_HOME": str(RESULTS / "home"),
    "SDL_AUDIODRIVER": "dummy",
    "SDL_VIDEODRIVER": "dummy",
}

# How fast the machine is says nothing about the game; a failure prints how to repeat it.
settings.register_profile(
    "game", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("game")

"""For all tests: no sound, no window on somebody's desktop, nothing in their home folder."""

import os
from pathlib import Path

RESULTS = Path(__file__).parent / "results"

os.environ |= {
    "HANDFOOT_HOME": str(RESULTS / "home"),
    "SDL_AUDIODRIVER": "dummy",
    "SDL_VIDEODRIVER": "dummy",
}

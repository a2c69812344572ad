"""For programs that look on: a file that says after every settled frame where everything is.

Only where the environment asks for it. Knows scenes by what they tell of themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.ui.scenes.base import Scene

VARIABLE = "HANDFOOT_PLACEMENT_FILE"


class LookingOn:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._file = environment.get(VARIABLE)
        self._written = ""

    def tell(self, scene: Scene | None, *, is_saved: bool) -> bool:
        """Whether there is nothing left to tell; not as long as something moves or is written."""
        if not self._file or scene is None:
            return True
        if not scene.settled or not is_saved:
            return False
        size = scene.around.size
        content = {"scene": scene.name, "window": [int(size.w), int(size.h)], **scene.describe()}
        text = json.dumps(content, indent=1)
        if text != self._written:
            replace_file(Path(self._file), text.encode())
            self._written = text
        return True

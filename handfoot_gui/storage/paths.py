"""Where the game's files are. Made once, at the start, and passed on; knows no file's content."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from handfoot_gui.storage.problems import Problem, reason

HOME_VARIABLE = "HANDFOOT_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """Folders; they exist after `unwritable`."""

    data: Path
    config: Path
    logs: Path
    cache: Path

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def match(self) -> Path:
        """The match in play, a `handfoot-game/1` file."""
        return self.data / "match.json"

    @property
    def house_rules(self) -> Path:
        """The folder of rules saved under a name, a `handfoot-rules/1` file each."""
        return self.data / "rules"

    @property
    def log(self) -> Path:
        return self.logs / "handfoot.log"


def find_paths(data: Path | None, environment: Mapping[str, str]) -> Paths:
    """All in the folder of `--data`, or of HANDFOOT_HOME, or where the system keeps such files."""
    asked = data or environment.get(HOME_VARIABLE)
    if asked:
        home = Path(os.path.expanduser(asked)).absolute()  # noqa: PTH111 - that one can raise
        return Paths(home, home, home / "logs", home / "cache")
    system = PlatformDirs("handfoot", appauthor=False)
    return Paths(
        system.user_data_path,
        system.user_config_path,
        system.user_log_path,
        system.user_cache_path,
    )


def unwritable(paths: Paths) -> Problem | None:
    """Makes the folders and tries them; none is needed to play, only to save."""
    for folder in (paths.data, paths.config):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / f".{os.getpid()}.probe"
            try:
                probe.write_bytes(b"can be written")
            finally:
                probe.unlink(missing_ok=True)
        except OSError as error:
            return Problem("data-not-writable", {"folder": str(folder), "reason": reason(error)})
    return None


def assets_dir() -> Path:
    """Inside the package when installed or frozen, beside it when run from its source folder."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"

"""A few pictures that stand for all: the main states, kept to be compared with.

`python -m tests.images.golden` makes them anew, to be looked at before they are committed. Of each
the repository has a digest of all its pixels, for machines that draw the same, and a small PNG
(half as wide and high, 64 shades a colour), for eyes and for machines that draw a shade otherwise.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame
from PIL import Image

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "build_scripts"))

from _screens_shown import picture  # noqa: E402

from handfoot_gui.words import catalogue  # noqa: E402
from tests.scenes.pilot import Pilot, new_game, surroundings  # noqa: E402

FOLDER = HERE / "golden"
DIGESTS = FOLDER / "digests.json"
LOCALE = HERE.parents[1] / "assets" / "locale"

Size = tuple[int, int]
LARGE, SMALL = (1366, 768), (1024, 600)


@dataclass(frozen=True, slots=True)
class Golden:
    """`shown` is a name of screenshots.py, or of what keys lead to in a game of random players."""

    shown: str
    size: Size
    language: str = "en"

    @property
    def name(self) -> str:
        spoken = "" if self.language == "en" else f"-{self.language}"
        return f"{self.shown}-{self.size[0]}{spoken}"


PICTURES = (
    Golden("table-dragging", LARGE),
    Golden("table-opening", LARGE),
    Golden("table-six", LARGE),
    Golden("table-forty-five", LARGE),
    Golden("placing", LARGE),
    Golden("title", LARGE),
    Golden("settings-cards", LARGE),
    Golden("table-taking", SMALL),
    Golden("log", SMALL),
    Golden("table-three-pairs", SMALL),
    Golden("table-opening", SMALL, "de"),
    Golden("new-match-players", SMALL),
    Golden("sheet-agree", SMALL),
    Golden("menu", SMALL),
)


KEYS = {"placing": ("d", "2", "m", "right"), "log": ("d", "l")}
"""Both twos ask for their place; the log is open. Players who think would change the pictures."""


def drawn(golden: Golden) -> Image.Image:
    with _speaking(golden.language):
        surface = _by_keys(golden) if golden.shown in KEYS else _shown(golden)
        content = pygame.image.tobytes(surface, "RGB")
    return Image.frombytes("RGB", surface.get_size(), content)


def _shown(golden: Golden) -> pygame.Surface:
    return picture(golden.shown, golden.size, 100)


def _by_keys(golden: Golden) -> pygame.Surface:
    pilot = Pilot(surroundings(golden.size), new_game(7, "person,random,random,random"))
    pilot.until_my_turn()
    for key in KEYS[golden.shown]:
        pilot.key(key)
    pilot.paint()
    pilot.pass_time(40)
    return pilot.paint()


@contextmanager
def _speaking(language: str) -> Iterator[None]:
    catalogue.choose([language], LOCALE)
    try:
        yield
    finally:
        catalogue.use(catalogue.Catalogue())


def small(image: Image.Image) -> Image.Image:
    """What is kept as a file: the grain of the felt would make it four times as large."""
    return image.reduce(2).point(lambda shade: shade // 4 * 4 + 2)


def digest(image: Image.Image) -> str:
    return hashlib.sha256(image.tobytes()).hexdigest()


def made_with() -> str:
    """What must be the same for pictures to be the same to the last bit."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    system = f"{platform.system()} {platform.machine()}"
    return f"pygame-ce {pygame.version.ver}, SDL {sdl}, {system}"


def file_of(golden: Golden) -> Path:
    return FOLDER / f"{golden.name}.png"


def main() -> None:
    """Writes all of them, and removes what is shown no more."""
    FOLDER.mkdir(exist_ok=True)
    found = {}
    for golden in PICTURES:
        image = drawn(golden)
        found[golden.name] = digest(image)
        small(image).save(file_of(golden), optimize=True)
    content = {"made with": made_with(), "pictures": found}
    DIGESTS.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    for stale in set(FOLDER.glob("*.png")) - set(map(file_of, PICTURES)):
        stale.unlink()


if __name__ == "__main__":
    main()

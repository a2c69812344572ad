"""What the frozen program does without: the readers of formats that the game has none of."""

import subprocess
import sys
from pathlib import Path

import _contents
import pygame
import pytest
from _bootstrap import ROOT
from _loosen import Elf

LIBRARIES = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
needs_linux = pytest.mark.skipif(not LIBRARIES.is_dir(), reason="the Linux wheel of pygame-ce")

LOOKS_AND_LISTENS = """
import ctypes, sys
for library in sys.argv[1:]:
    ctypes.CDLL(library)
mixer = ctypes.CDLL(sys.argv[-1])
assert mixer.Mix_OpenAudio(44100, 0x8010, 2, 1024) == 0
"""


@needs_linux
def test_libraries_load_without_what_was_taken_out(tmp_path: Path) -> None:
    entries = [
        (f"pygame_ce.libs/{file.name}", str(file), "BINARY") for file in LIBRARIES.glob("*.so*")
    ]

    kept = _contents.lean_binaries(entries, tmp_path)

    asked = {name for _, source, _ in kept for name in Elf(Path(source).read_bytes()).needed()}
    names = {Path(place).name for place, _, _ in kept}
    bundled = {Path(place).name for place, _, _ in entries}
    assert not (asked & bundled) - names
    assert "libstdc++.so.6" not in asked
    for _, source, _ in kept:
        (tmp_path / Path(source).name).write_bytes(Path(source).read_bytes())
    ordered = ["SDL2-2", "SDL2_image", "SDL2_mixer"]
    files = [str(next(tmp_path.glob(f"lib{part}-*"))) for part in ordered]
    subprocess.run(
        [sys.executable, "-c", LOOKS_AND_LISTENS, *files],
        check=True,
        env={"LD_LIBRARY_PATH": str(tmp_path), "LD_BIND_NOW": "1", "SDL_AUDIODRIVER": "dummy"},
    )


def test_the_program_gets_every_asset_but_what_makers_need() -> None:
    names = {Path(source).name for source, _ in _contents.game_data(ROOT)}

    assert {"Lato-Regular.ttf", "ace-spades-two.svg", "handfoot.mo", "handfoot-64.png"} <= names
    assert not {"handfoot.po", "handfoot.pot", "handfoot.ico", "handfoot-512.png"} & names

"""Sounds are heard where there is a device, and never trouble anybody where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from handfoot_gui.ui.table.sounds import CUES

ROOT = Path(__file__).resolve().parents[3]
PLAYS = """
import sys, time
import pygame
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.audio import Audio
audio = Audio(Assets(__import__("pathlib").Path(sys.argv[1])), volume=int(sys.argv[2]))
heard = [audio.play(cue) for cue in sys.argv[3:]]
pygame.time.wait(500 if any(heard) else 0)
print(heard, audio.device)
audio.rest()
if any(heard):
    assert not audio.device and audio.play(sys.argv[3]) and audio.device
    pygame.time.wait(500)
audio.close()
print(audio.play("draw"))
"""


def played(driver: str, *arguments: str, assets: Path = ROOT / "assets", **more: str) -> str:
    """What a program of its own says, because a process has one sound device."""
    environment = {**os.environ, "SDL_AUDIODRIVER": driver, "SDL_VIDEODRIVER": "dummy", **more}
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(assets), *arguments],
        cwd=ROOT,
        env={**environment, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


def loudest(raw: Path) -> int:
    samples = memoryview(raw.read_bytes()).cast("h")
    return max(abs(sample) for sample in samples)


@pytest.mark.skipif(sys.platform != "linux", reason="the disk driver's file is named for Linux")
def test_a_cue_reaches_the_device(tmp_path: Path) -> None:
    raw = tmp_path / "heard.raw"
    said = played("disk", "100", "lay", SDL_DISKAUDIOFILE=str(raw))
    assert said.splitlines() == ["[True] True", "False"]
    full = loudest(raw)
    assert full > 3000
    played("disk", "40", "lay", SDL_DISKAUDIOFILE=str(raw))
    assert 0.3 < loudest(raw) / full < 0.5


def test_without_a_device_everything_is_silent_and_nothing_raises() -> None:
    assert played("no-such-driver", "40", "lay", "draw") == "[False, False] False\nFalse"


def test_volume_nought_does_not_even_open_the_device() -> None:
    assert played("dummy", "0", "lay") == "[False] False\nFalse"


def test_missing_and_broken_files_are_silence(tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "lay.wav").write_bytes(b"RIFFnonsense")
    said = played("dummy", "40", "lay", "draw", assets=tmp_path)
    assert said == "[False, False] True\nFalse"


def test_no_more_than_two_alike_and_six_at_once() -> None:
    cues = ("draw", "draw", "draw", "lay", "pile", "clean", "dirty", "wild")
    said = played("dummy", "40", *cues).splitlines()[0]
    assert said == "[True, True, False, True, True, True, True, False] True"


def test_every_cue_has_its_file() -> None:
    assert {path.stem for path in (ROOT / "assets" / "sounds").iterdir()} == set(CUES)

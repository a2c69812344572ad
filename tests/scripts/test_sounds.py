"""The sounds that are shipped are what their script makes, and they are soft, short and clean."""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path

import pytest
from make_sounds import wav_file
from sound_art.cues import CUES, QUIET

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def samples(cue: str) -> list[float]:
    with wave.open(str(FOLDER / f"{cue}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        count = file.getnframes()
        return [value / 32768 for value in struct.unpack(f"<{count}h", file.readframes(count))]


@pytest.mark.parametrize("cue", CUES)
def test_the_file_is_what_the_script_makes(cue: str) -> None:
    assert (FOLDER / f"{cue}.wav").read_bytes() == wav_file(cue)


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(cue: str) -> None:
    heard = samples(cue)
    assert 0.04 < len(heard) / 44100 < 1.2
    assert max(abs(value) for value in heard) <= 0.33
    assert abs(heard[0]) < 0.001
    assert max(abs(value) for value in heard[-44:]) < 0.002
    assert abs(sum(heard) / len(heard)) < 0.001


def test_sounds_are_about_equally_loud() -> None:
    """Within 8 dB of each other, but for the two that are meant to be hardly noticed."""
    levels = {cue: 20 * math.log10(power(samples(cue))) for cue, (_, db) in CUES.items()}
    usual = [level for cue, level in levels.items() if CUES[cue][1] > QUIET]
    assert max(usual) - min(usual) < 8
    assert levels["turn"] < min(usual) - 3


def power(heard: list[float], window: int = 2205) -> float:
    blocks = range(0, max(1, len(heard) - window), window)
    return max(
        math.sqrt(sum(value * value for value in heard[at : at + window]) / window) for at in blocks
    )


def test_all_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 800_000

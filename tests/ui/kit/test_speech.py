"""A stand-in for a speech program writes down what it is told, and when it is stopped."""

from __future__ import annotations

import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from handfoot_gui.ui.kit.speech import MOST_WAITING, VOICES, Speaker

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts")

BY_ARGUMENT = """#!{python}
import sys, time
with open({told!r}, "a", encoding="utf-8") as told:
    told.write(" ".join(sys.argv[1:]) + "\\n")
time.sleep({seconds})
with open({told!r}, "a", encoding="utf-8") as told:
    told.write("done\\n")
"""
BY_INPUT = BY_ARGUMENT.replace('" ".join(sys.argv[1:])', '" ".join(sys.argv[1:]) + "|" + sys.stdin.read()')  # fmt: skip  # noqa: E501


def stand_in(folder: Path, name: str, source: str, seconds: float) -> Path:
    """Writes what it was told into a file beside it."""
    told, program = folder / "told.txt", folder / name
    text = source.format(python=sys.executable, told=str(told), seconds=seconds)
    program.write_text(text, "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return told


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def lines(told: Path) -> list[str]:
    return told.read_text("utf-8").splitlines() if told.exists() else []


@pytest.fixture
def speakers(tmp_path: Path) -> Iterator[Callable[[], Speaker]]:
    made: list[Speaker] = []

    def make(language: str = "en") -> Speaker:
        made.append(Speaker(language, find=lambda name: shutil.which(name, path=str(tmp_path))))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()


def test_without_a_program_nothing_is_said(speakers: Callable[[], Speaker]) -> None:
    speaker = speakers()
    assert not speaker.is_there
    speaker.say("Your turn.", interrupt=True)
    speaker.hush()


def test_lines_are_said_one_after_the_other(
    tmp_path: Path, speakers: Callable[..., Speaker]
) -> None:
    told = stand_in(tmp_path, "spd-say", BY_ARGUMENT, 0.05)
    speaker = speakers("de")

    speaker.say("Du bist dran.")
    speaker.say("-5 Punkte")

    wait_for(lambda: lines(told).count("done") == 2)
    assert lines(told) == [
        "--wait --language de -- Du bist dran.",
        "done",
        "--wait --language de -- -5 Punkte",
        "done",
    ]


@pytest.mark.parametrize("name", ["espeak-ng", "espeak", "say", "powershell"])
def test_other_programs_read_the_text(
    tmp_path: Path, speakers: Callable[[], Speaker], name: str
) -> None:
    told = stand_in(tmp_path, name, BY_INPUT, 0)
    speakers().say("Zwei Könige — und ’s reicht.")

    wait_for(lambda: "done" in lines(told))
    assert lines(told)[0].endswith("|Zwei Könige — und ’s reicht.")


def test_new_speech_interrupts_what_is_being_said(
    tmp_path: Path, speakers: Callable[[], Speaker]
) -> None:
    told = stand_in(tmp_path, "spd-say", BY_ARGUMENT, 30)
    speaker = speakers()
    speaker.say("a long story")
    speaker.say("and its end")
    wait_for(lambda: bool(lines(told)))

    speaker.say("Your turn.", interrupt=True)

    wait_for(lambda: any("Your turn." in line for line in lines(told)))
    assert "done" not in lines(told)
    assert not any("its end" in line for line in lines(told))


def test_a_service_is_told_to_stop(tmp_path: Path, speakers: Callable[[], Speaker]) -> None:
    told = stand_in(tmp_path, "spd-say", BY_ARGUMENT, 1)
    speaker = speakers()
    speaker.say("a long story")
    wait_for(lambda: bool(lines(told)))

    speaker.hush()

    wait_for(lambda: "--cancel" in lines(told))


def test_what_is_long_over_is_dropped(tmp_path: Path, speakers: Callable[[], Speaker]) -> None:
    told = stand_in(tmp_path, "espeak-ng", BY_INPUT, 0)
    speaker = speakers()
    with speaker._news:  # nothing is taken meanwhile
        for number in range(50):
            speaker.say(f"line {number}")

    wait_for(lambda: any("line 49" in line for line in lines(told)))
    assert lines(told).count("done") <= MOST_WAITING


def test_a_program_that_does_not_start_is_silence(
    tmp_path: Path, speakers: Callable[[], Speaker]
) -> None:
    broken = tmp_path / "spd-say"
    broken.write_text("#!/nowhere/at/all\n")
    broken.chmod(0o755)
    speaker = speakers()

    speaker.say("one")
    wait_for(lambda: not speaker.is_there)
    speaker.say("two")


def test_no_text_can_be_taken_for_an_option() -> None:
    for voice in VOICES:
        if "{text}" in voice.options:
            assert voice.options[-2:] == ("--", "{text}")

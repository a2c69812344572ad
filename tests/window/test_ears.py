"""The program in a window with a speech program in its path: what that is told to say."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

from tests.window.mouse import Mouse
from tests.window.program import Program, until
from tests.window.typist import wait_for_keys

STAND_IN = """#!{python}
import sys
with open({told!r}, "a", encoding="utf-8") as told:
    told.write(" ".join(sys.argv[1:]) + "\\n")
"""
TABLE = ("--seed", "7", "--speed", "at-once")


def stand_in(folder: Path) -> Path:
    """A speech program that writes down what it is told."""
    folder.mkdir()
    told, program = folder / "told.txt", folder / "spd-say"
    program.write_text(STAND_IN.format(python=sys.executable, told=str(told)), "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return told


def said(told: Path) -> list[str]:
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    return [line.removeprefix("--wait --language en -- ") for line in lines]


def heard(told: Path, text: str) -> str:
    return until(text, lambda: next((line for line in said(told) if text in line), ""))


def test_a_turn_is_spoken(desktop: dict[str, str], tmp_path: Path) -> None:
    told = stand_in(tmp_path / "voices")
    screen = desktop | {"PATH": f"{told.parent}:{desktop['PATH']}"}
    program = Program(screen, tmp_path / "home", *TABLE)
    try:
        program.settled("my turn", lambda seen: seen.get("can_act"))
        wait_for_keys(program)
        assert not said(told), "it is off until it is asked for"
        with Mouse(program.screen) as keyboard:
            keyboard.key("s", held=("Control_L",))
            heard(told, "Speech is on.")
            keyboard.key("d")
            heard(told, "You drew")
            keyboard.key("Home")
            heard(told, "1 of 13")
            keyboard.key("s")
            heard(told, "Your hand: 13 cards")
            keyboard.key("Escape")
            keyboard.key("s", held=("Control_L",))
            heard(told, "Speech is off.")
        program.ask_to_close()
        assert program.ended() == 0
    finally:
        program.kill()


def test_everything_is_written_where_text_is_asked_for(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    program = Program(desktop, tmp_path / "home", *TABLE, "--text", "--language", "de")
    try:
        program.settled("my turn", lambda seen: seen.get("can_act"))
        wait_for_keys(program)
        with Mouse(program.screen) as keyboard:
            keyboard.key("d")
            until("a drawn card", lambda: "Du hast" in program.said())
            keyboard.key("s")
            until("the situation", lambda: "Deine Hand: 13 Karten" in program.said())
        program.ask_to_close()
        assert program.ended() == 0
        assert "Du bist dran." in program.said()
    finally:
        program.kill()


def test_a_chosen_language_is_spoken_without_asking_again(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    program = Program(desktop | {"LANG": "de_AT.UTF-8", "LC_ALL": ""}, tmp_path / "home", *TABLE)
    try:
        seen = program.settled("my turn", lambda seen: seen.get("can_act"))
        assert seen["status"].startswith("Du bist dran.")
        program.ask_to_close()
        assert program.ended() == 0
    finally:
        program.kill()

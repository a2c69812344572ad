"""What is missing or wrong is said in one clear line; the game is played where it can be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from _bootstrap import ROOT

from tests.window.mouse import Mouse
from tests.window.program import Program

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")


def run(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """To its end, as typed in a terminal without a screen."""
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return subprocess.run(
        [sys.executable, "-m", "handfoot_gui", *arguments],
        cwd=ROOT,
        env=bare | (env or {}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def assert_one_line(done: subprocess.CompletedProcess[str], status: int) -> str:
    assert done.returncode == status, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("handfoot")
    return done.stderr


# --- nothing can be done --------------------------------------------------------------------------


@pytest.mark.parametrize("env", [{}, {"DISPLAY": ":4711"}])
def test_no_display(env: dict[str, str], tmp_path: Path) -> None:
    done = run("play", "--data", str(tmp_path), env=env)
    assert "No screen was found" in assert_one_line(done, 1)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--wat"], "--wat"),
        (["play", "--wat"], "--wat"),
        (["wat"], "wat"),
        (["play", "--seed"], "--seed"),
        (["play", "--size", "3x"], "3x"),
        (["play", "--size", "3x4x5"], "3x4x5"),
        (["play", "--size", "0x600"], "0x600"),
        (["play", "--size", "9" * 5000 + "x600"], "window size"),
        (["play", "--preset", "canasta"], "canasta"),
        (["play", "--preset", ""], '""'),
        (["play", "--speed", ""], '""'),
        (["play", "--seats", "person,,club,club"], '""'),
        (["play", "--seats", "person,cmd:/no/where,club,club"], "/no/where"),
        (["play", "--language", "xx"], "xx"),
        (["play", "--language", "english"], "english"),
        (["play", "--data", ""], "--data"),
        (["play", "--speed", "warp"], "warp"),
        (["play", "--seats", "person,nobody,steady,steady"], "nobody"),
        (["play", "--seats", "person"], "1"),
        (["referee", "--wat", "x.json"], "--wat"),
        (["referee"], "FILE"),
        (["arena", "--wat"], "--wat"),
        (["arena", "--pairs", "many"], "many"),
    ],
)
def test_an_argument_that_means_nothing(arguments: list[str], word: str) -> None:
    assert word in assert_one_line(run(*arguments), 2)


def test_a_case_file_that_cannot_be_read(tmp_path: Path) -> None:
    broken, folder = tmp_path / "broken.json", tmp_path / "folder.json"
    broken.write_bytes(b"\x00\xff{")
    folder.mkdir()
    for file in (tmp_path / "missing.json", broken, folder, Path("/proc/self/mem")):
        assert str(file) in assert_one_line(run("referee", str(file)), 2)


# --- the game is played ---------------------------------------------------------------------------


def read(program: Program) -> None:
    """What there is to say stands in the window, and is read."""
    seen = program.settled("what there is to say", lambda s: s["scene"] == "news")
    with Mouse(program.screen) as mouse:
        mouse.click(program.middle(seen["buttons"]["read"]["rect"]))


def assert_played(program: Program) -> None:
    """A click on the stock brings two cards."""
    seen = program.settled("one's own turn", lambda s: s["scene"] == "table" and s["can_act"])
    with Mouse(program.screen) as mouse:
        mouse.click(program.middle(seen["zones"]["stock"]))
        after = program.settled("two cards more", lambda s: s["phase"] == "play")
    assert len(after["hand"]) >= len(seen["hand"]) + 2


OPTIONS = ("--seed", "5", "--speed", "at-once")


def test_a_seed_may_be_as_long_as_it_likes(desktop: dict[str, str], tmp_path: Path) -> None:
    program = Program(desktop, tmp_path, "--seed", "9" * 5000, "--speed", "at-once")
    try:
        assert_played(program)
    finally:
        program.kill()


def test_no_sound(desktop: dict[str, str], tmp_path: Path) -> None:
    silent = desktop | {"SDL_AUDIODRIVER": "bogus"}
    program = Program(silent, tmp_path, *OPTIONS)
    try:
        assert_played(program)  # nothing lies over the table
        (line,) = program.said().splitlines()
        assert "sound" in line
        program.ask_to_close()
        assert program.ended() == 0
    finally:
        program.kill()
    program = Program(silent, tmp_path, "--speed", "at-once", "--continue")
    try:
        program.settled("the table at once", lambda s: s["scene"] == "table")
        assert program.said() == ""
    finally:
        program.kill()


@pytest.mark.parametrize("where", ["/proc/nowhere", "in the way"])
def test_a_folder_that_cannot_be_written(
    desktop: dict[str, str], tmp_path: Path, where: str
) -> None:
    folder = Path(where)
    if where == "in the way":
        folder = tmp_path / "file"
        folder.write_text("not a folder")
    program = Program(desktop, tmp_path / "home", *OPTIONS, "--data", str(folder))
    try:
        read(program)
        assert_played(program)
        program.ask_to_close()
        assert program.ended() == 0
        (line,) = program.said().splitlines()
        assert str(folder) in line
    finally:
        program.kill()


def test_a_match_that_cannot_be_read_is_set_aside(desktop: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "matches.db").write_bytes(b"{ no match")
    (tmp_path / "settings.json").write_bytes(b"\x00")
    program = Program(desktop, tmp_path, "--speed", "at-once")
    try:
        read(program)
        assert_played(program)
        lines = program.said().splitlines()
        assert len(lines) == 2
        assert {"matches.db" in line for line in lines} == {True, False}
        assert b"{ no match" in [file.read_bytes() for file in tmp_path.glob("matches-*")]
    finally:
        program.kill()

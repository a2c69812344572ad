"""Files that are no cases: one line each, exit status 2, within a second and 200 MB."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.referee import cli

ROOT = Path(__file__).parents[2]
SECONDS, MEGABYTES = 3.0, 200
"""Of work, and with room for a busy machine: what is meant is a second."""

MEASURED = """
import resource, sys, time
from handfoot_gui.referee.cli import main
start = time.process_time()
status = main(sys.argv[1:])
took = time.process_time() - start
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(status, took, peak / (2**20 if sys.platform == "darwin" else 2**10))
"""
"""Runs the referee in a process of its own: its exit status, its own seconds, peak megabytes."""


def case(**changes: Any) -> dict[str, Any]:
    """A case that holds, with some of it changed."""
    good: dict[str, Any] = {
        "format": "handfoot-case/1",
        "name": "a case",
        "rules": {"preset": "game-night"},
        "position": {"seats": [{}, {}, {}, {}], "discard": ["9h"]},
        "steps": [{"seat": 0, "do": "draw"}],
    }
    return good | changes


def position(**changes: Any) -> dict[str, Any]:
    return case(position={"seats": [{}, {}, {}, {}]} | changes)


def step(**changes: Any) -> dict[str, Any]:
    return case(steps=[{"seat": 0, "do": "draw"} | changes])


def written(value: object) -> bytes:
    return json.dumps(value).encode()


def huge(path: Path) -> None:
    """100 MB on the disk's books, with next to nothing written."""
    with path.open("wb") as file:
        file.write(b"[")
        file.truncate(100 * 2**20)


MEASURED_FILES: dict[str, Callable[[Path], object]] = {
    "100 MB": huge,
    "noise": lambda path: path.write_bytes(random.Random(5).randbytes(2**20)),
    "a million brackets": lambda path: path.write_bytes(b"[" * 10**6),
    "a million brackets, closed": lambda path: path.write_bytes(b"[" * 10**6 + b"]" * 10**6),
    "a million objects deep": lambda path: path.write_bytes(b'{"a":' * 10**6),
    "a million empty lists": lambda path: path.write_bytes(b"[" + b"[]," * 1_300_000 + b"[]]"),
    "a million nested lists in a case": lambda path: path.write_bytes(
        written(case()).replace(b'"game-night"', b"[" + b"[[]]," * 800_000 + b"[]]")
    ),
    "a name of three megabytes": lambda path: path.write_bytes(
        written(case(name="x" * 3 * 2**20, rules={"decks": 0}))
    ),
    "a number of a million digits": lambda path: path.write_bytes(
        written(case()).replace(b'"seat": 0', b'"seat": ' + b"9" * 10**6)
    ),
}


@pytest.mark.parametrize("name", MEASURED_FILES)
def test_a_large_or_deep_file_costs_neither_time_nor_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    MEASURED_FILES[name](path)
    ran = subprocess.run(
        [sys.executable, "-c", MEASURED, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    status, seconds, megabytes = ran.stdout.split()
    assert ran.stderr.count("\n") == 1
    assert len(ran.stderr) <= len(str(path)) + cli.LONGEST_LINE + 30
    assert int(status) == cli.UNREADABLE
    assert float(seconds) < SECONDS
    assert float(megabytes) < MEGABYTES


BAD: dict[str, bytes] = {
    "empty": b"",
    "only spaces": b" \n\t ",
    "no text": bytes(range(256)),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(64),
    "half a case": written(case())[:60],
    "two cases without a list": written(case()) * 2,
    "a byte order mark": b"\xef\xbb\xbf" + written(case()),
    "another encoding": written(case()).decode().encode("utf-16"),
    "a number": b"7",
    "a string": b'"handfoot-case/1"',
    "null": b"null",
    "a list of numbers": b"[1, 2, 3]",
    "no format": written({"name": "x"}),
    "another format": written(case(format="handfoot-case/2")),
    "a format that is a list": written(case(format=["handfoot-case/1"])),
    "the second of two cases is none": written([case(), {"format": "handfoot-case/1"}]),
    "a name that is a number": written(case(name=5)),
    "a name of several lines": written(case(name="a\nb\r\nc\x1b[31m", rules={"preset": "x\ny"})),
    "an unknown key": written(case(colour="red")),
    "an unknown key of the position": written(position(colour="red")),
    "an unknown key of a seat": written(position(seats=[{"head": 1}, {}, {}, {}])),
    "an unknown key of a step": written(step(colour="red")),
    "an unknown key of an expectation": written(step(expect={"okay": True})),
    "an unknown key of a meld": written(step(do="meld", lay=[{"rank": "K", "cards": [], "x": 1}])),
    "an unknown option": written(case(rules={"jokers": 2})),
    "an unknown preset": written(case(rules={"preset": "whist"})),
    "a preset that is a list": written(case(rules={"preset": []})),
    "an option of the wrong type": written(case(rules={"permission": "yes"})),
    "a switch for a number": written(case(rules={"draw_count": True})),
    "an option out of bounds": written(case(rules={"draw_count": 6})),
    "options that contradict each other": written(case(rules={"books_to_go_out": [2, 2, 1]})),
    "rules that are a list": written(case(rules=[])),
    "a rule set larger than the pack": written(case(rules={"decks": 1})),
    "a seat for a phase": written(position(turn={"phase": 0})),
    "a phase that a position cannot start in": written(position(turn={"phase": "answer"})),
    "the turn of a seat out of range": written(position(turn={"seat": 4})),
    "the turn of a seat below zero": written(position(turn={"seat": -1})),
    "seven seats": written(position(seats=[{}] * 7)),
    "one seat": written(position(seats=[{}])),
    "no seats": written(position(seats=[])),
    "three teams for four": written(position(teams=[{}, {}, {}])),
    "round nought": written(position(round=0)),
    "a round and a half": written(position(round=1.5)),
    "a card that is none": written(position(discard=["Kx"])),
    "a card that is a number": written(position(discard=[7])),
    "a card of an empty text": written(position(discard=[""])),
    "a card with a line break": written(position(discard=["K\nh"])),
    "a sixth king of hearts in five packs": written(position(discard=["Kh"] * 6)),
    "cards beyond the pack in two places": written(
        position(discard=["Kh"] * 3, seats=[{"hand": ["Kh"] * 3}, {}, {}, {}])
    ),
    "more cards than the pack has": written(position(stock=270)),
    "a stock below zero": written(position(stock=-1)),
    "a stock beyond all numbers": written(position(stock=10**30)),
    "more red threes than the pack has": written(position(teams=[{"red_threes": 11}, {}])),
    "red threes below zero": written(position(teams=[{"red_threes": -1}, {}])),
    "a meld of two": written(position(teams=[{"melds": [["Kh", "Ks"]]}, {}])),
    "a meld of two ranks": written(position(teams=[{"melds": [["Kh", "Ks", "Qd"]]}, {}])),
    "a meld of threes": written(position(teams=[{"melds": [["3c", "3s", "3s"]]}, {}])),
    "a knee without a foot": written(position(seats=[{"knee": 5, "foot": 0}, {}, {}, {}])),
    "a step of a seat out of range": written(step(seat=4)),
    "a step of a seat that is a text": written(step(seat="0")),
    "a step of a seat that is a switch": written(step(seat=True)),
    "a step without a seat": written(case(steps=[{"do": "draw"}])),
    "a step that does nothing": written(case(steps=[{"seat": 0}])),
    "a step that is a text": written(case(steps=["draw"])),
    "an act that is none": written(step(do="shuffle")),
    "an act that is a list": written(step(do=["draw"])),
    "an act with another's key": written(step(card="9h")),
    "a discard without a card": written(step(do="discard")),
    "a discard of a list": written(step(do="discard", card=["9h"])),
    "a discard that is none": written(step(do="discard", card="hearts")),
    "a lay-down that is a text": written(step(do="meld", lay="Kh Ks Kd")),
    "a meld without a rank": written(step(do="meld", lay=[{"cards": ["Kh"]}])),
    "a meld that names another by a text": written(
        step(do="meld", lay=[{"rank": "K", "cards": ["Kh"], "meld": "old"}])
    ),
    "an answer that is a number": written(step(do="answer", yes=1)),
    "an expectation that is a list": written(step(expect=[])),
    "a saved match without anything": written({"format": "handfoot-game/1"}),
    "a saved match of rounds that are numbers": written(
        {"format": "handfoot-game/1", "rules": {}, "seats": [], "rounds": [1]}
    ),
}


def one_line(path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What the referee says of a file it cannot read."""
    assert cli.main([*options, str(path)]) == cli.UNREADABLE
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"handfoot referee: {path}: ")
    assert said.err.strip().isprintable()
    return said.err


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gets_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(BAD[name])
    assert "Traceback" not in one_line(path, capsys)


@pytest.mark.parametrize("depth", [10, 100, 400, 900, 990, 1000, 2000, 10_000])
@pytest.mark.parametrize("place", ["rules", "expect", "lay", "name"])
def test_nesting_of_any_depth_gets_one_line(
    depth: int, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deep = b"[" * depth + b"1" + b"]" * depth
    whole = {
        "rules": case(rules={"decks": "DEEP"}),
        "expect": step(expect={"ok": "DEEP"}),
        "lay": step(do="meld", lay=[{"rank": "K", "cards": ["DEEP"]}]),
        "name": case(name="DEEP"),
    }[place]
    path = tmp_path / "deep.json"
    path.write_bytes(written(whole).replace(b'"DEEP"', deep))
    one_line(path, capsys)


@pytest.mark.parametrize("option", ["--json", "--diagram", "--explain", "--coverage"])
def test_with_every_option_a_bad_file_gets_one_line(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    for bad in ("no text", "a sixth king of hearts in five packs", "an option out of bounds"):
        path.write_bytes(BAD[bad])
        one_line(path, capsys, option)


def test_a_folder_and_a_missing_file_get_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one_line(tmp_path, capsys)
    one_line(tmp_path / "nowhere.json", capsys)
    one_line(tmp_path / ("long" * 200), capsys)


def test_a_good_file_before_a_bad_one_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(written(case()))
    bad.write_bytes(b"{")
    assert cli.main([str(good), str(bad)]) == cli.UNREADABLE
    assert capsys.readouterr().err.count("\n") == 1
    assert cli.main([str(good)]) == cli.HOLDS


def test_who_reads_the_verdicts_may_stop_early() -> None:
    """As `head` does: no traceback, and nothing went wrong."""
    files = sorted(str(path) for path in (ROOT / "tests" / "cases").glob("*.json"))
    command = [sys.executable, "-m", "handfoot_gui", "referee", "--json", *files]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


def test_what_a_file_says_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = {"expect": {"state": {"turn": {"phase": "\x1b[2J\n"}}}}
    (tmp_path / "case.json").write_bytes(written(step(**expected) | {"name": "a\n\x1b[31mb"}))
    assert cli.main([str(tmp_path / "case.json")]) == cli.FAILS
    first, failure, total = capsys.readouterr().out.splitlines()
    assert first.endswith("a \N{REPLACEMENT CHARACTER}[31mb")
    assert "\x1b" not in failure + total
    cli.main(["--diagram", str(tmp_path / "case.json")])
    assert "\x1b" not in capsys.readouterr().out

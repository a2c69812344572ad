from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.referee.verify import main as verify
from handfoot_gui.session import wire
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.storage.matches import Matches
from tests.storage.places import program, snapshots


@pytest.fixture
def home(tmp_path: Path) -> Path:
    with program(tmp_path / "home") as place:
        place.keep(*snapshots(1)[-1:])
        place.keeper.begin()
        place.keep(*snapshots(2)[:30])
    return tmp_path / "home"


def run(home: Path, *arguments: str) -> int:
    return main(["matches", "--data", str(home), *arguments])


def test_the_list_names_everything(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(home) == 0
    running, over = capsys.readouterr().out.splitlines()
    assert running.split()[0] == "2"
    assert "Round 1 of 1" in running
    assert " over " in over
    assert run(home, "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["match"], row["status"]) for row in rows] == [(2, "running"), (1, "over")]


def test_who_is_waited_for_is_you_or_has_a_name(home: Path) -> None:
    (kept,) = Matches.to_look_at(home).page(("running",), count=1)
    alone = parse_seats("person,club,club,club")
    pair = parse_seats("person,club,person,club", names=("Ann", "", "Ben", ""))
    waits = [(alone, 0), (alone, 1), (pair, 0), (pair, None)]
    whose = [replace(kept, seats=seats, waiting=seat).whose for seats, seat in waits]
    assert whose == ["", "Walter", "Ann", None]


def test_an_empty_folder_has_no_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "none") == 0
    assert capsys.readouterr().out == "No match is kept here.\n"
    assert not (tmp_path / "none").exists()


def test_a_match_goes_to_a_file_is_verified_and_comes_back(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    assert run(home, "--export", "1", str(file)) == 0
    assert file.read_bytes() == wire.encode(snapshots(1)[-1].record)
    assert main(["verify", str(file)]) == 0
    assert "all follows from the secret" in capsys.readouterr().out
    assert main(["referee", str(file)]) == 0
    assert run(tmp_path / "new", "--import", str(file)) == 0
    capsys.readouterr()
    assert run(tmp_path / "new") == 0
    assert "from a file" in capsys.readouterr().out


def test_a_running_match_is_given_only_on_demand(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    assert run(home, "--export", "2", str(file)) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not file.exists()
    assert run(home, "--export", "2", str(file), "--running") == 0
    assert main(["verify", str(file)]) == 1
    assert "secret is not in the file" in capsys.readouterr().out
    assert run(home) == 0
    assert "given away" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--export", "7", "out.json"),
        ("--export", "x", "out.json"),
        ("--export", "9" * 40, "out.json"),
        ("--export", "1", "/proc/nowhere/out.json"),
        ("--import", "/nowhere"),
        ("--import", "/dev/null"),
    ],
)
def test_a_trouble_is_one_line(
    home: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(home, *arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_what_is_no_match_is_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{}")
    assert verify([str(file)]) == 2
    assert verify([str(tmp_path / "none.json")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    data = json.loads(wire.encode(snapshots(1)[-1].record))
    file.write_text(json.dumps(data | {"secret": "0" * 64}))
    assert verify(["--json", str(file)]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    assert not found["fair"]
    assert {x["id"] for x in found["findings"]} >= {"fingerprint", "deck"}

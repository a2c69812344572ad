"""Matches of the first versions: one file, taken over into the file of matches, once."""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
from pathlib import Path

import pytest

from handfoot_gui.session import wire
from handfoot_gui.storage.match_file import Loaded, load_match
from handfoot_gui.storage.previous import take_in_previous
from tests.storage.places import NOW, Place, program, snapshots

FIXTURES = Path(__file__).parent / "fixtures" / "match-file-1"


def load(path: Path) -> Loaded:
    return load_match(path, NOW)


def take_in(place: Place) -> object:
    return take_in_previous(place.matches, place.folder / "match.json", NOW)


@pytest.fixture
def running(tmp_path: Path) -> Path:
    shutil.copytree(FIXTURES / "running", tmp_path / "data")
    return tmp_path / "data"


def test_without_a_file_there_is_nothing_to_take_over(tmp_path: Path) -> None:
    assert load(tmp_path / "match.json") == Loaded()
    with program(tmp_path) as place:
        assert take_in(place) is None
        assert place.matches.unfinished() == ()


def test_a_running_match_is_taken_over_and_played_on(running: Path) -> None:
    with program(running) as place:
        assert take_in(place) is None
        (listed,) = place.matches.unfinished()
        assert (listed.round, listed.scores, listed.waiting) == (2, (3970, 1640), 3)
        assert listed.marks == frozenset()
        record = place.matches.load(listed.match).record
        assert record is not None
        assert record.secret == "4" * 64
        game = place.resumed(listed.match)
        place.keeper.go_on(listed.match)
        assert game.advance() is not None
        place.keep(game.snapshot())
    assert not (running / "match.json").exists()
    assert not list(running.glob("*.secret"))
    aside = running / "match-2026-11-30-0215.json"
    assert aside.read_bytes() == (FIXTURES / "running" / "match.json").read_bytes()
    with program(running) as place:
        assert take_in(place) is None
        assert len(place.matches.unfinished()) == 1


def test_a_finished_match_is_taken_over_and_counts(tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "finished", tmp_path / "data")
    with program(tmp_path / "data") as place:
        assert take_in(place) is None
        (over,) = place.matches.page()
        assert over.scores == (18900, 14005)
        assert over.counts


def test_a_power_cut_while_taking_over_makes_no_second_match(running: Path) -> None:
    with program(running) as place:
        take_in(place)
    shutil.copy(FIXTURES / "running" / "match.json", running)
    shutil.copy(next((FIXTURES / "running").glob("*.secret")), running)
    with program(running) as place:
        take_in(place)
        assert len(place.matches.unfinished()) == 1
        assert not (running / "match.json").exists()


def test_where_nothing_can_be_saved_the_old_file_stays(
    running: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(running) as place:
        place.matches.can_save = False
        assert take_in(place) is None
    assert (running / "match.json").exists()


@pytest.mark.parametrize("content", [None, b"", b"0" * 64, b"\xff" * 64])
def test_a_match_whose_secret_is_lost_goes_on_with_a_new_one(
    running: Path, content: bytes | None
) -> None:
    (secret,) = running.glob("*.secret")
    secret.unlink()
    if content is not None:
        secret.write_bytes(content)
    loaded = load(running / "match.json")
    assert loaded.record is not None
    assert loaded.record.fingerprint is None
    assert loaded.record.secret not in (None, "4" * 64)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "file-broken"),
        (b"not json", "file-broken"),
        (b"\x00" * 5000, "file-broken"),
        (b'{"format": "handfoot-case/1"}', "file-broken"),
        (b'{"format": "handfoot-game/2", "whatever": 1}', "file-newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside(
    tmp_path: Path, content: bytes, problem: str
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    loaded = load(path)
    assert loaded.record is None
    assert loaded.problem is not None
    assert loaded.problem.id == problem
    aside = Path(loaded.problem.fields["moved_to"])
    assert aside.name == "match-2026-11-30-0215.json"
    assert aside.read_bytes() == content
    assert not path.exists()


def test_a_file_that_does_not_replay_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    data = json.loads(wire.encode(snapshots()[40].record))
    del data["rounds"][0]["actions"][10]
    path.write_text(json.dumps(data))
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-broken"


def test_players_of_a_later_version_make_the_file_newer(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    data = json.loads(wire.encode(snapshots()[40].record))
    data["seats"][2]["player"] = "grandmaster"
    path.write_text(json.dumps(data))
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-newer"


def test_what_can_neither_be_used_nor_moved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b"not json")

    def denied(*_: object) -> Path:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "rename", denied)
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-not-read"
    assert path.read_bytes() == b"not json"


def test_a_cut_file_is_never_taken_for_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    whole, rng = wire.encode(snapshots()[30].record), random.Random(1)
    for _ in range(30):
        path.write_bytes(whole[: rng.randrange(len(whole))])
        loaded = load(path)
        assert loaded.record is None
        assert loaded.problem is not None

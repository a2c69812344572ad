from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

import pytest

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session import wire
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.storage.match_file import Loaded, MatchKeeper, load_match, save_match
from tests.session.chooser import RandomPlay
from tests.session.matches import as_text, game_of, steps_of

NOW = datetime(2026, 11, 30, 2, 15, tzinfo=UTC)
SHORT = replace(PRESETS["game-night"], rounds=1)


@lru_cache
def records(seed: int = 1) -> tuple[MatchRecord, ...]:
    """The record after every step of a match of one round."""
    game = game_of(seed, rules=SHORT)
    return tuple(game.record() for _ in steps_of(game))


def load(path: Path) -> Loaded:
    return load_match(path, NOW)


def test_without_a_file_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert load(tmp_path / "match.json") == Loaded()


def test_what_was_kept_is_continued_exactly(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for record in records()[:60]:
        save_match(path, record)
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.record is not None
    ours = Game.resume(records()[59], [RandomPlay(1)] * 4)
    read = Game.resume(loaded.record, [RandomPlay(1)] * 4)
    assert as_text(read.state) == as_text(ours.state)
    assert [as_text(read.view(seat)) for seat in range(4)] == [
        as_text(ours.view(seat)) for seat in range(4)
    ]
    assert read.secret == ours.secret
    assert read.fingerprint == ours.fingerprint


def test_the_secret_of_a_running_match_lies_beside_its_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save_match(path, records()[5])
    assert "secret" not in json.loads(path.read_bytes())
    (secret,) = tmp_path.glob("*.secret")
    assert secret.read_text().strip() == records()[5].secret
    save_match(path, records(2)[5])
    assert len(list(tmp_path.glob("*.secret"))) == 1
    save_match(path, records(2)[-1])
    assert not list(tmp_path.glob("*.secret"))
    finished = load(path).record
    assert finished is not None
    assert finished.is_over
    assert finished.secret == records(2)[-1].secret


@pytest.mark.parametrize("content", [None, b"", b"0" * 64, b"\xff" * 64])
def test_a_match_whose_secret_is_lost_goes_on_with_a_new_one(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "match.json"
    save_match(path, records()[9])
    (secret,) = tmp_path.glob("*.secret")
    secret.unlink()
    if content is not None:
        secret.write_bytes(content)
    loaded = load(path)
    assert loaded.record is not None
    assert loaded.record.fingerprint is None
    assert loaded.record.secret not in (None, records()[9].secret)
    save_match(path, loaded.record)
    assert load(path).record is not None


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
    save_match(path, records()[3])
    assert load(path).problem is None


def test_a_file_that_does_not_replay_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    data = json.loads(wire.encode(records()[40]))
    del data["rounds"][0]["actions"][10]
    path.write_text(json.dumps(data))
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-broken"


def test_players_of_a_later_version_make_the_file_newer(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    data = json.loads(wire.encode(records()[40]))
    data["seats"][2]["player"] = "grandmaster"
    path.write_text(json.dumps(data))
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-newer"


def test_what_cannot_be_read_is_not_replaced_by_the_next_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.mkdir()
    loaded = load(path)
    assert loaded.problem is not None
    assert loaded.problem.id == "file-broken"
    assert Path(loaded.problem.fields["moved_to"]).is_dir()
    save_match(path, records()[3])
    assert load(path).record is not None


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
    whole, rng = wire.encode(records()[30]), random.Random(1)
    for _ in range(30):
        path.write_bytes(whole[: rng.randrange(len(whole))])
        loaded = load(path)
        assert loaded.record is None
        assert loaded.problem is not None


# --- the thread ---------------------------------------------------------------------------------


def test_the_keeper_writes_the_newest_record_without_being_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.json"
    keeper = MatchKeeper(path)
    assert keeper.settled
    slowest = 0.0
    for record in records():
        start = time.perf_counter()
        keeper.keep(record)
        slowest = max(slowest, time.perf_counter() - start)
    keeper.close()
    assert keeper.settled
    assert keeper.take_problem() is None
    assert path.read_bytes() == wire.encode(records()[-1])
    assert slowest < 0.5


def test_settled_means_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    keeper = MatchKeeper(path)
    for record in records()[:20]:
        keeper.keep(record)
        assert keeper.wait(10)
        assert path.read_bytes() == wire.encode(record)
    keeper.close()


def test_a_closed_keeper_takes_nothing_more(tmp_path: Path) -> None:
    keeper = MatchKeeper(tmp_path / "match.json")
    keeper.close()
    with pytest.raises(ValueError, match="closed"):
        keeper.keep(records()[0])


def test_a_full_disk_is_told_once_and_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    keeper = MatchKeeper(path)
    keeper.keep(records()[0])
    assert keeper.wait(10)
    old = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        for record in records()[1:4]:
            keeper.keep(record)
            assert keeper.wait(10)
    problem = keeper.take_problem()
    assert problem is not None
    assert problem.id == "file-not-saved"
    assert keeper.take_problem() is None
    assert path.read_bytes() == old
    assert [p.name for p in tmp_path.glob(".*")] == []
    keeper.keep(records()[4])
    keeper.close()
    assert path.read_bytes() == wire.encode(records()[4])


KILLED = """
import sys
from pathlib import Path
from handfoot_gui.storage.match_file import MatchKeeper
from tests.storage.test_match_file import records
keeper = MatchKeeper(Path(sys.argv[1]))
everything = records()[:-1]
print("ready", flush=True)
while True:
    for number, record in enumerate(everything):
        keeper.keep(record)
        keeper.wait(10)
        print(number, flush=True)
"""


def _told_until_killed(path: Path, *, after: float) -> list[int]:
    """The numbers of the records that were settled; the last line may be half of one."""
    command = [sys.executable, "-c", KILLED, str(path)]
    project = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=project) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "ready\n"
            time.sleep(after)
        finally:
            process.send_signal(signal.SIGKILL)
        return [int(line) for line in process.stdout.read().split("\n") if line][:-1]


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_at_any_moment_the_last_settled_act_is_there(tmp_path: Path) -> None:
    path, rng = tmp_path / "match.json", random.Random(5)
    for _ in range(5):
        told = _told_until_killed(path, after=rng.uniform(0.02, 0.3))
        loaded = load(path)
        assert loaded.problem is None
        assert loaded.record is not None
        acts = len(loaded.record.rounds[0].acts)
        assert loaded.record.secret == records()[0].secret
        if told:
            assert (acts - told[-1]) % (len(records()) - 1) <= 2

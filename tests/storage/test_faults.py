"""Whatever has happened to the file of matches: the game starts, says so once, keeps the rest."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from handfoot_gui.storage.database import companions, connect
from handfoot_gui.storage.matches import FILE
from handfoot_gui.storage.schema import VERSION
from tests.storage.places import everything, plays_on, program, snapshots


@pytest.mark.parametrize(
    "content", [b"\xa5", b"not a database", b"\0" * 40_000, b"SQLite format 3\0" + b"\xa5" * 9000]
)
def test_what_is_no_database_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with program(tmp_path) as place:
        (problem,) = place.problems
        assert problem.id == "matches-broken"
        assert problem.fields["kept"] == "0"
        aside = Path(problem.fields["moved_to"])
        assert aside.name == "matches-2026-11-30-0215.db"
        assert aside.read_bytes() == content
        plays_on(place)
    with program(tmp_path) as place:
        assert place.problems == ()


def test_an_empty_file_is_told_of_once(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with program(tmp_path) as place:
        assert [problem.id for problem in place.problems] == ["matches-empty"]
        plays_on(place)
    with program(tmp_path) as place:
        assert place.problems == ()


def test_the_newest_changes_beside_an_empty_file_are_not_thrown_away(tmp_path: Path) -> None:
    with program(tmp_path / "killed") as place:
        place.keep(*snapshots(1)[:12])
        shutil.copytree(tmp_path / "killed", tmp_path / "cut")
    (tmp_path / "cut" / FILE).write_bytes(b"")
    with program(tmp_path / "cut") as place:
        assert [problem.fields["kept"] for problem in place.problems] == ["1"]
        assert place.matches.load(1).record == snapshots(1)[11].record
        plays_on(place)


def test_a_database_of_a_newer_version_is_set_aside_untouched(folder: Path) -> None:
    with closing(connect(folder / FILE)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    with program(folder) as place:
        (problem,) = place.problems
        assert problem.id == "file-newer"
        plays_on(place)
    with closing(connect(Path(problem.fields["moved_to"]))) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (3,)


def test_a_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    with program(tmp_path) as place:
        assert [problem.id for problem in place.problems] == ["matches-broken"]
        plays_on(place)


def test_without_a_first_page_everything_else_is_kept(folder: Path) -> None:
    with program(folder) as place:
        before = everything(place)
    with (folder / FILE).open("r+b") as file:
        file.write(random.Random(1).randbytes(4096))
    with program(folder) as place:
        assert [problem.fields["kept"] for problem in place.problems] == ["3"]
        assert everything(place) == before
        plays_on(place)


@pytest.mark.parametrize("torn", ["behind the last change", "a page on its way into the file"])
@pytest.mark.parametrize("seed", range(3))
def test_a_power_cut_in_the_midst_of_a_write_costs_nothing(
    tmp_path: Path, torn: str, seed: int
) -> None:
    """What is half written is no change yet, or stands beside the file still."""
    rng, kept = random.Random(seed), snapshots(1)[:12]
    with program(tmp_path / "cut") as place:
        place.keep(*kept)
        shutil.copytree(tmp_path / "cut", tmp_path / "found")
    file = tmp_path / "found" / FILE
    changes = companions(file)[0]
    if torn == "behind the last change":
        changes.write_bytes(changes.read_bytes() + rng.randbytes(rng.randrange(1, 9000)))
    else:
        page = rng.randrange(1, file.stat().st_size // 4096) * 4096
        with file.open("r+b") as opened:
            opened.seek(page + rng.randrange(2048))
            opened.write(rng.randbytes(2048))
    with program(tmp_path / "found") as place:
        assert place.problems == ()
        assert place.matches.load(1).record == kept[-1].record
        plays_on(place)


def test_a_complaint_in_letters_that_are_none_is_a_damage_like_others(folder: Path) -> None:
    """SQLite quotes the spoilt bytes when it says what is wrong."""
    content = (folder / FILE).read_bytes()
    assert b"CREATE TABLE matches" in content
    (folder / FILE).write_bytes(
        content.replace(b"CREATE TABLE matches", b"CREATE T\xc1BLE matches")
    )
    with program(folder) as place:
        assert [problem.fields["kept"] for problem in place.problems] == ["3"]
        plays_on(place)


@pytest.mark.parametrize("seed", range(12))
def test_noise_costs_only_what_it_hits(folder: Path, seed: int) -> None:
    """What is there afterwards was there before, or less of it; never something else."""
    with program(folder) as place:
        before = everything(place)
    rng = random.Random(seed)
    size = (folder / FILE).stat().st_size
    with (folder / FILE).open("r+b") as file:
        for _ in range(1 + seed % 3):
            file.seek(rng.randrange(size))
            file.write(rng.randbytes(rng.choice((1, 40, 4000))))
        if seed % 4 == 3:
            file.truncate(rng.randrange(size))
    with program(folder) as place:
        assert len(place.problems) <= 1
        for match, record in everything(place).items():
            if record != before[match]:
                assert place.matches.load(match).problem is not None
        plays_on(place)
    with program(folder) as place:
        assert place.problems == ()


def test_damage_found_while_playing_costs_nothing_of_the_match(folder: Path) -> None:
    with program(folder) as place:
        (running,) = place.matches.unfinished()
        place.keeper.go_on(running.match)
        place.keep(*snapshots(3)[60:65])
        with closing(connect(folder / FILE)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (folder / FILE).write_bytes(random.Random(2).randbytes(50_000))
        place.keeper.go_on(running.match)
        place.keeper._disconnect()
        place.keep(*snapshots(3)[65:70])
        problem = place.problem()
        assert problem is not None
        assert problem.id == "matches-broken"
        record = place.matches.load(running.match).record
        assert record == snapshots(3)[69].record


def test_a_rescue_that_was_broken_off_is_finished(folder: Path) -> None:
    with program(folder) as place:
        before = everything(place)
    shutil.copy(folder / FILE, folder / "whole.db")
    (folder / FILE).write_bytes(b"bad")
    shutil.copy(folder / "whole.db", folder / "matches.db-rescued")
    (folder / FILE).rename(folder / "matches-2026-11-30-0215.db")
    with program(folder) as place:
        assert everything(place) == before
    (folder / "matches.db-rescued").write_bytes(b"half of one")
    with program(folder) as place:
        assert place.problems == ()
        assert everything(place) == before
    assert not (folder / "matches.db-rescued").exists()

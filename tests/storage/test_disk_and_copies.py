"""A full disk, a folder that cannot be, a second copy of the program: each is told once."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from handfoot_gui.storage import opening
from handfoot_gui.storage.claims import Claims
from handfoot_gui.storage.database import companions
from handfoot_gui.storage.matches import FILE, LOCK, Matches
from handfoot_gui.storage.schema import APPLICATION_ID, VERSION
from tests.storage.places import plays_on, program, snapshots


def test_a_full_disk_is_told_once_and_made_up_for(folder: Path) -> None:
    with program(folder) as place:
        place.keeper.go_on(3)
        place.keep(snapshots(3)[60])
        db = place.keeper._db
        assert db is not None
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        place.keep(*snapshots(3)[61:])
        problem = place.problem()
        assert problem is not None
        assert problem.id == "disk-full"
        assert place.problem() is None
    with program(folder) as place:
        assert place.problems == ()
        record = place.matches.load(3).record
        assert record == snapshots(3)[-1].record


def test_a_folder_that_cannot_be_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with program(tmp_path / "file" / "data") as place:
        (problem,) = place.problems
        assert problem.id == "file-not-saved"
        place.keep(*snapshots()[:5])
        assert place.keeper.settled
        assert place.problem() is None
        assert place.matches.unfinished() == ()


def test_matches_of_a_folder_that_cannot_be_written_are_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)

    monkeypatch.setattr(opening, "connect", closed)
    monkeypatch.setattr("handfoot_gui.storage.matches.connect", closed)
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute("PRAGMA user_version = 0")
    with program(folder) as place:
        assert len(place.problems) == 1
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    with program(folder) as place:
        (running,) = place.matches.unfinished()
        place.keeper.go_on(running.match)
        place.keep(*snapshots(3)[60:63])
        problem = place.problem()
        assert problem is not None
        assert problem.id == "file-not-saved"
        assert place.matches.load(running.match).record == snapshots(3)[59].record


def test_a_disk_that_cannot_sync_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (folder / FILE).write_bytes(b"bad")
    monkeypatch.setattr(Path, "rename", full)
    with program(folder) as place:
        (problem,) = place.problems
        assert problem.id == "file-not-read"
        assert (folder / FILE).read_bytes() == b"bad"
        place.keep(*snapshots()[:5])


OTHER = """
import sys
from pathlib import Path
from tests.storage.places import program, snapshots
with program(Path(sys.argv[1])) as place:
    place.keep(*snapshots(4)[:5])
    print(place.keeper.match, [p.id for p in place.problems], flush=True)
    sys.stdin.read()
"""


def start_other(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OTHER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def test_a_second_copy_says_so_and_plays_a_match_of_its_own(folder: Path) -> None:
    with start_other(folder) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        match = int(first.stdout.readline().split()[0])
        with program(folder) as second:
            assert [problem.id for problem in second.problems] == ["second-copy"]
            assert match not in [x.match for x in second.matches.unfinished()]
            assert 3 in [x.match for x in second.matches.unfinished()]
            plays_on(second)
            first.kill()
            first.wait()
            assert match in [x.match for x in second.matches.unfinished()]


def test_a_second_copy_moves_nothing_under_the_first_ones_feet(folder: Path) -> None:
    with start_other(folder) as first:
        assert first.stdout is not None
        first.stdout.readline()
        bad = (folder / FILE).read_bytes()[:100] + b"\xff" * 8000
        (folder / FILE).write_bytes(bad)
        for part in companions(folder / FILE):
            part.unlink(missing_ok=True)
        with program(folder) as second:
            told = [problem.id for problem in second.problems]
            assert told == ["second-copy", "file-not-read"]
            assert (folder / FILE).read_bytes()[:200] == bad[:200]
            second.keep(*snapshots(1)[:3])
        first.kill()


def test_a_killed_copy_leaves_no_claim(tmp_path: Path) -> None:
    with start_other(tmp_path) as first:
        assert first.stdout is not None
        first.stdout.readline()
        first.kill()
        first.wait()
    with program(tmp_path) as place:
        assert place.problems == ()
        assert len(place.matches.unfinished()) == 1


def test_claims_are_given_up_by_whoever_turns_to_another_match(tmp_path: Path) -> None:
    claims = Claims(tmp_path / LOCK)
    assert claims.claim(5)
    assert claims.is_free(5)
    claims.give_up(5)
    claims.close()
    assert Claims(None).claim(5)
    assert Matches.to_look_at(tmp_path).unfinished() == ()

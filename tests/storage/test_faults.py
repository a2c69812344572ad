"""Whatever has happened to the file of matches: the game starts, says so once, keeps the rest."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from handfoot_gui.storage import opening
from handfoot_gui.storage.claims import Claims
from handfoot_gui.storage.database import companions, connect
from handfoot_gui.storage.matches import FILE, LOCK, CorrectedMatch, Matches
from handfoot_gui.storage.rows import insert, row_of, rows_of
from handfoot_gui.storage.schema import APPLICATION_ID, VERSION
from tests.storage.places import Place, program, snapshots


def fill(folder: Path) -> None:
    """Two finished matches and a running one."""
    with program(folder) as place:
        for seed in (1, 2):
            place.keeper.begin()
            place.keep(snapshots(seed)[40], snapshots(seed)[-1])
        place.keeper.begin()
        place.keep(*snapshots(3)[:60], draft="staged")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("filled")
    fill(folder)
    return folder


@pytest.fixture
def folder(filled: Path, tmp_path: Path) -> Path:
    shutil.copytree(filled, tmp_path / "data")
    return tmp_path / "data"


def everything(place: Place) -> dict[int, object]:
    listed = place.matches.page(("over", "running", "left"))
    return {x.match: place.matches.load(x.match).record for x in listed}


def plays_on(place: Place) -> None:
    place.keeper.begin()
    place.keep(*snapshots(1)[:3])
    assert place.problem() is None
    assert place.keeper.match in [x.match for x in place.matches.unfinished()]


# --- the file is bad ------------------------------------------------------------------------------


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


# --- a row is bad ---------------------------------------------------------------------------------


def test_a_bad_act_before_the_checkpoint_costs_nothing(folder: Path) -> None:
    with program(folder) as place:
        (running,) = place.matches.unfinished()
        before = place.resumed(running.match)
        spoil(folder, "acts", "number = 7", running.match)
        loaded = place.matches.load(running.match)
        assert loaded.problem is not None
        assert loaded.problem.id == "match-checkpoint"
        assert loaded.draft == "staged"
        after = place.resumed(running.match)
        assert after.state == before.state
        place.keeper.go_on(running.match)
        after.advance()
        place.keep(after.snapshot())
        assert place.matches.load(running.match).problem is None
        assert place.resumed(running.match).state == after.state


def test_a_missing_act_before_the_checkpoint_costs_nothing(folder: Path) -> None:
    with program(folder) as place:
        before = place.resumed(3)
        with closing(connect(folder / FILE)) as db:
            db.execute("DELETE FROM acts WHERE match = 3 AND number = 7")
        loaded = place.matches.load(3)
        assert loaded.problem is not None
        assert loaded.problem.id == "match-checkpoint"
        assert place.resumed(3).state == before.state


def test_a_bad_act_after_the_checkpoint_costs_the_acts_from_there(folder: Path) -> None:
    with closing(connect(folder / FILE)) as db:
        acts = len(rows_of(db, "acts", 3))
        checkpoint = row_of(db, "checkpoints", 3)
    assert checkpoint is not None
    assert checkpoint[2] < acts, "the match was kept in mid-turn"
    with program(folder) as place:
        spoil(folder, "acts", f"number = {checkpoint[2]}", 3)
        loaded = place.matches.load(3)
        assert loaded.problem is not None
        assert loaded.problem.id == "match-cut"
        assert loaded.problem.fields == {"acts": str(acts - checkpoint[2])}
        assert loaded.draft == ""
        assert len(place.resumed(3).record().rounds[-1].acts) == checkpoint[2]


def test_a_bad_deal_is_made_again_from_the_secret(folder: Path) -> None:
    with program(folder) as place:
        before = place.matches.load(3).record
        spoil(folder, "rounds", "round = 1", 3)
        assert place.matches.load(3).record == before


def test_a_bad_checkpoint_is_not_missed(folder: Path) -> None:
    with program(folder) as place:
        before = place.matches.load(3)
        spoil(folder, "checkpoints", "acts > 0", 3)
        assert place.matches.load(3) == before


def test_a_match_without_rules_is_lost_and_the_rest_is_not(folder: Path) -> None:
    with program(folder) as place:
        spoil(folder, "matches", "1", 3, column="begun")
        loaded = place.matches.load(3)
        assert loaded.record is None
        assert loaded.problem is not None
        assert loaded.problem.id == "match-lost"
        assert place.matches.load(1).record is not None


def spoil(folder: Path, table: str, where: str, match: int, column: str = "crc") -> None:
    """A changed letter that SQLite does not notice."""
    key = "id" if table == "matches" else "match"
    value = f"{column} + 1" if column == "crc" else "'yesterday'"
    with closing(connect(folder / FILE)) as db:
        changed = db.execute(
            f"UPDATE {table} SET {column} = {value} WHERE {key} = ? AND {where}", (match,)
        )
        assert changed.rowcount == 1


def test_a_spoilt_letter_hides_no_other_match(folder: Path) -> None:
    with closing(connect(folder / FILE)) as db:
        db.execute("UPDATE matches SET rules = CAST(X'7bff7d' AS TEXT) WHERE id = 2")
    with program(folder) as place:
        (problem,) = place.problems
        assert problem.id == "matches-broken"
        assert (problem.fields["kept"], problem.fields["lost"]) == ("2", "1")
        assert sorted(everything(place)) == [1, 3]


def test_standings_and_results_follow_from_the_rest(folder: Path) -> None:
    with program(folder) as place:
        before, listed = everything(place), place.matches.page(("over", "running"))
    with closing(connect(folder / FILE)) as db:
        results = db.execute("SELECT * FROM results ORDER BY match, team").fetchall()
        db.execute("DELETE FROM results WHERE match = 1")
        db.execute("UPDATE standings SET scores = '[7,7]' WHERE match IN (2, 3)")
    with program(folder) as place:
        (problem,) = place.problems
        assert problem.fields["kept"] == "3"
        assert everything(place) == before
        for old, new in zip(listed, sorted(place.matches.page(("over", "running")),
                                           key=lambda x: -x.match), strict=True):  # fmt: skip
            assert (new.scores, new.waiting, new.seats) == (old.scores, old.waiting, old.seats)
            assert new.counts == (new.match == 1)
    with closing(connect(folder / FILE)) as db:
        found = db.execute("SELECT * FROM results ORDER BY match, team").fetchall()
    assert found == results


def test_a_secret_alone_is_no_match(folder: Path) -> None:
    with closing(connect(folder / FILE)) as db:
        for table in ("standings", "rounds", "acts", "checkpoints"):
            db.execute(f"DELETE FROM {table} WHERE match = 3")
        db.execute("UPDATE standings SET scores = '[7,7]' WHERE match = 2")
    with program(folder) as place:
        assert [problem.fields["lost"] for problem in place.problems] == ["1"]
        assert sorted(everything(place)) == [1, 2]


# --- the rules were corrected ---------------------------------------------------------------------


def test_acts_that_corrected_rules_refuse_go_on_from_the_checkpoint(folder: Path) -> None:
    with program(folder) as place:
        before = place.resumed(3)
        with closing(connect(folder / FILE)) as db:
            (draw, discard) = rows_of(db, "acts", 3)[0], rows_of(db, "acts", 3)[1]
            insert(db, "acts", *draw[:4], *discard[4:7])  # a discard before any draw
        loaded = place.matches.load(3)
        assert loaded.problem is not None
        assert loaded.problem.id == "match-corrected"
        after = place.resumed(3)
        assert after.state == before.state
        place.keeper.go_on(3)
        while not after.match_over:
            after.advance()
            place.keep(after.snapshot())
        finished = place.matches.load(3)
        assert finished.problem is None
        assert finished.record == after.record()
        assert place.matches.page()[0].counts
        with pytest.raises(CorrectedMatch):  # a file that does not replay is none
            place.matches.export(3)


# --- the disk and the folder ----------------------------------------------------------------------


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


# --- two copies -----------------------------------------------------------------------------------

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

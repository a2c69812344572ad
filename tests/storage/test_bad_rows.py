"""Rows of the file of matches that are spoilt, or that corrected rules refuse: what they cost."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from handfoot_gui.storage.database import connect
from handfoot_gui.storage.matches import FILE, CorrectedMatch
from handfoot_gui.storage.rows import insert, row_of, rows_of
from tests.storage.places import everything, program


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

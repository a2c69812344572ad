from __future__ import annotations

import csv
import io
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from handfoot_gui.session.facts import LONGEST_TURN, team_facts
from handfoot_gui.session.game import Snapshot
from handfoot_gui.session.replaying import Place as ReplayPlace
from handfoot_gui.session.replaying import Replay
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.storage import statistics
from handfoot_gui.storage.league import league
from handfoot_gui.storage.matches import FILE
from handfoot_gui.storage.rows import insert
from handfoot_gui.storage.statistics import figures, groups, outcomes, people, share
from tests.storage.places import Clock, Place, program, snapshots

PEOPLE = ("Ann", None, "Ben", None)


def with_people(
    kept: tuple[Snapshot, ...], names: tuple[str | None, ...] = PEOPLE
) -> list[Snapshot]:
    """The same match with persons on some seats."""
    seats = tuple(
        SeatPlan(name or plan.name, "person" if name else plan.player)
        for name, plan in zip(names, kept[0].record.seats, strict=True)
    )
    return [replace(s, record=replace(s.record, seats=seats)) for s in kept]


def play(place: Place, seed: int, names: tuple[str | None, ...] = PEOPLE) -> Snapshot:
    kept = with_people(snapshots(seed, 2), names)
    place.keeper.begin()
    place.keep(*kept[:5], kept[-1])
    return kept[-1]


def test_a_match_counts_once_for_each_team_with_people(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        last = play(place, 1)
        (outcome,) = outcomes(place.matches)
        assert outcome.people == ("Ann", "Ben")
        assert outcome.level == "random"
        assert outcome.rules == "house:"
        assert outcome.score == last.state.match_scores[0]
        assert sum(outcome.by_round) == outcome.score
        assert outcome.won == (last.state.match_scores[0] >= last.state.match_scores[1])
        play(place, 2, ("Ann", "Cay", None, None))
        assert [o.people for o in outcomes(place.matches)] == [("Ann", "Ben"), ("Ann",), ("Cay",)]
        assert people(outcomes(place.matches)) == ("Ann", "Ben", "Cay")
        assert [o.level for o in outcomes(place.matches, person="Cay")] == ["person+random"]


def test_figures_are_what_the_rounds_say(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        last = play(place, 1)
        (group,) = groups(outcomes(place.matches))
        found, results = group.figures, last.results
        assert found.matches == 1
        assert found.mean_score == last.state.match_scores[0]
        assert found.books[0] == sum(r.scores[0].books_made.clean for r in results) / 2
        outs = sum(r.by is not None and r.by % 2 == 0 for r in results)
        assert found.outs.value == outs / 2
        assert found.by_round == tuple(r.scores[0].total for r in results)
        assert found.piles > 0


def test_nothing_counts_twice_or_that_is_marked_or_left(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        last = play(place, 1)
        assert place.keeper.match is not None
        match = place.keeper.match
        place.keep(last, last)  # the end is kept again
        place.keeper.go_on(match)
        place.keep(last)  # the match is opened again
        assert len(outcomes(place.matches)) == 1
        content = place.matches.export(match)
        assert content is not None
        place.matches.take_in(content, place.clock.now(), "imported")
        again = Replay(last.record)
        again.go(ReplayPlace(1, 10))
        place.matches.add(again.play_on("1" * 64), place.clock.now(), "side")
        play(place, 2)
        place.matches.mark(match + 3, "finished-for-me")
        place.keeper.begin()
        place.keep(*with_people(snapshots(3, 2))[:40])
        assert place.keeper.match is not None
        place.matches.leave(place.keeper.match)
        assert [o.match for o in outcomes(place.matches)] == [match]
        assert place.matches.count("left") == 1


def test_who_left_and_was_replaced_has_no_result(tmp_path: Path) -> None:
    kept = with_people(snapshots(1, 2))
    rounds = kept[-1].record.rounds
    seats = (SeatPlan("Edith", "random"), *kept[-1].record.seats[1:])
    record = replace(
        kept[-1].record, rounds=(rounds[0], replace(rounds[1], seats=seats)), is_over=True
    )
    with program(tmp_path) as place:
        place.keep(replace(kept[-1], record=record))
        (outcome,) = outcomes(place.matches)
        assert outcome.people == ("Ben",)


def test_turns_are_timed_without_what_is_not_playing(tmp_path: Path) -> None:
    kept, clock = with_people(snapshots(1, 2)), Clock()
    seconds = 3
    with program(tmp_path, clock) as place:
        for snapshot in kept[:60]:
            clock.pass_(seconds)
            place.keep(snapshot)
    with program(tmp_path, clock) as place:
        place.keeper.go_on(1)
        for number, snapshot in enumerate(kept[60:]):
            clock.pass_(LONGEST_TURN / 1000 + 1 if number == 70 else seconds)
            place.keep(snapshot)
        (outcome,) = outcomes(place.matches)
    acts = [act for round_ in kept[-1].record.rounds for act in round_.acts]
    assert outcome.timed < outcome.turns
    assert outcome.timed >= outcome.turns - 4
    assert 2 * seconds <= outcome.ms / outcome.timed / 1000 <= 4 * seconds
    assert outcome.ms / 1000 < len(acts) * seconds


def test_figures_begin_anew_and_the_history_stays(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        play(place, 1)
        place.keeper.begin()
        half = with_people(snapshots(2, 2))
        place.keep(*half[:40])
        statistics.reset(place.matches, place.clock.now())
        assert outcomes(place.matches) == ()
        assert len(place.matches.page()) == 1
        place.keep(*half[40:])
        assert len(outcomes(place.matches)) == 1


def test_streaks_and_ties() -> None:
    with_result = {"w": (True, False), "l": (False, False), "t": (True, True)}
    base = statistics.Outcome(
        1, "", "pagat", "steady", ("Ann",), 100, False, False, 0, (1, 2, 0), 3, 20, 0, 0, (100,)
    )

    def of(text: str) -> statistics.Figures:
        return figures(
            [replace(base, won=with_result[c][0], shared=with_result[c][1]) for c in text]
        )

    assert (of("wwlwww").longest_streak, of("wwlwww").streak) == (3, 3)
    assert (of("wwtw").longest_streak, of("wl").streak) == (2, 0)
    assert of("wt").wins_rate.value == 0.75
    assert of("w").seconds is None
    assert of("").wins_rate.high == 1


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1), (81, 263, 0.255, 0.366)],
)
def test_uncertainty_is_wilsons(wins: int, count: int, low: float, high: float) -> None:
    found = share(wins, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)


def test_csv_has_a_line_a_match_and_no_formulas(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        play(place, 1, ("=1+1", None, None, None))
        play(place, 2)
        lines = list(csv.reader(io.StringIO(statistics.as_csv(outcomes(place.matches)))))
        assert len(lines) == 3
        assert tuple(lines[0]) == statistics.CSV_COLUMNS
        assert lines[1][4] == "'=1+1"
        assert lines[2][4] == "Ann & Ben"


def test_a_damaged_result_counts_nowhere(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        play(place, 1)
        with closing(sqlite3.connect(tmp_path / FILE)) as db:
            db.execute("UPDATE results SET score = score + 1000")
            db.commit()
        assert outcomes(place.matches) == ()


# --- the league -----------------------------------------------------------------------------------


def test_every_side_of_a_finished_match_stands_in_the_league_once(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        assert league(place.matches) == ()
        ends = [play(place, 1), play(place, 2), play(place, 3, (None, None, None, None))]
        place.keeper.begin()
        place.keep(snapshots(4, 2)[20])  # not over
        found = {standing.level: standing for standing in league(place.matches)}
        assert {level: s.matches for level, s in found.items()} == {"person": 2, "random": 4}
        scores = [end.state.match_scores for end in ends]
        assert found["person"].wins == sum(ours > theirs for ours, theirs in scores[:2])
        assert found["random"].mean_score == sum((scores[0][1], scores[1][1], *scores[2])) / 4
        assert sum(s.wins + s.shared / 2 for s in found.values()) == 3
        statistics.reset(place.matches, place.clock.now())
        assert league(place.matches) == ()


def test_a_damaged_result_leaves_both_sides_out_of_the_league(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        play(place, 1)
        with closing(sqlite3.connect(tmp_path / FILE)) as db:
            db.execute("UPDATE results SET score = score + 1000 WHERE team = 0")
            db.commit()
        assert league(place.matches) == ()


# --- how long it takes ----------------------------------------------------------------------------


def many(folder: Path, count: int) -> None:
    """The rows of so many finished matches, without playing them."""
    with program(folder) as place:
        play(place, 1)
        with closing(place.matches.connect()) as db:
            rows = {
                table: db.execute(f"SELECT * FROM {table}").fetchall()
                for table in ("matches", "standings", "archives", "results")
            }
            db.execute("BEGIN")
            for number in range(2, count + 1):
                for table, found in rows.items():
                    for row in found:
                        changed = [number, *row[1:-1]]
                        if table == "standings":
                            changed[1] = number + 1000
                        insert(db, table, *changed)
            db.execute("COMMIT")


def test_ten_thousand_matches_are_no_burden(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Processor time is noted; ten times as much as is meant would be an error."""
    many(tmp_path, 10_000)
    start = time.process_time()
    with program(tmp_path) as place:
        opened = time.process_time()
        page = place.matches.page()
        listed = time.process_time()
        found = groups(outcomes(place.matches))
        counted = time.process_time()
    record_property("open", round(opened - start, 3))
    record_property("page", round(listed - opened, 3))
    record_property("figures", round(counted - listed, 3))
    assert len(page) == 50
    assert found[0].figures.matches == 10_000
    assert counted - start < 3


def test_the_facts_of_a_match_that_is_not_over_are_an_error() -> None:
    kept = snapshots(1, 2)[-1]
    with pytest.raises(ValueError, match="not over"):
        team_facts(kept.record, kept.results[:1], [()])

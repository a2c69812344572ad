"""What is kept comes back: the match in play, lists, drafts, marks, files."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.actions import Discard, Draw
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session import wire
from handfoot_gui.session.game import Game, Snapshot
from handfoot_gui.session.record import RecordError
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.storage.database import companions
from handfoot_gui.storage.matches import RunningMatch
from tests.session.chooser import RandomPlay
from tests.session.matches import game_of, steps_of
from tests.storage.places import LONG, Clock, program, snapshots, views


def test_without_a_file_there_is_nothing_to_continue(tmp_path: Path) -> None:
    with program(tmp_path / "new") as place:
        assert place.problems == ()
        assert place.matches.unfinished() == ()
        assert place.matches.page(("over", "left", "running")) == ()


@pytest.mark.parametrize("steps", [1, 2, 60, 130, 260])
def test_a_match_comes_back_exactly(tmp_path: Path, steps: int) -> None:
    game = game_of(4, rules=LONG)
    kept = []
    for _, _ in zip(range(steps), steps_of(game), strict=False):
        kept.append(game.snapshot())
    with program(tmp_path) as place:
        place.keep(*kept)
        match = place.keeper.match
        assert match is not None
    with program(tmp_path) as place:
        assert place.problems == ()
        (listed,) = place.matches.unfinished()
        assert listed.match == match
        assert (listed.round, listed.waiting) == (game.round_number, game.waiting_for)
        resumed = place.resumed(match)
    assert resumed.state == game.state
    assert views(resumed) == views(game)
    assert resumed.record() == game.record()
    assert resumed.round_results == game.round_results


def test_play_goes_on_under_the_same_number(tmp_path: Path) -> None:
    everything = snapshots(2)
    with program(tmp_path) as place:
        place.keep(*everything[:50])
    with program(tmp_path) as place:
        (listed,) = place.matches.unfinished()
        place.keeper.go_on(listed.match)
        record = place.matches.load(listed.match).record
        assert record == everything[49].record
        place.keep(*everything[50:])
        (over,) = place.matches.page()
        assert over.match == listed.match
        assert place.matches.unfinished() == ()
        assert place.matches.load(over.match).record == everything[-1].record


def test_settled_means_on_the_disk(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        for snapshot in snapshots()[:20]:
            place.keep(snapshot)
            match = place.keeper.match
            assert match is not None
            assert place.matches.load(match).record == snapshot.record


def test_the_newest_state_wins_and_nobody_waits(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        for snapshot in snapshots():
            place.keeper.keep(snapshot)
        place.keeper.close()
        assert place.keeper.settled
        assert place.problem() is None
        (over,) = place.matches.page()
        assert place.matches.load(over.match).record == snapshots()[-1].record


def test_what_lies_beside_the_file_stays_small(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keep(*snapshots()[:120])
        file, *beside = (tmp_path / "matches.db", *companions(tmp_path / "matches.db"))
        assert file.stat().st_size < 200 * 1024
        assert sum(part.stat().st_size for part in beside) < 600 * 1024


def test_a_closed_keeper_takes_nothing_more(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keeper.close()
        with pytest.raises(ValueError, match="closed"):
            place.keeper.keep(snapshots()[0])


def test_acts_taken_back_are_gone_and_done_again_are_there(tmp_path: Path) -> None:
    people = [Human() for _ in range(4)]
    game = game_of(1, controllers=people, players="person")
    game.advance()
    with program(tmp_path) as place:
        place.keep(game.snapshot())
        first = game.state.to_act
        for action in (Draw(), Discard(game.state.seats[first].hand[0])):
            game.submit(first, action)
            game.advance()
            place.keep(game.snapshot())
        assert game.state.to_act != first
        assert game.undo(first) is not None
        place.keep(game.snapshot())
        assert place.keeper.match is not None
        resumed = place.resumed(place.keeper.match)
        assert resumed.state == game.state
        assert resumed.can_undo(first) == game.can_undo(first)
        game.redo(first)
        place.keep(game.snapshot())
        resumed = place.resumed(place.keeper.match)
        assert resumed.state == game.state
        assert resumed.can_undo(first) == game.can_undo(first) is True


def test_a_discard_of_before_can_still_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    people = [Human() for _ in range(4)]
    game = game_of(1, controllers=people, players="person")
    game.advance()
    first = game.state.to_act
    for action in (Draw(), Discard(game.state.seats[first].hand[0])):
        game.submit(first, action)
        game.advance()
    with program(tmp_path) as place:
        place.keep(game.snapshot())
    with program(tmp_path) as place:
        (listed,) = place.matches.unfinished()
        resumed = place.resumed(listed.match)
    assert resumed.seats[first].is_person
    assert resumed.undo(first) is not None
    assert resumed.state == game.undo(first)


def test_what_is_staged_is_kept_with_the_acts(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keep(snapshots()[10], draft="three queens")
        place.keep(snapshots()[10], draft="four queens")
        assert place.keeper.match is not None
        loaded = place.matches.load(place.keeper.match)
        assert (loaded.draft, loaded.record) == ("four queens", snapshots()[10].record)
        place.keep(*snapshots()[11:])
        assert place.matches.load(place.keeper.match).draft == ""


def test_several_matches_wait_the_one_played_last_first(tmp_path: Path) -> None:
    clock = Clock()
    with program(tmp_path, clock) as place:
        for seed in (1, 2, 3):
            place.keeper.begin()
            place.keep(*snapshots(seed)[:10])
            clock.time -= timedelta(days=400)  # as somebody sets the clock back
        one, two, three = reversed(place.matches.unfinished())
        place.keeper.go_on(one.match)
        place.keep(snapshots(1)[10])
        order = [listed.match for listed in place.matches.unfinished()]
        assert order == [one.match, three.match, two.match]
        assert len(set(order)) == 3


def test_a_match_left_is_left_and_can_be_taken_up(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keep(*snapshots()[:10])
        (listed,) = place.matches.unfinished()
        place.matches.leave(listed.match)
        assert place.matches.unfinished() == ()
        assert [x.status for x in place.matches.page(("left",))] == ["left"]
        place.matches.take_up(listed.match)
        assert place.matches.unfinished()[0].match == listed.match
        place.matches.take_up(listed.match)
        place.keep(*snapshots()[10:])
        place.matches.leave(listed.match)
        assert place.matches.count("left") == 0
        assert place.matches.count("over") == 1


def test_rules_are_those_with_which_the_match_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path) as place:
        place.keep(*snapshots()[:30])
    corrected = replace(PRESETS["game-night"], pile_take=4, hand_size=13)
    monkeypatch.setitem(PRESETS, "game-night", corrected)
    with program(tmp_path) as place:
        (listed,) = place.matches.unfinished()
        assert place.resumed(listed.match).rules == snapshots()[0].record.rules


def test_pages_follow_one_another(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        for seed in range(1, 8):
            place.keeper.begin()
            place.keep(snapshots(1 + seed % 2)[-1])
        seen: list[int] = []
        before = None
        while page := place.matches.page(before=before, count=3):
            seen += [listed.match for listed in page]
            before = page[-1].touched
        assert seen == sorted(seen, reverse=True)
        assert len(seen) == 7


# --- files ----------------------------------------------------------------------------------------


def test_a_finished_match_is_given_as_one_file_and_taken_in_again(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keep(*snapshots())
        (over,) = place.matches.page()
        content = place.matches.export(over.match)
        assert content == wire.encode(snapshots()[-1].record)
        number = place.matches.take_in(content, place.clock.now(), "imported")
        newest, oldest = place.matches.page()
        assert newest.match == number
        assert newest.marks == {"imported"}
        assert not newest.counts
        assert oldest.counts
        assert place.matches.export(number) == content


def test_a_running_match_is_only_given_on_demand_and_then_marked(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        place.keep(*snapshots()[:30])
        (running,) = place.matches.unfinished()
        with pytest.raises(RunningMatch):
            place.matches.export(running.match)
        assert place.matches.unfinished()[0].marks == frozenset()
        content = place.matches.export(running.match, running=True)
        assert content is not None
        assert wire.decode(content).secret is None
        assert place.matches.unfinished()[0].marks == {"shown"}
        place.keep(*snapshots()[30:])
        (over,) = place.matches.page()
        assert over.marks == {"shown"}
        assert not over.counts


def test_a_running_match_from_a_file_is_played_on(tmp_path: Path) -> None:
    content = wire.encode(snapshots()[40].record)
    with program(tmp_path) as place:
        number = place.matches.take_in(content, place.clock.now(), "imported")
        game = place.resumed(number)
        place.keeper.go_on(number)
        for _ in steps_of(game):
            place.keep(game.snapshot())
        (over,) = place.matches.page()
        assert over.match == number


def test_a_file_that_is_no_match_is_not_taken_in(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        with pytest.raises(RecordError):
            place.matches.take_in(b"{}", place.clock.now())
        assert place.matches.page(("over", "running", "left")) == ()


def test_a_match_with_an_unknown_player_waits(tmp_path: Path) -> None:
    seats = (SeatPlan("Ann", "grandmaster"), *snapshots()[0].record.seats[1:])
    strange = [replace(s, record=replace(s.record, seats=seats)) for s in snapshots()]
    with program(tmp_path) as place:
        place.keep(*strange[:20])
        (running,) = place.matches.unfinished()
        loaded = place.matches.load(running.match)
        assert loaded.record is None
        assert loaded.problem is not None
        assert loaded.problem.id == "match-newer"
        place.keep(*strange[20:])
        assert place.matches.load(running.match).record is not None


# --- people and computers change places -----------------------------------------------------------


def test_who_sits_where_now_is_listed_and_comes_back(tmp_path: Path) -> None:
    game = game_of(3, rules=LONG)
    taken_over = (*game.seats[:2], replace(game.seats[2], name="Ann"), game.seats[3])
    kept: list[Snapshot] = []
    while not game.match_over:
        if game.round_over:
            game.next_round(taken_over)
        if game.advance() is not None:
            kept.append(game.snapshot())
        if game.round_number == 2 and len(kept[-1].record.rounds[-1].acts) == 5:
            break
    with program(tmp_path) as place:
        place.keep(*kept)
        (listed,) = place.matches.unfinished()
        assert listed.seats == taken_over
        record = place.matches.load(listed.match).record
        assert record is not None
        assert record.seats_now == taken_over
        assert record.seats != taken_over
        assert Game.resume(record, [RandomPlay(1)] * 4).seats == taken_over

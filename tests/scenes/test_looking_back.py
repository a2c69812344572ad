"""Replays, the list of matches and the statistics: what they show, and what they must not."""

from __future__ import annotations

import csv
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from handfoot_gui.session import wire
from handfoot_gui.session.replaying import Place, Replay
from handfoot_gui.storage.matches import LOCK, Matches
from handfoot_gui.ui.kit.widgets import Activated, Chosen
from handfoot_gui.ui.scenes.base import OpenMatch, Push
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.fair import FairScene
from handfoot_gui.ui.scenes.history import HistoryScene
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.scenes.statistics import StatisticsScene
from tests.scenes.hot_seat import fingerprint, same_again, swaps
from tests.scenes.kept import around_them, finished, kept_matches, running
from tests.scenes.pilot import Pilot, new_game, surroundings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def matches(folder: Path) -> Matches:
    return kept_matches(folder)


@pytest.fixture
def replay() -> ReplayScene:
    return ReplayScene(surroundings((1024, 600)), Replay(finished(2)), lambda: "saved")


def push(scene: ReplayScene, *keys: str) -> None:
    for key in keys:
        scene.obey(Activated(key))
        scene.showing.skip()
        scene.show()


OTHER = """
import sys
from pathlib import Path
from handfoot_gui.storage.claims import Claims
claims = Claims(Path(sys.argv[1]))
print(claims.claim(int(sys.argv[2])), flush=True)
sys.stdin.read()
"""


@contextmanager
def other_copy_that_plays(folder: Path, match: int) -> Iterator[None]:
    command = [sys.executable, "-c", OTHER, str(folder / LOCK), str(match)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        yield
        other.kill()


# --- going about ----------------------------------------------------------------------------------


def test_every_way_through_a_match(replay: ReplayScene) -> None:
    push(replay, "on", "on")
    assert replay.replay.place == Place(1, 2)
    push(replay, "back")
    assert replay.replay.place == Place(1, 1)
    turn = replay.view.turn_seat
    push(replay, "turn-on")
    assert replay.view.turn_seat != turn
    push(replay, "book-on")
    assert any(meld.is_book for team in replay.view.teams for meld in team.melds)
    push(replay, "round-back")
    assert replay.replay.place == Place(1, 0)
    replay.obey(Chosen("where", 1.0))
    assert replay.replay.place == replay.replay.end
    push(replay, "on")
    assert replay.replay.place == replay.replay.end


def test_it_plays_by_itself_and_stops_at_the_end(replay: ReplayScene) -> None:
    replay.obey(Chosen("where", 0.98))
    push(replay, "play")
    now = 0.0
    for _ in range(2000):
        wait = replay.wait(now)
        if wait is None:
            break
        now += wait + 1
        replay.update(now)
    assert replay.replay.place == replay.replay.end
    assert not replay.is_playing


def test_a_finished_match_is_seen_from_every_seat_and_open(replay: ReplayScene) -> None:
    stack = Stack(replay, print)
    prints = set()
    for who in range(5):
        replay.obey(Chosen("who", who))
        replay.show()
        stack.paint(0)
        prints.add(replay.around.canvas.surface.get_buffer().raw)
    assert len(prints) == 5
    assert replay.all_open


def test_a_running_match_is_seen_from_the_own_seat_alone() -> None:
    scene = ReplayScene(surroundings((1024, 600)), Replay(running(8), looking=2))
    assert scene._seats() == (2,)
    assert len(scene._bar().who) == 1
    assert scene._why_not() is not None
    while scene.replay.forward():
        scene.relay()
        assert scene.view.seat == 2


def test_a_running_replay_tells_no_hidden_card() -> None:
    """The whole replay of one seat is the same, whatever the others hold."""
    game = new_game(5, "person,random,random,random")
    while not (game.waiting_for == 0 and len(game.record().rounds[0].acts) > 3):
        game.advance()
        if game.waiting_for == 0 and len(game.record().rounds[0].acts) <= 3:
            break
    films = []
    first = game.view(0)
    tables = [game]
    for mine, theirs in swaps(game, 0, 2):
        other = same_again(game, mine, theirs)
        if other is not None and other.view(0) == first:
            tables.append(other)
        if len(tables) == 4:
            break
    assert len(tables) == 4
    for table in tables:
        scene = ReplayScene(surroundings((1024, 600)), Replay(table.record(), looking=0))
        stack = Stack(scene, print)
        film = []
        while True:
            stack.paint(0)
            film.append(scene.around.canvas.surface.get_buffer().raw)
            if not scene.replay.forward():
                break
            scene.relay()
        films.append(film)
    assert all(film == films[0] for film in films)


def test_the_menu_watches_with_the_eyes_of_who_has_the_screen() -> None:
    pilot = Pilot(surroundings((1024, 600)), new_game(1, "person,random,random,random"))
    pilot.until_my_turn()
    pilot.key("escape")
    assert isinstance(pilot.top, DialogScene)
    pilot.answer("watch")
    assert isinstance(pilot.top, ReplayScene)
    assert pilot.top.replay.looking == pilot.table.sitting.seat
    pilot.key("f8")
    assert pilot.table.describe() == {}
    assert len({fingerprint(pilot)}) == 1


def test_playing_on_is_a_match_of_its_own_that_counts_nowhere(
    matches: Matches, folder: Path
) -> None:
    around = around_them(matches, folder)
    before = matches.count("over")
    scene = ReplayScene(around, Replay(finished(2)), None, at=Place(1, 20))
    opened = scene.obey(Activated("play-on"))
    assert isinstance(opened, OpenMatch)
    side = next(m for m in matches.page(("running",)) if m.match == opened.match)
    assert side.marks == {"side"}
    assert matches.count("over") == before
    scene.obey(Chosen("where", 1.0))
    assert scene.obey(Activated("play-on")) is None


# --- the list -------------------------------------------------------------------------------------


def history(matches: Matches, folder: Path, page: int = 0) -> HistoryScene:
    scene = HistoryScene(around_them(matches, folder))
    scene.obey(Chosen("page", page))
    scene.show()
    return scene


def test_matches_are_listed_by_what_became_of_them(matches: Matches, folder: Path) -> None:
    counts = [len(history(matches, folder, page).listed) for page in range(3)]
    assert counts == [3, 1, 1]
    assert history(matches, folder).listed[0].changed.startswith("2026-11-03")


def test_a_finished_match_is_watched_and_saved_and_taken_in(matches: Matches, folder: Path) -> None:
    scene = history(matches, folder)
    opened = scene.obey(Activated("watch"))
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, ReplayScene)
    assert opened.scene.replay.is_open
    scene.obey(Activated("save"))
    (file,) = folder.glob("match-*.json")
    assert str(file) in scene.said
    assert wire.decode(file.read_bytes()).is_over
    scene.obey(Chosen("page", 3))
    scene.show()
    scene.obey(Chosen("file", str(file)))
    scene.obey(Activated("take-in"))
    assert matches.page(("over",))[0].marks == {"imported"}
    for bad in (str(folder), str(folder / "nothing.json"), "", "\0"):
        scene.obey(Chosen("file", bad))
        scene.obey(Activated("take-in"))
        assert scene.said


def test_a_running_match_is_saved_after_a_warning_alone(matches: Matches, folder: Path) -> None:
    scene = history(matches, folder, 1)
    asked = scene.obey(Activated("save"))
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, DialogScene)
    assert not list(folder.glob("match-*.json"))
    asked.scene.choose("no")
    assert not matches.page(("running",))[0].marks
    asked.scene.choose("yes")
    assert matches.page(("running",))[0].marks == {"shown"}


def test_a_running_match_is_left_and_taken_up_again(matches: Matches, folder: Path) -> None:
    scene = history(matches, folder, 1)
    assert scene.match is not None
    match = scene.match.match
    scene.obey(Activated("leave"))
    scene.show()
    assert scene.listed == ()
    assert matches.unfinished() == ()
    scene = history(matches, folder, 2)
    scene.obey(Chosen("matches", [listed.match for listed in scene.listed].index(match)))
    opened = scene.obey(Activated("go-on"))
    assert opened == OpenMatch(match)
    assert [listed.match for listed in matches.unfinished()] == [match]


def test_what_another_copy_plays_is_neither_gone_on_with_nor_left(
    matches: Matches, folder: Path
) -> None:
    with other_copy_that_plays(folder, matches.unfinished()[0].match):
        scene = history(matches, folder, 1)
        assert scene.obey(Activated("go-on")) is None
        scene.obey(Activated("leave"))
        assert matches.count("running") == 1
    assert isinstance(scene.obey(Activated("go-on")), OpenMatch)


def test_a_match_of_several_people_is_not_watched_by_whoever_comes_along(
    matches: Matches, folder: Path
) -> None:
    scene = history(matches, folder, 2)
    assert scene._why_not_watch()
    assert scene.obey(Activated("watch")) is None
    opened = scene.obey(Activated("go-on"))
    assert isinstance(opened, OpenMatch)
    assert matches.count("left") == 0


def test_pages_go_on_where_the_last_one_ended(matches: Matches, folder: Path) -> None:
    for seed in range(20, 32):
        matches.add(finished(seed), around_them(matches, folder).clock())
    scene = history(matches, folder)
    seen = [found.match for found in scene.listed]
    while scene._has_more:
        scene.obey(Activated("older"))
        scene.show()
        seen += [found.match for found in scene.listed]
    assert len(seen) == len(set(seen)) == matches.count("over")
    while len(scene.befores) > 1:
        scene.obey(Activated("newer"))
        scene.show()
    assert scene.listed[0].match == seen[0]


# --- figures --------------------------------------------------------------------------------------


def test_figures_of_one_person_and_of_one_table(matches: Matches, folder: Path) -> None:
    scene = StatisticsScene(around_them(matches, folder))
    assert len(scene.shown) == 3
    scene.obey(Chosen("whose", 1 + scene.people.index("Marta")))
    assert [outcome.level for outcome in scene.shown] == ["beginner"]
    scene.obey(Chosen("whose", 0))
    scene.obey(Chosen("table", 2))
    assert {outcome.level for outcome in scene.shown} == {"club"}


def test_every_page_is_painted_with_and_without_matches(matches: Matches, folder: Path) -> None:
    for around in (around_them(matches, folder), surroundings((1024, 600))):
        scene = StatisticsScene(around)
        stack = Stack(scene, print)
        for page in range(len(scene.pages())):
            scene.obey(Chosen("page", page))
            scene.show()
            stack.paint(0)


def test_figures_are_saved_as_a_table_and_begin_anew_when_asked(
    matches: Matches, folder: Path
) -> None:
    scene = StatisticsScene(around_them(matches, folder))
    scene.obey(Activated("export"))
    rows = list(csv.reader((folder / "statistics.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 4
    asked = scene.obey(Activated("reset"))
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, DialogScene)
    asked.scene.choose("no")
    assert StatisticsScene(scene.around).everything
    asked.scene.choose("yes")
    assert not scene.everything
    assert matches.count("over") == 3


def test_the_secret_of_a_running_match_is_nobodys() -> None:
    with pytest.raises(ValueError, match="not shown"):
        FairScene(surroundings(), new_game(1))


def test_what_cannot_be_kept_is_said_in_a_sentence(
    matches: Matches, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_match: int) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(matches, "leave", full)
    scene = history(matches, folder, 1)
    scene.obey(Activated("leave"))
    assert scene.said.endswith("could not be saved (database or disk is full). The game plays on.")

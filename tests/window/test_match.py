"""A whole match by a real pointer in a real window, read back from its screenshots and its record.

Leaves pictures, the record and how long everything took in tests/results/window.
"""

from __future__ import annotations

import ast
import json
import shutil
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.rules.actions import Answer
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.notation import action_from_json, finder
from handfoot_gui.rules.state import RoundState, SeatState
from handfoot_gui.session import record, wire
from tests.conftest import RESULTS
from tests.window.mirror import SEAT
from tests.window.mouse import Mouse
from tests.window.person import Person, as_written
from tests.window.program import Program
from tests.window.rehearsal import SEATS, WANTED, Chooser, Rehearsal, find_deals

HERE = Path(__file__).parent
LEFT_BEHIND = RESULTS / "window"


def test_nothing_of_the_programs_inside_is_used_here() -> None:
    """Only rules, players, sessions: what stands in a record, and how to choose."""
    for file in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            inside = [n for n in names if n.startswith(("handfoot_gui.ui", "handfoot_gui.app"))]
            assert not inside, f"{file.name} imports {inside}"
            assert not [n for n in names if n.split(".")[0] == "pygame"], file.name


class Album:
    """The first picture of each kind is kept."""

    def __init__(self, program: Program, folder: Path = LEFT_BEHIND) -> None:
        self._program = program
        self._folder = folder
        self.names: list[str] = []

    def __call__(self, name: str) -> None:
        if name in self.names:
            return
        time.sleep(0.1)  # the frame of the last event
        self.names.append(name)
        file = f"{len(self.names):02}-{name.replace(' ', '-')}.png"
        self._program.picture().save(self._folder / file)


@pytest.fixture(scope="module")
def deals() -> Rehearsal:
    return find_deals()


@pytest.mark.timeout(420)
def test_a_whole_match_by_pointer(
    desktop: dict[str, str], deals: Rehearsal, tmp_path: Path
) -> None:
    shutil.rmtree(LEFT_BEHIND, ignore_errors=True)
    LEFT_BEHIND.mkdir(parents=True)
    options = ("--seed", str(deals.seed), "--seats", SEATS, "--speed", "at-once")
    program = Program(desktop, tmp_path / "home", *options)
    try:
        with Mouse(program.screen) as mouse:
            album = Album(program)
            player = Match(Person(program, mouse, album), album)
            player.play()
        kept = program.record()
        (LEFT_BEHIND / "match.json").write_bytes(kept)
        (LEFT_BEHIND / "said.txt").write_text(program.said(), "utf-8")
        assert program.ended() == 0
        assert program.said() == ""
    finally:
        program.kill()

    assert player.chooser.done.keys() >= WANTED
    assert acts_of_seat(kept) == player.meant
    assert player.meant == [as_written(act) for act in deals.acts]
    assert_scores_add_up(kept)
    assert {"start", "opening staged", "mid drag", "pile taken", "question"} <= set(album.names)
    assert {"round summary", "match summary"} <= set(album.names)


class Match:
    """Plays to the end; `meant` is what the record of seat 0 must hold then."""

    def __init__(self, person: Person, album: Album) -> None:
        self.person = person
        self.album = album
        self.chooser = Chooser()
        self.meant: list[dict[str, Any]] = []

    def play(self) -> None:
        person = self.person
        while True:
            seen = person.wait_for_me()
            match seen["scene"]:
                case "table":
                    self.album("start")
                    self._act()
                case "question":
                    self.album("question")
                    self._answer()
                case "round-summary":
                    self.album("round summary")
                    assert_summary(seen, person.mirror.results[-1])
                    person.push("go-on")
                case _:
                    self.album("match summary")
                    assert {"again", "watch", "quit"} <= seen["buttons"].keys()
                    person.mouse.click(person.program.middle(seen["buttons"]["quit"]["rect"]))
                    return

    def _act(self) -> None:
        view = self.person.mirror.view()
        plan = self.chooser.plan(view, self.chooser.wish(view))
        self.meant.append(as_written(plan.act))
        self.person.do(plan)
        if self.meant[-1]["do"] == "take_pile":
            self.person.wait_for_me()
            self.album("pile taken")

    def _answer(self) -> None:
        wish = self.chooser.wish(self.person.mirror.view())
        assert isinstance(wish, Answer)
        self.chooser.answers()
        self.meant.append(as_written(wish))
        self.person.push("yes" if wish.yes else "no")


# --- what is read afterwards ----------------------------------------------------------------------


def acts_of_seat(content: bytes, seat: int = SEAT) -> list[dict[str, Any]]:
    written = [a for r in json.loads(content)["rounds"] for a in r["actions"] if a["seat"] == seat]
    return [as_written(action_from_json(data, finder(()))) for data in written]


def assert_summary(seen: dict[str, Any], over: RoundState) -> None:
    """The lines on the sheet add up to its total, and to what the record gives."""
    assert over.result is not None
    for team, score in enumerate(over.result.scores):
        column = [points(line[1 + team]) for line in seen["lines"]]
        assert sum(column) == score.total
        assert score.total in [points(line[1 + team]) for line in seen["totals"]]
        assert over.match_scores[team] in [points(line[1 + team]) for line in seen["totals"]]


def points(cell: str) -> int:
    """A score as it is written: "+1,245", a true minus, a dash for nothing."""
    text = cell.replace("\N{MINUS SIGN}", "-").replace(",", "").replace("+", "")
    return 0 if text in ("", "\N{EN DASH}") else int(text)


def assert_scores_add_up(content: bytes) -> None:
    """Counted here once more, card by card, from the tables with which the rounds ended."""
    kept = wire.decode(content)
    totals = [0, 0]
    rounds = record.replay(kept)
    assert len(rounds) == 4
    assert kept.is_over
    for moments in rounds:
        over = moments[-1].state
        for team in (0, 1):
            totals[team] += worth(over, team)
        assert tuple(totals) == over.match_scores


def worth(over: RoundState, team: int) -> int:
    rules, laid = over.rules, over.teams[team]
    sum_ = sum(rules.points(card) for meld in laid.melds for card in meld.cards)
    for meld in laid.melds:
        if len(meld.cards) == 7:
            sum_ += 300 if any(map(is_wild, meld.cards)) else 500
    sum_ += 100 * len(laid.red_threes)
    assert over.result is not None
    if over.result.by is not None and over.result.by % 2 == team:
        sum_ += 100
    for seat in over.seats[team::2]:
        sum_ -= sum(100 if c.is_red_three else rules.points(c) for c in left_over(seat))
    return sum_


def left_over(seat: SeatState) -> list[Any]:
    return [*seat.hand, *(card for pile in seat.sealed for card in pile)]


def test_all_cards_are_there_in_the_end() -> None:
    """After every act of the match that was just played."""
    file = LEFT_BEHIND / "match.json"
    if not file.exists():
        pytest.skip("no match was played")
    for moments in record.replay(wire.decode(file.read_bytes())):
        for moment in moments:
            assert Counter(ids(moment.state)) == Counter(range(270))


def ids(state: RoundState) -> list[int]:
    piles = [state.stock, state.discard_pile, *(left_over(seat) for seat in state.seats)]
    for team in state.teams:
        piles += [team.red_threes, *(meld.cards for meld in team.melds)]
    return [card.id for pile in piles for card in pile]

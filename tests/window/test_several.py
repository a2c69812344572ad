"""Two people and two computer players, a whole match by a real pointer, from curtain to curtain.

Between two people the screen shows nothing but a name: what the placement tells of a curtain is all
there is to read, and its picture is kept.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.rules.actions import Answer
from handfoot_gui.session import wire
from tests.conftest import RESULTS
from tests.window.mirror import Mirror
from tests.window.mouse import Mouse
from tests.window.person import Person, Placement
from tests.window.program import Program
from tests.window.rehearsal import Chooser
from tests.window.test_match import Album, assert_scores_add_up

SEATS = "person,steady,person,steady"
PEOPLE = (0, 2)
LEFT_BEHIND = RESULTS / "window-several"


class Couple(Person):
    """Both people with one pointer; the mirror is that of whoever has the screen."""

    def __init__(self, program: Program, mouse: Mouse, album: Album) -> None:
        super().__init__(program, mouse, album)
        self.mirrors = {seat: Mirror(seat) for seat in PEOPLE}
        self.choosers = {seat: Chooser() for seat in PEOPLE}
        self.mirror = self.mirrors[PEOPLE[0]]
        self.opened: list[int] = []

    def wait(self) -> Placement:
        return self.program.settled("a turn, a curtain, a question or a summary", self._is_next)

    def _is_next(self, seen: Placement) -> bool:
        record = self.program.record()
        if not record:
            return bool(seen["scene"] == "hand-over")
        for mirror in self.mirrors.values():
            mirror.follow(record)
        return seen["scene"] == "hand-over" or self._is_for_me(seen)

    def take_the_screen(self, seen: Placement) -> None:
        """Whoever the curtain names sits down and opens it."""
        names = [plan["name"] for plan in self._plans()] or None
        seat = names.index(seen["for"]) if names else self._first(seen)
        assert seat in PEOPLE
        assert set(seen) <= {"scene", "window", "focus", "buttons", "for", "below"}
        assert list(seen["buttons"]) == ["open"]
        self.look("curtain")
        self.mirror = self.mirrors[seat]
        self.opened.append(seat)
        self.push("open")

    def _plans(self) -> list[dict[str, Any]]:
        record = self.program.record()
        if not record:
            return []
        return [{"name": plan.name} for plan in wire.decode(record).seats]

    def _first(self, seen: Placement) -> int:
        """Before anything is on the disk: the people are called by the usual names."""
        return {"Nora": 0, "Edith": 2}[seen["for"]]

    def act(self) -> None:
        self._take_back_what_waits()
        view, chooser = self.mirror.view(), self.choosers[self.mirror.seat]
        self.do(chooser.plan(view, chooser.wish(view)))

    def _take_back_what_waits(self) -> None:
        """Cards that still wait staged after an act: a click on each puts it back into the hand."""
        while staged := self.program.placement()["staged"]:
            at = staged[-1]["at"]
            if at is None:
                raise AssertionError(f"{staged[-1]} cannot be clicked")
            self.mouse.click(self.program.pixel(tuple(at)))
            self.program.settled("one less staged", partial(_fewer_staged, len(staged)))

    def answer(self) -> None:
        wish = self.choosers[self.mirror.seat].wish(self.mirror.view())
        assert isinstance(wish, Answer)
        self.push("yes" if wish.yes else "no")


def _fewer_staged(than: int, seen: Placement) -> bool:
    return len(seen["staged"]) < than


@pytest.mark.timeout(900)
def test_two_people_play_a_whole_match_at_one_screen(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
    options = ("--seed", "4", "--seats", SEATS, "--speed", "at-once")
    program = Program(desktop, tmp_path / "home", *options)
    began = time.monotonic()
    try:
        with Mouse(program.screen) as mouse:
            couple = Couple(program, mouse, Album(program, LEFT_BEHIND))
            play(couple)
        kept = program.record()
        assert program.ended() == 0
        assert program.said() == ""
    finally:
        program.kill()
    assert_scores_add_up(kept)
    acts = [act.seat for part in wire.decode(kept).rounds for act in part.acts]
    assert {seat for seat in acts if seat in PEOPLE} == set(PEOPLE)
    assert couple.opened.count(0) > 20
    assert couple.opened.count(2) > 20
    minutes = (time.monotonic() - began) / 60
    (LEFT_BEHIND / "curtains.txt").write_text(
        f"{len(couple.opened)} curtains, {len(acts)} acts, {minutes:.1f} minutes\n", "utf-8"
    )


def play(couple: Couple) -> None:
    while True:
        seen = couple.wait()
        match seen["scene"]:
            case "hand-over":
                couple.take_the_screen(seen)
            case "table":
                couple.act()
            case "question":
                couple.look("question")
                couple.answer()
            case "round-summary":
                couple.look("round summary")
                couple.push("go-on")
            case _:
                couple.look("match summary")
                middle = couple.program.middle(seen["buttons"]["quit"]["rect"])
                couple.mouse.click(middle)
                return

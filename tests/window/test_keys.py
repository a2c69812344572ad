"""A whole match without a mouse: X key events, the same acts, and a record that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.mouse import Mouse
from tests.window.person import as_written
from tests.window.program import Program
from tests.window.rehearsal import SEATS, WANTED, Rehearsal, find_deals
from tests.window.test_match import (
    Album,
    Match,
    acts_of_seat,
    assert_scores_add_up,
    assert_summary,
)
from tests.window.typist import Typist, wait_for_keys


@pytest.fixture(scope="module")
def deals() -> Rehearsal:
    return find_deals()


class KeyMatch(Match):
    """As `Match`; the summary of the match is left by keys too."""

    def play(self) -> None:
        person = self.person
        while True:
            seen = person.wait_for_me()
            match seen["scene"]:
                case "table":
                    self._act()
                case "question":
                    self._answer()
                case "round-summary":
                    assert_summary(seen, person.mirror.results[-1])
                    person.push("go-on")
                case _:
                    return


class NoAlbum(Album):
    def __call__(self, name: str) -> None:
        self.names.append(name)


@pytest.mark.timeout(420)
def test_a_whole_match_by_keys(desktop: dict[str, str], deals: Rehearsal, tmp_path: Path) -> None:
    options = ("--seed", str(deals.seed), "--seats", SEATS, "--speed", "at-once")
    program = Program(desktop, tmp_path / "home", *options)
    try:
        with Mouse(program.screen) as keyboard:
            album = NoAlbum(program)
            typist = Typist(program, keyboard, album)
            player = KeyMatch(typist, album)
            wait_for_keys(program)
            player.play()
            kept = program.record()
            typist._tab_to("quit")
            typist.press("Return")
        assert program.ended() == 0
        assert program.said() == ""
    finally:
        program.kill()

    assert player.chooser.done.keys() >= WANTED
    assert acts_of_seat(kept) == player.meant
    assert player.meant == [as_written(act) for act in deals.acts]
    assert_scores_add_up(kept)
    assert typist.pressed > len(player.meant)

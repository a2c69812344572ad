"""A window that nobody touches sleeps, wakes at once, and loses nothing while it is hidden."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from handfoot_gui.rules.actions import Discard
from handfoot_gui.rules.cards import MELD_RANKS
from tests.window.deeds import plan
from tests.window.mouse import Mouse
from tests.window.person import Person
from tests.window.program import Program, until

LOOKS, HIDDEN_LOOKS = 25, 2
"""A second at most: a sleep of a frame's length would need 60."""


def wakes(program: Program, seconds: float) -> float:
    """How often a second its window's thread went to sleep anew: not how long it worked."""
    before = naps(program)
    time.sleep(seconds)
    return (naps(program) - before) / seconds


def naps(program: Program) -> int:
    lines = Path(f"/proc/{program.process.pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))


def test_an_untouched_window_sleeps(seated: Person) -> None:
    until("sleep", lambda: wakes(seated.program, 1.0) < LOOKS)
    assert wakes(seated.program, 2.0) < LOOKS


def test_a_hidden_window_sleeps_deeper_and_comes_back_as_it_was(seated: Person) -> None:
    seated.mouse.jump((1900, 1060))
    until("sleep", lambda: wakes(seated.program, 1.0) < LOOKS)
    before = seated.program.picture()
    with seated.program.minimised():
        until("deeper sleep", lambda: wakes(seated.program, 1.0) <= HIDDEN_LOOKS)
        assert wakes(seated.program, 3.0) <= HIDDEN_LOOKS
    until("the same picture", lambda: seated.program.picture() == before)


def test_a_match_goes_on_where_it_was_hidden(desktop: dict[str, str], tmp_path: Path) -> None:
    """An expert thinks meanwhile, and what it found is waited for by nobody."""
    seats = ("--seats", "person,expert,expert,expert", "--speed", "at-once")
    program = Program(desktop, tmp_path / "home", "--seed", "5", *seats)
    try:
        with Mouse(program.screen) as mouse:
            person = Person(program, mouse)
            person.wait_for_me()
            mouse.click(person.zone("stock"))
            program.settled("two cards more", lambda seen: seen["phase"] == "play")
            person.wait_for_me()
            view = person.mirror.view()
            card = next(card for card in view.hand if card.rank in MELD_RANKS)
            person.do(plan(view, Discard(card)))
            acts = program.acts()
            with program.minimised():
                time.sleep(2.0)
                assert program.process.poll() is None
            person.wait_for_me()
            assert program.acts() > acts
            program.ask_to_close()
            assert program.ended() == 0
            assert program.said() == ""
    finally:
        program.kill()


def test_control_c_in_the_terminal_ends_a_sleeping_window(seated: Person) -> None:
    until("sleep", lambda: wakes(seated.program, 1.0) < LOOKS)
    seated.program.process.send_signal(signal.SIGINT)
    assert seated.program.ended(2.0) == 130
    assert seated.program.said() == ""


def test_control_c_in_the_terminal_ends_a_hidden_window(seated: Person) -> None:
    with seated.program.minimised():
        until("deeper sleep", lambda: wakes(seated.program, 1.0) <= HIDDEN_LOOKS)
        seated.program.process.send_signal(signal.SIGINT)
        assert seated.program.ended(2.0) == 130

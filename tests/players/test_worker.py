"""The expert thinks in a process of its own; where that fails, the skilled player decides."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from handfoot_gui.players.registry import make_player
from handfoot_gui.players.worker import BEHIND, DEATHS, Remote, Worker
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.seating import parse_seats, seat_controllers
from tests.players.positions import seen


@pytest.fixture
def view() -> PlayerView:
    return seen(hand="99 K 7 5 J A 6", ours="K:3 8:4", pile="A 7 8 K K Q 9", phase="draw")


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def dies(line: Connection) -> None:
    line.recv()
    os._exit(3)


def is_silent(line: Connection) -> None:
    line.recv()
    time.sleep(60)


def remote(worker: Worker, seed: int = 5) -> Remote:
    return Remote(worker, "expert", seed, make_player("skilled", seed))


def test_nobody_waits_and_the_answer_comes(worker: Worker, view: PlayerView) -> None:
    player = remote(worker)
    began = time.perf_counter()
    assert player.decide(view) is None
    first = time.perf_counter() - began
    ends = time.monotonic() + 60
    while (action := player.decide(view)) is None and time.monotonic() < ends:
        time.sleep(0.01)
    assert action is not None
    assert check(view, action) is None
    assert first < 2, "starting the process takes a moment, thinking none"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process stands back there")
def test_the_process_stands_back_for_the_window(worker: Worker, view: PlayerView) -> None:
    player = remote(worker)
    ends = time.monotonic() + 60
    while player.decide(view) is None and time.monotonic() < ends:
        time.sleep(0.01)
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    own, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, process.pid))
    assert its == min(19, own + BEHIND)


def test_a_process_that_dies_is_replaced_by_skilled_play(
    view: PlayerView, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(dies)
    player = remote(worker)
    ends = time.monotonic() + 60
    with caplog.at_level(logging.WARNING):
        while (action := player.decide(view)) is None and time.monotonic() < ends:
            time.sleep(0.01)
    assert action == make_player("skilled", 5).decide(view)
    assert "the process that thinks for the expert" in caplog.text
    for _ in range(DEATHS):
        worker.end("tried")
    other = seen(hand="99 K 7 5 J A 6", ours="K:3 8:4", pile="A 7 8 K K Q 8", phase="draw")
    assert player.decide(other) is not None, "nobody is asked any more"


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_a_killed_process_is_started_again(worker: Worker, view: PlayerView) -> None:
    player = remote(worker)
    player.decide(view)
    assert worker._process is not None
    assert worker._process.pid is not None
    os.kill(worker._process.pid, signal.SIGKILL)
    worker._process.join(10)
    assert player.decide(view) == make_player("skilled", 5).decide(view)
    again = seen(hand="99 K 7 5 J A 6", ours="K:3 8:4", pile="A 7 8 K K Q 8", phase="draw")
    player.decide(again)
    assert worker._process is not None


def test_silence_ends_at_last(view: PlayerView, caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    worker = Worker(is_silent)
    player = Remote(worker, "expert", 5, make_player("skilled", 5), clock=lambda: now)
    try:
        assert player.decide(view) is None
        now = 100.0
        assert player.decide(view) == make_player("skilled", 5).decide(view)
        assert "silent" in caplog.text
    finally:
        worker.close()


def test_at_a_table_experts_share_one_process() -> None:
    seats = parse_seats("person,expert,expert-racer,club")
    _, *others = seat_controllers(seats, "00" * 32)
    assert [type(player).__name__ for player in others] == ["Remote", "Remote", "Computer"]
    assert others[0]._worker is others[1]._worker  # type: ignore[attr-defined]

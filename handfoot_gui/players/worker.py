"""A player that thinks in a process of its own, so that no window waits for it.

The process is given views and gives acts, nothing else. Where it dies or is silent for too long the
skilled player decides instead, and the log says so. Knows processes; no table and no window.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.expert import Expert
from handfoot_gui.players.instructions import NONE, Instructed, Instructions
from handfoot_gui.players.registry import expert_of
from handfoot_gui.players.search import Effort
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.views import PlayerView

log = logging.getLogger(__name__)

BEHIND = 5
"""How far it stands back for the window where a machine has too little for both."""

AT_THE_TABLE = Effort(seconds=0.15)
"""What one decision may cost there; a turn has three or four."""

PATIENCE = 15.0
"""Seconds after which a process is taken for dead; it needs one to start, on a busy machine ten."""

DEATHS = 3
"""A process that died so often is not started again."""


@dataclass(frozen=True, slots=True)
class Question:
    """Which expert is asked, what it was told, and what it sees."""

    player: str
    seed: int
    told: Instructions
    view: PlayerView


def think(questions: Connection) -> None:
    """The process: answers one question after the other until nobody asks any more."""
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    experts: dict[tuple[str, int], Expert] = {}
    with suppress(EOFError, OSError):
        while True:
            ticket, question = questions.recv()
            who = question.player, question.seed
            if who not in experts:
                experts[who] = expert_of(*who, effort=AT_THE_TABLE)
            experts[who].instructions = question.told
            questions.send((ticket, experts[who].decide(question.view)))


class Worker:
    """The process, started by the first question and shared by all seats of a table."""

    def __init__(self, target: Callable[[Connection], None] = think) -> None:
        self._target = target
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ticket = 0
        self._answers: dict[int, Action] = {}
        self._deaths = 0

    def ask(self, question: Question) -> int | None:
        """A ticket for the answer; none where nobody is there to ask."""
        line = self._connected()
        if line is None:
            return None
        self._ticket += 1
        try:
            line.send((self._ticket, question))
        except (OSError, ValueError) as error:
            self.end(f"not asked: {error}")
            return None
        return self._ticket

    def answer(self, ticket: int) -> Action | None:
        """The answer once it is there. Raises `EOFError` where none will come."""
        line = self._line
        if line is None:
            raise EOFError
        try:
            while line.poll():
                got, action = line.recv()
                self._answers = {got: action}
        except (OSError, EOFError) as error:
            self.end(f"ended by itself: {error!r}")
            raise EOFError from error
        return self._answers.get(ticket)

    def end(self, why: str) -> None:
        """Ends the process; the next question starts another one, unless it dies too often."""
        self._deaths += 1
        log.warning("the process that thinks for the expert: %s", why)
        self.close()

    def close(self) -> None:
        line, process = self._line, self._process
        self._line = self._process = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(1)

    def _connected(self) -> Connection | None:
        if self._line is not None or self._deaths >= DEATHS:
            return self._line
        spawn = multiprocessing.get_context("spawn")
        own, its = spawn.Pipe()
        process = spawn.Process(target=self._target, args=(its,), daemon=True, name="expert")
        try:
            process.start()
        except OSError as error:
            self.end(f"not started: {error}")
            return None
        finally:
            its.close()
        self._process, self._line = process, own
        return own


class Remote:
    """An expert's seat: asks the worker, and `decide` gives nothing until the answer is there."""

    def __init__(
        self,
        worker: Worker,
        player: str,
        seed: int,
        stand_in: Controller,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._worker = worker
        self._player = player
        self._seed = seed
        self._stand_in = stand_in
        self._clock = clock
        self._view: PlayerView | None = None
        self._ticket: int | None = None
        self._asked_at = 0.0
        self._told = NONE

    @property
    def instructions(self) -> Instructions:
        return self._told

    @instructions.setter
    def instructions(self, told: Instructions) -> None:
        """Who stands in obeys as well; what was thought of under other orders is not meant."""
        self._told, self._view = told, None
        if isinstance(self._stand_in, Instructed):
            self._stand_in.instructions = told

    def would_like_to_dirty(self, view: PlayerView) -> frozenset[Rank]:
        """As the skilled player sees it, who is asked here and at once."""
        stand_in = self._stand_in
        if not isinstance(stand_in, Instructed):
            return frozenset()
        return stand_in.would_like_to_dirty(view)

    def decide(self, view: PlayerView) -> Action | None:
        if view is not self._view:
            self._view, self._asked_at = view, self._clock()
            question = Question(self._player, self._seed, self._told, view)
            self._ticket = self._worker.ask(question)
        if self._ticket is None:
            return self._stand_in.decide(view)
        try:
            action = self._worker.answer(self._ticket)
        except EOFError:
            self._ticket = None
            return self._stand_in.decide(view)
        if action is None and self._clock() - self._asked_at > PATIENCE:
            self._worker.end(f"silent for {PATIENCE:.0f} s")
            self._ticket = None
            return self._stand_in.decide(view)
        return action

"""A program of somebody else's on a seat: one JSON line asks it, one JSON line answers.

Whoever is silent, slow, illegal or dead loses the turn to the steady player, is told why, and it is
counted. Nothing waits for a program longer than `LIMIT`.
"""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from handfoot_gui.players.asking import question
from handfoot_gui.players.controller import Controller
from handfoot_gui.players.program import Program, ProgramDied
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.events import TurnBegan
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.notation import NotationError, finder, played_from_json
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.refusals import refuse

log = logging.getLogger(__name__)

LIMIT = 5.0
"""Seconds for one answer."""
STARTS = 3
"""A program that has died so often is not started again."""
FAULTS = ("silent", "unreadable", "illegal", "died")


class Outside:
    """`pause` is how long `decide` may wait before it gives nothing: not at all at a table."""

    def __init__(
        self,
        command: str,
        stand_in: Controller,
        *,
        pause: float = 0.0,
        limit: float = LIMIT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = command
        self._stand_in = stand_in
        self._pause = pause
        self._limit = limit
        self._clock = clock
        self._program: Program | None = None
        self._starts = 0
        self._asked: PlayerView | None = None
        self._asked_at = 0.0
        self._owes = False
        self._lost_turn: tuple[int, int] | None = None
        self.faults: Counter[str] = Counter()
        """Turns lost, by the reason."""

    def decide(self, view: PlayerView) -> Action | None:
        """None while the program thinks."""
        if self._lost_turn == _turn_of(view):
            return self._stand_in.decide(view)
        try:
            if view is not self._asked:
                if not self._may_ask():
                    return self._lose(view, "silent", "an answer is still owed")
                self._ask(view)
            return self._answered(view)
        except ProgramDied as died:
            self.close()
            return self._lose(view, "died", str(died))

    def close(self) -> None:
        """Ends the program; it would be started again by the next question."""
        program, self._program, self._owes = self._program, None, False
        if program is not None:
            program.close()

    def _may_ask(self) -> bool:
        """A late answer is waited for no more, but must have come before the next question."""
        while self._program is not None and self._program.hear() is not None:
            self._owes = False
        return not self._owes

    def _ask(self, view: PlayerView) -> None:
        if self._program is None:
            if self._starts >= STARTS:
                raise ProgramDied("it is not started again")
            self._starts += 1
            self._program = Program(self._command)
        self._program.say(json.dumps(question(view), separators=(",", ":")))
        self._asked, self._asked_at, self._owes = view, self._clock(), True

    def _answered(self, view: PlayerView) -> Action | None:
        if self._program is None:
            raise ProgramDied("it has ended")
        line = self._program.hear(self._pause)
        if line is None:
            if self._clock() - self._asked_at < self._limit:
                return None
            return self._lose(view, "silent", f"no answer in {self._limit:g} s")
        self._owes = False
        try:
            data: Any = json.loads(line)
            if not isinstance(data, dict):
                raise NotationError("do", data)
            action = played_from_json(data, finder(view.hand))
        except (ValueError, RecursionError) as error:
            return self._lose(view, "unreadable", str(error))
        refusal = check(view, action)
        if refusal is not None:
            return self._lose(view, "illegal", refuse(refusal, view).headline, refusal.rule)
        return action

    def _lose(
        self, view: PlayerView, fault: str, why: str, rule: str | None = None
    ) -> Action | None:
        self.faults[fault] += 1
        self._lost_turn, self._asked = _turn_of(view), None
        log.warning("%s (seat %d) loses its turn, %s: %s", self._command, view.seat, fault, why)
        if self._program is not None:
            told = {"lost_turn": fault, "why": why} | ({"rule": rule} if rule else {})
            try:
                self._program.say(json.dumps(told))
            except ProgramDied:
                self.close()
        return self._stand_in.decide(view)


def _turn_of(view: PlayerView) -> tuple[int, int]:
    """The round and how many turns have begun in it: the same for all acts of a turn."""
    return view.round_number, sum(isinstance(event, TurnBegan) for event in view.history)

"""A computer player: opens, takes fat piles, makes books, gets into the foot and goes out.

A pure function of the view, a seed and what the partner was told. It judges every plan for the turn
by what the table and the hand are worth after it, the best discard included, and makes the first
act of the best one. How well it does that is its level's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from handfoot_gui.players.answering import says_yes, wants_to_go_out
from handfoot_gui.players.instructions import NONE, Instructions
from handfoot_gui.players.levels import LEVELS, Level
from handfoot_gui.players.memory import Memory, Remembering, of_the_table
from handfoot_gui.players.mistakes import Slip, led_astray, lower_pair, slips_of, too_rich
from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.players.styles import HURRY, in_style
from handfoot_gui.players.taking import take_or_draw
from handfoot_gui.players.turn import Turn
from handfoot_gui.players.weights import Weights, load_weights
from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut, LayDown
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView

_NO_RANK: frozenset[Rank] = frozenset()


class Computer:
    """One player of some level. The seed decides only which turns go wrong, and where nothing else
    does. `instructions` may be changed at any time."""

    def __init__(
        self,
        seed: int,
        level: Level = LEVELS["club"],
        weights: Weights | None = None,
        instructions: Instructions = NONE,
    ) -> None:
        self._seed = seed
        self._level = level
        self._weights = weights or load_weights(level.weights)
        self._remembering = Remembering()
        self.instructions = instructions

    def decide(self, view: PlayerView) -> Action:
        for action in self.wishes(view):
            if check(view, action) is None:
                return action
        return RandomPlayer(self._seed).decide(view)

    def would_like_to_dirty(self, view: PlayerView) -> frozenset[Rank]:
        """Melds the partner wants clean that it would put a wild on if it were free to: to ask."""
        kept = self.instructions.keep_clean
        if not kept or view.phase != "play" or view.seat != view.to_act:
            return frozenset()
        told, self.instructions = self.instructions, replace(self.instructions, keep_clean=_NO_RANK)
        try:
            action = self.decide(view)
        finally:
            self.instructions = told
        lay = action.lay if isinstance(action, LayDown | GoOut) else ()
        clean = {m.rank for m in view.team.melds if m.kind == "clean" and not m.is_book}
        wild = {p.rank for p in lay if p.meld != "new" and any(map(is_wild, p.cards))}
        return kept & clean & wild

    def wishes(self, view: PlayerView, memory: Memory | None = None) -> Iterator[Action]:
        """What it would like to do, the dearest wish first.

        Who follows a round himself may bring its `memory` instead of a view with its history.
        """
        memory = memory or self._remembering.of(view)
        slips = slips_of(view, memory, self._seed, self._level.slips)
        turn = self._turn(view, memory, slips)
        match view.phase:
            case "draw":
                yield from take_or_draw(turn)
            case "play":
                yield from self._goings_out(turn)
                yield from _plays(turn, slips)
            case "answer":
                yield Answer(says_yes(turn))
            case _:
                return

    def _turn(self, view: PlayerView, memory: Memory, slips: frozenset[Slip]) -> Turn:
        if self._level.recall is not None:
            memory = of_the_table(memory, self._level.recall)
        weights = self._weights
        if self.instructions.hurry:
            weights = in_style(weights, HURRY)
        weights = led_astray(weights, slips)
        return Turn(view, memory, weights, self.instructions)

    def _goings_out(self, turn: Turn) -> Iterator[Action]:
        told = self.instructions
        if told.not_yet and not turn.outlook.is_last_turn:
            return
        if told.no_is_final and turn.memory.refusals:
            return
        out = turn.planner.goings_out()
        if out and wants_to_go_out(turn, out[0]):
            lay = turn.planner.lay_of(out[0])
            kept = turn.planner.kept_after(out[0])
            yield GoOut(lay, kept[0] if kept else None)


def _plays(turn: Turn, slips: frozenset[Slip]) -> Iterator[Action]:
    judged = turn.judged()
    opens = not turn.view.team.has_opened and not judged[0].plan.is_empty
    if opens and Slip.OPENS_RICH in slips:
        judged = too_rich(turn, judged)
    for one in judged:
        if not one.plan.is_empty:
            yield LayDown(turn.planner.lay_of(one.plan))
        elif one.discard is not None:
            discards = turn.discards(one.plan)
            if Slip.BREAKS_PAIR in slips:
                discards = lower_pair(turn, discards)
            yield from (Discard(card) for _, card in discards)

"""The expert: skilled play that looks ahead where it has a choice.

A pure function of view, seed and instructions as long as its effort is a number of worlds and no
time; of what is hidden it knows fair re-deals only.
"""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.players.chance import chance
from handfoot_gui.players.computer import Computer
from handfoot_gui.players.instructions import NONE, Instructions
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.memory import Remembering
from handfoot_gui.players.reading import likely_hands, load_factors
from handfoot_gui.players.search import Effort, Option, best_of
from handfoot_gui.players.styles import HURRY, in_style
from handfoot_gui.players.taking import starts
from handfoot_gui.players.turn import Judged, Turn
from handfoot_gui.players.weights import Weights, load_weights
from handfoot_gui.rules.actions import Action, Discard, Draw, GoOut, LayDown, TakePile
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import check, pile_refusal
from handfoot_gui.rules.views import PlayerView

WEIGHTS = "expert"
"""Its own habits, by the skilled player's ways of deciding."""

PLANS, DISCARDS, TAKES = 4, 4, 2
"""How many of the best are looked at."""

FAR, FAR_DISCARD = 150.0, 60.0
"""What skilled play holds for worse by so many points is not looked at: some things one never does,
such as to throw a wild or what the next player is known to hold twice.
"""


class Expert:
    """`effort` is what a decision may cost."""

    def __init__(
        self,
        seed: int,
        effort: Effort | None = None,
        weights: Weights | None = None,
        instructions: Instructions = NONE,
    ) -> None:
        self._seed = seed
        self._effort = effort or Effort()
        level = LEVELS["skilled"]
        self._weights = weights or load_weights(WEIGHTS)
        self._base = Computer(seed, level, self._weights, instructions)
        self._remembering = Remembering()

    @property
    def instructions(self) -> Instructions:
        return self._base.instructions

    @instructions.setter
    def instructions(self, told: Instructions) -> None:
        self._base.instructions = told

    def would_like_to_dirty(self, view: PlayerView) -> frozenset[Rank]:
        return self._base.would_like_to_dirty(view)

    def decide(self, view: PlayerView) -> Action:
        usual = self._base.decide(view)
        if view.phase not in ("draw", "play"):
            return usual
        options = self.options(view, usual)
        if len(options) < 2:
            return usual
        likely = likely_hands(view, self._remembering.of(view), load_factors())
        chosen = best_of(view, options, chance(self._seed, view), self._effort, likely)
        return chosen.acts[0]

    def options(self, view: PlayerView, usual: Action) -> list[Option]:
        """What skilled play would do comes first; each is legal and begins in its own way."""
        weights = in_style(self._weights, HURRY) if self.instructions.hurry else self._weights
        turn = Turn(view, self._remembering.of(view), weights, self.instructions)
        found = list(_starts(turn) if view.phase == "draw" else _plays(turn, self.instructions))
        values = [value for acts, value in found if acts[0] == usual]
        best = values[0] if values else max((value for _, value in found), default=0.0)
        options: dict[Action, Option] = {usual: Option((usual,))}
        for acts, value in found:
            begin = acts[0]
            if begin == usual:
                options[usual] = Option(acts)
            elif begin not in options and check(view, begin) is None:
                options[begin] = Option(acts, max(0.0, best - value))
        return list(options.values())


Found = Iterator[tuple[tuple[Action, ...], float]]
"""Acts, and what they are worth to skilled play."""


def _starts(turn: Turn) -> Found:
    if pile_refusal(turn.view) is not None:
        return
    takes = turn.planner.pile_takes()[:TAKES]
    values = {type(start.action): start.value for start in starts(turn)}
    yield (Draw(),), values[Draw]
    for plan in takes:
        value = values.get(TakePile, values[Draw]) + plan.value - takes[0].value
        yield (TakePile(turn.planner.lay_of(plan, takes_pile=True)),), value


def _plays(turn: Turn, told: Instructions) -> Found:
    judged = turn.judged()
    best = judged[0].value
    for one in judged[:PLANS]:
        if one.value > best - FAR and not (one.plan.is_empty and one.discard is None):
            yield _acts(turn, one), one.value
    empty = next((one for one in judged if one.plan.is_empty), None)
    if empty is not None and empty.value > best - FAR:
        first, *others = turn.discards(empty.plan)[:DISCARDS]
        for gain, card in (first, *(o for o in others if not turn.is_last_resort(o[1]))):
            if gain > first[0] - FAR_DISCARD:
                yield (Discard(card),), empty.value + gain - first[0]
    if told.not_yet or (told.no_is_final and turn.memory.refusals):
        return
    for plan in turn.planner.goings_out()[:1]:
        kept = turn.planner.kept_after(plan)
        yield (GoOut(turn.planner.lay_of(plan), kept[0] if kept else None),), best


def _acts(turn: Turn, one: Judged) -> tuple[Action, ...]:
    """The lay-down with the discard after it, or the discard alone."""
    discard = (Discard(one.discard),) if one.discard else ()
    return discard if one.plan.is_empty else (LayDown(turn.planner.lay_of(one.plan)), *discard)

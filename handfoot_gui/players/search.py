"""Looking ahead: the same fair worlds for every option, some turns of quick play, a judgement.

Knows views and the worlds made of them. An option is better than the first one only where its gain
over all worlds exceeds the standard error of that gain: roll-outs are noisy, and what heuristic
play would do is mostly right.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from handfoot_gui.players import quick
from handfoot_gui.players.value import FIGURES, expected_margin
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.counting import act
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.rules.worlds import Unseen


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at: worlds, turns after this one; `seconds` ends it before (anytime)."""

    worlds: int = 60
    turns: int = 4
    batch: int = 12
    doubt: float = 1.5
    """Standard errors that a gain must exceed."""
    seconds: float = math.inf


Option = tuple[Action, ...]
"""The next acts of the seat that looks ahead; quick play finishes the turn."""


@lru_cache(maxsize=1)
def value_weights() -> tuple[float, ...]:
    text = (resources.files("handfoot_gui.players.weights") / "value.json").read_text("utf-8")
    weights: dict[str, float] = json.loads(text)["weights"]
    return tuple(weights[name] for name in FIGURES)


def best_of(
    view: PlayerView, options: Sequence[Option], rng: random.Random, effort: Effort
) -> Option:
    """The first option, or another one that is better beyond doubt."""
    unseen = Unseen(view)
    judge = _Judge(view)
    gains: dict[Option, _Gain] = {option: _Gain() for option in options[1:]}
    ends = time.monotonic() + effort.seconds
    for number in range(1, effort.worlds + 1):
        table = Table.of(unseen.world(rng))
        first = judge.after(table.copy(), options[0], effort.turns)
        for option, gain in gains.items():
            gain.add(judge.after(table.copy(), option, effort.turns) - first)
        if number % effort.batch == 0:
            gains = {o: gain for o, gain in gains.items() if gain.mean > -2 * gain.error}
            if not gains:
                return options[0]
        if time.monotonic() > ends:
            break
    better = {o: gain for o, gain in gains.items() if gain.mean > effort.doubt * gain.error}
    return max(better, key=lambda option: better[option].mean) if better else options[0]


CERTAIN, UNCERTAIN = 20.0, 600.0
"""Points of a margin that turn even chances of the match into three to one or so."""


class _Gain:
    """Mean and standard error of what an option gains over the first one, world by world."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self._count

    @property
    def error(self) -> float:
        if self._count < 2:
            return math.inf
        spread = max(0.0, self._squares / self._count - self.mean**2)
        return math.sqrt(spread / (self._count - 1))


class _Judge:
    """What a table is worth to the seat's team: points, or in the last round chances to win."""

    def __init__(self, view: PlayerView) -> None:
        self._team = view.team_of(view.seat)
        rules = view.rules
        self._is_last = view.round_number >= rules.rounds and rules.target_score is None
        scores = list(view.match_scores)
        own = scores.pop(self._team)
        self._lead = own - max(scores)

    def after(self, table: Table, option: Option, turns: int) -> float:
        for action in option:
            act(table, action)
        if not table.is_over and not table.to_draw:
            quick.finish_turn(table)
        quick.play_turns(table, turns)
        margin = expected_margin(table, self._team, value_weights())
        if not self._is_last:
            return margin
        doubt = CERTAIN if table.is_over else UNCERTAIN
        return 1000 / (1 + math.exp(-max(-50.0, min(50.0, (self._lead + margin) / doubt))))

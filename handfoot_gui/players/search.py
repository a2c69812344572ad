"""Looking ahead: the same fair worlds for every option, some turns of quick play, a judgement.

Knows views and the worlds made of them. An option is better than the first one only where its gain
over all worlds exceeds the standard error of that gain. Against skilled play of sixteen more turns
the gains were found to be right on the average, and the skilled player's own judgement to add
nothing to them, so that it counts for no more than that.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from handfoot_gui.players import quick
from handfoot_gui.players.value import FIGURES, expected_margin
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.counting import act
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.redeal import Likely, Redeal
from handfoot_gui.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at: worlds, turns after this one; `seconds` ends it before (anytime)."""

    worlds: int = 130
    playouts: int = 480
    """Over all options: where few are left, more worlds are looked at."""
    turns: int = 6
    batch: int = 12
    doubt: float = 1.0
    """Standard errors that a gain must exceed."""
    seconds: float = math.inf


Option = tuple[Action, ...]
"""The next acts of the seat that looks ahead; quick play finishes the turn."""

HOPELESS = -1.0
"""Standard errors below nothing at which an option is not looked at any longer."""


@lru_cache(maxsize=1)
def value_weights() -> tuple[float, ...]:
    text = (resources.files("handfoot_gui.players.weights") / "value.json").read_text("utf-8")
    weights: dict[str, float] = json.loads(text)["weights"]
    return tuple(weights[name] for name in FIGURES)


def best_of(
    view: PlayerView,
    options: Sequence[Option],
    rng: random.Random,
    effort: Effort,
    likely: Mapping[Seat, Likely] | None = None,
) -> Option:
    """The first option, or another one that is better beyond doubt."""
    worlds = Redeal(view, likely)
    judge = _Judge(view)
    usual, *others = options
    gains = [_Gain(option) for option in others]
    ends = time.monotonic() + effort.seconds
    playouts = 0
    for number in range(1, effort.worlds + 1):
        table = worlds.table(rng)
        first = judge.after(table.copy(), usual, effort.turns)
        for gain in gains:
            gain.add(judge.after(table.copy(), gain.option, effort.turns) - first)
        playouts += 1 + len(gains)
        if number % effort.batch == 0:
            gains = [gain for gain in gains if gain.mean > HOPELESS * gain.error]
        if not gains or playouts >= effort.playouts or time.monotonic() > ends:
            break
    better = [gain for gain in gains if gain.mean > effort.doubt * gain.error]
    return max(better, key=lambda gain: gain.mean).option if better else usual


CERTAIN, UNCERTAIN = 20.0, 600.0
"""Points of a margin that turn even chances of the match into three to one or so."""


class _Gain:
    """Mean and standard error of what an option gains over the first one, world by world."""

    def __init__(self, option: Option) -> None:
        self.option = option
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

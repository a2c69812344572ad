"""Looking ahead: the same fair worlds for every option, some turns of quick play, a judgement.

Knows views and the worlds made of them. An option is better than the first one only where its gain
over all worlds, less half of what skilled play holds against it, exceeds the standard error of that
gain: the roll-outs err by what quick play does otherwise, the skilled judgement by what it cannot
see, and neither knows of the other's errors.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from handfoot_gui.players import quick
from handfoot_gui.players.value import expected_margin, load_net
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.counting import act
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.redeal import Likely, Redeal
from handfoot_gui.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at: worlds, turns after this one; `seconds` ends it before (anytime)."""

    worlds: int = 160
    playouts: int = 600
    """Over all options: where few are left, more worlds are looked at. For up to `TEAMS` teams."""
    turns: int = 4
    batch: int = 12
    doubt: float = 1.0
    """Standard errors that a gain must exceed."""
    trust: float = 0.5
    """How far it counts by how many points skilled play holds an option for worse."""
    seconds: float = math.inf


@dataclass(frozen=True, slots=True)
class Option:
    """The next acts of the seat that looks ahead; quick play finishes the turn.

    `worse`: points by which skilled play holds it for worse than what it would do.
    """

    acts: tuple[Action, ...]
    worse: float = 0.0


TEAMS = 3
"""With more teams fewer playouts do: each of them takes longer, as each team is judged."""
HOPELESS = -1.0
"""Standard errors below nothing at which an option is not looked at any longer."""


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
    most = effort.playouts * TEAMS // max(TEAMS, len(view.teams))
    playouts, total, a_point = 0, 0.0, 0.0
    for number in range(1, effort.worlds + 1):
        table = worlds.table(rng)
        first = judge.after(table.copy(), usual, effort.turns)
        for gain in gains:
            gain.add(judge.after(table.copy(), gain.option, effort.turns) - first)
        playouts, total = playouts + 1 + len(gains), total + first
        a_point = effort.trust * judge.of_a_point(total / number)
        if number % effort.batch == 0:
            gains = [gain for gain in gains if gain.net(a_point) > HOPELESS * gain.error]
        if not gains or playouts >= most or time.monotonic() > ends:
            break
    better = [gain for gain in gains if gain.net(a_point) > effort.doubt * gain.error]
    return max(better, key=lambda gain: gain.net(a_point)).option if better else usual


A_ROUND, SURELY, A_CARD = 1500.0, 300.0, 5.5
"""How far margins go astray, in points: a round that is still to come; the one in play, at the last
and for each card of the stock (about what the value function errs by in rounds kept aside).
"""
OVER = 20.0
STEEP = 0.55
"""What makes a standard deviation the scale of a logistic curve."""


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

    def net(self, a_point: float) -> float:
        """The gain less what skilled play holds against it."""
        return self.mean - self.option.worse * a_point

    @property
    def error(self) -> float:
        if self._count < 2:
            return math.inf
        spread = max(0.0, self._squares / self._count - self.mean**2)
        return math.sqrt(spread / (self._count - 1))


class _Judge:
    """What a table is worth to the seat's team: its chances to win the match, or points.

    Points where the match goes to a score: how many rounds are to come is open then.
    """

    def __init__(self, view: PlayerView) -> None:
        self._team = view.team_of(view.seat)
        rules = view.rules
        self._to_score = rules.target_score is not None
        self._to_come = A_ROUND * A_ROUND * max(0, rules.rounds - view.round_number)
        scores = list(view.match_scores)
        own = scores.pop(self._team)
        self._lead = own - max(scores)
        self._stock = view.stock_count

    def after(self, table: Table, option: Option, turns: int) -> float:
        for action in option.acts:
            act(table, action)
        if not table.is_over and not table.to_draw:
            quick.finish_turn(table)
        quick.play_turns(table, turns)
        margin = expected_margin(table, self._team, load_net())
        if self._to_score:
            return margin
        astray = OVER if table.is_over else SURELY + A_CARD * table.stock_left
        ahead = (self._lead + margin) / self._scale(astray)
        return 1000 / (1 + math.exp(-max(-50.0, min(50.0, ahead))))

    def of_a_point(self, value: float) -> float:
        """What one point of the margin is worth where a table is worth so much."""
        if self._to_score:
            return 1.0
        return value * (1 - value / 1000) / self._scale(SURELY + A_CARD * self._stock)

    def _scale(self, astray: float) -> float:
        return STEEP * math.sqrt(astray * astray + self._to_come)

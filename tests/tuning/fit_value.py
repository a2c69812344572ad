"""Fits the value function of `players.value` to rounds of computer players (extra "tuning": numpy).

    python -m tests.tuning.fit_value sample --player skilled --rounds 4000 --out rows.npz
    python -m tests.tuning.fit_value vary --rounds 4000 --out varied.npz
    python -m tests.tuning.fit_value fit --varied varied.npz --rows rows.npz --out value.json

`vary` changes some cards of the hands in such rounds and plays on by quick play, several times for
each position: that tells small differences, which the outcomes of rounds are too noisy for. The net
is fitted to those first, then for a short while to the rounds themselves. They are dealt from seeds
of their own, which no measurement uses; every eighth is kept aside.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from handfoot_gui.players import quick
from handfoot_gui.players.expert import Expert
from handfoot_gui.players.registry import make_player
from handfoot_gui.players.value import FIGURES, figures, weight_of_prospects
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.counts import RED, Table
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import redact, view_of

FIRST_SEED = 20_000_000
SLIPS = 0.06
"""The share of acts for which another plausible one is taken, so that not all rows are alike."""
ASIDE = 8
NEURONS = 12
BATCH, DECAY = 2048, 3e-3
FIRST, THEN = (20, 4e-3), (3, 6e-4)
"""How often all rows are gone through, and the largest step: for varied rows, for true ones."""
PLAYED_ON, CHANGED, APART, FRESH = 4, 0.6, 3, 6
"""`vary`: how often a position is played on, how many have changed hands, turns between two of a
round, turns at the beginning that are left out.
"""
POINTS = 1000.0

MANY_TURNS = 1000
COLUMNS = ("own", "others", "weight", "stands", "margin", "round")
Row = tuple[list[float], list[float], float, float, float, int]
"""Both teams' figures, the weight of their prospects, the margin as it stands and as it ends."""
Rows = dict[str, Any]
"""The same by columns, as arrays."""


def round_of(player: str, seed: int) -> tuple[list[RoundState], RoundState]:
    """The states at the start of each turn, and the end."""
    rng, rules = random.Random(seed), PRESETS["game-night"]
    secret, number = secret_from_seed(FIRST_SEED + seed), seed % 4 + 1
    deck = shuffled_pack(rules, 4, secret, number)
    dealt = deal(rules, 4, deck, dealer=seed // 4 % 4, secret=secret, round_number=number)
    state, events = begin_round(dealt)
    histories: list[list[Event]] = [[redact(e, seat) for e in events] for seat in range(4)]
    players = [make_player(player, seed * 4 + seat) for seat in range(4)]
    choosers = [Expert(seed * 4 + seat) for seat in range(4)]
    found: list[RoundState] = []
    while state.result is None:
        seat = state.to_act
        if state.phase is Phase.DRAW:
            found.append(state)
        view = view_of(state, seat, tuple(histories[seat]))
        action: Action | None = players[seat].decide(view)
        assert action is not None
        if state.phase in (Phase.DRAW, Phase.PLAY) and rng.random() < SLIPS:
            action = rng.choice(choosers[seat].options(view, action)).acts[0]
        state, events = apply(state, action)
        for each, history in enumerate(histories):
            history.extend(redact(event, each) for event in events)
    return found, state


def rows_of_round(player: str, seed: int) -> Iterator[Row]:
    """The figures at the start of each turn, with the margin that came of them."""
    states, end = round_of(player, seed)
    assert end.result is not None
    first, second = (score.total for score in end.result.scores)
    for state in states:
        yield _row(Table.of(state), first - second, seed)


def varied_rows(player: str, seed: int) -> Iterator[Row]:
    """Positions of a round, some with other hands, and what quick play makes of them."""
    rng = random.Random(f"varied {seed}")
    for state in round_of(player, seed)[0][FRESH - rng.randrange(APART) :: APART]:
        table = Table.of(state)
        unknown = list(table.stock)
        rng.shuffle(unknown)
        if rng.random() < CHANGED:
            _change(table.hands[rng.randrange(4)], unknown, rng)
        table.stock = tuple(unknown)
        quick.play_turns(table, rng.randrange(7))
        if table.is_over:
            continue
        unknown, total = list(table.stock[table.at :]), 0
        for _ in range(PLAYED_ON):
            rng.shuffle(unknown)
            ended = table.copy()
            ended.stock, ended.at = tuple(unknown), 0
            quick.play_turns(ended, MANY_TURNS)
            total += ended.score(0) - ended.score(1)
        yield _row(table, total / PLAYED_ON, seed)


def _change(hand: list[int], unknown: list[int], rng: random.Random) -> None:
    """One card to three change places with cards of the stock, but for red threes."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        held = [code for code, count in enumerate(hand) if count]
        if not held or not unknown:
            return
        old, at = rng.choice(held), rng.randrange(len(unknown))
        if RED not in (old, unknown[at]):
            hand[old] -= 1
            hand[unknown[at]] += 1
            unknown[at] = old


def _row(table: Table, margin: float, seed: int) -> Row:
    own, others = figures(table)
    stands = table.score(0) - table.score(1)
    return own, others, weight_of_prospects(table), stands, margin, seed


def as_columns(rows: Iterable[Row]) -> Rows:
    return {
        name: np.array(column)
        for name, column in zip(COLUMNS, zip(*rows, strict=True), strict=True)
    }


class Fit:
    """The net on figures scaled to their spread in the varied rows; margins in thousands."""

    def __init__(self, varied: Rows, seed: int = 1) -> None:
        self._rng = np.random.default_rng(seed)
        self._mean, self._spread = varied["own"].mean(0), varied["own"].std(0) + 1e-3
        self._use(varied)
        count = len(FIGURES)
        spread = 0.6 / np.sqrt(count)
        self._net: dict[str, Any] = {
            "neurons": self._rng.normal(0, spread, (count, NEURONS)),
            "bias": np.zeros(NEURONS),
            "effect": self._rng.normal(0, 0.3 / np.sqrt(NEURONS), NEURONS),
            "plain": self._least_squares(),
        }
        self._run(*FIRST)

    def go_on_with(self, rows: Rows) -> None:
        self._use(rows)
        self._run(*THEN)

    def _use(self, rows: Rows) -> None:
        self._own = ((rows["own"] - self._mean) / self._spread).astype(np.float32)
        self._others = ((rows["others"] - self._mean) / self._spread).astype(np.float32)
        self._weight = rows["weight"].astype(np.float32)
        self._to_come = ((rows["margin"] - rows["stands"]) / POINTS).astype(np.float32)
        self._aside = rows["round"] % ASIDE == 0
        self._margins = rows["margin"] / POINTS

    def _least_squares(self, ridge: float = 30.0) -> Any:
        found = ~self._aside
        left = (self._own - self._others)[found] * self._weight[found, None]
        square = left.T @ left + ridge * np.eye(left.shape[1])
        return np.linalg.solve(square, left.T @ self._to_come[found])

    def _run(self, epochs: int, largest: float) -> None:
        """Adam, the step growing less and less."""
        rows = np.flatnonzero(~self._aside)
        batches = len(rows) // BATCH
        moved = {name: np.zeros_like(part) for name, part in self._net.items()}
        squared = {name: np.zeros_like(part) for name, part in self._net.items()}
        number = 0
        for _ in range(epochs):
            self._rng.shuffle(rows)
            for batch in range(batches):
                number += 1
                slopes = self._slopes(rows[batch * BATCH : (batch + 1) * BATCH])
                done = number / (epochs * batches)
                step = largest * min(1.0, number / 100) * (1 + np.cos(np.pi * done)) / 2
                for name, slope in slopes.items():
                    moved[name] += 0.1 * (slope - moved[name])
                    squared[name] += 0.001 * (slope * slope - squared[name])
                    size = np.sqrt(squared[name] / (1 - 0.999**number)) + 1e-8
                    self._net[name] -= step * moved[name] / (1 - 0.9**number) / size
                    if name in ("neurons", "effect"):
                        self._net[name] *= 1 - step * DECAY

    def _slopes(self, rows: Any) -> dict[str, Any]:
        own, others, net = self._own[rows], self._others[rows], self._net
        first = np.maximum(0, own @ net["neurons"] + net["bias"])
        second = np.maximum(0, others @ net["neurons"] + net["bias"])
        weight = self._weight[rows]
        found = ((first - second) @ net["effect"] + (own - others) @ net["plain"]) * weight
        error = (found - self._to_come[rows]) / len(rows) * weight
        back = error[:, None] * net["effect"]
        by_first, by_second = back * (first > 0), -back * (second > 0)
        return {
            "neurons": own.T @ by_first + others.T @ by_second,
            "bias": by_first.sum(0) + by_second.sum(0),
            "effect": (first - second).T @ error,
            "plain": (own - others).T @ error,
        }

    def explained(self) -> float:
        """The share of the variance of the rounds kept aside."""
        net = self._net
        first = np.maximum(0, self._own @ net["neurons"] + net["bias"])
        second = np.maximum(0, self._others @ net["neurons"] + net["bias"])
        found = (first - second) @ net["effect"] + (self._own - self._others) @ net["plain"]
        errors = (found * self._weight - self._to_come)[self._aside]
        return float(1 - (errors**2).mean() / (self._margins[self._aside] ** 2).mean())

    def content(self) -> dict[str, Any]:
        """The net for figures as they are, in points; what all teams share is left out."""
        net = self._net
        neurons = net["neurons"] / self._spread[:, None]
        bias = net["bias"] - self._mean @ neurons
        plain = net["plain"] / self._spread * POINTS
        return {
            "plain": {name: round(float(x), 3) for name, x in zip(FIGURES, plain, strict=True)},
            "neurons": [[round(float(x), 5) for x in neuron] for neuron in neurons.T],
            "bias": [round(float(x), 4) for x in bias],
            "effect": [round(float(x) * POINTS, 2) for x in net["effect"]],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("do", choices=("sample", "vary", "fit"))
    parser.add_argument("--varied", nargs="*", type=Path, default=[])
    parser.add_argument("--rows", nargs="*", type=Path, default=[])
    parser.add_argument("--player", default="skilled")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.do != "fit":
        make = rows_of_round if given.do == "sample" else varied_rows
        numbers = range(given.first, given.first + given.rounds)
        rows = as_columns(row for number in numbers for row in make(given.player, number))
        np.savez(given.out, player=given.player, **rows)
        return
    fit = Fit(_read(given.varied))
    rows = _read(given.rows)
    fit.go_on_with(rows)
    origin = (
        f"{NEURONS} neurons fitted to quick play on from varied positions, then to "
        f"{len(rows['round'])} turns of {given.player} at game-night; "
        f"explains {fit.explained():.0%} of the variance of rounds left out"
    )
    content = {"made_by": origin, **fit.content()}
    given.out.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def _read(paths: list[Path]) -> Rows:
    read = [np.load(path) for path in paths]
    return {name: np.concatenate([each[name] for each in read]) for name in COLUMNS}


if __name__ == "__main__":
    main()

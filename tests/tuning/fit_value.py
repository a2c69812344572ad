"""Fits the value function of `players.value` to rounds of computer players (extra "tuning": numpy).

    python -m tests.tuning.fit_value sample --rounds 12903 --out rows-1.npz
    python -m tests.tuning.fit_value sample --first 1000000 --rounds 12934 --out rows-2.npz
    python -m tests.tuning.fit_value fit --rows rows-1.npz rows-2.npz --out value.json

The rounds are those of experts that do not look ahead, now and then with another plausible act. At
some turn up to three cards of a hand change places with cards of the stock, so that what a hand is
worth is not only seen with those who came to hold it; the turns from there on are the rows. The
rounds are dealt from seeds of their own, which no measurement uses; every eighth, always a first
one, is kept aside.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.expert import WEIGHTS, Expert
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.value import FIGURES, figures, weight_of_prospects
from handfoot_gui.players.weights import hash_of, load_weights
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import redact, view_of

FIRST_SEED = 370_000_000
SLIPS = 0.06
"""The share of acts for which any plausible one is taken, so that not all rows are alike."""
CHANGES, LATEST = (1, 1, 2, 3), 40
"""How many cards of a hand are changed; the turn: the first one, or as often one up to this."""
ASIDE = 8
NEURONS = 24
BATCH, DECAY = 2048, 3e-3
EPOCHS, LARGEST = 16, 3e-3
"""How often all rows are gone through, and the largest step."""
POINTS = 1000.0

COLUMNS = ("own", "others", "weight", "stands", "margin", "round")
Row = tuple[list[float], list[float], float, float, float, int]
"""Both teams' figures, the weight of their prospects, the margin as it stands and as it ends."""
Rows = dict[str, Any]
"""The same by columns, as arrays."""


def rows_of_round(number: int) -> Iterator[Row]:
    """The figures at the start of each turn from the change on, and the margin that came of it."""
    rng, rules, numbered = random.Random(number), PRESETS["game-night"], number % 4 + 1
    secret = secret_from_seed(FIRST_SEED + number)
    deck = shuffled_pack(rules, 4, secret, numbered)
    dealt = deal(rules, 4, deck, dealer=number // 8 % 4, round_number=numbered, secret="")
    state, events = begin_round(dealt)
    histories: list[list[Event]] = [[redact(e, seat) for e in events] for seat in range(4)]
    weights = load_weights(WEIGHTS)
    players = [Computer(seat, LEVELS["skilled"], weights) for seat in range(4)]
    choosers = [Expert(number * 4 + seat) for seat in range(4)]
    change, turn, found = rng.choice((0, rng.randrange(LATEST))), 0, list[Table]()
    while state.result is None:
        seat = state.to_act
        if state.phase is Phase.DRAW:
            if turn == change:
                state = _changed(state, rng)
            if turn >= change:
                found.append(Table.of(state))
            turn += 1
        view = view_of(state, seat, tuple(histories[seat]))
        action = players[seat].decide(view)
        if state.phase in (Phase.DRAW, Phase.PLAY) and rng.random() < SLIPS:
            action = rng.choice(choosers[seat].options(view, action)).acts[0]
        state, events = apply(state, action)
        for each, history in enumerate(histories):
            history.extend(redact(event, each) for event in events)
    first, second = (score.total for score in state.result.scores)
    for table in found:
        yield _row(table, first - second, number)


def _changed(state: RoundState, rng: random.Random) -> RoundState:
    """One card to three of a hand change places with cards of the stock, but for red threes."""
    seat, holders = rng.randrange(4), list(state.seats)
    hand, stock = list(holders[seat].hand), list(state.stock)
    for _ in range(rng.choice(CHANGES)):
        if not hand or not stock:
            break
        own, other = rng.randrange(len(hand)), rng.randrange(len(stock))
        if not hand[own].is_red_three and not stock[other].is_red_three:
            hand[own], stock[other] = stock[other], hand[own]
    holders[seat] = replace(holders[seat], hand=tuple(hand))
    return replace(state, seats=tuple(holders), stock=tuple(stock))


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
    """The net on figures scaled to their spread in the rows; margins in thousands."""

    def __init__(self, rows: Rows, seed: int = 1) -> None:
        self._rng = np.random.default_rng(seed)
        self._mean, self._spread = rows["own"].mean(0), rows["own"].std(0) + 1e-3
        self._is_still = rows["own"].std(0) == 0
        """Figures that are the same in all rows count for nothing: nothing is known of them."""
        self._own = ((rows["own"] - self._mean) / self._spread).astype(np.float32)
        self._others = ((rows["others"] - self._mean) / self._spread).astype(np.float32)
        self._weight = rows["weight"].astype(np.float32)
        self._to_come = ((rows["margin"] - rows["stands"]) / POINTS).astype(np.float32)
        self._aside = rows["round"] % ASIDE == 0
        self._margins = rows["margin"] / POINTS
        count = len(FIGURES)
        spread = 0.6 / np.sqrt(count)
        self._net: dict[str, Any] = {
            "neurons": self._rng.normal(0, spread, (count, NEURONS)),
            "bias": np.zeros(NEURONS),
            "effect": self._rng.normal(0, 0.3 / np.sqrt(NEURONS), NEURONS),
            "plain": self._least_squares(),
        }
        self._run(EPOCHS, LARGEST)

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
        neurons[self._is_still] = 0.0
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
    parser.add_argument("do", choices=("sample", "fit"))
    parser.add_argument("--rows", nargs="*", type=Path, default=[])
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.do == "sample":
        numbers = range(given.first, given.first + given.rounds)
        rows = as_columns(row for number in numbers for row in rows_of_round(number))
        np.savez(given.out, **rows)
        return
    if not given.rows:
        parser.error("fit needs --rows, one or more files made by sample")
    rows = _read(given.rows)
    if np.sum(rows["round"] % ASIDE != 0) < BATCH or not np.any(rows["round"] % ASIDE == 0):
        parser.error(f"too few rows to fit to: sample some {BATCH // 20} rounds and more")
    fit = Fit(rows)
    origin = (
        f"{NEURONS} neurons fitted to {len(rows['round'])} turns of experts that do not look ahead "
        f"(weights {hash_of(load_weights(WEIGHTS))}) at game-night; "
        f"explains {fit.explained():.0%} of the variance of first rounds left out"
    )
    content = {"made_by": origin, **fit.content()}
    given.out.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def _read(paths: list[Path]) -> Rows:
    read = [np.load(path) for path in paths]
    return {name: np.concatenate([each[name] for each in read]) for name in COLUMNS}


if __name__ == "__main__":
    main()

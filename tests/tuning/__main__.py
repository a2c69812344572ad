"""Better weights by self-play: `python -m tests.tuning --from club --minutes 12 --out FILE`.

CMA-ES (the package `cma`, extra "tuning") on the logarithms of the weights; every candidate of a
generation plays the same new deals against a level that does not change. The last mean is written,
with all that was tried, so that runs can be compared and joined.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import cma

from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.players.computer import Computer
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.registry import make_player
from handfoot_gui.players.weights import Weights, load_weights, weights_from

UNTOUCHED = {
    "wild_thrown",
    "known_pair",
    "yes_until",
    "soon",
    "single",
    "pair",
    "triple",
    "wild_more",
    "black_three",
    "pile_free",
    "draw_card",
    "thrown",
    "left",
    "unopened",
    "open",
}
"""Left as they are: what is forbidden rather than weighed, and what hardly matters."""

BELOW_ONE = {"trust", "wild_more"}


def main() -> int:
    args = _arguments()
    start = weights_from(json.loads(args.start.read_text())) if args.start else load_weights("club")
    tuned = _Tuning(start, args.against, args.pairs, args.seed)
    found = tuned.run(minutes=args.minutes, spread=args.spread, crowd=args.crowd)
    args.out.write_text(json.dumps(found, indent=1))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tuning")
    parser.add_argument("--start", type=Path, help="weights as JSON; else the club's")
    parser.add_argument("--against", default="club")
    parser.add_argument("--pairs", type=int, default=2, help="a candidate and generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--crowd", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


class _Tuning:
    def __init__(self, start: Weights, against: str, pairs: int, seed: int) -> None:
        self._start = asdict(start)
        self._names = [n for n, v in self._start.items() if n not in UNTOUCHED and v > 0]
        self._against = against
        self._pairs = pairs
        self._seed = seed
        self._tried: list[tuple[list[float], float]] = []

    def run(self, *, minutes: float, spread: float, crowd: int) -> dict[str, Any]:
        options = {"popsize": crowd, "seed": self._seed, "verbose": -9}
        search = cma.CMAEvolutionStrategy([0.0] * len(self._names), spread, options)
        until, generation = time.monotonic() + 60 * minutes, 0
        while time.monotonic() < until:
            points = search.ask()
            margins = [self._margin(point, generation) for point in points]
            search.tell(points, [-margin for margin in margins])
            self._tried += [
                ([round(x, 4) for x in p], m) for p, m in zip(points, margins, strict=True)
            ]
            generation += 1
            mean = statistics.fmean(margins)
            sys.stderr.write(f"{generation} {mean:.0f} {search.sigma:.3f}\n")
        return {
            "weights": self._values(list(search.result.xfavorite)),
            "names": self._names,
            "seed": self._seed,
            "generations": generation,
            "tried": self._tried,
        }

    def _margin(self, point: list[float], generation: int) -> float:
        weights = weights_from(self._values(point))
        level = LEVELS["club"]
        makers = (
            lambda seed: Computer(seed, level, weights),
            partial(make_player, self._against),
        )
        contest = Contest("", "", seed=10_000 + self._seed)
        numbers = range(generation * self._pairs, (generation + 1) * self._pairs)
        return statistics.fmean(
            margin for n in numbers for margin in play_pair(contest, n, makers).margins
        )

    def _values(self, point: list[float]) -> dict[str, float]:
        values = dict(self._start)
        for name, x in zip(self._names, point, strict=True):
            value = self._start[name] * math.exp(max(-2.5, min(2.5, x)))
            values[name] = min(value, 0.98) if name in BELOW_ONE else value
        return values


if __name__ == "__main__":
    sys.exit(main())

"""Fits the value function of `players.value` to rounds of computer players, by least squares.

    python -m tests.tuning.fit_value sample --player skilled --rounds 2000 --out rows.json
    python -m tests.tuning.fit_value fit rows.json ... --out handfoot_gui/players/weights/value.json

Plain Python: a ridge keeps figures that say nearly the same in check. The rounds are dealt from
seeds of their own, which no measurement uses.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path

from handfoot_gui.players.registry import make_player
from handfoot_gui.players.value import FIGURES, differences
from handfoot_gui.rules.actions import Action, Discard
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import redact, view_of

FIRST_SEED = 10_000_000
SLIPS = 0.03
"""The share of discards thrown at random, so that the rows are not all of one kind."""

Row = tuple[list[float], float]


def rows_of_round(player: str, seed: int) -> Iterator[Row]:
    """The figures at the start of each turn, with the margin that came of it."""
    rng, rules = random.Random(seed), PRESETS["game-night"]
    secret, number = secret_from_seed(FIRST_SEED + seed), seed % 4 + 1
    deck = shuffled_pack(rules, 4, secret, number)
    dealt = deal(rules, 4, deck, dealer=seed // 4 % 4, secret=secret, round_number=number)
    state, events = begin_round(dealt)
    histories: list[list[Event]] = [[redact(e, seat) for e in events] for seat in range(4)]
    players = [make_player(player, seed * 4 + seat) for seat in range(4)]
    found: list[list[float]] = []
    while state.result is None:
        if state.phase is Phase.DRAW:
            found.append(differences(Table.of(state), 0))
        view = view_of(state, state.to_act, tuple(histories[state.to_act]))
        action: Action | None = players[state.to_act].decide(view)
        assert action is not None
        if isinstance(action, Discard) and rng.random() < SLIPS:
            slip = Discard(rng.choice(view.hand))
            action = slip if check(view, slip) is None else action
        state, events = apply(state, action)
        for seat, history in enumerate(histories):
            history.extend(redact(event, seat) for event in events)
    own, other = (score.total for score in state.result.scores)
    yield from ((row, float(own - other)) for row in found)


def fitted(rows: Sequence[Row], ridge: float = 30.0) -> list[float]:
    """The weights with the least squared error, each figure scaled to its own spread."""
    count = len(rows[0][0])
    spread = [statistics.pstdev([row[k] for row, _ in rows]) or 1.0 for k in range(count)]
    left = [[0.0] * count for _ in range(count)]
    right = [0.0] * count
    for row, margin in rows:
        scaled = [x / s for x, s in zip(row, spread, strict=True)]
        for i, x in enumerate(scaled):
            if x:
                right[i] += x * margin
                line = left[i]
                for j in range(i + 1):
                    line[j] += x * scaled[j]
    for i in range(count):
        left[i][i] += ridge
        for j in range(i):
            left[j][i] = left[i][j]
    solved = solution(left, right)
    return [weight / s for weight, s in zip(solved, spread, strict=True)]


def solution(left: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with the largest pivot."""
    count = len(right)
    lines = [[*line, value] for line, value in zip(left, right, strict=True)]
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(lines[row][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        for row in range(count):
            if row != at and lines[row][at]:
                factor = lines[row][at] / lines[at][at]
                lines[row] = [a - factor * b for a, b in zip(lines[row], lines[at], strict=True)]
    return [lines[at][-1] / lines[at][at] for at in range(count)]


def explained(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The share of the margins' variance that the weights explain."""
    errors = [
        margin - sum(w * x for w, x in zip(weights, row, strict=True)) for row, margin in rows
    ]
    return 1 - statistics.fmean([e * e for e in errors]) / statistics.fmean(
        [m * m for _, m in rows]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("do", choices=("sample", "fit"))
    parser.add_argument("rows", nargs="*", type=Path)
    parser.add_argument("--player", default="skilled")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.do == "sample":
        rows: list[Row] = []
        for number in range(given.first, given.first + given.rounds):
            rows.extend(rows_of_round(given.player, number))
        given.out.write_text(json.dumps({"player": given.player, "rows": rows}), "utf-8")
        return
    read = [json.loads(path.read_text("utf-8")) for path in given.rows]
    rows = [(row, margin) for content in read for row, margin in content["rows"]]
    cut = len(rows) * 9 // 10
    weights = fitted(rows[:cut])
    players = ", ".join(sorted({content["player"] for content in read}))
    origin = (
        f"least squares on {len(rows)} turns of {players} at game-night; "
        f"explains {explained(rows[cut:], weights):.0%} of the variance of rounds left out"
    )
    content = {
        "made_by": origin,
        "weights": {name: round(w, 3) for name, w in zip(FIGURES, weights, strict=True)},
    }
    given.out.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

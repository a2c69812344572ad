"""The levels against each other, on deals nobody can have tuned on: `python -m tests.ladder`.

The seed comes from the hash of the commit that froze the weights (`--seed-from`). Every run leaves
`tests/results/NAME.json`: seed, commit, command, the report, and every pair's two margins; with
`--swap-joker` also what a joker for a five has brought a round in each of the two matches. With
`--first` a run goes on where another one has ended: the same deals' further pairs, in another file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of
from handfoot_gui.arena.tally import PairResult
from handfoot_gui.players.registry import LEVEL_NAMES

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "tests" / "results"
WRITTEN_EVERY, GROWN = 4, 1.02
"""A run that is broken off leaves what it has, but for the last few pairs: a report takes the
longer, the more there are."""


def main() -> int:
    args = _arguments()
    commit = _git("rev-parse", args.seed_from)
    seed = int(commit[:12], 16)
    numbers = range(args.first, args.first + args.pairs)
    rungs = [(args.a, args.b)] if args.a else list(zip(LEVEL_NAMES[1:], LEVEL_NAMES, strict=False))
    for a, b in rungs:
        contest = Contest(a, b, preset=args.preset, seed=seed, swap_joker=args.swap_joker)
        results: list[PairResult] = []
        written = 0
        with ProcessPoolExecutor(args.workers) as pool:
            for result in pool.map(partial(play_pair, contest), numbers):
                results.append(result)
                many = max(written + WRITTEN_EVERY, int(written * GROWN))
                if len(results) >= many or len(results) == args.pairs:
                    written = len(results)
                    report = report_of(contest, results)
                    named = {"commit": commit, "first": args.first}
                    _write(args.name or f"{a}-over-{b}", named, report, results)
        low, high = report["margin_ci95"] or ("?", "?")
        line = f"{a} over {b}: {report['win_rate']:.1%}, {report['margin']:+} ({low} to {high})"
        if args.swap_joker:
            line += f"; a joker for a five: {report['joker_swap']}"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


def _write(
    name: str, named: dict[str, Any], report: dict[str, Any], results: list[PairResult]
) -> None:
    found = {
        "command": f"python -m tests.ladder {' '.join(sys.argv[1:])}",
        **named,
        "played_at": _git("rev-parse", "HEAD"),
        **report,
    }
    pairs: dict[str, list[tuple[float, ...]]] = {"margins": [each.margins for each in results]}
    if any(each.joker_gains for each in results):
        pairs["joker_gains"] = [each.joker_gains for each in results]
    lines = [f"{json.dumps(key)}: {json.dumps(every)}" for key, every in pairs.items()]
    text = json.dumps(found, indent=1).removesuffix("\n}")
    path = RESULTS / f"{name}.json"
    path.with_suffix(".part").write_text(",\n ".join([text, *lines]) + "\n}\n")
    path.with_suffix(".part").replace(path)


def _git(*command: str) -> str:
    return subprocess.check_output(("git", *command), cwd=ROOT, text=True).strip()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", allow_abbrev=False)
    parser.add_argument("--a", help="the upper player; without, each level plays the one below")
    parser.add_argument("--b", default="club")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--swap-joker", action="store_true")
    parser.add_argument("--preset", default="game-night")
    parser.add_argument("--seed-from", default="HEAD", metavar="COMMIT")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--name", help="of the file in tests/results")
    args = parser.parse_args()
    if args.pairs < 1:
        parser.error("--pairs takes one pair or more")
    if args.first < 0:
        parser.error("--first takes the number of a pair: 0 or more")
    if args.workers < 1:
        parser.error("--workers takes one or more")
    if args.name and not args.a:
        parser.error("--name needs --a, or every rung would be written into the same file")
    if args.first and not args.name:
        parser.error("--first needs a --name, or the pairs before would be written over")
    return args


if __name__ == "__main__":
    sys.exit(main())

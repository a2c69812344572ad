"""`handfoot arena`: arguments in, a report out. All cores; Ctrl-C prints what there is."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from hashlib import sha256
from typing import Any, NoReturn

from handfoot_gui.arena.executors import NoExecutor, executor
from handfoot_gui.arena.league import league
from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of
from handfoot_gui.arena.tally import PairResult
from handfoot_gui.players.registry import LEVEL_NAMES, PLAYER_NAMES, STYLE_NAMES, is_player
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS
from handfoot_gui.words.arena import arena_report, league_report, progress_line
from handfoot_gui.words.commands import command_help, players_help
from handfoot_gui.words.problems import problem

DONE, UNUSABLE, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str]) -> int:
    """The command; the report goes to standard output, progress and troubles to standard error."""
    args = _arguments().parse_args(argv)
    trouble = _trouble(args)
    if trouble:
        sys.stderr.write(f"handfoot arena: {trouble}\n")
        return UNUSABLE
    contest = Contest(args.a, args.b, args.preset, args.seats, args.seed, args.swap_joker)
    status = DONE

    def play(one: Contest) -> dict[str, Any]:
        nonlocal status
        results: dict[int, PairResult] = {}
        try:
            if status is DONE:
                results.update(_played(one, args.pairs, args.executor))
        except KeyboardInterrupt:
            status = INTERRUPTED
            for worker in multiprocessing.active_children():
                worker.terminate()
        return report_of(one, [results[number] for number in sorted(results)])

    try:
        found = league(contest, LEVEL_NAMES, play) if args.league else play(contest)
    except NoExecutor as none:
        sys.stderr.write(f"handfoot arena: {problem(none.id, none.fields)}\n")
        return UNUSABLE
    told = league_report if args.league else arena_report
    lines = [json.dumps(found, indent=1)] if args.json else told(found)
    sys.stdout.write("\n".join(lines) + "\n")
    return status


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage."""
        self.exit(UNUSABLE, f"{self.prog}: {message}\n")


def _arguments() -> argparse.ArgumentParser:
    parser = _Parser(prog="handfoot arena", description=command_help("arena"), allow_abbrev=False)
    first = command_help("--a", players=players_help(LEVEL_NAMES, STYLE_NAMES))
    parser.add_argument("--a", default="club", metavar="PLAYER", help=first)
    parser.add_argument("--b", default="club", metavar="PLAYER", help=command_help("--b"))
    parser.add_argument("--pairs", type=int, default=100, metavar="N", help=command_help("--pairs"))
    parser.add_argument("--seed", type=_seed, default=1, help=command_help("--seed"))
    parser.add_argument("--preset", default="game-night", help=command_help("--preset"))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=argparse.SUPPRESS)
    parser.add_argument("--executor", metavar="dask:ADDRESS", help=command_help("--executor"))
    parser.add_argument("--swap-joker", action="store_true", help=command_help("--swap-joker"))
    parser.add_argument("--league", action="store_true", help=command_help("--league"))
    parser.add_argument("--json", action="store_true", help=command_help("--json"))
    return parser


def _seed(text: str) -> int:
    """A number, or the one that a word stands for."""
    try:
        return int(text)
    except ValueError:
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


def _trouble(args: argparse.Namespace) -> str | None:
    """One line on what cannot be played."""
    for name in (args.a, args.b):
        if not is_player(name):
            return problem("unknown-player", {"player": name, "known": ", ".join(PLAYER_NAMES)})
    if args.preset not in PRESETS:
        return problem("unknown-preset", {"preset": args.preset, "known": ", ".join(PRESETS)})
    if not MIN_SEATS <= args.seats <= MAX_SEATS:
        counts = {"low": str(MIN_SEATS), "high": str(MAX_SEATS), "count": str(args.seats)}
        return problem("seat-count", counts)
    if args.pairs < 1:
        return problem("no-pairs", {"count": str(args.pairs)})
    return None


def _played(contest: Contest, pairs: int, wanted: str | None) -> Iterator[tuple[int, PairResult]]:
    """Each pair as it is finished. Raises `NoExecutor`."""
    started = time.monotonic()
    try:
        with executor(wanted, pairs) as players:
            running = {players.submit(play_pair, contest, n): n for n in range(pairs)}
            for done, future in enumerate(as_completed(running), start=1):
                _show_progress(done, pairs, time.monotonic() - started)
                yield running[future], future.result()
    finally:
        _show_progress(0, 0, 0)


def _show_progress(done: int, pairs: int, seconds: float) -> None:
    """One line that is written over, and wiped at the end; nothing where nobody is watching."""
    if not sys.stderr.isatty():
        return
    text = progress_line(done, pairs, seconds * (pairs - done) / done) if done else ""
    sys.stderr.write(f"\r{text}\033[K")
    sys.stderr.flush()

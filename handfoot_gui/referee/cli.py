"""`handfoot referee FILE...`: exit status 0 all holds, 1 something fails, 2 unreadable.

Without an option the verdicts are printed; `--json` prints them for programs, `--diagram` and
`--explain` print the positions, `--coverage` what the cases are about.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, TypeVar

from handfoot_gui.referee.case import (
    CASE_FORMAT,
    Case,
    CaseError,
    format_of,
    read_bytes,
    read_cases,
)
from handfoot_gui.referee.coverage import Row, coverage
from handfoot_gui.referee.diagram import diagram
from handfoot_gui.referee.explain import explain
from handfoot_gui.referee.run import Verdict, run_case
from handfoot_gui.referee.showing import Shown, moments_of, shown_in
from handfoot_gui.rules.views import view_of
from handfoot_gui.words import coverage as coverage_words
from handfoot_gui.words.commands import command_help
from handfoot_gui.words.files import match_replayed, verdict_line, verdicts_total

HOLDS, FAILS, UNREADABLE = 0, 1, 2
LONGEST_LINE = 400
"""Characters that are printed of what is wrong: a file can hold a name of any length."""

T = TypeVar("T")


class Unreadable(Exception):
    """A file that is none: one line for the player."""


def main(argv: Sequence[str]) -> int:
    """The command; prints verdicts, or one line on standard error for a file that is none."""
    args = _parser().parse_args(argv)
    try:
        if args.coverage:
            return _coverage(args.files)
        if args.diagram or args.explain:
            return _positions(args.files, drawn=args.diagram, explained=args.explain)
        return _verdicts(args.files, as_json=args.json)
    except Unreadable as error:
        sys.stderr.write(f"{error}\n")
        return UNREADABLE


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage."""
        self.exit(UNREADABLE, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="handfoot referee", allow_abbrev=False)
    for option in ("--json", "--diagram", "--explain", "--coverage"):
        parser.add_argument(option, action="store_true", help=command_help(option))
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help=command_help("FILE"))
    return parser


def _read(paths: Sequence[Path], read: Callable[[Path], T]) -> list[T]:
    """What each file holds; raises `Unreadable` for the first that cannot be read."""
    found: list[T] = []
    for path in paths:
        try:
            found.append(read(path))
        except CaseError as error:
            raise Unreadable(f"handfoot referee: {path}: {_one_line(str(error))}") from None
    return found


def _one_line(text: str) -> str:
    """Whatever a file had in it, as one short line that a terminal can show."""
    return plain(text[: 4 * LONGEST_LINE])[:LONGEST_LINE]


def plain(text: str) -> str:
    """On one line, without what a terminal would obey."""
    words = " ".join(text.split())
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in words)


# --- verdicts -----------------------------------------------------------------------------------


def judge_file(path: Path) -> list[Verdict] | str:
    """The verdicts on a file's cases, or what came of replaying a saved match."""
    data = read_bytes(path)
    if format_of(data) == CASE_FORMAT:
        return [_judge(case, index) for index, case in enumerate(read_cases(data))]
    rounds = moments_of(data)
    return match_replayed(len(rounds), sum(len(moments) - 1 for moments in rounds))


def _judge(case: Case, index: int) -> Verdict:
    try:
        return run_case(case)
    except CaseError as error:
        raise CaseError(f"case {index + 1} ({case.name[:80]})", str(error)) from None


def _verdicts(paths: Sequence[Path], *, as_json: bool) -> int:
    verdicts: list[Verdict] = []
    for path, found in zip(paths, _read(paths, judge_file), strict=True):
        if not isinstance(found, str):
            verdicts += found
        elif not as_json:
            sys.stdout.write(f"{path}: {found}\n")
    if as_json:
        json.dump([verdict.to_json() for verdict in verdicts], sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        _print(verdicts)
    return HOLDS if all(verdict.holds for verdict in verdicts) else FAILS


def _print(verdicts: list[Verdict]) -> None:
    for verdict in verdicts:
        sys.stdout.write(verdict_line(plain(verdict.name), holds=verdict.holds) + "\n")
        for failure in verdict.failures:
            sys.stdout.write(f"        {plain(failure)}\n")
    if verdicts:
        failed = sum(not verdict.holds for verdict in verdicts)
        sys.stdout.write(verdicts_total(len(verdicts), failed) + "\n")


# --- positions ----------------------------------------------------------------------------------


def _positions(paths: Sequence[Path], *, drawn: bool, explained: bool) -> int:
    for shown in (s for found in _read(paths, shown_in) for s in found):
        sys.stdout.write(f"{plain(shown.title)}\n\n")
        if drawn:
            sys.stdout.write(diagram(shown.state, shown.counted) + "\n")
        if explained:
            sys.stdout.write(_explained(shown) + "\n")
    return HOLDS


def _explained(shown: Shown) -> str:
    return explain(view_of(shown.state, shown.state.to_act))


# --- coverage -----------------------------------------------------------------------------------


def _coverage(paths: Sequence[Path]) -> int:
    cases = [case for found in _read(paths, _valid_cases) for case in found]
    rows = coverage(cases)
    sys.stdout.write(coverage_words.heading() + "\n")
    for group in dict.fromkeys(row.group for row in rows):
        sys.stdout.write(coverage_words.group_title(group) + "\n")
        for row in (r for r in rows if r.group == group):
            sys.stdout.write(_row(row) + "\n")
    holes = [f"{row.group} {row.value}" for row in rows if row.is_hole]
    sys.stdout.write(coverage_words.total(len(rows), holes) + "\n")
    return FAILS if holes else HOLDS


def _valid_cases(path: Path) -> list[Case]:
    """The cases of a file, each of which the referee could run."""
    cases = read_cases(read_bytes(path))
    for index, case in enumerate(cases):
        _judge(case, index)
    return cases


def _row(row: Row) -> str:
    note = coverage_words.hole() if row.is_hole else ""
    if row.is_elsewhere:
        note = coverage_words.elsewhere()
    return coverage_words.columns(row.value, str(row.named), str(row.played), note)

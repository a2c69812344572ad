"""`handfoot referee [--json] FILE...`: exit status 0 all holds, 1 something fails, 2 unreadable."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from handfoot_gui.referee.case import (
    CASE_FORMAT,
    Case,
    CaseError,
    format_of,
    read_bytes,
    read_cases,
)
from handfoot_gui.referee.run import Verdict, run_case
from handfoot_gui.session.record import RecordError, replay
from handfoot_gui.session.wire import decode
from handfoot_gui.words.files import (
    file_problem,
    match_replayed,
    verdict_line,
    verdicts_total,
)

HOLDS, FAILS, UNREADABLE = 0, 1, 2


def main(argv: Sequence[str]) -> int:
    """The command; prints verdicts, or one line on standard error for a file that is none."""
    parser = argparse.ArgumentParser(prog="handfoot referee")
    parser.add_argument("--json", action="store_true", help="print the verdicts as one JSON list")
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
    args = parser.parse_args(argv)
    verdicts: list[Verdict] = []
    for path in args.files:
        try:
            found = judge_file(path)
        except CaseError as error:
            sys.stderr.write(f"handfoot referee: {path}: {error}\n")
            return UNREADABLE
        if isinstance(found, str):
            sys.stdout.write(f"{path}: {found}\n" if not args.json else "")
        else:
            verdicts += found
    if args.json:
        json.dump([verdict.to_json() for verdict in verdicts], sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        _print(verdicts)
    return HOLDS if all(verdict.holds for verdict in verdicts) else FAILS


def judge_file(path: Path) -> list[Verdict] | str:
    """The verdicts on a file's cases, or what came of replaying a saved match."""
    data = read_bytes(path)
    if format_of(data) == CASE_FORMAT:
        return [_judge(case, index) for index, case in enumerate(read_cases(data))]
    try:
        rounds = replay(decode(data))
    except RecordError as error:
        raise CaseError(error.place, file_problem("replay", error.reason)) from None
    return match_replayed(len(rounds), sum(len(moments) - 1 for moments in rounds))


def _judge(case: Case, index: int) -> Verdict:
    try:
        return run_case(case)
    except CaseError as error:
        raise CaseError(f"case {index + 1} ({case.name})", str(error)) from None


def _print(verdicts: list[Verdict]) -> None:
    for verdict in verdicts:
        sys.stdout.write(verdict_line(verdict.name, holds=verdict.holds) + "\n")
        for failure in verdict.failures:
            sys.stdout.write(f"        {failure}\n")
    if verdicts:
        failed = sum(not verdict.holds for verdict in verdicts)
        sys.stdout.write(verdicts_total(len(verdicts), failed) + "\n")

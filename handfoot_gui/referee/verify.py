"""`handfoot verify FILE...`: exit status 0 all follows from the secrets, 1 not, 2 unreadable.

What cannot be checked (a match that is not over has no secret in its file) counts as not shown.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

from handfoot_gui.referee.case import CaseError, read_bytes
from handfoot_gui.session.record import RecordError
from handfoot_gui.session.verifying import Verdict, verify
from handfoot_gui.words import verifying as words
from handfoot_gui.words.commands import command_help
from handfoot_gui.words.files import file_problem

SHOWN, NOT_SHOWN, UNREADABLE = 0, 1, 2


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(UNREADABLE, f"{self.prog}: {message}\n")


def main(argv: Sequence[str]) -> int:
    """The command; verdicts go to standard output, what is no match to standard error."""
    parser = _Parser(prog="handfoot verify", description=command_help("verify"), allow_abbrev=False)
    parser.add_argument("--json", action="store_true", help=command_help("--json"))
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help=command_help("FILE"))
    args = parser.parse_args(argv)
    verdicts: list[tuple[Path, Verdict]] = []
    for path in args.files:
        try:
            verdicts.append((path, verify(read_bytes(path))))
        except (CaseError, RecordError) as error:
            said = (
                str(error) if isinstance(error, CaseError) else file_problem("replay", str(error))
            )
            sys.stderr.write(f"handfoot verify: {path}: {' '.join(said.split())[:400]}\n")
            return UNREADABLE
    lines = [_as_json(verdicts)] if args.json else list(_lines(verdicts))
    sys.stdout.write("\n".join(lines) + "\n")
    return SHOWN if all(verdict.is_fair for _, verdict in verdicts) else NOT_SHOWN


def _lines(verdicts: Sequence[tuple[Path, Verdict]]) -> Iterator[str]:
    for path, verdict in verdicts:
        name = path.name
        for found in verdict.findings:
            yield words.not_fair(name, words.finding(found.id, found.round))
        if verdict.is_fair:
            yield words.fair(name, verdict.rounds, verdict.reshuffles, verdict.acts)
        if verdict.fingerprint is not None:
            yield "  " + words.fingerprint_line(verdict.fingerprint)


def _as_json(verdicts: Sequence[tuple[Path, Verdict]]) -> str:
    found = [{"file": str(path), "fair": v.is_fair, **asdict(v)} for path, v in verdicts]
    return json.dumps(found, indent=1, ensure_ascii=False)

"""`handfoot matches`: lists what is kept, writes a match to a file, takes one in from a file.

Exit status: 0 done, 1 could not be done, 2 a wrong argument. One line for every trouble.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NoReturn

from handfoot_gui.session.record import RecordError
from handfoot_gui.session.wire import MAX_BYTES
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.matches import CorrectedMatch, Listed, Matches, RunningMatch
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.words import matches as words
from handfoot_gui.words.commands import command_help

DONE, NOT_DONE, WRONG = 0, 1, 2


class Trouble(Exception):
    """What could not be done; one line for the player."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}\n")


def main(argv: Sequence[str]) -> int:
    parser = _Parser(
        prog="handfoot matches", description=command_help("matches"), allow_abbrev=False
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help=command_help("--data"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--export", nargs=2, metavar=("NUMBER", "FILE"), help=command_help("--export")
    )
    what.add_argument("--import", dest="take_in", metavar="FILE", help=command_help("--import"))
    what.add_argument("--json", action="store_true", help=command_help("--json"))
    parser.add_argument("--running", action="store_true", help=command_help("--running"))
    args = parser.parse_args(argv)
    folder = find_paths(args.data, os.environ).data
    try:
        if args.export is not None:
            lines = [_export(folder, *args.export, running=args.running)]
        elif args.take_in is not None:
            lines = [_take_in(folder, Path(args.take_in))]
        else:
            lines = _listed(folder, as_json=args.json)
    except Trouble as trouble:
        sys.stderr.write(f"handfoot matches: {trouble}\n")
        return NOT_DONE
    sys.stdout.write("\n".join(lines) + "\n")
    return DONE


def _listed(folder: Path, *, as_json: bool) -> list[str]:
    found = Matches.to_look_at(folder).page(("running", "over", "left"), count=1_000_000)
    if as_json:
        return [json.dumps([_as_json(listed) for listed in found], indent=1, ensure_ascii=False)]
    return [_line(listed) for listed in found] or [words.no_matches()]


def _line(listed: Listed) -> str:
    names = [plan.name for plan in listed.seats]
    where, is_over = (listed.round, listed.rounds, listed.scores), listed.status == "over"
    line = words.match_line(names, listed.rules, *where, listed.whose, is_over=is_over)
    special = "".join(f" ({words.mark_words(mark)})" for mark in sorted(listed.marks))
    date = listed.changed[:16].replace("T", " ")
    return words.numbered_line(listed.match, date, listed.status, line) + special


def _as_json(listed: Listed) -> dict[str, object]:
    return {
        "match": listed.match,
        "begun": listed.begun,
        "changed": listed.changed,
        "status": listed.status,
        "marks": sorted(listed.marks),
        "rules": listed.rules,
        "seats": [{"name": plan.name, "player": plan.player} for plan in listed.seats],
        "round": listed.round,
        "waiting": listed.waiting,
        "scores": listed.scores,
    }


def _export(folder: Path, number: str, file: str, *, running: bool) -> str:
    try:
        content = Matches.to_look_at(folder).export(int(number), running=running)
    except (ValueError, OverflowError):
        content = None
    except RunningMatch:
        raise Trouble(words.match_trouble("running", match=number)) from None
    except CorrectedMatch:
        raise Trouble(words.match_trouble("corrected", match=number)) from None
    except sqlite3.Error as error:
        raise Trouble(words.match_trouble("no-file", file=number, reason=str(error))) from error
    if content is None:
        raise Trouble(words.match_trouble("no-such-match", match=number[:40]))
    try:
        replace_file(Path(file), content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(words.match_trouble("not-written", file=file, reason=reason)) from error
    return words.exported(int(number), file)


def _take_in(folder: Path, file: Path) -> str:
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(words.match_trouble("no-file", file=str(file), reason=reason)) from error
    now = datetime.now().astimezone()
    matches, _ = Matches.open(folder, now)
    try:
        number = matches.take_in(content, now, "imported")
    except (RecordError, sqlite3.Error) as error:
        reason = " ".join(str(error).split())[:200]
        said = words.match_trouble("not-taken-in", file=str(file), reason=reason)
        raise Trouble(said) from error
    finally:
        matches.close()
    return words.taken_in(number, str(file))

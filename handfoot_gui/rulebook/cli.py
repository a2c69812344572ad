"""`handfoot rules [PRESET]`: the sheet of a table, or how two rule sets differ, as text.

Exit status: 0 printed, 2 an argument that cannot be used (one line, nothing changed).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

from handfoot_gui.rulebook.page import compared, page
from handfoot_gui.rules.house import HouseRules, HouseRulesError, encode, require_playable
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS
from handfoot_gui.storage.house_rules import find
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.words.commands import command_help
from handfoot_gui.words.house import house_problem
from handfoot_gui.words.presets import preset_title
from handfoot_gui.words.problems import problem
from handfoot_gui.words.rule_compare import compare
from handfoot_gui.words.rule_sheet import rule_sheet

PRINTED, UNUSABLE = 0, 2


class Unusable(Exception):
    """An argument that cannot be used; the text is one line for the player."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Unusable(message)


def main(argv: Sequence[str]) -> int:
    """The command; the sheet goes to standard output, a trouble to standard error."""
    try:
        lines = _lines(_arguments().parse_args(argv))
    except Unusable as error:
        sys.stderr.write(f"handfoot rules: {error}\n")
        return UNUSABLE
    sys.stdout.write("\n".join(lines) + "\n")
    return PRINTED


def _arguments() -> argparse.ArgumentParser:
    parser = Parser(prog="handfoot rules", description=command_help("rules"), allow_abbrev=False)
    parser.add_argument(
        "preset", nargs="?", metavar="PRESET", default="game-night", help=command_help("--preset")
    )
    parser.add_argument(
        "--seats", type=int, default=4, metavar="N", help=command_help("rules-seats")
    )
    parser.add_argument("--rules", metavar="FILE", help=command_help("--rules"))
    parser.add_argument("--diff", metavar="OTHER", help=command_help("--diff"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=command_help("rules-data"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--line", action="store_true", help=command_help("--line"))
    form.add_argument("--json", action="store_true", help=command_help("--json"))
    return parser


def _lines(args: argparse.Namespace) -> list[str]:
    seats: int = args.seats
    if not MIN_SEATS <= seats <= MAX_SEATS:
        counts = {"low": str(MIN_SEATS), "high": str(MAX_SEATS), "count": str(seats)}
        raise Unusable(problem("seat-count", counts))
    rules = _named(args.rules, args) if args.rules else _preset(args.preset, seats)
    if args.diff:
        comparison = compare(rules, _named(args.diff, args), seats)
        if args.json:
            return [json.dumps(asdict(comparison), indent=1, ensure_ascii=False)]
        return compared(comparison)
    if args.line:
        return [encode(rules)]
    sheet = rule_sheet(rules.rules, seats, name=rules.name)
    if args.json:
        return [json.dumps(asdict(sheet), indent=1, ensure_ascii=False)]
    return page(sheet)


def _named(given: str, args: argparse.Namespace) -> HouseRules:
    """A preset, one line of text, a file, or the name of saved rules."""
    if given in PRESETS:
        return _preset(given, args.seats)
    try:
        return find(given, find_paths(args.data, os.environ).house_rules, args.seats)
    except HouseRulesError as error:
        raise Unusable(house_problem(error)) from error


def _preset(name: str, seats: int) -> HouseRules:
    if name not in PRESETS:
        raise Unusable(problem("unknown-preset", {"preset": name, "known": ", ".join(PRESETS)}))
    try:
        require_playable(PRESETS[name], seats)
    except HouseRulesError as error:
        raise Unusable(house_problem(error)) from error
    return HouseRules(preset_title(name), PRESETS[name])

"""The command line: arguments become a command. Imports only what the command needs.

Exit status: 0 played, 1 nothing could be done, 2 a wrong argument; `referee` and `arena` have
their own.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import shutil
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from handfoot_gui import __version__
from handfoot_gui.players.program import PREFIX, words_of
from handfoot_gui.players.registry import LEVEL_NAMES, STYLE_NAMES
from handfoot_gui.rules.dealing import new_secret, secret_from_seed
from handfoot_gui.rules.house import HouseRules, HouseRulesError
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.seating import SeatingError, SeatPlan, parse_seats
from handfoot_gui.storage.house_rules import find
from handfoot_gui.storage.paths import assets_dir, find_paths
from handfoot_gui.words import catalogue
from handfoot_gui.words.commands import command_help, players_help
from handfoot_gui.words.languages import languages
from handfoot_gui.words.presets import preset_title
from handfoot_gui.words.problems import problem, rule_problem

SPEEDS = ("slow", "normal", "fast", "at-once", "step")
SEATS = "person,steady,steady,steady"
WRONG, NOTHING_DONE = 2, 1
DIGITS = 1000
"""A longer seed is a word."""
EMPTY = '""'


class Wrong(Exception):
    """An argument that cannot be used; the text is one line for the player."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Wrong(message)


def main(arguments: Sequence[str] | None = None) -> int:
    multiprocessing.freeze_support()  # in a frozen program: what follows is not for its workers
    argv = list(sys.argv[1:] if arguments is None else arguments)
    _have_somewhere_to_print()
    try:
        return _command(argv)
    except Wrong as wrong:
        print(f"handfoot: {wrong}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _print_no_more()
        return 0


def _command(argv: list[str]) -> int:
    match argv[:1]:
        case ["referee"]:
            from handfoot_gui.referee.cli import main as referee  # noqa: PLC0415

            return referee(argv[1:])
        case ["arena"]:
            from handfoot_gui.arena import main as arena  # noqa: PLC0415

            return arena(argv[1:])
        case ["rules"]:
            from handfoot_gui.rulebook.cli import main as rulebook  # noqa: PLC0415

            return rulebook(argv[1:])
        case ["verify"]:
            from handfoot_gui.referee.verify import main as verify  # noqa: PLC0415

            return verify(argv[1:])
        case ["matches"]:
            from handfoot_gui.matches.cli import main as matches  # noqa: PLC0415

            return matches(argv[1:])
        case ["play"]:
            return play(argv[1:])
        case []:
            return play(["--title"], welcomes=True)
        case _:
            return play(argv)


def _print_no_more() -> None:
    """Who read the output has seen enough, as `head` does; leaving would write the rest to it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _have_somewhere_to_print() -> None:
    """A program with windows only has no standard output on Windows."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def parser() -> Parser:
    made = Parser(
        prog="handfoot",
        description=command_help("program"),
        epilog="\n".join(
            f"  handfoot {name:<18} {command_help(key)}"
            for name, key in (
                ("[play]", "play"),
                ("referee FILE...", "referee"),
                ("arena", "arena"),
                ("rules [PRESET]", "rules"),
                ("matches", "matches"),
                ("verify FILE...", "verify"),
            )
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument(
        "--version",
        action="version",
        version=f"handfoot {__version__}",
        help=command_help("--version"),
    )
    made.add_argument("--seed", help=command_help("--seed"))
    made.add_argument("--preset", metavar="P", help=command_help("--preset"))
    made.add_argument("--rules", metavar="FILE", help=command_help("--rules"))
    players = players_help(LEVEL_NAMES, STYLE_NAMES)
    seats = command_help("--seats", players=players)
    made.add_argument("--seats", metavar="person,club,...", help=seats)
    made.add_argument("--size", metavar="WxH", help=command_help("--size"))
    made.add_argument("--speed", metavar="S", help=command_help("--speed"))
    made.add_argument("--data", metavar="DIR", type=folder, help=command_help("--data"))
    made.add_argument("--text", action="store_true", help=command_help("--text"))
    made.add_argument("--language", metavar="L", help=command_help("--language"))
    made.add_argument("--software", action="store_true", help=command_help("--software"))
    made.add_argument(
        "--continue", dest="resume", action="store_true", help=command_help("--continue")
    )
    made.add_argument("--title", action="store_true", help=command_help("--title"))
    made.add_argument("--self-check", action="store_true", help=command_help("--self-check"))
    made.add_argument("--report", action="store_true", help=command_help("--report"))
    return made


def play(argv: Sequence[str], *, welcomes: bool = False) -> int:
    given = parser().parse_args(argv)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if given.self_check:
        from handfoot_gui.selfcheck import main as self_check  # noqa: PLC0415

        return self_check()
    if given.report:
        from handfoot_gui.trouble import report  # noqa: PLC0415

        print(report(given.data), end="")
        return 0
    try:
        seats = parse_seats(given.seats or SEATS)
    except SeatingError as error:
        raise Wrong(problem(error.id, error.fields)) from error
    house = chosen_rules(given.preset, given.rules, given.data)
    for found in house.rules.problems(len(seats)):
        raise Wrong(rule_problem(found))
    check_language(given.language)
    check_programs(seats)
    if given.speed is not None and given.speed not in SPEEDS:
        fields = {"speed": given.speed or EMPTY, "known": ", ".join(SPEEDS)}
        raise Wrong(problem("unknown-speed", fields))
    size = None if given.size is None else window_size(given.size)
    if given.software:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    from handfoot_gui import app  # noqa: PLC0415 - the referee and the arena need no window
    from handfoot_gui.tables import Options  # noqa: PLC0415
    from handfoot_gui.ui.kit.assets import MissingAsset  # noqa: PLC0415
    from handfoot_gui.ui.kit.window import NoDisplay  # noqa: PLC0415

    options = Options(
        rules=house.rules,
        seats=seats,
        next_secret=Secrets(given.seed),
        data=given.data,
        size=size,
        speed=given.speed,
        is_new=any(x is not None for x in (given.seed, given.preset, given.rules, given.seats)),
        resume=given.resume,
        name=house.name,
        title=given.title,
        welcomes=welcomes,
        text=given.text,
        language=given.language or "",
        shows_sheet=(given.preset or given.rules) is not None
        and given.seed is None
        and given.speed is None,
    )
    try:
        app.play(options)
    except (NoDisplay, MissingAsset) as trouble:
        print(f"handfoot: {trouble}", file=sys.stderr)
        return NOTHING_DONE
    return 0


def chosen_rules(preset: str | None, given: str | None, data: Path | None) -> HouseRules:
    """House rules from `--rules`, else a preset's."""
    if given is not None:
        if preset is not None:
            raise Wrong(problem("two-rule-sets", {}))
        try:
            return find(given, find_paths(data, os.environ).house_rules)
        except HouseRulesError as error:
            from handfoot_gui.words.house import house_problem  # noqa: PLC0415 - seldom

            raise Wrong(house_problem(error)) from error
    name = "game-night" if preset is None else preset
    if name not in PRESETS:
        fields = {"preset": name or EMPTY, "known": ", ".join(PRESETS)}
        raise Wrong(problem("unknown-preset", fields))
    return HouseRules(preset_title(name), PRESETS[name])


def check_language(asked: str | None) -> None:
    """Whether the game speaks it, in whatever country."""
    folder = assets_dir() / "locale"
    if asked is None or re.split("[._@-]", asked)[0].lower() == catalogue.SOURCE_LANGUAGE:
        return
    if catalogue.find([asked], folder).language == catalogue.SOURCE_LANGUAGE:
        known = ", ".join(language.code for language in languages(folder))
        raise Wrong(problem("unknown-language", {"language": asked or EMPTY, "known": known}))


def check_programs(seats: Sequence[SeatPlan]) -> None:
    """Whether those that are to play are there at all: nobody wants to wait for a misspelt one."""
    for player in (seat.player for seat in seats):
        if not player.startswith(PREFIX):
            continue
        program = words_of(player.removeprefix(PREFIX))[0]
        if shutil.which(program) is None:
            raise Wrong(problem("no-program", {"program": program}))


def folder(text: str) -> Path:
    """The place where one stands is meant by a dot, not by nothing."""
    if not text:
        raise Wrong(problem("no-folder", {}))
    return Path(text)


class Secrets:
    """The first match's secret follows from the seed, those after it from seed and number."""

    def __init__(self, seed: str | None) -> None:
        self._seed = seed
        self._made = 0

    def __call__(self) -> str:
        if self._seed is None:
            return new_secret()
        self._made += 1
        is_number = self._seed.isdecimal() and len(self._seed) <= DIGITS
        number = int(self._seed) if is_number else zlib.crc32(os.fsencode(self._seed))
        return secret_from_seed(number + self._made - 1)


def window_size(text: str) -> tuple[int, int]:
    """
    >>> window_size("1366x768")
    (1366, 768)
    """
    found = re.fullmatch("([1-9][0-9]{0,5})x([1-9][0-9]{0,5})", text, re.IGNORECASE | re.ASCII)
    if found is None:
        raise Wrong(problem("window-size", {"size": text[:40] or EMPTY}))
    return int(found[1]), int(found[2])


if __name__ == "__main__":
    if any("multiprocessing" in word for word in sys.argv):  # a player's process, when built
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())

"""What went wrong outside the game: the disk, the screen, the sound, the command line.

The ids are those of `storage.problems`, of `rules.ruleset`, and of the start. Each is one clear
line; the rest of the game goes on where it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from handfoot_gui.rules.ruleset import RuleProblem
from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.numbers import number

_PROBLEMS: dict[str, str] = {
    "data-not-writable": N_(
        "Nothing can be saved: the folder {folder} cannot be written ({reason}). The game plays on."
    ),
    "log-not-writable": N_(
        "There is no log: {file} cannot be written ({reason}). The game plays on."
    ),
    "file-not-saved": N_("{file} could not be saved ({reason}). The game plays on."),
    "disk-full": N_(
        "The disk is full, and {file} cannot be saved. The game plays on, and saves the match as"
        " soon as there is room."
    ),
    "file-not-read": N_("{file} cannot be read ({reason}). It is left alone, and not used."),
    "file-broken": N_("{file} is damaged and not used. It is kept as {moved_to}."),
    "file-newer": N_(
        "{file} was made by a newer version and is not used. It is kept as {moved_to}."
    ),
    "matches-broken": N_(
        "The file of matches {file} is damaged and is kept as {moved_to}."
        " Matches taken over into a new one: {kept}; lost: {lost}."
    ),
    "matches-empty": N_(
        "The file of matches {file} was empty. If there were matches in it, they are lost; a new"
        " one is begun."
    ),
    "second-copy": N_(
        "The game is open a second time. What is played there cannot be continued here."
    ),
    "match-corrected": N_(
        "The rules have been corrected since this match was left."
        " It goes on from the table as it stood."
    ),
    "match-checkpoint": N_(
        "Earlier acts of this match are damaged. It goes on from the table as it stood."
    ),
    "match-cut": N_(
        "The end of this match is damaged. It goes on without its last acts, {acts} in number."
    ),
    "match-lost": N_("A match is damaged and cannot be continued."),
    "match-newer": N_(
        "A match is played with somebody whom only a newer version knows. It waits for that one."
    ),
    "no-display": N_("There is no display to open a window on ({reason})."),
    "no-sound": N_("There is no sound device. The game plays silently."),
    "asset-missing": N_("The file {file} of the game is missing. Please install it again."),
    "no-match": N_("There is no match to continue. A new one is dealt."),
    "unknown-player": N_(
        "{player} is no player; players are {known}, each level in a style too, such as"
        " club-careful, and cmd:PROGRAM."
    ),
    "seat-count": N_("A table has {low} to {high} seats, not {count}."),
    "unknown-preset": N_("{preset} is no preset; presets are {known}."),
    "two-rule-sets": N_("Rules come from --preset or from --rules, not from both."),
    "no-pairs": N_("At least one pair of matches has to be played, not {count}."),
    "unknown-executor": N_("{executor} plays no pairs; what does looks like dask:ADDRESS."),
    "no-dask": N_("A dask cluster needs the extra dask to be installed ({reason})."),
    "no-cluster": N_("There is no dask cluster at {address} ({reason})."),
    "window-size": N_("{size} is no window size; sizes look like 1366x768."),
    "unknown-language": N_("{language} is no language of the game; it speaks {known}."),
    "no-program": N_("There is no program {program} that could play."),
    "no-folder": N_("--data needs the name of a folder."),
    "unknown-speed": N_("{speed} is no speed; speeds are {known}."),
    "crashed": N_("Something in the game went wrong. The match is kept. The log is {log}."),
}

PROBLEM_IDS: tuple[str, ...] = tuple(_PROBLEMS)


def problem(id: str, fields: Mapping[str, str]) -> str:  # noqa: A002 - the problem's own word
    """One line for a trouble; raises KeyError for an id or a field that does not exist."""
    return _(_PROBLEMS[id]).format(**fields)


@dataclass(frozen=True, slots=True)
class News:
    """What is told in the window of troubles that do not stop the game."""

    title: str
    text: str
    button: str


def news(lines: Iterable[str]) -> News:
    """Each line is a trouble's own."""
    return News(_("Please note"), "\n\n".join(lines), _("Play on"))


@dataclass(frozen=True, slots=True)
class Crash:
    """The plain window after a crash."""

    title: str
    text: str
    log: str
    button: str
    go_on: str
    report: str


def crash(log: str, error: str) -> Crash:
    return Crash(
        title=_("The game stopped"),
        text=_("Something in the game went wrong: {error}. The match is kept.").format(
            error=error.rstrip(".")
        ),
        log=_("What happened is in the log: {log}").format(log=log),
        button=_("Close"),
        go_on=_("Continue the match"),
        report=_("Copy a report"),
    )


def reported(file: str) -> str:
    """Where the report of a crash is; without a file, on the clipboard alone."""
    if not file:
        return _("The report is on the clipboard. Nobody's names are in it.")
    return _("The report is on the clipboard, and in {file}. Nobody's names are in it.").format(
        file=file
    )


_RULE_PROBLEMS: dict[str, str] = {
    "bounds": N_("{option}: {value} is outside {low} to {high}."),
    "black-three": N_("{option}: {value} is not one of 0, 5, 100 and 300."),
    "no-minimums": N_("{option}: at least one round needs a minimum."),
    "seats": N_("{option}: a table has {low} to {high} seats, not {value}."),
    "wild-books": N_(
        "{option}: wild books are asked for ({value}), and there are none at this table."
    ),
    "twin-wilds": N_("{option}: twins of a wild card take the pile only where wild melds exist."),
    "no-dirty-books": N_("{option}: without wild cards in melds nobody makes a dirty book."),
    "books-from-pack": N_("{option}: the pack of {value} cards cannot make these books."),
    "out-of-reach": N_(
        "{option}: {value} is out of reach. Before the round ends a hand is worth {high} at most."
    ),
    "minimums": N_("{option}: {value} are too many; there may be {low} to {high}."),
    "too-few-cards": N_("{option}: the pack has {value} cards, and the deal needs {low}."),
}

RULE_PROBLEM_IDS: tuple[str, ...] = tuple(_RULE_PROBLEMS)


def rule_problem(found: RuleProblem) -> str:
    """Why a rule set cannot be played, with the option's name as the table shows it."""
    from handfoot_gui.words.citing import cite  # noqa: PLC0415 - seldom, and much to load

    value = found.value
    return _(_RULE_PROBLEMS[found.id]).format(
        option=cite(found.option).title,
        value=number(value) if isinstance(value, int) else str(value),
        low=number(found.low or 0),
        high=number(found.high or 0),
    )

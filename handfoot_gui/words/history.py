"""The list of matches that were played, and what is said of watching, saving and taking them in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.dialogs import Dialog
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.matches import mark_words
from handfoot_gui.words.numbers import listed, number
from handfoot_gui.words.title import scores_line


class HistoryWord(Fixed):
    TITLE = N_("Replays")
    FINISHED = N_("Finished")
    RUNNING = N_("Running")
    LEFT = N_("Left")
    FILES = N_("From a file")
    DATE = N_("Date")
    RULES = N_("Rules")
    PLAYERS = N_("Players")
    RESULT = N_("Result")
    ROUND = N_("Round")
    NOTE = N_("Note")
    WATCH = N_("Watch")
    GO_ON = N_("Go on")
    LEAVE = N_("Leave this match")
    IS_LEFT = N_("It is left, neither won nor lost. It can still be gone on with.")
    ELSEWHERE = N_("It is played in another window of the game.")
    SAVE = N_("Save as a file")
    CLOSE = N_("Close")
    NEWER = N_("Newer")
    OLDER = N_("Older")
    NONE = N_("No match is here yet.")
    CHOOSE = N_("Choose a match first.")
    SEVERAL = N_("Several people play it: each watches it from the table’s menu, in the own turn.")
    OVER = N_("It is over.")
    FILE = N_("A match’s file")
    FILE_HINT = N_("its path on this computer")
    TAKE_IN = N_("Take it in")
    FILE_NOTE = N_("It can be watched like any other, and counts nowhere.")
    NOT_READ = N_("This match cannot be read any more.")


def players(names: Sequence[str], teams: int) -> str:
    """``You and Nora – Walter and Edith``."""
    sides = [listed(list(names[team::teams])) for team in range(teams)]
    if teams == len(names):
        return ", ".join(sides)
    return _(" – ").join(sides)


def result(scores: Sequence[int]) -> str:
    return scores_line(scores)


def round_of(round_number: int, rounds: int) -> str:
    """``3/4``."""
    return _("{number}/{count}").format(number=number(round_number), count=number(rounds))


def note(marks: Iterable[str]) -> str:
    return ", ".join(mark_words(mark) for mark in sorted(marks))


def paged(first: int, last: int, count: int) -> str:
    """``1 to 14 of 230``."""
    text = _("{first} to {last} of {count}")
    return text.format(first=number(first), last=number(last), count=number(count))


def give_away() -> Dialog:
    """Before a running match goes to a file."""
    return Dialog(
        title=_("Save a running match?"),
        text=_("The file holds all cards: hands, feet and stock. The match counts nowhere then."),
        yes=_("Save it"),
        no=_("Leave it"),
    )

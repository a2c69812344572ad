"""Matches to files and back, with a sentence for what comes of it. Knows folders, no widgets."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from handfoot_gui.session.record import RecordError
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.matches import CorrectedMatch
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.words import matches as words
from handfoot_gui.words.history import HistoryWord
from handfoot_gui.words.numbers import number
from handfoot_gui.words.problems import problem

LARGEST = 64 * 1024 * 1024
"""Bytes of a file that is looked at; a match has some hundred thousand."""


def save_match(around: Surroundings, match: int, *, running: bool = False) -> str:
    """In the data folder; what is said of it."""
    file = around.paths.data / f"match-{match}.json"
    if around.matches is None:
        return HistoryWord.NOT_READ.text
    try:
        content = around.matches.export(match, running=running)
        if content is None:
            return HistoryWord.NOT_READ.text
        replace_file(file, content)
    except CorrectedMatch:
        return words.match_trouble("corrected", match=number(match))
    except (OSError, sqlite3.Error) as error:
        return words.match_trouble("not-written", file=str(file), reason=_reason(error))
    return words.exported(match, str(file))


def take_in(around: Surroundings, path: str) -> str:
    """A file's match becomes one of the list's; what is said of it."""
    file = Path(path.strip()).expanduser()
    if around.matches is None:
        return HistoryWord.NOT_READ.text
    try:
        if file.stat().st_size > LARGEST:
            return words.match_trouble("not-taken-in", file=str(file), reason="> 64 MB")
        content = file.read_bytes()
    except (OSError, ValueError) as error:
        return words.match_trouble("no-file", file=str(file), reason=_reason(error))
    try:
        match = around.matches.take_in(content, around.clock(), "imported")
    except (RecordError, sqlite3.Error) as error:
        return words.match_trouble("not-taken-in", file=str(file), reason=str(error))
    return words.taken_in(match, str(file))


def not_kept(around: Surroundings, error: sqlite3.Error) -> str:
    """What is said where a change of the kept matches failed."""
    return problem("file-not-saved", {"file": str(around.paths.data), "reason": str(error)})


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)

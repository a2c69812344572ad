"""What can go wrong with the disk, as a value: the words make the sentence of it, once.

| id                   | fields         | then                                             |
|----------------------|----------------|--------------------------------------------------|
| data-not-writable    | folder, reason | the game plays on and saves nothing              |
| log-not-writable     | file, reason   | the game plays on and logs nothing               |
| file-not-saved       | file, reason   | the game plays on; the old file is untouched     |
| disk-full            | file           | the match is saved as soon as there is room      |
| file-not-read        | file, reason   | defaults; the file is left alone                 |
| file-broken          | file, moved_to | defaults; the file was set aside                 |
| file-newer           | file, moved_to | made by a newer version: defaults, set aside     |
| matches-broken       | file, moved_to | a new file has what could be read; set aside     |
|                      | kept, lost     | (numbers of matches)                             |
| matches-empty        | file           | a new file is begun                              |
| second-copy          |                | what another copy plays is not offered here      |
| match-corrected      |                | the rules were: it goes on from a checkpoint     |
| match-checkpoint     |                | acts before it are damaged: the same             |
| match-cut            | acts           | so many acts could not be read: it goes on there |
| match-lost           |                | nothing of a match can be played on              |
| match-newer          |                | somebody plays whom this version does not know   |
"""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ProblemId = Literal[
    "data-not-writable",
    "log-not-writable",
    "file-not-saved",
    "disk-full",
    "file-not-read",
    "file-broken",
    "file-newer",
    "matches-broken",
    "matches-empty",
    "second-copy",
    "match-corrected",
    "match-checkpoint",
    "match-cut",
    "match-lost",
    "match-newer",
]


@dataclass(frozen=True, slots=True)
class Problem:
    id: ProblemId
    fields: dict[str, str]


def failed(problem: ProblemId, error: OSError, *, file: Path) -> Problem:
    return Problem(problem, {"file": str(file), "reason": reason(error)})


def not_saved(error: sqlite3.Error, file: Path) -> Problem:
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return Problem("disk-full", {"file": str(file)})
    return Problem("file-not-saved", {"file": str(file), "reason": str(error)})


def reason(error: OSError) -> str:
    """The system's own words, in the language that the system speaks."""
    return error.strerror or str(error)

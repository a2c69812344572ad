"""What can go wrong with the disk, as a value: the words make the sentence of it, once.

| id                   | fields         | then                                             |
|----------------------|----------------|--------------------------------------------------|
| data-not-writable    | folder, reason | the game plays on and saves nothing              |
| log-not-writable     | file, reason   | the game plays on and logs nothing               |
| file-not-saved       | file, reason   | the game plays on; the old file is untouched     |
| file-not-read        | file, reason   | defaults; the file is left alone                 |
| file-broken          | file, moved_to | defaults; the file was set aside                 |
| file-newer           | file, moved_to | made by a newer version: defaults, set aside     |
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ProblemId = Literal[
    "data-not-writable",
    "log-not-writable",
    "file-not-saved",
    "file-not-read",
    "file-broken",
    "file-newer",
]


@dataclass(frozen=True, slots=True)
class Problem:
    id: ProblemId
    fields: dict[str, str]


def failed(problem: ProblemId, error: OSError, *, file: Path) -> Problem:
    return Problem(problem, {"file": str(file), "reason": reason(error)})


def reason(error: OSError) -> str:
    """The system's own words, in the language that the system speaks."""
    return error.strerror or str(error)

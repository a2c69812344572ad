"""What a report of trouble and the self-check say. Only here sentences are not translated: they
are read by whoever mends the game, and searched for.

Knows words and lines, not what they are about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

TITLE = "Hand and Foot: report of trouble"
NO_NAMES = "(names of people, folders and machines are left out)"
LOG = "The log's last lines:"
NOTHING = "none"
ALL_WELL = "Everything that was looked at works."
NOT_WELL = "Something is wrong; what it is stands above. Installing the game again may help."


def report_lines(facts: Mapping[str, str], log: Iterable[str]) -> list[str]:
    """One fact a line, the log below."""
    wide = max(map(len, facts))
    lines = [TITLE, NO_NAMES, ""]
    lines += [f"{name:<{wide}}  {value}" for name, value in facts.items()]
    kept = list(log)
    return [*lines, "", LOG, *kept] if kept else lines


def check_line(name: str, found: str, problem: str = "") -> str:
    """
    >>> check_line("sounds", "15")
    'ok     sounds: 15'
    """
    return f"WRONG  {name}: {problem}" if problem else f"ok     {name}: {found}"

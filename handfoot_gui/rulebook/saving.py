"""A rule sheet as a text file that can be printed. Knows where it lies, not what it says."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from handfoot_gui.rulebook.page import page
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.problems import Problem, failed
from handfoot_gui.words.rule_sheet import RuleSheet

FOLDER = "sheets"


def save_page(sheet: RuleSheet, data: Path) -> tuple[Path, Problem | None]:
    """In the folder of sheets, in place of the last one of this title."""
    path = data / FOLDER / f"{_plain(sheet.title)}.txt"
    try:
        replace_file(path, ("\n".join(page(sheet)) + "\n").encode())
    except OSError as error:
        return path, failed("file-not-saved", error, file=path)
    return path, None


def _plain(title: str) -> str:
    """
    >>> _plain("Friday at Ann's")
    'friday-at-ann-s'
    """
    ascii_only = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only).strip("-") or "rules"

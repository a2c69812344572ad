"""The one match that versions before the file of matches kept: it moves into that file, once.

Knows both; nothing of the old files is left in their place afterwards, and nothing is thrown away.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from handfoot_gui.session.record import MatchRecord, RecordError
from handfoot_gui.storage.atomic import set_aside
from handfoot_gui.storage.match_file import forget_secrets, load_match
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.problems import Problem

log = logging.getLogger(__name__)


def take_in_previous(matches: Matches, path: Path, now: datetime) -> Problem | None:
    """What went wrong with it, if anything did; where nothing can be saved it stays as it is."""
    if not matches.can_save or not path.exists():
        return None
    loaded = load_match(path, now)
    if loaded.record is None:
        return loaded.problem
    try:
        if not _is_there(matches, loaded.record):
            matches.add(loaded.record, now)
    except (sqlite3.Error, RecordError) as error:
        log.warning("%s is not taken in: %s", path, error)
        return loaded.problem
    with suppress(OSError):
        set_aside(path, now)
        forget_secrets(path)
    return loaded.problem


def _is_there(matches: Matches, record: MatchRecord) -> bool:
    """Whether it was taken in before, and the power failed before the old file was moved."""
    return record.secret is not None and matches.has_secret(record.secret)

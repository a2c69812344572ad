"""The match in play as the first versions kept it: one `handfoot-game/1` file, to be taken over.

Knows where it lies, when it is whole and what to do when it is not; nothing of what is played. The
secret of a running match is not in that file but beside it, under the start of its fingerprint.
"""

import logging
import re
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from handfoot_gui.rules.dealing import new_secret
from handfoot_gui.session import wire
from handfoot_gui.session.record import MatchRecord, NewerFormat, RecordError, fingerprint_of
from handfoot_gui.session.seating import can_sit
from handfoot_gui.storage.atomic import set_aside
from handfoot_gui.storage.problems import Problem, failed

log = logging.getLogger(__name__)

_SECRET = re.compile(r"[0-9a-f]{64}\n?")


@dataclass(frozen=True, slots=True)
class Loaded:
    """The match to continue, with its secret; both are missing where there was no file."""

    record: MatchRecord | None = None
    problem: Problem | None = None


def load_match(path: Path, now: datetime) -> Loaded:
    """What was kept. A file that is damaged, newer, unreadable or does not replay is set aside.

    Only where that cannot be done is it left in its place.
    """
    try:
        with path.open("rb") as file:
            content = file.read(wire.MAX_BYTES + 1)
    except FileNotFoundError:
        return Loaded()
    except OSError as error:
        log.warning("%s: %s", path, error)
        return Loaded(problem=_moved(path, now, is_newer=False))
    try:
        record = wire.decode(content)
        _check_players(record)
    except RecordError as error:
        log.warning("%s: %s", path, error)
        return Loaded(problem=_moved(path, now, is_newer=isinstance(error, NewerFormat)))
    return Loaded(_with_secret(path, record))


def _check_players(record: MatchRecord) -> None:
    for plan in record.rounds[-1].seats or record.seats:
        if not can_sit(plan):
            raise NewerFormat("seats", f"no such player here: {plan.player}")


def _moved(path: Path, now: datetime, *, is_newer: bool) -> Problem:
    try:
        aside = set_aside(path, now)
    except OSError as error:
        return failed("file-not-read", error, file=path)
    fields = {"file": str(path), "moved_to": str(aside)}
    return Problem("file-newer" if is_newer else "file-broken", fields)


def _with_secret(path: Path, record: MatchRecord) -> MatchRecord:
    """A match whose secret is lost goes on with a new one; its deals can then not be checked."""
    if record.secret is not None:
        return record
    secret = _read_secret(_secret_path(path, record))
    if secret is None or fingerprint_of(secret, record.rules) != record.fingerprint:
        log.warning("%s: the secret is lost", path)
        return replace(record, secret=new_secret(), fingerprint=None)
    return replace(record, secret=secret)


def _read_secret(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            text = file.read(80).decode("ascii", "replace")
    except OSError:
        return None
    return text.strip() if _SECRET.fullmatch(text) else None


def forget_secrets(path: Path) -> None:
    """Those that lie beside a match that has moved on with its own."""
    for old in path.parent.glob(f"{path.stem}-*.secret"):
        old.unlink(missing_ok=True)


def _secret_path(path: Path, record: MatchRecord) -> Path:
    name = record.fingerprint[:16] if record.fingerprint else "unchecked"
    return path.with_name(f"{path.stem}-{name}.secret")

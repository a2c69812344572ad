"""The match in play on the disk: one `handfoot-game/1` file, replaced after every act.

Knows where it lies, when it is whole and what to do when it is not; nothing of what is played. The
secret of a running match is not in that file but beside it, under the start of its fingerprint: who
shows the file to somebody does not give away the deals to come.
"""

import logging
import re
import threading
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from handfoot_gui.rules.dealing import new_secret
from handfoot_gui.session import wire
from handfoot_gui.session.record import MatchRecord, NewerFormat, RecordError, fingerprint_of
from handfoot_gui.session.seating import PLAYERS
from handfoot_gui.storage.atomic import replace_file, set_aside
from handfoot_gui.storage.problems import Problem, failed

log = logging.getLogger(__name__)

_SECRET = re.compile(r"[0-9a-f]{64}\n?")


@dataclass(frozen=True, slots=True)
class Loaded:
    """The match to continue, with its secret; both are missing where there was no file."""

    record: MatchRecord | None = None
    problem: Problem | None = None


# --- reading ------------------------------------------------------------------------------------


def load_match(path: Path, now: datetime) -> Loaded:
    """What was kept. A file that is damaged, newer, unreadable or does not replay is set aside.

    Only where that cannot be done is it left in its place, where the next save would replace it.
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
        if plan.player not in PLAYERS:
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


# --- writing ------------------------------------------------------------------------------------


def save_match(path: Path, record: MatchRecord) -> None:
    """Whole on the disk when it returns. Raises OSError; then the old one is untouched."""
    secret_path = _secret_path(path, record)
    is_kept_beside = not record.is_over and record.secret is not None
    is_new = is_kept_beside and _read_secret(secret_path) != record.secret
    if is_new:
        replace_file(secret_path, f"{record.secret}\n".encode())
    replace_file(path, wire.encode(record))
    if is_new or record.is_over:
        _forget_secrets(path, keep=secret_path if is_kept_beside else None)


def _secret_path(path: Path, record: MatchRecord) -> Path:
    name = record.fingerprint[:16] if record.fingerprint else "unchecked"
    return path.with_name(f"{path.stem}-{name}.secret")


def _forget_secrets(path: Path, *, keep: Path | None) -> None:
    for old in path.parent.glob(f"{path.stem}-*.secret"):
        if old != keep:
            old.unlink(missing_ok=True)


class MatchKeeper:
    """Writes in a thread of its own, so that no frame waits for the disk.

    The newest record wins, since it holds the older ones. Who waits for `settled` before the next
    step has every act on the disk before the next one is made.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._changed = threading.Condition()
        self._waiting: MatchRecord | None = None
        self._is_writing = False
        self._is_closed = False
        self._problem: Problem | None = None
        self._told: Problem | None = None
        self._thread: threading.Thread | None = None

    def keep(self, record: MatchRecord) -> None:
        """Returns at once."""
        with self._changed:
            if self._is_closed:
                raise ValueError("the keeper is closed")
            self._waiting = record
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="match keeper", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    @property
    def settled(self) -> bool:
        """Whether everything given is on the disk, or has failed and is told as a problem."""
        with self._changed:
            return self._is_settled()

    def wait(self, seconds: float) -> bool:
        """For those who have no frames to draw: whether all was settled in this time."""
        with self._changed:
            return self._changed.wait_for(self._is_settled, seconds)

    def take_problem(self) -> Problem | None:
        """What went wrong, once; the same trouble is told again only after a success."""
        with self._changed:
            problem, self._problem = self._problem, None
            return problem

    def close(self) -> None:
        """Writes what is left, and ends the thread."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _is_settled(self) -> bool:
        return self._waiting is None and not self._is_writing

    def _run(self) -> None:
        while (record := self._next()) is not None:
            problem: Problem | None = None
            try:
                save_match(self._path, record)
            except OSError as error:
                problem = failed("file-not-saved", error, file=self._path)
            finally:
                self._finish(problem)

    def _next(self) -> MatchRecord | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is not None or self._is_closed)
            record, self._waiting = self._waiting, None
            self._is_writing = record is not None
            return record

    def _finish(self, problem: Problem | None) -> None:
        with self._changed:
            self._is_writing = False
            if problem != self._told:
                self._problem = self._told = problem
            self._changed.notify_all()

"""Two copies of the game at once: each tells the others what it plays, by locks that end with it.

A lock is on one byte of a file beside the matches; nothing is written in it, and a copy that is
killed leaves no trace. Where files cannot be locked every copy takes itself for the only one.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import BinaryIO

PATIENCE = 5.0
"""Seconds to wait for a copy that has just been started and is looking at the files."""

_PRESENT = 0
_MATCHES = 1000
"""The byte of match n is the one after so many and n."""


class Claims:
    """`is_alone`: no other copy was running when this one started.

    Until `settle` another copy that starts waits: whoever is alone may move files. Without a path
    nothing is claimed, by somebody who only looks.
    """

    def __init__(self, path: Path | None) -> None:
        self._file: BinaryIO | None = None
        self._claimed: set[int] = set()
        self.is_alone = True
        if path is None:
            return
        try:
            self._file = path.open("ab+", buffering=0)
        except OSError:
            return
        self.is_alone = _lock(self._file, _PRESENT)
        until = time.monotonic() + PATIENCE
        while not self.is_alone and not self._be_present() and time.monotonic() < until:
            time.sleep(0.02)

    def settle(self) -> None:
        """What this copy had to do before others may start is done."""
        self._be_present()

    def _be_present(self) -> bool:
        return self._file is None or _lock(self._file, _PRESENT, shared=True)

    def claim(self, match: int) -> bool:
        """Whether this copy has the match now: no other one plays it."""
        if match in self._claimed or self._file is None:
            return True
        if not _lock(self._file, _MATCHES + match):
            return False
        self._claimed.add(match)
        return True

    def is_free(self, match: int) -> bool:
        """Whether no other copy plays the match."""
        if match in self._claimed:
            return True
        if not self.claim(match):
            return False
        self.give_up(match)
        return True

    def give_up(self, match: int) -> None:
        if match in self._claimed and self._file is not None:
            self._claimed.discard(match)
            _unlock(self._file, _MATCHES + match)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO, byte: int, *, shared: bool = False) -> bool:
        if shared:
            return True
        try:
            os.lseek(file.fileno(), byte, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(file: BinaryIO, byte: int) -> None:
        os.lseek(file.fileno(), byte, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import errno
    import fcntl

    def _lock(file: BinaryIO, byte: int, *, shared: bool = False) -> bool:
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        try:
            fcntl.lockf(file, kind | fcntl.LOCK_NB, 1, byte)
        except OSError as error:
            return error.errno not in (errno.EACCES, errno.EAGAIN)
        return True

    def _unlock(file: BinaryIO, byte: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, byte)

"""A program that is spoken to in lines, and never waited for longer than one wants to.

One thread writes to it and one reads, so that a program which neither reads nor answers holds
nobody up. Knows lines of text; not what they mean.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
from contextlib import suppress

PREFIX = "cmd:"
"""Before the command, where a player is named."""
LINE_BYTES = 1 << 20
"""No answer is longer; what is, is no answer."""
LINES_WAITING = 64


class ProgramDied(Exception):
    """It could not be started, or has ended."""


class Program:
    """Started at once; raises `ProgramDied` where that cannot be."""

    def __init__(self, command: str) -> None:
        self._answers: queue.Queue[str | None] = queue.Queue(LINES_WAITING)
        self._questions: queue.Queue[str | None] = queue.Queue(LINES_WAITING)
        try:
            self._process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is the table's
            )
        except (OSError, ValueError) as error:
            raise ProgramDied(str(error)) from error
        for job in (self._write, self._read):
            threading.Thread(target=job, daemon=True).start()

    def say(self, line: str) -> None:
        """Raises `ProgramDied` where it reads nothing any more."""
        try:
            self._questions.put_nowait(line)
        except queue.Full:
            raise ProgramDied("it does not read") from None

    def hear(self, seconds: float = 0.0) -> str | None:
        """The next line, waiting so long for it; none yet. Raises `ProgramDied` at the end."""
        try:
            line = self._answers.get(timeout=seconds) if seconds else self._answers.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            raise ProgramDied("it has ended")
        return line

    def close(self) -> None:
        """Ends it: gently first."""
        with suppress(queue.Full):
            self._questions.put_nowait(None)
        with suppress(OSError):
            self._process.terminate()
        try:
            self._process.wait(0.5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.5)

    def _write(self) -> None:
        pipe = self._process.stdin
        with suppress(OSError, ValueError):
            while pipe is not None and (line := self._questions.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()
        with suppress(OSError):
            if pipe is not None:
                pipe.close()

    def _read(self) -> None:
        pipe = self._process.stdout
        with suppress(OSError, ValueError):
            while pipe is not None and (line := pipe.readline(LINE_BYTES)):
                self._answers.put(line.decode("utf-8", "replace").strip())
        self._answers.put(None)


def words_of(command: str) -> list[str]:
    """The program and its arguments. Raises ValueError for a command that names none."""
    words = shlex.split(command, posix=os.name == "posix")
    if not words:
        raise ValueError("no program")
    return words

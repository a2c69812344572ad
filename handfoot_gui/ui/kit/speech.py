"""Says lines aloud by a speech program of the system, one after the other; nobody waits for it.

Knows programs and processes; not what is said or why. Whatever goes wrong is silence.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition, Thread

log = logging.getLogger(__name__)

MOST_WAITING = 12
"""Lines that wait to be said; older ones are dropped, for what is long over helps nobody."""
WINDOWS = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


@dataclass(frozen=True, slots=True)
class Voice:
    """A program that says a text and ends; `{language}` and `{text}` are filled in.

    Without `{text}` it reads from its standard input. `hush`: what else stops it at once.
    """

    name: str
    options: tuple[str, ...]
    hush: tuple[str, ...] = ()


VOICES = (
    Voice("spd-say", ("--wait", "--language", "{language}", "--", "{text}"), ("--cancel",)),
    Voice("espeak-ng", ("-v", "{language}", "--stdin")),
    Voice("espeak", ("-v", "{language}", "--stdin")),
    Voice("say", ("-f", "-")),
    Voice("powershell", ("-NoProfile", "-NonInteractive", "-Command", WINDOWS)),
)
"""In the order in which they are looked for."""


class Speaker:
    """`language`: how the texts are to be read, such as "de"."""

    def __init__(
        self, language: str = "en", *, find: Callable[[str], str | None] = shutil.which
    ) -> None:
        self.language = language
        self._find = find
        self._looked = False
        self._voice: tuple[str, Voice] | None = None
        self._waiting: deque[str] = deque()
        self._news = Condition()
        self._process: subprocess.Popen[bytes] | None = None
        self._must_hush = False
        self._thread: Thread | None = None
        self._closed = False

    @property
    def is_there(self) -> bool:
        """Whether a speech program is installed; looked for once."""
        if not self._looked:
            self._looked = True
            found = ((self._find(voice.name), voice) for voice in VOICES)
            self._voice = next(((path, voice) for path, voice in found if path), None)
        return self._voice is not None

    def say(self, text: str, *, interrupt: bool = False) -> None:
        """After what is being said, or instead of it. Returns at once."""
        if not text or not self.is_there:
            return
        with self._news:
            if interrupt:
                self._stop()
            self._waiting.append(text)
            while len(self._waiting) > MOST_WAITING:
                self._waiting.popleft()
            if self._thread is None:
                self._thread = Thread(target=self._run, name="speech", daemon=True)
                self._thread.start()
            self._news.notify()

    def hush(self) -> None:
        with self._news:
            self._stop()

    def close(self) -> None:
        with self._news:
            self._stop()
            self._closed = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def _stop(self) -> None:
        self._waiting.clear()
        if self._process is not None:
            self._must_hush = True
            with contextlib.suppress(OSError):
                self._process.kill()

    # -- in the thread

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                text = self._waiting.popleft()
                process = self._process = self._begin(text)
            if process is None:
                return
            with contextlib.suppress(OSError, ValueError):
                process.communicate(text.encode())
            with self._news:
                self._process, must_hush = None, self._must_hush
                self._must_hush = False
            if must_hush:
                self._tell_to_hush()

    def _begin(self, text: str) -> subprocess.Popen[bytes] | None:
        assert self._voice is not None
        path, voice = self._voice
        values = {"{language}": self.language, "{text}": text}
        command = [path, *(values.get(option, option) for option in voice.options)]
        try:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL if "{text}" in voice.options else subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            log.warning("speech: %s", error)
            self._voice = None
            return None

    def _tell_to_hush(self) -> None:
        """Programs that hand the text to a service leave it speaking when they are ended."""
        if self._voice is None or not self._voice[1].hush:
            return
        path, voice = self._voice
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(
                [path, *voice.hush],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                timeout=2,
                check=False,
            )


def _environment() -> dict[str, str]:
    """A built program's own libraries are not for other programs."""
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = found.pop("LD_LIBRARY_PATH_ORIG", None)
        found.pop("LD_LIBRARY_PATH", None)
        if before:
            found["LD_LIBRARY_PATH"] = before
    return found

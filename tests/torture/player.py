"""The program in a window on a screen of its own, with computer players, and a pipe to listen on.

Knows how to start it, how to wave it on at a summary, and what it has said is on the disk.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from _bootstrap import ROOT

from tests.window.mouse import Mouse

SEATS = "random,random,random,random"


@dataclass(frozen=True, order=True, slots=True)
class Told:
    """A line of the pipe: what is on the disk now."""

    match: int
    round: int
    acts: int
    digest: str


class Player:
    def __init__(
        self,
        screen: Mapping[str, str],
        home: Path,
        *options: str,
        planted: bool = False,
        said: Path | None = None,
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self._read, write = os.pipe()
        os.set_blocking(self._read, False)
        self._errors = (said or home / "said.txt").open("ab+")
        module = "tests.torture.planted" if planted else "handfoot_gui"
        own = {"HANDFOOT_HOME": str(home), "HANDFOOT_ACK_FD": str(write)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, "play", "--speed", "at-once", *options],
            cwd=ROOT,
            env={**screen, **own},
            pass_fds=[write],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
        )
        os.close(write)
        self._text = ""
        self.told: list[Told] = []

    def listen(self, seconds: float) -> bool:
        """For at most so long; whether anything came."""
        ready, _, _ = select.select([self._read], [], [], max(0.0, seconds))
        if not ready:
            return False
        try:
            content = os.read(self._read, 1 << 16)
        except BlockingIOError:
            return False
        self._text += content.decode()
        *whole, self._text = self._text.split("\n")
        for line in whole:
            match, round_, acts, digest = line.split()
            self.told.append(Told(int(match), int(round_), int(acts), digest))
        if not content:
            time.sleep(0.001)
        return bool(content)

    def play_for(self, seconds: float, mouse: Mouse, pause: float = 0.4) -> None:
        """Lets it play; where nothing comes for a pause, a key wakes it from a summary."""
        end, quiet = time.monotonic() + seconds, time.monotonic()
        while (now := time.monotonic()) < end and self.process.poll() is None:
            if self.listen(min(end - now, 0.05)):
                quiet = time.monotonic()
            elif now - quiet > pause:
                self.wake(mouse)
                quiet = now

    def play_until_told(self, mouse: Mouse, seconds: float = 20) -> bool:
        """Whether it said, within that time, that something more is on the disk."""
        before = len(self.told)
        end = time.monotonic() + seconds
        quiet = time.monotonic()
        while len(self.told) == before and time.monotonic() < end and self.process.poll() is None:
            self.listen(0.02)
            if time.monotonic() - quiet > 1.5:
                self.wake(mouse)
                quiet = time.monotonic()
        return len(self.told) > before

    def wake(self, mouse: Mouse) -> None:
        """A summary is agreed to."""
        mouse.jump((600, 400))
        mouse.key("Return")

    def kill(self) -> None:
        """As a power cut; then everything that it still had said is read."""
        self.process.kill()
        self.process.wait()
        while self.listen(0):
            pass
        self._close()

    def end(self, seconds: float = 20) -> int:
        """Asked to leave, as the desktop does it at its end."""
        self.process.terminate()
        status = self.process.wait(timeout=seconds)
        while self.listen(0):
            pass
        self._close()
        return status

    def said(self) -> str:
        self._errors.seek(0)
        return self._errors.read().decode()

    def _close(self) -> None:
        os.close(self._read)
        self._text_said = self.said()
        self._errors.close()

    @property
    def last_words(self) -> str:
        """Everything said on the terminal in this home, once it has ended."""
        return self._text_said

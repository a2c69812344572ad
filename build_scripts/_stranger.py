"""Somebody else's computer: an empty environment and home, no sight of the project, one screen.

Starts a program there and tells what it shows, by the file that it writes for programs that look
on. Standard library only, but for pictures and keys on an X server.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from _bootstrap import ROOT

PATIENCE = 60.0
HIDE = 'mount -t tmpfs none "$0" && exec "$@"'
LOCK = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'


class Trouble(Exception):
    """What the program did and should not have done; the text is for whoever reads the smoke."""


@dataclass
class Stranger:
    """`screen`: what the environment needs to show a window; `home` is theirs.

    `enter` are the words before each command, for a computer inside this one; `outside` is where
    that one's root lies. What the program says is written below `logs`.
    """

    screen: Mapping[str, str]
    home: Path
    enter: Sequence[str] = ()
    outside: Path = Path("/")
    logs: Path = Path()
    running: "list[Running]" = field(default_factory=list)

    def environment(self) -> dict[str, str]:
        """As `env -i`: nothing but the screen and the home."""
        kept = ("SYSTEMROOT", "TEMP", "TMP") if os.name == "nt" else ()
        inherited = {name: os.environ[name] for name in kept if name in os.environ}
        where = {"HOME": str(self.home), "TMPDIR": str(self.temporary)}
        if os.name == "nt":
            names = ("USERPROFILE", "APPDATA", "LOCALAPPDATA")
            where = dict.fromkeys(names, str(self.home))
        return {**inherited, **self.screen, **where}

    @property
    def temporary(self) -> Path:
        """For files that are not to outlive the program; made by whoever makes the home."""
        return self.home.parent / "tmp"

    def seen_from_here(self, place: Path) -> Path:
        return self.outside / place.relative_to("/") if self.enter else place

    def say(self, program: Path, *options: str) -> str:
        """What it prints; it has to end well."""
        done = subprocess.run(
            [*self._isolated(), str(program), *options],
            env=self.environment(),
            cwd=self.outside,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE * 4,
            check=False,
        )
        if done.returncode or "Traceback" in done.stderr:
            said = (done.stdout + done.stderr)[-2000:]
            raise Trouble(f"{' '.join(options)}: status {done.returncode}\n{said}")
        return done.stdout

    def start(
        self, program: Path, *options: str, locked: bool = False, **environment: str
    ) -> "Running":
        """`locked`: the home can be read only."""
        told = self.home.parent / f"handfoot-{os.getpid()}-{len(self.running)}.json"
        shown = self.seen_from_here(told)
        shown.unlink(missing_ok=True)
        said = self.logs / f"said-{len(self.running)}.txt"
        own = {"HANDFOOT_PLACEMENT_FILE": str(told)}
        with said.open("wb") as output:
            process = subprocess.Popen(
                [*self._isolated(locked=locked), str(program), *options],
                env=self.environment() | own | environment,
                cwd=self.outside,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.running.append(Running(process, shown, said))
        return self.running[-1]

    def end_all(self) -> None:
        for running in self.running:
            running.kill()

    def _isolated(self, *, locked: bool = False) -> list[str]:
        """Where that is possible the project cannot be read from there."""
        if self.enter:
            return list(self.enter)
        command = []
        if can_isolate():
            command += ["unshare", "--mount", "sh", "-c", HIDE, str(ROOT)]
            if locked:
                command += ["sh", "-c", LOCK, str(self.home)]
        return command


def can_isolate() -> bool:
    """Whether this is root on a Linux that gives a process its own view of the files."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("unshare") is None:
        return False
    tried = ["unshare", "--mount", "sh", "-c", HIDE, str(ROOT), "true"]
    return subprocess.call(tried, stderr=subprocess.DEVNULL) == 0


@dataclass
class Running:
    process: "subprocess.Popen[bytes]"
    shown: Path
    output: Path

    def said(self) -> str:
        return self.output.read_text("utf-8", errors="replace")

    def sees(self) -> dict[str, Any]:
        try:
            return dict(json.loads(self.shown.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def until(
        self,
        what: str,
        found: Callable[[dict[str, Any]], bool],
        *,
        meanwhile: Callable[[dict[str, Any]], None] = lambda _: None,
        patience: float = PATIENCE,
    ) -> dict[str, Any]:
        """Waits for a moment that `found` knows by what is shown."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise Trouble(f"{what}: it ended with {self.process.returncode}\n{self.said()}")
            seen = self.sees()
            if seen and found(seen):
                return seen
            meanwhile(seen)
            time.sleep(0.03)
        raise Trouble(f"{what}: waited {patience:.0f} s, still at {self.sees().get('scene')}")

    def until_scene(self, *names: str) -> dict[str, Any]:
        return self.until(" or ".join(names), lambda seen: seen.get("scene") in names)

    def kill(self) -> None:
        """With what it has started: the one-file program is two."""
        if os.name == "nt":
            asked = ["taskkill", "/F", "/T", "/PID", str(self.process.pid)]
            subprocess.run(asked, capture_output=True, check=False)
        else:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """Asks it to end, as a desktop does at its own end; the status has to be 0."""
        if os.name == "nt":
            asked = ["taskkill", "/PID", str(self.process.pid), "/T"]
            subprocess.run(asked, capture_output=True, check=False)
        else:
            self.process.terminate()
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired as late:
            raise Trouble("it does not end when it is asked to") from late
        if status:
            raise Trouble(f"it ended with {status}\n{self.said()}")
        if "Traceback" in self.said():
            raise Trouble(f"it wrote a traceback\n{self.said()}")

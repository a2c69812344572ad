"""The program as somebody at the desktop has it: a process, a window, what it shows and keeps.

Reads screenshots, the record of the match and the file that says where things are on the screen.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from _bootstrap import ROOT
from _windows import Seen, find_window, picture_of
from PIL import Image
from Xlib import X, Xutil
from Xlib.display import Display
from Xlib.protocol.event import ClientMessage

from handfoot_gui.session import wire
from handfoot_gui.storage.matches import Matches
from tests.window.mouse import Pixel

PATIENCE = 30.0
T = TypeVar("T")


def until(what: str, found: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """What `found` gives as soon as it gives something true. Looks a hundred times a second."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.01)
    raise AssertionError(f"waited {patience:.0f} s in vain: {what}")


class Program:
    """`home` holds all of its files. Options are those of the command line."""

    def __init__(self, screen: Mapping[str, str], home: Path, *options: str) -> None:
        self.screen = screen["DISPLAY"]
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self._where = home / "placement.json"
        self._where.unlink(missing_ok=True)
        self._seen, self._record = (0, 0), b""
        self._said = (home / "said.txt").open("w+", encoding="utf-8")
        own = {"HANDFOOT_HOME": str(home), "HANDFOOT_PLACEMENT_FILE": str(self._where)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "handfoot_gui", "play", *options],
            cwd=ROOT,
            env={**screen, **own},
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )

    # -- its window

    @property
    def window(self) -> Seen:
        return until("a window", lambda: find_window(self.screen, "handfoot"))

    def picture(self) -> Image.Image:
        return picture_of(self.screen, self.window)

    def resize(self, width: int, height: int) -> None:
        """As a window manager or a hand at the frame asks for it."""
        display = Display(self.screen)
        window = display.create_resource_object("window", self.window.id)
        window.configure(width=width, height=height)
        display.sync()
        display.close()

    def ask_to_close(self) -> None:
        """What the frame's close button sends."""
        display = Display(self.screen)
        window = display.create_resource_object("window", self.window.id)
        protocols, delete = map(display.intern_atom, ("WM_PROTOCOLS", "WM_DELETE_WINDOW"))
        message = ClientMessage(
            window=window, client_type=protocols, data=(32, [delete, X.CurrentTime, 0, 0, 0])
        )
        window.send_event(message)
        display.sync()
        display.close()

    @contextmanager
    def minimised(self) -> Iterator[None]:
        """By the frame's button; brought back afterwards, unless the program has ended."""
        display = Display(self.screen)
        window = display.create_resource_object("window", self.window.id)
        state = display.intern_atom("WM_CHANGE_STATE")
        message = ClientMessage(
            window=window, client_type=state, data=(32, [Xutil.IconicState, 0, 0, 0, 0])
        )
        root = display.screen().root
        root.send_event(message, X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        display.sync()
        until("no window", lambda: find_window(self.screen, "handfoot") is None)
        yield
        if self.process.poll() is not None:
            return
        window.map()
        display.sync()
        display.close()
        until("the window again", lambda: find_window(self.screen, "handfoot"))

    # -- where things are on the screen

    def placement(self) -> dict[str, Any]:
        """Empty before the first settled frame."""
        try:
            found: dict[str, Any] = json.loads(self._where.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        return found

    def settled(self, what: str, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first placement of which that is true."""

        def found() -> dict[str, Any] | None:
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended: {self.process.returncode}\n{self.said()}")
            seen = self.placement()
            return seen if seen and holds(seen) else None

        try:
            return until(what, found)
        except AssertionError as error:
            seen = {k: v for k, v in self.placement().items() if k not in ("zones", "hand")}
            raise AssertionError(f"{error}; seen: {seen}") from error

    def pixel(self, at: tuple[float, float]) -> Pixel:
        """From the window's own places to the screen's."""
        window = self.window
        return window.left + round(at[0]), window.top + round(at[1])

    def middle(self, rect: list[int]) -> Pixel:
        x, y, w, h = rect
        return self.pixel((x + w / 2, y + h / 2))

    # -- what it keeps and says

    def record(self) -> bytes:
        """The match played last as a file, read from what is on the disk now; empty without one."""
        for listed in Matches.to_look_at(self.home).page(("running", "over"), count=1):
            if (listed.match, listed.touched) != self._seen:
                kept = Matches.to_look_at(self.home).load(listed.match).record
                self._record = b"" if kept is None else wire.encode(kept)
                self._seen = (listed.match, listed.touched)
            return self._record
        return b""

    def acts(self) -> int:
        """How many are on the disk."""
        content = self.record()
        return sum(len(r["actions"]) for r in json.loads(content)["rounds"]) if content else 0

    def said(self) -> str:
        """On the terminal."""
        self._said.flush()
        return (self.home / "said.txt").read_text("utf-8")

    # -- its end

    def ended(self, patience: float = 15.0) -> int:
        """Its exit status."""
        return self.process.wait(timeout=patience)

    def kill(self) -> None:
        """At once, as a power cut would."""
        self.process.kill()
        self.process.wait()
        self._said.close()

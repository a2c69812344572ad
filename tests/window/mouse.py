"""A pointer and a keyboard as the X server knows them: whoever shows a window gets real events.

Knows screen pixels and keys; not what is under the pointer.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType

from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

Pixel = tuple[int, int]

STEP = 0.006
"""Seconds between two places of a moving pointer."""
KEYS_APART = 5
"""Milliseconds by the server's clock: a key pressed again in the moment of its release is held, to
the program's library, and a busy server's clock stands still between the two."""
LEFT, RIGHT = 1, 3


class Mouse:
    def __init__(self, screen: str) -> None:
        self._display = Display(screen)
        self._at: Pixel = (0, 0)

    def __enter__(self) -> Mouse:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
        self._display.close()

    def jump(self, to: Pixel) -> None:
        self._send(X.MotionNotify, at=to)
        self._at = to

    def glide(self, to: Pixel, steps: int = 8) -> None:
        """As a hand moves: through places between."""
        x, y = self._at
        for step in range(1, steps + 1):
            self.jump((x + (to[0] - x) * step // steps, y + (to[1] - y) * step // steps))
            time.sleep(STEP)

    def press(self, button: int = LEFT) -> None:
        self._send(X.ButtonPress, button)

    def release(self, button: int = LEFT) -> None:
        self._send(X.ButtonRelease, button)

    def click(self, at: Pixel, times: int = 1) -> None:
        self.jump(at)
        for _ in range(times):
            self.press()
            time.sleep(STEP)
            self.release()
            time.sleep(STEP)

    def grab(self, at: Pixel) -> None:
        """Pressed and moved a little: a drag has begun."""
        self.jump(at)
        self.press()
        self.glide((at[0], at[1] - 12), steps=3)

    def drag(self, start: Pixel, end: Pixel) -> None:
        self.grab(start)
        self.glide(end)
        time.sleep(2 * STEP)
        self.release()

    def key(self, name: str, held: Sequence[str] = ()) -> None:
        codes = [self._code(each) for each in (*held, name)]
        for code in codes:
            self._send(X.KeyPress, code, delay=KEYS_APART)
        for code in reversed(codes):
            self._send(X.KeyRelease, code)

    def hold(self, name: str, seconds: float) -> None:
        code = self._code(name)
        self._send(X.KeyPress, code)
        time.sleep(seconds)
        self._send(X.KeyRelease, code)

    def _code(self, name: str) -> int:
        return self._display.keysym_to_keycode(XK.string_to_keysym(name))

    def _send(self, kind: int, detail: int = 0, at: Pixel = (0, 0), delay: int = 0) -> None:
        xtest.fake_input(self._display, kind, detail, time=delay, x=at[0], y=at[1])
        self._display.sync()

"""An X server of our own (Xvfb), so that no test draws on somebody's desktop.

Standard library only. Knows how to start and stop one; not what is shown on it.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

MISSING = "Xvfb is not installed (Debian: apt-get install xvfb)"


def is_available() -> bool:
    return shutil.which("Xvfb") is not None


@contextmanager
def display(size: str = "1920x1080") -> Iterator[str]:
    """Its name, such as ":7": the server picks a free one itself."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def environment_of(name: str) -> dict[str, str]:
    """What a program needs to show its window there, drawn without a graphics card."""
    return {
        "DISPLAY": name,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }

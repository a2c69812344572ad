"""Starts a built program like a stranger would and looks at it: `smoke.py dist/handfoot`.

The folder is copied elsewhere and started in an empty home, with an empty environment, on an X
server of its own. It passes when a window of the class `handfoot` shows a table and the program
is still running. The picture is left in tests/results/smoke.png.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import ROOT, rerun_in_environment

rerun_in_environment()

from _display import MISSING, display, environment_of, is_available  # noqa: E402
from _windows import find_window, picture_of  # noqa: E402

PICTURE = ROOT / "tests" / "results" / "smoke.png"
PATIENCE = 20.0  # seconds until a table must be seen
COLOURS = 200  # a table has thousands of colours, an empty window one


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="what build.py made")
    folder = parser.parse_args().folder
    if not (folder / "handfoot").is_file():
        print(f"{folder} has no program named handfoot; build.py makes one.", file=sys.stderr)
        return 2
    if not is_available():
        print(MISSING, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as place, display() as screen:
        problem = _try(folder, Path(place), screen)
    print(problem or f"a table is seen ({PICTURE})", file=sys.stderr if problem else sys.stdout)
    return int(problem is not None)


def _try(folder: Path, place: Path, screen: str) -> str | None:
    """What is wrong, or None."""
    program, home = place / "elsewhere" / "handfoot", place / "home"
    shutil.copytree(folder, program, symlinks=True)
    home.mkdir()
    with (place / "said").open("w+") as said:
        running = subprocess.Popen(
            [program / "handfoot"],
            cwd=home,
            env=environment_of(screen) | {"HOME": str(home)},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
        try:
            problem = _look(running, screen)
        finally:
            running.kill()
            running.wait()
        said.seek(0)
        words = said.read()
    if problem is None and "Traceback" in words:
        problem = "it wrote a traceback"
    return f"{problem}\n{words}".rstrip() if problem else None


def _look(running: "subprocess.Popen[bytes]", screen: str) -> str | None:
    """What is wrong, or None: a table is soon seen, and still seen when a first act was made."""
    started = time.monotonic()
    problem = "no window of the class handfoot"
    while time.monotonic() < started + PATIENCE:
        if running.poll() is not None:
            return f"the program ended with status {running.returncode}"
        problem = _what_is_seen(screen)
        if not problem:
            print(f"first table after {time.monotonic() - started:.1f} s")
            time.sleep(3)
            ended = running.poll() is not None
            return "the program ended by itself" if ended else _what_is_seen(screen) or None
        time.sleep(0.05)
    return problem


def _what_is_seen(screen: str) -> str:
    """What is wrong with it; leaves the picture behind."""
    window = find_window(screen, "handfoot")
    if not window:
        return "no window of the class handfoot"
    picture = picture_of(screen, window)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURE)
    return "the window shows no table" if picture.getcolors(COLOURS) else ""


if __name__ == "__main__":
    sys.exit(main())

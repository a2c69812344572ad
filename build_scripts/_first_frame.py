"""How long a built program takes from its start to its first picture.

Standard library only: the program itself says that its first picture is shown, by the file that it
writes for programs that look on. Cold: its own files are put out of the system's memory before.
"""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

PATIENCE = 60.0


@dataclass(frozen=True)
class Start:
    """Seconds until the first picture; of them at work, as far as this system tells."""

    passed: float
    worked: float


def first_frame(program: Path, screen: Mapping[str, str], *, times: int = 5) -> Start:
    """The medians, after one start that does not count."""
    _started(program, screen)
    return _middle([_started(program, screen) for _ in range(times)])


def cold_first_frame(
    program: Path, files: Iterable[Path], screen: Mapping[str, str], *, times: int = 3
) -> Start:
    taken, known = [], list(files)
    for _ in range(times):
        for file in known:
            _forget(file)
        taken.append(_started(program, screen))
    return _middle(taken)


def _middle(starts: Sequence[Start]) -> Start:
    return Start(median(s.passed for s in starts), median(s.worked for s in starts))


def _started(program: Path, screen: Mapping[str, str]) -> Start:
    with tempfile.TemporaryDirectory(prefix="handfoot-") as place:
        shown = Path(place) / "shown.json"
        own = {"HANDFOOT_HOME": place, "HANDFOOT_PLACEMENT_FILE": str(shown), "TMPDIR": place}
        began = time.monotonic()
        running = subprocess.Popen(
            [str(program), "--title"],
            env={**os.environ, **screen, **own},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not shown.exists():
                if running.poll() is not None or time.monotonic() > began + PATIENCE:
                    raise RuntimeError(f"{program} showed nothing (status {running.poll()})")
                time.sleep(0.002)
            passed, worked = time.monotonic() - began, _work_of(running.pid)
        finally:
            running.terminate()  # not killed: a one-file program has a part of it to end
            running.wait()
    return Start(passed, worked)


def _work_of(process: int) -> float:
    """Until now, with that of the processes it started."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_work_of(int(child)) for child in started)


def _forget(file: Path) -> None:
    """The system reads it from the disk the next time; only Linux can be asked to."""
    if file.is_symlink() or not file.is_file() or not hasattr(os, "posix_fadvise"):
        return
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)

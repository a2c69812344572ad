"""How fast the game is here: `python build_scripts/bench.py [NAME...] [--json]`.

Each figure is the median of five, printed with its spread, what was aimed at, and the ratio to a
small calibration loop, so that machines can be compared. Windows open on an X server of the
script's own. Standard library only; makes `.venv` at the first run.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import ROOT, rerun_in_environment

rerun_in_environment()

from _bench_figures import Figure, Report, calibrate, machine  # noqa: E402
from _display import MISSING, display, environment_of, is_available  # noqa: E402
from _windows import hide_window  # noqa: E402

HERE = Path(__file__).resolve().parent
TIMES = 5
IDLE_SECONDS = 4.0
PLAYED_SECONDS = 100.0
ENGINE_SECONDS = 2.0
PAIRS, THINKING_SECONDS = 3, 30.0
SAVED_ACTS, KEPT_MATCHES = 120, 10_000
TABLE = ("play", "--seed", "5", "--size", "1920x1080", "--speed", "at-once")


class Bench:
    """`env` shows windows on the script's own X server; `home` is thrown away afterwards."""

    def __init__(self, env: dict[str, str], home: Path) -> None:
        # compiled modules are kept as on a player's machine, but not in the project's folders
        env = {k: v for k, v in env.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.env = env | {
            "HANDFOOT_HOME": str(home / "home"),
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYTHONPYCACHEPREFIX": str(home / "compiled"),
        }
        self.home = home

    # -- what can be measured

    def drag(self) -> list[Figure]:
        """Frames of a full table of six while ten cards are dragged all over it."""
        return [
            *self._drag("1920x1080", median_aim=4.0, high_aim=10.0),
            *self._drag("3840x2160", median_aim=12.0, high_aim=None),
        ]

    def _drag(self, size: str, *, median_aim: float, high_aim: float | None) -> list[Figure]:
        found = json.loads(self._run("_bench_table.py", size))
        note = f"{found['carried']} of {found['hand']} cards, {found['melds']} melds"
        runs = [[frame["frame"] for frame in run] for run in found["runs"]]
        paint = [median(frame["paint"] for frame in run) for run in found["runs"]]
        show = [median(frame["show"] for frame in run) for run in found["runs"]]
        grabs = found["grabs"]
        cpu = [median(frame["cpu"] for frame in run) for run in found["runs"]]
        return [
            Figure(f"{size}: frame, median", "ms", [median(r) for r in runs], median_aim, note),
            Figure(f"{size}: frame, 99 %", "ms", [high(r) for r in runs], high_aim),
            Figure("  of it: the program's own work", "ms", cpu),
            Figure("  of it: painting", "ms", paint),
            Figure("  of it: handing it to the screen", "ms", show),
            Figure("frame in which they are grabbed", "ms", [g["frame"] for g in grabs], 16.7),
            Figure("  of it: the program's own work", "ms", [g["cpu"] for g in grabs]),
            Figure("frame with nothing in hand", "ms", [median(run) for run in found["still"]]),
            Figure("longest frame while pictures are made", "ms", [max(found["warming"][1:])]),
        ]

    def idle(self) -> list[Figure]:
        """What an untouched window costs, and a hidden one, and how much memory it holds."""
        where = self.home / "placement.json"
        env = self.env | {"HANDFOOT_PLACEMENT_FILE": str(where)}
        with subprocess.Popen([sys.executable, "-m", "handfoot_gui", *TABLE], env=env) as game:
            try:
                wait_for(lambda: where.exists() and json.loads(where.read_bytes()).get("can_act"))
                time.sleep(1.0)
                shares = [share(game.pid) for _ in range(TIMES)]
                memory = resident_megabytes(game.pid)
                hide_window(self.env["DISPLAY"], "handfoot")
                time.sleep(1.0)
                hidden = [share(game.pid) for _ in range(TIMES)]
            finally:
                game.kill()
        note = f"{TIMES} times {IDLE_SECONDS:.0f} s on one's own turn"
        return [
            Figure("an untouched window, of a core", "%", shares, 1.0, note),
            Figure("a hidden window, of a core", "%", hidden, 0.05, note),
            Figure("memory with a table of 1920 x 1080", "MB", [memory], 130.0),
        ]

    def memory(self) -> list[Figure]:
        """What is held while four computers play on: pictures come and go."""
        options = ("--size", "1920x1080", "--speed", "fast", "--seats", ",".join(["club"] * 4))
        command = [sys.executable, "-m", "handfoot_gui", "play", "--seed", "5", *options]
        held: list[float] = []
        with subprocess.Popen(command, env=self.env) as game:
            try:
                for _ in range(TIMES):
                    time.sleep(PLAYED_SECONDS / TIMES)
                    held.append(resident_megabytes(game.pid))
            finally:
                game.kill()
        note = f"looked at {TIMES} times in {PLAYED_SECONDS:.0f} s of play"
        return [Figure("memory most held in play, 1920 x 1080", "MB", [max(held)], 130.0, note)]

    def start(self) -> list[Figure]:
        """From the start of the process to the first picture; not the first start of all."""
        self._started()
        runs = [self._started() for _ in range(TIMES)]
        return [
            Figure("first picture after the start", "ms", [r["shown"] for r in runs], 400.0),
            Figure("  of it: the program's own work", "ms", [r["cpu"] for r in runs]),
            Figure("  of it: Python", "ms", [r["python"] for r in runs]),
            Figure("  of it: importing", "ms", [r["imports"] for r in runs]),
        ]

    def engine(self) -> list[Figure]:
        """Rounds of four computer players, one process, no window."""
        found = json.loads(self._run("_bench_engine.py", str(TIMES), str(ENGINE_SECONDS)))
        return [
            Figure(f"rounds of {name} players", "a second", found[name], faster_is_more=True)
            for name in found
        ]

    def players(self) -> list[Figure]:
        """A turn of each level, in processor time."""
        found = json.loads(self._run("_bench_players.py", str(PAIRS)))
        figures: list[Figure] = []
        for name, runs in found.items():
            aims = (150.0, 300.0, 1000.0) if name == "expert" else (2.0, None, 10.0)
            values = ([median(r) for r in runs], [high(r) for r in runs], [max(r) for r in runs])
            for what, each, aim in zip(("median", "99 %", "worst"), values, aims, strict=True):
                figures.append(Figure(f"a turn of {name}, {what}", "ms", each, aim))
        return figures

    def thinking(self) -> list[Figure]:
        """Frames while an expert thinks in its own process."""
        found = json.loads(self._run("_bench_thinking.py", "1920x1080", str(THINKING_SECONDS)))
        frames = [frame["frame"] for frame in found["frames"]]
        work = [frame["cpu"] for frame in found["frames"]]
        note = f"{len(frames)} frames"
        return [
            Figure("frame while an expert thinks, median", "ms", [median(frames)], None, note),
            Figure("frame while an expert thinks, 99 %", "ms", [high(frames)], 16.7),
            Figure("  of it: the program's own work, 99 %", "ms", [high(work)]),
        ]

    def save(self) -> list[Figure]:
        """An act until it is on the disk, and a history of ten thousand matches."""
        arguments = (str(TIMES), str(SAVED_ACTS), str(KEPT_MATCHES), str(self.home / "kept"))
        found = json.loads(self._run("_bench_save.py", *arguments))
        saved = [run["saved"] for run in found["runs"]]
        called = [median(run["called"]) for run in found["runs"]]
        bare = [median(run) for run in found["bare"]]
        opened = [h["open"] + h["page"] for h in found["histories"]]
        note = f"{KEPT_MATCHES} finished matches"
        return [
            Figure("an act on the disk, median", "ms", [median(s) for s in saved], 5.0),
            Figure("an act on the disk, 99 %", "ms", [high(s) for s in saved], 20.0),
            Figure("an act on the disk, worst", "ms", [max(s) for s in saved], 20.0),
            Figure("  of it: in the thread that draws", "ms", called),
            Figure("a bare write and sync beside it", "ms", bare),
            Figure("  the worst of them", "ms", [max(run) for run in found["bare"]]),
            Figure("history opened, first page", "ms", opened, 300.0, note),
            Figure("figures of all of it", "ms", [h["figures"] for h in found["histories"]]),
        ]

    # -- how

    def _run(self, script: str, *arguments: str) -> str:
        command = [sys.executable, str(HERE / script), *arguments]
        done = subprocess.run(
            command, env=self.env, cwd=ROOT, check=False, capture_output=True, text=True
        )
        if done.returncode:
            last = done.stderr.strip().rpartition("\n")[2]
            sys.exit(f"{script} ended with status {done.returncode}: {last}")
        return done.stdout

    def _started(self) -> dict[str, float]:
        started = str(time.monotonic())
        found: dict[str, float] = json.loads(self._run("_bench_start.py", started, *TABLE))
        return found


def high(values: Sequence[float]) -> float:
    """99 % are not above it."""
    return sorted(values)[min(len(values) - 1, round(0.99 * len(values)))]


def wait_for(holds: Callable[[], object], seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            sys.exit("the program did not come to a table")
        time.sleep(0.05)


def share(process: int) -> float:
    """Of a core, in per cent."""
    before, since = cpu_seconds(process), time.monotonic()
    time.sleep(IDLE_SECONDS)
    return 100 * (cpu_seconds(process) - before) / (time.monotonic() - since)


def cpu_seconds(process: int) -> float:
    """User and system time so far, of all threads."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


NAMES = ("drag", "idle", "memory", "start", "engine", "save", "players", "thinking")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}; all")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in NAMES:
            parser.error(f"nothing named {name} is measured; there are {', '.join(NAMES)}")
    if platform.system() != "Linux" or not is_available():
        print(
            MISSING if platform.system() == "Linux" else "Measured on Linux only.", file=sys.stderr
        )
        return 2
    report = Report(machine(), calibrate())
    with tempfile.TemporaryDirectory() as home, display("3840x2160") as screen:
        bench = Bench(os.environ | environment_of(screen), Path(home))
        for name in asked.names or NAMES:
            report.add(name, getattr(bench, name)())
    print(json.dumps(report.as_json(), indent=1) if asked.json else report.as_text())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A match in a window while its disk is full now and then: a small file system of its own.

What was acknowledged is there; the program plays on, says so once, and makes up for what is missing
as soon as there is room.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from _display import display, environment_of

from tests.torture.kill import Seen, compared, newest
from tests.torture.player import SEATS, Player
from tests.torture.report import Report
from tests.window.mouse import Mouse

SIZE = 900
"""Kilobytes of the file system."""
ROOM = 128 * 1024
"""Bytes that SQLite needs beside the match itself: its index of the changes, and their frames."""


def torture(report: Report, folder: Path, *, planted: bool) -> None:
    rng = report.rng
    with display("1400x900") as name, Mouse(name) as mouse:
        screen = environment_of(name)
        for number in range(1, report.times + 1):
            with small_disk(folder / f"disk-{number}") as disk:
                if disk is None:
                    report.loss("no small file system can be mounted here")
                    return
                one_disk(report, number, disk, rng, screen, mouse, planted=planted)
            report.progress(number)


def one_disk(
    report: Report,
    number: int,
    disk: Path,
    rng: random.Random,
    screen: dict[str, str],
    mouse: Mouse,
    *,
    planted: bool,
) -> None:
    home, filler = disk / "home", disk / "filler"
    is_full_first = rng.random() < 0.2
    if is_full_first:
        fill(filler, leave=rng.choice((0, 1, 4, 12)))
    options = ("--seats", SEATS, "--seed", str(rng.randrange(10**6)))
    try:
        said = disk.with_suffix(".said")
        player = Player(screen, home, *options, planted=planted, said=said)
    except OSError:
        report.count("too full to begin")
        return
    if not is_full_first:
        player.play_until_told(mouse)
    player.play_for(rng.uniform(0.8, 1.6), mouse)
    fill(filler, leave=rng.choice((0, 0, 4, 20)))
    player.play_for(rng.uniform(0.5, 2.0), mouse)
    if player.process.poll() is not None:
        report.loss(f"{number}: it ended: {player.said()[-300:]}")
        return
    if rng.random() < 0.7:
        filler.unlink(missing_ok=True)
        if not is_room(home):
            report.count("full by itself")
        elif player.play_until_told(mouse):
            report.count("saved again")
        else:
            report.loss(f"{number}: nothing is saved though there is room again")
        player.play_for(rng.uniform(0.5, 2.0), mouse)
    if rng.random() < 0.5:
        player.kill()
    else:
        player.end()
    filler.unlink(missing_ok=True)
    report.count("acts told", len(player.told))
    look_at(report, number, home, player)


def is_room(home: Path) -> bool:
    """Whether the whole match fits once more: after a failed write all of it is written anew."""
    file = home / "matches.db"
    size = file.stat().st_size if file.exists() else 0
    return shutil.disk_usage(home).free > size + ROOM


def look_at(report: Report, number: int, home: Path, player: Player) -> None:
    """What it said, and whether all that it told is there."""
    lines = player.last_words.splitlines()
    if len(lines) > 2 or "Traceback" in player.last_words:
        report.loss(f"{number}: it said {player.last_words[-500:]}")
    report.count("told of a full disk", bool(lines))
    if not player.told:
        return
    found = newest(home)
    if found is None or found[1].record is None or found[1].problem is not None:
        report.loss(f"{number}: what is left of it: {found and found[1].problem}")
        return
    for problem in compared(player.told[-1:], Seen(found[0], found[1].record)):
        if not problem.startswith("more than a step"):  # acts that were not told may be there too
            report.loss(f"{number}: {problem}")


def fill(filler: Path, *, leave: int) -> None:
    """All of the disk but so many kilobytes; the file grows until nothing more fits."""
    with filler.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
        size = filler.stat().st_size
        file.truncate(max(0, size - leave * 1024))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    folder.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}k", "tmpfs", str(folder)]
    done = (
        subprocess.run(mount, capture_output=True, check=False) if shutil.which("mount") else None
    )
    if done is None or done.returncode or sys.platform == "win32":
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)

"""Files of matches and settings that are cut, overwritten and mixed up in every way.

The program starts, says at most one line about each file, keeps every match whose rows can still be
read, never shows a match that was not there, and plays on. Every tenth time it does so as a whole,
in a window.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path

from _display import display, environment_of

from handfoot_gui.session.record import MatchRecord, replay
from handfoot_gui.storage import settings
from handfoot_gui.storage.database import companions
from handfoot_gui.storage.matches import FILE
from handfoot_gui.storage.schema import COLUMNS
from tests.storage.places import NOW, Place, program, snapshots
from tests.torture.player import SEATS, Player
from tests.torture.report import Report
from tests.window.mouse import Mouse

Everything = dict[int, MatchRecord]
Rows = dict[int, list[tuple[object, ...]]]


def torture(report: Report, folder: Path, *, planted: bool) -> None:
    rng = report.rng
    bases = [made(folder / "closed", is_closed=True), made(folder / "killed", is_closed=False)]
    with ExitStack() as stack:
        screen = stack.enter_context(display("1400x900")) if report.times >= 10 else ""
        for number in range(1, report.times + 1):
            base, before = rng.choice(bases)
            home = folder / f"noise-{number}"
            shutil.copytree(base, home)
            how = spoil(home, rng)
            readable = rows_of_all(home)
            case = Case(f"{number} ({how})", home, before, rows_of_all(base), readable)
            one(report, case, planted=planted)
            if number % 10 == 0:
                shutil.rmtree(home)
                shutil.copytree(base, home)
                spoil(home, rng)
                in_a_window(report, number, home, screen)
            shutil.rmtree(home)
            report.progress(number)


def made(folder: Path, *, is_closed: bool) -> tuple[Path, Everything]:
    """Three finished matches and two running ones; of a killed program, the newest acts lie in the
    file beside the file."""
    with program(folder / "first") as place:
        for seed in (1, 2, 3):
            place.keeper.begin()
            place.keep(snapshots(seed, 2)[-1])
        for seed, steps in ((4, 70), (5, 150)):
            place.keeper.begin()
            place.keep(*snapshots(seed, 2)[:steps], draft="staged")
        settings.save(replace_volume(), place.folder / "settings.json")
        if not is_closed:
            shutil.copytree(folder / "first", folder / "copy")
        before = everything(place)
    home = folder / ("first" if is_closed else "copy")
    return home, before


def replace_volume() -> settings.Settings:
    return settings.Settings(volume=70)


def listed(place: Place) -> list[int]:
    return [found.match for found in place.matches.page(("over", "running", "left"))]


def everything(place: Place) -> Everything:
    found = {}
    for match in listed(place):
        record = place.matches.load(match).record
        if record is not None:
            found[match] = record
    return found


def spoil(home: Path, rng: random.Random) -> str:
    """Something that disks do to one of the files; what it was."""
    file = rng.choice([home / FILE] * 4 + [companions(home / FILE)[0]] + [home / "settings.json"])
    if not file.exists():
        file = home / FILE
    what = rng.choice(sorted(_HARM))
    file.write_bytes(_HARM[what](bytearray(file.read_bytes()), rng))
    return f"{what} of {file.name}"


def _cut(content: bytearray, rng: random.Random) -> bytearray:
    return content[: rng.randrange(len(content) + 1)]


def _noise(content: bytearray, rng: random.Random, *, is_zero: bool = False) -> bytearray:
    size = len(content)
    for _ in range(rng.randint(1, 4)):
        at, length = rng.randrange(size + 1), rng.choice((1, 16, 512, 4096, 20_000))
        new = bytes(length) if is_zero else rng.randbytes(length)
        content[at : at + length] = new[: max(0, size - at)]
    return content


def _zeros(content: bytearray, rng: random.Random) -> bytearray:
    return _noise(content, rng, is_zero=True)


def _swapped(content: bytearray, rng: random.Random) -> bytearray:
    at, to = (rng.randrange(max(1, len(content) // 4096)) * 4096 for _ in range(2))
    one, other = content[at : at + 4096], content[to : to + 4096]
    if len(one) == len(other):
        content[at : at + 4096], content[to : to + 4096] = other, one
    return content


def _bits(content: bytearray, rng: random.Random) -> bytearray:
    for _ in range(rng.randint(1, 30) if content else 0):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return content


def _all(_: bytearray, rng: random.Random) -> bytearray:
    return bytearray(rng.randbytes(rng.choice((1, 100, 50_000))))


def _longer(content: bytearray, rng: random.Random) -> bytearray:
    return content + rng.randbytes(rng.choice((1, 4096, 10_000)))


_HARM: dict[str, Callable[[bytearray, random.Random], bytearray]] = {
    "cut": _cut,
    "noise": _noise,
    "zeros": _zeros,
    "swap": _swapped,
    "bits": _bits,
    "all": _all,
    "empty": lambda _content, _rng: bytearray(),
    "longer": _longer,
}


def rows_of_all(home: Path) -> Rows:
    """Match by match, with a connection of its own, whatever can be read just like that.

    In a copy: looking at a database can change what lies beside it.
    """
    found: Rows = {}
    with tempfile.TemporaryDirectory() as folder:
        for file in (home / FILE, *companions(home / FILE)):
            if file.exists():
                shutil.copy(file, folder)
        for match in range(1, 6):
            with suppress(sqlite3.Error, UnicodeDecodeError):
                found[match] = _rows_of(Path(folder) / FILE, match)
    return found


def _rows_of(file: Path, match: int) -> list[tuple[object, ...]]:
    rows: list[tuple[object, ...]] = []
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for table, columns in COLUMNS.items():
            rows += db.execute(f"SELECT * FROM {table} WHERE {columns[0]} = ?", (match,))
    return rows


@dataclass(frozen=True, slots=True)
class Case:
    """A spoilt folder; what was in it before; the rows then, and those that can still be read."""

    name: str
    home: Path
    before: Everything
    whole: Rows
    readable: Rows


def one(report: Report, case: Case, *, planted: bool) -> None:
    with program(case.home) as place:
        _, trouble = settings.load(case.home / "settings.json", NOW)
        said = len(place.problems) + (trouble is not None)
        after = everything(place)
        if planted:
            after.pop(1, None)
        compare(report, case, place, after)
        place.keeper.begin()
        place.keep(*snapshots(1)[:3])
        if place.problem() is not None:
            report.loss(f"{case.name}: no new match can be kept")
    report.count("files set aside", sum("-2026-" in path.name for path in case.home.iterdir()))
    if said > 2:
        report.loss(f"{case.name}: {said} lines were said")
    with program(case.home) as place:
        if place.problems:
            report.loss(f"{case.name}: it is said again: {place.problems}")
        if not after.keys() <= everything(place).keys():
            report.loss(f"{case.name}: gone at the second start")


def compare(report: Report, case: Case, place: Place, after: Everything) -> None:
    # the newest changes are not believed where they are spoilt
    before, is_older = case.before, "-wal" in case.name
    if before.keys() - listed(place) and not place.problems and not is_older:
        report.loss(f"{case.name}: matches are gone, and nobody says so")
    for match, record in after.items():
        is_told = place.matches.load(match).problem is not None or bool(place.problems)
        if match not in before or not is_part(record, before[match]):
            report.loss(f"{case.name}: match {match} was never like that")
        elif record != before[match] and not is_told and not is_older:
            report.loss(f"{case.name}: match {match} is shorter, and nobody says so")
    for match, record in before.items():
        if case.readable.get(match) == case.whole[match] and after.get(match) != record:
            report.loss(f"{case.name}: match {match} could be read and is gone")
        kept = "whole" if after.get(match) == record else "in part" if match in after else "not"
        report.count(f"matches kept {kept}")


def is_part(record: MatchRecord, whole: MatchRecord) -> bool:
    """Whether all acts of the record stand in the other one, in the same places."""
    if record.checkpoint is not None:
        return record.checkpoint.state in (m.state for round_ in replay(whole) for m in round_)
    pairs = zip(record.rounds, whole.rounds, strict=False)
    return len(record.rounds) <= len(whole.rounds) and all(
        one.deck == other.deck and one.acts == other.acts[: len(one.acts)] for one, other in pairs
    )


def in_a_window(report: Report, number: int, home: Path, screen: str) -> None:
    """The whole program starts and plays."""
    player = Player(environment_of(screen), home, "--seats", SEATS, "--seed", str(number))
    with Mouse(screen) as mouse:
        if not player.play_until_told(mouse):
            report.loss(f"{number}: the program does not start: {player.said()[-400:]}")
    player.kill()
    lines = player.last_words.splitlines()
    if len(lines) > 2 or "Traceback" in player.last_words:
        report.loss(f"{number}: it said {player.last_words[-400:]}")
    report.count("started in a window")

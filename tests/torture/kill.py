"""The program is killed from outside at random microseconds of a match, again and again.

What it had acknowledged on its pipe must be there, card by card, and at most one act more, which
was on the disk before it could be told. Nothing of before may have changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from _display import display, environment_of

from handfoot_gui.session.record import MatchRecord, replay
from handfoot_gui.storage.acknowledge import digest
from handfoot_gui.storage.loading import Loaded
from handfoot_gui.storage.matches import Matches
from tests.torture.player import SEATS, Player, Told
from tests.torture.report import Report
from tests.window.mouse import Mouse


@dataclass
class Seen:
    """The match as it was found after the last kill."""

    match: int
    record: MatchRecord


def torture(report: Report, folder: Path, *, planted: bool) -> None:
    rng, home = report.rng, folder / "home"
    before: Seen | None = None
    with display("1400x900") as name, Mouse(name) as mouse:
        screen = environment_of(name)
        for number in range(1, report.times + 1):
            goes_on = before is not None and not before.record.is_over
            options = ("--continue",) if goes_on else ("--seed", str(rng.randrange(10**6)))
            if not goes_on:
                options = (*options, "--seats", SEATS)
            player = Player(screen, home, *options, planted=planted)
            if rng.random() < 0.2:
                player.play_for(rng.uniform(0, 1.5), mouse)  # perhaps while it starts
            else:
                player.play_until_told(mouse)
                player.play_for(rng.uniform(0, 1.0), mouse)
            if player.process.poll() is not None:
                report.loss(f"{number}: it ended by itself: {player.said()[-300:]}")
            player.kill()
            if player.last_words:
                report.loss(f"{number}: it had to say {player.last_words[-300:]}")
                (home / "said.txt").write_text("")
            before = check(report, number, home, player.told, before if goes_on else None)
            report.progress(number)


def check(
    report: Report, number: int, home: Path, told: list[Told], before: Seen | None
) -> Seen | None:
    report.count("acts told", len(told))
    report.count("killed before the first act", not told)
    found = newest(home)
    if found is None:
        if told or before is not None:
            report.loss(f"{number}: there is no match any more")
        return before
    match, loaded = found
    if loaded.problem is not None or loaded.record is None:
        report.loss(f"{number}: match {match}: {loaded.problem}")
        return None
    now = Seen(match, loaded.record)
    if told:
        for problem in compared(told, now):
            report.loss(f"{number}: {problem}")
    if before is not None and before.match == now.match:
        for problem in grown(before.record, now.record, told):
            report.loss(f"{number}: {problem}")
    return now


def newest(home: Path) -> tuple[int, Loaded] | None:
    """The match played last, read as the program reads it."""
    matches = Matches.to_look_at(home)
    for listed in matches.page(("running", "over"), count=1):
        return listed.match, matches.load(listed.match)
    return None


def compared(told: list[Told], now: Seen) -> list[str]:
    """What is there against what was told: that, or one step more."""
    last = told[-1]
    if last.match != now.match:
        return [f"match {last.match} was played, the newest one is {now.match}"]
    played = replay(now.record)
    if last.round > len(played) or last.acts >= len(played[last.round - 1]):
        there = (len(played), len(played[-1]) - 1)
        return [f"{last} was told, the record ends at {there}"]
    problems = []
    if digest(played[last.round - 1][last.acts].state) != last.digest:
        problems.append(f"another table than that of {last}")
    if (len(played), len(played[-1]) - 1) not in ends_after(last):
        problems.append(f"more than a step after {last}: {len(played)}, {len(played[-1]) - 1}")
    for one, other in pairwise(told):
        if (other.round, other.acts) not in ends_after(one):
            problems.append(f"{one} and then {other}")
    return problems


def ends_after(told: Told) -> set[tuple[int, int]]:
    """There, one act on, or the next deal."""
    return {(told.round, told.acts), (told.round, told.acts + 1), (told.round + 1, 0)}


def grown(before: MatchRecord, now: MatchRecord, told: list[Told]) -> list[str]:
    """Nothing of what was there may be another one now, and play begins right behind it."""
    problems = []
    for number, (old, new) in enumerate(zip(before.rounds, now.rounds, strict=False), start=1):
        if new.deck != old.deck or new.acts[: len(old.acts)] != old.acts:
            problems.append(f"round {number} is not what it was")
    if len(now.rounds) < len(before.rounds):
        problems.append("a round is gone")
    there = Told(0, len(before.rounds), len(before.rounds[-1].acts), "")
    if told and (told[0].round, told[0].acts) not in ends_after(there):
        problems.append(f"it went on at {told[0]}, not behind {there}")
    return problems

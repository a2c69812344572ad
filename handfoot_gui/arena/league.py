"""All levels against each other as one table. Knows reports; prints and plays nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from handfoot_gui.arena.play import Contest

Play = Callable[[Contest], dict[str, Any]]
"""Plays a contest and gives its report."""


def league(base: Contest, names: Sequence[str], play: Play) -> dict[str, Any]:
    """Everybody against everybody; `table[a][b]` is the share of matches that a won against b."""
    table: dict[str, dict[str, float]] = {name: {} for name in names}
    reports = []
    for lower, upper in combinations(names, 2):
        report = play(replace(base, a=upper, b=lower))
        rate = report["win_rate"] if report["win_rate"] is not None else 0.5
        table[upper][lower], table[lower][upper] = rate, round(1 - rate, 4)
        reports.append(report)
    means = {name: sum(row.values()) / max(1, len(row)) for name, row in table.items()}
    order = sorted(names, key=lambda name: -means[name])
    return {"league": order, "table": table, "mean": means, "contests": reports}

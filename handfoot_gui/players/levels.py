"""The levels of play: whose weights, how often somebody errs, how much somebody remembers.

A level is data. Difficulty never touches the cards: all levels see the same and obey the same.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """`slips`: turns in a hundred with mistakes. `recall`: cards remembered of the pile."""

    name: str
    weights: str
    slips: int = 0
    recall: int | None = None
    """None: everything that was ever public."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", "club", slips=67, recall=3),
        Level("casual", "club", slips=33, recall=3),
        Level("club", "club"),
        Level("skilled", "skilled"),
    )
}
"""From the weakest to the strongest."""

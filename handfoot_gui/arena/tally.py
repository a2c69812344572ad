"""What is counted about each player while matches are played. Knows numbers, plays nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields


@dataclass(slots=True)
class Tally:
    """One player's totals; a "side round" is one of its teams in one round."""

    side_rounds: int = 0
    seat_rounds: int = 0
    rounds: int = 0
    went_out: int = 0
    opened: int = 0
    feet: int = 0
    piles: int = 0
    draws: int = 0
    clean_books: int = 0
    dirty_books: int = 0
    points: int = 0
    fed_known_pairs: int = 0
    sides_by_round: Counter[int] = field(default_factory=Counter)
    opened_by_round: Counter[int] = field(default_factory=Counter)
    lost_turns: Counter[str] = field(default_factory=Counter)
    """An outside program's, by the reason."""
    turn_ms: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for entry in fields(Tally):
            value = getattr(self, entry.name)
            value += getattr(other, entry.name)
            setattr(self, entry.name, value)


@dataclass(slots=True)
class PairResult:
    """One duplicate pair: a's margin in each of its two matches, and all that was counted."""

    margins: tuple[float, float]
    a: Tally
    b: Tally
    ended: Counter[str]
    joker_gains: tuple[float, ...] = ()
    """What a joker for a five has brought a round, in each of the two matches."""

"""The time of a turn by level, on one core: `_bench_players.py PAIRS`. Prints one JSON object.

Each level plays itself; the expert with as much thought as in the arena, so that it is the same
work on every machine.
"""

from __future__ import annotations

import json
import sys

from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.players.registry import LEVEL_NAMES

SEED = 40_000_000


def turns(name: str, number: int) -> list[float]:
    """Milliseconds of processor time of every turn of two matches."""
    pair = play_pair(Contest(name, name, seed=SEED), number)
    return [*pair.a.turn_ms, *pair.b.turn_ms]


def main() -> None:
    pairs = int(sys.argv[1])
    found = {name: [turns(name, number) for number in range(pairs)] for name in LEVEL_NAMES}
    print(json.dumps(found))


if __name__ == "__main__":
    main()

"""Counts what players hold against an even deal, for `players.reading`.

    python -m tests.tuning.count_hands --player skilled --rounds 100 --out hands.json

Each round of counting starts from the factors found before, since they also act on one another.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from pathlib import Path

from handfoot_gui.players.memory import Memory, remembered
from handfoot_gui.players.reading import MOST, Factors, keys_of, likely_hands
from handfoot_gui.rules.counts import counted
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.redeal import Redeal
from handfoot_gui.rules.turns import begin_round
from handfoot_gui.rules.views import PlayerView
from tests.players.rounds import decisions_of_round

FIRST_SEED = 20_000_000
DEALS = 3
"""Re-deals that are compared with each true one."""

Moment = tuple[PlayerView, Memory, list[list[int]]]


def moments(player: str, rounds: int) -> list[Moment]:
    """The starts of turns, with the hands as they truly were."""
    found: list[Moment] = []
    for seed in range(rounds):
        secret, number = secret_from_seed(FIRST_SEED + seed), seed % 4 + 1
        deck = shuffled_pack(GAME_NIGHT, 4, secret, number)
        dealt = deal(GAME_NIGHT, 4, deck, dealer=0, secret=secret, round_number=number)
        for decision in decisions_of_round(begin_round(dealt)[0], player, seed):
            if decision.view.phase == "draw":
                view, hands = decision.view, [counted(s.hand) for s in decision.state.seats]
                found.append((view, remembered(view), hands))
    return found


def counted_again(found: list[Moment], factors: Factors) -> dict[str, list[float]]:
    """The factors, each changed by how often it is so in truth against in re-deals."""
    true: dict[str, list[float]] = defaultdict(lambda: [5.0] * (MOST + 1))
    even: dict[str, list[float]] = defaultdict(lambda: [5.0] * (MOST + 1))
    rng = random.Random(1)
    for view, memory, hands in found:
        deal_anew = Redeal(view, likely_hands(view, memory, factors))
        tables = [deal_anew.table(rng) for _ in range(DEALS)]
        for seat in range(len(view.seats)):
            if seat == view.seat:
                continue
            for code, key in enumerate(keys_of(view, memory, seat)):
                if key:
                    true[key][min(MOST, hands[seat][code])] += 1
                    for table in tables:
                        even[key][min(MOST, table.hands[seat][code])] += 1 / DEALS
    again: dict[str, list[float]] = {}
    for key in sorted(true):
        old = factors.get(key, (1.0,) * (MOST + 1))
        new = [f * t / e for f, t, e in zip(old, true[key], even[key], strict=True)]
        again[key] = [round(max(0.01, f / new[0]), 3) for f in new]
    return again


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="skilled")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    found, factors = moments(given.player, given.rounds), dict[str, tuple[float, ...]]()
    for _ in range(given.times):
        factors = {key: tuple(f) for key, f in counted_again(found, factors).items()}
    origin = f"counted over {given.rounds} rounds of {given.player} at game-night"
    given.out.write_text(json.dumps({"made_by": origin, "factors": factors}, indent=1) + "\n")


if __name__ == "__main__":
    main()

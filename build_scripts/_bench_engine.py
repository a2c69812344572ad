"""Rounds a second of the rules with computer players: `_bench_engine.py TIMES SECONDS`."""

from __future__ import annotations

import json
import sys
import time
from itertools import count

from handfoot_gui.players.registry import PLAYER_NAMES, make_player
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import redact, view_of

RULES, SEATS = PRESETS["game-night"], 4


def play_round(name: str, seed: int) -> None:
    secret = secret_from_seed(seed)
    players = [make_player(name, seed * SEATS + seat) for seat in range(SEATS)]
    pack = shuffled_pack(RULES, SEATS, secret, 1)
    state, events = begin_round(
        deal(RULES, SEATS, pack, dealer=0, round_number=1, match_scores=(0, 0), secret=secret)
    )
    known: list[list[Event]] = [[] for _ in players]
    while True:
        for seat, history in enumerate(known):
            history.extend(redact(event, seat) for event in events)
        if state.result is not None:
            return
        action = players[state.to_act].decide(
            view_of(state, state.to_act, tuple(known[state.to_act]))
        )
        if action is None:
            raise AssertionError(f"a {name} player still thinks")
        state, events = apply(state, action)


def rate(name: str, seconds: float, seeds: count[int]) -> float:
    started, rounds = time.perf_counter(), 0
    while (passed := time.perf_counter() - started) < seconds:
        play_round(name, next(seeds))
        rounds += 1
    return rounds / passed


def main() -> None:
    times, seconds = int(sys.argv[1]), float(sys.argv[2])
    found = {}
    for name in PLAYER_NAMES:
        seeds = count(1)
        play_round(name, next(seeds))
        found[name] = [rate(name, seconds, seeds) for _ in range(times)]
    print(json.dumps(found))


if __name__ == "__main__":
    main()

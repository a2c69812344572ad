"""Frames of a table with three experts while one of them thinks, in a real window.

`_bench_thinking.py 1920x1080 SECONDS`: a process of its own, on the display of its environment;
prints one JSON object. The person's cards are played by a computer, at once.
"""

from __future__ import annotations

import json
import sys
import time

from _bench_table import Desk

from handfoot_gui.ahead import load_ahead
from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import parse_seats, seat_controllers

FRAME = 1 / 60
SEED = 12


def table() -> Game:
    seats, secret = parse_seats("person,expert,expert,expert"), secret_from_seed(SEED)
    players = seat_controllers(seats, secret)
    return Game.start(PRESETS["game-night"], seats, secret, players)


def thinks(desk: Desk) -> bool:
    """Whether an expert is to act, at a table all pictures of which are made."""
    sitting = desk.scene.sitting
    if not desk.scene.showing.readying.is_ready:
        return False
    return not sitting.game.round_over and not sitting.is_my_turn


def play_on(desk: Desk, person: Computer) -> bool:
    """The person's act, where one is due, or the next round; whether the match goes on."""
    sitting = desk.scene.sitting
    if sitting.game.match_over:
        return False
    if sitting.game.round_over:
        sitting.next_round()
        desk.scene.resized()
    if sitting.is_my_turn:
        sitting.submit(person.decide(sitting.view))
    return True


def main() -> None:
    w, h = sys.argv[1].split("x")
    desk, person = Desk(table(), (int(w), int(h))), Computer(1)
    load_ahead().join()  # as behind the title
    frames: list[dict[str, float]] = []
    ends = time.monotonic() + float(sys.argv[2])
    while time.monotonic() < ends and play_on(desk, person):
        began, is_thinking = time.perf_counter(), thinks(desk)
        took = desk.frame()
        if is_thinking:
            frames.append(took)
        time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
    for player in desk.scene.sitting.game.controllers:
        if hasattr(player, "close"):
            player.close()
    sys.stdout.write(json.dumps({"frames": frames}) + "\n")


if __name__ == "__main__":
    main()

"""Frames of a full table of six while ten cards are dragged over it, in a real window.

`_bench_table.py 1920x1080`: a process of its own, on the display of its environment; prints one
JSON object. Knows the scenes; not what a good figure is.
"""

from __future__ import annotations

import json
import math
import sys
import time

import pygame

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import parse_seats, seat_controllers
from handfoot_gui.storage.paths import assets_dir
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Cancel, Move, Press, Release, Signal
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.window import Window, start_display
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.table.cardart import CardArt

CARDS, MELDS, CARRIED = 24, 14, 10
"""What makes a table a full one."""
RUNS, FRAMES = 5, 240


class Hoarder:
    """Draws and discards, so that the hand grows while the others fill the table."""

    def decide(self, view: PlayerView) -> Action:
        choices: list[Action] = [Answer(yes=True), Draw(), *map(Discard, reversed(view.hand))]
        return next(act for act in choices if check(view, act) is None)


def full_table() -> Game:
    """The first moment of the first match in which there is much to draw, and to decide."""
    seats = parse_seats("person" + ",club" * 5)
    for seed in range(1, 200):
        players = [Hoarder(), *(make_player("club", seat) for seat in range(1, 6))]
        game = Game.start(PRESETS["game-night"], seats, secret_from_seed(seed), players)
        while not game.round_over:
            game.advance()
            view = game.view(0)
            laid = sum(len(team.melds) for team in view.teams)
            is_mine = view.to_act == 0 and view.phase is Phase.PLAY
            if is_mine and len(view.hand) >= CARDS and laid >= MELDS:
                secret = game.record().secret or ""
                return Game.resume(game.record(), seat_controllers(seats, secret))
    raise SystemExit("no match comes to a full table")


class Desk:
    """A window with a table, and a clock of its own."""

    def __init__(self, game: Game, size: tuple[int, int]) -> None:
        start_display("handfoot")
        self.size = size
        self.window = Window("Hand and Foot", size=size)
        assets = Assets(assets_dir())
        setter = Typesetter(assets)
        canvas = Canvas(self.window.surface, Raster())
        settings = Settings(speed="at-once")
        around = Surroundings(canvas, setter, assets, CardArt(assets, setter), settings)
        around.builds_ahead = True
        self.scene = TableScene(around, game, None)
        self.stack = Stack(self.scene, lambda _: None)
        self.now = 0.0

    def frame(self, *signals: Signal) -> dict[str, float]:
        """Milliseconds: the whole frame; of it painting, showing, and this process at work."""
        self.now += 1000 / 60
        pygame.event.pump()
        begun, worked = time.perf_counter(), time.process_time()
        for signal in signals:
            self.stack.handle(signal, self.now)
        self.stack.update(self.now)
        taken = time.perf_counter()
        self.stack.paint(self.now)
        painted = time.perf_counter()
        self.window.flip()
        shown = time.perf_counter()
        return {
            "frame": 1000 * (shown - begun),
            "paint": 1000 * (painted - taken),
            "show": 1000 * (shown - painted),
            "cpu": 1000 * (time.process_time() - worked),
        }


def warm_up(desk: Desk) -> list[float]:
    """The frames from the first one on, until everything that may be wanted is made."""
    frames = [desk.frame()["frame"] for _ in range(5)]
    while desk.scene.wait(desk.now) is not None:
        frames.append(desk.frame()["frame"])
    return frames


def drag(desk: Desk) -> tuple[dict[str, float], list[dict[str, float]]]:
    """The frame of the grab, and those of a way over all of the table, broken off there."""
    hand = desk.scene.showing.placement.hand
    slot = hand[CARRIED // 2]
    start = Point(slot.bounds.x + 12, slot.bounds.y + 40)
    desk.frame(Move(start), Press(start))
    grab = desk.frame(Move(start.moved(0, -14), held=True))
    frames = [desk.frame(Move(way(desk, i / FRAMES), held=True)) for i in range(FRAMES)]
    desk.frame(Cancel())
    for _ in range(20):
        desk.frame()
    return grab, frames


def choose(desk: Desk) -> None:
    """The first ten cards of the hand, by a frame round them."""
    hand = desk.scene.showing.placement.hand
    start = Point(hand[0].box.x - 6, hand[0].box.y - 6)
    end = Point(hand[CARRIED - 1].box.x + 2, hand[CARRIED - 1].box.centre.y)
    desk.frame(Move(start), Press(start))
    desk.frame(Move(start.moved(8, 8), held=True))
    desk.frame(Move(end, held=True))
    desk.frame(Release(end))


def way(desk: Desk, part: float) -> Point:
    """Left to right and up and down: over both trays, the piles, the band and the hand."""
    across = 0.1 + 0.8 * part
    down = 0.5 + 0.42 * math.sin(part * 6 * math.pi)
    return Point(desk.size[0] * across, desk.size[1] * down)


def main() -> None:
    w, h = sys.argv[1].split("x")
    desk = Desk(full_table(), (int(w), int(h)))
    warming = warm_up(desk)
    choose(desk)
    runs = [drag(desk) for _ in range(RUNS)]
    still = [[desk.frame()["frame"] for _ in range(60)] for _ in range(RUNS)]
    view = desk.scene.view
    found = {
        "size": desk.window.surface.get_size(),
        "hand": len(view.hand),
        "carried": len(desk.scene.sitting.hands.selected),
        "melds": sum(len(team.melds) for team in view.teams),
        "warming": warming,
        "grabs": [grab for grab, _ in runs],
        "runs": [frames for _, frames in runs],
        "still": still,
    }
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()

"""Drives a table in process, by target and not by pixel: what a person does, without a window.

Looks up where a thing is, sends the signals that a pointer there would give, lets time pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import parse_seats, seat_controllers
from handfoot_gui.storage.paths import assets_dir
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Cancel, KeyPress, LookCloser, Move, Press, Release, Signal
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.scenes.base import Command, Scene, Surroundings
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.stack import Stack
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.carry import card_rect
from handfoot_gui.ui.table.draft import hand_left
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.look import TableLook
from handfoot_gui.ui.table.placement import FELT, Placement, ZoneId, card_zone

AT_ONCE = Settings(speed="at-once", confirm_costly_discard=False)
SEATS = "person,random,random,random"


def surroundings(size: tuple[int, int] = (1366, 768), settings: Settings = AT_ONCE) -> Surroundings:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    assets = Assets(assets_dir())
    setter = Typesetter(assets)
    canvas = Canvas(pygame.Surface(size, 0, 32), Raster())
    return Surroundings(canvas, setter, assets, CardArt(assets, setter), settings)


def new_game(seed: int = 1, seats: str = SEATS, rules: RuleSet = GAME_NIGHT) -> Game:
    plans, secret = parse_seats(seats), secret_from_seed(seed)
    return Game.start(rules, plans, secret, seat_controllers(plans, secret))


@dataclass
class Pilot:
    """`now` is the pilot's own clock; `asked` are the commands that were not about scenes."""

    around: Surroundings
    game: Game
    now: float = 0.0
    asked: list[Command] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = TableScene(self.around, self.game, None)
        self.stack = Stack(self.table, self.asked.append)

    # -- what there is

    @property
    def top(self) -> Scene:
        top = self.stack.top
        assert top is not None
        return top

    @property
    def seen(self) -> Seen:
        return self.table.sitting.seen()

    @property
    def placement(self) -> Placement:
        return self.table.showing.placement

    @property
    def look(self) -> TableLook:
        """Of the next frame: in the one of a grab no place is lit yet."""
        self.table.showing.look(self.seen, self.now)
        return self.table.showing.look(self.seen, self.now + 1)

    @property
    def status(self) -> str:
        return self.look.texts.status.body

    @property
    def notice(self) -> str:
        return "" if self.seen.notice is None else self.seen.notice.text

    @property
    def hand(self) -> list[str]:
        return [format_card(card) for card in self.table.view.hand]

    @property
    def lit(self) -> set[ZoneId]:
        return {place.zone for place in self.look.lit}

    def card(self, text: str, twin: int = 0) -> Card:
        """Of the hand first, of the staged cards where none is left there."""
        held = hand_left(self.table.view, self.seen.draft)
        found = [c for c in (*held, *self.seen.draft.cards) if format_card(c) == text]
        return found[twin]

    # -- where it is

    def at(self, target: ZoneId | Card) -> Point:
        """A point where a click would hit the target."""
        if isinstance(target, Card):
            target = card_zone(target.id)
        zone = self.placement.zone(target)
        slot = self.placement.slot(target[1]) if target[0] == "card" else None  # type: ignore[arg-type]
        rect = zone.rect if zone is not None else slot.bounds if slot is not None else None
        assert rect is not None, f"{target} is not on the table"
        height = self.around.size.h
        for down in range(1, 40):
            for along in range(1, 40):
                p = Point(rect.x + rect.w * along / 40, rect.y + rect.h * down / 40)
                if p.y < height and target_at(self.placement, p) == target:
                    return p
        raise AssertionError(f"{target} cannot be hit")

    def free_felt(self) -> Point:
        """Where a card reaches over no place at all."""
        w, h = int(self.around.size.w), int(self.around.size.h)
        areas = [z.rect for z in self.placement.zones if z.id[0] not in ("felt", "hand", "button")]
        areas.append(self.placement.trays[0].rect)
        for y in range(20, h, 12):
            for x in range(20, w, 12):
                under = self.placement.zone_at(Point(x, y))
                if under is None or under.id != FELT:
                    continue
                card = card_rect(self.placement, Point(x, y), small=False)
                if not any(rect.overlap_area(card) > 0.15 * card.area for rect in areas):
                    return Point(x, y)
        raise AssertionError("there is no free felt")

    def middle(self, target: ZoneId) -> Point:
        if target == FELT:
            return self.free_felt()
        zone = self.placement.zone(target)
        assert zone is not None, f"{target} is not on the table"
        return zone.rect.centre

    # -- what a person does

    def send(self, *signals: Signal) -> None:
        for signal in signals:
            self.stack.handle(signal, self.now)

    def pass_time(self, ms: float = 16.0, *, frames: int = 1) -> None:
        for _ in range(frames):
            self.now += ms
            self.stack.update(self.now)

    def click(self, target: ZoneId | Card, times: int = 1) -> None:
        where = self.at(target)
        for _ in range(times):
            self.send(Move(where), Press(where), Release(where))
            self.now += 60
        self.now += 400
        self.settle()

    def grab(self, target: ZoneId | Card) -> None:
        where = self.at(target)
        self.send(Move(where), Press(where), Move(where.moved(0, -9), held=True))

    def carry_to(self, target: ZoneId) -> None:
        self.send(Move(self.middle(target), held=True))

    def let_go(self, target: ZoneId) -> None:
        where = self.middle(target)
        self.send(Move(where, held=True), Release(where))
        self.now += 400
        self.settle()

    def drag(self, cards: Card | ZoneId, target: ZoneId) -> None:
        self.grab(cards)
        self.let_go(target)

    def select(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self.click(card)

    def key(self, name: str, *, ctrl: bool = False) -> None:
        self.send(KeyPress(name, ctrl=ctrl))
        self.now += 400
        self.settle()

    def right_button(self) -> None:
        self.send(LookCloser(Point(5, 5)))

    def lose_focus(self) -> None:
        self.send(Cancel())

    def answer(self, name: str) -> None:
        scene = self.top
        assert isinstance(scene, DialogScene), scene
        self.stack._obey(scene.choose(name))
        self.settle()

    # -- time

    def settle(self, frames: int = 60) -> None:
        """Until nothing moves and no act waits to be played."""
        for _ in range(frames):
            self.pass_time()
            if self.top is not self.table or self.table.settled:
                return

    def until_my_turn(self, frames: int = 3000) -> None:
        """The others play; stops as well at a dialog or a summary."""
        for _ in range(frames):
            self.pass_time(50)
            if self.top is not self.table:
                return
            if self.table.sitting.is_my_turn and self.table.settled:
                return
        raise AssertionError("the others never come to an end")

    def paint(self) -> pygame.Surface:
        self.stack.paint(self.now)
        return self.around.canvas.surface

"""Several people at one screen, in process: tables for them, and the frames that a camera sees."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from handfoot_gui.players.candidates import candidates
from handfoot_gui.rules.actions import Discard
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.phases import Phase
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.session.seating import seat_controllers
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from tests.properties.hidden import Place, hidden_places
from tests.scenes.pilot import Pilot, new_game, surroundings

TWO_AND_TWO = "person,person,random,random"
NEIGHBOURS = (0, 1)


def before_a_discard(seed: int, seats: str = TWO_AND_TWO, mover: int = 0) -> Game:
    """In the third turn of that seat, with only the discard left to do."""
    game = new_game(seed, seats)
    turns = 0
    while True:
        game.advance()
        seat = game.waiting_for
        if seat is None:
            raise AssertionError(f"seed {seed}: the round is over")
        if not game.seats[seat].is_person:
            continue
        if game.state.phase is Phase.PLAY and seat == mover:
            turns += 1
            if turns == 3:
                return game
        game.submit(seat, candidates(game.view(seat))[-1])


def same_again(game: Game, one: Place, other: Place) -> Game | None:
    """The same match, but for two hidden cards in each other's places; none where that shows."""
    record = game.record()
    last = record.rounds[-1]
    swap = {one.card: other.card, other.card: one.card}
    deck = tuple(swap.get(card, card) for card in last.deck)
    played = replace(record, rounds=(*record.rounds[:-1], replace(last, deck=deck)))
    try:
        return resumed(replace(played, secret=game.secret))
    except ValueError:
        return None


def resumed(record: MatchRecord) -> Game:
    return Game.resume(record, seat_controllers(record.seats_now, record.secret or ""))


def swaps(game: Game, looker: int, next_one: int) -> Iterator[tuple[Place, Place]]:
    """A card of the next person's hand and foot, and one that nobody at the screen has seen."""
    places = [p for p in hidden_places(game.state, looker) if not p.card.is_red_three]
    unseen = [p for p in places if p.zone == "stock" and p.index > 60]
    held = [p for p in places if p.seat == next_one]
    for step, mine in enumerate(held):
        for theirs in unseen[step::7][:2]:
            if theirs.card.rank != mine.card.rank:
                yield mine, theirs


class Camera:
    """A table at normal speed, filmed: a print of every frame that is painted."""

    def __init__(self, game: Game, size: tuple[int, int] = (1024, 600)) -> None:
        settings = Settings(speed="normal", confirm_costly_discard=False)
        self.pilot = Pilot(surroundings(size, settings), game)
        self.frames: list[str] = []

    def roll(self, ms: float = 16.0) -> None:
        self.pilot.pass_time(ms)
        if self.pilot.stack.changed:
            self.frames.append(fingerprint(self.pilot))

    def until_curtain(self) -> HandOverScene:
        for _ in range(400):
            top = self.pilot.top
            if isinstance(top, HandOverScene) and top.settled:
                return top
            self.roll()
        raise AssertionError("no curtain fell")

    def open(self) -> None:
        self.pilot.key("return")
        while self.pilot.top is not self.pilot.table:
            self.pilot.pass_time()

    def discard(self, card: Card) -> None:
        self.pilot.table.sitting.submit(Discard(card))
        self.roll()


def fingerprint(pilot: Pilot) -> str:
    surface = pilot.paint()
    return hashlib.sha256(surface.get_buffer().raw).hexdigest()


def hand_over_filmed(game: Game, discarded: Card) -> Sequence[str]:
    """From the first person's cards to the standing curtain of the second one."""
    camera = Camera(game)
    camera.until_curtain()
    camera.open()
    camera.discard(discarded)
    curtain = camera.until_curtain()
    camera.frames.append(fingerprint(camera.pilot))
    assert curtain.seat == NEIGHBOURS[1]
    return camera.frames


def until_somebody(pilot: Pilot) -> None:
    for _ in range(3000):
        pilot.pass_time(50)
        sitting = pilot.table.sitting
        if pilot.top is not pilot.table:
            return
        if sitting.is_my_turn and pilot.table.settled and sitting.screen.due is None:
            return
    raise AssertionError("nobody's turn comes")


def at_the_table(seats: str = "person,person,random,random", seed: int = 1) -> Pilot:
    pilot = Pilot(surroundings(), new_game(seed, seats))
    until_somebody(pilot)
    if isinstance(pilot.top, HandOverScene):
        pilot.key("return")
        until_somebody(pilot)
    return pilot

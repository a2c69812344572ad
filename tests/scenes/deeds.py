"""What a person does on a table in process so that an act is done: by the mouse, or by keys.

Goes part by part, as a person would; both ways end in the same acts.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, Lay, LayDown, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.ui.kit.pointer import Move, Press, Release
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.table.placement import (
    PILE,
    STOCK,
    ZoneId,
    button_zone,
    card_zone,
    meld_zone,
    rank_zone,
    staged_zone,
)
from tests.scenes.pilot import Pilot


class Player:
    """Plays an act by the mouse, part by part, as a person would."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def do(self, action: Action) -> None:
        pilot = self.pilot
        match action:
            case Draw():
                self.draw()
            case TakePile(lay):
                self.take([c for part in lay for c in part.cards if not is_wild_card(c)])
                self.lay(lay)
                self.confirm()
            case LayDown(lay):
                self.lay(lay)
            case Discard(card):
                self.discard(card)
            case GoOut(lay, card):
                self.lay(lay)
                if card is None:
                    self.confirm()
                else:
                    self.discard(card)
                if isinstance(pilot.top, DialogScene):
                    self.answer("yes")
            case Answer(yes):
                self.answer("yes" if yes else "no")
            case _:
                raise AssertionError(action)

    # -- by the mouse

    def draw(self) -> None:
        self.pilot.click(STOCK)

    def take(self, cards: Sequence[Card]) -> None:
        self.pilot.select(cards)
        self.pilot.click(PILE)

    def put(self, card: Card, place: ZoneId) -> None:
        self.pilot.drag(card, place)

    def discard(self, card: Card) -> None:
        self.pilot.drag(card, PILE)

    def confirm(self) -> None:
        self.pilot.click(button_zone("lay"))

    def answer(self, name: str) -> None:
        scene = self.pilot.top
        assert isinstance(scene, DialogScene), scene
        rect = scene.widgets.rect(name)
        assert rect is not None
        self.pilot.send(Move(rect.centre), Press(rect.centre), Release(rect.centre))
        self.pilot.settle()

    # -- where each card goes

    def lay(self, lay: Lay) -> None:
        """Naturals first, each part to its place; cards that are staged already stay there."""
        pilot = self.pilot
        for part in lay:
            waiting = [c for c in part.cards if c not in pilot.seen.draft.cards]
            waiting.sort(key=is_wild_card)
            for card in waiting:
                if card not in pilot.table.view.hand or card in pilot.seen.draft.cards:
                    continue
                zones = {z.id for z in pilot.placement.zones}
                targets = [
                    staged_zone(i)
                    for i, p in enumerate(pilot.seen.draft.parts)
                    if p.rank is part.rank
                ]
                melds = pilot.table.view.team.melds
                unfinished = [
                    meld_zone(0, i)
                    for i, m in enumerate(melds)
                    if m.rank is part.rank and not m.is_book
                ]
                wanted = [*targets, *unfinished, rank_zone(0, part.rank)]
                self.put(card, next(z for z in wanted if z in zones))


def is_wild_card(card: Card) -> bool:
    return card.rank in (2, 15)


class Typist(Player):
    """The same by keys alone."""

    def draw(self) -> None:
        self.pilot.key("d")

    def take(self, cards: Sequence[Card]) -> None:
        for card in cards:
            self._choose(card)
        self.pilot.key("p")

    def put(self, card: Card, place: ZoneId) -> None:
        self._choose(card)
        self._go_to(place)
        self.pilot.key("return")

    def discard(self, card: Card) -> None:
        self._go_to(card_zone(card.id))
        self.pilot.key("x")

    def confirm(self) -> None:
        self.pilot.key("m")

    def answer(self, name: str) -> None:
        """Where no undo gives an answer back, its key only chooses it."""
        scene = self.pilot.top
        assert isinstance(scene, DialogScene), scene
        self.pilot.key(name[0])
        if self.pilot.top is scene:
            self.pilot.key("return")

    def _choose(self, card: Card) -> None:
        self._go_to(card_zone(card.id))
        self.pilot.key("space")
        assert card in self.pilot.seen.selected

    def _go_to(self, place: ZoneId) -> None:
        """Along the hand, or by Tab to its like and then by arrows."""
        pilot = self.pilot
        if place[0] == "card":
            pilot.key("home")
        for _ in range(80):
            at = pilot.seen.focus
            if at == place:
                return
            is_near = at is not None and _group(at) == _group(place)
            pilot.key(self._way(at, place) if is_near and at is not None else "tab")
        raise AssertionError(f"no way of keys leads to {place}")

    def _way(self, here: ZoneId, there: ZoneId) -> str:
        start, end = self.pilot.placement.zone(here), self.pilot.placement.zone(there)
        if start is None or end is None:
            return "right"
        if there[0] == "rank" and abs(start.rect.x - end.rect.x) < 1:
            return "up"  # a finished book lies below the rank's rail
        return "left" if end.rect.x < start.rect.x else "right"


def _group(zone: ZoneId) -> str:
    is_own = zone[0] == "staged" or (zone[0] in ("meld", "rank") and zone[1] == 0)
    return "own" if is_own else str(zone[0])

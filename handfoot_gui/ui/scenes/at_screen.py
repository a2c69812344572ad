"""Who has the screen: one person at a time sees the own cards, the next one after the curtain.

Knows seats, whose decision is due, and what each person keeps between two turns; shows nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.phases import Seat
from handfoot_gui.session.game import Game
from handfoot_gui.ui.table.hands import Hands
from handfoot_gui.ui.table.held import SortBy
from handfoot_gui.ui.table.keyed import Keyed
from handfoot_gui.words.people import Company, company


@dataclass(slots=True)
class Own:
    """One person's own: nobody else ever gets to see or to use it."""

    hands: Hands
    keyed: Keyed
    sort: SortBy
    new: frozenset[int] = frozenset()


class AtScreen:
    """`looking` is the seat that sees its cards now; nobody before the first curtain is opened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looking: Seat | None = None
        self.kept: dict[Seat, Own] = {}
        if not self.are_several:
            self.looking = self.next_person

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, plan in enumerate(self.game.seats) if plan.is_person)

    @property
    def are_several(self) -> bool:
        return len(self.people) > 1

    @property
    def next_person(self) -> Seat:
        """Whose decision is due, else the next person after that seat; seat 0 without any."""
        start, count = self.game.state.to_act, len(self.game.seats)
        around = [(start + step) % count for step in range(count)]
        return next((seat for seat in around if seat in self.people), 0)

    @property
    def due(self) -> Seat | None:
        """Who must get the screen before anything goes on; none while the right one has it.

        While the computer players play, who had it keeps it.
        """
        if not self.are_several or self.game.round_over or self.game.is_finishing:
            return None
        is_decided = self.looking is not None and self.game.waiting_for not in self.people
        if is_decided or self.looking == self.next_person:
            return None
        return self.next_person

    def round_begins(self) -> None:
        """New cards, perhaps other people: nobody has seen any yet."""
        self.kept.clear()
        self.looking = None if self.are_several else self.next_person

    def company(self) -> Company:
        """Names alone where several share the screen: "you" would be anybody."""
        return company(
            tuple(plan.name for plan in self.game.seats),
            you=self.people[0] if len(self.people) == 1 else None,
            teams=len(self.game.state.teams),
        )

"""Choosing who sits where, before a match: pure steps from one choice to the next.

Knows kinds of player by name; no rules and no screen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.rules.ruleset import MAX_SEATS
from handfoot_gui.session.seating import PERSON, SeatPlan
from handfoot_gui.session.table_plan import USUAL_PLAYER, seated

MOST_PEOPLE = MAX_SEATS
"""How many persons can share the screen: all."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """`names` are those that were given; an empty one follows from the seat."""

    players: tuple[str, ...]
    names: tuple[str, ...] = ()

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        return seated(self.players, self.names)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else ""

    def with_seats(self, count: int) -> SeatChoice:
        """Who loses the own seat comes back to the first one."""
        players = (*self.players, *(USUAL_PLAYER,) * count)[:count]
        names = (*self.names, *("",) * count)[:count]
        kept = replace(self, players=players, names=names)
        if self.people and not kept.people:
            return kept.with_player(0, PERSON).with_name(0, self.name(self.people[0]))
        return kept

    def with_player(self, seat: int, player: str) -> SeatChoice:
        """A person more than can share the screen takes the place of the one who sat there first,
        name and all."""
        players, names = list(self.players), list(self.with_name(seat, "").names)
        if player == PERSON and players[seat] != PERSON and len(self.people) >= MOST_PEOPLE:
            moved = self.people[0]
            players[moved], names[seat], names[moved] = USUAL_PLAYER, self.name(moved), ""
        players[seat] = player
        return SeatChoice(tuple(players), tuple(names))

    def with_name(self, seat: int, name: str) -> SeatChoice:
        names = [*self.names, *("",) * len(self.players)][: len(self.players)]
        names[seat] = name
        return replace(self, names=tuple(names))

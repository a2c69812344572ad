"""What a match is begun with: rules under a name, and who sits where. Knows no cards, no file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from handfoot_gui.rules.house import HouseRules
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.seating import PERSON, SeatPlan, parse_seats
from handfoot_gui.words.presets import preset_title

USUAL_PLAYER = "steady"


@dataclass(frozen=True, slots=True)
class TablePlan:
    """`rules.name` is a preset's title, or what the table calls its own rules."""

    rules: HouseRules
    seats: tuple[SeatPlan, ...]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.player for seat in self.seats)

    def with_rounds(self, rounds: int) -> TablePlan:
        """The same table for a shorter match."""
        shorter = replace(self.rules.rules, rounds=rounds)
        return replace(self, rules=replace(self.rules, rules=shorter))


def seated(players: Sequence[str], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """Who is given no name gets one; raises SeatingError."""
    return parse_seats(",".join(players), names=names)


def usual_table() -> TablePlan:
    """You and three computer players, by Game Night."""
    players = (PERSON, *(USUAL_PLAYER,) * 3)
    return TablePlan(HouseRules(preset_title("game-night"), GAME_NIGHT), seated(players))

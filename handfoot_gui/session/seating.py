"""Who sits where, and who decides for them. Knows names and kinds of player, not how they play."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.human import Human
from handfoot_gui.players.program import PREFIX
from handfoot_gui.players.registry import EXPERT, PLAYER_NAMES, is_player, make_player
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS
from handfoot_gui.words.people import company, default_names

if TYPE_CHECKING:
    from handfoot_gui.players.worker import Worker

PERSON = "person"
PLAYERS: tuple[str, ...] = (PERSON, *PLAYER_NAMES)
"""What may sit on a seat, as it is written in files and on the command line."""

STAND_IN = "skilled"
"""Who decides for an expert that cannot."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    name: str
    player: str

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


def can_sit(plan: SeatPlan) -> bool:
    """Whether this version knows such a player: one of a later version's match it may not."""
    return plan.is_person or is_player(plan.player)


@dataclass
class SeatingError(ValueError):
    """Seats nobody can take; `id` keys the sentence in words: `unknown-player`, `seat-count`."""

    id: str
    fields: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.id} {self.fields}"


def parse_seats(text: str, *, names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """The seats from 0 on; whoever is given no name gets one. Raises `SeatingError`.

    >>> [plan.name for plan in parse_seats("person,steady,steady,steady")]
    ['You', 'Walter', 'Nora', 'Edith']
    """
    players = [_player(part.strip()) for part in text.split(",")]
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        counts = {"count": str(len(players)), "low": str(MIN_SEATS), "high": str(MAX_SEATS)}
        raise SeatingError("seat-count", counts)
    for player in players:
        if player != PERSON and not is_player(player):
            known = ", ".join(PLAYERS)
            raise SeatingError("unknown-player", {"player": player or '""', "known": known})
    return tuple(map(SeatPlan, _names(players, names), players))


def seat_controllers(seats: Sequence[SeatPlan], secret: str) -> tuple[Controller, ...]:
    """A mailbox for each person, a computer player for each other seat.

    What chance a player needs follows from the secret, but tells nothing of it: a continued match
    is played on as it would have been. Experts think in a process of their own, one for the table.
    """
    from handfoot_gui.players.worker import Worker  # noqa: PLC0415 - much to load, for a table

    worker = Worker()
    return tuple(
        _controller(plan.player, _seed(secret, seat), worker) for seat, plan in enumerate(seats)
    )


def _controller(player: str, seed: int, worker: Worker) -> Controller:
    if player == PERSON:
        return Human()
    if player.partition("-")[0] == EXPERT:
        from handfoot_gui.players.worker import Remote  # noqa: PLC0415

        return Remote(worker, player, seed, make_player(STAND_IN, seed))
    return make_player(player, seed)


def _player(text: str) -> str:
    """A program's command stays as it is written; players' names are read in any case."""
    return text if text.startswith(PREFIX) else text.lower()


def _seed(secret: str, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{secret}/player {seat}".encode()).digest()[:8], "big")


def _names(players: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """One person is "You"; where several share the screen everybody has a name."""
    persons = [seat for seat, player in enumerate(players) if player == PERSON]
    given = tuple(name.strip() for name in (*given, *("",) * len(players))[: len(players)])
    if len(persons) == 1:
        others = default_names(len(players), you=persons[0])
    else:
        others = company(given, you=None, teams=1).names
    return tuple(name or other for name, other in zip(given, others, strict=True))

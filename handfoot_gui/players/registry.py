"""The computer players by name. A person's seat is the session's matter."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.players.steady import Steady

_FACTORIES: dict[str, Callable[[int], Controller]] = {
    "steady": Steady,
    "random": RandomPlayer,
}

PLAYER_NAMES: tuple[str, ...] = tuple(_FACTORIES)
"""What can be asked for by name, as it is written in files and on the command line."""


class UnknownPlayerError(ValueError):
    """A name that nobody plays under."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}; known: {', '.join(PLAYER_NAMES)}")
        self.name = name


def make_player(name: str, seed: int = 0) -> Controller:
    """The player of that name; the same name, seed and view always give the same act."""
    factory = _FACTORIES.get(name)
    if factory is None:
        raise UnknownPlayerError(name)
    return factory(seed)

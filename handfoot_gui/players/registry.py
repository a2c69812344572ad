"""The computer players by name. A person's seat is the session's matter.

A name is a level, or a level and a style: "club", "skilled-racer"; or "cmd:" and the command of a
program that plays (`players.outside`). How they play is loaded with the first of them: the title
waits for nobody's thoughts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.levels import LEVELS, Level
from handfoot_gui.players.program import PREFIX, words_of
from handfoot_gui.players.styles import STYLES, in_style
from handfoot_gui.players.weights import Weights, load_weights

if TYPE_CHECKING:
    from handfoot_gui.players.expert import Expert
    from handfoot_gui.players.search import Effort

ALIASES = {"steady": "club"}
"""Second names, as older matches have them."""

EXPERT = "expert"

LEVEL_NAMES: tuple[str, ...] = (*LEVELS, EXPERT)
"""From the weakest to the strongest."""

STYLE_NAMES: tuple[str, ...] = tuple(STYLES)

PLAYER_NAMES: tuple[str, ...] = (*LEVEL_NAMES, *ALIASES, "random")
"""What can be asked for by name, as it is written in files and on the command line."""


class UnknownPlayerError(ValueError):
    """A name that nobody plays under."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}; known: {', '.join(PLAYER_NAMES)}")
        self.name = name


def is_player(name: str) -> bool:
    """Whether somebody plays under that name, in a style of that name."""
    return _factory(name) is not None


def make_player(name: str, seed: int = 0) -> Controller:
    """The player of that name; the same name, seed and view always give the same act."""
    factory = _factory(name)
    if factory is None:
        raise UnknownPlayerError(name)
    return factory(seed)


def expert_of(name: str, seed: int, effort: Effort | None = None) -> Expert:
    """The expert, in the style of its name, for who wants to say what a decision may cost."""
    from handfoot_gui.players.expert import Expert  # noqa: PLC0415

    return Expert(seed, effort, _weights(EXPERT, name.partition("-")[2]))


def _factory(name: str) -> Callable[[int], Controller] | None:
    if name == "random":
        return _random
    if name.startswith(PREFIX):
        return _outside(name.removeprefix(PREFIX))
    before, dash, style = name.partition("-")
    if dash and style not in STYLES:
        return None
    if before == EXPERT:
        return partial(expert_of, name)
    level = LEVELS.get(ALIASES.get(before, before))
    if level is None:
        return None
    return partial(_computer, level, style)


def _random(seed: int) -> Controller:
    from handfoot_gui.players.random_player import RandomPlayer  # noqa: PLC0415

    return RandomPlayer(seed)


def _computer(level: Level, style: str, seed: int) -> Controller:
    from handfoot_gui.players.computer import Computer  # noqa: PLC0415

    return Computer(seed, level, _weights(level.weights, style))


def _weights(name: str, style: str) -> Weights:
    weights = load_weights(name)
    return in_style(weights, STYLES[style]) if style else weights


def _outside(command: str) -> Callable[[int], Controller] | None:
    """A program on the seat, and the steady player for the turns that it loses."""
    try:
        words_of(command)
    except ValueError:
        return None
    return partial(_program, command)


def _program(command: str, seed: int) -> Controller:
    from handfoot_gui.players.outside import Outside  # noqa: PLC0415

    return Outside(command, make_player("steady", seed))

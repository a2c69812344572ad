"""What can be chosen for a seat: a person, or a computer player's level and style.

Knows how the two are written as one name (``skilled-racer``); not how anybody plays.
"""

from __future__ import annotations

from handfoot_gui.players.program import PREFIX
from handfoot_gui.players.registry import ALIASES, LEVEL_NAMES, STYLE_NAMES
from handfoot_gui.session.seating import PERSON

RANDOM = "random"
KINDS: tuple[str, ...] = (PERSON, *LEVEL_NAMES, RANDOM)
STYLES: tuple[str, ...] = ("", *STYLE_NAMES)
"""The first is no style of one's own."""


def kind_of(player: str) -> str:
    """
    >>> kind_of("steady"), kind_of("skilled-racer"), kind_of("person")
    ('club', 'skilled', 'person')
    """
    if player.startswith(PREFIX):
        return player
    name = player.partition("-")[0]
    return ALIASES.get(name, name)


def style_of(player: str) -> str:
    """
    >>> style_of("skilled-racer"), style_of("club")
    ('racer', '')
    """
    return "" if player.startswith(PREFIX) else player.partition("-")[2]


def has_style(player: str) -> bool:
    """Whether a level of this kind can be played in a style."""
    return kind_of(player) in LEVEL_NAMES


def in_style(player: str, style: str) -> str:
    """The same level in another style; persons and the random player have none."""
    kind = kind_of(player)
    return f"{kind}-{style}" if style and has_style(player) else kind


def of_kind(player: str, kind: str) -> str:
    """Another level in the same style, where it can have one."""
    return in_style(kind, style_of(player))

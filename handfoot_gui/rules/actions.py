"""What a seat may decide to do. No seat in an action: the state says whose decision it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from handfoot_gui.rules.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class Part:
    """One meld's share of a lay-down. `meld` names the team's n-th meld, or asks for a new one."""

    rank: Rank
    cards: tuple[Card, ...]
    meld: int | Literal["new"] | None = None


Lay = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock."""


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the discard pile; its top joins the first part of its rank that holds the match."""

    lay: Lay


@dataclass(frozen=True, slots=True)
class LayDown:
    """Parts that stand or fall together, since the opening minimum is a property of the whole."""

    lay: Lay


@dataclass(frozen=True, slots=True)
class Discard:
    card: Card


@dataclass(frozen=True, slots=True)
class GoOut:
    """Everything that empties the foot, as one act: the melds and perhaps a last discard."""

    lay: Lay = ()
    discard: Card | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A partner's answer to "may I go out?"."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up: the match is lost. No table offers it; programs from outside may do it."""


Action = Draw | TakePile | LayDown | Discard | GoOut | Answer | Resign

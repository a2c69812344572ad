"""What happened, in the past tense and in the order a person at the table would see it.

Cards that not everybody may know come with their number; `views.redact` empties the cards and
leaves the number.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.rules.phases import Seat, Team
from handfoot_gui.rules.state import RoundResult


@dataclass(frozen=True, slots=True)
class RoundBegan:
    dealer: Seat
    upcard: Card | None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`cards` is empty for everybody but the seat that drew."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class RedThreeLaid:
    """`replacement`: the card drawn for it, known to its seat only; `replaced` is known to all."""

    seat: Seat
    card: Card
    replacement: Card | None
    replaced: bool


@dataclass(frozen=True, slots=True)
class PileTaken:
    """`cards` are those that joined the hand (the top was laid down), known to the taker only."""

    seat: Seat
    top: Card
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """One part of a lay-down as it came to lie: `meld` is the index among the team's melds."""

    seat: Seat
    team: Team
    meld: int
    rank: Rank
    cards: tuple[Card, ...]
    is_new: bool


@dataclass(frozen=True, slots=True)
class BookCompleted:
    seat: Seat
    team: Team
    meld: int
    rank: Rank
    kind: MeldKind


@dataclass(frozen=True, slots=True)
class TeamOpened:
    seat: Seat
    team: Team
    points: int
    minimum: int


@dataclass(frozen=True, slots=True)
class FootPickedUp:
    """A sealed pile picked up; `is_foot` is false for a knee. `cards` known to its seat only."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    is_foot: bool


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class PermissionAnswered:
    """`seat` is the partner who answered."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    seat: Seat


@dataclass(frozen=True, slots=True)
class StockReshuffled:
    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    result: RoundResult


Event = (
    RoundBegan
    | TurnBegan
    | CardsDrawn
    | RedThreeLaid
    | PileTaken
    | CardsLaid
    | BookCompleted
    | TeamOpened
    | FootPickedUp
    | CardDiscarded
    | PermissionAsked
    | PermissionAnswered
    | WentOut
    | StockReshuffled
    | RoundEnded
)

"""One round as data: everything on the table, face up or not. No behaviour beyond look-ups."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.actions import GoOut
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.phases import Ended, Phase, Seat, Team
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.scoring import TeamScore


@dataclass(frozen=True, slots=True)
class SeatState:
    """`hand` is what is held now; `sealed` the piles not picked up yet, the foot last."""

    hand: tuple[Card, ...]
    sealed: tuple[tuple[Card, ...], ...]
    foot_played: bool = False
    first_turn: bool = True

    @property
    def in_foot(self) -> bool:
        return not self.sealed


@dataclass(frozen=True, slots=True)
class TeamState:
    melds: tuple[Meld, ...] = ()
    red_threes: tuple[Card, ...] = ()
    has_opened: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a finished round came out; `by` is the seat that went out, if one did.

    `resigned` is a seat that gave up, which ends the match.
    """

    ended: Ended
    by: Seat | None
    scores: tuple[TeamScore, ...]
    resigned: Seat | None = None


@dataclass(frozen=True, slots=True)
class RoundState:
    """One deal.

    `stock[0]` is drawn next, `discard_pile[-1]` is the top. `turn_seat` is whose turn it is,
    `to_act` who decides (another seat while a question is open). `reshuffles` are the orders that
    the next reshuffles will take; where there is none the order follows from `secret`.
    `turns_without_meld` counts finished turns in a row, and is -1 while this turn has melded.
    """

    rules: RuleSet
    seats: tuple[SeatState, ...]
    teams: tuple[TeamState, ...]
    stock: tuple[Card, ...]
    discard_pile: tuple[Card, ...]
    turn_seat: Seat
    to_act: Seat
    phase: Phase = Phase.DRAW
    round_number: int = 1
    dealer: Seat = 0
    match_scores: tuple[int, ...] = ()
    permission_refused: bool = False
    pending: GoOut | None = None
    turns_without_meld: int = 0
    secret: str = ""
    reshuffled: int = 0
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    result: RoundResult | None = None

    def team_of(self, seat: Seat) -> Team:
        return seat % len(self.teams)

"""What a seat may know: its own cards, what lies open, and the numbers of the rest.

Legality, computer players, hints and the table are all asked of a `PlayerView`; no rule of this
game depends on a card that the acting player cannot see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.rules.actions import GoOut
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import CardsDrawn, Event, FootPickedUp, PileTaken, RedThreeLaid
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Phase, Seat, Team
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundResult, RoundState, TeamState


@dataclass(frozen=True, slots=True)
class SeatView:
    """`sealed` holds the sizes of the piles not picked up yet, next one first."""

    hand_count: int
    sealed: tuple[int, ...]
    foot_played: bool
    first_turn: bool

    @property
    def in_foot(self) -> bool:
        return not self.sealed


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The table as `seat` sees it. `pending` is the act a question is about, for its asker only."""

    rules: RuleSet
    seat: Seat
    hand: tuple[Card, ...]
    seats: tuple[SeatView, ...]
    teams: tuple[TeamState, ...]
    stock_count: int
    discard_top: Card | None
    discard_count: int
    discard_frozen: bool
    turn_seat: Seat
    to_act: Seat
    phase: Phase
    round_number: int
    dealer: Seat
    match_scores: tuple[int, ...]
    permission_refused: bool
    pending: GoOut | None
    turns_without_meld: int
    result: RoundResult | None
    history: tuple[Event, ...] = ()

    def team_of(self, seat: Seat) -> Team:
        return seat % len(self.teams)

    @property
    def team(self) -> TeamState:
        return self.teams[self.seat % len(self.teams)]

    @property
    def me(self) -> SeatView:
        return self.seats[self.seat]

    @property
    def partners(self) -> tuple[Seat, ...]:
        """The other seats of the team, clockwise from this one."""
        count = len(self.seats)
        around = ((self.seat + step) % count for step in range(1, count))
        return tuple(s for s in around if self.team_of(s) == self.team_of(self.seat))

    @property
    def opening_minimum(self) -> int:
        return self.rules.opening_minimum(self.round_number)


def view_of(state: RoundState, seat: Seat, history: tuple[Event, ...] = ()) -> PlayerView:
    """What `seat` may know of `state`; `history`: the round's events as redacted for that seat."""
    pile = state.discard_pile
    watches_wilds = state.rules.pile_on_wild == "frozen"
    return PlayerView(
        rules=state.rules,
        seat=seat,
        hand=state.seats[seat].hand,
        seats=tuple(
            SeatView(len(s.hand), tuple(map(len, s.sealed)), s.foot_played, s.first_turn)
            for s in state.seats
        ),
        teams=state.teams,
        stock_count=len(state.stock),
        discard_top=pile[-1] if pile else None,
        discard_count=len(pile),
        discard_frozen=watches_wilds and any(map(is_wild, pile)),
        turn_seat=state.turn_seat,
        to_act=state.to_act,
        phase=state.phase,
        round_number=state.round_number,
        dealer=state.dealer,
        match_scores=state.match_scores,
        permission_refused=state.permission_refused,
        pending=state.pending if seat == state.turn_seat else None,
        turns_without_meld=state.turns_without_meld,
        result=state.result,
        history=history,
    )


def redact(event: Event, seat: Seat) -> Event:
    """The event as `seat` may know it: what others drew or picked up is a number only."""
    match event:
        case CardsDrawn() | PileTaken() | FootPickedUp() if event.seat != seat:
            return replace(event, cards=())
        case RedThreeLaid() if event.seat != seat:
            return replace(event, replacement=None)
        case _:
            return event

"""The round's log as lines that can be sifted: what each is about, and what on the table it names.

Pure. Asks `words` for each line; knows zones by name, no places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RoundBegan,
    StockReshuffled,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.phases import Team
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.placement import PILE, STOCK, ZoneId, meld_zone, seat_zone
from handfoot_gui.words.events import line
from handfoot_gui.words.people import Company

Sieve = Literal["all", "melds", "piles", "books", "questions"]
SIEVES: tuple[Sieve, ...] = ("all", "melds", "piles", "books", "questions")


@dataclass(frozen=True, slots=True)
class Logged:
    """`zones` is what on the table it speaks of, where that lies there still."""

    team: Team
    text: str
    about: Sieve
    zones: tuple[ZoneId, ...] = ()


def logged(view: PlayerView, company: Company, sieve: Sieve = "all") -> tuple[Logged, ...]:
    """A line for each thing that happened this round, oldest first."""
    told = []
    for event in view.history:
        about = about_of(event)
        if isinstance(event, TurnBegan) or sieve not in ("all", about):
            continue
        text = line(event, company)
        if text:
            doer = event.dealer if isinstance(event, RoundBegan) else view.seat
            seat = getattr(event, "seat", doer)
            told.append(Logged(view.team_of(seat), text, about, zones_of(event)))
    return tuple(told)


def about_of(event: Event) -> Sieve:
    match event:
        case CardsLaid():
            return "melds"
        case BookCompleted():
            return "books"
        case PileTaken() | CardDiscarded() | StockReshuffled():
            return "piles"
        case PermissionAsked() | PermissionAnswered() | WentOut():
            return "questions"
        case _:
            return "all"


def zones_of(event: Event) -> tuple[ZoneId, ...]:
    match event:
        case CardsLaid(_, team, meld) | BookCompleted(_, team, meld):
            return (meld_zone(team, meld),)
        case PileTaken() | CardDiscarded():
            return (PILE,)
        case CardsDrawn():
            return (STOCK,)
        case PermissionAsked(seat) | PermissionAnswered(seat) | WentOut(seat):
            return (seat_zone(seat),)
        case _:
            return ()

"""What may be taken back. Knows what a step has shown; not whose screen it is.

Nobody takes back a play after a hidden card was seen, nor once the next seat has acted (rulebook
section 4, ruling 14); an answered question stays answered, a finished round finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from handfoot_gui.rules.events import (
    CardsDrawn,
    Event,
    FootPickedUp,
    PermissionAnswered,
    PileTaken,
    RedThreeLaid,
    RoundEnded,
)
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.record import Moment


def is_final(event: Event, after: RoundState) -> bool:
    """Whether the step with this event stays as it is.

    A draw from an empty stock shows nothing, nor does a pile that was one card.
    """
    match event:
        case CardsDrawn():
            return event.count > 0
        case PileTaken():
            return event.count > 0 or bool(after.discard_pile)
        case FootPickedUp() | RedThreeLaid() | PermissionAnswered() | RoundEnded():
            return True
        case _:
            return False


UndoReason = Literal["nothing", "seen", "acted", "answered", "over"]


def why_not_back(moments: Sequence[Moment], seat: Seat) -> UndoReason | None:
    """Why the seat can take nothing back now; None where it can."""
    if can_take_back(moments, seat):
        return None
    last = moments[-1]
    if last.state.result is not None:
        return "over"
    answered = any(isinstance(event, PermissionAnswered) for event in last.events)
    if answered and last.state.turn_seat == seat:
        return "answered"
    if last.act is not None and last.act.seat == seat:
        return "answered" if answered else "seen"
    acted = any(moment.act is not None and moment.act.seat == seat for moment in moments)
    return "acted" if acted and last.state.turn_seat != seat else "nothing"


def can_take_back(moments: Sequence[Moment], seat: Seat) -> bool:
    """Whether the last act of the round is the seat's own and has shown nothing new."""
    last = moments[-1]
    if last.act is None or last.act.seat != seat:
        return False
    return not any(is_final(event, last.state) for event in last.events)

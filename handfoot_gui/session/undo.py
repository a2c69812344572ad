"""What may be taken back. Knows what a step has shown; not whose screen it is.

Nobody takes back a play after a hidden card was seen, nor once the next seat has acted (rulebook
section 4, ruling 14); an answered question stays answered, a finished round finished.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def can_take_back(moments: Sequence[Moment], seat: Seat) -> bool:
    """Whether the last act of the round is the seat's own and has shown nothing new."""
    last = moments[-1]
    if last.act is None or last.act.seat != seat:
        return False
    return not any(is_final(event, last.state) for event in last.events)

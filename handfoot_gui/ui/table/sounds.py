"""Which sound an event has: events in, names of cues out. An observer; nothing asks it back."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    FootPickedUp,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    RoundEnded,
    StockReshuffled,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.phases import Seat

REFUSED, QUESTION, TURN, CLICK, WON = "refused", "question", "turn", "click", "win"
CUES = (
    "shuffle",
    "draw",
    "lay",
    "discard",
    "pile",
    "clean",
    "dirty",
    "wild",
    "foot",
    REFUSED,
    QUESTION,
    TURN,
    "out",
    WON,
    "round-end",
    CLICK,
)


HEARD_BY_ALL: dict[type[Event], str] = {
    RoundBegan: "shuffle",
    StockReshuffled: "shuffle",
    CardsDrawn: "draw",
    CardsLaid: "lay",
    RedThreeLaid: "lay",
    PileTaken: "pile",
    FootPickedUp: "foot",
    CardDiscarded: "discard",
    WentOut: "out",
    RoundEnded: "round-end",
}


def cue_of(event: Event, looking: Seat | None) -> str | None:
    """`looking` is whose eyes see the table: a turn and a question sound for them alone."""
    match event:
        case TurnBegan(seat):
            return TURN if seat == looking else None
        case PermissionAsked(partner=partner):
            return QUESTION if partner == looking else None
        case BookCompleted(kind=kind):
            return kind.value
        case _:
            return HEARD_BY_ALL.get(type(event))


def cues_of(events: Iterable[Event], looking: Seat | None) -> tuple[str, ...]:
    """Of a step shown at once: each cue once, and of those that end in the same moment the one that
    says more. A finished book is heard instead of its last card, going out instead of the end."""
    cues = tuple(dict.fromkeys(cue for e in events if (cue := cue_of(e, looking)) is not None))
    weaker = {"lay": {"clean", "dirty", "wild"}, "round-end": {"out"}, "turn": {"shuffle"}}
    return tuple(cue for cue in cues if not weaker.get(cue, set()) & set(cues))

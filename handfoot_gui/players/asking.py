"""What an outside program is asked, as one JSON value: the table as its seat may see it.

Cards and acts are written as the referee writes them; where a card is hidden there is a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.notation import action_to_json, format_card, format_rank, rules_to_json
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.views import PlayerView

FORMAT = "handfoot-question/1"


def question(view: PlayerView) -> dict[str, Any]:
    """All that `view.seat` may know, and which kinds of act it may choose from."""
    asked: dict[str, Any] = {
        "format": FORMAT,
        "seat": view.seat,
        "rules": rules_to_json(view.rules),
        "position": position(view),
        "match_scores": list(view.match_scores),
        "history": [event_to_json(event) for event in view.history],
        "legal": sorted(possible_kinds(view)),
    }
    if view.pending is not None:
        asked["pending"] = action_to_json(view.pending)
    return asked


def position(view: PlayerView) -> dict[str, Any]:
    """The referee's form of a position, a number for every pile whose cards are hidden.

    Of the discard pile `discard` is the number of its cards and `top` the one that is seen.
    """
    return {
        "round": view.round_number,
        "turn": {
            "seat": view.to_act,
            "phase": str(view.phase),
            "asked": view.permission_refused,
            "of": view.turn_seat,
        },
        "seats": [_seat(view, number) for number in range(len(view.seats))],
        "teams": [
            {
                "melds": [_texts(meld.cards) for meld in team.melds],
                "red_threes": len(team.red_threes),
                "opened": team.has_opened,
                "score": view.match_scores[number],
            }
            for number, team in enumerate(view.teams)
        ],
        "stock": view.stock_count,
        "discard": view.discard_count,
        "top": format_card(view.discard_top) if view.discard_top else None,
        "frozen": view.discard_frozen,
    }


def _seat(view: PlayerView, number: int) -> dict[str, Any]:
    seat = view.seats[number]
    return {
        "hand": _texts(view.hand) if number == view.seat else seat.hand_count,
        "knee": seat.sealed[0] if len(seat.sealed) > 1 else 0,
        "foot": seat.sealed[-1] if seat.sealed else 0,
        "foot_played": seat.foot_played,
        "first_turn": seat.first_turn,
    }


def event_to_json(event: Event) -> dict[str, Any]:
    """What happened, named like ``cards_drawn``; what the seat may not know is missing."""
    name = type(event).__name__
    written = "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
    return {"event": written, **_fields(event)}


def _fields(value: Any) -> dict[str, Any]:
    return {entry.name: _plain(getattr(value, entry.name)) for entry in fields(value)}


def _plain(value: Any) -> Any:
    match value:
        case Card():
            return format_card(value)
        case Rank():
            return format_rank(value)
        case Enum():
            return str(value)
        case tuple():
            return [_plain(each) for each in value]
        case _ if is_dataclass(value):
            return _fields(value)
        case _:
            return value


def _texts(cards: Iterable[Card]) -> list[str]:
    return [format_card(card) for card in cards]

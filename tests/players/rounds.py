"""Rounds of computer players, as the views that they decided on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.events import Event, RoundBegan, TurnBegan
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply
from handfoot_gui.rules.views import PlayerView, redact, view_of


@dataclass(frozen=True, slots=True)
class Decision:
    state: RoundState
    view: PlayerView
    action: Action


def decisions_of_round(start: RoundState, player: str, seed: int) -> Iterator[Decision]:
    """Every decision of a round that begins at this state."""
    seats = range(len(start.seats))
    players = [make_player(player, seed * 10 + seat) for seat in seats]
    upcard = start.discard_pile[-1] if start.discard_pile else None
    began: list[Event] = [RoundBegan(start.dealer, upcard), TurnBegan(start.turn_seat)]
    histories = [list(began) for _ in seats]
    state = start
    while state.result is None:
        view = view_of(state, state.to_act, tuple(histories[state.to_act]))
        action = players[state.to_act].decide(view)
        assert action is not None
        yield Decision(state, view, action)
        state, events = apply(state, action)
        for seat, history in enumerate(histories):
            history.extend(redact(event, seat) for event in events)


def views_of_round(start: RoundState, player: str, seed: int) -> Iterator[PlayerView]:
    return (decision.view for decision in decisions_of_round(start, player, seed))

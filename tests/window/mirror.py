"""The table as the saved record tells it, followed act by act: what one seat may know of it."""

from __future__ import annotations

import json
from typing import Any

from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.notation import action_from_json, finder, rules_from_json
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.session.record import (
    Act,
    MatchRecord,
    Moment,
    RoundRecord,
    deal_moment,
    deck_from_texts,
    play_on,
)
from handfoot_gui.session.seating import SeatPlan

SEAT = 0


class Mirror:
    """Follows a record that only grows (nothing is taken back)."""

    def __init__(self, seat: int = SEAT) -> None:
        self.seat = seat
        self._rounds = 0
        self._acts = 0
        self._state: RoundState | None = None
        self._history: list[Event] = []
        self.results: list[RoundState] = []

    @property
    def state(self) -> RoundState:
        if self._state is None:
            raise AssertionError("no record was read")
        return self._state

    @property
    def acts(self) -> tuple[int, int]:
        """Rounds begun, and acts of the last one."""
        return self._rounds, self._acts

    def view(self) -> PlayerView:
        return view_of(self.state, self.seat, tuple(self._history))

    def follow(self, content: bytes) -> None:
        match = json.loads(content)
        for number, written in enumerate(match["rounds"], start=1):
            if number > self._rounds:
                self._begin(match, written, number)
            if number == self._rounds:
                self._play(written["actions"][self._acts :])

    def _begin(self, match: dict[str, Any], written: dict[str, Any], number: int) -> None:
        rules = rules_from_json(match["rules"])
        seats = tuple(SeatPlan(seat["name"], seat["player"]) for seat in match["seats"])
        pack = make_pack(rules.deck_count(len(seats)), rules.jokers_per_deck)
        deal = RoundRecord(written["dealer"], deck_from_texts(pack, written["deck"]))
        scores = self.state.match_scores if self._rounds else ()
        record = MatchRecord(rules, seats, (deal,) * number)
        self._history, self._rounds, self._acts = [], number, 0
        self._see(deal_moment(record, number, scores))

    def _play(self, actions: list[dict[str, Any]]) -> None:
        for data in actions:
            state = self.state
            hand = state.seats[state.to_act].hand
            act = Act(data["seat"], action_from_json(data, finder(hand)))
            if act.seat != state.to_act:
                raise AssertionError(f"{data}: it is for seat {state.to_act} to act")
            self._see(play_on(state, act))
            self._acts += 1

    def _see(self, moment: Moment) -> None:
        self._state = moment.state
        self._history += [redact(event, self.seat) for event in moment.events]
        if moment.state.result is not None:
            self.results.append(moment.state)

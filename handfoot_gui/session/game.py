"""One match being played, a step at a time, by whoever asks for the next one.

Asks the controller of the seat to act for one decision, lets the rules apply it, records it. Knows
no picture and no disk: those who show or keep a match read steps and records and cannot reach
back.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from handfoot_gui.players.controller import Controller
from handfoot_gui.players.human import Human
from handfoot_gui.rules import dealing
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundResult, RoundState
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.session.fallback import safe_action
from handfoot_gui.session.match import MatchResult, result_after
from handfoot_gui.session.record import (
    Act,
    MatchRecord,
    Moment,
    RecordError,
    RoundRecord,
    deal_moment,
    deck_from_texts,
    fingerprint_of,
    play_on,
    replay,
    replay_round,
    with_moments,
)
from handfoot_gui.session.seating import SeatPlan, seat_controllers
from handfoot_gui.session.undo import UndoReason, can_take_back, why_not_back

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that there is to keep of a match: the record, and what would else have to be replayed."""

    record: MatchRecord
    state: RoundState
    results: tuple[RoundResult, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One act and everything that followed from it; no action where a round was dealt."""

    seat: Seat
    action: Action | None
    events: tuple[Event, ...]
    state: RoundState

    def seen_by(self, seat: Seat) -> tuple[Event, ...]:
        return tuple(redact(event, seat) for event in self.events)


@dataclass(frozen=True, slots=True)
class Refused:
    """An act of a person that was not allowed: nothing changed."""

    seat: Seat
    action: Action
    refusal: Refusal


class Game:
    """The match in play, made by `start` or `resume`. `unshown`: the deal `advance` gives next."""

    def __init__(self, record: MatchRecord, controllers: Sequence[Controller]) -> None:
        if record.secret is None or len(controllers) != len(record.seats):
            raise ValueError("a match is played with its secret and a controller for every seat")
        self._record = record
        self._secret = record.secret
        self.controllers = tuple(controllers)
        self._results: list[RoundResult] = []
        self._moments: list[Moment] = []
        self._undone: list[Moment] = []
        self.unshown: Step | None = None
        self._stand_ins: dict[Seat, Controller] = {}
        self._history: list[tuple[Event, ...]] = []
        self._views: dict[Seat, PlayerView] = {}

    @classmethod
    def start(
        cls,
        rules: RuleSet,
        seats: Sequence[SeatPlan],
        secret: str,
        controllers: Sequence[Controller],
    ) -> Game:
        """A new match; the first `advance` gives its first deal."""
        fingerprint = fingerprint_of(secret, rules)
        game = cls(MatchRecord(rules, tuple(seats), (), secret, fingerprint), controllers)
        game._deal(dealing.first_dealer(secret, len(seats)), scores=())
        return game

    @classmethod
    def resume(cls, record: MatchRecord, controllers: Sequence[Controller]) -> Game:
        """Exactly where the record ends; nothing is shown again. Raises `RecordError`."""
        if not record.rounds:
            raise RecordError("rounds", "none")
        game = cls(record, controllers)
        game._results.extend(record.checkpoint.results if record.checkpoint else ())
        for moments in filter(None, replay(record)):
            game._set_moments(moments)
            if game.state.result is not None:
                game._results.append(game.state.result)
        return game

    # --- what is known ----------------------------------------------------------------------------

    @property
    def rules(self) -> RuleSet:
        return self._record.rules

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        return self._record.seats_now

    @property
    def secret(self) -> str:
        return self._secret

    @property
    def fingerprint(self) -> str | None:
        return self._record.fingerprint

    @property
    def state(self) -> RoundState:
        return self._moments[-1].state

    @property
    def round_number(self) -> int:
        return self.state.round_number

    @property
    def round_over(self) -> bool:
        return self.state.result is not None

    @property
    def waiting_for(self) -> Seat | None:
        """The seat whose decision is due; none once the round is over."""
        return None if self.round_over else self.state.to_act

    @property
    def match_scores(self) -> tuple[int, ...]:
        """By team; a finished round is in them."""
        return self.state.match_scores

    @property
    def round_results(self) -> tuple[RoundResult, ...]:
        return tuple(self._results)

    @property
    def match_result(self) -> MatchResult | None:
        return result_after(self.state)

    @property
    def match_over(self) -> bool:
        return self.match_result is not None

    def view(self, seat: Seat) -> PlayerView:
        """What the seat may know, with the round's history: one object while nothing changes."""
        if seat not in self._views:
            self._views[seat] = view_of(self.state, seat, self._history[seat])
        return self._views[seat]

    def record(self) -> MatchRecord:
        """The match as it stands now, for whoever keeps it."""
        return replace(with_moments(self._record, self._moments), is_over=self.match_over)

    def snapshot(self) -> Snapshot:
        """The same with the table as it stands, for whoever keeps more than the record."""
        return Snapshot(self.record(), self.state, self.round_results)

    # --- going on ---------------------------------------------------------------------------------

    def advance(self) -> Step | Refused | None:
        """The next step, if there is one: none while somebody thinks and once the round is over."""
        if self.unshown is not None:
            step, self.unshown = self.unshown, None
            return step
        if self.round_over:
            return None
        seat = self.state.to_act
        view = self.view(seat)
        controller = self._stand_ins.get(seat, self.controllers[seat])
        action = controller.decide(view)
        if action is None:
            return None
        refusal = check(view, action)
        if refusal is not None:
            if isinstance(controller, Human):
                return Refused(seat, action, refusal)
            player = self.seats[seat].player
            log.warning("seat %d (%s) chose %r: %s", seat, player, action, refusal.rule)
            action = safe_action(view)
        self._undone.clear()
        return self._add(play_on(self.state, Act(seat, action)))

    def submit(self, seat: Seat, action: Action) -> Refusal | None:
        """Hands a person's act to the mailbox for the next `advance`, unless it is refused."""
        refusal = check(self.view(seat), action)
        if refusal is not None:
            return refusal
        controller = self.controllers[seat]
        if not isinstance(controller, Human):
            return Refusal("turn.seat")
        controller.submit(action)
        return None

    def finish_round(self, player: str) -> None:
        """Computer players of that kind decide for the persons until the round is over."""
        if self.round_over:
            raise ValueError("the round is over")
        plans = [replace(plan, player=player) if plan.is_person else plan for plan in self.seats]
        players = seat_controllers(plans, self.secret)
        self._stand_ins = {
            seat: players[seat] for seat, plan in enumerate(self.seats) if plan.is_person
        }
        self._undone.clear()
        self._changed()

    @property
    def is_finishing(self) -> bool:
        """Whether persons are stood in for."""
        return bool(self._stand_ins)

    def next_round(self, seats: Sequence[SeatPlan] | None = None) -> None:
        """Deals the next round, which the next `advance` gives; there must be one to come.

        With `seats` it is others' turn to sit there: a computer player takes over from a person,
        a person from a computer player, or somebody has another name.
        """
        if not self.round_over or self.match_over:
            raise ValueError("there is no next round now")
        now = tuple(seats or self.seats)
        if len(now) != len(self.seats):
            raise ValueError("nobody brings or takes away a chair within a match")
        self._record = self.record()
        self._stand_ins = {}
        self._sit_down(now)
        dealer = (self.state.dealer + 1) % len(now)
        self._deal(dealer, scores=self.match_scores, seats=now)

    # --- taking back ------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        if self.is_finishing or not self.seats[seat].is_person:
            return False
        return can_take_back(self._moments, seat)

    def why_no_undo(self, seat: Seat) -> UndoReason | None:
        """What stands in the way of taking something back; None where nothing does."""
        return why_not_back(self._moments, seat)

    def can_redo(self, seat: Seat) -> bool:
        return bool(self._undone) and _by(self._undone[-1]) == seat

    def undo(self, seat: Seat) -> RoundState | None:
        """Takes the seat's last act back by replaying the rest; None where that cannot be."""
        if not self.can_undo(seat):
            return None
        self._undone.append(self._moments.pop())
        shorter = self.record()
        scores = self._moments[0].state.match_scores
        self._set_moments(replay_round(shorter, len(shorter.rounds), scores))
        return self.state

    def redo(self, seat: Seat) -> Step | None:
        """Does again what was undone last; none where there is nothing."""
        return self._add(self._undone.pop()) if self.can_redo(seat) else None

    # --- the inside -------------------------------------------------------------------------------

    def _sit_down(self, seats: tuple[SeatPlan, ...]) -> None:
        """Who stays keeps what it remembers."""
        fresh = seat_controllers(seats, self.secret)
        self.controllers = tuple(
            kept if before.player == after.player else new
            for kept, new, before, after in zip(
                self.controllers, fresh, self.seats, seats, strict=True
            )
        )

    def _deal(
        self, dealer: Seat, *, scores: tuple[int, ...], seats: tuple[SeatPlan, ...] = ()
    ) -> None:
        rules, count = self.rules, len(self._record.seats)
        number = len(self._record.rounds) + 1
        order = dealing.shuffled_pack(rules, count, self._secret, number)
        pack = make_pack(rules.deck_count(count), rules.jokers_per_deck)
        deck = deck_from_texts(pack, [format_card(card) for card in order])
        own = seats if seats not in ((), self._record.seats) else None
        rounds = (*self._record.rounds, RoundRecord(dealer, deck, seats=own))
        self._record = replace(self._record, rounds=rounds)
        dealt = deal_moment(self._record, number, scores)
        self._undone.clear()
        self._set_moments((dealt,))
        self.unshown = _step(dealt)

    def _add(self, moment: Moment) -> Step:
        self._moments.append(moment)
        for seat, known in enumerate(self._history):
            self._history[seat] = known + tuple(redact(e, seat) for e in moment.events)
        self._changed()
        if moment.state.result is not None:
            self._results.append(moment.state.result)
        return _step(moment)

    def _set_moments(self, moments: Sequence[Moment]) -> None:
        self._moments = list(moments)
        events = [event for moment in moments for event in moment.events]
        self._history = [
            tuple(redact(event, seat) for event in events)
            for seat in range(len(self._record.seats))
        ]
        self._changed()

    def _changed(self) -> None:
        """What was decided about the table as it was is no longer meant."""
        self._views.clear()
        for controller in self.controllers:
            if isinstance(controller, Human):
                controller.clear()


def _by(moment: Moment) -> Seat | None:
    return moment.act.seat if moment.act is not None else None


def _step(moment: Moment) -> Step:
    """A deal is the step of the seat that acts first."""
    if moment.act is None:
        return Step(moment.state.to_act, None, moment.events, moment.state)
    return Step(moment.act.seat, moment.act.action, moment.events, moment.state)

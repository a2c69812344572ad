"""A match watched again, step by step. Knows records and who may see what; no picture, no clock.

A finished match is seen from any seat, or with all cards open. Of a running one each person sees
what that person's seat has seen, and nothing more: no other seat's view or cards can be had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from handfoot_gui.rules.events import BookCompleted, Event, TurnBegan
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.session.match import MatchResult, result_after
from handfoot_gui.session.record import MatchRecord, Moment, replay
from handfoot_gui.session.seating import SeatPlan


class NotForYourEyes(Exception):
    """What is asked for would show cards of a running match that the looking seat has not seen."""


@dataclass(frozen=True, order=True, slots=True)
class Place:
    """After so many acts of a round; both count as people do: rounds from 1, the deal is act 0."""

    round: int
    act: int


class Replay:
    """`place` is where one is. `looking` is the seat that watches a match still running.

    Raises `RecordError` for a record that does not replay.
    """

    def __init__(self, record: MatchRecord, *, looking: Seat | None = None) -> None:
        if not record.is_over and looking is None:
            raise NotForYourEyes("a running match is watched from a seat")
        self.record = record
        self.looking = None if record.is_over else looking
        self._rounds = replay(record)
        self._first = next(n for n, moments in enumerate(self._rounds, start=1) if moments)
        self.place = self.start

    # --- where one is -----------------------------------------------------------------------------

    @property
    def start(self) -> Place:
        """The first deal; of a match that had to go on from a checkpoint, that."""
        return Place(self._first, 0)

    @property
    def end(self) -> Place:
        return Place(len(self._rounds), len(self._rounds[-1]) - 1)

    @property
    def is_open(self) -> bool:
        """Whether all cards may be seen: the match is over."""
        return self.looking is None

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where in the round one is in."""
        return self.record.rounds[self.place.round - 1].seats or self.record.seats

    @property
    def acting(self) -> Seat | None:
        """The seat whose act led here; none for a deal."""
        act = self._moment.act
        return None if act is None else act.seat

    @property
    def result(self) -> MatchResult | None:
        """The match's, once one is at its end."""
        return result_after(self._moment.state) if self.place == self.end else None

    # --- what is to be seen -----------------------------------------------------------------------

    def view(self, seat: Seat) -> PlayerView:
        """The table as that seat saw it here. Raises NotForYourEyes."""
        self._require(seat)
        history = tuple(redact(event, seat) for moment in self._so_far for event in moment.events)
        return view_of(self._moment.state, seat, history)

    def events(self, seat: Seat) -> tuple[Event, ...]:
        """What was to be seen from that seat on the step that led here. Raises NotForYourEyes."""
        self._require(seat)
        return tuple(redact(event, seat) for event in self._moment.events)

    @property
    def state(self) -> RoundState:
        """All hands open. Raises NotForYourEyes while the match is running."""
        if not self.is_open:
            raise NotForYourEyes("the match is not over")
        return self._moment.state

    @property
    def open_events(self) -> tuple[Event, ...]:
        """The step that led here, with all cards. Raises NotForYourEyes."""
        if not self.is_open:
            raise NotForYourEyes("the match is not over")
        return self._moment.events

    # --- going about ------------------------------------------------------------------------------

    def go(self, place: Place) -> None:
        """Raises ValueError for a place that there is not."""
        if not self._has(place):
            raise ValueError(f"no such place: {place}")
        self.place = place

    def forward(self) -> bool:
        """One step on; whether there was one."""
        return self._to(self._after(self.place))

    def back(self) -> bool:
        return self._to(self._before(self.place))

    def to_round(self, number: int) -> bool:
        """To the deal of that round."""
        return self._to(Place(number, 0))

    def next_round(self) -> bool:
        return self.to_round(self.place.round + 1)

    def previous_round(self) -> bool:
        """To this round's deal, or from there to the one before."""
        return self.to_round(self.place.round - (self.place.act == 0))

    def next_turn(self) -> bool:
        return self._seek(self._after, _begins_turn)

    def previous_turn(self) -> bool:
        """To the start of this turn, or from there of the one before."""
        return self._seek(self._before, _begins_turn)

    def next_book(self) -> bool:
        return self._seek(self._after, _completes_book)

    def previous_book(self) -> bool:
        return self._seek(self._before, _completes_book)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All there are, in their order."""
        return tuple(self._places())

    @property
    def acts_of_round(self) -> int:
        """How many acts the round has in which one is."""
        return len(self._rounds[self.place.round - 1]) - 1

    def books(self) -> tuple[Place, ...]:
        """Where books were completed: marks on a bar to jump to."""
        return tuple(place for place in self._places() if _completes_book(self._at(place)))

    # --- playing on from here ---------------------------------------------------------------------

    @property
    def may_play_on(self) -> bool:
        """Whether `play_on` gives away nothing here."""
        return self.is_open or self._rounds[self.place.round - 1][-1].state.result is not None

    def play_on(self, secret: str) -> MatchRecord:
        """A side match that goes on from here; what is dealt later comes from a secret of its own.

        Raises NotForYourEyes in a round of a running match that is not over: its stock and the
        others' hands would come to light.
        """
        round_number, act = self.place.round, self.place.act
        if not self.may_play_on:
            raise NotForYourEyes("the round is not over")
        state, before = self._moment.state, self.record.rounds[:round_number]
        skipped = self._skipped(round_number)
        last = replace(
            before[-1],
            acts=before[-1].acts[: skipped + act],
            reshuffles=before[-1].reshuffles[: state.reshuffled],
        )
        return replace(
            self.record,
            rounds=(*before[:-1], last),
            secret=secret,
            fingerprint=None,
            is_over=self.result is not None,
        )

    # --- the inside -------------------------------------------------------------------------------

    @property
    def _moment(self) -> Moment:
        return self._at(self.place)

    @property
    def _so_far(self) -> tuple[Moment, ...]:
        return self._rounds[self.place.round - 1][: self.place.act + 1]

    def _skipped(self, round_number: int) -> int:
        """Acts of the round that lie before the checkpoint it starts from."""
        start = self.record.checkpoint
        return start.acts if start and start.state.round_number == round_number else 0

    def _require(self, seat: Seat) -> None:
        if self.looking not in (None, seat):
            raise NotForYourEyes(f"seat {self.looking} does not see what seat {seat} saw")

    def _at(self, place: Place) -> Moment:
        return self._rounds[place.round - 1][place.act]

    def _has(self, place: Place) -> bool:
        in_match = self._first <= place.round <= len(self._rounds)
        return in_match and 0 <= place.act < len(self._rounds[place.round - 1])

    def _to(self, place: Place | None) -> bool:
        if place is None or not self._has(place):
            return False
        self.place = place
        return True

    def _after(self, place: Place) -> Place | None:
        nearer = (Place(place.round, place.act + 1), Place(place.round + 1, 0))
        return next((p for p in nearer if self._has(p)), None)

    def _before(self, place: Place) -> Place | None:
        if place.act:
            return Place(place.round, place.act - 1)
        earlier = place.round - 1
        return (
            Place(earlier, len(self._rounds[earlier - 1]) - 1) if earlier >= self._first else None
        )

    def _places(self) -> Iterator[Place]:
        place: Place | None = self.start
        while place is not None:
            yield place
            place = self._after(place)

    def _seek(self, step: Callable[[Place], Place | None], is_it: Callable[[Moment], bool]) -> bool:
        place = step(self.place)
        while place is not None and not is_it(self._at(place)):
            place = step(place)
        return self._to(place)


def _begins_turn(moment: Moment) -> bool:
    return any(isinstance(event, TurnBegan) for event in moment.events)


def _completes_book(moment: Moment) -> bool:
    return any(isinstance(event, BookCompleted) for event in moment.events)

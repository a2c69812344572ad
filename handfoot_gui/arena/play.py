"""One duplicate pair: the same deals of a match played twice, with the sides swapped.

Plays on the rules and on views; players get nothing else. Knows no processes and prints nothing.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from handfoot_gui.arena.swap import with_a_joker
from handfoot_gui.arena.tally import PairResult, Tally
from handfoot_gui.players.controller import Controller
from handfoot_gui.players.memory import Memory
from handfoot_gui.players.outside import Outside
from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action, Discard, Draw, TakePile
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.dealing import deal, first_dealer, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.session.match import match_result


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, by which rules, at a table of how many seats."""

    a: str
    b: str
    preset: str = "game-night"
    seats: int = 4
    seed: int = 1
    swap_joker: bool = False
    """Each match is played once more, a five of a's first hands changed for a joker."""


PAUSE = 0.0005
"""Seconds between two looks whether a program has answered."""

Maker = Callable[[int], Controller]
"""Makes a player from a seed."""


def play_pair(
    contest: Contest, number: int, makers: tuple[Maker, Maker] | None = None
) -> PairResult:
    """The pair with this number; it depends on the contest and the number only.

    `makers` make players that have no name.
    """
    tallies = Tally(), Tally()
    ended: Counter[str] = Counter()
    both = makers or (partial(make_player, contest.a), partial(make_player, contest.b))
    plain = replace(contest, swap_joker=False)
    margins = [_play_match(plain, both, number, tallies, ended, swapped=s) for s in (False, True)]
    gains: list[float] = []
    if contest.swap_joker:
        unheard: Counter[str] = Counter()
        for margin, swapped in zip(margins, (False, True), strict=True):
            nobody = Tally(), Tally()
            with_it = _play_match(contest, both, number, nobody, unheard, swapped=swapped)
            gains.append((with_it - margin) / max(1, nobody[0].rounds))
    return PairResult((margins[0], margins[1]), *tallies, ended, tuple(gains))


def _play_match(
    contest: Contest,
    makers: tuple[Maker, Maker],
    number: int,
    tallies: tuple[Tally, Tally],
    ended: Counter[str],
    *,
    swapped: bool,
) -> float:
    """Plays a match; gives a's margin over b in points, by the mean of their teams."""
    rules, seats = PRESETS[contest.preset], contest.seats
    teams = rules.teams_at(seats)
    sides = [(team + swapped) % 2 for team in range(teams)]
    seed = contest.seed * 1_000_003 + number
    players = [makers[sides[s % teams]](seed * 8 + s) for s in range(seats)]
    by_team = tuple(tallies[side] for side in sides)
    try:
        favoured = [s for s in range(seats) if sides[s % teams] == 0]
        if not contest.swap_joker:
            favoured = []
        scores, lost_by = _play_rounds(contest, seed, players, by_team, ended, favoured)
    finally:
        _dismiss(players, by_team)
    mean = [
        sum(s for s, side in zip(scores, sides, strict=True) if side == which) / sides.count(which)
        for which in (0, 1)
    ]
    margin = mean[0] - mean[1]
    if lost_by is None:
        return margin
    return min(margin, -1.0) if sides[lost_by] == 0 else max(margin, 1.0)


def _play_rounds(
    contest: Contest,
    seed: int,
    players: list[Controller],
    tallies: tuple[Tally, ...],
    ended: Counter[str],
    favoured: Sequence[int],
) -> tuple[tuple[int, ...], int | None]:
    """The match's scores; and the team that has resigned, which ends it.

    One of the `favoured` seats gets a joker for a five in each round.
    """
    rules, seats = PRESETS[contest.preset], contest.seats
    secret = secret_from_seed(seed)
    dealer = first_dealer(secret, seats)
    scores: tuple[int, ...] = (0,) * rules.teams_at(seats)
    round_number = 0
    while not round_number or match_result(rules, scores, round_number) is None:
        round_number += 1
        state = deal(
            rules,
            seats,
            shuffled_pack(rules, seats, secret, round_number),
            dealer=(dealer + round_number - 1) % seats,
            round_number=round_number,
            match_scores=scores,
            secret=secret,
        )
        over = _Round(with_a_joker(state, favoured), players, tallies).play()
        if over.result is not None and over.result.resigned is not None:
            return scores, over.team_of(over.result.resigned)
        _count_round(over, list(tallies))
        ended[str(over.result.ended) if over.result else ""] += 1
        scores = over.match_scores
    return scores, None


def _dismiss(players: list[Controller], tallies: tuple[Tally, ...]) -> None:
    """Programs are ended, and the turns they have lost are counted."""
    for seat, player in enumerate(players):
        if isinstance(player, Outside):
            tallies[seat % len(tallies)].lost_turns += player.faults
            player.close()


class _Round:
    """A round in play, and the clock of the turn in it."""

    def __init__(
        self, state: RoundState, players: list[Controller], tallies: tuple[Tally, ...]
    ) -> None:
        self._state, events = begin_round(state)
        self._players = players
        self._tallies = tallies
        self._histories: list[list[Event]] = [[] for _ in players]
        self._memory = Memory()
        self._turn_ms = 0.0
        self._see(events)

    def play(self) -> RoundState:
        while self._state.result is None:
            seat = self._state.to_act
            view = view_of(self._state, seat, tuple(self._histories[seat]))
            action = self._decided(seat, view)
            self._count(view, action)
            turn = self._state.turn_seat
            self._state, events = apply(self._state, action)
            self._see(events)
            if self._state.turn_seat != turn or self._state.result is not None:
                self._tallies[view.team_of(turn)].turn_ms.append(self._turn_ms)
                self._turn_ms = 0.0
        return self._state

    def _decided(self, seat: int, view: PlayerView) -> Action:
        """Programs are waited for; they give nothing only until their time is over."""
        while True:
            started = time.thread_time()
            action = self._players[seat].decide(view)
            self._turn_ms += (time.thread_time() - started) * 1000
            if action is not None:
                return action
            time.sleep(PAUSE)

    def _see(self, events: tuple[Event, ...]) -> None:
        for seat, history in enumerate(self._histories):
            history.extend(redact(event, seat) for event in events)
        for event in events:
            self._memory.see(redact(event, -1))

    def _count(self, view: PlayerView, action: Action) -> None:
        tally = self._tallies[view.team_of(view.seat)]
        tally.draws += isinstance(action, Draw)
        tally.piles += isinstance(action, TakePile)
        tally.fed_known_pairs += _feeds_known_pair(view, action, self._memory)


def _feeds_known_pair(view: PlayerView, action: Action, memory: Memory) -> bool:
    """Whether this throws what the next player, a rival, is known to hold twice."""
    if not isinstance(action, Discard):
        return False
    card, after = action.card, (view.seat + 1) % len(view.seats)
    if view.team_of(after) == view.team_of(view.seat) or is_wild(card) or card.rank is Rank.THREE:
        return False
    return memory.known(after)[card.rank] >= 2


def _count_round(over: RoundState, tallies: list[Tally]) -> None:
    result = over.result
    if result is None:
        raise AssertionError("a round that is counted has ended")
    out = None if result.by is None else over.team_of(result.by)
    for side in {id(tally): tally for tally in tallies}.values():
        side.rounds += 1
    for team, tally in enumerate(tallies):
        score, state = result.scores[team], over.teams[team]
        tally.side_rounds += 1
        tally.went_out += team == out
        tally.opened += state.has_opened
        tally.clean_books += score.books_made.clean
        tally.dirty_books += score.books_made.dirty
        tally.points += score.total
        tally.sides_by_round[over.round_number] += 1
        tally.opened_by_round[over.round_number] += state.has_opened
    for number, seat in enumerate(over.seats):
        tally = tallies[over.team_of(number)]
        tally.seat_rounds += 1
        tally.feet += seat.in_foot

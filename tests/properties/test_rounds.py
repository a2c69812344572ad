"""What holds after every act of every round, whatever the rules, the seats and the play.

`HANDFOOT_ROUNDS` sets how many random rounds are played (default 2,000); a failure names its seed.
"""

from __future__ import annotations

import os
import pickle
import random

import pytest

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    LayDown,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import Event, RoundEnded
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import wilds_fit
from handfoot_gui.rules.notation import action_from_json, action_to_json, finder
from handfoot_gui.rules.phases import Ended, Phase
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.refusals import IllegalAction
from handfoot_gui.rules.ruleset import STALEMATE_LAPS
from handfoot_gui.rules.scoring import left_over_points
from handfoot_gui.rules.state import RoundState, SeatState
from handfoot_gui.rules.turns import NEXT, apply
from handfoot_gui.rules.views import redact, view_of
from tests.properties.hidden import hidden_places, swapped
from tests.properties.rounds import Moment, all_cards, random_deal, random_round, random_rules

ROUNDS = int(os.environ.get("HANDFOOT_ROUNDS", "2000"))
CHUNK = 50


@pytest.mark.parametrize("chunk", range(max(1, ROUNDS // CHUNK)))
def test_random_rounds_over_random_rules(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng = random.Random(seed)
        seats = rng.randint(2, 6)
        rules = random_rules(rng, seats) if seed % 3 else GAME_NIGHT
        start = random_deal(rng, rules, seats)
        try:
            play_and_look(rng, start)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, {seats} seats, {rules}: {error}") from error


def play_and_look(rng: random.Random, start: RoundState) -> None:
    pack = sorted(card.id for card in all_cards(start))
    for moment in random_round(rng, start):
        assert sorted(card.id for card in all_cards(moment.after)) == pack, "a card is lost"
        the_transition_is_in_the_table(moment)
        whoever_acts_has_an_act(moment.after)
        if not isinstance(moment.action, Draw | Discard):
            melds_keep_the_limits(moment.after)
            text_round_trips(moment)
        if rng.random() < 0.04:
            the_argument_is_unchanged(moment)
            hidden_cards_change_nothing(rng, moment)
            a_refused_act_changes_nothing(rng, moment.before)
    the_lines_add_up(moment.after)


def the_transition_is_in_the_table(moment: Moment) -> None:
    allowed = NEXT[moment.before.phase, type(moment.action)]
    stuck = moment.after.result is not None and moment.after.result.ended is Ended.STUCK
    assert moment.after.phase in allowed or stuck


def melds_keep_the_limits(state: RoundState) -> None:
    for team in state.teams:
        for meld in team.melds:
            assert len(meld.cards) >= 3
            assert len(meld.cards) <= 7 or state.rules.add_to_books != "never"
            if meld.naturals:
                assert wilds_fit(state.rules, meld.naturals, meld.wilds)
            else:
                assert state.rules.wild_books == "allowed"


def whoever_acts_has_an_act(state: RoundState) -> None:
    for seat in {state.to_act, (state.to_act + 1) % len(state.seats)}:
        kinds = possible_kinds(view_of(state, seat))
        acts = state.result is None and seat == state.to_act
        assert bool(kinds) == acts, (seat, kinds)


def text_round_trips(moment: Moment) -> None:
    """The act read back from its text lays the same cards by name, and comes to the same."""
    written = action_to_json(moment.action)
    read = action_from_json(written, finder(moment.before.seats[moment.before.to_act].hand))
    assert action_to_json(read) == written
    assert check(view_of(moment.before, moment.before.to_act), read) is None


def the_argument_is_unchanged(moment: Moment) -> None:
    frozen = pickle.dumps(moment.before)
    again, events = apply(moment.before, moment.action)
    assert pickle.dumps(moment.before) == frozen
    assert (again, events) == (moment.after, moment.events)


def hidden_cards_change_nothing(rng: random.Random, moment: Moment) -> None:
    """Two cards that a seat cannot see change places: it sees, may do and is told the same."""
    actor = moment.before.to_act
    for observer in range(len(moment.before.seats)):
        used = cards_of(moment.action) | {c for e in moment.events for c in shown(e, observer)}
        places = [p for p in hidden_places(moment.before, observer) if p.card not in used]
        if len(places) < 2:
            continue
        one, other = rng.sample(places, 2)
        if one.card.is_red_three or other.card.is_red_three:
            continue  # they are laid down in front of everybody
        changed = swapped(moment.before, one, other)
        assert view_of(changed, observer) == view_of(moment.before, observer), "a view leaks"
        if actor == observer:
            assert check(view_of(changed, observer), moment.action) is None
        told_before = told(moment.events, observer)
        after, events = apply(changed, moment.action)
        if moment.after.result is None and after.result is None:
            assert told(events, observer) == told_before, "an event leaks"


def told(events: tuple[Event, ...], observer: int) -> list[Event]:
    return [redact(event, observer) for event in events if not isinstance(event, RoundEnded)]


def cards_of(action: Action) -> set[Card]:
    match action:
        case TakePile(lay) | LayDown(lay):
            return {c for part in lay for c in part.cards}
        case GoOut(lay, card):
            return {c for part in lay for c in part.cards} | ({card} if card else set())
        case Discard(card):
            return {card}
        case Draw() | Answer() | Resign():
            return set()


def shown(event: Event, observer: int) -> tuple[Card, ...]:
    """The cards that an event puts before the eyes of a seat."""
    seen = redact(event, observer)
    cards = tuple(getattr(seen, "cards", ()))
    single = tuple(getattr(seen, name, None) for name in ("card", "top", "replacement"))
    return (*cards, *(c for c in single if c is not None))


def a_refused_act_changes_nothing(rng: random.Random, state: RoundState) -> None:
    """Acts out of turn or out of phase: `check` names a rule exactly when `apply` raises it."""
    hand = state.seats[state.to_act].hand
    acts: list[Action] = [Draw(), Answer(yes=True), GoOut(), LayDown(()), TakePile(())]
    acts += [Discard(card) for card in rng.sample(hand, min(2, len(hand)))]
    frozen = pickle.dumps(state)
    for act in acts:
        refusal = check(view_of(state, state.to_act), act)
        if refusal is None:
            apply(state, act)
        else:
            with pytest.raises(IllegalAction) as raised:
                apply(state, act)
            assert raised.value.refusal == refusal
        for seat in range(len(state.seats)):
            if seat != state.to_act:
                other = check(view_of(state, seat), act)
                assert other is not None
                assert other.rule == "turn.seat"
    assert pickle.dumps(state) == frozen


def the_lines_add_up(state: RoundState) -> None:
    result = state.result
    assert result is not None
    assert state.phase is Phase.OVER
    for team, score in enumerate(result.scores):
        held = [c for s in state.seats[team :: len(state.teams)] for c in held_by(s)]
        assert score.left_over == left_over_points(state.rules, held)
        lines = score.cards + score.books + score.red_threes + score.going_out + score.left_over
        assert score.total == lines == state.match_scores[team]
        out = result.by is not None and state.team_of(result.by) == team
        assert score.going_out == (state.rules.going_out_bonus if out else 0)
    if result.ended is Ended.STALEMATE:
        assert state.turns_without_meld == STALEMATE_LAPS * len(state.seats)


def held_by(seat: SeatState) -> list[Card]:
    return [*seat.hand, *(c for pile in seat.sealed for c in pile)]

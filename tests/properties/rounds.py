"""Random tables, and rounds played on them step by step, for the properties to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

from handfoot_gui.rules import dealing, turns
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import view_of
from tests.session.chooser import random_action

NUMBERS: dict[str, tuple[Any, ...]] = {
    "decks": ("players+1", "players+2", 3, 4, 5),
    "jokers_per_deck": (0, 1, 2, 4),
    "hand_size": (5, 8, 11, 13),
    "foot_size": (5, 8, 11, 13),
    "knee_size": (0, 0, 0, 5, 11),
    "team_count": (2, 3),
    "draw_count": (1, 2, 2, 3, 5),
    "opening_minimums": ((0,), (50, 90, 120, 150), (30, 60), (150,)),
    "rounds": (1, 4),
    "target_score": (None, 5000),
    "max_wilds": (None, 1, 2, 3),
    "books_to_go_out": ((2, 2, 0), (1, 1, 0), (1, 0, 0), (0, 0, 0), (1, 1, 1)),
    "pile_take": ("whole", 1, 2, 3, 7),
    "pile_minimum_size": (1, 2, 4),
    "black_three_value": (0, 5, 100, 300),
    "red_three": ((100, 100), (0, 500), (0, 0)),
    "bonus": ((500, 300, None), (500, 300, 1500)),
    "going_out_bonus": (0, 100),
    "low_cards_up_to": (7, 8, 9),
}


@dataclass(frozen=True, slots=True)
class Moment:
    """One act of a round: the state before, what was done, the state after, what was to be seen."""

    before: RoundState
    action: Action
    after: RoundState
    events: tuple[Event, ...]


def random_rules(rng: random.Random, seats: int) -> RuleSet:
    """A rule set that can be played by so many: a preset, and some options at random."""
    while True:
        preset = PRESETS[rng.choice(sorted(PRESETS))]
        changes: dict[str, Any] = {}
        for option, hint in get_type_hints(RuleSet).items():
            if rng.random() < 0.3:
                changes[option] = rng.choice(NUMBERS.get(option) or _choices(hint))
        rules = replace(preset, **changes)
        if not rules.problems(seats):
            return rules


def _choices(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return True, False
    assert get_origin(hint) is Literal, hint
    return get_args(hint)


def random_deal(rng: random.Random, rules: RuleSet, seats: int) -> RoundState:
    """A fresh deal of a round from 1 to 4, its first turn begun."""
    secret = dealing.secret_from_seed(rng.getrandbits(64))
    round_number = rng.randint(1, 4)
    deck = dealing.shuffled_pack(rules, seats, secret, round_number)
    state = dealing.deal(
        rules,
        seats,
        deck,
        dealer=rng.randrange(seats),
        round_number=round_number,
        secret=secret,
    )
    return turns.begin_round(state)[0]


def random_round(rng: random.Random, state: RoundState) -> Iterator[Moment]:
    """Play a round at random to its end."""
    while state.result is None:
        action = random_action(view_of(state, state.to_act), rng)
        after, events = turns.apply(state, action)
        yield Moment(state, action, after, events)
        state = after


def all_cards(state: RoundState) -> list[Card]:
    """Every card on the table, wherever it lies."""
    cards = [*state.stock, *state.discard_pile]
    for seat in state.seats:
        cards += [*seat.hand, *(c for pile in seat.sealed for c in pile)]
    for team in state.teams:
        cards += [*team.red_threes, *(c for meld in team.melds for c in meld.cards)]
    return cards

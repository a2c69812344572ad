"""Whole matches to look at, and what two tables have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from handfoot_gui.players.controller import Controller
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState, SeatState
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.seating import parse_seats
from tests.session.chooser import RandomPlay


def game_of(
    seed: int,
    *,
    rules: RuleSet = PRESETS["game-night"],
    seats: int = 4,
    controllers: Sequence[Controller] = (),
    players: str = "random",
) -> Game:
    chosen = controllers or [RandomPlay(seed * 10 + seat) for seat in range(seats)]
    plans = parse_seats(",".join([players] * seats))
    return Game.start(rules, plans, secret_from_seed(seed), chosen)


def steps_of(game: Game) -> Iterator[Step]:
    """Every step to the end of the match."""
    while True:
        step = game.advance()
        if isinstance(step, Step):
            yield step
        elif game.match_over:
            return
        elif game.round_over:
            game.next_round()


def all_cards(state: RoundState) -> list[Card]:
    cards = [*state.stock, *state.discard_pile]
    for seat in state.seats:
        cards += [*seat.hand, *(card for pile in seat.sealed for card in pile)]
    for team in state.teams:
        cards += [*team.red_threes, *(card for meld in team.melds for card in meld.cards)]
    return cards


def as_text(value: object) -> object:
    """The same for tables that differ only in which twin is which, and in the order of a hand."""
    match value:
        case Card():
            return format_card(value)
        case SeatState():
            rest = as_text((value.sealed, value.foot_played, value.first_turn))
            return [sorted(map(format_card, value.hand)), rest]
        case tuple():
            return [as_text(part) for part in value]
        case _ if is_dataclass(value):
            parts = [as_text(getattr(value, f.name)) for f in fields(value)]
            return [type(value).__name__, *parts]
        case _:
            return value

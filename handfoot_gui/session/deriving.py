"""Every deal of a match from its secret, and whether a record has dealt the same.

Knows what follows from a secret; not files, and not whether acts are legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules import dealing
from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.record import deck_from_texts


def derived_deck(rules: RuleSet, seats: int, secret: str, round_number: int) -> tuple[Card, ...]:
    """The pack in the order of that round."""
    order = dealing.shuffled_pack(rules, seats, secret, round_number)
    pack = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
    return deck_from_texts(pack, texts(order))


def derived_dealer(secret: str, seats: int, round_number: int) -> Seat:
    """Drawn in the first round; the deal moves one seat clockwise each round."""
    return (dealing.first_dealer(secret, seats) + round_number - 1) % seats


def derived_reshuffle(secret: str, before: RoundState, beneath: Sequence[Card]) -> list[str]:
    """The order of the stock that is made of these cards of the pile in the state's round."""
    label = f"round {before.round_number} reshuffle {before.reshuffled + 1}"
    return texts(dealing.shuffled(beneath, secret, label))


def texts(cards: Sequence[Card]) -> list[str]:
    return [format_card(card) for card in cards]

"""A five of somebody's first hand changed for a joker: what a sound player makes of it.

The joker comes from the bottom of the stock, where the five goes. Knows a deal; plays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.state import RoundState


def with_a_joker(deal: RoundState, seats: Sequence[int]) -> RoundState:
    """The deal with the change made for the first of these seats that holds a five, if one does."""
    joker = next((card for card in reversed(deal.stock) if card.rank is Rank.JOKER), None)
    for seat in seats:
        five = next((card for card in deal.seats[seat].hand if card.rank is Rank.FIVE), None)
        if five is not None and joker is not None:
            return _changed(deal, seat, five, joker)
    return deal


def _changed(deal: RoundState, seat: int, five: Card, joker: Card) -> RoundState:
    holders = list(deal.seats)
    hand = tuple(joker if card == five else card for card in holders[seat].hand)
    holders[seat] = replace(holders[seat], hand=hand)
    stock = tuple(five if card == joker else card for card in deal.stock)
    return replace(deal, seats=tuple(holders), stock=stock)

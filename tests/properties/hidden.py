"""Which cards a seat cannot see, and a state with two of them in each other's places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.state import RoundState, SeatState


@dataclass(frozen=True, slots=True)
class Place:
    """Where a hidden card lies: `seat` and `pile` (0 the hand, then the sealed ones) or neither."""

    card: Card
    zone: str
    index: int
    seat: int = -1
    pile: int = -1


def hidden_places(state: RoundState, observer: int) -> Iterator[Place]:
    for index, card in enumerate(state.stock):
        yield Place(card, "stock", index)
    frozen_shows = state.rules.pile_on_wild == "frozen"  # that a wild lies in it is public
    for index, card in enumerate(() if frozen_shows else state.discard_pile[:-1]):
        yield Place(card, "discard", index)
    for number, seat in enumerate(state.seats):
        for pile, cards in enumerate((seat.hand, *seat.sealed)):
            if number == observer and pile == 0:
                continue
            for index, card in enumerate(cards):
                yield Place(card, "seat", index, number, pile)


def swapped(state: RoundState, one: Place, other: Place) -> RoundState:
    return _put(_put(state, one, other.card), other, one.card)


def _put(state: RoundState, place: Place, card: Card) -> RoundState:
    match place.zone:
        case "stock":
            return replace(state, stock=_with(state.stock, place.index, card))
        case "discard":
            return replace(state, discard_pile=_with(state.discard_pile, place.index, card))
        case _:
            seat = state.seats[place.seat]
            piles = [seat.hand, *seat.sealed]
            piles[place.pile] = _with(piles[place.pile], place.index, card)
            changed: SeatState = replace(seat, hand=piles[0], sealed=tuple(piles[1:]))
            seats = state.seats
            return replace(state, seats=(*seats[: place.seat], changed, *seats[place.seat + 1 :]))


def _with(cards: tuple[Card, ...], index: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:index], card, *cards[index + 1 :])

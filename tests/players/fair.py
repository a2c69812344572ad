"""All that a seat cannot see, dealt anew: hidden hands, sealed piles, stock and buried pile."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.state import RoundState, SeatState


def dealt_anew(state: RoundState, observer: int, rng: random.Random) -> RoundState:
    """The same table to `observer`, with every hidden card somewhere else perhaps."""
    hidden = [*state.stock, *_buried(state)]
    for number, seat in enumerate(state.seats):
        hidden += [card for pile in seat.sealed for card in pile]
        hidden += seat.hand if number != observer else ()
    rng.shuffle(hidden)
    pack = iter(hidden)
    return replace(
        state,
        stock=_take(pack, len(state.stock)),
        discard_pile=_take(pack, len(_buried(state))) + state.discard_pile[len(_buried(state)) :],
        seats=tuple(
            _seat(seat, pack, own=number == observer) for number, seat in enumerate(state.seats)
        ),
    )


def _seat(seat: SeatState, pack: Iterator[Card], *, own: bool) -> SeatState:
    sealed = tuple(_take(pack, len(pile)) for pile in seat.sealed)
    return replace(seat, sealed=sealed, hand=seat.hand if own else _take(pack, len(seat.hand)))


def _buried(state: RoundState) -> tuple[Card, ...]:
    """The pile under its top, save where it is public that a wild lies in it."""
    return () if state.rules.pile_on_wild == "frozen" else state.discard_pile[:-1]


def _take(pack: Iterator[Card], count: int) -> tuple[Card, ...]:
    return tuple(next(pack) for _ in range(count))

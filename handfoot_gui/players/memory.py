"""What everybody at the table could have remembered: told by a seat's events of the round.

Each discard was seen when it was thrown, so whoever takes the pile is known to hold what lay in it
until it is laid or thrown. Knows no card that the seat has not seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.events import (
    CardDiscarded,
    CardsLaid,
    Event,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    StockReshuffled,
)
from handfoot_gui.rules.views import PlayerView


@dataclass(slots=True)
class Memory:
    """`pile` is the discard pile, bottom to top; `held` what each seat is known to hold."""

    pile: list[Card] = field(default_factory=list)
    held: dict[int, set[Card]] = field(default_factory=dict)

    def known(self, seat: int) -> Counter[Rank]:
        """How many of each rank the seat is known to hold."""
        return Counter(card.rank for card in self.held.get(seat, ()))

    def see(self, event: Event) -> None:
        """What the next event of the round adds to it and takes away."""
        match event:
            case CardDiscarded(seat, card):
                self.held.get(seat, set()).discard(card)
                self.pile.append(card)
            case CardsLaid(seat=seat, cards=cards):
                self.held.get(seat, set()).difference_update(cards)
            case PileTaken(seat=seat, count=count) if self.pile:
                del self.pile[-1]
                bottom = len(self.pile) - count
                self.held.setdefault(seat, set()).update(self.pile[bottom:])
                del self.pile[bottom:]
            case RedThreeLaid(seat=seat, card=card):
                self.held.get(seat, set()).discard(card)
            case RoundBegan(upcard=upcard) if upcard is not None:
                self.pile.append(upcard)
            case StockReshuffled():
                del self.pile[:-1]
            case _:
                pass


def remembered(view: PlayerView) -> Memory:
    """All of the round's public history, replayed; empty where the view brings no history."""
    memory = Memory()
    for event in view.history:
        memory.see(event)
    return memory


def pile_beneath(view: PlayerView, memory: Memory, count: int) -> tuple[Card, ...]:
    """The cards under the top that taking the pile brings, as far as they are remembered."""
    if len(memory.pile) != view.discard_count or not memory.pile:
        return ()
    return tuple(memory.pile[max(0, len(memory.pile) - 1 - count) : -1])


def seen_of_rank(view: PlayerView, memory: Memory) -> Counter[Rank]:
    """How many cards of each rank are not hidden: held, melded, remembered in the pile or held."""
    seen = Counter(card.rank for card in view.hand)
    for team in view.teams:
        seen.update(card.rank for meld in team.melds for card in meld.cards)
        seen.update(card.rank for card in team.red_threes)
    seen.update(card.rank for card in memory.pile)
    if not memory.pile and view.discard_top is not None:
        seen[view.discard_top.rank] += 1
    for seat, cards in memory.held.items():
        if seat != view.seat:
            seen.update(card.rank for card in cards)
    return seen

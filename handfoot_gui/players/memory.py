"""What everybody at the table could have remembered: told by a seat's events of the round.

Each discard was seen when it was thrown, so whoever takes the pile is known to hold what lay in it
until it is laid or thrown. Knows no card that the seat has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.events import (
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    FootPickedUp,
    PermissionAnswered,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    StockReshuffled,
    TurnBegan,
)
from handfoot_gui.rules.views import PlayerView

Sign = tuple[int, Rank]
"""A seat and a rank about which it has told something."""


@dataclass(slots=True)
class Memory:
    """`pile` is the discard pile, bottom to top; `held` what each seat is known to hold.

    `gained` counts the unknown cards a seat has come by; `thrown` and `left` say how many those
    were when it last threw a rank, or left one lying that it could have taken.
    """

    pile: list[Card] = field(default_factory=list)
    held: dict[int, set[Card]] = field(default_factory=dict)
    gained: Counter[int] = field(default_factory=Counter)
    thrown: dict[Sign, int] = field(default_factory=dict)
    left: dict[Sign, int] = field(default_factory=dict)
    turns: int = 0
    refusals: int = 0
    """How often a partner has said no in this round, to anybody."""

    def known(self, seat: int) -> Counter[Rank]:
        """How many of each rank the seat is known to hold."""
        return Counter([card.rank for card in self.held.get(seat, ())])

    def see(self, event: Event) -> None:
        """What the next event of the round adds to it and takes away."""
        match event:
            case TurnBegan():
                self.turns += 1
            case CardDiscarded(seat, card):
                if seat in self.held:
                    self.held[seat].discard(card)
                self.pile.append(card)
                self.thrown[seat, card.rank] = self.gained[seat]
            case CardsLaid():
                if event.seat in self.held:
                    self.held[event.seat].difference_update(event.cards)
            case CardsDrawn():
                if self.pile:
                    self.left[event.seat, self.pile[-1].rank] = self.gained[event.seat]
                self.gained[event.seat] += event.count
            case PileTaken():
                self._take(event.seat, event.count)
            case _:
                self._see_rare(event)

    def _take(self, seat: int, count: int) -> None:
        if not self.pile:
            return
        del self.pile[-1]
        bottom = len(self.pile) - count
        self.held.setdefault(seat, set()).update(self.pile[bottom:])
        del self.pile[bottom:]

    def _see_rare(self, event: Event) -> None:
        match event:
            case RedThreeLaid():
                self.gained[event.seat] += event.replaced
                if event.seat in self.held:
                    self.held[event.seat].discard(event.card)
            case FootPickedUp():
                self.gained[event.seat] += event.count
            case RoundBegan(upcard=upcard) if upcard is not None:
                self.pile.append(upcard)
            case StockReshuffled():
                del self.pile[:-1]
            case PermissionAnswered(yes=False):
                self.refusals += 1
            case _:
                pass


def remembered(view: PlayerView) -> Memory:
    """All of the round's public history, replayed; empty where the view brings no history."""
    return _after(Memory(), view.history)


def _after(memory: Memory, events: Iterable[Event]) -> Memory:
    for event in events:
        memory.see(event)
    return memory


def of_the_table(memory: Memory, cards: int) -> Memory:
    """What one remembers who looks at the table and the pile's uppermost cards only."""
    return Memory(pile=memory.pile[-cards:], turns=memory.turns, refusals=memory.refusals)


class Remembering:
    """The same as `remembered`, without replaying what the view before has told already."""

    def __init__(self) -> None:
        self._events: tuple[Event, ...] = ()
        self._memory = Memory()

    def of(self, view: PlayerView) -> Memory:
        """Not to be changed: it grows with the next view."""
        events, known = view.history, len(self._events)
        if len(events) < known or events[:known] != self._events:
            self._memory, known = Memory(), 0
        _after(self._memory, events[known:])
        self._events = events
        return self._memory


def pile_beneath(view: PlayerView, memory: Memory, count: int) -> tuple[Card, ...]:
    """The cards under the top that taking the pile brings, as far as they are remembered."""
    pile = memory.pile
    if not pile or view.discard_top is None or pile[-1] != view.discard_top:
        return ()
    return tuple(pile[max(0, len(pile) - 1 - count) : -1])


def seen_of_rank(view: PlayerView, memory: Memory) -> Counter[Rank]:
    """How many cards of each rank are not hidden: held, melded, remembered in the pile or held."""
    seen = Counter([card.rank for card in view.hand])
    for team in view.teams:
        for meld in team.melds:
            seen.update([card.rank for card in meld.cards])
        seen.update([card.rank for card in team.red_threes])
    seen.update([card.rank for card in memory.pile])
    if not memory.pile and view.discard_top is not None:
        seen[view.discard_top.rank] += 1
    for seat, cards in memory.held.items():
        if seat != view.seat:
            seen.update([card.rank for card in cards])
    return seen

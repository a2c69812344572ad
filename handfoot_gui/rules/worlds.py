"""A fair re-deal of all that a view cannot see: the only worlds that search may play on.

Made from a view and a source of chance, so that nothing hidden can get into it. What the round's
history tells stays: the discards still in the pile, in their order, and cards of a taken pile that
are still held. All else is equally likely to lie anywhere it could.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.events import (
    CardDiscarded,
    CardsLaid,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    StockReshuffled,
)
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.state import RoundState, SeatState
from handfoot_gui.rules.views import PlayerView

World = RoundState
"""What could be the table, all cards face up."""


@dataclass(slots=True)
class Traces:
    """Where the history leaves known cards: the pile, bottom to top, and hands by seat."""

    pile: list[Card] = field(default_factory=list)
    held: dict[Seat, dict[int, Card]] = field(default_factory=dict)


class Unseen:
    """All that a view leaves open, worked out once for any number of worlds."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        traces = _traces(view)
        self.held = [
            () if seat == view.seat else tuple(traces.held.get(seat, {}).values())[: s.hand_count]
            for seat, s in enumerate(view.seats)
        ]
        self._pile = _known_pile(view, traces)
        self.knows_pile: bool = all(card is not None for card in self._pile)
        lies_open = [*view.hand, *_table(view), *(c for c in self._pile if c is not None)]
        lies_open += [card for held in self.held for card in held]
        known = {card.id for card in lies_open}
        pack = make_pack(view.rules.deck_count(len(view.seats)), view.rules.jokers_per_deck)
        self.cards: list[Card] = [card for card in pack if card.id not in known]
        """The cards that may be anywhere."""

    def world(self, rng: random.Random) -> World:
        """The table as it may be; the same for the same view and the same state of `rng`."""
        view = self._view
        deck = _Deck(self.cards)
        deck.shuffle(rng)
        pile = self._pile_of(deck)
        hands = [
            view.hand if seat == view.seat else self._hand(deck, seat)
            for seat in range(len(view.seats))
        ]
        deck.shuffle(rng)
        return RoundState(
            rules=view.rules,
            seats=tuple(
                SeatState(hand, tuple(map(deck.take, s.sealed)), s.foot_played, s.first_turn)
                for hand, s in zip(hands, view.seats, strict=True)
            ),
            teams=view.teams,
            stock=deck.take(view.stock_count),
            discard_pile=pile,
            turn_seat=view.turn_seat,
            to_act=view.to_act,
            phase=view.phase,
            round_number=view.round_number,
            dealer=view.dealer,
            match_scores=view.match_scores,
            permission_refused=view.permission_refused,
            pending=view.pending,
            turns_without_meld=view.turns_without_meld,
            secret=str(rng.random()),
            result=view.result,
        )

    def _pile_of(self, deck: _Deck) -> tuple[Card, ...]:
        """Beneath an unknown pile lies a wild where wilds freeze it and it is frozen, else none."""
        view, pile = self._view, list(self._pile)
        watched = view.rules.pile_on_wild == "frozen"
        known = any(card is not None and is_wild(card) for card in pile)
        for at, card in enumerate(pile):
            if card is not None:
                continue
            if watched and view.discard_frozen and not known:
                pile[at], known = deck.one(is_wild), True
            else:
                pile[at] = deck.one(_may_lie_beneath(view, tame=watched and not known))
        return tuple(card for card in pile if card is not None)

    def _hand(self, deck: _Deck, seat: Seat) -> tuple[Card, ...]:
        """Once the first turn has begun, a hand holds no red three where those are laid at once."""
        view, held = self._view, self.held[seat]
        count = view.seats[seat].hand_count - len(held)
        if view.rules.red_three_play == "keep" or view.seats[seat].first_turn:
            return (*held, *deck.take(count))
        drawn = (deck.one(_is_no_red_three) for _ in range(count))
        return (*held, *(card for card in drawn if card is not None))


def world_of(view: PlayerView, seed: int | str) -> World:
    """One fair re-deal; the same view and seed give the same world."""
    return Unseen(view).world(random.Random(seed))


class _Deck:
    """Unknown cards in order, given out one pile after the other."""

    def __init__(self, cards: list[Card]) -> None:
        self._cards = cards[:]

    def shuffle(self, rng: random.Random) -> None:
        """Once more after red threes were passed over: they are no likelier to lie on top."""
        self._cards.sort(key=lambda _: rng.random())

    def take(self, count: int) -> tuple[Card, ...]:
        left = max(0, len(self._cards) - count)
        cards = tuple(self._cards[left:])
        del self._cards[left:]
        return cards

    def one(self, fits: Callable[[Card], bool]) -> Card | None:
        """The next card that fits; those before it keep their places."""
        for at in range(len(self._cards) - 1, -1, -1):
            if fits(self._cards[at]):
                return self._cards.pop(at)
        return None


def _is_no_red_three(card: Card) -> bool:
    return not card.is_red_three


def _may_lie_beneath(view: PlayerView, *, tame: bool) -> Callable[[Card], bool]:
    keeps = view.rules.red_three_play == "keep"
    return lambda card: (keeps or not card.is_red_three) and not (tame and is_wild(card))


def _traces(view: PlayerView) -> Traces:
    traces = Traces()
    pile, held = traces.pile, traces.held
    for event in view.history:
        match event:
            case CardDiscarded(seat, card):
                held.get(seat, {}).pop(card.id, None)
                pile.append(card)
            case CardsLaid(seat=seat, cards=cards):
                for card in cards:
                    held.get(seat, {}).pop(card.id, None)
            case PileTaken(seat=seat, count=count) if pile:
                del pile[-1]
                bottom = max(0, len(pile) - count)
                held.setdefault(seat, {}).update((card.id, card) for card in pile[bottom:])
                del pile[bottom:]
            case RedThreeLaid(seat=seat, card=card):
                held.get(seat, {}).pop(card.id, None)
            case RoundBegan(upcard=upcard) if upcard is not None:
                pile.append(upcard)
            case StockReshuffled():
                del pile[:-1]
            case _:
                pass
    return traces


def _known_pile(view: PlayerView, traces: Traces) -> tuple[Card | None, ...]:
    """The pile, with nothing where the card is not known; from the top as far as it is."""
    if not view.discard_count or view.discard_top is None:
        return (None,) * view.discard_count
    known = traces.pile[-view.discard_count :]
    if not known or known[-1].id != view.discard_top.id:
        known = [view.discard_top]
    return (*((None,) * (view.discard_count - len(known))), *known)


def _table(view: PlayerView) -> Iterable[Card]:
    for team in view.teams:
        yield from team.red_threes
        for meld in team.melds:
            yield from meld.cards

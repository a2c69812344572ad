"""Positions in a few letters: W two, X joker, B black three, T ten; "K:4" a meld, "8:4+W" dirty."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, make_pack
from handfoot_gui.rules.events import CardDiscarded, Event, PermissionAnswered, PileTaken
from handfoot_gui.rules.melds import Meld, is_wild
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import TeamState
from handfoot_gui.rules.views import PlayerView, SeatView

RANKS: dict[str, Rank] = {
    "W": Rank.TWO,
    "X": Rank.JOKER,
    "B": Rank.THREE,
    "T": Rank.TEN,
    "J": Rank.JACK,
    "Q": Rank.QUEEN,
    "K": Rank.KING,
    "A": Rank.ACE,
} | {str(rank.value): rank for rank in Rank if 4 <= rank <= 9}


class Cards:
    """Cards by letter, each one of the pack once."""

    def __init__(self, rules: RuleSet, seats: int, rng: random.Random) -> None:
        pack = list(make_pack(rules.deck_count(seats), rules.jokers_per_deck))
        rng.shuffle(pack)
        self._left = [card for card in pack if not card.is_red_three]
        self._red_threes = tuple(card for card in pack if card.is_red_three)

    def named(self, letters: Iterable[str]) -> tuple[Card, ...]:
        return tuple(self._one(RANKS[letter]) for letter in letters if letter != " ")

    def meld(self, text: str) -> Meld:
        """A meld such as "K:4" or "8:4+WX"; "W:3" is one of wilds only."""
        naturals, _, wilds = text.partition("+")
        rank, _, count = naturals.partition(":")
        cards = self.named(rank * int(count) + wilds)
        return Meld(WILD_RANK if rank == "W" else RANKS[rank], cards)

    def melds(self, text: str) -> tuple[Meld, ...]:
        return tuple(map(self.meld, text.split()))

    def spread(self, team: int) -> TeamState:
        """What a team has at the end of a long round: half the red threes, a book of each rank."""
        books = [
            self.meld(f"{letter}:5+WW" if number % 3 == team else f"{letter}:7")
            for number, letter in enumerate("456789TJQKA")
        ]
        return TeamState(tuple(books), self._red_threes[team::2], has_opened=True)

    def naturals_but(self, hidden: int) -> tuple[Card, ...]:
        """As many of those left as leave so many cards hidden."""
        count = len(self._left) - hidden
        assert count >= 0, "more is hidden than there is"
        return tuple(card for card in self._left if not is_wild(card))[:count]

    def _one(self, rank: Rank) -> Card:
        card = next(card for card in self._left if card.rank is rank)
        self._left.remove(card)
        return card


def seen(
    *,
    hand: str,
    ours: str = "",
    theirs: str = "4:3",
    pile: str = "5 6 7 4 8 T J",
    phase: str = "play",
    opened: str = "ours theirs",
    feet: str = "",
    counts: tuple[int, ...] = (9, 9, 9, 9),
    stock: int = 110,
    round_number: int = 1,
    scores: tuple[int, ...] = (0, 0),
    next_took: str = "",
    asked: bool = False,
    refused_before: bool = False,
    long_round: bool = False,
    rules: RuleSet = GAME_NIGHT,
    variant: int = 0,
) -> PlayerView:
    """Seat 0's view of a table for four; `feet` names who has picked theirs up: 0, 1, 2, 3.

    `next_took`: the cards that seat 1 took with a pile, the last of them its melded top.
    `long_round`: nothing is hidden but hands, feet and so small a stock; the rest is in books, red
    threes and deep in the pile. Variants differ in what does not matter: suits, the order of the
    hand, of the other melds and of the pile beneath its top, who sits where, a card more or less in
    the others' hands.
    """
    rng = random.Random(variant)
    cards = Cards(rules, 4, rng)
    held = cards.named(_shuffled(rng, hand))
    own, other = cards.melds(ours), cards.melds(" ".join(_shuffled(rng, theirs.split())))
    letters = pile.replace(" ", "")
    lying = cards.named([*_shuffled(rng, letters[:-1]), *letters[-1:]])
    if variant:
        counts = tuple(count + rng.choice((-1, 0, 1)) for count in counts)
    picked = {0, 2} if feet == "picked" else {int(seat) for seat in feet}
    books = [TeamState(), TeamState()]
    if long_round:
        books = [cards.spread(team) for team in range(2)]
        sealed = 11 * sum(seat not in picked for seat in range(4))
        lying = (*cards.naturals_but(sum(counts[1:]) + sealed + stock), *lying)
    seats = tuple(
        SeatView(
            hand_count=len(held) if seat == 0 else counts[seat],
            sealed=() if seat in picked else (11,),
            foot_played=seat in picked,
            first_turn=False,
        )
        for seat in range(4)
    )
    taken = cards.named(next_took)
    history: list[Event] = [CardDiscarded(0, card) for card in taken]
    if taken:
        history.append(PileTaken(1, taken[-1], (), len(taken) - 1))
    history += [CardDiscarded(3, card) for card in lying]
    if refused_before:
        history.append(PermissionAnswered(2, yes=False))
    view = PlayerView(
        rules=rules,
        seat=0,
        hand=held,
        seats=seats,
        teams=(
            TeamState(own + books[0].melds, books[0].red_threes, "ours" in opened),
            TeamState(other + books[1].melds, books[1].red_threes, "theirs" in opened),
        ),
        stock_count=stock,
        discard_top=lying[-1] if lying else None,
        discard_count=len(lying),
        discard_frozen=False,
        turn_seat=0 if phase != "answer" else 2,
        to_act=0,
        phase=Phase(phase),
        round_number=round_number,
        dealer=3,
        match_scores=scores,
        permission_refused=asked,
        pending=None,
        turns_without_meld=0,
        result=None,
        history=tuple(history),
    )
    return turned(view, variant % 4)


def _shuffled(rng: random.Random, things: Iterable[str]) -> list[str]:
    found = list(things)
    rng.shuffle(found)
    return found


def turned(view: PlayerView, by: int) -> PlayerView:
    """The same table with everybody so many seats further on."""

    def on(seat: int) -> int:
        return (seat + by) % 4

    def moved(event: Event) -> Event:
        if isinstance(event, CardDiscarded | PileTaken | PermissionAnswered):
            return replace(event, seat=on(event.seat))
        return event

    seats, teams, scores = view.seats, view.teams, view.match_scores
    return replace(
        view,
        seat=on(view.seat),
        seats=tuple(seats[(number - by) % 4] for number in range(4)),
        teams=teams if by % 2 == 0 else teams[::-1],
        match_scores=scores if by % 2 == 0 else scores[::-1],
        turn_seat=on(view.turn_seat),
        to_act=on(view.to_act),
        dealer=on(view.dealer),
        history=tuple(map(moved, view.history)),
    )

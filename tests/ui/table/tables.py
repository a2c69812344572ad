"""Random tables for tests of places: any seats, any number of cards and melds, as a view."""

from __future__ import annotations

import random

from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank, make_pack
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import TeamState
from handfoot_gui.rules.views import PlayerView, SeatView


class Dealer:
    """Gives out cards of a pack large enough, each once."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._left = list(make_pack(12, 4))
        rng.shuffle(self._left)

    def some(self, count: int) -> tuple[Card, ...]:
        taken, self._left = self._left[:count], self._left[count:]
        return tuple(taken)

    def of(self, rank: Rank, count: int) -> tuple[Card, ...]:
        found = [card for card in self._left if card.rank is rank][:count]
        ids = {card.id for card in found}
        self._left = [card for card in self._left if card.id not in ids]
        return tuple(found)

    def meld(self, rank: Rank, size: int) -> Meld:
        wilds = self.rng.randint(0, size // 3)
        if rank is WILD_RANK:
            return Meld(
                rank, (*self.of(Rank.JOKER, size // 2), *self.of(Rank.TWO, size - size // 2))
            )
        wild = self.of(self.rng.choice((Rank.TWO, Rank.JOKER)), wilds)
        return Meld(rank, (*wild, *self.of(rank, size - len(wild))))


def random_view(seed: int, *, seats: int, hand: int, rules: RuleSet | None = None) -> PlayerView:
    rng = random.Random(seed)
    dealer = Dealer(rng)
    rules = rules or RuleSet(
        teams=rng.choice(("partners", "single")),
        team_count=rng.choice((2, 3)),
        wild_books=rng.choice(("allowed", "forbidden")),
        knee_size=rng.choice((0, 13)),
    )
    ranks = (*MELD_RANKS, WILD_RANK) if rules.wild_books == "allowed" else MELD_RANKS
    teams = tuple(_team(dealer, ranks) for _ in range(rules.teams_at(seats)))
    cards = dealer.some(hand)
    pile = dealer.some(1)
    return PlayerView(
        rules=rules,
        seat=rng.randrange(seats),
        hand=cards,
        seats=tuple(_seat(rng, rules) for _ in range(seats)),
        teams=teams,
        stock_count=rng.choice((0, 1, 40, 182)),
        discard_top=pile[0] if rng.random() < 0.9 else None,
        discard_count=rng.randint(1, 60),
        discard_frozen=rng.random() < 0.2,
        turn_seat=rng.randrange(seats),
        to_act=rng.randrange(seats),
        phase=Phase.PLAY,
        round_number=rng.randint(1, 4),
        dealer=0,
        match_scores=tuple(rng.randint(-900, 19_000) for _ in teams),
        permission_refused=False,
        pending=None,
        turns_without_meld=0,
        result=None,
    )


def _team(dealer: Dealer, ranks: tuple[Rank, ...]) -> TeamState:
    rng = dealer.rng
    melds: list[Meld] = []
    for rank in ranks:
        count = rng.choice((0, 0, 1, 1, 1, 2, 3))
        melds += [dealer.meld(rank, rng.choice((3, 4, 5, 6, 7, 7))) for _ in range(count)]
    red = dealer.of(Rank.THREE, rng.randint(0, 8))
    return TeamState(tuple(melds), red, bool(melds))


def _seat(rng: random.Random, rules: RuleSet) -> SeatView:
    sealed = rules.sealed_sizes[rng.randint(0, len(rules.sealed_sizes)) :]
    return SeatView(rng.randint(0, 30), sealed, foot_played=not sealed, first_turn=False)

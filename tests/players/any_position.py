"""Positions as they may be, though hardly ever are: huge hands, only wilds, an empty stock."""

from __future__ import annotations

import random

from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank, make_pack
from handfoot_gui.rules.melds import Meld, is_wild, most_wilds
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState, SeatState, TeamState

KINDS = ("any", "any", "wilds", "threes", "one rank", "two ranks", "no stock", "many")


class Pack:
    """Cards taken at random, each once; what is asked for and not there is simply missing."""

    def __init__(self, rules: RuleSet, seats: int, rng: random.Random) -> None:
        self._left = list(make_pack(rules.deck_count(seats), rules.jokers_per_deck))
        rng.shuffle(self._left)

    def take(self, count: int, ranks: frozenset[Rank] = frozenset(Rank)) -> tuple[Card, ...]:
        taken = [card for card in self._left if card.rank in ranks][:count]
        ids = {card.id for card in taken}
        self._left = [card for card in self._left if card.id not in ids]
        return tuple(taken)


def random_position(rng: random.Random) -> RoundState:
    """A table to seat 0, which is to act."""
    seats = rng.randint(2, 6)
    rules = rng.choice([r for r in PRESETS.values() if not r.problems(seats)])
    kind, pack = rng.choice(KINDS), Pack(rules, seats, rng)
    size = rng.randint(1, 120) if kind == "many" else rng.choice((1, 2, 3, 9, 20, 40))
    hand = pack.take(size, _ranks(kind, rng))
    if rules.red_three_play == "lay":
        hand = tuple(c for c in hand if not c.is_red_three) or pack.take(1, frozenset({Rank.NINE}))
    teams = tuple(_team(rules, pack, rng) for _ in range(rules.teams_at(seats)))
    tame = frozenset(Rank) - {Rank.THREE}
    others = tuple(
        SeatState(
            hand if seat == 0 else pack.take(rng.randint(1, 15), tame),
            () if rng.random() < 0.5 else (pack.take(5, tame),),
            rng.random() < 0.7,
            first_turn=False,
        )
        for seat in range(seats)
    )
    pile = pack.take(rng.choice((0, 1, 4, 12)), tame)
    stock = () if kind == "no stock" or rng.random() < 0.15 else pack.take(60)
    return RoundState(
        rules=rules,
        seats=others,
        teams=teams,
        stock=stock,
        discard_pile=pile,
        turn_seat=0,
        to_act=0,
        phase=rng.choice((Phase.DRAW, Phase.PLAY)) if stock else Phase.PLAY,
        round_number=rng.randint(1, 4),
        match_scores=tuple(rng.randrange(0, 9000, 5) for _ in teams),
        secret="position",
    )


def _ranks(kind: str, rng: random.Random) -> frozenset[Rank]:
    match kind:
        case "wilds":
            return frozenset({Rank.TWO, Rank.JOKER})
        case "threes":
            return frozenset({Rank.THREE})
        case "one rank":
            return frozenset({rng.choice(MELD_RANKS)})
        case "two ranks":
            return frozenset({rng.choice(MELD_RANKS), Rank.TWO})
        case _:
            return frozenset(Rank)


def _team(rules: RuleSet, pack: Pack, rng: random.Random) -> TeamState:
    melds = []
    for rank in rng.sample(MELD_RANKS, rng.choice((0, 1, 3, 6))):
        cards = pack.take(rng.randint(3, 7), frozenset({rank}))
        room = min(7 - len(cards), most_wilds(rules, len(cards)), rng.choice((0, 0, 1, 2)))
        cards += pack.take(max(0, room), frozenset({Rank.TWO, Rank.JOKER}))
        melds.append(Meld(rank, cards))
    melds = [meld for meld in melds if len(meld.cards) >= 3]
    if rules.wild_books == "allowed" and rng.random() < 0.2:
        wilds = pack.take(3, frozenset({Rank.TWO, Rank.JOKER}))
        melds += [Meld(WILD_RANK, wilds)] if len(wilds) == 3 and all(map(is_wild, wilds)) else []
    return TeamState(tuple(melds), (), bool(melds))

"""A kind of act is offered exactly when some act of it would be accepted.

Every lay-down, pile take and going out that a small hand can make is tried out, card class by card
class, and compared with what `possible_kinds` says.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from handfoot_gui.rules.actions import Action, Discard, GoOut, Lay, LayDown, Part, TakePile
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank, make_pack
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import Meld, is_wild, wilds_fit
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState, SeatState, TeamState
from handfoot_gui.rules.views import PlayerView, view_of
from tests.properties.rounds import random_rules

LARGEST_HAND = 5


@pytest.mark.parametrize("chunk", range(20))
def test_offered_exactly_when_accepted(chunk: int) -> None:
    for seed in range(chunk * 40, (chunk + 1) * 40):
        rng = random.Random(seed)
        rules = random_rules(rng, 4)
        view = view_of(random_position(rng, rules), 0)
        offered = possible_kinds(view)
        for kind, acts in every_act(view).items():
            accepted = next((a for a in acts if check(view, a) is None), None)
            assert (kind in offered) == (accepted is not None), (
                f"seed {seed}: {kind} offered {kind in offered}, accepted {accepted}, {view}"
            )


def random_position(rng: random.Random, rules: RuleSet) -> RoundState:
    """Few ranks in hand, melds and pile: where limits meet, whether reachable or not."""
    pack = list(make_pack(max(4, rules.deck_count(4)), rules.jokers_per_deck))
    rng.shuffle(pack)
    ranks = rng.sample(MELD_RANKS, rng.choice((1, 2, 2)))
    teams = [TeamState()] * rules.teams_at(4)
    melds = tuple(random_melds(rng, rules, pack, ranks))
    teams[0] = TeamState(melds, (), bool(melds) and rng.random() < 0.9)
    hand = take(rng, pack, rng.randint(1, LARGEST_HAND), ranks)
    foot = ((pack.pop(),),) if rng.random() < 0.3 else ()
    others = SeatState((pack.pop(),), (), foot_played=rng.random() < 0.8)
    pile = take(rng, pack, rng.randint(0, 3), ranks[:1])
    return RoundState(
        rules=rules,
        seats=(SeatState(hand, foot, not foot, False), others, others, others),
        teams=tuple(teams),
        stock=tuple(pack[:3]),
        discard_pile=pile,
        turn_seat=0,
        to_act=0,
        phase=rng.choice((Phase.DRAW, Phase.PLAY)),
        round_number=1,
        match_scores=(0,) * len(teams),
        permission_refused=rng.random() < 0.1,
    )


def take(rng: random.Random, pack: list[Card], count: int, ranks: list[Rank]) -> tuple[Card, ...]:
    """Cards that mostly have one of these ranks or are wild."""
    cards = []
    for _ in range(count):
        wanted: Sequence[Rank] = rng.choice((ranks, ranks, (Rank.TWO, Rank.JOKER)))
        wanted = wanted if rng.random() < 0.9 else tuple(Rank)
        card = next((c for c in pack if c.rank in wanted), pack[0])
        pack.remove(card)
        rng.shuffle(pack)
        cards.append(card)
    return tuple(cards)


def random_melds(
    rng: random.Random, rules: RuleSet, pack: list[Card], ranks: list[Rank]
) -> Iterator[Meld]:
    for rank in (*ranks, WILD_RANK):
        if rank is WILD_RANK and rules.wild_books == "forbidden":
            continue
        finished = rng.random() < 0.3 and rules.second_meld_of_rank == "after-book"
        sizes = [7] if finished else []
        sizes += [rng.randint(3, 7)] if rng.random() < 0.6 and not sizes else []
        sizes += [rng.randint(3, 6)] if finished and rng.random() < 0.5 else []
        for size in sizes:
            yield random_meld(rng, rules, pack, rank, size)


def random_meld(
    rng: random.Random, rules: RuleSet, pack: list[Card], rank: Rank, size: int
) -> Meld:
    wilds = size if rank is WILD_RANK else rng.randint(0, 3)
    while rank is not WILD_RANK and not wilds_fit(rules, size - wilds, wilds):
        wilds -= 1
    chosen = [c for c in pack if is_wild(c)][:wilds]
    chosen += [c for c in pack if c.rank is rank][: size - wilds]
    for card in chosen:
        pack.remove(card)
    return Meld(rank, tuple(chosen))


def every_act(view: PlayerView) -> dict[str, Iterator[Action]]:
    """All acts of each kind that are worth telling apart."""
    if view.phase is Phase.DRAW:
        return {"take_pile": (TakePile(lay) for lay in every_lay(view, view.hand))}
    discards = [*view.hand, None]
    return {
        "meld": (LayDown(lay) for lay in every_lay(view, view.hand)),
        "discard": (Discard(card) for card in view.hand),
        "go_out": (
            GoOut(lay, card)
            for card in discards
            for lay in every_lay(view, tuple(c for c in view.hand if c is not card))
        ),
    }


def every_lay(view: PlayerView, hand: tuple[Card, ...], depth: int = 3) -> Iterator[Lay]:
    yield ()
    if not depth:
        return
    for cards in every_choice(hand):
        rest = tuple(c for c in hand if c not in cards)
        for part in every_part(view, cards):
            for lay in every_lay(view, rest, depth - 1):
                yield (part, *lay)


def every_choice(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards, twins counted once."""
    seen: set[tuple[Rank, ...]] = set()
    for bits in range(1, 1 << len(hand)):
        cards = tuple(c for i, c in enumerate(hand) if bits >> i & 1)
        ranks = tuple(sorted(c.rank for c in cards))
        if ranks not in seen:
            seen.add(ranks)
            yield cards


def every_part(view: PlayerView, cards: tuple[Card, ...]) -> Iterator[Part]:
    naturals = {c.rank for c in cards if not is_wild(c)}
    if len(naturals) > 1 or Rank.THREE in naturals:
        return
    known = {m.rank for m in view.team.melds} | {WILD_RANK}
    if view.discard_top is not None:
        known.add(view.discard_top.rank)
    for rank in naturals or known:
        if rank in MELD_RANKS or rank is WILD_RANK:
            yield Part(rank, cards)
            yield Part(rank, cards, "new")
            own = [i for i, m in enumerate(view.team.melds) if m.rank is rank]
            for index in own if len(own) > 1 else ():
                yield Part(rank, cards, index)


def test_the_search_tells_apart_what_differs() -> None:
    """The comparison above can fail: a hand that may not open is not offered a meld."""
    rng = random.Random(1)
    state = replace(random_position(rng, RuleSet()), phase=Phase.PLAY)
    kings = tuple(c for c in make_pack(5, 2) if c.rank is Rank.KING)[:3]
    seats = (SeatState((*kings, Card(900, Rank.FOUR, None)), ((kings[0],),)), *state.seats[1:])
    state = replace(state, seats=seats, teams=(TeamState(), TeamState()))
    view = view_of(state, 0)
    assert "meld" not in possible_kinds(view)
    lays = islice(every_lay(view, view.hand), 100_000)
    assert all(check(view, LayDown(lay)) for lay in lays)

"""Plays any legal act. Knows the rules and no reason; for tests, and to be beaten."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator

from handfoot_gui.players.chance import chance
from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Part,
    TakePile,
)
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank
from handfoot_gui.rules.legal import check, pile_rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE
from handfoot_gui.rules.views import PlayerView

TRIES = 12
"""How many lay-downs of a kind are thought up before another kind of act is chosen."""

EAGERNESS = {"take_pile": 3, "draw": 1, "meld": 6, "discard": 2, "go_out": 12, "answer": 1}
"""How likely each kind of act is, against the others that exist."""


class RandomPlayer:
    """A kind of act that exists, then an act of that kind that is legal."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        rng = chance(self._seed, view)
        for kind in _in_random_order(rng, possible_kinds(view)):
            for action in _MAKERS[kind](rng, view):
                if check(view, action) is None:
                    return action
        return next(a for a in _last_resorts(view) if check(view, a) is None)


def _in_random_order(rng: random.Random, kinds: frozenset[str]) -> list[str]:
    """All kinds, the eager ones likely to be early."""
    return sorted(sorted(kinds), key=lambda kind: rng.random() ** (1 / EAGERNESS[kind]))[::-1]


def _draws(_rng: random.Random, _view: PlayerView) -> Iterator[Action]:
    yield Draw()


def _answers(rng: random.Random, _view: PlayerView) -> Iterator[Action]:
    yield Answer(yes=rng.random() < 0.5)


def _discards(rng: random.Random, view: PlayerView) -> Iterator[Action]:
    if view.hand:
        yield Discard(rng.choice(view.hand))


def _lay_downs(rng: random.Random, view: PlayerView) -> Iterator[Action]:
    for attempt in range(TRIES):
        if lay := _some_lay(rng, view, boldness=attempt / TRIES):
            yield LayDown(lay)


def _pile_takes(rng: random.Random, view: PlayerView) -> Iterator[Action]:
    rank = pile_rank(view)
    for attempt in range(TRIES):
        boldness = 1 - attempt / TRIES if not view.team.has_opened else 0
        lay = _some_lay(rng, view, boldness=boldness, claims=rank)
        yield TakePile(lay)
        yield TakePile(tuple(part for part in lay if part.rank is rank))


def _goings_out(rng: random.Random, view: PlayerView) -> Iterator[Action]:
    yield GoOut()
    for card in view.hand:
        yield GoOut((), card)
    for _ in range(TRIES):
        lay = _some_lay(rng, view, boldness=1)
        used = {card for part in lay for card in part.cards}
        left = [card for card in view.hand if card not in used]
        if len(left) <= 1:
            yield GoOut(lay, left[0] if left else None)


_MAKERS: dict[str, Callable[[random.Random, PlayerView], Iterator[Action]]] = {
    "draw": _draws,
    "answer": _answers,
    "discard": _discards,
    "meld": _lay_downs,
    "take_pile": _pile_takes,
    "go_out": _goings_out,
}


def _some_lay(
    rng: random.Random, view: PlayerView, *, boldness: float, claims: Rank | None = None
) -> Lay:
    """A handful of parts that look right: legality is for `check` to judge."""
    held: dict[Rank, list[Card]] = defaultdict(list)
    for card in view.hand:
        held[WILD_RANK if is_wild(card) else card.rank].append(card)
    wilds = held.pop(WILD_RANK, [])
    rng.shuffle(wilds)
    parts: list[Part] = []
    ranks = [rank for rank in MELD_RANKS if rank in held and rank is not claims]
    rng.shuffle(ranks)
    if claims is WILD_RANK:
        parts.append(Part(WILD_RANK, tuple(wilds)))
        wilds = []
    elif claims is not None:
        ranks.insert(0, claims)
    for rank in ranks:
        if rank is claims or rng.random() < 0.4 + boldness:
            part = _some_part(rng, view, rank, held.get(rank, []), wilds)
            parts += [part] if part else []
    if wilds and rng.random() < 0.3:
        parts.append(_wild_part(rng, view, wilds))
    return tuple(parts)


def _some_part(
    rng: random.Random, view: PlayerView, rank: Rank, naturals: list[Card], wilds: list[Card]
) -> Part | None:
    """Cards of one rank, filled up to a meld with wilds where they are too few."""
    own = [(i, m) for i, m in enumerate(view.team.melds) if m.rank is rank and not m.is_book]
    room = BOOK_SIZE - len(own[0][1].cards) if own else BOOK_SIZE
    cards = naturals[: room if rng.random() < 0.8 else rng.randint(1, room)]
    need = 0 if own else max(0, MELD_SIZE - len(cards))
    extra = need if need <= len(wilds) else 0
    if wilds and not extra and rng.random() < 0.15:
        extra = 1
    cards = [*cards, *(wilds.pop() for _ in range(extra))]
    if not cards or (not own and len(cards) < MELD_SIZE - 1):
        return None
    return Part(rank, tuple(cards), own[0][0] if len(own) > 1 else None)


def _wild_part(rng: random.Random, view: PlayerView, wilds: list[Card]) -> Part:
    """The wilds left over: onto one of the team's melds, or as a meld of their own."""
    targets = [(i, m) for i, m in enumerate(view.team.melds) if not m.is_book]
    if targets and rng.random() < 0.7:
        index, meld = rng.choice(targets)
        return Part(meld.rank, tuple(wilds[: rng.randint(1, 2)]), index)
    return Part(WILD_RANK, tuple(wilds[:BOOK_SIZE]))


def _last_resorts(view: PlayerView) -> Iterator[Action]:
    """Acts that settle every position in which nothing thought up was legal."""
    yield Draw()
    yield Answer(yes=False)
    yield from map(Discard, view.hand)
    for card in view.hand:
        for index, meld in enumerate(view.team.melds):
            part = Part(meld.rank, (card,), index)
            yield from (GoOut((part,)), LayDown((part,)))

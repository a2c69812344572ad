"""Plays at random by the rules alone, so that whole matches can be had without a real player."""

from __future__ import annotations

import random
from collections.abc import Iterator

from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, Part, TakePile
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView


class RandomPlay:
    """A controller; `patience` is how often it says "still thinking" before it answers."""

    def __init__(self, seed: int, *, patience: int = 0) -> None:
        self._random = random.Random(seed)
        self._patience = patience
        self._asked = 0

    def decide(self, view: PlayerView) -> Action | None:
        self._asked += 1
        if self._asked <= self._patience:
            return None
        self._asked = 0
        return random_action(view, self._random)


def random_action(view: PlayerView, rng: random.Random) -> Action:
    wishes = list(_wishes(view, rng))
    legal = (action for action in wishes if check(view, action) is None)
    return next(legal)


def _wishes(view: PlayerView, rng: random.Random) -> Iterator[Action]:
    yield Answer(yes=rng.random() < 0.7)
    hand = list(view.hand)
    rng.shuffle(hand)
    naturals = [c for c in hand if not is_wild(c)]
    wilds = [c for c in hand if is_wild(c)]
    if view.discard_top is not None:
        top = view.discard_top.rank
        pair = tuple(c for c in naturals if c.rank is top)[:2]
        if rng.random() < 0.8:
            yield TakePile((Part(top, pair),))
    yield Draw()
    parts = tuple(_parts(view, naturals, wilds, rng))
    yield GoOut(parts)
    for card in hand:
        yield GoOut(parts, card)
        yield GoOut((), card)
    if rng.random() < 0.9:
        yield LayDown(parts)
    for part in rng.sample(parts, len(parts)):
        if rng.random() < 0.8:
            yield LayDown((part,))
    for card in hand:
        yield Discard(card)
    yield GoOut()
    for part in parts:
        yield LayDown((part,))


def _parts(
    view: PlayerView, naturals: list[Card], wilds: list[Card], rng: random.Random
) -> Iterator[Part]:
    open_ranks = {m.rank: m for m in view.team.melds if not m.is_book}
    spare = wilds if rng.random() < 0.6 else []
    for rank in rng.sample((*MELD_RANKS, WILD_RANK), len(MELD_RANKS) + 1):
        of_rank = [c for c in naturals if c.rank is rank]
        meld = open_ranks.get(rank)
        room = 7 - (len(meld.cards) if meld else 0)
        cards = of_rank[:room]
        has_use = rng.random() < 0.2 and len(cards) < room if meld else len(cards) == 2
        if spare and has_use:
            cards.append(spare.pop())
        if (meld and cards) or len(cards) >= 3:
            yield Part(rank, tuple(cards))

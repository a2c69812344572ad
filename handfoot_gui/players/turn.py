"""One view judged by steady habits: every plan for the turn with the discard that suits it best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.players.discards import Feeding
from handfoot_gui.players.holding import NO_MELDS, melds_by_rank
from handfoot_gui.players.memory import Memory
from handfoot_gui.players.outlook import Outlook, outlook
from handfoot_gui.players.plans import Plan, Planner
from handfoot_gui.players.ways import Size
from handfoot_gui.players.weights import Weights
from handfoot_gui.players.worth import Worth
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

NEVER = -1e9


@dataclass(frozen=True, slots=True)
class Judged:
    """A plan, the card to throw after it (none where the hand is laid down whole), the value."""

    plan: Plan
    discard: Card | None
    value: float


@dataclass(frozen=True, slots=True)
class _Kept:
    """A card that could be thrown, with what the hand is worth less without it."""

    card: Card
    loss: float


class Turn:
    """Everything a decision about `view` needs, worked out once."""

    def __init__(self, view: PlayerView, memory: Memory, weights: Weights) -> None:
        self.view = view
        self.outlook: Outlook = outlook(view)
        self.worth = Worth(view, self.outlook, weights)
        self.planner = Planner(view, self.worth)
        self.feeding = Feeding(view, memory, self.outlook, weights)
        self._w = weights
        self._melds = melds_by_rank(view.team.melds)

    def judged(self) -> list[Judged]:
        """All plans with their best discards, best first."""
        found = [self._judge(plan) for plan in self.planner.lay_downs()]
        return sorted(found, key=lambda judged: -judged.value)

    def discards(self, plan: Plan) -> list[tuple[float, Card]]:
        """What may be thrown after the plan, best first."""
        gains = [(self._gain(kept), kept.card) for kept in self._kept(plan)]
        return sorted(gains, key=lambda gain: -gain[0])

    def _judge(self, plan: Plan) -> Judged:
        holding = self.planner.holding
        value = plan.value + self.worth.of_wilds(holding.wilds[plan.wilds :])
        value += self.worth.of_threes(holding.threes)
        if not plan.is_empty and not self.view.team.has_opened:
            value += self._w.open
        if plan.left == 0:
            value += self.worth.of_hand_left(0, after_discard=False)
            return Judged(plan, None, value)
        gains = self.discards(plan)
        gain, card = gains[0]
        value += gain + self.worth.of_hand_left(plan.left - 1, after_discard=True)
        return Judged(plan, card, value)

    def _gain(self, kept: _Kept) -> float:
        """The value of throwing this card: mostly a loss, and never what good sense forbids."""
        card = kept.card
        loss = kept.loss + self.feeding.of(card)
        if card.rank in (Rank.JOKER, Rank.TWO):
            loss += self._w.wild_thrown + (50 if card.rank is Rank.JOKER else 0)
        return -loss

    def _kept(self, plan: Plan) -> Iterator[_Kept]:
        holding, chosen = self.planner.holding, dict(plan.ways)
        for rank, cards in holding.naturals.items():
            way = chosen.get(rank)
            left = len(cards) - (way.naturals if way else 0)
            if left:
                sizes = way.melds if way else self._melds.get(rank, NO_MELDS).sizes
                yield _Kept(cards[-1], self._loss(rank, left, sizes))
        wilds = holding.wilds[plan.wilds :]
        if wilds:
            loss = self.worth.of_wilds(wilds) - self.worth.of_wilds(wilds[:-1])
            yield _Kept(wilds[-1], loss)
        for red in (False, True):
            three = next((c for c in holding.threes if c.is_red_three is red), None)
            if three is not None:
                rest = tuple(c for c in holding.threes if c is not three)
                loss = self.worth.of_threes(holding.threes) - self.worth.of_threes(rest)
                yield _Kept(three, loss)

    def _loss(self, rank: Rank, left: int, sizes: tuple[Size, ...]) -> float:
        """What goes with one of so many naturals, a place on an own meld included."""
        fits = [size for size in sizes if sum(size) < BOOK_SIZE]
        worth = self.worth
        before = worth.of_held(rank, left, has_meld=bool(fits))
        loss = before - worth.of_held(rank, left - 1, has_meld=bool(fits))
        if fits:
            naturals, wilds = fits[0]
            loss += worth.of_meld((naturals + 1, wilds)) - worth.of_meld(fits[0])
            loss += self.view.rules.points(self.planner.holding.naturals[rank][0])
        return loss

"""One view judged by somebody's habits: every plan for the turn with its best discard.

The value of a plan is a sum of named terms; `Turn.terms` gives them one by one, `Turn.judged` only
their sum, which is quicker.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.players.discards import Feeding
from handfoot_gui.players.holding import NO_MELDS, melds_by_rank
from handfoot_gui.players.instructions import NONE, Instructions
from handfoot_gui.players.memory import Memory, remembered
from handfoot_gui.players.outlook import Outlook, outlook
from handfoot_gui.players.plans import Plan, Planner
from handfoot_gui.players.unseen import Unseen
from handfoot_gui.players.ways import NEW, Size, Way
from handfoot_gui.players.weights import Weights
from handfoot_gui.players.worth import Worth, has_open
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

FORBIDDEN = 1e6
"""What good sense or the partner forbids costs so much that anything else comes first."""


@dataclass(frozen=True, slots=True)
class Term:
    """One reason and what it is worth; `rank` where it is about one rank."""

    name: str
    points: float
    rank: Rank | None = None


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


class _Tamed:
    """A taste that keeps the melds clean that the partner wants clean."""

    def __init__(self, worth: Worth, ranks: frozenset[Rank]) -> None:
        self._worth = worth
        self._ranks = ranks

    def of_way(self, rank: Rank, way: Way, left: int) -> float:
        value = self._worth.of_way(rank, way, left)
        if rank in self._ranks and any(s.wilds and s.target != NEW for s in way.shares):
            value -= FORBIDDEN
        return value


class Turn:
    """Everything a decision about `view` needs, worked out once."""

    def __init__(
        self,
        view: PlayerView,
        memory: Memory,
        weights: Weights,
        instructions: Instructions = NONE,
    ) -> None:
        self.view = view
        self.memory = memory
        self.weights = weights
        self.instructions = instructions
        self.outlook: Outlook = outlook(view, weights.laps)
        unseen = Unseen(view, memory)
        self.worth = Worth(view, self.outlook, unseen, weights)
        self._melds = melds_by_rank(view.team.melds)
        clean = {r for r in instructions.keep_clean if _has_clean(self._sizes(r))}
        taste = _Tamed(self.worth, frozenset(clean)) if clean else self.worth
        self.planner = Planner(view, taste, self._melds)
        self.feeding = Feeding(view, memory, self.outlook, unseen, weights)

    def judged(self) -> list[Judged]:
        """All plans with their best discards, best first."""
        found = [self._judge(plan) for plan in self.planner.lay_downs()]
        return sorted(found, key=lambda judged: -judged.value)

    def discards(self, plan: Plan) -> list[tuple[float, Card]]:
        """What may be thrown after the plan, best first."""
        gains = [(self._gain(kept), kept.card) for kept in self._kept(plan)]
        return sorted(gains, key=lambda gain: (self.is_last_resort(gain[1]), -gain[0]))

    def terms(self, plan: Plan, discard: Card | None) -> tuple[Term, ...]:
        """Why the plan with this discard is worth what it is: the sum is its value."""
        found = [*self._terms_of_ranks(plan), *self._terms_of_rest(plan, discard)]
        return tuple(term for term in found if term.points)

    def _judge(self, plan: Plan) -> Judged:
        holding = self.planner.holding
        value = plan.value + self.worth.of_wilds(holding.wilds[plan.wilds :])
        value += self.worth.of_threes(holding.threes)
        if not plan.is_empty and not self.view.team.has_opened:
            value += self.weights.open
        if plan.left == 0:
            value += self.worth.of_hand_left(0, after_discard=False)
            return Judged(plan, None, value)
        gains = self.discards(plan)
        gain, card = gains[0]
        value += gain + self.worth.of_hand_left(plan.left - 1, after_discard=True)
        return Judged(plan, card, value)

    def _sizes(self, rank: Rank) -> tuple[Size, ...]:
        return self._melds.get(rank, NO_MELDS).sizes

    def _terms_of_ranks(self, plan: Plan) -> Iterator[Term]:
        """What each rank's melds and kept cards come to; a melded rank that is not touched too."""
        chosen, held = dict(plan.ways), self.planner.holding.naturals
        for rank in sorted({*held, *self._melds, *chosen}):
            way = chosen.get(rank) or Way(0, 0, (), self._sizes(rank))
            yield Term("laid", self.worth.of_laid(rank, way), rank)
            yield Term("melds", sum(self.worth.of_meld(rank, size) for size in way.melds), rank)
            yield Term("spoilt", -self.worth.of_spoiling(way), rank)
            yield Term("dirty-start", -self.worth.of_dirty_start(way), rank)
            if rank is not WILD_RANK:
                left = len(held.get(rank, ())) - way.naturals
                kept = self.worth.of_held(rank, left, has_meld=has_open(way.melds))
                yield Term("held", kept, rank)

    def _terms_of_rest(self, plan: Plan, discard: Card | None) -> Iterator[Term]:
        holding, worth = self.planner.holding, self.worth
        yield Term("wilds", worth.of_wilds(holding.wilds[plan.wilds :]))
        yield Term("threes", worth.of_threes(holding.threes))
        if not plan.is_empty and not self.view.team.has_opened:
            yield Term("open", self.weights.open)
        if discard is None:
            yield Term("foot", worth.of_hand_left(plan.left, after_discard=False))
            return
        yield Term("foot", worth.of_hand_left(plan.left - 1, after_discard=True))
        kept = next(k for k in self._kept(plan) if k.card.rank is discard.rank)
        yield Term("thrown", -kept.loss, discard.rank)
        yield Term("fed", -self.feeding.of(discard), discard.rank)
        yield Term("wild-thrown", -self._wild_loss(discard), discard.rank)

    def is_last_resort(self, card: Card) -> bool:
        """What is thrown only for want of others: wilds, known pairs, a book's last card."""
        if is_wild(card) or self.feeding.is_known_pair(card.rank):
            return True
        return any(n + w == BOOK_SIZE - 1 for n, w in self._sizes(card.rank))

    def _gain(self, kept: _Kept) -> float:
        """The value of throwing this card: mostly a loss, and never what good sense forbids."""
        return -(kept.loss + self.feeding.of(kept.card) + self._wild_loss(kept.card))

    def _wild_loss(self, card: Card) -> float:
        if not is_wild(card):
            return 0.0
        return self.weights.wild_thrown + (50 if card.rank is Rank.JOKER else 0)

    def _kept(self, plan: Plan) -> Iterator[_Kept]:
        holding, chosen = self.planner.holding, dict(plan.ways)
        for rank, cards in holding.naturals.items():
            way = chosen.get(rank)
            left = len(cards) - (way.naturals if way else 0)
            if left:
                sizes = way.melds if way else self._sizes(rank)
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
            loss += worth.of_meld(rank, (naturals + 1, wilds)) - worth.of_meld(rank, fits[0])
            loss += self.view.rules.points(self.planner.holding.naturals[rank][0])
        return loss


def evaluate(
    view: PlayerView, plan: Plan, weights: Weights, discard: Card | None = None
) -> tuple[Term, ...]:
    """Why a plan, with the best discard after it or this one, is worth what it is."""
    turn = Turn(view, remembered(view), weights)
    if discard is None and plan.left:
        discard = turn.discards(plan)[0][1]
    return turn.terms(plan, discard)


def _has_clean(sizes: tuple[Size, ...]) -> bool:
    return any(not wilds and naturals < BOOK_SIZE for naturals, wilds in sizes)

"""Which lay-downs are worth thinking about: the best one for each number of cards kept.

Ranks are combined one after the other; of two combinations that leave the same cards to play with
only the better one is kept, so that even a large hand has few plans. What "better" means is the
caller's (a `Taste`). Knows legality only as `ways` does; every plan passes `legal.check`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from handfoot_gui.players.holding import NO_MELDS, Holding, OwnMelds, melds_by_rank, sorted_hand
from handfoot_gui.players.ways import NEW, Size, Way, claiming_ways, ways, wild_ways
from handfoot_gui.rules.actions import Lay, Part
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.legal import needs_two_naturals, partners_refusal, pile_rank, pile_share
from handfoot_gui.rules.melds import Books, books_suffice, points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

ENOUGH = 2
"""Cards kept are told apart up to this number: none, one (a discard), more."""


class Taste(Protocol):
    """What a way to lay one rank is worth, the `left` naturals of it that stay in the hand too."""

    def of_way(self, rank: Rank, way: Way, left: int) -> float: ...


@dataclass(frozen=True, slots=True)
class Plan:
    """One lay-down: a way for each rank that is laid, and how many cards stay in the hand."""

    ways: tuple[tuple[Rank, Way], ...]
    wilds: int
    left: int
    value: float

    @property
    def is_empty(self) -> bool:
        return not self.ways


@dataclass(frozen=True, slots=True)
class _Choice:
    """A way as the combination sees it: wilds and points spent, naturals left, books it has."""

    way: Way
    wilds: int
    points: int
    left: int
    value: float
    books: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class _Partial:
    value: float
    left: int
    points: int
    chain: _Link | None


@dataclass(frozen=True, slots=True)
class _Link:
    before: _Link | None
    rank: Rank
    way: Way


NO_BOOKS = (0, 0, 0)
_Key = tuple[int, int, int, tuple[int, int, int]]


class Planner:
    """A view's hand and melds, sorted once for all the questions asked about them."""

    def __init__(
        self, view: PlayerView, taste: Taste, melds: Mapping[Rank, OwnMelds] | None = None
    ) -> None:
        self.view = view
        self.holding: Holding = sorted_hand(view.hand)
        self._taste = taste
        self._melds = melds_by_rank(view.team.melds) if melds is None else melds
        self._minimum = 0 if view.team.has_opened else view.opening_minimum

    def lay_downs(self) -> list[Plan]:
        """The plans for the phase of play, the empty one among them, best first."""
        ranks = {rank: self._choices(rank) for rank in self._ranks()}
        found = self._combined(ranks)
        keep_two = self.view.me.in_foot
        plans = [p for p in found if p.is_empty or p.left >= ENOUGH or not keep_two]
        return sorted(plans, key=lambda plan: -plan.value)

    def goings_out(self) -> list[Plan]:
        """The plans that leave no card or one to discard, with books enough to go out."""
        if not self.view.me.in_foot or partners_refusal(self.view) is not None:
            return []
        ranks = {r: [c for c in self._choices(r) if c.left <= 1] for r in self._ranks()}
        found = self._combined(ranks, with_books=True)
        least = 1 if self.view.rules.last_card == "discard" else 0
        return sorted(
            (p for p in found if least <= p.left <= 1), key=lambda plan: (-plan.value, plan.left)
        )

    def pile_takes(self) -> list[Plan]:
        """The plans that claim the pile's top: with all melds that an opening needs, else alone."""
        top, claimed = self.view.discard_top, pile_rank(self.view)
        if top is None or claimed is None:
            return []
        claims = self._choices(claimed, claims=top)
        if self._minimum:
            others = {r: self._choices(r) for r in self._ranks() if r is not claimed}
        else:
            others = {}
        found = self._combined({claimed: claims, **others}, top=top)
        gained = pile_share(self.view) - 1 - (ENOUGH if self.view.me.in_foot else 0)
        return sorted((p for p in found if p.left + gained >= 0), key=lambda plan: -plan.value)

    def lay_of(self, plan: Plan, *, takes_pile: bool = False) -> Lay:
        """The plan in cards; jokers go first, save for the twins of a wild top."""
        pools = {rank: list(cards) for rank, cards in self.holding.naturals.items()}
        wilds = list(self._wilds_in_order(takes_pile=takes_pile))
        parts: list[Part] = []
        for rank, way in plan.ways:
            places = self._melds.get(rank, NO_MELDS).places
            for share in way.shares:
                cards = _take(pools.get(rank, []), share.naturals) + _take(wilds, share.wilds)
                parts.append(
                    Part(rank, cards, "new" if share.target == NEW else places[share.target])
                )
        return tuple(parts)

    def _wilds_in_order(self, *, takes_pile: bool) -> tuple[Card, ...]:
        top = self.view.discard_top
        if not takes_pile or top is None or pile_rank(self.view) is not WILD_RANK:
            return self.holding.wilds
        return tuple(sorted(self.holding.wilds, key=lambda card: card.rank is not top.rank))

    def kept_after(self, plan: Plan) -> tuple[Card, ...]:
        """The cards that stay in the hand."""
        used = {card for part in self.lay_of(plan) for card in part.cards}
        return tuple(card for card in self.view.hand if card not in used)

    def _ranks(self) -> Iterable[Rank]:
        return sorted({*self.holding.naturals, *self._melds, WILD_RANK})

    def _choices(self, rank: Rank, *, claims: Card | None = None) -> list[_Choice]:
        """The ways of one rank, of those that spend the same only the best."""
        own = self._melds.get(rank, NO_MELDS)
        held = len(self.holding.naturals.get(rank, ()))
        value = self.view.rules.points(self.holding.naturals[rank][0]) if held else 0
        best: dict[tuple[int, int, int, tuple[int, int, int]], _Choice] = {}
        for way in self._ways(rank, own, held, claims):
            left = held - way.naturals
            choice = _Choice(
                way,
                way.wilds,
                way.naturals * value,
                left,
                self._taste.of_way(rank, way, left),
                _books(rank, way.melds),
            )
            key = (
                way.wilds,
                min(left, ENOUGH),
                choice.points if self._minimum else 0,
                choice.books,
            )
            if key not in best or choice.value > best[key].value:
                best[key] = choice
        return list(best.values())

    def _ways(self, rank: Rank, own: OwnMelds, held: int, claims: Card | None) -> tuple[Way, ...]:
        rules, wilds = self.view.rules, len(self.holding.wilds)
        if rank is WILD_RANK:
            sizes = tuple(size[1] for size in own.sizes)
            if claims is None:
                return wild_ways(rules, sizes, wilds, 0)
            twins = sum(card.rank is claims.rank for card in self.holding.wilds)
            return wild_ways(rules, sizes, wilds, 1) if twins >= 2 else ()
        if claims is None:
            return ways(rules, own.sizes, held, wilds)
        need = 2 if needs_two_naturals(self.view) else 1
        return claiming_ways(rules, own.sizes, held, wilds, need)

    def _combined(
        self, ranks: dict[Rank, list[_Choice]], *, top: Card | None = None, with_books: bool = False
    ) -> list[Plan]:
        start = self.view.rules.points(top) if top else 0
        kept = self.holding.count - len(self.holding.wilds)
        kept -= sum(len(self.holding.naturals.get(rank, ())) for rank in ranks)
        states: dict[_Key, _Partial] = {
            (0, min(kept, ENOUGH), 0, NO_BOOKS): _Partial(0.0, kept, start, None)
        }
        for rank, choices in ranks.items():
            states = self._joined(states, rank, choices, with_books=with_books)
        plans = [self._finished(key, state) for key, state in states.items()]
        return [
            plan
            for plan, (key, state) in zip(plans, states.items(), strict=True)
            if self._is_open_to(plan, state, top) and (not with_books or self._suffices(key[3]))
        ]

    def _joined(
        self,
        states: dict[_Key, _Partial],
        rank: Rank,
        choices: list[_Choice],
        *,
        with_books: bool,
    ) -> dict[_Key, _Partial]:
        after: dict[_Key, _Partial] = {}
        most_wilds, minimum = len(self.holding.wilds), self._minimum
        for (wilds, _, _, books), state in states.items():
            for choice in choices:
                spent = wilds + choice.wilds
                if spent > most_wilds:
                    continue
                left = state.left + choice.left
                if with_books and left > 1:
                    continue
                points = state.points + choice.points
                value = state.value + choice.value
                key = (
                    spent,
                    min(left, ENOUGH),
                    min(points, minimum),
                    _sum(books, choice.books) if with_books else NO_BOOKS,
                )
                known = after.get(key)
                if known is None or value > known.value:
                    link = (
                        _Link(state.chain, rank, choice.way) if choice.way.shares else state.chain
                    )
                    after[key] = _Partial(value, left, points, link)
        return after

    def _finished(self, key: _Key, state: _Partial) -> Plan:
        chain: list[tuple[Rank, Way]] = []
        link = state.chain
        while link is not None:
            chain.append((link.rank, link.way))
            link = link.before
        left = state.left + len(self.holding.wilds) - key[0]
        return Plan(tuple(reversed(chain)), key[0], left, state.value)

    def _is_open_to(self, plan: Plan, state: _Partial, top: Card | None) -> bool:
        """Whether the team has opened or these melds open it."""
        if plan.is_empty or not self._minimum:
            return True
        wilds = self._wilds_in_order(takes_pile=top is not None)[: plan.wilds]
        worth = state.points + points_of(self.view.rules, wilds)
        return worth >= self._minimum

    def _suffices(self, books: tuple[int, int, int]) -> bool:
        return books_suffice(self.view.rules, Books(*books))


def _take(pool: list[Card], count: int) -> tuple[Card, ...]:
    taken = tuple(pool[:count])
    del pool[:count]
    return taken


def _books(rank: Rank, melds: tuple[Size, ...]) -> tuple[int, int, int]:
    books = [meld for meld in melds if sum(meld) >= BOOK_SIZE]
    if rank is WILD_RANK:
        return 0, 0, len(books)
    clean = sum(not wilds for _, wilds in books)
    return clean, len(books) - clean, 0


def _sum(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int, int]:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]

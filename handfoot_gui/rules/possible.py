"""Exactly which kinds of act exist for a view: the stuck rule, the referee's `legal`, the buttons.

A kind is named here exactly when some act of it would pass `legal.check`. Lay-downs are searched by
numbers of naturals and wilds a rank, never card by card. Knows no hidden card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card, Rank
from handfoot_gui.rules.legal import (
    KEEP,
    asks_permission,
    needs_two_naturals,
    partners_refusal,
    pile_rank,
    pile_refusal,
    pile_share,
)
from handfoot_gui.rules.melds import Books, books_suffice, wilds_fit
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE, RuleSet
from handfoot_gui.rules.views import PlayerView

Size = tuple[int, int]
"""A meld by numbers: naturals and wilds."""


def possible_kinds(view: PlayerView) -> frozenset[str]:
    """The kinds of act, in the words of files, that `view.seat` may make now."""
    if view.seat != view.to_act:
        return frozenset()
    match view.phase:
        case Phase.DRAW:
            return frozenset({"draw"} | ({"take_pile"} if _can_take(view) else set()))
        case Phase.PLAY:
            checks = {"discard": _can_discard, "meld": _can_lay_down, "go_out": _can_go_out}
            return frozenset(kind for kind, can in checks.items() if can(view))
        case Phase.ANSWER:
            return frozenset({"answer"})
        case Phase.OVER:
            return frozenset()


def is_stuck(view: PlayerView) -> bool:
    """Whether the seat that is to act has no act at all on an empty stock, which ends the round.

    With cards left in the stock a turn always holds an act: two foot cards are kept before it.
    """
    if view.phase is not Phase.PLAY or view.stock_count:
        return False
    return not (_can_discard(view) or _can_lay_down(view) or _can_go_out(view))


def _can_discard(view: PlayerView) -> bool:
    return len(view.hand) > 1 or (bool(view.hand) and not view.me.in_foot)


def _can_take(view: PlayerView) -> bool:
    if pile_refusal(view) is not None:
        return False
    if not view.rules.pile_before_opening and not view.team.has_opened:
        return False
    return _some_lay(view, gained=pile_share(view) - 1, top=view.discard_top)


def _can_lay_down(view: PlayerView) -> bool:
    return _some_lay(view, gained=0, top=None)


def _can_go_out(view: PlayerView) -> bool:
    if not view.me.in_foot or partners_refusal(view) is not None:
        return False
    least = 1 if view.rules.last_card == "discard" and view.hand else 0
    if view.rules.last_card == "discard" and not view.hand:
        return False
    return any(
        _search(view, _Goal(used=len(view.hand) - spare, books=True, may_lay_none=True), None)
        for spare in range(least, 2)
        if spare <= len(view.hand)
    )


def _some_lay(view: PlayerView, *, gained: int, top: Card | None) -> bool:
    """Whether some lay-down passes, the opening and the two foot cards to keep included."""
    held = len(view.hand) + gained
    if not view.me.in_foot:
        return _search(view, _Goal(), top)
    if _search(view, _Goal(most=held - KEEP), top):
        return True
    may_leave_one = not asks_permission(view) and partners_refusal(view) is None
    return may_leave_one and _search(view, _Goal(used=held - 1, books=True), top)


@dataclass(frozen=True, slots=True)
class _Goal:
    """What is looked for: at most so many cards laid, exactly so many, enough books to go out."""

    most: int | None = None
    used: int | None = None
    books: bool = False
    may_lay_none: bool = False


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What can become of one rank: cards used from the hand, and the rank's books after it."""

    naturals: int
    wilds: int
    clean: int = 0
    dirty: int = 0
    wild: int = 0


def _search(view: PlayerView, goal: _Goal, top: Card | None) -> bool:
    """Whether some lay-down reaches the goal; with `top` it has to claim the pile's top as well."""
    held = Counter(c.rank for c in view.hand)
    wilds = held[Rank.JOKER] + held[Rank.TWO]
    counts_cards = goal.most is not None or goal.used is not None
    states: dict[tuple[int, int, int, int, int], int] = {(0, 0, 0, 0, 0): 0}
    unused_limit = len(view.hand) - goal.used if goal.used is not None else None
    seen = 0
    for rank in (*MELD_RANKS, WILD_RANK):
        outcomes = _rank_outcomes(view, rank, held, wilds, top)
        value = _natural_points(view.rules, rank)
        seen += 0 if rank is WILD_RANK else held[rank]
        after: dict[tuple[int, int, int, int, int], int] = {}
        for (w, n, clean, dirty, wild), points in states.items():
            for out in outcomes:
                used_wilds, used = w + out.wilds, n + out.naturals
                if used_wilds > wilds:
                    continue
                if unused_limit is not None and seen - used > unused_limit:
                    continue
                if goal.most is not None and used_wilds + used > goal.most:
                    continue
                key = (
                    used_wilds,
                    used if counts_cards else min(used, 1),
                    *(
                        (clean + out.clean, dirty + out.dirty, wild + out.wild)
                        if goal.books
                        else (0, 0, 0)
                    ),
                )
                total = points + out.naturals * value
                if total > after.get(key, -1):
                    after[key] = total
        states = after
    return any(_reaches(view, goal, top, held, key, points) for key, points in states.items())


def _reaches(
    view: PlayerView,
    goal: _Goal,
    top: Card | None,
    held: Counter[Rank],
    key: tuple[int, int, int, int, int],
    points: int,
) -> bool:
    wilds, naturals, clean, dirty, wild = key
    if not wilds + naturals and not goal.may_lay_none:
        return False
    if goal.used is not None and wilds + naturals != goal.used:
        return False
    if goal.books and not books_suffice(view.rules, Books(clean, dirty, wild)):
        return False
    if view.team.has_opened or not wilds + naturals:
        return True
    worth = points + _best_wilds(view.rules, held, wilds, top)
    worth += view.rules.points(top) if top else 0
    return worth >= view.opening_minimum


def _natural_points(rules: RuleSet, rank: Rank) -> int:
    return 0 if rank is WILD_RANK else rules.points(Card(0, rank, None))


def _best_wilds(rules: RuleSet, held: Counter[Rank], used: int, top: Card | None) -> int:
    """The most that so many wilds can be worth; a top two is claimed by two twos."""
    twos = 2 if top is not None and top.rank is Rank.TWO else 0
    jokers = min(held[Rank.JOKER], used - twos)
    joker, two = (rules.points(Card(0, rank, None)) for rank in (Rank.JOKER, Rank.TWO))
    return jokers * joker + (used - jokers) * two


def _rank_outcomes(
    view: PlayerView, rank: Rank, held: Counter[Rank], wilds: int, top: Card | None
) -> frozenset[_Outcome]:
    sizes = tuple(sorted((m.naturals, m.wilds) for m in view.team.melds if m.rank is rank))
    claim = _claim(view, rank, held, top)
    if rank is WILD_RANK:
        return _wild_outcomes(view.rules, tuple(w + n for n, w in sizes), wilds, claim)
    return _natural_outcomes(view.rules, sizes, held[rank], wilds, claim)


def _claim(view: PlayerView, rank: Rank, held: Counter[Rank], top: Card | None) -> int:
    """How many naturals the part that claims the top needs in this rank; 0: the top is elsewhere.

    -1 where the claim cannot be made.
    """
    if top is None or pile_rank(view) is not rank:
        return 0
    if rank is WILD_RANK:
        return 2 if held[top.rank] >= 2 else -1
    return 2 if needs_two_naturals(view) else 1


@lru_cache(maxsize=4096)
def _natural_outcomes(
    rules: RuleSet, sizes: tuple[Size, ...], naturals: int, wilds: int, claim: int
) -> frozenset[_Outcome]:
    found: set[_Outcome] = set()
    for final, n, w, claimed in _grown(rules, sizes, naturals, wilds, claim):
        for all_melds, used_n, used_w, done in _started(
            rules, final, naturals - n, wilds - w, 0 if claimed else claim
        ):
            if claim and not (claimed or done):
                continue
            books = [m for m in all_melds if sum(m) >= BOOK_SIZE]
            clean = sum(not m[1] for m in books)
            found.add(_Outcome(n + used_n, w + used_w, clean, len(books) - clean))
    return frozenset(found)


def _grown(
    rules: RuleSet, sizes: tuple[Size, ...], naturals: int, wilds: int, claim: int
) -> Iterator[tuple[tuple[Size, ...], int, int, bool]]:
    """Every way to add to the melds of a rank: sizes, naturals and wilds used, top claimed."""
    if not sizes:
        yield (), 0, 0, False
        return
    first, rest = sizes[0], sizes[1:]
    for n, w, claimed in _additions(rules, first, naturals, wilds, claim):
        grown = (first[0] + n + claimed, first[1] + w)
        left = 0 if claimed else claim
        for tail, more_n, more_w, later in _grown(rules, rest, naturals - n, wilds - w, left):
            yield (grown, *tail), n + more_n, w + more_w, claimed or later


def _additions(
    rules: RuleSet, meld: Size, naturals: int, wilds: int, claim: int
) -> Iterator[tuple[int, int, bool]]:
    """What may be added to one meld, and whether the pile's top comes with it."""
    yield 0, 0, False
    space = max(0, BOOK_SIZE - sum(meld))
    most_wilds = wilds if rules.add_to_books == "any" else min(wilds, space)
    for n in range(naturals + 1):
        for w in range(most_wilds + 1):
            for claimed in (False, True) if claim else (False,):
                if claimed and not _claims(n, w, claim):
                    continue
                grown = (meld[0] + n + claimed, meld[1] + w)
                if not n + w or not wilds_fit(rules, *grown):
                    continue
                if n + w + claimed <= space or _overflows(rules, space, n, w, claimed=claimed):
                    yield n, w, claimed


def _overflows(rules: RuleSet, space: int, naturals: int, wilds: int, *, claimed: bool) -> bool:
    """Whether one group can finish the book with a further one laid onto it (option).

    With the pile's top one group holds it and two cards from the hand: it fits in the space, or
    the cards beside it fill that.
    """
    if rules.add_to_books == "never":
        return False
    if not claimed:
        return True
    return space >= MELD_SIZE or naturals + wilds - 2 >= space


def _claims(naturals: int, wilds: int, claim: int) -> bool:
    return naturals >= claim and naturals + wilds >= 2


def _started(
    rules: RuleSet, melds: tuple[Size, ...], naturals: int, wilds: int, claim: int
) -> Iterator[tuple[tuple[Size, ...], int, int, bool]]:
    """Every way to start new melds of a rank after the old ones have grown."""
    yield melds, 0, 0, False
    plain = not melds or (
        rules.second_meld_of_rank == "after-book" and all(sum(m) >= BOOK_SIZE for m in melds)
    )
    with_top = plain or (
        rules.second_meld_of_rank == "after-book"
        and all(sum(m) + MELD_SIZE > BOOK_SIZE for m in melds)
    )
    for n in range(naturals + 1):
        for w in range(BOOK_SIZE - n + 1 if n <= BOOK_SIZE else 0):
            for claimed in (False, True) if claim else (False,):
                if w > wilds or not (with_top if claimed else plain):
                    continue
                if claimed and not _claims(n, w, claim):
                    continue
                size = n + w + claimed
                if not MELD_SIZE <= size <= BOOK_SIZE or not wilds_fit(rules, n + claimed, w):
                    continue
                if not n + claimed:
                    continue
                grown = (*melds, (n + claimed, w))
                left = 0 if claimed else claim
                for final, more_n, more_w, later in _started(
                    rules, grown, naturals - n, wilds - w, left
                ):
                    yield final, n + more_n, w + more_w, claimed or later


@lru_cache(maxsize=1024)
def _wild_outcomes(
    rules: RuleSet, sizes: tuple[int, ...], wilds: int, claim: int
) -> frozenset[_Outcome]:
    """As for naturals, with wilds for naturals: melds of wilds only have no wild limit."""
    if rules.wild_books == "forbidden":
        return frozenset() if claim else frozenset({_Outcome(0, 0)})
    if claim < 0:
        return frozenset()
    if rules.add_to_books == "naturals":
        rules = replace(rules, add_to_books="never")
    as_naturals = _natural_outcomes(rules, tuple((n, 0) for n in sizes), wilds, 0, claim)
    return frozenset(_Outcome(0, o.naturals, wild=o.clean) for o in as_naturals)

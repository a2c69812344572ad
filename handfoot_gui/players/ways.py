"""Every way to lay cards of one rank, by numbers of naturals and wilds.

Knows melds and the rule set; not which cards are meant, nor what a way is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from handfoot_gui.rules.melds import wilds_fit
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE, RuleSet

Size = tuple[int, int]
"""A meld by numbers: naturals and wilds."""

NEW = -1
"""The target of a share that starts a meld."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one meld gets from the hand; `target` counts the melds of the rank, or is `NEW`."""

    target: int
    naturals: int
    wilds: int


@dataclass(frozen=True, slots=True)
class Way:
    """Cards used from the hand, where they go, and all melds of the rank as they lie then."""

    naturals: int
    wilds: int
    shares: tuple[Share, ...]
    melds: tuple[Size, ...]


@lru_cache(maxsize=8192)
def ways(rules: RuleSet, sizes: tuple[Size, ...], naturals: int, wilds: int) -> tuple[Way, ...]:
    """All ways to lay up to so many cards onto melds of these sizes and beside them."""
    found = dict.fromkeys(_grown(rules, Way(0, 0, (), sizes), 0, naturals, wilds))
    return tuple(found)


@lru_cache(maxsize=2048)
def claiming_ways(
    rules: RuleSet, sizes: tuple[Size, ...], naturals: int, wilds: int, need: int
) -> tuple[Way, ...]:
    """All ways in which one meld takes the pile's top together with `need` naturals or more."""
    found: list[Way] = []
    fresh = Way(0, 0, (), sizes)
    for target in (*range(len(sizes)), NEW):
        if target == NEW and not _may_start(rules, sizes, with_top=True):
            continue
        for n, w in _additions(rules, sizes, target, naturals, wilds, top=1):
            if n >= need and n + w >= 2:
                found.append(_with_share(fresh, Share(target, n, w), top=1))
    return tuple(found)


@lru_cache(maxsize=2048)
def wild_ways(rules: RuleSet, sizes: tuple[int, ...], wilds: int, claims: int) -> tuple[Way, ...]:
    """Melds of wilds only; with `claims` one of them takes a wild top and two twins at least."""
    if rules.wild_books == "forbidden":
        return () if claims else (Way(0, 0, (), ()),)
    found: list[Way] = [] if claims else [Way(0, 0, (), tuple((0, size) for size in sizes))]
    fresh = Way(0, 0, (), tuple((0, size) for size in sizes))
    for target in (*range(len(sizes)), NEW):
        if target == NEW and not _may_start(rules, fresh.melds, with_top=bool(claims)):
            continue
        before = 0 if target == NEW else sizes[target]
        if before >= BOOK_SIZE and rules.add_to_books != "any":
            continue
        room = wilds if before >= BOOK_SIZE else min(wilds, BOOK_SIZE - before - claims)
        least = max(1, 2 * claims, MELD_SIZE - before - claims)
        found += [
            _with_share(fresh, Share(target, 0, count), wild_top=claims)
            for count in range(least, room + 1)
        ]
    return tuple(found)


def _grown(rules: RuleSet, way: Way, target: int, naturals: int, wilds: int) -> Iterator[Way]:
    """Add to each meld of the rank in turn, then start new ones."""
    if target == len(way.melds):
        yield from _started(rules, way, naturals, wilds)
        return
    yield from _grown(rules, way, target + 1, naturals, wilds)
    for n, w in _additions(rules, way.melds, target, naturals, wilds, top=0):
        more = _with_share(way, Share(target, n, w))
        yield from _grown(rules, more, target + 1, naturals - n, wilds - w)


def _started(rules: RuleSet, way: Way, naturals: int, wilds: int) -> Iterator[Way]:
    yield way
    if not _may_start(rules, way.melds, with_top=False):
        return
    for n, w in _additions(rules, way.melds, NEW, naturals, wilds, top=0):
        yield from _started(rules, _with_share(way, Share(NEW, n, w)), naturals - n, wilds - w)


def _additions(
    rules: RuleSet, melds: tuple[Size, ...], target: int, naturals: int, wilds: int, *, top: int
) -> Iterator[Size]:
    """What one meld may get, its limits as they are when all lies; `top` naturals come besides."""
    before = (0, 0) if target == NEW else melds[target]
    is_book = sum(before) >= BOOK_SIZE
    if is_book and rules.add_to_books == "never":
        return
    room = naturals + wilds if is_book else BOOK_SIZE - sum(before) - top
    most_wilds = 0 if is_book and rules.add_to_books == "naturals" else wilds
    for n in range(min(naturals, room) + 1):
        for w in range(min(most_wilds, room - n) + 1):
            after = before[0] + n + top, before[1] + w
            if n + w and sum(after) >= MELD_SIZE and after[0] and wilds_fit(rules, *after):
                yield n, w


def _may_start(rules: RuleSet, melds: tuple[Size, ...], *, with_top: bool) -> bool:
    if rules.second_meld_of_rank == "never":
        return not melds
    unfinished = [meld for meld in melds if sum(meld) < BOOK_SIZE]
    return not unfinished or (
        with_top and all(sum(meld) + MELD_SIZE > BOOK_SIZE for meld in unfinished)
    )


def _with_share(way: Way, share: Share, *, top: int = 0, wild_top: int = 0) -> Way:
    melds = list(way.melds)
    if share.target == NEW:
        melds.append((share.naturals + top, share.wilds + wild_top))
    else:
        n, w = melds[share.target]
        melds[share.target] = (n + share.naturals + top, w + share.wilds + wild_top)
    return Way(
        way.naturals + share.naturals,
        way.wilds + share.wilds,
        (*way.shares, share),
        tuple(melds),
    )

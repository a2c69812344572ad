"""How the parts of a lay-down come to lie among a team's melds, and what is wrong with them.

Groups of one act go down in order and limits are looked at when all lie (rulebook section 3). Knows
melds and the rule set; not whose turn it is, nor what a seat holds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.rules.actions import Lay, Part
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.melds import Meld, is_wild, most_wilds, wilds_fit
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE, RuleSet


@dataclass(frozen=True, slots=True)
class Laid:
    """The team's melds with all parts laid; `targets` names each part's meld.

    Where a part cannot lie, `refusal` says why and the melds are not to be used.
    """

    melds: tuple[Meld, ...]
    targets: tuple[int, ...]
    refusal: Refusal | None


def lay_parts(
    rules: RuleSet,
    melds: tuple[Meld, ...],
    lay: Lay,
    *,
    top: Card | None = None,
    top_part: int | None = None,
) -> Laid:
    """Lay the parts in order; the `top` of a taken pile joins the part with index `top_part`."""
    working = list(melds)
    targets: list[int] = []
    found: list[Refusal] = []
    for index, part in enumerate(lay):
        with_top = index == top_part
        cards = (*part.cards, top) if with_top and top is not None else part.cards
        found.extend(_wrong_cards(part.rank, cards))
        target = _target(rules, working, part, cards, with_top=with_top)
        if isinstance(target, Refusal):
            found.append(target)
        elif target == len(working):
            working.append(Meld(part.rank, cards))
            targets.append(target)
        else:
            working[target] = replace(working[target], cards=working[target].cards + cards)
            targets.append(target)
    for target in dict.fromkeys(targets):
        found.extend(_wrong_meld(rules, working, target))
    refusal = min(found, key=lambda r: r.order) if found else None
    return Laid(tuple(working), tuple(targets), refusal)


def _wrong_cards(rank: Rank, cards: tuple[Card, ...]) -> list[Refusal]:
    """Cards that cannot be in a meld of this rank, whatever lies there."""
    found: list[Refusal] = []
    fits = WILD_RANK if rank is Rank.TWO else rank
    strange = tuple(c for c in cards if c.rank is not fits and not is_wild(c))
    threes = tuple(c for c in cards if c.rank is Rank.THREE)
    if strange or rank is Rank.TWO:
        found.append(Refusal("meld.rank", strange or cards, rank=rank))
    if threes:
        found.append(Refusal("meld.three", threes, rank=rank))
    return found


def _wrong_meld(rules: RuleSet, melds: list[Meld], target: int) -> list[Refusal]:
    """What is wrong with a meld that was touched, as it lies after the whole play."""
    meld = melds[target]
    size, wilds = len(meld.cards), meld.wilds
    found: list[Refusal] = []
    if size < MELD_SIZE:
        beside_a_book = any(m.is_book and m.rank is meld.rank for m in melds)
        rule = "book.closed" if beside_a_book else "meld.size"
        found.append(Refusal(rule, meld.cards, size, MELD_SIZE, meld.rank))
    if meld.rank is WILD_RANK:
        if rules.wild_books == "forbidden":
            found.append(Refusal("meld.all-wild", meld.cards, rank=meld.rank))
    elif not wilds_fit(rules, size - wilds, wilds):
        blamed = tuple(c for c in meld.cards if is_wild(c))
        most = most_wilds(rules, size - wilds)
        found.append(Refusal("meld.wild-limit", blamed, wilds, most, meld.rank))
    return found


def _takes(rules: RuleSet, meld: Meld, cards: tuple[Card, ...]) -> bool:
    """Whether these cards may go onto this meld, its wild limit apart."""
    if not meld.is_book:
        return len(meld.cards) + len(cards) <= BOOK_SIZE
    match rules.add_to_books:
        case "never":
            return False
        case "naturals":
            return not any(map(is_wild, cards))
        case "any":
            return True


def _may_start(rules: RuleSet, same: list[Meld], *, with_top: bool) -> bool:
    """Whether a new meld may start beside the melds of its rank."""
    if rules.second_meld_of_rank == "never":
        return not same
    unfinished = [m for m in same if not m.is_book]
    return not unfinished or (
        with_top and all(len(m.cards) + MELD_SIZE > BOOK_SIZE for m in unfinished)
    )


def _target(
    rules: RuleSet, melds: list[Meld], part: Part, cards: tuple[Card, ...], *, with_top: bool
) -> int | Refusal:
    """The index of the meld these cards go to (one past the end: a new one), or why to none."""
    same = [i for i, m in enumerate(melds) if m.rank is part.rank]
    starts = _may_start(rules, [melds[i] for i in same], with_top=with_top)
    too_many = Refusal("meld.size", cards, len(cards), BOOK_SIZE, part.rank)
    new = len(melds) if len(cards) <= BOOK_SIZE else too_many
    if part.meld == "new":
        return new if starts else _blame(melds, same, cards, part.rank, asked_new=True)
    if part.meld is not None:
        if not 0 <= part.meld < len(melds):
            return Refusal("meld.which", cards, rank=part.rank, detail="no-such-meld")
        if part.meld not in same:
            return Refusal("meld.rank", cards, rank=melds[part.meld].rank, detail="other-meld")
        if _takes(rules, melds[part.meld], cards):
            return part.meld
        return _blame(melds, [part.meld], cards, part.rank, asked_new=False)
    takers = [i for i in same if _takes(rules, melds[i], cards)]
    unfinished = [i for i in takers if not melds[i].is_book]
    choice = unfinished or takers
    if len(choice) > 1:
        return Refusal("meld.which", cards, have=len(choice), rank=part.rank)
    if choice:
        return choice[0]
    if starts:
        return new
    return _blame(melds, same, cards, part.rank, asked_new=False)


def _blame(
    melds: list[Meld], same: list[int], cards: tuple[Card, ...], rank: Rank, *, asked_new: bool
) -> Refusal:
    unfinished = [melds[i] for i in same if not melds[i].is_book]
    if not unfinished:
        return Refusal("book.closed", cards, rank=rank)
    if asked_new:
        return Refusal("meld.second", cards, rank=rank)
    size = len(unfinished[0].cards) + len(cards)
    return Refusal("meld.size", cards, size, BOOK_SIZE, rank)

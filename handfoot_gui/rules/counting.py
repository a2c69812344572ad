"""Acts in cards as acts in numbers, on a `Table`. Knows legal acts only, and checks none."""

from __future__ import annotations

from typing import assert_never

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Part,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import WILD_RANK, Rank
from handfoot_gui.rules.counts import JOKER, TWO, Share, Size, Table, code_of
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.ruleset import BOOK_SIZE


def act(table: Table, action: Action) -> None:
    """Any legal act of the seat whose turn it is; there are no questions, so no answers."""
    match action:
        case Draw():
            table.draw()
        case TakePile(lay):
            _take(table, lay)
        case LayDown(lay):
            table.lay_down(_shares(table, lay, None))
        case Discard(card):
            table.discard(code_of(card))
        case GoOut(lay, card):
            table.go_out(_shares(table, lay, None), code_of(card) if card else 0)
        case Answer() | Resign():
            raise ValueError("questions are not asked here, and nobody gives up")
        case _:
            assert_never(action)


def _take(table: Table, lay: Lay) -> None:
    top, rules = table.pile[-1], table.figures.rules
    rank = JOKER if top in (TWO, JOKER) else top
    frozen = rules.pile_on_wild == "frozen" and any(c in (TWO, JOKER) for c in table.pile)
    need = 2 if rank == JOKER or frozen or rules.pile_match == "two-naturals" else 1
    claiming = next(
        index
        for index, part in enumerate(lay)
        if int(part.rank) == rank
        and len(part.cards) >= 2
        and sum(code_of(card) == top for card in part.cards) >= need
    )
    table.take_pile(_shares(table, lay, claiming), claiming)


def _shares(table: Table, lay: Lay, claiming: int | None) -> list[Share]:
    """Each part's meld among those of its rank, as they lie when the parts before it are laid."""
    melds = table.melds[table.seat % table.teams][:]
    shares: list[Share] = []
    for index, part in enumerate(lay):
        rank, with_top = int(part.rank), index == claiming
        twos = sum(card.rank is Rank.TWO for card in part.cards)
        jokers = sum(card.rank is Rank.JOKER for card in part.cards)
        naturals = len(part.cards) - twos - jokers
        same = melds[rank]
        which = _which(table, same, part, len(part.cards) + with_top)
        n, w = same[which] if which < len(same) else (0, 0)
        grown = n + naturals + with_top, w + twos + jokers
        melds[rank] = (*same[:which], grown, *same[which + 1 :])
        shares.append((rank, which if which < len(same) else -1, naturals, twos, jokers))
    return shares


def _which(table: Table, same: tuple[Size, ...], part: Part, count: int) -> int:
    """Which of the rank's melds a legal part goes to; one past the last for a new one."""
    if part.meld == "new":
        return len(same)
    if part.meld is not None:
        places = table.places[table.seat % table.teams]
        return places[part.meld][1] if part.meld < len(places) else len(same) - 1
    sizes = [sum(size) for size in same]
    fitting = [k for k, n in enumerate(sizes) if n < BOOK_SIZE and n + count <= BOOK_SIZE]
    if _books_take(table, part):
        fitting += [k for k, n in enumerate(sizes) if n >= BOOK_SIZE]
    return fitting[0] if fitting else len(same)


def _books_take(table: Table, part: Part) -> bool:
    match table.figures.rules.add_to_books:
        case "any":
            return True
        case "naturals":
            return part.rank is not WILD_RANK and not any(map(is_wild, part.cards))
        case "never":
            return False

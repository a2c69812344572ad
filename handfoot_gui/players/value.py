"""How a round in numbers is expected to end: the margin of one team over the others, in points.

Some thirty figures of each team, the differences of which are weighed; the weights were fitted to
rounds of computer players (`players/weights/value.json` says which). Sees all cards of a `Table`:
it judges what could be, never the table that is played at.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul, sub

from handfoot_gui.rules.counts import BLACK, JOKER, NATURALS, TWO, Table
from handfoot_gui.rules.ruleset import BOOK_SIZE

LAPS = 9.0
FIRST = NATURALS[0]
FIGURES: tuple[str, ...] = (
    "score now",
    "not opened",
    "not opened, early",
    "sealed piles",
    "sealed piles, early",
    "cards before the foot",
    "cards before the foot, early",
    "cards in the foot",
    "cards in the foot, early",
    "needed clean books",
    "needed dirty books",
    "books enough",
    "may go out",
    "few cards to go out",
    "wilds held",
    "wilds held, early",
    *(f"clean meld of {size}" for size in range(3, BOOK_SIZE)),
    "clean melds, early",
    *(f"dirty meld of {size}" for size in range(3, BOOK_SIZE)),
    "dirty melds, early",
    "naturals that fit",
    "pairs held",
    "pairs held, early",
    "triples held",
    "black threes held",
    "cards held",
    "takes the pile next",
    "takes the pile next, unopened",
    "is to act",
)


def figures(table: Table, team: int) -> list[float]:
    """One team's figures, in the order of `FIGURES`."""
    rules = table.figures.rules
    early = min(1.0, table.stock_left / (rules.draw_count * len(table.hands) * LAPS))
    found = [table.score(team) / 100]
    unopened = 0.0 if table.opened[team] else rules.opening_minimum(table.round_number) / 100
    found += (unopened, unopened * early)
    found += _ways_out(table, team, early)
    found += _melds(table, team, early)
    found += _hands(table, team, early)
    found += _next(table, team)
    return found


def _ways_out(table: Table, team: int, early: float) -> tuple[float, ...]:
    rules = table.figures.rules
    sealed, before, within, fewest, ready = 0, 0, 0, 99, True
    for seat in range(team, len(table.hands), table.teams):
        size = table.sizes[seat]
        if table.sealed[seat]:
            sealed += len(table.sealed[seat])
            before += size
            ready = False
        else:
            within += size
            fewest = min(fewest, size)
    clean, dirty, wild = table.books[team]
    need = rules.books_to_go_out
    spare = max(0, clean - need[0]) if rules.extra_clean_counts_as_dirty else 0
    enough = clean >= need[0] and dirty + spare >= need[1] and wild >= need[2]
    may = 1.0 if enough and ready else 0.0
    return (
        sealed,
        sealed * early,
        before,
        before * early,
        within,
        within * early,
        min(clean, need[0]),
        min(dirty, need[1]),
        1.0 if enough else 0.0,
        may,
        may * max(0, 8 - fewest),
    )


def _melds(table: Table, team: int, early: float) -> list[float]:
    hands = [table.hands[seat] for seat in range(team, len(table.hands), table.teams)]
    wilds = float(sum([hand[TWO] + hand[JOKER] for hand in hands]))
    clean, dirty, fit = [0.0] * BOOK_SIZE, [0.0] * BOOK_SIZE, 0
    grown_clean = grown_dirty = 0.0
    bonus_clean, bonus_dirty, _ = table.figures.rules.bonus
    melds = table.melds[team]
    for rank, same in enumerate(melds[FIRST:JOKER], FIRST):
        for n, w in same:
            if n + w < BOOK_SIZE:
                if w:
                    dirty[n + w] += bonus_dirty / 300
                    grown_dirty += (n + w - 2) * bonus_dirty / 300
                else:
                    clean[n] += bonus_clean / 500
                    grown_clean += (n - 2) * bonus_clean / 500
                fit += sum([hand[rank] for hand in hands])
    return [
        wilds,
        wilds * early,
        *clean[3:],
        grown_clean * early,
        *dirty[3:],
        grown_dirty * early,
        float(fit),
    ]


def _hands(table: Table, team: int, early: float) -> tuple[float, ...]:
    pairs = triples = black = held = 0
    melds = table.melds[team]
    for seat in range(team, len(table.hands), table.teams):
        hand = table.hands[seat]
        held += table.sizes[seat]
        black += hand[BLACK]
        for rank, count in enumerate(hand[FIRST:JOKER], FIRST):
            if count >= 2 and not (melds[rank] and sum(melds[rank][-1]) < BOOK_SIZE):
                if count == 2:
                    pairs += 1
                else:
                    triples += 1
    return pairs, pairs * early, triples, black, held


def _next(table: Table, team: int) -> tuple[float, float, float]:
    seat = table.seat
    if seat % table.teams != team or table.is_over:
        return 0.0, 0.0, 0.0
    takes = 0.0
    pile, most = table.pile, table.figures.rules.pile_take
    if table.to_draw and pile and pile[-1] in NATURALS and table.hands[seat][pile[-1]] >= 2:
        takes = max(0.0, (len(pile) if most == "whole" else min(len(pile), most)) - 3.0)
    opened = table.opened[team]
    return (takes, 0.0, 1.0) if opened else (0.0, takes, 1.0)


def differences(table: Table, team: int) -> list[float]:
    """A team's figures less the mean of the other teams'."""
    own = figures(table, team)
    others = [figures(table, other) for other in range(table.teams) if other != team]
    if len(others) == 1:
        return list(map(sub, own, others[0]))
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return [a - b for a, b in zip(own, means, strict=True)]


def expected_margin(table: Table, team: int, weights: Sequence[float]) -> float:
    """The margin itself once the round is over, else what the weights make of the figures."""
    if table.is_over:
        scores = [table.score(other) for other in range(table.teams)]
        own = scores.pop(team)
        return own - sum(scores) / len(scores)
    return float(sum(map(mul, weights, differences(table, team))))

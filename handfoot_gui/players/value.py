"""How a round in numbers is expected to end: the margin of one team over the others, in points.

What a team holds if the round ended now, and its prospects: some sixty figures of its own and of
its rivals, weighed by a small net of neurons that was fitted to rounds of computer players
(`players/weights/value.json` says which). Prospects fade as the stock runs out. Sees all cards of a
`Table`: it judges what could be, never the table that is played at.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from operator import mul

from handfoot_gui.rules.counts import BLACK, JOKER, NATURALS, RED, TWO, Size, Table
from handfoot_gui.rules.ruleset import BOOK_SIZE

LAPS = 9
LAST_DRAWS = 3
"""With an empty stock prospects are not nothing yet: somebody may still be to play."""
FIRST = NATURALS[0]
MANY_CARDS = 10
OF_THE_TABLE = ("late", "late, squared", "stock", "pile")
OF_A_TEAM: tuple[str, ...] = (
    "not opened",
    "not opened, late",
    "minimum to open",
    "books, clean",
    "books, dirty",
    "clean books, up to those needed",
    "dirty books, up to those needed",
    "books enough",
    "ranks melded",
    *(f"clean melds of {size}" for size in range(3, BOOK_SIZE)),
    *(f"dirty melds of {size}" for size in range(3, BOOK_SIZE)),
    "wilds",
    "jokers",
    "room for wilds",
    "wilds without room",
    "wilds before the foot",
    "wilds past two before the foot",
    "pairs with a wild before the foot",
    "singles before the foot",
    "black threes",
    "fit clean melds",
    "fit dirty melds",
    "fit to a book",
    "pairs",
    "triples",
    "cost of hands, red threes apart",
    "sealed piles",
    "cards before the foot",
    "cards before the foot, slowest",
    "stuck cards before the foot",
    "cards in the foot",
    "stuck cards in the foot",
    "few cards in the foot",
    "may go out",
    "may go out, few cards",
    "feet played",
    "is to act",
    "takes the pile",
    "takes the pile, unopened",
)
OF_RIVALS = (
    "not opened",
    "books enough",
    "wilds",
    "pairs",
    "sealed piles",
    "cards before the foot, slowest",
    "cards in the foot",
    "few cards in the foot",
    "may go out",
)
"""What of the strongest rival matters beside its own prospects: how soon it may end the round."""
FIGURES = (*OF_THE_TABLE, *OF_A_TEAM, *(f"rivals: {name}" for name in OF_RIVALS))
_RIVALS = tuple(OF_A_TEAM.index(name) for name in OF_RIVALS)


@dataclass(frozen=True, slots=True)
class Net:
    """A weight for each figure, and neurons that count only what exceeds nothing."""

    plain: tuple[float, ...]
    neurons: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    effect: tuple[float, ...]

    def of(self, figures: list[float]) -> float:
        total = float(sum(map(mul, self.plain, figures)))
        for neuron, bias, effect in zip(self.neurons, self.bias, self.effect, strict=True):
            excited = bias + sum(map(mul, neuron, figures))
            if excited > 0:
                total += effect * excited
        return total


@lru_cache(maxsize=1)
def load_net() -> Net:
    text = (resources.files("handfoot_gui.players.weights") / "value.json").read_text("utf-8")
    read = json.loads(text)
    neurons = tuple(map(tuple, read["neurons"]))
    return Net(tuple(read["plain"].values()), neurons, tuple(read["bias"]), tuple(read["effect"]))


def expected_margin(table: Table, team: int, net: Net) -> float:
    """The margin itself once the round is over, else with what is to be expected yet."""
    scores = [float(table.score(each)) for each in range(table.teams)]
    if not table.is_over:
        weight = weight_of_prospects(table)
        for each, found in enumerate(figures(table)):
            scores[each] += weight * net.of(found)
    own = scores.pop(team)
    return own - sum(scores) / len(scores)


def weight_of_prospects(table: Table) -> float:
    """From one down to nearly nothing, over the last laps of the stock."""
    rules = table.figures.rules
    if rules.stock_out != "end":
        return 1.0
    return min(1.0, (table.stock_left + LAST_DRAWS) / _cards_of_laps(table))


def _cards_of_laps(table: Table) -> int:
    return max(1, table.figures.rules.draw_count * len(table.hands) * LAPS)


def figures(table: Table) -> list[list[float]]:
    """Each team's figures, in the order of `FIGURES`."""
    stock = table.stock_left / _cards_of_laps(table)
    late = max(0.0, 1.0 - stock) if table.figures.rules.stock_out == "end" else 0.0
    common = [late, late * late, stock, len(table.pile) / 10]
    own = [_of_a_team(table, team, late) for team in range(table.teams)]
    found: list[list[float]] = []
    for team in range(table.teams):
        others = own[:team] + own[team + 1 :]
        of_rivals = [max([other[at] for other in others]) for at in _RIVALS]
        found.append(list(map(float, (*common, *own[team], *of_rivals))))
    return found


def _of_a_team(table: Table, team: int, late: float) -> list[float]:
    rules = table.figures.rules
    unopened = 0.0 if table.opened[team] else 1.0
    minimum = unopened * rules.opening_minimum(table.round_number) / 100
    clean, dirty, wild = table.books[team]
    need = rules.books_to_go_out
    spare = max(0, clean - need[0]) if rules.extra_clean_counts_as_dirty else 0
    enough = clean >= need[0] and dirty + spare >= need[1] and wild >= need[2]
    melds, growing = _melds(table, team)
    return [
        unopened,
        unopened * late,
        minimum,
        clean,
        dirty,
        min(clean, need[0]),
        min(dirty, need[1]),
        1.0 if enough else 0.0,
        *melds,
        *_hands(table, team, growing, enough=enough),
        *_next(table, team),
    ]


def _melds(table: Table, team: int) -> tuple[list[float], list[Size]]:
    """Ranks and open melds by size, a clean or dirty one as its bonus; the open meld of ranks."""
    clean, dirty = [0.0] * BOOK_SIZE, [0.0] * BOOK_SIZE
    bonus_clean, bonus_dirty, _ = table.figures.rules.bonus
    growing: list[Size] = [(0, 0)] * (JOKER + 1)
    ranks = 0
    for rank, same in enumerate(table.melds[team][FIRST:JOKER], FIRST):
        if same:
            ranks += 1
            for n, w in same:
                if n + w < BOOK_SIZE:
                    growing[rank] = n, w
                    if w:
                        dirty[n + w] += bonus_dirty / 300
                    else:
                        clean[n] += bonus_clean / 500
    return [ranks, *clean[3:], *dirty[3:]], growing


def _hands(table: Table, team: int, growing: list[Size], *, enough: bool) -> list[float]:
    wilds = jokers = black = clean = dirty = books = pairs = triples = cost = 0
    before = past = begun = singles = 0
    costs = table.figures.cost
    useless: list[int] = []
    for seat in range(team, len(table.hands), table.teams):
        hand = table.hands[seat]
        cost += sum(map(mul, hand, costs)) - hand[RED] * costs[RED]
        wild = hand[TWO] + hand[JOKER]
        wilds += wild
        jokers += hand[JOKER]
        black += hand[BLACK]
        fit_clean, fit_dirty, fit_book, own_pairs, own_triples, single = _fits(hand, growing)
        clean += fit_clean
        dirty += fit_dirty
        books += fit_book
        pairs += own_pairs
        triples += own_triples
        useless.append(hand[BLACK] + single + 2 * max(0, own_pairs - wild))
        if table.sealed[seat]:
            before += wild
            past += max(0, wild - 2)
            begun += min(own_pairs, wild)
            singles += single
    room = _room_for_wilds(table, growing)
    of_wilds = (wilds, jokers, room, max(0, wilds - room), before, past, begun, singles)
    found = (*of_wilds, black, clean, dirty, books, pairs, triples, cost / 100)
    return [*found, *_feet(table, team, useless, enough=enough)]


def _room_for_wilds(table: Table, growing: list[Size]) -> int:
    """How many would go on the dirty melds as they lie."""
    fits, room = table.figures.fits, 0
    for n, w in growing:
        if w:
            more = BOOK_SIZE - n - w
            while more > 0 and not fits[n][w + more]:
                more -= 1
            room += more
    return room


def _fits(hand: list[int], growing: list[Size]) -> tuple[int, int, int, int, int, int]:
    """Cards that fit clean and dirty melds, ranks that make a book, pairs, triples, lone cards."""
    clean = dirty = books = pairs = triples = single = 0
    for rank, count in enumerate(hand[FIRST:JOKER], FIRST):
        if not count:
            continue
        n, w = growing[rank]
        if w:
            dirty += count
        elif n:
            clean += count
            books += n + count >= BOOK_SIZE
        elif count >= 3:
            triples += 1
        elif count == 2:
            pairs += 1
        else:
            single += 1
    return clean, dirty, books, pairs, triples, single


def _feet(table: Table, team: int, useless: list[int], *, enough: bool) -> list[float]:
    """How far the seats are from their feet, and from going out."""
    sealed = before = slowest = stuck = within = stuck_within = played = 0
    fewest, ready = MANY_CARDS, enough
    for at, seat in enumerate(range(team, len(table.hands), table.teams)):
        size = table.sizes[seat]
        if table.sealed[seat]:
            sealed += len(table.sealed[seat])
            before += size
            slowest = max(slowest, size)
            stuck += useless[at]
            ready = False
        else:
            within += size
            stuck_within += useless[at]
            fewest = min(fewest, size)
        played += table.played[seat]
    few = MANY_CARDS - fewest
    may = 1.0 if ready else 0.0
    return [sealed, before, slowest, stuck, within, stuck_within, few, may, few * may, played]


def _next(table: Table, team: int) -> tuple[float, float, float]:
    seat = table.seat
    if seat % table.teams != team:
        return 0.0, 0.0, 0.0
    takes = 0.0
    pile, most = table.pile, table.figures.rules.pile_take
    if table.to_draw and pile and pile[-1] in NATURALS and table.hands[seat][pile[-1]] >= 2:
        takes = max(0.0, (len(pile) if most == "whole" else min(len(pile), most)) - 3.0)
    return (1.0, takes, 0.0) if table.opened[team] else (1.0, 0.0, takes)

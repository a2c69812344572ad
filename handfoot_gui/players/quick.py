"""Plain sound play on a `Table`, for looking ahead only: fast, and without any memory.

Takes piles of three and more, opens when it can (early not with many wilds), lays what fits, gets
into the foot with wilds beside pairs and goes out when it may. Each seat decides by its own hand
and what lies open. The numbers were found by play against itself, thousands of duplicate rounds
each.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from handfoot_gui.rules.counts import BLACK, JOKER, NATURALS, RED, TWO, Share, Size, Table
from handfoot_gui.rules.ruleset import BOOK_SIZE

FIRST = NATURALS[0]
FAT_PILE = 3
KEEP = 2
STUCK = 1
"""With so few cards that nothing can be done with, wilds go where they fit, a clean meld too."""
PATIENT = 6
"""With more cards pairs wait for the pile, and the wilds with them."""
LAST_CARDS = 12
"""With so few cards in the stock wilds are spent."""
EARLY, FEW_WILDS = 150, 1
"""With so many cards in the stock nobody opens with more wilds (four laps of four seats)."""
PAIR, DIRTY = 2, 1
"""How a wild is liked beside a pair and on a dirty meld; on a clean one the less, the bigger."""
HELD = (0.0, 2.0, 12.0, 45.0)
"""What is lost with one of so many cards of a rank."""
DANGER = 4.0
"""For each card of the pile, what is feared of a rank that the next team may still hold."""


def play_turns(table: Table, turns: int) -> None:
    """So many turns from the start of one, or less where the round ends before."""
    for _ in range(turns):
        if table.is_over:
            return
        take_or_draw(table)
        finish_turn(table)


def take_or_draw(table: Table) -> None:
    shares = _taking(table)
    if shares:
        table.take_pile(shares)
    else:
        table.draw()


def finish_turn(table: Table) -> None:
    """Lay down, pick up the foot and go on, until a card is thrown or the round is over."""
    for _ in range(4):
        seat = table.seat
        sealed, had_opened = table.sealed[seat], table.opened[seat % table.teams]
        if sealed:
            shares = _shares(table)
            if not shares:
                break
            table.lay_down(shares)
        elif not _lay_in_foot(table):
            break
        if table.is_over:
            return
        if had_opened and table.sealed[seat] is sealed:
            break
    throw(table)


def throw(table: Table) -> None:
    """Discard; on an empty stock a seat without a legal discard ends the round."""
    if table.sizes[table.seat] > 1 or (table.sizes[table.seat] and table.sealed[table.seat]):
        table.discard(_discard(table))
    else:
        table.is_over = True


# --- laying down --------------------------------------------------------------------------------


def _lay_in_foot(table: Table) -> bool:
    """Whether something was laid: in the foot two cards stay, or it is the going out."""
    seat = table.seat
    shares = _shares(table)
    left = table.sizes[seat] - sum([s[2] + s[3] + s[4] for s in shares])
    goes = left or table.figures.rules.last_card == "either"
    if left < KEEP and goes and _may_go_out(table, shares):
        table.go_out(shares, _last_card(table.hands[seat], shares))
        return True
    if left < KEEP and not table.opened[seat % table.teams]:
        return False
    while left < KEEP and shares:
        shares, freed = _held_back(shares, KEEP - left)
        left += freed
    if not shares:
        return False
    table.lay_down(shares)
    return True


def _last_card(hand: list[int], shares: list[Share]) -> int:
    """The code of the card that is held beside what is laid; 0 where there is none."""
    rest = hand[:]
    for rank, _, naturals, twos, jokers in shares:
        rest[rank] -= naturals
        rest[TWO] -= twos
        rest[JOKER] -= jokers
    return next((code for code, count in enumerate(rest) if count > 0), 0)


def _held_back(shares: list[Share], wanted: int) -> tuple[list[Share], int]:
    """The shares without the last one, or with less of it where it only adds to a meld."""
    *rest, (rank, which, naturals, twos, jokers) = shares
    if which >= 0 and not twos and not jokers and naturals > wanted:
        return [*rest, (rank, which, naturals - wanted, 0, 0)], wanted
    return rest, naturals + twos + jokers


def _may_go_out(table: Table, shares: list[Share]) -> bool:
    rules, seat = table.figures.rules, table.seat
    team = seat % table.teams
    if rules.partner_in_foot == "played":
        for other in range(team, len(table.hands), table.teams):
            if other != seat and (table.sealed[other] or not table.played[other]):
                return False
    clean, dirty, wild = table.books[team]
    for rank, which, naturals, twos, jokers in shares:
        size = (0, 0) if which < 0 else table.melds[team][rank][which]
        wilds = size[1] + twos + jokers
        if sum(size) < BOOK_SIZE <= size[0] + naturals + wilds:
            clean, dirty = clean + (not wilds), dirty + (wilds > 0)
    need = rules.books_to_go_out
    spare = max(0, clean - need[0]) if rules.extra_clean_counts_as_dirty else 0
    return clean >= need[0] and dirty + spare >= need[1] and wild >= need[2]


def _shares(table: Table) -> list[Share]:
    """What would be laid now, each rank at most once."""
    seat = table.seat
    team, hand = seat % table.teams, table.hands[seat]
    if not table.opened[team]:
        return _opening(table, hand, table.figures.points, 0)
    melds = table.melds[team]
    may_repeat = table.figures.rules.second_meld_of_rank == "after-book"
    naturals: dict[int, list[int]] = {}
    for rank, count in enumerate(hand[FIRST:JOKER], FIRST):
        if not count:
            continue
        same = melds[rank]
        which = _open_meld(same) if same else -1
        if which >= 0:
            n, w = same[which]
            naturals[rank] = [which, min(count, BOOK_SIZE - n - w)]
        elif count >= 3 and (may_repeat or not same):
            naturals[rank] = [-1, min(count, BOOK_SIZE)]
    wilds = hand[TWO] + hand[JOKER]
    if not wilds:
        return [(rank, which, n, 0, 0) for rank, (which, n) in naturals.items()]
    left = table.sizes[seat] - sum([n for _, n in naturals.values()])
    return _with_wilds(table, naturals, wilds, left)


def _open_meld(same: tuple[Size, ...]) -> int:
    for which, (n, w) in enumerate(same):
        if n + w < BOOK_SIZE:
            return which
    return -1


@dataclass(slots=True)
class _Uses:
    """Where wilds could go: liking, rank, meld, cards of a pair, room, does it wait for a hurry."""

    found: list[tuple[int, int, int, int, int, bool]] = field(default_factory=list)
    pairs: int = 0


def _with_wilds(table: Table, naturals: dict[int, list[int]], wilds: int, left: int) -> list[Share]:
    """Wilds make melds of pairs and finish dirty books, a missing one out of a clean meld too; in a
    hurry they go where they fit. Each use is judged as if it were the only one.
    """
    seat = table.seat
    uses = _uses(table, naturals, wilds)
    stuck = left - wilds - 2 * min(uses.pairs, wilds)
    hurry = stuck <= STUCK or table.stock_left < LAST_CARDS
    shares = {rank: [which, n, 0] for rank, (which, n) in naturals.items()}
    for _, rank, which, more, room, waits in sorted(uses.found, reverse=True):
        if not wilds:
            break
        if waits and not hurry:
            continue
        share = shares.setdefault(rank, [which, 0, 0])
        share[1] += more
        share[2] = min(room, wilds)
        wilds -= share[2]
    return _spent(shares, table.hands[seat])


def _uses(table: Table, naturals: dict[int, list[int]], wilds: int) -> _Uses:
    team, fits = table.seat % table.teams, table.figures.fits
    melds, hand = table.melds[team], table.hands[table.seat]
    may_repeat = table.figures.rules.second_meld_of_rank == "after-book"
    books, need = table.books[team], table.figures.rules.books_to_go_out
    may_spoil = books[0] >= need[0] and books[1] < need[1]
    patient = table.sizes[table.seat] > PATIENT
    uses = _Uses()
    for rank, same in enumerate(melds[FIRST:JOKER], FIRST):
        own = naturals.get(rank)
        which, count = own or (_open_meld(same) if same else -1, 0)
        if which < 0 and not count:
            if hand[rank] == 2 and fits[2][1] and (may_repeat or not same):
                uses.pairs += 1
                uses.found.append((PAIR, rank, -1, 2, 1, patient))
            continue
        n, w = same[which] if which >= 0 else (0, 0)
        n += count
        room = min(wilds, BOOK_SIZE - n - w)
        while room > 0 and not fits[n][w + room]:
            room -= 1
        if room > 0:
            waits = n + w + room < BOOK_SIZE or not (w or may_spoil)
            uses.found.append((DIRTY if w else -n, rank, which, 0, room, waits))
    return uses


def _spent(shares: dict[int, list[int]], hand: list[int]) -> list[Share]:
    """The shares with the wilds named: jokers first."""
    jokers = hand[JOKER]
    found: list[Share] = []
    for rank, (which, naturals, wilds) in shares.items():
        if naturals or wilds:
            used = min(jokers, wilds)
            jokers -= used
            found.append((rank, which, naturals, wilds - used, used))
    return found


def _opening(
    table: Table, hand: list[int], points: tuple[int, ...], so_far: int, but: int = 0
) -> list[Share]:
    """New melds that reach the minimum, with as few wilds as do it; none where it is not reached,
    nor early where that takes more than a few.

    `but` is a rank that is laid elsewhere and `so_far` what that is worth.
    """
    minimum = table.figures.rules.opening_minimum(table.round_number) - so_far
    shares: dict[int, list[int]] = {}
    pairs: list[tuple[int, int]] = []
    for rank in NATURALS:
        count = hand[rank]
        if rank == but or count < 2:
            continue
        if count >= 3:
            shares[rank] = [-1, min(count, BOOK_SIZE), 0]
            minimum -= shares[rank][1] * points[rank]
        else:
            pairs.append((points[rank], rank))
    wilds = [50] * hand[JOKER] + [20] * hand[TWO]
    pairs.sort()
    fits = table.figures.fits
    while minimum > 0 and wilds and pairs and fits[2][1]:
        worth, rank = pairs.pop()
        shares[rank] = [-1, 2, 1]
        minimum -= 2 * worth + wilds.pop(0)
    for share in shares.values():
        if minimum > 0 and wilds and not share[2] and share[1] < BOOK_SIZE and fits[share[1]][1]:
            share[2] = 1
            minimum -= wilds.pop(0)
    spent = hand[JOKER] + hand[TWO] - len(wilds)
    if minimum > 0 or (spent > FEW_WILDS and table.stock_left >= EARLY):
        return []
    return _spent(shares, hand)


# --- the pile -----------------------------------------------------------------------------------


def _taking(table: Table) -> list[Share]:
    """The shares that claim the pile's top, the claiming one first; none to draw."""
    pile, rules, seat = table.pile, table.figures.rules, table.seat
    share = len(pile) if rules.pile_take == "whole" else min(rules.pile_take, len(pile))
    if share < FAT_PILE or len(pile) < rules.pile_minimum_size:
        return []
    top, hand, team = pile[-1], table.hands[seat], seat % table.teams
    if not JOKER > top > RED or hand[top] < 2:
        return []
    same = table.melds[team][top]
    which = _open_meld(same)
    if which >= 0 and sum(same[which]) + 3 > BOOK_SIZE:
        which = -1
    if which < 0 and same and rules.second_meld_of_rank == "never":
        return []
    count = 2
    if which < 0:
        count = min(hand[top], BOOK_SIZE - 1)
    claim: Share = (top, which, count, 0, 0)
    if table.opened[team]:
        return [claim]
    if not rules.pile_before_opening:
        return []
    points = table.figures.points
    worth = (count + 1) * points[top]
    if worth >= rules.opening_minimum(table.round_number):
        return [claim]
    others = _opening(table, hand, points, worth, but=top)
    return [claim, *others] if others else []


# --- the discard --------------------------------------------------------------------------------


def _discard(table: Table) -> int:
    """The card that is missed least, and that the next player is least likely to hold twice."""
    seat, pile = table.seat, len(table.pile)
    hand, melds = table.hands[seat], table.melds[seat % table.teams]
    theirs = table.melds[(seat + 1) % len(table.hands) % table.teams]
    danger = DANGER * max(0, pile - 2)
    points = table.figures.points
    best, least = 0, 1e9
    for code, count in enumerate(hand):
        if not count:
            continue
        if RED < code < JOKER:
            loss = HELD[min(3, count)]
            if melds[code] and _open_meld(melds[code]) >= 0:
                loss += 40.0
            if danger and (not theirs[code] or _open_meld(theirs[code]) < 0):
                loss += danger
        elif code == BLACK:
            loss = -20.0
        else:
            loss = -100.0 if code == RED else 200.0 + points[code]
        if loss < least:
            best, least = code, loss
    return best

"""How the round stands for a seat: how long it may last, which books are missing, who is near.

Numbers for judging with, estimated from what is seen; no judgement of a move.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.melds import books_suffice, count_books
from handfoot_gui.rules.views import PlayerView

LAPS_AT_MOST = 9.0
"""Even a round with a full stock seldom lasts longer than this from any moment on."""

FULL_HAND = 11
"""A hand as it is dealt, for judging how far the way into the foot is."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """`laps`: turns this seat may still have after this one; 0 is the last turn.

    `missing`: clean, dirty and wild books that going out still needs. `rivals_near`: 0 to 1, how
    near the nearest rival is to going out. `race`: how many feet the rivals are ahead, each seat
    without its foot counted by its hand.
    """

    laps: float
    missing: tuple[int, int, int]
    rivals_near: float
    race: float

    @property
    def is_last_turn(self) -> bool:
        return self.laps <= 0


def outlook(view: PlayerView, laps_at_most: float = LAPS_AT_MOST) -> Outlook:
    own = view.team_of(view.seat)
    near = [_nearness(view, team) for team in range(len(view.teams))]
    rivals = max((n for team, n in enumerate(near) if team != own), default=0.0)
    laps = min(laps_at_most, _laps_of_stock(view))
    laps = min(laps, 1 + (1 - max(near)) * laps_at_most)
    if _is_last_turn(view):
        laps = 0.0
    return Outlook(laps, _missing(view), rivals, _race(view, own))


def _race(view: PlayerView, own: int) -> float:
    """How far the best rivals are ahead on the way to their feet; negative: we are."""
    way = [0.0] * len(view.teams)
    for number, seat in enumerate(view.seats):
        if seat.sealed:
            way[view.team_of(number)] += min(1.0, 0.3 + seat.hand_count / (2 * FULL_HAND))
    ours = way.pop(own)
    return ours - min(way, default=ours)


def _laps_of_stock(view: PlayerView) -> float:
    if view.rules.stock_out == "reshuffle":
        return LAPS_AT_MOST
    return view.stock_count / (view.rules.draw_count * len(view.seats))


def _is_last_turn(view: PlayerView) -> bool:
    """Whether the others' draws will use up the stock before this seat's next turn."""
    if view.rules.stock_out == "reshuffle":
        return False
    return view.stock_count <= view.rules.draw_count * (len(view.seats) - 1)


def _missing(view: PlayerView) -> tuple[int, int, int]:
    have = count_books(view.team.melds)
    need = view.rules.books_to_go_out
    clean = max(0, need[0] - have.clean)
    dirty = max(0, need[1] - have.dirty)
    if view.rules.extra_clean_counts_as_dirty:
        dirty = max(0, dirty - max(0, have.clean - need[0]))
    return clean, dirty, max(0, need[2] - have.wild)


def _nearness(view: PlayerView, team: int) -> float:
    """0: nothing done; 1: books made, feet played, few cards left."""
    seats = [s for number, s in enumerate(view.seats) if view.team_of(number) == team]
    books = count_books(view.teams[team].melds)
    need = view.rules.books_to_go_out
    total = max(1, sum(need))
    made = sum(
        min(have, n) for have, n in zip((books.clean, books.dirty, books.wild), need, strict=True)
    )
    in_foot = sum(s.in_foot for s in seats) / len(seats)
    fewest = min(s.hand_count for s in seats if s.in_foot) if in_foot else 11
    if books_suffice(view.rules, books) and in_foot == 1:
        return max(0.8, 1.05 - 0.03 * fewest)
    return 0.4 * made / total + 0.3 * in_foot + (0.1 if in_foot and fewest <= 4 else 0.0)

"""What many duplicate pairs say: rates, margin with its interval, Elo. Knows numbers only."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

from handfoot_gui.arena.play import Contest
from handfoot_gui.arena.tally import PairResult, Tally
from handfoot_gui.players.outside import FAULTS

Z95 = 1.96
ENDS = ("went-out", "stock", "stuck", "stalemate")


def report_of(contest: Contest, results: Sequence[PairResult]) -> dict[str, Any]:
    """The report as JSON values; figures that need more pairs than there are, are null."""
    a, b, ended = Tally(), Tally(), Counter[str]()
    for result in results:
        a.add(result.a)
        b.add(result.b)
        ended += result.ended
    matches = [margin for result in results for margin in result.margins]
    means = [statistics.fmean(result.margins) for result in results]
    rate = _win_rate(matches)
    rounds = ended.total()
    return {
        "a": contest.a,
        "b": contest.b,
        "preset": contest.preset,
        "seats": contest.seats,
        "seed": contest.seed,
        "pairs": len(results),
        "win_rate": _rounded(rate),
        "pair_win_rate": _rounded(_win_rate(means)),
        "margin": _rounded(statistics.fmean(means) if means else None, 1),
        "margin_ci95": _interval(means),
        "elo": _rounded(_elo(rate, len(matches)), 1),
        "rounds": rounds,
        "rounds_ended": {end: ended[end] for end in ENDS},
        "rounds_by_going_out": _rounded(_ratio(ended["went-out"], rounds)),
        "joker_swap": _joker_swap(results),
        "players": {"a": _player(a), "b": _player(b)},
    }


def _joker_swap(results: Sequence[PairResult]) -> dict[str, Any] | None:
    """Points that a joker in the place of a five is worth a round; null where none was swapped."""
    gains = [statistics.fmean(r.joker_gains) for r in results if r.joker_gains]
    if not gains:
        return None
    return {"worth": _rounded(statistics.fmean(gains), 1), "ci95": _interval(gains)}


def _player(tally: Tally) -> dict[str, Any]:
    sides = tally.side_rounds
    return {
        "ms_per_turn": _times(tally.turn_ms),
        "went_out_rate": _rounded(_ratio(tally.went_out, tally.rounds)),
        "opened_rate": _rounded(_ratio(tally.opened, sides)),
        "foot_rate": _rounded(_ratio(tally.feet, tally.seat_rounds)),
        "pile_take_rate": _rounded(_ratio(tally.piles, tally.piles + tally.draws)),
        "clean_books": _rounded(_ratio(tally.clean_books, sides)),
        "dirty_books": _rounded(_ratio(tally.dirty_books, sides)),
        "points": _rounded(_ratio(tally.points, sides), 1),
        "opened_by_round": [
            _rounded(_ratio(tally.opened_by_round[number], tally.sides_by_round[number]))
            for number in sorted(tally.sides_by_round)
        ],
        "fed_known_pairs": _rounded(_ratio(tally.fed_known_pairs, tally.rounds)),
        "lost_turns": {fault: tally.lost_turns[fault] for fault in FAULTS},
    }


def _win_rate(margins: Sequence[float]) -> float | None:
    """Ties count half."""
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return won / len(margins) if margins else None


def _interval(means: Sequence[float]) -> list[float] | None:
    if len(means) < 2:
        return None
    middle = statistics.fmean(means)
    half = Z95 * statistics.stdev(means) / math.sqrt(len(means))
    return [round(middle - half, 1), round(middle + half, 1)]


def _elo(rate: float | None, matches: int) -> float | None:
    """The difference in rating that explains the wins; with no loss at all, its lower side."""
    if rate is None:
        return None
    least = 0.5 / (matches + 1)
    rate = min(max(rate, least), 1 - least)
    return 400 * math.log10(rate / (1 - rate)) + 0.0


def _times(turn_ms: Sequence[float]) -> dict[str, float | None]:
    ordered = sorted(turn_ms)
    if not ordered:
        return dict.fromkeys(("median", "p99", "max"))
    return {
        "median": round(statistics.median(ordered), 3),
        "p99": round(ordered[int(len(ordered) * 0.99)], 3),
        "max": round(ordered[-1], 3),
    }


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def _rounded(value: float | None, digits: int = 4) -> float | None:
    return None if value is None else round(value, digits)

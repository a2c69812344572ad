"""What a contest of computer players comes to, in lines. Knows the report's numbers only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from handfoot_gui.words.catalogue import _


def progress_line(done: int, pairs: int, seconds_left: float) -> str:
    minutes, seconds = divmod(round(seconds_left), 60)
    return _("{done} of {pairs} pairs played, {minutes}:{seconds:02d} left").format(
        done=done, pairs=pairs, minutes=minutes, seconds=seconds
    )


def arena_report(report: Mapping[str, Any]) -> list[str]:
    """The report as it is read on a terminal."""
    if not report["pairs"]:
        return [_("No pair of matches was played to its end.")]
    low, high = report["margin_ci95"] or (None, None)
    between = (
        _(" (95 %: {low:+.0f} to {high:+.0f})").format(low=low, high=high)
        if low is not None
        else ""
    )
    return [
        _("{a} against {b}, {preset}, {pairs} pairs of matches").format(**report),
        _(
            "won by {a}: {matches:.1%} of the matches, {pairs:.1%} of the pairs; Elo {elo:+.0f}"
        ).format(
            a=report["a"],
            matches=report["win_rate"],
            pairs=report["pair_win_rate"],
            elo=report["elo"],
        ),
        _("margin: {margin:+.0f} points a match{between}").format(
            margin=report["margin"], between=between
        ),
        *_rounds(report),
        *_lost_turns(report),
        *_joker_swap(report),
    ]


def league_report(found: Mapping[str, Any]) -> list[str]:
    """Who wins how many of the matches against whom, the strongest first."""
    names: list[str] = found["league"]
    wide = max(map(len, names)) + 2
    head = "".join(name.rjust(wide) for name in (*names, _("mean")))
    lines = [_("share of the matches won, by row against column"), " " * wide + head]
    for name in names:
        row = found["table"][name]
        cells = [f"{row[other]:.1%}" if other in row else "-" for other in names]
        cells.append(f"{found['mean'][name]:.1%}")
        lines.append(name.ljust(wide) + "".join(cell.rjust(wide) for cell in cells))
    return lines


def _joker_swap(report: Mapping[str, Any]) -> list[str]:
    swap = report["joker_swap"]
    if swap is None or swap["ci95"] is None:
        return []
    low, high = swap["ci95"]
    return [
        _(
            "a joker for a five: {worth:+.0f} points a round (95 %: {low:+.0f} to {high:+.0f})"
        ).format(worth=swap["worth"], low=low, high=high)
    ]


def _rounds(report: Mapping[str, Any]) -> list[str]:
    if not report["rounds"]:
        return [_("No round was played to its end.")]
    return [_ends(report), *(_player(report[key], report["players"][key]) for key in ("a", "b"))]


def _ends(report: Mapping[str, Any]) -> str:
    ended = report["rounds_ended"]
    return _(
        "{rounds} rounds: {out:.1%} by going out; out of stock {stock}, "
        "stuck {stuck}, stalemate {stale}"
    ).format(
        rounds=report["rounds"],
        out=report["rounds_by_going_out"],
        stock=ended["stock"],
        stuck=ended["stuck"],
        stale=ended["stalemate"],
    )


def _player(name: str, player: Mapping[str, Any]) -> str:
    times = player["ms_per_turn"]
    opened = ", ".join(f"{rate:.0%}" for rate in player["opened_by_round"])
    return _(
        "{name}: {points:.0f} points a round, {clean:.2f} clean and {dirty:.2f} dirty books; "
        "opened {opened}; in the foot {foot:.0%}, piles taken {piles:.1%}, "
        "known pairs fed {fed:.3f} a round; "
        "{median:.2f} ms a turn (99 %: {p99:.2f}, worst {worst:.2f})"
    ).format(
        name=name,
        points=player["points"],
        clean=player["clean_books"],
        dirty=player["dirty_books"],
        opened=opened,
        foot=player["foot_rate"],
        piles=player["pile_take_rate"],
        fed=player["fed_known_pairs"],
        median=times["median"],
        p99=times["p99"],
        worst=times["max"],
    )


def _lost_turns(report: Mapping[str, Any]) -> list[str]:
    """What programs did wrong, for each that did."""
    return [
        _(
            "{name} lost {turns} turns: silent {silent}, unreadable {unreadable}, "
            "illegal {illegal}, died {died}"
        ).format(name=report[key], turns=sum(lost.values()), **lost)
        for key in ("a", "b")
        if any((lost := report["players"][key]["lost_turns"]).values())
    ]

"""A small number of sensible acts, one of each class: for hints, and for players that look ahead.

Lay-downs come in styles (what a style likes is a `Taste`), discards by rank, since suits mean
nothing here. Every candidate passes `legal.check`; that nothing sensible is missing is not claimed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.players.plans import Plan, Planner
from handfoot_gui.players.ways import Way
from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    LayDown,
    TakePile,
)
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import pile_refusal
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

PLANS_A_STYLE = 4
"""How many lay-downs of each style are given; there is one for each number of wilds spent."""


@dataclass(frozen=True, slots=True)
class Style:
    """What is liked of a way, in arbitrary units; all styles like to lay what fits."""

    natural: float = 1.0
    wild: float = 0.0
    meld: float = 0.0
    clean_book: float = 0.0
    dirty_book: float = 0.0
    spoilt: float = 0.0
    """A wild on a meld that was clean."""

    def of_way(self, rank: Rank, way: Way, left: int) -> float:  # noqa: ARG002
        books = [size for size in way.melds if sum(size) >= BOOK_SIZE]
        clean = sum(not wilds for _, wilds in books)
        spoilt = sum(share.wilds > 0 and _is_mostly(way, share.target) for share in way.shares)
        return (
            self.natural * way.naturals
            + self.wild * way.wilds
            + self.meld * len(way.melds)
            + self.clean_book * clean
            + self.dirty_book * (len(books) - clean)
            - self.spoilt * spoilt
        )


def _is_mostly(way: Way, target: int) -> bool:
    """Whether the share's wilds are the meld's only ones."""
    own = [share for share in way.shares if share.target == target]
    return way.melds[target][1] == sum(share.wilds for share in own)


STYLES: dict[str, Style] = {
    "fit": Style(natural=1, spoilt=0.5),
    "books": Style(natural=1, clean_book=8, dirty_book=5, spoilt=2),
    "clean": Style(natural=1, clean_book=8, spoilt=5),
    "dump": Style(natural=1, wild=1),
    "few": Style(natural=-1, clean_book=2, dirty_book=2),
}
"""Lay what fits; finish books; keep clean melds clean; empty the hand; open with little."""


def candidates(view: PlayerView) -> tuple[Action, ...]:
    """Without doubles, in the order of the styles; empty where it is not this seat's decision."""
    if view.seat != view.to_act:
        return ()
    match view.phase:
        case "draw":
            found = _takes_and_draw(view)
        case "play":
            found = _plays(view)
        case "answer":
            found = iter((Answer(yes=True), Answer(yes=False)))
        case _:
            found = iter(())
    return tuple(dict.fromkeys(found))


def _takes_and_draw(view: PlayerView) -> Iterator[Action]:
    yield Draw()
    if pile_refusal(view) is not None:
        return
    if not view.rules.pile_before_opening and not view.team.has_opened:
        return
    for style in STYLES.values():
        planner = Planner(view, style)
        for plan in planner.pile_takes()[:PLANS_A_STYLE]:
            yield TakePile(planner.lay_of(plan, takes_pile=True))


def _plays(view: PlayerView) -> Iterator[Action]:
    for style in STYLES.values():
        planner = Planner(view, style)
        for plan in planner.goings_out()[:PLANS_A_STYLE]:
            yield _going_out(planner, plan)
        for plan in [p for p in planner.lay_downs() if not p.is_empty][:PLANS_A_STYLE]:
            yield LayDown(planner.lay_of(plan))
    if len(view.hand) > 1 or not view.me.in_foot:
        one_a_rank = {(card.rank, card.is_red_three): card for card in view.hand}
        yield from map(Discard, one_a_rank.values())


def _going_out(planner: Planner, plan: Plan) -> GoOut:
    kept = planner.kept_after(plan)
    return GoOut(planner.lay_of(plan), kept[0] if kept else None)

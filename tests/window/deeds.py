"""What a hand has to do on the table so that an act is done: clicks and drags, in their order.

Knows the rules and what a drop means by the rulebook of the table (a drop lays down what may be
laid, else it waits); no pixels and nothing of the program's inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from handfoot_gui.rules.actions import Action, Discard, Draw, GoOut, Lay, LayDown, Part, TakePile
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild, points_of
from handfoot_gui.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Place:
    """A meld of one's own team: one that lies there, or the rank's column."""

    rank: Rank
    meld: int | Literal["new"] | None = None


@dataclass(frozen=True, slots=True)
class ClickStock:
    pass


@dataclass(frozen=True, slots=True)
class ClickPile:
    """With these cards selected."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DragPile:
    """The pile's top, with these cards selected, onto a place of one's own."""

    cards: tuple[Card, ...]
    to: Place


@dataclass(frozen=True, slots=True)
class DragCards:
    """One card, or several as a selection; to a place, or to the pile where that is none."""

    cards: tuple[Card, ...]
    to: Place | None


@dataclass(frozen=True, slots=True)
class Confirm:
    """The button that lays down, takes the pile or goes out; with these cards selected."""

    cards: tuple[Card, ...] = ()


Deed: TypeAlias = ClickStock | ClickPile | DragPile | DragCards | Confirm


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do by hand, and the act that comes of it."""

    deeds: tuple[Deed, ...]
    act: Action


def plan(view: PlayerView, wish: Action, *, way: int = 0) -> Plan:
    """The act may be the first part of the wish only: who wishes is asked again after each act.

    `way` picks one of several ways to do the same.
    """
    match wish:
        case Draw():
            return Plan((ClickStock(),), wish)
        case Discard(card):
            return Plan((DragCards((card,), None),), wish)
        case LayDown(lay):
            return _laying(view, lay, way)
        case TakePile(lay):
            return _taking(view, lay, way)
        case GoOut(lay, last):
            return _going_out(view, lay, last)
        case _:
            raise AssertionError(f"{wish} is not done on the table")


def _laying(view: PlayerView, lay: Lay, way: int) -> Plan:
    deeds, act, _ = _drops(view, sorted(lay, key=lambda part: points_of(view.rules, part.cards)))
    if act is None:
        raise AssertionError(f"{lay} would only be staged")
    last = deeds[-1]
    by_button = way % 2 == 1 and _chooses_its_place(view, last.cards)
    return Plan((*deeds[:-1], Confirm(last.cards) if by_button else last), act)


def _chooses_its_place(view: PlayerView, cards: Sequence[Card]) -> bool:
    """Whether the button would lay these cards where they are wanted."""
    ranks = {card.rank for card in cards if not is_wild(card)}
    return len(ranks) == 1 and not any(m.rank in ranks for m in view.team.melds)


def _drops(view: PlayerView, lay: Sequence[Part]) -> tuple[list[DragCards], Action | None, Lay]:
    """Part by part until something is laid down; what waits then is given too."""
    deeds: list[DragCards] = []
    waiting: tuple[Part, ...] = ()
    for part in lay:
        deeds.append(DragCards(part.cards, Place(part.rank, part.meld)))
        waiting += (part,)
        if check(view, LayDown(waiting)) is None:
            return deeds, LayDown(waiting), waiting
        if view.team.has_opened and check(view, LayDown((part,))) is None:
            return deeds, LayDown((part,)), waiting
    return deeds, None, waiting


def _taking(view: PlayerView, lay: Lay, way: int) -> Plan:
    """The pair claims the top in one of three ways; wilds and other melds are added, then yes."""
    top = view.discard_top
    if top is None:
        raise AssertionError("there is no pile")
    claim = next(p for p in lay if p.rank is top.rank and len(_naturals(p.cards)) >= 2)
    pair = _naturals(claim.cards)
    place = Place(claim.rank, claim.meld)
    first: Deed = (ClickPile(pair), DragPile(pair, place), DragCards(pair, None))[way % 3]
    deeds: list[Deed] = [first]
    wilds = tuple(card for card in claim.cards if is_wild(card))
    if wilds:
        deeds.append(DragCards(wilds, place))
    deeds += [DragCards(p.cards, Place(p.rank, p.meld)) for p in lay if p is not claim]
    return Plan((*deeds, Confirm()), TakePile(lay))


def _going_out(view: PlayerView, lay: Lay, last: Card | None) -> Plan:
    drops, act, _ = _drops(view, sorted(lay, key=lambda part: -len(part.cards)))
    if act is not None:
        return Plan(tuple(drops), act)
    end: Deed = Confirm() if last is None else DragCards((last,), None)
    return Plan((*drops, end), GoOut(lay, last))


def _naturals(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if not is_wild(card) and card.rank is not WILD_RANK)

"""What could be done and why: alternatives in order, with the reasons that tell them apart.

The reasons are the largest differences in the terms of the judgement, so that a hint says what the
computer player itself would act on. Sentences are made in `words.hints`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from handfoot_gui.players.answering import terms_of_going_out, terms_of_yes
from handfoot_gui.players.instructions import NONE, Instructions
from handfoot_gui.players.memory import remembered
from handfoot_gui.players.plans import Plan
from handfoot_gui.players.taking import starts
from handfoot_gui.players.turn import Judged, Term, Turn
from handfoot_gui.players.weights import Weights
from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut, LayDown, Part, TakePile
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView

MOST = 6
REASONS = 3
LEAST = 5.0
"""Points below which a difference is no reason."""
OF_THE_THROWN = ("thrown", "fed", "wild-thrown")
CLEAN = {
    (True, True): "melds",
    (True, False): "dirtied",
    (False, True): "kept-clean",
    (False, False): "melds",
}
"""By who puts a wild on a clean meld: the one that is told about, the other one."""
KEPT = {"held": "kept", "wilds": "wilds-kept"}


@dataclass(frozen=True, slots=True)
class Reason:
    """`points` for (or, negative, against) the act, against the one it is compared with.

    What is told of a card that is thrown has that card's rank, whatever the other act throws.
    "kept" and "wilds-kept" are told of an act that lays fewer of them than the other one, "held"
    and "wilds" of one that lays more; "dirtied" of one that alone puts a wild on a clean meld,
    "kept-clean" of one that alone does not; "blocked" of a three that is thrown. "only", "no-pile"
    and "even" say that there is nothing else to do, or nothing much better.
    """

    name: str
    points: float
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """An act, the card to throw after a lay-down, its value in points, and why.

    The best one is compared with the next best, all others with the best.
    """

    action: Action
    then: Card | None
    value: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class _Option:
    action: Action
    then: Card | None
    terms: tuple[Term, ...]

    @property
    def value(self) -> float:
        return sum(term.points for term in self.terms)

    @property
    def parts(self) -> tuple[Part, ...]:
        lay = (LayDown, GoOut, TakePile)
        return self.action.lay if isinstance(self.action, lay) else ()

    @property
    def thrown(self) -> Card | None:
        if isinstance(self.action, Discard | GoOut):
            return self.action.card if isinstance(self.action, Discard) else self.action.discard
        return self.then

    def laid(self, rank: Rank | None) -> int:
        """How many naturals of the rank it lays, or how many wilds."""
        cards = (card for part in self.parts for card in part.cards)
        return sum(card.rank is rank if rank else is_wild(card) for card in cards)

    def puts_wild_on(self, rank: Rank) -> bool:
        own = (part for part in self.parts if part.rank is rank and part.meld != "new")
        return any(is_wild(card) for part in own for card in part.cards)


def hints(view: PlayerView, weights: Weights, told: Instructions = NONE) -> tuple[Hint, ...]:
    """The best acts first, each of them legal; empty where it is not this seat's decision."""
    if view.seat != view.to_act or view.phase not in _OPTIONS:
        return ()
    turn = Turn(view, remembered(view), weights, told)
    options = [o for o in _OPTIONS[view.phase](turn) if check(view, o.action) is None]
    options = sorted(_without_twins(options), key=lambda option: -option.value)[:MOST]
    options = [o for n, o in enumerate(options) if n < 2 or not _throws_wild(o)]
    return tuple(_hint(view, option, options) for option in options)


def _starts(turn: Turn) -> Iterator[_Option]:
    for start in starts(turn):
        yield _Option(start.action, None, start.terms())


def _plays(turn: Turn) -> Iterator[_Option]:
    judged = turn.judged()
    for one in judged[: 2 * MOST]:
        if one.plan.is_empty:
            for _, card in turn.discards(one.plan)[:MOST]:
                yield _Option(Discard(card), None, turn.terms(one.plan, card))
        else:
            yield _laying(turn, one)
    if not any(one.plan.is_empty for one in judged):
        nothing = Plan((), 0, turn.planner.holding.count, 0.0)
        for _, card in turn.discards(nothing)[:1]:
            yield _Option(Discard(card), None, turn.terms(nothing, card))
    if out := turn.planner.goings_out():
        lay, kept = turn.planner.lay_of(out[0]), turn.planner.kept_after(out[0])
        playing_on = turn.terms(judged[0].plan, judged[0].discard)
        own = terms_of_going_out(turn, out[0])
        yield _Option(GoOut(lay, kept[0] if kept else None), None, (*playing_on, *own))


def _laying(turn: Turn, judged: Judged) -> _Option:
    lay = LayDown(turn.planner.lay_of(judged.plan))
    return _Option(lay, judged.discard, turn.terms(judged.plan, judged.discard))


def _answers(turn: Turn) -> Iterator[_Option]:
    yield _Option(Answer(yes=True), None, terms_of_yes(turn))
    yield _Option(Answer(yes=False), None, ())


_OPTIONS: dict[str, Callable[[Turn], Iterator[_Option]]] = {
    "draw": _starts,
    "play": _plays,
    "answer": _answers,
}


def _without_twins(options: Sequence[_Option]) -> list[_Option]:
    """One of each kind: suits do not matter, and of one lay-down only its best discard."""
    best: dict[tuple[object, ...], _Option] = {}
    for option in options:
        key = _key(option.action)
        if key not in best or option.value > best[key].value:
            best[key] = option
    return list(best.values())


def _key(action: Action) -> tuple[object, ...]:
    match action:
        case Discard(card):
            return ("discard", card.rank, card.is_red_three)
        case LayDown(lay) | GoOut(lay):
            parts = (
                (part.rank, part.meld, tuple(sorted(card.rank for card in part.cards)))
                for part in lay
            )
            return (type(action), *parts)
        case _:
            return (action,)


def _throws_wild(option: _Option) -> bool:
    """No choice that anybody should be told of, but where there is hardly another."""
    return option.thrown is not None and is_wild(option.thrown)


def _hint(view: PlayerView, option: _Option, options: Sequence[_Option]) -> Hint:
    best = options[0]
    other = best if option is not best else options[1] if len(options) > 1 else None
    if other is None:
        name = "no-pile" if view.phase == "draw" else "only"
        reasons: tuple[Reason, ...] = (Reason(name, 0.0),)
    else:
        reasons = _differences(view, option, other) or (Reason("even", 0.0),)
    return Hint(option.action, option.then, option.value, reasons)


def _differences(view: PlayerView, option: _Option, other: _Option) -> tuple[Reason, ...]:
    """The largest ones, those that speak for the better of the two first."""
    sums: dict[tuple[str, Rank | None], float] = defaultdict(float)
    thrown = option.thrown
    clean = {m.rank for m in view.team.melds if m.kind == "clean" and not m.is_book}
    for each, sign in ((option, 1), (other, -1)):
        for term in each.terms:
            name, rank = term.name, term.rank
            if name in OF_THE_THROWN:
                rank = thrown.rank if thrown else None
                if name == "fed" and rank is Rank.THREE:
                    name, rank = "blocked", None
            elif name in KEPT and option.laid(rank) < other.laid(rank):
                name = KEPT[name]
            elif name == "melds" and rank in clean:
                name = CLEAN[option.puts_wild_on(rank), other.puts_wild_on(rank)]
            sums[name, rank] += sign * term.points
    found = [
        Reason(name, points, rank)
        for (name, rank), points in sums.items()
        if abs(points) >= LEAST and (rank or name not in OF_THE_THROWN)
    ]
    better = option.value >= other.value
    found.sort(key=lambda r: -(r.points if better else -r.points))
    mine = [r for r in found if (r.points > 0) is better][: REASONS - 1]
    rest = [r for r in found if (r.points > 0) is not better]
    against = min(rest, key=lambda r: r.points if better else -r.points, default=None)
    return (*mine, *((against,) if against else ()))


def hint_for(view: PlayerView, weights: Weights, number: int) -> Hint | None:
    """The hint that asking for the `number`-th time gives; after the last the first again."""
    found = hints(view, weights)
    return found[number % len(found)] if found else None

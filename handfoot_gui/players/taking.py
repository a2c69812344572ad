"""Whether to take the pile: what the turn is worth with its cards against what the stock brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from handfoot_gui.players.memory import pile_beneath
from handfoot_gui.players.turn import Judged, Term, Turn
from handfoot_gui.rules.actions import Action, Draw, Lay, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.laying import lay_parts
from handfoot_gui.rules.legal import matching_part, pile_refusal, pile_share
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Start:
    """A way to begin a turn, its value, and what its terms are made of."""

    action: Action
    value: float
    turn: Turn
    judged: Judged
    extra: tuple[Term, ...]

    def terms(self) -> tuple[Term, ...]:
        own = self.turn.terms(self.judged.plan, self.judged.discard)
        return (*own, *(term for term in self.extra if term.points))


def take_or_draw(turn: Turn) -> Iterator[Action]:
    """The better start first; where there is nothing to choose, nothing is judged."""
    if _can_take(turn):
        yield from (start.action for start in starts(turn))
    else:
        yield Draw()


def starts(turn: Turn) -> list[Start]:
    """Drawing, and taking the pile where that is possible, best first."""
    found = [_drawing(turn)]
    if _can_take(turn) and (taking := _taking(turn)):
        found.append(taking)
    return sorted(found, key=lambda start: -start.value)


def _can_take(turn: Turn) -> bool:
    """Whether the pile can be taken as far as one look tells: its state, and a match held."""
    view, top = turn.view, turn.view.discard_top
    if top is None or pile_refusal(view) is not None:
        return False
    return is_wild(top) or top.rank in turn.planner.holding.naturals


def _drawing(turn: Turn) -> Start:
    extra = (Term("stock", turn.weights.draw_card * turn.view.rules.draw_count),)
    return _start(Draw(), turn, extra)


def _taking(turn: Turn) -> Start | None:
    view, w = turn.view, turn.weights
    takes = turn.planner.pile_takes()
    if not takes:
        return None
    lay = turn.planner.lay_of(takes[0], takes_pile=True)
    share = pile_share(view)
    taken = pile_beneath(view, turn.memory, share - 1)
    after = _after_taking(view, lay, taken)
    if after is None:
        return None
    unknown = w.draw_card * (share - 1 - len(taken))
    extra = [Term("pile", w.take_card * (share - 1)), Term("stock", unknown)]
    if not view.team.has_opened:
        extra.append(Term("open", w.open))
    return _start(TakePile(lay), Turn(after, turn.memory, w, turn.instructions), tuple(extra))


def _start(action: Action, turn: Turn, extra: tuple[Term, ...]) -> Start:
    best = turn.judged()[0]
    return Start(action, best.value + sum(term.points for term in extra), turn, best, extra)


def _after_taking(view: PlayerView, lay: Lay, taken: tuple[Card, ...]) -> PlayerView | None:
    """The view as it will be when the pile is taken, as far as the pile is remembered."""
    part = matching_part(view, lay)
    laid = lay_parts(view.rules, view.team.melds, lay, top=view.discard_top, top_part=part)
    if laid.refusal is not None:
        return None
    used = {card for part in lay for card in part.cards}
    teams = list(view.teams)
    own = view.team_of(view.seat)
    teams[own] = replace(teams[own], melds=laid.melds, has_opened=True)
    return replace(
        view,
        hand=(*(card for card in view.hand if card not in used), *taken),
        teams=tuple(teams),
        discard_count=view.discard_count - pile_share(view),
        discard_top=None,
    )

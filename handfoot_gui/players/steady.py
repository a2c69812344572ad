"""The steady player: opens, takes fat piles, makes books, gets into the foot and goes out.

A pure function of the view and a seed. It judges every plan for the turn by what the table and the
hand are worth after it, the best discard included, and makes the first act of the best one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from handfoot_gui.players.answering import says_yes, wants_to_go_out
from handfoot_gui.players.memory import Memory, pile_beneath, remembered
from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.players.turn import Turn
from handfoot_gui.players.weights import STEADY, Weights
from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    TakePile,
)
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.laying import lay_parts
from handfoot_gui.rules.legal import check, matching_part, pile_refusal, pile_share
from handfoot_gui.rules.views import PlayerView


class Steady:
    """Sensible and fair. The seed decides only where nothing else does."""

    def __init__(self, seed: int, weights: Weights = STEADY) -> None:
        self._seed = seed
        self._weights = weights

    def decide(self, view: PlayerView) -> Action:
        for action in self.wishes(view):
            if check(view, action) is None:
                return action
        return RandomPlayer(self._seed).decide(view)

    def wishes(self, view: PlayerView) -> Iterator[Action]:
        """What it would like to do, the dearest wish first."""
        memory = remembered(view)
        match view.phase:
            case "draw":
                yield from self._pile_takes(view, memory)
                yield Draw()
            case "play":
                yield from self._plays(Turn(view, memory, self._weights))
            case "answer":
                yield Answer(says_yes(Turn(view, memory, self._weights)))
            case _:
                return

    def _plays(self, turn: Turn) -> Iterator[Action]:
        out = turn.planner.goings_out()
        if out and wants_to_go_out(turn, out[0]):
            lay = turn.planner.lay_of(out[0])
            kept = turn.planner.kept_after(out[0])
            yield GoOut(lay, kept[0] if kept else None)
        for judged in turn.judged():
            if not judged.plan.is_empty:
                yield LayDown(turn.planner.lay_of(judged.plan))
            elif judged.discard is not None:
                yield from (Discard(card) for _, card in turn.discards(judged.plan))

    def _pile_takes(self, view: PlayerView, memory: Memory) -> Iterator[Action]:
        if pile_refusal(view) is not None:
            return
        turn = Turn(view, memory, self._weights)
        takes = turn.planner.pile_takes()
        if not takes:
            return
        lay = turn.planner.lay_of(takes[0], takes_pile=True)
        share = pile_share(view)
        taken = pile_beneath(view, memory, share - 1)
        after = _after_taking(view, lay, taken)
        if after is None:
            return
        w = self._weights
        by_taking = Turn(after, memory, w).judged()[0].value + w.take_card * (share - 1)
        if not view.team.has_opened:
            by_taking += w.open
        by_taking += w.draw_card * (share - 1 - len(taken))
        judged = turn.judged()
        by_drawing = judged[0].value + w.draw_card * view.rules.draw_count
        if by_taking > by_drawing:
            yield TakePile(lay)


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

"""Whether to go out, and whether to let the partner: what ending the round now is worth."""

from __future__ import annotations

from handfoot_gui.players.plans import Plan
from handfoot_gui.players.turn import Turn
from handfoot_gui.rules.melds import count_books, points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

WORTH_WAITING = 450
"""A partner says no where the hand alone can make so many points in the next turn."""

CARD = 10.5
"""What an unseen card that is still held costs on the average."""


def wants_to_go_out(turn: Turn, plan: Plan) -> bool:
    """Going out is right, save where it would lose the match in the last round."""
    view = turn.view
    if turn.outlook.is_last_turn or turn.outlook.rivals_near > 0.75:
        return True
    gained = view.rules.going_out_bonus + _points_laid(turn, plan)
    return not _loses_match(view, gained)


def says_yes(turn: Turn) -> bool:
    """Yes with a light hand, or when waiting is dangerous; no where a book is in the hand."""
    view = turn.view
    if turn.outlook.is_last_turn or turn.outlook.rivals_near > 0.6:
        return True
    if _loses_match(view, view.rules.going_out_bonus - points_of(view.rules, view.hand)):
        return False
    best = turn.judged()[0].plan
    spared = 2 * _points_laid(turn, best)  # they would count against the team, and now count for it
    return spared + min(view.rules.bonus[:2]) * _new_books(view, best) < WORTH_WAITING


def _points_laid(turn: Turn, plan: Plan) -> int:
    return points_of(turn.view.rules, (c for part in turn.planner.lay_of(plan) for c in part.cards))


def _new_books(view: PlayerView, plan: Plan) -> int:
    ranks = {rank for rank, _ in plan.ways}
    before = sum(meld.is_book for meld in view.team.melds if meld.rank in ranks)
    return sum(sum(size) >= BOOK_SIZE for _, way in plan.ways for size in way.melds) - before


def _loses_match(view: PlayerView, gained: int) -> bool:
    """Whether the match, ended now in its last round, would be lost as far as can be seen."""
    if view.round_number < view.rules.rounds or view.rules.target_score is not None:
        return False
    own = view.team_of(view.seat)
    totals = [
        view.match_scores[team] + _on_table(view, team) - CARD * _held_by(view, team)
        for team in range(len(view.teams))
    ]
    mine = totals.pop(own) + gained + CARD * view.me.hand_count
    return mine < max(totals)


def _on_table(view: PlayerView, team: int) -> int:
    state = view.teams[team]
    books = count_books(state.melds)
    clean, dirty, wild = view.rules.bonus
    bonus = books.clean * clean + books.dirty * dirty + books.wild * (wild or 0)
    cards = points_of(view.rules, (card for meld in state.melds for card in meld.cards))
    return bonus + cards + len(state.red_threes) * view.rules.red_three[0]


def _held_by(view: PlayerView, team: int) -> int:
    """Cards of the team that would count against it."""
    return sum(
        seat.hand_count + sum(seat.sealed)
        for number, seat in enumerate(view.seats)
        if view.team_of(number) == team
    )

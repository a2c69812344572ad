"""Whether to go out, and whether to let the partner: what ending the round now is worth."""

from __future__ import annotations

from handfoot_gui.players.plans import Plan
from handfoot_gui.players.turn import Term, Turn
from handfoot_gui.rules.melds import count_books, points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView

CARD = 10.5
"""What an unseen card that is still held costs on the average."""

MATCH = 10_000.0
"""The match itself: more than any round can bring."""


def wants_to_go_out(turn: Turn, plan: Plan) -> bool:
    """Going out is right where its terms come to more than nothing."""
    return sum(term.points for term in terms_of_going_out(turn, plan)) >= 0


def terms_of_going_out(turn: Turn, plan: Plan) -> tuple[Term, ...]:
    """What speaks for ending the round with this plan, and what against it."""
    view, laid = turn.view, _points_laid(turn, plan)
    gained = view.rules.going_out_bonus + laid
    own = view.team_of(view.seat)
    held = [_held_by(view, team) for team in range(len(view.teams))]
    mine = held.pop(own) - view.me.hand_count
    found = [
        Term("going-out", turn.weights.going_out + gained),
        Term("their-cards", CARD * max(held, default=0)),
        Term("partners-cards", -CARD * mine),
        Term("open-melds", -_to_come(turn)),
    ]
    if turn.outlook.is_last_turn:
        found.append(Term("last-turn", MATCH))
    elif turn.outlook.rivals_near > 0.75:
        found.append(Term("rivals-near", MATCH))
    elif _loses_match(view, gained):
        found.append(Term("match-lost", -MATCH))
    return tuple(term for term in found if term.points)


def says_yes(turn: Turn) -> bool:
    """Yes with a light hand, or when waiting is dangerous; no where a book is in the hand."""
    return sum(term.points for term in terms_of_yes(turn)) > 0


def terms_of_yes(turn: Turn) -> tuple[Term, ...]:
    """What speaks for letting the partner go out, and what against it."""
    view = turn.view
    found = [Term("round-won", turn.weights.yes_until)]
    if turn.outlook.is_last_turn:
        found.append(Term("last-turn", 2 * MATCH))
    elif turn.outlook.rivals_near > 0.6:
        found.append(Term("rivals-near", 2 * MATCH))
    if _loses_match(view, view.rules.going_out_bonus - points_of(view.rules, view.hand)):
        found.append(Term("match-lost", -MATCH))
    best = turn.judged()[0].plan
    # laid cards would count against the team otherwise, and then count for it
    found.append(Term("hand", -2.0 * _points_laid(turn, best)))
    found.append(Term("books", -float(min(view.rules.bonus[:2])) * _new_books(view, best)))
    return tuple(term for term in found if term.points)


def _to_come(turn: Turn) -> float:
    """What the team's unfinished melds may still become."""
    return sum(
        turn.worth.of_meld(meld.rank, (meld.naturals, meld.wilds))
        for meld in turn.view.team.melds
        if not meld.is_book and meld.kind != "wild"
    )


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

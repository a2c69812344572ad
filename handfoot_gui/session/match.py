"""When a match is over and who has won it. Knows totals, not cards."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.phases import Team
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Several winners share a tie."""

    scores: tuple[int, ...]
    winners: tuple[Team, ...]
    rounds: int


def result_after(state: RoundState) -> MatchResult | None:
    """The match's result, where it is over with this round."""
    if state.result is None:
        return None
    resigned = state.result.resigned
    given_up = None if resigned is None else state.team_of(resigned)
    return match_result(state.rules, state.match_scores, state.round_number, given_up)


def match_result(
    rules: RuleSet, scores: tuple[int, ...], rounds: int, given_up: Team | None = None
) -> MatchResult | None:
    """The result after so many finished rounds; None while another round is to be played.

    The last round is `rules.rounds`, or the one in which a team reaches the target score. A tie is
    shared, or (option) another round is played until there is none (rulebook section 1, R). A team
    that has `given_up` has lost at once, whatever the scores.
    """
    if given_up is not None:
        most = max(score for team, score in enumerate(scores) if team != given_up)
        left = (team for team, score in enumerate(scores) if team != given_up and score == most)
        return MatchResult(scores, tuple(left), rounds)
    best = max(scores)
    reached = rules.target_score is not None and best >= rules.target_score
    if rounds < rules.rounds and not reached:
        return None
    winners = tuple(team for team, score in enumerate(scores) if score == best)
    if len(winners) > 1 and rules.tie == "extra-round":
        return None
    return MatchResult(scores, winners, rounds)

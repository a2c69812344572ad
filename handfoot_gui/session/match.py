"""When a match is over and who has won it. Knows totals, not cards."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.phases import Team
from handfoot_gui.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Several winners share a tie."""

    scores: tuple[int, ...]
    winners: tuple[Team, ...]
    rounds: int


def match_result(rules: RuleSet, scores: tuple[int, ...], rounds: int) -> MatchResult | None:
    """The result after so many finished rounds; None while another round is to be played.

    The last round is `rules.rounds`, or the one in which a team reaches the target score. A tie is
    shared, or (option) another round is played until there is none (rulebook section 1, R).
    """
    best = max(scores)
    reached = rules.target_score is not None and best >= rules.target_score
    if rounds < rules.rounds and not reached:
        return None
    winners = tuple(team for team, score in enumerate(scores) if score == best)
    if len(winners) > 1 and rules.tie == "extra-round":
        return None
    return MatchResult(scores, winners, rounds)

"""How a match ends under the rules of the table (rulebook sections 1 and 2), played out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.views import view_of
from handfoot_gui.session.game import Game
from handfoot_gui.session.match import match_result
from handfoot_gui.session.seating import parse_seats, seat_controllers


def finished(rules: RuleSet, *, seats: int = 2, seed: int = 1) -> Game:
    """A match of steady players, to its end."""
    plans = parse_seats(",".join(["steady"] * seats))
    secret = secret_from_seed(seed)
    game = Game.start(rules, plans, secret, seat_controllers(plans, secret))
    while not game.match_over:
        if game.round_over:
            game.next_round()
        game.advance()
    return game


def running_totals(game: Game) -> list[tuple[int, ...]]:
    totals, so_far = [], (0,) * len(game.match_scores)
    for result in game.round_results:
        so_far = tuple(a + b.total for a, b in zip(so_far, result.scores, strict=True))
        totals.append(so_far)
    return totals


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_match_has_the_rounds_of_its_rules(rounds: int) -> None:
    game = finished(replace(GAME_NIGHT, rounds=rounds))
    assert len(game.round_results) == rounds


def test_good_sam_plays_three_rounds() -> None:
    assert len(finished(PRESETS["good-sam"]).round_results) == 3


def test_a_target_ends_the_match_after_the_round_that_reaches_it() -> None:
    game = finished(replace(GAME_NIGHT, target_score=4000, rounds=20))
    *before, last = running_totals(game)
    assert all(max(totals) < 4000 for totals in before)
    assert max(last) >= 4000
    assert last == game.match_scores


def test_a_target_out_of_reach_ends_with_the_last_round() -> None:
    game = finished(replace(GAME_NIGHT, target_score=100_000, rounds=2))
    assert len(game.round_results) == 2


def test_a_target_does_not_end_a_round_in_its_middle() -> None:
    """Scores count at a round's end: every round that was begun has a result."""
    game = finished(replace(GAME_NIGHT, target_score=500))
    assert all(result.ended for result in game.round_results)


def test_a_tie_for_first_place_alone_is_a_tie() -> None:
    extra = replace(GAME_NIGHT, tie="extra-round")
    done = match_result(extra, (900, 400, 400), 4)
    assert done is not None
    assert done.winners == (0,)


def test_a_tie_at_the_target_is_played_off_too() -> None:
    extra = replace(GAME_NIGHT, tie="extra-round", target_score=5000)
    assert match_result(extra, (5200, 5200), 2) is None
    assert match_result(extra, (4900, 5300), 3) is not None


def test_an_extra_round_opens_at_the_last_minimum() -> None:
    for preset, last in (("game-night", 150), ("good-sam", 150)):
        rules = replace(PRESETS[preset], tie="extra-round")
        assert rules.opening_minimum(rules.rounds + 1) == last


def test_a_round_beyond_the_ladder_needs_its_last_figure() -> None:
    game = finished(replace(GAME_NIGHT, rounds=3, opening_minimums=(50, 90)))
    assert view_of(game.state, 0).opening_minimum == 90

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.match import MatchResult, match_result

EXTRA = replace(GAME_NIGHT, tie="extra-round")
TO_5000 = replace(GAME_NIGHT, target_score=5000)


def test_a_match_of_four_rounds_goes_on_until_the_fourth() -> None:
    assert match_result(GAME_NIGHT, (9000, 10), 3) is None
    assert match_result(GAME_NIGHT, (9000, 10), 4) == MatchResult((9000, 10), (0,), 4)


def test_a_tie_is_shared() -> None:
    assert match_result(GAME_NIGHT, (700, 900, 900), 4) == MatchResult((700, 900, 900), (1, 2), 4)


def test_a_tie_is_played_off_where_the_table_says_so() -> None:
    assert match_result(EXTRA, (900, 900), 4) is None
    assert match_result(EXTRA, (900, 900), 5) is None
    assert match_result(EXTRA, (900, 905), 6) == MatchResult((900, 905), (1,), 6)


def test_the_round_that_reaches_the_target_is_the_last() -> None:
    assert match_result(TO_5000, (4995, 0), 2) is None
    assert match_result(TO_5000, (5000, 0), 2) == MatchResult((5000, 0), (0,), 2)
    assert match_result(TO_5000, (100, 200), 4) == MatchResult((100, 200), (1,), 4)

"""The steady player plays every published way to play, at every table, to the end of the match.

Through the table's scene: the person's seat hands in what the steady player would do, at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.actions import Answer
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.phases import Ended, Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from tests.scenes.pilot import Pilot, new_game, surroundings
from tests.scenes.test_matches import all_cards

WINDOW = cache(lambda: surroundings((1024, 600)))
"""One for all matches: making its pictures of cards takes longer than playing."""

MOST_ACTS = 6000
"""Far more than a match of six takes; what goes on longer goes on for ever."""


def arrangements(rules: RuleSet) -> Iterator[tuple[int, RuleSet]]:
    """Two, three and five alone; four and six alone and in teams, six in teams of both sizes."""
    together = replace(rules, teams="partners", team_count=2)
    alone = replace(rules, teams="single", team_count=2)
    yield from ((seats, rules) for seats in (2, 3, 5))
    yield from ((seats, who) for seats in (4, 6) for who in (together, alone))
    yield 6, replace(together, team_count=3)


TABLES = [
    pytest.param(rules, seats, id=f"{preset}, {seats} seats, {rules.teams_at(seats)} teams")
    for preset, published in PRESETS.items()
    for seats, rules in arrangements(published)
]


def test_no_table_is_left_out() -> None:
    """Each preset as it is published, with each number of seats, and every way to make teams."""
    assert len(TABLES) == len(PRESETS) * 8
    played = {(table.values[0], table.values[1]) for table in TABLES}
    assert played >= {(rules, seats) for rules in PRESETS.values() for seats in range(2, 7)}


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_steady_player_plays_a_whole_match(rules: RuleSet, seats: int) -> None:
    players = ",".join(["person", *["steady"] * (seats - 1)])
    pilot = Pilot(WINDOW(), new_game(seats, players, rules))
    pilot.until_my_turn()
    pilot.paint()
    assert {place.seat for place in pilot.placement.seats} == set(range(1, seats))
    play_to_the_end(pilot)
    results = pilot.game.round_results
    assert pilot.game.match_over
    assert len(results) == rules.rounds
    assert {result.ended for result in results} <= {Ended.WENT_OUT, Ended.STOCK}
    assert all(any(score.cards for score in result.scores) for result in results)
    assert any(score.books for result in results for score in result.scores)


def play_to_the_end(pilot: Pilot) -> None:
    steady = Computer(0)
    for _ in range(MOST_ACTS):
        pilot.pass_time(50)
        match pilot.top:
            case MatchSummaryScene():
                return
            case RoundSummaryScene() as summary:
                every_card_is_there(pilot.game.state)
                pilot.paint()
                pilot.stack._obey(summary.leave())
            case DialogScene():
                answer = steady.decide(pilot.table.view)
                pilot.answer("yes" if answer == Answer(yes=True) else "no")
            case _:
                hand_in(pilot, steady)
    raise AssertionError("the match never ends")


def hand_in(pilot: Pilot, steady: Computer) -> None:
    """The seat's next act, as soon as it is its turn; refused it would wait for ever."""
    sitting = pilot.table.sitting
    if sitting.is_my_turn and not sitting.is_submitted and sitting.game.state.phase != Phase.ANSWER:
        sitting.submit(steady.decide(sitting.view))
        assert not pilot.notice


def every_card_is_there(state: RoundState) -> None:
    rules, seats = state.rules, len(state.seats)
    pack = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
    assert all_cards(state) == sorted(card.id for card in pack)

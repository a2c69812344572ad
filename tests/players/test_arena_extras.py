"""A joker for a five, and the league: what the arena can be asked besides."""

from __future__ import annotations

import random
from collections import Counter

from handfoot_gui.arena.league import league
from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of
from handfoot_gui.arena.swap import with_a_joker
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.words.arena import arena_report, league_report
from tests.properties.rounds import random_deal


def test_a_five_of_the_first_hand_becomes_a_joker_and_no_card_is_lost() -> None:
    changed = 0
    for seed in range(20):
        deal = random_deal(random.Random(seed), GAME_NIGHT, 4)
        other = with_a_joker(deal, (1, 3))
        before, after = (
            Counter(card.rank for seat in (1, 3) for card in d.seats[seat].hand)
            for d in (deal, other)
        )
        assert sorted(c.id for c in deal.stock + deal.seats[1].hand + deal.seats[3].hand) == sorted(
            c.id for c in other.stock + other.seats[1].hand + other.seats[3].hand
        )
        if before[Rank.FIVE]:
            changed += 1
            assert after[Rank.FIVE] == before[Rank.FIVE] - 1
            assert after[Rank.JOKER] == before[Rank.JOKER] + 1
        assert other.seats[0] == deal.seats[0]
        assert other.seats[2] == deal.seats[2]
    assert changed > 10


def test_the_swap_leaves_the_contest_itself_as_it_is() -> None:
    plain = play_pair(Contest("club", "random"), 1)
    swapped = play_pair(Contest("club", "random", swap_joker=True), 1)
    assert plain.margins == swapped.margins
    assert len(swapped.joker_gains) == 2
    contest = Contest("club", "random", swap_joker=True)
    report = report_of(contest, [swapped, swapped])
    assert report["joker_swap"]["worth"] is not None
    assert any("a joker for a five" in line for line in arena_report(report))


def test_a_league_is_everybody_against_everybody_best_first() -> None:
    def play(contest: Contest) -> dict[str, object]:
        return report_of(contest, [play_pair(contest, 0)])

    found = league(Contest("", ""), ("random", "beginner", "club"), play)
    assert found["league"][-1] == "random"
    assert found["table"]["club"]["random"] == 1
    assert found["table"]["random"]["club"] == 0
    lines = league_report(found)
    assert len(lines) == 5
    assert lines[2].startswith(found["league"][0])

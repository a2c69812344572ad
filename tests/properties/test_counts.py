"""The round by numbers comes out where `apply` does: after every act, under any rules."""

from __future__ import annotations

import os
import random

import pytest

from handfoot_gui.rules.actions import Answer, GoOut
from handfoot_gui.rules.counting import act
from handfoot_gui.rules.counts import Table
from handfoot_gui.rules.phases import Ended, Phase
from handfoot_gui.rules.presets import PRESETS
from tests.properties.rounds import Moment, random_deal, random_round, random_rules

ROUNDS = int(os.environ.get("HANDFOOT_ROUNDS", "60"))
"""Once, by command, ten thousand: with `HANDFOOT_ROUNDS=10000` before it."""


def told(table: Table) -> dict[str, object]:
    """Everything of a table that can be compared; melds of a rank in any order."""
    return {
        "hands": table.hands,
        "sizes": table.sizes,
        "sealed": table.sealed,
        "played": table.played,
        "fresh": table.fresh,
        "melds": [[sorted(sizes) for sizes in melds] for melds in table.melds],
        "places": table.places,
        "books": table.books,
        "laid": table.laid,
        "reds": table.reds,
        "opened": table.opened,
        "stock": table.stock[table.at :],
        "pile": table.pile,
        "turn": (table.seat, table.to_draw, table.quiet) if not table.is_over else None,
        "over": (table.is_over, table.out),
        "scores": [table.score(team) for team in range(table.teams)],
    }


def agree(moment: Moment) -> bool:
    """Whether there is something to compare; it is the same then."""
    before, after = moment.before, moment.after
    if isinstance(moment.action, Answer) or after.phase is Phase.ANSWER:
        return False
    if after.result is not None and after.result.ended is Ended.STUCK:
        return False
    table, expected = Table.of(before), Table.of(after)
    kept = table.copy()
    act(table, moment.action)
    assert told(kept) == told(Table.of(before)), "a copy is its own"
    if after.reshuffled != before.reshuffled:
        assert sorted(table.stock[table.at :]) != [] or not expected.stock
        return False
    assert told(table) == told(expected), moment.action
    for team, score in enumerate(after.result.scores if after.result else ()):
        assert table.score(team) == score.total
    return True


@pytest.mark.parametrize("part", range(5))
def test_an_act_in_numbers_comes_out_as_in_cards(part: int) -> None:
    compared = 0
    for number in range(part, ROUNDS, 5):
        rng = random.Random(f"counts {number}")
        seats = rng.randint(2, 6)
        rules = random_rules(rng, seats) if number % 2 else PRESETS[rng.choice(sorted(PRESETS))]
        if rules.problems(seats):
            continue
        moments = random_round(rng, random_deal(rng, rules, seats))
        compared += sum(map(agree, moments))
    assert compared


def test_going_out_counts_as_permitted() -> None:
    compared = 0
    for number in range(40):
        rng = random.Random(f"out {number}")
        asked: Moment | None = None
        for moment in random_round(rng, random_deal(rng, PRESETS["game-night"], 4)):
            if moment.after.phase is Phase.ANSWER and asked is None:
                asked = moment
            if asked is not None and isinstance(asked.action, GoOut) and moment.after.result:
                if moment.action == Answer(yes=True):
                    table = Table.of(asked.before)
                    act(table, asked.action)
                    assert told(table) == told(Table.of(moment.after))
                    compared += 1
            elif isinstance(moment.action, Answer):
                asked = None
    assert compared

"""Every case of the project through the referee; and those beside the project, where there are any.

A case's name is the rule as a sentence. Beyond what a case expects, each of its steps shows that a
refused act changes nothing and that every card exists once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from handfoot_gui.referee.case import Case, read_bytes, read_cases
from handfoot_gui.referee.position import state_of
from handfoot_gui.referee.run import rules_of, run_case
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.state import RoundState

HERE = Path(__file__).parent
OWN = sorted(HERE.glob("*.json"))
BESIDE = sorted((HERE.parents[2] / "shared" / "cases").glob("*.json"))


def cases_of(paths: list[Path]) -> dict[str, Case]:
    """By name; the rounds beside the project have files to themselves."""
    return {
        f"{path.stem}: {case.name}": case for path in paths for case in read_cases(read_bytes(path))
    }


OWN_CASES, CASES_BESIDE = cases_of(OWN), cases_of(BESIDE)


def cards_of(state: RoundState) -> list[int]:
    """The ids of all cards on the table, face up or not."""
    piles: list[tuple[Card, ...]] = [state.stock, state.discard_pile]
    for seat in state.seats:
        piles += [seat.hand, *seat.sealed]
    for team in state.teams:
        piles += [team.red_threes, *(meld.cards for meld in team.melds)]
    return sorted(card.id for pile in piles for card in pile)


def assert_holds(case: Case) -> None:
    before = state_of(rules_of(case), case.position)
    cards = cards_of(before)
    assert len(set(cards)) == len(cards)
    verdict = run_case(case)
    assert verdict.holds, "\n".join(verdict.failures)
    for step in verdict.steps:
        assert step.ok or step.state == before
        assert cards_of(step.state) == cards
        before = step.state


@pytest.mark.parametrize("case", OWN_CASES.values(), ids=OWN_CASES)
def test_own(case: Case) -> None:
    assert_holds(case)


@pytest.mark.skipif(not BESIDE, reason="no cases lie beside the project")
@pytest.mark.parametrize("case", CASES_BESIDE.values(), ids=CASES_BESIDE)
def test_beside(case: Case) -> None:
    assert_holds(case)


def test_every_case_has_a_name_of_its_own_that_says_a_rule() -> None:
    names = [case.name for path in OWN for case in read_cases(read_bytes(path))]
    assert len(names) == len(set(names)) >= 250
    assert all(name[0].isupper() and len(name.split()) >= 4 for name in names)


def test_the_last_step_of_every_case_expects_something() -> None:
    assert all(case.steps[-1].get("expect") for case in OWN_CASES.values())

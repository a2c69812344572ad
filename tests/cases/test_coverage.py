"""Every option value, preset, number of seats, refusal and ruling has cases of its own."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal

import pytest

from handfoot_gui.referee import cli
from handfoot_gui.referee.case import Case, read_bytes, read_cases
from handfoot_gui.referee.coverage import Row, coverage, option_rows
from handfoot_gui.rules.ruleset import RuleSet

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
CASES: list[Case] = [case for path in FILES for case in read_cases(read_bytes(path))]
ROWS = coverage(CASES)

RULINGS: dict[int, tuple[str, ...]] = {
    1: (
        "A wild laid on an unfinished clean meld makes it dirty for good: the book is a dirty one",
    ),
    2: ("A three-card natural meld is no clean book", "An unfinished meld of six is no book"),
    3: (
        "A meld in the act of taking cannot use the cards beneath the top",
        "The cards beneath the top do not count to the minimum",
        "The cards beneath may be melded in the same turn afterwards",
    ),
    4: (
        "A pair takes the top onto an unfinished meld of its rank",
        "Onto a finished book's rank pair and top start a new meld",
    ),
    5: ("The rest of a taken pile is hand: the foot stays sealed until all of it is gone",),
    6: ("Using one of two identical cards leaves its twin in the hand",),
    7: ("A second draw in the same turn is refused",),
    8: ("A no on an empty stock that leaves no act ends the round at once",),
    9: (
        "One foot card at the start of a turn: after the draw there is a discard",
        "One foot card, an empty stock and nothing to lay: the round ends at once",
    ),
    10: (
        "A red three laid for you does not open your team",
        "Red threes laid never count to the opening minimum",
    ),
    11: (
        "Red threes in the partner's unopened foot cost the team that went out a hundred each",
        "Red threes in an unopened foot cost a hundred each",
    ),
    12: ("A side that never melded keeps its hundred for each red three laid",),
    13: (
        "A black three may be the last discard",
        "Two black threes left mean that you cannot go out this turn",
    ),
    15: (
        "Once a player is out no act of anybody is accepted",
        "When a player goes out every other hand and foot is counted once",
    ),
}
"""The rulebook's rulings by number, and the cases that show them."""

SHOWN_BY_TESTS = {
    14: "tests/session/test_undo.py",
    16: "tests/properties",
    17: "tests/cases/test_cases.py",
}
"""Rulings about more than one act: taking back, acts offered, the pack after every act."""


def test_there_is_no_hole() -> None:
    assert [row for row in ROWS if row.is_hole] == []
    assert len(CASES) >= 250


def test_the_command_prints_the_table_and_finds_no_hole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--coverage", *map(str, FILES)]) == cli.HOLDS
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == f"{len(ROWS)} values, no hole"
    assert {field.name for field in fields(RuleSet)} < set(printed)


def test_a_hole_is_marked_and_changes_the_exit_status(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--coverage", str(HERE / "turn.json")]) == cli.FAILS
    printed = capsys.readouterr().out
    assert "HOLE" in next(line for line in printed.splitlines() if "natural-and-wild" in line)
    assert "holes: decks 1, " in printed.splitlines()[-1]


def test_every_refusal_is_expected_at_least_twice() -> None:
    assert [r for r in ROWS if r.group == "refusal" and r.named < 2] == []


def test_every_option_has_rows_of_its_own() -> None:
    groups = Counter(row.group for row in ROWS)
    assert all(groups[field.name] >= 2 for field in fields(RuleSet))


@pytest.mark.parametrize(
    ("hint", "values"),
    [
        (Literal["early", "late"], ["early", "late"]),
        (bool, ["false", "true"]),
        (Literal["on"] | None, ["on", "none"]),
        (int, ["?"]),
        (dict[str, int], ["?"]),
    ],
)
def test_a_new_option_is_a_hole_until_cases_name_it(hint: Any, values: list[str]) -> None:
    rows = list(option_rows(tuple(CASES), {"supper": hint}))
    assert [row.value for row in rows] == values
    assert all(row.is_hole for row in rows)


def test_a_value_that_only_a_preset_brings_is_played_and_not_named() -> None:
    case = Case("handfoot-case/1", "x", {"preset": "good-sam"})
    row = next(r for r in coverage([case]) if (r.group, r.value) == ("decks", "4"))
    assert row == Row("decks", "4", named=0, played=1)


def test_every_ruling_is_shown() -> None:
    names = {case.name for case in CASES}
    assert sorted(RULINGS.keys() | SHOWN_BY_TESTS.keys()) == list(range(1, 18))
    assert [name for shown in RULINGS.values() for name in shown if name not in names] == []
    assert all((HERE.parents[1] / path).exists() for path in SHOWN_BY_TESTS.values())


def test_the_referee_needs_no_window() -> None:
    code = "import sys; import handfoot_gui.referee.cli; print('pygame' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "False"

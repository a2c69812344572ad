"""Each option as data: what it may be is what a rule set accepts."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from handfoot_gui.rules.notation import NotationError, rules_from_json, rules_to_json
from handfoot_gui.rules.options import GROUPS, OPTIONS, applies
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from tests.rules.option_values import ALL_SEATS, bad_values, some_values


def test_every_option_stands_in_one_part_of_the_sheet() -> None:
    names = [name for group in GROUPS.values() for name in group]
    assert sorted(names) == sorted(f.name for f in fields(RuleSet))
    assert list(OPTIONS) == names


@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_that_an_option_allows_is_within_its_bounds(option: str) -> None:
    for value in some_values(OPTIONS[option]):
        assert OPTIONS[option].allows(value), value
        changes: dict[str, Any] = {option: value}
        found = replace(GAME_NIGHT, **changes).problems(4)
        assert not [p for p in found if p.option == option and p.id in ("bounds", "minimums")]


@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_that_an_option_does_not_allow_never_makes_rules(option: str) -> None:
    """Wrong types are refused when a file is read, numbers out of bounds by the rule set."""
    for value in bad_values(OPTIONS[option]):
        assert not OPTIONS[option].allows(value), value
        plain = list(value) if isinstance(value, tuple) else value
        assert refused(option, plain), value


def refused(option: str, plain: object) -> bool:
    try:
        rules = rules_from_json({option: plain})
    except NotationError as error:
        return error.reason == "option-value"
    return any(p.option == option for p in rules.problems(4))


@pytest.mark.parametrize("option", OPTIONS)
def test_values_survive_a_file(option: str) -> None:
    for value in some_values(OPTIONS[option]):
        changes: dict[str, Any] = {option: value}
        rules = replace(GAME_NIGHT, **changes)
        assert rules_from_json(rules_to_json(rules)) == rules


def test_what_presets_play_is_usual() -> None:
    assert OPTIONS["pile_take"].usual == (7, 6, "whole")
    assert OPTIONS["max_wilds"].usual == (None, 3)


def test_some_options_mean_nothing_at_some_tables() -> None:
    assert [s for s in ALL_SEATS if applies("permission", GAME_NIGHT, s)] == [4, 6]
    assert [s for s in ALL_SEATS if applies("team_count", GAME_NIGHT, s)] == [6]
    assert not applies("team_count", PRESETS["pagat-simpson"], 6)
    assert not applies("partner_in_foot", PRESETS["pagat-simpson"], 4)

"""The last table is kept in the settings and comes back as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from handfoot_gui.rules.house import HouseRules
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.session.table_plan import TablePlan, seated, usual_table
from handfoot_gui.storage.last_table import last_table, wants_sheet, with_agreed, with_table
from handfoot_gui.storage.settings import Settings

SIX = TablePlan(
    HouseRules("Friday at Ann’s", replace(GAME_NIGHT, draw_count=3)),
    seated(("steady", "person", "random", "steady", "steady", "steady"), ("", "Zoë")),
)


def test_without_a_last_table_it_is_the_usual_one() -> None:
    assert last_table(Settings()) == usual_table()


def test_the_last_table_comes_back() -> None:
    assert last_table(with_table(Settings(), SIX)) == SIX


def test_a_preset_keeps_its_own_name() -> None:
    table = TablePlan(HouseRules("Pagat", PRESETS["pagat"]), usual_table().seats)

    assert last_table(with_table(Settings(), table)).rules == table.rules


def test_names_that_nobody_chose_are_not_kept() -> None:
    assert with_table(Settings(), SIX).table_names == ("", "Zoë", "", "", "", "")


@pytest.mark.parametrize("line", ["noise", "handfoot-rules/9:a:b:c", "handfoot-rules/1::x=:0"])
def test_rules_that_cannot_be_read_give_way(line: str) -> None:
    settings = changed(with_table(Settings(), SIX), table_rules=line)

    assert last_table(settings) == TablePlan(usual_table().rules, SIX.seats)


def test_seats_that_nobody_can_take_give_way() -> None:
    settings = changed(with_table(Settings(), SIX), table_players=("person", "oracle"))

    assert last_table(settings) == TablePlan(SIX.rules, usual_table().seats)


def test_the_sheet_is_shown_always_when_the_rules_changed_or_never() -> None:
    settings = with_agreed(Settings(), SIX.rules)

    assert wants_sheet(settings, SIX.rules.rules)
    assert not wants_sheet(changed(settings, rule_sheet="changed"), SIX.rules.rules)
    assert wants_sheet(changed(settings, rule_sheet="changed"), GAME_NIGHT)
    assert not wants_sheet(changed(settings, rule_sheet="never"), GAME_NIGHT)

"""The sheet of a table says every option that means something there, and who says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.house import HouseRules
from handfoot_gui.rules.options import OPTIONS, applies
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.provenance import STATED_BY, origin
from handfoot_gui.words.option_labels import all_labels, value_label
from handfoot_gui.words.options import option_sentence
from handfoot_gui.words.rule_compare import compare
from handfoot_gui.words.rule_sheet import RuleSheet, SheetLine, rule_sheet
from tests.rules.option_values import ALL_SEATS, some_values


def lines_of(sheet: RuleSheet) -> dict[str, SheetLine]:
    return {line.id: line for section in sheet.sections for line in section.lines}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_option_that_applies_is_on_the_sheet(preset: str, seats: int) -> None:
    rules = PRESETS[preset]
    lines = lines_of(rule_sheet(rules, seats))
    missing = {o for o in OPTIONS if applies(o, rules, seats)} - set(lines)
    assert missing <= {"knee_size", "team_count"}  # no knee; the first line says the teams
    assert set(lines) <= set(CITATIONS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_line_says_whether_its_source_states_it(preset: str) -> None:
    for id_, line in lines_of(rule_sheet(PRESETS[preset], 4)).items():
        if id_ in OPTIONS:
            assert line.origin == origin(preset, id_)
            assert line.source.endswith("*") == (line.origin == "filled-in")
            if preset != "game-night" and line.origin == "stated":
                assert line.source == STATED_BY[preset]


def test_what_the_table_changed_is_marked_as_its_own() -> None:
    sheet = rule_sheet(replace(PRESETS["bicycle"], rounds=5), 4, name="Ours")
    assert (sheet.title, sheet.subtitle) == ("Ours", "Bicycle with 1 change")
    assert lines_of(sheet)["rounds"].source == "T"
    assert lines_of(sheet)["bonus"].source == "B"
    assert sheet.notes[-1].mark == "T"


@pytest.mark.parametrize("preset", PRESETS)
def test_who_plays_alone_reads_of_no_team_and_no_partner(preset: str) -> None:
    for seats in (2, 3, 5):
        texts = [line.text for line in lines_of(rule_sheet(PRESETS[preset], seats)).values()]
        assert not [t for t in texts if "team" in t or "partner" in t]


def test_a_team_of_three_reads_of_both_partners() -> None:
    lines = lines_of(rule_sheet(GAME_NIGHT, 6))
    assert lines["partner_in_foot"].text.startswith("Both partners")
    assert lines["permission"].text.startswith("Both partners")
    assert lines["teams"].source == "R"  # the article's table has four seats
    assert lines_of(rule_sheet(PRESETS["bicycle"], 4))["teams"].source == "B"
    assert lines_of(rule_sheet(PRESETS["bicycle"], 2))["teams"].source == "R*"


def test_a_book_is_one_where_one_is_asked_for_last() -> None:
    said = lines_of(rule_sheet(PRESETS["bicycle"], 4))["books_to_go_out"].text
    assert said == "Out of the foot, with one clean and one dirty book."
    said = lines_of(rule_sheet(GAME_NIGHT, 4))["books_to_go_out"].text
    assert said == "Out of the foot, with two clean and two dirty books."


def test_a_preset_is_called_by_its_name() -> None:
    assert rule_sheet(GAME_NIGHT, 4).title == "Game Night"
    sheet = rule_sheet(PRESETS["pagat"], 4, name="Tuesdays")
    assert (sheet.title, sheet.subtitle) == ("Tuesdays", "Pagat")


def test_every_mark_on_a_sheet_is_explained() -> None:
    for preset in PRESETS:
        sheet = rule_sheet(PRESETS[preset], 4)
        used = {m for line in lines_of(sheet).values() for m in line.source if m not in ", "}
        assert used == {note.mark for note in sheet.notes}


@pytest.mark.parametrize("option", OPTIONS)
def test_different_values_have_different_sentences(option: str) -> None:
    """Where the option means something: the bonus for wild books needs wild books."""
    values = some_values(OPTIONS[option])
    base = replace(GAME_NIGHT, wild_books="allowed")
    seats = 6 if option in ("team_count", "teams") else 4
    said = {option_sentence(option, replace(base, **{option: v}), seats) for v in values}
    assert len(said) == len(values)


def test_every_word_has_a_label() -> None:
    labels = [value_label(option, word) for option, word in all_labels()]
    assert all(labels)
    assert value_label("bonus", (500, 300, None)) == "500, 300, none"
    assert value_label("permission", False) == "no"


def test_a_comparison_counts_and_names_the_differences() -> None:
    told = compare(HouseRules("Ours"), HouseRules("Theirs", replace(GAME_NIGHT, rounds=2)), 4)
    assert told.title == "1 difference between Ours and Theirs: Rounds."
    assert told.differences[0].one == "A match is four rounds."
    assert told.differences[0].other == "A match is two rounds."

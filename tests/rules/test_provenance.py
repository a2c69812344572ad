"""A preset knows which of its values its source states (rulebook section 2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from handfoot_gui.rules.options import OPTIONS
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.provenance import (
    STATED,
    STATED_BY,
    nearest_preset,
    origin,
    preset_of,
)
from handfoot_gui.rules.sources import SOURCES

ONLY_GAME_NIGHT = (
    "jokers_per_deck",
    "team_count",
    "draw_count",
    "extra_clean_counts_as_dirty",
    "second_meld_of_rank",
    "pile_match",
    "pile_before_opening",
    "pile_minimum_size",
    "tie",
)


def test_every_preset_says_whose_rules_it_plays() -> None:
    assert list(STATED) == list(STATED_BY) == list(PRESETS)
    assert set(STATED_BY.values()) <= set(SOURCES)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_differs_from_game_night_is_stated(preset: str) -> None:
    """A preset cannot fill in what Game Night does not have."""
    differs = {o for o in OPTIONS if getattr(PRESETS[preset], o) != getattr(GAME_NIGHT, o)}
    assert differs <= STATED[preset]


@pytest.mark.parametrize("option", ONLY_GAME_NIGHT)
def test_a_row_of_dashes_is_filled_in_everywhere(option: str) -> None:
    assert {origin(p, option) for p in PRESETS if p != "game-night"} == {"filled-in"}
    assert origin("game-night", option) == "stated"


def test_a_source_may_state_what_game_night_says_too() -> None:
    assert origin("pagat", "going_out_bonus") == "stated"
    assert PRESETS["pagat"].going_out_bonus == GAME_NIGHT.going_out_bonus
    assert origin("hand-knee-and-foot", "foot_size") == "stated"
    assert origin("hand-knee-and-foot", "going_out_bonus") == "filled-in"


def test_decks_and_match_are_stated_by_good_sam_alone() -> None:
    for option in ("decks", "opening_minimums", "rounds", "target_score"):
        assert origin("good-sam", option) == "stated"
        assert origin("pagat", option) == origin("bicycle", option) == "filled-in"


def test_what_is_no_preset_or_no_option_is_an_error() -> None:
    with pytest.raises(KeyError):
        origin("pagat", "colour")
    with pytest.raises(KeyError):
        origin("hoyle", "decks")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_known_again(preset: str) -> None:
    assert preset_of(PRESETS[preset]) == nearest_preset(PRESETS[preset]) == preset


def test_changed_rules_are_near_the_preset_they_were_made_from() -> None:
    changed = replace(PRESETS["good-sam"], rounds=5, tie="extra-round")
    assert preset_of(changed) is None
    assert nearest_preset(changed) == "good-sam"

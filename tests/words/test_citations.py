"""Every rule, option, refusal and ruling says who says so, and what the others play."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.citations_disputes import DISPUTES
from handfoot_gui.rules.citations_options import OPTIONS
from handfoot_gui.rules.citations_refusals import REFUSALS
from handfoot_gui.rules.citations_rulebook import RULEBOOK
from handfoot_gui.rules.citations_rulings import RULINGS
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.provenance import GOVERNED_BY, STATED_BY, origin
from handfoot_gui.rules.refusals import REFUSAL_IDS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.sources import SOURCES
from handfoot_gui.words.citing import cite, others_say, said_by, short_source
from handfoot_gui.words.numbers import listed
from handfoot_gui.words.sheet_screen import rule_asked

PRESET_NAMES = {
    "pagat": "Pagat",
    "pagat-simpson": "Pagat’s Simpson variant",
    "bicycle": "Bicycle",
    "board-game-arena": "Board Game Arena",
    "good-sam": "Good Sam",
    "hand-knee-and-foot": "Hand, Knee and Foot",
}


def test_every_refusal_has_a_citation() -> None:
    assert sorted(REFUSALS) == sorted(REFUSAL_IDS)


def test_every_option_has_a_citation() -> None:
    assert sorted(OPTIONS) == sorted(field.name for field in fields(RuleSet))


def test_every_row_and_ruling_has_a_citation() -> None:
    assert len(RULEBOOK) == 26 + 1  # the stalemate is of section 2
    assert list(RULINGS) == [f"ruling.{n}" for n in range(1, 18)]
    parts = (REFUSALS, OPTIONS, RULEBOOK, RULINGS, DISPUTES)
    assert len(CITATIONS) == sum(map(len, parts))


def test_what_is_played_elsewhere_only_says_so() -> None:
    for dispute in DISPUTES.values():
        assert dispute.text.startswith(("Not played here:", "It cannot happen here:"))
        assert dispute.others.startswith("Some tables")


@pytest.mark.parametrize("rule", CITATIONS)
def test_a_citation_has_a_source_and_a_ruling_has_a_reason(rule: str) -> None:
    citation = CITATIONS[rule]
    assert citation.sources
    assert set(citation.sources) <= set(SOURCES)
    assert bool(citation.why) >= ("R" in citation.sources)
    for text in (citation.text, citation.others, citation.why):
        assert not text or text.endswith(".")
    assert not citation.title.endswith(".")


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_an_option_names_who_plays_it_differently(preset: str) -> None:
    for field in fields(RuleSet):
        differs = getattr(PRESETS[preset], field.name) != getattr(GAME_NIGHT, field.name)
        others = OPTIONS[field.name].others
        if preset == "pagat":
            others = others.replace("Pagat’s", "")
        assert (PRESET_NAMES[preset] in others) == differs, field.name


def test_a_source_is_named_in_full_with_its_address() -> None:
    cited = cite("first_upcard")
    assert cited.title == "The first card of the pile"
    assert cited.source_lines == (
        "The article “Hand and Foot Rules: How to Play, Score & Settle Disputes”",
        "A ruling of this program, where the sources are silent",
    )
    assert cite("rule.how-much").source_lines[0].endswith("pagat.com/rummy/handfoot.html")
    assert (
        cite("rule.how-much").source_lines[1].endswith("bicyclecards.com/how-to-play/hand-and-foot")
    )


def test_sources_in_short() -> None:
    assert short_source("meld.wild-limit") == "S, P"
    usual = "Source: the Hand and Foot article and Pagat."
    assert said_by("meld.wild-limit", GAME_NIGHT) == usual
    assert said_by("tie", GAME_NIGHT) == "Source: a ruling of this program."


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_refusal_names_who_says_so_at_this_table(preset: str) -> None:
    """Good Sam's wild limit is Good Sam's, not the article's."""
    for refusal, options in GOVERNED_BY.items():
        stated = all(origin(preset, option) == "stated" for option in options)
        letter = STATED_BY[preset] if stated else REFUSALS[refusal].sources
        names = [SOURCES[one].short for one in letter]
        assert said_by(refusal, PRESETS[preset]) == f"Source: {listed(names)}."


def test_what_a_table_changed_is_said_to_be_its_own() -> None:
    ours = replace(PRESETS["good-sam"], max_wilds=2)
    assert said_by("meld.wild-limit", ours) == "Agreed at this table."
    assert said_by("meld.wild-limit", PRESETS["good-sam"]) == "Source: Good Sam."


def test_a_rule_that_is_looked_up_is_told_as_the_table_plays_it() -> None:
    asked = rule_asked("meld.wild-limit", PRESETS["good-sam"], 4)
    assert asked.text == (
        "More naturals than wilds in a meld. Never more than three wilds in a meld of naturals."
    )
    assert asked.notes[0] == "Source: Good Sam."
    assert asked.notes[1].startswith("Game Night: A meld holds at least two natural cards")
    usual = rule_asked("meld.wild-limit", GAME_NIGHT, 4)
    assert usual.text == REFUSALS["meld.wild-limit"].text
    assert others_say("meld.wild-limit", GAME_NIGHT) == usual.notes[1]

"""Every rule, option, refusal and ruling says who says so, and what the others play."""

from __future__ import annotations

from dataclasses import fields

import pytest

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.citations_disputes import DISPUTES
from handfoot_gui.rules.citations_options import OPTIONS
from handfoot_gui.rules.citations_refusals import REFUSALS
from handfoot_gui.rules.citations_rulebook import RULEBOOK
from handfoot_gui.rules.citations_rulings import RULINGS
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.refusals import REFUSAL_IDS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.sources import SOURCES
from handfoot_gui.words.citing import cite, said_by, short_source

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
    assert said_by("meld.wild-limit") == "Source: the Hand and Foot article and Pagat."
    assert said_by("tie") == "Source: a ruling of this program."

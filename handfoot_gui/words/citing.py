"""Who says so: a rule's text and sources in the player's language, and at a table with its rules.

Knows `rules.citations` and whose value each option of a table is.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.provenance import backing
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.sources import SOURCES, Source
from handfoot_gui.words.catalogue import _
from handfoot_gui.words.numbers import listed, together


@dataclass(frozen=True, slots=True)
class Cited:
    """`source_lines`: one a source, name and address; `others` and `why` may be empty."""

    id: str
    title: str
    text: str
    sources: str
    source_lines: tuple[str, ...]
    others: str
    why: str


def cite(rule: str) -> Cited:
    """Everything that is known about a rule; raises KeyError for an id that is none."""
    citation = CITATIONS[rule]
    sources = [SOURCES[letter] for letter in citation.sources]
    return Cited(
        id=rule,
        title=_(citation.title),
        text=_(citation.text),
        sources=short_source(rule),
        source_lines=tuple(map(_source_line, sources)),
        others=_(citation.others) if citation.others else "",
        why=_(citation.why) if citation.why else "",
    )


def _source_line(source: Source) -> str:
    if not source.address:
        return _(source.name)
    return _("{source}: {address}").format(source=_(source.name), address=source.address)


def short_source(rule: str) -> str:
    """The letters of the rulebook: ``S, P``."""
    return ", ".join(CITATIONS[rule].sources)


HOUSE = "T"
"""Stands for a letter where the table wants it so."""


def letters_at(rule: str, rules: RuleSet) -> str:
    """As `short_source`, at a table: ``G`` where Good Sam's rules are played and say so."""
    return ", ".join(backing(rule, rules).letters) or HOUSE


def agreed_here() -> str:
    """Who says so where the table changed the rule."""
    return _("Agreed at this table.")


def said_by(rule: str, rules: RuleSet) -> str:
    """The small line under a refusal: ``Source: the Hand and Foot article and Pagat.``"""
    letters = backing(rule, rules).letters
    names = [_(SOURCES[letter].short) for letter in letters]
    return _("Source: {sources}.").format(sources=listed(names)) if names else agreed_here()


def others_say(rule: str, rules: RuleSet) -> str:
    """What is played elsewhere; at a table that plays otherwise than Game Night, Game Night's."""
    cited = cite(rule)
    if backing(rule, rules).is_usual:
        return cited.others
    usual = _("Game Night: {text}").format(text=cited.text)
    return together(usual, cited.others)

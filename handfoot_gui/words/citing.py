"""Who says so: a rule's text and sources in the player's language. Knows `rules.citations`."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.sources import SOURCES, Source
from handfoot_gui.words.catalogue import _
from handfoot_gui.words.numbers import listed


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


def said_by(rule: str) -> str:
    """The small line under a refusal: ``Source: the Hand and Foot article and Pagat.``"""
    names = [_(SOURCES[letter].short) for letter in CITATIONS[rule].sources]
    return _("Source: {sources}.").format(sources=listed(names))

"""What stands round the rule sheet on the screen, and who says what of one of its lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.rules.provenance import backing, governing
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.citing import cite, others_say, said_by
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import together
from handfoot_gui.words.options import option_sentence
from handfoot_gui.words.rule_sheet import RuleSheet, SheetLine


class SheetWord(Fixed):
    BEFORE = N_("Before the first card: this is what the table plays")
    RULES = N_("The rules of this table")
    SOURCES = N_("Who says so")
    SEARCH = N_("Search the rules")
    AGREE = N_("Agree and deal")
    CHANGE = N_("Change the rules")
    CLOSE = N_("Close")
    SAVE = N_("Save as text")
    WHICH = N_("Rules of")


def fingerprint_before(fingerprint: str) -> str:
    """Beside the button that deals: nobody can choose other cards from here on."""
    return _("Fingerprint of all deals of this match: {fingerprint}").format(
        fingerprint=fingerprint
    )


def saved_as(file: str) -> str:
    return _("Saved as {file}").format(file=file)


def nothing_found(text: str) -> str:
    return _("No rule speaks of “{text}”.").format(text=text)


def who_says(line: SheetLine, sheet: RuleSheet) -> str:
    """Under the pointer: the sources of a line, what the others say, why we rule so."""
    return "\n".join(_said_of(line, sheet))


def _said_of(line: SheetLine, sheet: RuleSheet) -> Iterator[str]:
    cited = cite(line.id)
    yield cited.title
    marks = line.source.replace(",", " ").replace("*", " *").split()
    yield from (note.text for note in sheet.notes if note.mark in marks)
    if line.others:
        yield line.others
    if cited.why:
        yield cited.why


@dataclass(frozen=True, slots=True)
class RuleAsked:
    """All that is known of the rule that said no, at the table where it did."""

    title: str
    text: str
    notes: tuple[str, ...]


def rule_asked(rule: str, rules: RuleSet, seats: int) -> RuleAsked:
    """Where the table plays otherwise than Game Night, in the words of its own options."""
    cited, text = cite(rule), cite(rule).text
    if not backing(rule, rules).is_usual:
        text = together(*(option_sentence(o, rules, seats) for o in governing(rule)))
    notes = (said_by(rule, rules), others_say(rule, rules), cited.why)
    return RuleAsked(cited.title, text, tuple(note for note in notes if note))


def is_about(line: SheetLine, wanted: str) -> bool:
    """Whether a search for these words finds the line."""
    said = f"{line.text} {cite(line.id).title}".casefold()
    return all(word in said for word in wanted.casefold().split())

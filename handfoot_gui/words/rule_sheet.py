"""The rules of a table on one page, as a value: sections of lines, each with who says so.

A window draws it, the command line prints it. Knows the rule set and the number of seats; not how
wide the page is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.rules.house import differing
from handfoot_gui.rules.options import GROUPS, OPTIONS, Group, applies
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.provenance import Standing, backing, nearest_preset
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.sources import SOURCES
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.citing import HOUSE, agreed_here, letters_at, others_say, short_source
from handfoot_gui.words.numbers import number
from handfoot_gui.words.options import group_title, option_sentence
from handfoot_gui.words.presets import filled_in, no_affiliation, preset_title
from handfoot_gui.words.rule_lines import BOOK_LINES

SECTIONS: dict[Group, tuple[str, ...]] = {
    "table": ("teams", "decks", "jokers_per_deck"),
    "deal": ("hand_size", "knee_size", "foot_size", "first_upcard", "rule.first-player"),
    "turn": ("draw_count", "rule.turn"),
    "melds": ("rule.melds", *GROUPS["melds"]),
    "opening": ("opening_minimums", "rule.opening"),
    "pile": (*GROUPS["pile"], "rule.what-may-be-seen"),
    "threes": ("pile.three", *GROUPS["threes"]),
    "foot": ("rule.to-the-foot", "rule.keep-two"),
    "going-out": GROUPS["going-out"],
    "scoring": (*GROUPS["scoring"], "rule.scoring"),
    "end": ("stock_out", "rule.stalemate", "rounds", "target_score", "tie"),
}
"""Options and rules of the book in the order in which a table would read them out."""

FILLED_IN = "*"
"""The mark of a line's source beside the letters of `rules.sources`."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """`id`: an option, or a rule of the book. `source`: ``S, P``, with a star where filled in.

    `others`: what is played elsewhere; may be empty.
    """

    id: str
    text: str
    source: str
    origin: Standing
    others: str


@dataclass(frozen=True, slots=True)
class SheetSection:
    group: Group
    title: str
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class SheetNote:
    """What a mark in the column of sources means."""

    mark: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleSheet:
    title: str
    subtitle: str
    sections: tuple[SheetSection, ...]
    notes: tuple[SheetNote, ...]
    closing: str


def rule_sheet(rules: RuleSet, seats: int, *, name: str = "") -> RuleSheet:
    """The sheet of a table; `name` is what the table calls its rules, where it has a name."""
    preset = nearest_preset(rules)
    sections = tuple(
        SheetSection(group, group_title(group), tuple(_lines(rules, seats, ids)))
        for group, ids in SECTIONS.items()
    )
    title, subtitle = _titles(rules, preset, name)
    return RuleSheet(title, subtitle, sections, _notes(sections, preset), no_affiliation())


def _titles(rules: RuleSet, preset: str, name: str) -> tuple[str, str]:
    known = preset_title(preset)
    changed = len(differing(rules, PRESETS[preset]))
    if not changed:
        return (name, known) if name and name != known else (known, "")
    based = ngettext("{preset} with {count} change", "{preset} with {count} changes", changed)
    return name or _("House rules"), based.format(preset=known, count=number(changed))


def _lines(rules: RuleSet, seats: int, ids: tuple[str, ...]) -> Iterator[SheetLine]:
    for id_ in ids:
        if id_ not in OPTIONS:
            text, others = BOOK_LINES[id_](rules, seats), others_say(id_, rules)
            yield SheetLine(id_, text, short_source(id_), "stated", others)
        elif _is_shown(id_, rules, seats):
            text = option_sentence(id_, rules, seats)
            asks_seats = id_ == "teams" and rules.teams == "partners" and seats != 4
            source = _source("team_count" if asks_seats else id_, rules)
            yield SheetLine(id_, text, *source, others_say(id_, rules))


def _is_shown(option: str, rules: RuleSet, seats: int) -> bool:
    """Options that say nothing at this table, or what another line says, are left out."""
    if option == "knee_size":
        return rules.knee_size > 0
    return option == "teams" or applies(option, rules, seats)


def _source(option: str, rules: RuleSet) -> tuple[str, Standing]:
    """Who says so. How other than four seats make teams is a ruling of ours."""
    standing = backing(option, rules).standing
    mark = FILLED_IN if standing == "filled-in" else ""
    return letters_at(option, rules) + mark, standing


def _notes(sections: tuple[SheetSection, ...], preset: str) -> tuple[SheetNote, ...]:
    sources = [line.source for section in sections for line in section.lines]
    notes = []
    for letter, source in SOURCES.items():
        if any(letter in s for s in sources):
            name = _(source.name)
            if source.address:
                name = _("{source}: {address}").format(source=name, address=source.address)
            notes.append(SheetNote(letter, name))
    if any(FILLED_IN in s for s in sources):
        notes.append(SheetNote(FILLED_IN, filled_in(preset)))
    if HOUSE in sources:
        notes.append(SheetNote(HOUSE, agreed_here()))
    return tuple(notes)

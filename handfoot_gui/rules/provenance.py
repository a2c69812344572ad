"""Which values of a preset its source states, and which are filled in from Game Night.

Knows who stands behind each preset; not what the values are (`presets`) nor what they mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.ruleset import RuleSet

Origin = Literal["stated", "filled-in"]
Standing = Literal["stated", "filled-in", "house"]
"""As the preset's source says; as Game Night, where it does not say; as this table wants it."""

STATED_BY: dict[str, str] = {
    "game-night": "S",
    "pagat": "P",
    "pagat-simpson": "P",
    "bicycle": "B",
    "board-game-arena": "A",
    "good-sam": "G",
    "hand-knee-and-foot": "K",
}
"""Preset -> the letter of the source (`rules.sources`) whose rules it plays."""

_EVERY_OPTION = frozenset(RuleSet.__dataclass_fields__)

_SILENT = {
    "jokers_per_deck",
    "team_count",
    "draw_count",
    "extra_clean_counts_as_dirty",
    "second_meld_of_rank",
    "pile_match",
    "pile_before_opening",
    "pile_minimum_size",
    "tie",
}
"""What only Game Night says (rulebook section 2: a row of dashes)."""

_MATCH = {"decks", "opening_minimums", "rounds", "target_score"}
"""Where Good Sam speaks beside Game Night, and nobody else."""

STATED: dict[str, frozenset[str]] = {
    "game-night": _EVERY_OPTION,
    "pagat": _EVERY_OPTION - _SILENT - _MATCH,
    "pagat-simpson": _EVERY_OPTION - _SILENT - _MATCH,
    "bicycle": _EVERY_OPTION - _SILENT - _MATCH,
    "board-game-arena": _EVERY_OPTION - _SILENT - _MATCH,
    "good-sam": _EVERY_OPTION - _SILENT,
    "hand-knee-and-foot": frozenset(
        {
            "decks",
            "hand_size",
            "knee_size",
            "foot_size",
            "wild_books",
            "pile_take",
            "red_three",
            "bonus",
        }
    ),
}
"""Preset -> the options on which its source speaks, also where it says what Game Night says."""


def origin(preset: str, option: str) -> Origin:
    """Whether a preset's value is its source's own, or Game Night's because it does not say.

    >>> origin("pagat", "hand_size"), origin("pagat", "decks")
    ('stated', 'filled-in')
    """
    if option not in _EVERY_OPTION:
        raise KeyError(option)
    return "stated" if option in STATED[preset] else "filled-in"


def preset_of(rules: RuleSet) -> str | None:
    """The preset that plays exactly so, if one does."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def nearest_preset(rules: RuleSet) -> str:
    """The preset with the fewest other values; the first of several."""

    def changes(name: str) -> int:
        preset = PRESETS[name]
        return sum(getattr(preset, o) != getattr(rules, o) for o in _EVERY_OPTION)

    return min(PRESETS, key=changes)


GOVERNED_BY: dict[str, tuple[str, ...]] = {
    "pile.wild": ("pile_on_wild",),
    "pile.size": ("pile_minimum_size",),
    "pile.match": ("pile_match",),
    "pile.opened-first": ("pile_before_opening",),
    "meld.wild-limit": ("wild_limit", "max_wilds"),
    "meld.all-wild": ("wild_books",),
    "meld.second": ("second_meld_of_rank",),
    "book.closed": ("add_to_books",),
    "opening.minimum": ("opening_minimums",),
    "out.books": ("books_to_go_out",),
    "out.partner": ("partner_in_foot",),
    "out.permission": ("permission",),
    "out.discard": ("last_card",),
}
"""Refusal -> the options that say what is refused; a refusal without any is the same everywhere."""


@dataclass(frozen=True, slots=True)
class Backing:
    """Who stands behind a rule at a table: letters of `rules.sources`, none for the table itself.

    `is_usual`: the options that govern it are Game Night's, whose text the citation is.
    """

    letters: str
    standing: Standing
    is_usual: bool


def governing(rule: str) -> tuple[str, ...]:
    """The options that decide what a rule says: itself, where it is one."""
    return (rule,) if rule in _EVERY_OPTION else GOVERNED_BY.get(rule, ())


def backing(rule: str, rules: RuleSet) -> Backing:
    """Whose rule it is at this table.

    >>> backing("meld.wild-limit", GAME_NIGHT).letters
    'SP'
    >>> backing("meld.wild-limit", PRESETS["good-sam"]).letters
    'G'
    """
    options, letters = governing(rule), CITATIONS[rule].sources
    preset = nearest_preset(rules)
    is_usual = all(getattr(rules, o) == getattr(GAME_NIGHT, o) for o in options)
    if any(getattr(rules, o) != getattr(PRESETS[preset], o) for o in options):
        return Backing("", "house", is_usual)
    if any(origin(preset, o) == "filled-in" for o in options):
        return Backing(letters, "filled-in", is_usual)
    if options and preset != "game-night":
        letters = STATED_BY[preset]
    return Backing(letters, "stated", is_usual)

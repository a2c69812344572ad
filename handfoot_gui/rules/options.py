"""The options of a rule set as data: kind, bounds, choices, and the part of a sheet they belong to.

One table for everything that shows or asks for options; derived from `RuleSet` and its bounds, so
that it cannot say anything else than they do. Knows no sentence (`words.options`).
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import BLACK_THREE_VALUES, BOUNDS, MINIMUMS, RuleSet

Group = Literal[
    "table",
    "deal",
    "turn",
    "melds",
    "opening",
    "pile",
    "threes",
    "foot",
    "going-out",
    "scoring",
    "end",
]

GROUPS: dict[Group, tuple[str, ...]] = {
    "table": ("teams", "team_count", "decks", "jokers_per_deck"),
    "deal": ("hand_size", "knee_size", "foot_size", "first_upcard"),
    "turn": ("draw_count",),
    "melds": (
        "wild_limit",
        "max_wilds",
        "wild_books",
        "add_to_books",
        "second_meld_of_rank",
    ),
    "opening": ("opening_minimums",),
    "pile": (
        "pile_match",
        "pile_before_opening",
        "pile_take",
        "pile_on_wild",
        "pile_minimum_size",
    ),
    "threes": ("red_three_play", "red_three", "black_three_value"),
    "foot": (),
    "going-out": (
        "books_to_go_out",
        "extra_clean_counts_as_dirty",
        "partner_in_foot",
        "permission",
        "last_card",
    ),
    "scoring": ("low_cards_up_to", "bonus", "going_out_bonus"),
    "end": ("stock_out", "rounds", "target_score", "tie"),
}
"""The parts of a rule sheet in the order of the game, each with its options in reading order."""

Kind = Literal["number", "choice", "switch", "numbers"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `kind` is how it is asked for:

    a switch; a choice among `choices`; a number from `low` to `high`, or (where there are some) one
    of the words in `choices` instead; or several such numbers, `least` to `most` of them. With
    `may_be_none` None is a value as well (of the last number, where there are several).
    """

    name: str
    group: Group
    kind: Kind
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    least: int = 1
    most: int = 1
    may_be_none: bool = False

    def allows(self, value: object) -> bool:
        """Whether a value is of this option's kind and within its bounds."""
        match self.kind:
            case "switch":
                return isinstance(value, bool)
            case "choice":
                return not isinstance(value, bool) and value in self.choices
            case "number":
                return self._is_number(value) or (isinstance(value, str) and value in self.choices)
            case "numbers":
                return (
                    isinstance(value, tuple)
                    and self.least <= len(value) <= self.most
                    and all(self._is_number(v, is_last=i == 2) for i, v in enumerate(value))
                )

    def _is_number(self, value: object, *, is_last: bool = True) -> bool:
        if value is None:
            return self.may_be_none and is_last
        is_int = isinstance(value, int) and not isinstance(value, bool)
        return is_int and (self.low or 0) <= value <= (self.high or 0)  # type: ignore[operator]

    @property
    def usual(self) -> tuple[Any, ...]:
        """The values that some preset plays, Game Night's first."""
        return tuple(dict.fromkeys(getattr(p, self.name) for p in PRESETS.values()))


def _option(name: str, group: Group, hint: Any) -> Option:
    kinds = tuple(_flat(hint))
    words = tuple(k for k in kinds if isinstance(k, str))
    low, high = BOUNDS.get(name, (None, None))
    if name == "black_three_value":
        return Option(name, group, "choice", BLACK_THREE_VALUES)
    if hint is bool:
        return Option(name, group, "switch", (False, True))
    if get_origin(hint) is tuple:
        args = get_args(hint)
        least, most = MINIMUMS if args[-1] is Ellipsis else (len(args), len(args))
        return Option(name, group, "numbers", (), low, high, least, most, type(None) in kinds)
    if int in kinds:
        none = type(None) in kinds
        return Option(name, group, "number", words, low, high, may_be_none=none)
    return Option(name, group, "choice", words)


def _flat(hint: Any) -> Iterator[Any]:
    """The plain types and the words that a type is made of."""
    if get_origin(hint) in (Union, types.UnionType, Literal, tuple):
        for arg in get_args(hint):
            yield from _flat(arg)
    else:
        yield hint


def _table() -> dict[str, Option]:
    hints = get_type_hints(RuleSet)
    return {
        name: _option(name, group, hints[name]) for group, names in GROUPS.items() for name in names
    }


OPTIONS: dict[str, Option] = _table()
"""Every option by its name, in the order of a rule sheet."""


def applies(option: str, rules: RuleSet, seats: int) -> bool:
    """Whether an option means anything at this table, the others being what they are."""
    alone = rules.is_alone_at(seats)
    match option:
        case "teams":
            return seats in (4, 6)
        case "team_count":
            return seats == 6 and rules.teams == "partners"
        case "permission" | "partner_in_foot":
            return not alone
        case "extra_clean_counts_as_dirty":
            return rules.books_to_go_out[1] > 0
        case _:
            return True

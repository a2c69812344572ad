"""Option value against case: which values of the rules no case is about.

The values come from the types and bounds of `RuleSet`, so that a new option is a hole until cases
name it. Knows what the cases are about; not whether they hold.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from handfoot_gui.referee.case import Case
from handfoot_gui.rules.notation import rules_to_json
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.refusals import REFUSAL_IDS
from handfoot_gui.rules.ruleset import (
    BLACK_THREE_VALUES,
    BOUNDS,
    MAX_SEATS,
    MIN_SEATS,
    RuleSet,
)

ELSEWHERE = frozenset({"first_upcard", "rounds", "target_score", "tie"})
"""Options that only a deal or a whole match can show, never a position."""

FEW = 5
"""So many whole numbers are all looked for; of more only the ends and what presets play by."""

CHOICES: dict[str, tuple[int, ...]] = {"black_three_value": BLACK_THREE_VALUES}
"""Numbers that are a choice rather than a range."""


@dataclass(frozen=True, slots=True)
class Value:
    """Something an option can be: as text, and whether a file's value is it."""

    text: str
    fits: Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Row:
    """How many cases name a value in their rules, and how many only play by it."""

    group: str
    value: str
    named: int
    played: int = 0
    is_elsewhere: bool = False

    @property
    def is_hole(self) -> bool:
        return not self.named and not self.is_elsewhere


def coverage(cases: Iterable[Case]) -> tuple[Row, ...]:
    """Rows for the options, the presets, the numbers of seats, and the refusals expected."""
    known = tuple(cases)
    options = option_rows(known, get_type_hints(RuleSet))
    return (*options, *_presets(known), *_seats(known), *_refusals(known))


def option_rows(cases: tuple[Case, ...], hints: Mapping[str, Any]) -> Iterator[Row]:
    """Rows for options by their types; one of a type not understood has a row that is a hole."""
    played = [_played(case) for case in cases]
    for option, hint in hints.items():
        values = tuple(_values(option, hint)) or (Value("?", lambda _: False),)
        for value in values:
            named = sum(option in c.rules and value.fits(c.rules[option]) for c in cases)
            through = sum(option in rules and value.fits(rules[option]) for rules in played)
            yield Row(option, value.text, named, through, option in ELSEWHERE)


def _played(case: Case) -> dict[str, Any]:
    preset = PRESETS[case.rules.get("preset", "game-night")]
    return rules_to_json(preset) | case.rules


def _presets(cases: tuple[Case, ...]) -> Iterator[Row]:
    for name in PRESETS:
        named = sum(case.rules.get("preset") == name for case in cases)
        yield Row("preset", name, named, named)


def _seats(cases: tuple[Case, ...]) -> Iterator[Row]:
    tables = Counter(len(case.position.seats) for case in cases)
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        yield Row("seats", str(seats), tables[seats], tables[seats])


def _refusals(cases: tuple[Case, ...]) -> Iterator[Row]:
    """An id counts where a step expects it and no other."""
    expected: Counter[str] = Counter()
    for case in cases:
        for step in case.steps:
            rule = step.get("expect", {}).get("rule")
            rules = [rule] if isinstance(rule, str) else rule or []
            expected.update(rules if len(rules) == 1 else [])
    for refusal in REFUSAL_IDS:
        yield Row("refusal", refusal, expected[refusal], expected[refusal])


# --- what an option can be ------------------------------------------------------------------------


def _values(option: str, hint: Any) -> Iterator[Value]:
    """The values to look for, from the option's type; none for a type that is not understood."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        for arg in args:
            yield from _values(option, arg)
    elif origin is Literal:
        yield from (_exactly(arg) for arg in args)
    elif origin is tuple:
        yield from _lists(option, args)
    elif hint is bool:
        yield from (_exactly(False), _exactly(True))
    elif hint is int:
        yield from (_exactly(number) for number in _numbers(option))
    elif hint is type(None):
        yield _exactly(None)


def _exactly(wanted: object) -> Value:
    return Value(_text(wanted), lambda value: type(value) is type(wanted) and value == wanted)


def _text(value: object) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return str(value).lower()
        case _:
            return str(value).replace("None", "none")


def _numbers(option: str) -> list[int]:
    """The numbers to look for: all of a few, else both ends and what the presets play by."""
    if option in CHOICES:
        return list(CHOICES[option])
    if option not in BOUNDS:
        return []
    low, high = BOUNDS[option]
    if high - low < FEW:
        return list(range(low, high + 1))
    used = (getattr(rules, option) for rules in PRESETS.values())
    return sorted({low, high, *(n for n in used if isinstance(n, int))})


def _lists(option: str, args: tuple[Any, ...]) -> Iterator[Value]:
    """The presets' lists as they stand, and the ends of the bounds at every place of a list."""
    lists = dict.fromkeys(tuple(getattr(rules, option, ())) for rules in PRESETS.values())
    yield from (_exactly(list(values)) for values in lists)
    if option not in BOUNDS:
        return
    for number in BOUNDS[option]:
        if args[-1] is Ellipsis:
            yield Value(f"[... {number} ...]", lambda value, n=number: n in value)  # type: ignore[misc]
            continue
        for place in range(len(args)):
            shown = ", ".join(str(number) if i == place else "." for i in range(len(args)))
            yield Value(f"[{shown}]", lambda value, n=number, at=place: value[at] == n)  # type: ignore[misc]

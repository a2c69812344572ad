"""Values of options to try: every word, both bounds, what presets play, and just outside."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from handfoot_gui.rules.options import OPTIONS, Option
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS, RuleSet


def some_values(option: Option) -> tuple[Any, ...]:
    """Allowed values: all words and switches, the bounds, and what some preset plays."""
    return tuple(dict.fromkeys((*option.usual, *option.choices, *_numbers(option))))


def _numbers(option: Option) -> Iterator[Any]:
    if option.low is None or option.high is None:
        return
    middle = (option.low + option.high) // 2
    if option.kind == "number":
        yield from (option.low, option.low + 1, middle, option.high)
        if option.may_be_none:
            yield None
    if option.kind == "numbers":
        for count in (option.least, option.most):
            yield from ((edge,) * count for edge in (option.low, option.low + 1, option.high))


def bad_values(option: Option) -> tuple[Any, ...]:
    """Of the wrong type, outside the bounds, or too many."""
    wrong: list[Any] = ["nonsense", 1.5, [], {}, (), "", -1]
    wrong += [] if option.may_be_none and option.kind == "number" else [None]
    if option.kind != "switch":
        wrong.append(True)
    if option.kind == "number" and option.low is not None and option.high is not None:
        wrong += [option.low - 1, option.high + 1, str(option.low), (option.low,)]
    if option.kind == "numbers" and option.low is not None and option.high is not None:
        least = (option.low,) * option.least
        wrong += [(option.low,) * (option.most + 1), (*least[1:], option.high + 1)]
        wrong += [(*least[1:], "5"), (*least[1:], True), option.low]
    return tuple(wrong)


def any_rules(rng: random.Random, *, changes: int) -> RuleSet:
    """Some preset with so many options at random, bounds included; playable or not."""
    preset = PRESETS[rng.choice(sorted(PRESETS))]
    names = rng.sample(sorted(OPTIONS), changes)
    values: dict[str, Any] = {name: rng.choice(some_values(OPTIONS[name])) for name in names}
    return replace(preset, **values)


def playable_rules(rng: random.Random, seats: int, *, changes: int) -> RuleSet:
    while True:
        rules = any_rules(rng, changes=changes)
        if not rules.problems(seats):
            return rules


ALL_SEATS = range(MIN_SEATS, MAX_SEATS + 1)

"""The options of a rule set as rows of a form, and what a row's message makes of the rules.

Derived from the table of options: a new option appears by itself. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from handfoot_gui.rules.options import GROUPS, OPTIONS, Option, applies
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.ui.kit.choices import Segments, Toggle
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.form import Row, Section
from handfoot_gui.ui.kit.stepper import Stepper
from handfoot_gui.ui.kit.widgets import Chosen
from handfoot_gui.ui.kit.words import Words
from handfoot_gui.words.citing import cite
from handfoot_gui.words.option_labels import value_label
from handfoot_gui.words.option_parts import (
    a_number,
    minimums_hint,
    on_off,
    part_titles,
    played_by,
    the_number,
)
from handfoot_gui.words.options import group_title, option_sentence, option_title

STEPS = {
    "red_three": 5,
    "bonus": 50,
    "going_out_bonus": 50,
    "target_score": 500,
}
"""How far one step goes, where one is not enough."""

FIRST_NUMBER = {"decks": 5, "max_wilds": 3, "pile_take": 7, "target_score": 10_000, "bonus": 1500}
"""Where a number begins when it takes a word's place."""


def option_sections(rules: RuleSet, seats: int, wanted: str = "") -> tuple[Section, ...]:
    """All that mean something at this table and speak of what is searched for."""
    sections = []
    for group, names in GROUPS.items():
        shown = [
            n for n in names if applies(n, rules, seats) and _is_about(n, rules, seats, wanted)
        ]
        rows = tuple(row for name in shown for row in option_rows(name, rules, seats))
        if rows:
            sections.append(Section(group_title(group), rows))
    return tuple(sections)


def _is_about(option: str, rules: RuleSet, seats: int, wanted: str) -> bool:
    cited = cite(option)
    said = (option_title(option), option_sentence(option, rules, seats), cited.text, cited.others)
    text = " ".join(said).casefold()
    return all(word in text for word in wanted.casefold().split())


def option_rows(name: str, rules: RuleSet, seats: int) -> tuple[Row, ...]:
    """The option with what its value says and who plays it so; a row more for each number."""
    option, value = OPTIONS[name], getattr(rules, name)
    note = f"{option_sentence(name, rules, seats)} {played_by(name, value)}"
    title, tip = option_title(name), cite(name).others
    match option.kind:
        case "switch":
            toggle = Toggle(key=_key(name), on=value, word=on_off(value), tip=tip)
            return (Row(title, toggle, note),)
        case "choice":
            labels = tuple(value_label(name, choice) for choice in option.choices)
            at = option.choices.index(value)
            return (Row(title, Segments(key=_key(name), options=labels, index=at, tip=tip), note),)
        case "number":
            return tuple(_number_rows(option, value, title, note, tip))
        case "numbers":
            return tuple(_numbers_rows(option, value, title, note, tip))


def _number_rows(option: Option, value: Any, title: str, note: str, tip: str) -> Iterator[Row]:
    words = _words(option)
    if not words:
        yield Row(title, _stepper(option, _key(option.name), value, tip), note)
        return
    labels = (*(value_label(option.name, word) for word in words), a_number())
    is_number = value not in words
    at = len(words) if is_number else words.index(value)
    yield Row(title, Segments(key=_key(option.name), options=labels, index=at, tip=tip), note)
    if is_number:
        yield Row(the_number(), _stepper(option, _key(option.name, "number"), value, tip))


def _numbers_rows(
    option: Option, value: tuple[Any, ...], title: str, note: str, tip: str
) -> Iterator[Row]:
    parts = part_titles(option.name)
    if not parts:
        text = ", ".join(map(str, value))
        field = Field(key=_key(option.name), text=text, hint=minimums_hint(), most=120, tip=tip)
        yield Row(title, field, note)
        return
    yield Row(title, Words(key=("several", option.name), text=""), note)
    for i, (part, number) in enumerate(zip(parts, value, strict=True)):
        may_be_none = option.may_be_none and i == len(parts) - 1
        if may_be_none:
            labels = (value_label(option.name, None), a_number())
            index = 0 if number is None else 1
            yield Row(part, Segments(key=_key(option.name, i), options=labels, index=index))
        if number is not None:
            label = the_number() if may_be_none else part
            yield Row(label, _stepper(option, _key(option.name, i, "number"), number, tip))


def _words(option: Option) -> tuple[Any, ...]:
    """What may stand in a number's place."""
    return (*option.choices, *((None,) if option.may_be_none else ()))


def _stepper(option: Option, key: tuple[object, ...], value: int, tip: str) -> Stepper:
    return Stepper(
        key=key,
        value=value,
        least=option.low or 0,
        most=option.high or 0,
        step=STEPS.get(option.name, 1),
        word=value_label(option.name, value),
        tip=tip,
    )


def _key(name: str, *part: object) -> tuple[object, ...]:
    return ("option", name, *part)


# --- what a message makes of the rules -----------------------------------------------------------


class NotNumbers(ValueError):
    """What stands in a field is no list of numbers (yet)."""


def is_option(key: object) -> bool:
    return isinstance(key, tuple) and key[:1] == ("option",)


def with_option(rules: RuleSet, chosen: Chosen) -> RuleSet:
    """The rules with what was chosen in one of the rows above; raises NotNumbers."""
    assert isinstance(chosen.key, tuple)
    _, name, *part = chosen.key
    option = OPTIONS[name]
    before = getattr(rules, name)
    return replace(rules, **{name: _value(option, before, tuple(part), chosen.value)})


def _value(option: Option, before: Any, part: tuple[object, ...], value: Any) -> Any:
    if option.kind == "switch":
        return bool(value)
    if option.kind == "choice":
        return option.choices[value]
    if option.kind == "number":
        words = _words(option)
        return _word_or_number(option, words, before, value) if words and not part else value
    if not part:
        return _numbers(option, str(value))
    index = int(str(part[0]))
    items = list(before)
    is_number = part[1:] == ("number",)
    items[index] = value if is_number else _word_or_number(option, (None,), items[index], value)
    return tuple(items)


def _word_or_number(option: Option, words: tuple[Any, ...], before: Any, index: int) -> Any:
    if index < len(words):
        return words[index]
    return before if before not in words else FIRST_NUMBER.get(option.name, option.low)


def _numbers(option: Option, text: str) -> tuple[int, ...]:
    parts = [part for part in text.replace(";", ",").replace(" ", ",").split(",") if part]
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
        raise NotNumbers(text)
    numbers = tuple(map(int, parts))
    if not option.allows(numbers):
        raise NotNumbers(text)
    return numbers

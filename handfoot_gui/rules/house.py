"""House rules: a rule set under a name, compared with another, and as one line of text.

    handfoot-rules/1:Friday at Ann’s:hand_size=13,bonus=500/300/1500,pile_take=whole:5d1f20c3

The line names the options that differ from Game Night and ends in a checksum of what stands before
it. Spaces and line breaks that a letter or a chat adds do no harm. Knows no file and no sentence.
"""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from handfoot_gui.rules.options import OPTIONS, Option
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.ruleset import RuleProblem, RuleSet

FORMAT = "handfoot-rules"
VERSION = 1
LONGEST_NAME = 40
LONGEST_TEXT = 4000
"""Characters; a line with every option changed is far shorter."""

WORDS: dict[str, object] = {"yes": True, "no": False, "none": None}


class HouseRulesError(Exception):
    """Why a text is no rule set that can be played; `id` keys the sentence in words.

    | id             | fields        |
    |----------------|---------------|
    | no-rules       |               |
    | damaged        |               |
    | newer          | version       |
    | bad-name       | most          |
    | unknown-option | option        |
    | bad-value      | option, value |
    | unplayable     | (`problem`)   |
    """

    def __init__(self, id: str, problem: RuleProblem | None = None, **fields: str) -> None:  # noqa: A002
        super().__init__(id)
        self.id = id
        self.fields = fields
        self.problem = problem


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules that a table has given a name."""

    name: str
    rules: RuleSet = field(default=GAME_NIGHT)


def differing(one: RuleSet, other: RuleSet) -> tuple[str, ...]:
    """The options with different values, in the order of a rule sheet."""
    return tuple(o for o in OPTIONS if getattr(one, o) != getattr(other, o))


def clean_name(text: str) -> str:
    """A name as it is kept: no colon, no line break, up to 40 characters; raises HouseRulesError.

    >>> clean_name("  Friday   at Ann's ")
    "Friday at Ann's"
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(name) <= LONGEST_NAME or ":" in name or not name.isprintable():
        raise HouseRulesError("bad-name", most=str(LONGEST_NAME))
    return name


def require_playable(rules: RuleSet, seats: int | None) -> None:
    """Raises HouseRulesError for rules that cannot be played by so many.

    None: by nobody, whatever the number of seats.
    """
    counts = range(2, 7) if seats is None else (seats,)
    found = [rules.problems(count) for count in counts]
    if all(found):
        raise HouseRulesError("unplayable", found[0][0])


# --- one line of text ---------------------------------------------------------------------------


def is_text(text: str) -> bool:
    """Whether this looks like rules written as one line, rather than the name of a file."""
    line = _unquoted(text)
    return line.lower().startswith(f"{FORMAT}/") and ":" in line


def encode(house: HouseRules) -> str:
    """The rules as one line of text that survives letters and chats."""
    changed = differing(house.rules, GAME_NIGHT)
    options = ",".join(f"{o}={_written(getattr(house.rules, o))}" for o in changed)
    head = f"{FORMAT}/{VERSION}:{clean_name(house.name)}:{options}"
    return f"{head}:{_checksum(head)}"


def decode(text: str, seats: int | None = None) -> HouseRules:
    """The rules of such a line; raises HouseRulesError, the first reason first.

    With `seats` they must be playable by so many, without by some number of seats.
    """
    if not is_text(text):
        raise HouseRulesError("no-rules")
    if len(text) > LONGEST_TEXT:
        raise HouseRulesError("damaged")
    parts = _unquoted(text).split(":")
    version = parts[0].strip().rpartition("/")[2]
    if version.isascii() and version.isdigit() and int(version[:9]) > VERSION:
        raise HouseRulesError("newer", version=version[:9])
    if len(parts) != 4 or parts[0].strip().lower() != f"{FORMAT}/{VERSION}":
        raise HouseRulesError("damaged")
    name, options = " ".join(parts[1].split()), "".join(parts[2].split())
    head = f"{FORMAT}/{VERSION}:{unicodedata.normalize('NFC', name)}:{options}"
    if "".join(parts[3].split()).lower() != _checksum(head):
        raise HouseRulesError("damaged")
    rules = changed(_pairs(options))
    require_playable(rules, seats)
    return HouseRules(clean_name(name), rules)


def changed(options: Mapping[str, str]) -> RuleSet:
    """Game Night with these options, each written as in the line; raises HouseRulesError."""
    values: dict[str, Any] = {}
    for name, text in options.items():
        if name not in OPTIONS:
            raise HouseRulesError("unknown-option", option=name[:LONGEST_NAME])
        values[name] = _read(OPTIONS[name], text)
    return replace(GAME_NIGHT, **values)


def _pairs(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in text.split(",") if text else ():
        name, equals, value = item.partition("=")
        if not equals or name in found:
            raise HouseRulesError("damaged")
        found[name] = value
    return found


def _unquoted(text: str) -> str:
    """Without what surrounds a line that was copied from a letter."""
    return text.strip().strip("`'\"<>“”„«»").strip()


def _checksum(head: str) -> str:
    return f"{zlib.crc32(head.encode()):08x}"


def _written(value: object) -> str:
    """``13``, ``players+1``, ``yes``, ``none``, ``500/300/none``."""
    if isinstance(value, tuple):
        return "/".join(_written(item) for item in value)
    for word, meant in WORDS.items():
        if value is meant:
            return word
    return str(value)


def _read(option: Option, text: str) -> object:
    """Raises HouseRulesError for what is no value of the option."""
    several = option.kind == "numbers"
    items = tuple(_item(part, option) for part in (text.split("/") if several else [text]))
    value = items if several else items[0]
    if not option.allows(value):
        raise HouseRulesError("bad-value", option=option.name, value=text[:LONGEST_NAME])
    return value


def _item(text: str, option: Option) -> object:
    if text in option.choices:
        return text
    if text in WORDS:
        return WORDS[text]
    is_number = text.isascii() and text.isdigit() and len(text) <= 9
    return int(text) if is_number else text

"""What two rule sets say differently: a headline, and both sentences for each option."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.house import HouseRules, differing
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import number
from handfoot_gui.words.options import option_sentence, option_title


@dataclass(frozen=True, slots=True)
class Difference:
    """`one` and `other` are what the two say of the option called `title`."""

    option: str
    title: str
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Comparison:
    title: str
    one: str
    other: str
    differences: tuple[Difference, ...]


def compare(one: HouseRules, other: HouseRules, seats: int) -> Comparison:
    """``7 differences between Game Night and Pagat: …`` with the options named in it."""
    found = tuple(
        Difference(
            option,
            option_title(option),
            option_sentence(option, one.rules, seats),
            option_sentence(option, other.rules, seats),
        )
        for option in differing(one.rules, other.rules)
    )
    return Comparison(_headline(one, other, found), one.name, other.name, found)


def _headline(one: HouseRules, other: HouseRules, found: tuple[Difference, ...]) -> str:
    names = {"one": one.name, "other": other.name}
    if not found:
        return _("No differences between {one} and {other}.").format(**names)
    text = ngettext(
        "{count} difference between {one} and {other}: {options}.",
        "{count} differences between {one} and {other}: {options}.",
        len(found),
    )
    titles = "; ".join(difference.title for difference in found)
    return text.format(count=number(len(found)), options=titles, **names)

"""Options as a screen asks for them: the parts of those with several numbers, and who plays it so.

Knows presets by their names; the sentences of the values are in `options`.
"""

from __future__ import annotations

from typing import Any

from handfoot_gui.rules.options import OPTIONS
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import N_, _, pgettext
from handfoot_gui.words.option_labels import value_label
from handfoot_gui.words.options import option_title
from handfoot_gui.words.presets import preset_title

_PARTS: dict[str, tuple[str, ...]] = {
    "books_to_go_out": (N_("Clean books"), N_("Dirty books"), N_("Wild books")),
    "bonus": (N_("A clean book brings"), N_("A dirty book brings"), N_("A wild book brings")),
    "red_three": (N_("A red three laid"), N_("A red three left over")),
}

assert all(OPTIONS[option].most == len(parts) for option, parts in _PARTS.items())


def part_titles(option: str) -> tuple[str, ...]:
    """The names of the several numbers of an option; empty for a list of any length."""
    return tuple(_(part) for part in _PARTS.get(option, ()))


def a_number() -> str:
    """The choice of a number where a word could stand as well."""
    return _("a number")


def the_number() -> str:
    """Beside the number, where one was chosen."""
    return _("Number")


def minimums_hint() -> str:
    """In the empty field of the opening minimums."""
    return _("one a round: 50, 90, 120, 150")


def not_numbers(option: str) -> str:
    return _("{option}: numbers with commas between.").format(option=option_title(option))


def played_by(option: str, value: Any) -> str:
    """Which published rules have this value: ``Played so: Pagat · Good Sam``"""
    names = [
        preset_title(name) for name, rules in PRESETS.items() if getattr(rules, option) == value
    ]
    if not names:
        return _("No published rules here play it so.")
    if len(names) == len(PRESETS):
        return _("All published rules here play it so.")
    return _("Played so: {names}").format(names=" · ".join(names))


def differing_line(option: str, rules: RuleSet, other: RuleSet) -> str:
    """One difference in short: ``Cards in the hand: 13, not 11``; of several numbers those that
    differ: ``Books for going out · Wild books: 1, not 0``."""
    title, parts = option_title(option), part_titles(option)
    this, that = getattr(rules, option), getattr(other, option)
    if not parts:
        return _differs(title, option, this, that)
    lines = zip(parts, this, that, strict=True)
    return "; ".join(_differs(f"{title} · {p}", option, a, b) for p, a, b in lines if a != b)


def _differs(title: str, option: str, this: Any, that: Any) -> str:
    return _("{option}: {this}, not {that}").format(
        option=title, this=value_label(option, this), that=value_label(option, that)
    )


def on_off(on: bool) -> str:  # noqa: FBT001 - the value of a switch
    """Beside a switch."""
    return pgettext("a switch", "on") if on else pgettext("a switch", "off")

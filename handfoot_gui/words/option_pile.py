"""What the options of the discard pile say, one sentence a value."""

from __future__ import annotations

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import spelled


def _match(rules: RuleSet, _seats: int) -> str:
    if rules.pile_match == "two-naturals":
        return _("Two naturals of its top’s rank from the hand take it.")
    return _("Two naturals of its top’s rank, or one and a wild, take it.")


def _before_opening(rules: RuleSet, seats: int) -> str:
    if rules.pile_before_opening:
        return _("Taking it may open, if its melds reach the minimum.")
    if rules.is_alone_at(seats):
        return _("A player who has not opened cannot take it.")
    return _("A team that has not opened cannot take it.")


def _take(rules: RuleSet, _seats: int) -> str:
    if rules.pile_take == "whole":
        return _("The whole pile is taken.")
    return ngettext(
        "Its top card alone is taken.",
        "Its top {count} cards are taken, the melded one included.",
        rules.pile_take,
    ).format(count=spelled(rules.pile_take))


def _on_wild(rules: RuleSet, _seats: int) -> str:
    match rules.pile_on_wild:
        case "blocked":
            return _("A wild on top blocks it.")
        case "twin-wilds":
            return _("A wild on top is taken with two cards like it, as a meld of wilds.")
        case "frozen":
            return _("A wild on top blocks it; while one lies in it, two naturals are needed.")


def _minimum_size(rules: RuleSet, _seats: int) -> str:
    least = rules.pile_minimum_size
    if least == 1:
        return _("It may be taken however few cards it holds.")
    return _("It may be taken from {count} cards on.").format(count=spelled(least))


PILE_SENTENCES = {
    "pile_match": _match,
    "pile_before_opening": _before_opening,
    "pile_take": _take,
    "pile_on_wild": _on_wild,
    "pile_minimum_size": _minimum_size,
}

"""A value of an option in a word or two, for a control or a table's cell. Knows no sentence."""

from __future__ import annotations

from typing import Any

from handfoot_gui.rules.options import OPTIONS
from handfoot_gui.words.catalogue import N_, _, pgettext
from handfoot_gui.words.numbers import number

_LABELS: dict[tuple[str, str], str] = {
    ("decks", "players+1"): N_("players + 1"),
    ("decks", "players+2"): N_("players + 2"),
    ("teams", "partners"): N_("partners"),
    ("teams", "single"): N_("alone"),
    ("wild_limit", "two-to-one"): N_("two naturals a wild"),
    ("wild_limit", "more-naturals"): N_("more naturals"),
    ("wild_limit", "four-naturals"): N_("four naturals first"),
    ("wild_limit", "no-more-than-naturals"): N_("as many as naturals"),
    ("wild_books", "forbidden"): N_("forbidden"),
    ("wild_books", "allowed"): N_("allowed"),
    ("add_to_books", "never"): N_("never"),
    ("add_to_books", "naturals"): N_("naturals"),
    ("add_to_books", "any"): N_("any card"),
    ("second_meld_of_rank", "after-book"): N_("after the book"),
    ("second_meld_of_rank", "never"): N_("never"),
    ("pile_take", "whole"): N_("all of it"),
    ("pile_match", "two-naturals"): N_("two naturals"),
    ("pile_match", "natural-and-wild"): N_("natural and wild"),
    ("pile_on_wild", "blocked"): N_("blocks"),
    ("pile_on_wild", "twin-wilds"): N_("twins take it"),
    ("pile_on_wild", "frozen"): N_("freezes"),
    ("red_three_play", "lay"): N_("laid at once"),
    ("red_three_play", "keep"): N_("kept in the hand"),
    ("last_card", "either"): N_("melded or discarded"),
    ("last_card", "discard"): N_("discarded"),
    ("partner_in_foot", "played"): N_("waited for"),
    ("partner_in_foot", "no"): N_("not waited for"),
    ("first_upcard", "bury-red-threes-and-wilds"): N_("red threes and wilds buried"),
    ("first_upcard", "bury-threes-and-wilds"): N_("threes and wilds buried"),
    ("first_upcard", "none"): N_("none"),
    ("stock_out", "end"): N_("the round ends"),
    ("stock_out", "reshuffle"): N_("the pile is shuffled"),
    ("tie", "shared"): N_("shared"),
    ("tie", "extra-round"): N_("one more round"),
}


def value_label(option: str, value: Any) -> str:
    """``players + 1``, ``two naturals``, ``7``, ``50, 90, 120, 150``, ``yes``, ``none``.

    Raises KeyError for a word that is no value of the option.
    """
    if isinstance(value, tuple):
        return ", ".join(value_label(option, item) for item in value)
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value is None:
        return pgettext("no such limit or bonus", "none")
    if isinstance(value, int):
        return number(value)
    return _(_LABELS[option, value])


def allowed_values(option: str) -> str:
    """What may be given for an option: ``1 to 300, or all of it``, ``yes or no``."""
    known = OPTIONS[option]
    if known.low is None or known.high is None:
        labels = [value_label(option, value) for value in known.choices]
        return _("it is one of: {values}").format(values=", ".join(labels))
    bounds = {"low": number(known.low), "high": number(known.high)}
    words = [value_label(option, value) for value in known.choices]
    words += [value_label(option, None)] if known.may_be_none else []
    if known.kind == "numbers":
        return _("they are numbers from {low} to {high}").format(**bounds)
    if words:
        return _("it is {low} to {high}, or: {words}").format(words=", ".join(words), **bounds)
    return _("it is {low} to {high}").format(**bounds)


def all_labels() -> tuple[tuple[str, str], ...]:
    """Every option with each of its words; tests see that none is left out."""
    return tuple(
        (name, word) for name, o in OPTIONS.items() for word in o.choices if isinstance(word, str)
    )

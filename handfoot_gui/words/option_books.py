"""What the options of melds, books and going out say, one sentence a value."""

from __future__ import annotations

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import _, ngettext, pgettext
from handfoot_gui.words.numbers import listed, number, spelled


def _wild_limit(rules: RuleSet, _seats: int) -> str:
    match rules.wild_limit:
        case "two-to-one":
            return _("Two naturals at least for each wild in a meld.")
        case "more-naturals":
            return _("More naturals than wilds in a meld.")
        case "four-naturals":
            return _("One wild beside fewer than four naturals, more from four on.")
        case "no-more-than-naturals":
            return _("No more wilds than naturals in a meld.")


def _max_wilds(rules: RuleSet, _seats: int) -> str:
    most = rules.max_wilds
    if most is None:
        return _("No other limit on the wilds of a meld.")
    if not most:
        return _("No wilds in melds at all.")
    return ngettext(
        "Never more than {count} wild in a meld of naturals.",
        "Never more than {count} wilds in a meld of naturals.",
        most,
    ).format(count=spelled(most))


def _wild_books(rules: RuleSet, _seats: int) -> str:
    if rules.wild_books == "forbidden":
        return _("No melds of wilds only.")
    return _("Wilds alone may make a meld, and a wild book.")


def _add_to_books(rules: RuleSet, _seats: int) -> str:
    match rules.add_to_books:
        case "never":
            return _("A book is a meld of seven, and closed: nothing is added.")
        case "naturals":
            return _("A book is a meld of seven; naturals may still join it.")
        case "any":
            return _("A book is a meld of seven; cards may still join it.")


def _second_meld(rules: RuleSet, _seats: int) -> str:
    if rules.second_meld_of_rank == "never":
        return _("One meld of a rank: once its book is finished, the rank is dead.")
    return _("A rank’s next meld starts when its book is finished.")


def _books(rules: RuleSet, _seats: int) -> str:
    clean, dirty, wild = rules.books_to_go_out
    needed = [
        text.format(count=spelled(count))
        for count, text in (
            (clean, pgettext("books needed", "{count} clean")),
            (dirty, pgettext("books needed", "{count} dirty")),
            (wild, pgettext("books needed", "{count} wild")),
        )
        if count
    ]
    if not needed:
        return _("Out of the foot; no books are asked for.")
    last = wild or dirty or clean
    return ngettext(
        "Out of the foot, with {books} book.",
        "Out of the foot, with {books} books.",
        last,
    ).format(books=listed(needed))


def _extra_clean(rules: RuleSet, _seats: int) -> str:
    if rules.extra_clean_counts_as_dirty:
        return _("A clean book to spare stands for a dirty one.")
    return _("A clean book to spare does not stand for a dirty one.")


def _partner_in_foot(rules: RuleSet, seats: int) -> str:
    are_two = rules.seats_of_a_team(seats) > 2
    if rules.partner_in_foot == "played":
        if are_two:
            return _("Both partners have played part of a turn from the foot.")
        return _("The partner has played part of a turn from the foot.")
    if are_two:
        return _("The partners’ feet are not waited for.")
    return _("The partner’s foot is not waited for.")


def _permission(rules: RuleSet, seats: int) -> str:
    if not rules.permission:
        return _("Nobody is asked for leave to go out.")
    if rules.seats_of_a_team(seats) > 2:
        return _("Both partners are asked, once a turn; one no is binding.")
    return _("The partner is asked, once a turn; a no is binding.")


def _last_card(rules: RuleSet, _seats: int) -> str:
    if rules.last_card == "either":
        return _("The last card is melded or discarded.")
    return _("The last card is a discard.")


def _bonus(rules: RuleSet, _seats: int) -> str:
    clean, dirty, wild = rules.bonus
    values = {"clean": number(clean), "dirty": number(dirty), "wild": number(wild or 0)}
    if wild is None and rules.wild_books == "allowed":
        return _("A clean book brings {clean}, a dirty one {dirty}, a wild one nothing.").format(
            **values
        )
    if rules.wild_books == "forbidden":
        return _("A clean book brings {clean}, a dirty one {dirty}.").format(**values)
    return _("A clean book brings {clean}, a dirty one {dirty}, a wild one {wild}.").format(
        **values
    )


MELD_SENTENCES = {
    "wild_limit": _wild_limit,
    "max_wilds": _max_wilds,
    "wild_books": _wild_books,
    "add_to_books": _add_to_books,
    "second_meld_of_rank": _second_meld,
}

BOOK_SENTENCES = {
    "books_to_go_out": _books,
    "extra_clean_counts_as_dirty": _extra_clean,
    "partner_in_foot": _partner_in_foot,
    "permission": _permission,
    "last_card": _last_card,
    "bonus": _bonus,
}

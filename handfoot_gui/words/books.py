"""Books counted and named: what a team has, needs and lacks. Knows the rule set; not whose turn."""

from __future__ import annotations

from handfoot_gui.rules.melds import Books, MeldKind
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.cards import a_book, kind_word
from handfoot_gui.words.catalogue import _
from handfoot_gui.words.numbers import listed, number


def missing_books(rules: RuleSet, made: Books) -> Books:
    """The books still to make before going out; a spare clean one may stand for a dirty one."""
    clean, dirty, wild = rules.books_to_go_out
    spare = max(0, made.clean - clean) if rules.extra_clean_counts_as_dirty else 0
    return Books(
        max(0, clean - made.clean), max(0, dirty - made.dirty - spare), max(0, wild - made.wild)
    )


def books_named(books: Books) -> str:
    """``two clean books and a dirty book``."""
    counts = {
        MeldKind.CLEAN: books.clean,
        MeldKind.DIRTY: books.dirty,
        MeldKind.WILD: books.wild,
    }
    named = [a_book(kind, count) for kind, count in counts.items() if count]
    return listed(named) if named else _("no books")


def book_tally(kind: MeldKind, have: int, need: int) -> tuple[str, str]:
    """The two runs of a tray's line: ``1 of 2`` and ``clean``; without a need only the count."""
    if not need:
        return number(have), kind_word(kind)
    return _("{have} of {need}").format(have=number(have), need=number(need)), kind_word(kind)

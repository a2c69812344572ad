"""Books counted and named: what a team has, needs and lacks. Knows the rule set; not whose turn."""

from __future__ import annotations

from handfoot_gui.rules.melds import Books, MeldKind
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.cards import kind_word
from handfoot_gui.words.catalogue import _, ngettext, pgettext
from handfoot_gui.words.numbers import listed, number, spelled


def missing_books(rules: RuleSet, made: Books) -> Books:
    """The books still to make before going out; a spare clean one may stand for a dirty one."""
    clean, dirty, wild = rules.books_to_go_out
    spare = max(0, made.clean - clean) if rules.extra_clean_counts_as_dirty else 0
    return Books(
        max(0, clean - made.clean), max(0, dirty - made.dirty - spare), max(0, wild - made.wild)
    )


def books_named(books: Books) -> str:
    """What is needed or missing: ``two clean books and one dirty book``."""
    clean = ngettext("one clean book", "{count} clean books", books.clean)
    dirty = ngettext("one dirty book", "{count} dirty books", books.dirty)
    wild = ngettext("one wild book", "{count} wild books", books.wild)
    counts = ((clean, books.clean), (dirty, books.dirty), (wild, books.wild))
    named = [text.format(count=spelled(count)) for text, count in counts if count]
    return listed(named) if named else _("no books")


def so_many(count: int) -> str:
    """Books that were named before: ``none``, ``one``, ``two``."""
    # Translators: as in "Going out needs two clean books. The team has one."
    if not count:
        return pgettext("no book", "none")
    return pgettext("one book", "one") if count == 1 else spelled(count)


def book_tally(kind: MeldKind, have: int, need: int) -> tuple[str, str]:
    """The two runs of a tray's line: ``1 of 2`` and ``clean``; without a need only the count."""
    if not need:
        return number(have), kind_word(kind)
    return _("{have} of {need}").format(have=number(have), need=number(need)), kind_word(kind)

"""Numbers and lists as a reader expects them. Knows no cards."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.words.catalogue import N_, _, ngettext, pgettext

MINUS = "\N{MINUS SIGN}"

_SPELLED = (
    N_("no"),
    N_("one"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
    N_("ten"),
    N_("eleven"),
    N_("twelve"),
)


def number(value: int) -> str:
    """With the language's thousands separator and a true minus sign: ``1,245``, ``−1,245``."""
    # Translators: what stands between thousands, as in 1,245
    separator = pgettext("thousands separator", ",")
    digits = f"{abs(value):,}".replace(",", separator)
    return f"{MINUS}{digits}" if value < 0 else digits


def signed(value: int) -> str:
    return f"+{number(value)}" if value > 0 else number(value)


def spelled(value: int) -> str:
    """A small number as a word, a large one in figures."""
    return _(_SPELLED[value]) if 0 <= value < len(_SPELLED) else number(value)


def how_many(value: int) -> str:
    """As `spelled`, standing alone: ``none``, ``one``, ``two``."""
    return spelled(value) if value else pgettext("no cards, no books", "none")


def listed(items: Sequence[str]) -> str:
    """``a, b and c``, by the language's own patterns."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    front = items[0]
    for item in items[1:-1]:
        front = pgettext("list", "{front}, {item}").format(front=front, item=item)
    return pgettext("list", "{front} and {last}").format(front=front, last=items[-1])


def together(*sentences: str) -> str:
    """Whole sentences one after the other; empty ones are left out."""
    said = [s for s in sentences if s]
    text = "".join(said[:1])
    for sentence in said[1:]:
        text = pgettext("two sentences", "{first} {second}").format(first=text, second=sentence)
    return text


def capital(text: str) -> str:
    """For the start of a sentence."""
    return text[:1].upper() + text[1:]


def points(value: int) -> str:
    return ngettext("{points} point", "{points} points", abs(value)).format(points=number(value))


def counted_cards(value: int) -> str:
    """``one card``, ``two cards``."""
    return ngettext("{count} card", "{count} cards", value).format(count=spelled(value))

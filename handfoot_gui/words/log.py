"""The log's own words: its sieves, and what it says when nothing is left in one."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _

_SIEVES = {
    "all": N_("All"),
    "melds": N_("Melds"),
    "piles": N_("Piles"),
    "books": N_("Books"),
    "questions": N_("Questions"),
}


def sieve_word(sieve: str) -> str:
    return _(_SIEVES[sieve])


def nothing_logged(sieve: str) -> str:
    if sieve == "all":
        return _("Nothing has happened in this round yet.")
    return _("Nothing of that kind in this round yet.")

"""Who says so: the sources of the rules, and what a citation of one is. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass


def N_(text: str) -> str:  # noqa: N802 - gettext's own name: `words` translates it where it is shown
    return text


@dataclass(frozen=True, slots=True)
class Source:
    """`name` in full, `short` inside a sentence; `address` is empty where there is none."""

    letter: str
    name: str
    short: str
    address: str = ""


SOURCES: dict[str, Source] = {
    source.letter: source
    for source in (
        Source(
            "S",
            N_("The article “Hand and Foot Rules: How to Play, Score & Settle Disputes”"),
            N_("the Hand and Foot article"),
        ),
        Source(
            "P",
            N_("Pagat’s page on Hand and Foot, main text by Bill Whitnack"),
            N_("Pagat"),
            "https://www.pagat.com/rummy/handfoot.html",
        ),
        Source(
            "B",
            N_("Bicycle Cards’ page on Hand and Foot"),
            N_("Bicycle"),
            "https://bicyclecards.com/how-to-play/hand-and-foot",
        ),
        Source(
            "A",
            N_("Board Game Arena’s table of Hand and Foot"),
            N_("Board Game Arena"),
        ),
        Source(
            "G",
            N_("The Good Sam club’s rules of Hand and Foot"),
            N_("Good Sam"),
        ),
        Source(
            "K",
            N_("Hand, Knee and Foot, the way of playing with three piles"),
            N_("Hand, Knee and Foot"),
        ),
        Source(
            "R",
            N_("A ruling of this program, where the sources are silent"),
            N_("a ruling of this program"),
        ),
    )
}


@dataclass(frozen=True, slots=True)
class Citation:
    """`sources` are letters of `SOURCES`, the leading one first.

    `others`: who plays it differently. `why`: the reason, where a ruling of ours is among the
    sources.
    """

    title: str
    text: str
    sources: str
    others: str = ""
    why: str = ""

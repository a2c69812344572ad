"""What is said of a thing that keys have come to, for somebody who does not see it.

Knows names and values as they are shown; not what the things do.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.cards import Rank
from handfoot_gui.words.cards import meld_name
from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import number


class HeardWord(Fixed):
    TITLE = N_("In words")
    SITUATION = N_("The situation")
    HAPPENED = N_("What happened")
    CLOSE = N_("Close")
    NOTHING = N_("Nothing has happened yet.")
    SPEECH_ON = N_("Speech is on.")
    SPEECH_OFF = N_("Speech is off.")
    OWN_FOOT = N_("Your foot")


def in_hand(card: str, place: int, count: int, *, chosen: bool = False) -> str:
    """A card of the hand: ``queen of hearts · 10 points, 3 of 13, chosen``."""
    text = _("{card}, {place} of {count}, chosen") if chosen else _("{card}, {place} of {count}")
    return text.format(card=card, place=number(place), count=number(count))


def free_place(rank: Rank) -> str:
    return _("{Ranks}: a place for a new meld").format(Ranks=meld_name(rank))


def staged_place(rank: Rank, cards: str) -> str:
    return _("{Ranks}, staged: {cards}").format(Ranks=meld_name(rank), cards=cards)


def named(name: str, value: str) -> str:
    """A control with its value: ``Speed: fast``."""
    if not name or not value:
        return name or value
    return _("{name}: {value}").format(name=name, value=value)


def cannot_be_used(name: str, reason: str) -> str:
    return _("{name}, not now. {reason}").format(name=name, reason=reason)


def sentence(text: str) -> str:
    """With a full stop, so that a voice pauses."""
    return text if text.endswith((".", "?", "!", ":")) else _("{sentence}.").format(sentence=text)


def apart(values: Sequence[str]) -> str:
    """Scores side by side: ``1,245 · 980``."""
    return " · ".join(values)

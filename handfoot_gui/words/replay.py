"""What stands on the bar under a match that is watched again. Knows places and names, no cards."""

from __future__ import annotations

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import number
from handfoot_gui.words.scores import round_title


class ReplayWord(Fixed):
    PLAY = N_("Play")
    PAUSE = N_("Pause")
    ALL_OPEN = N_("All hands open")
    PLAY_ON = N_("Play on from here")
    EXPORT = N_("Save as a file")
    CLOSE = N_("Close")
    BOOK = N_("Book")
    STEP_ON = N_("One play on")
    STEP_BACK = N_("One play back")
    TURN_ON = N_("To the next turn")
    TURN_BACK = N_("To the start of this turn, or of the one before")
    ROUND_ON = N_("To the next round")
    ROUND_BACK = N_("To the deal, or to the round before")
    BOOK_ON = N_("To the next book")
    BOOK_BACK = N_("To the book before")
    AT_THE_END = N_("The match ends here.")
    NOT_OVER = N_("This round is still being played; its cards stay hidden.")
    IN_HAND = N_("hand")
    IN_FOOT = N_("foot, sealed")
    NO_MATCHES = N_("Nothing can be kept here, so there is nothing to play on.")


def seen_by(name: str) -> str:
    """A line of the list of seats to watch from: ``Seen by Nora``."""
    return _("Seen by {name}").format(name=name)


def where(round_number: int, rules: RuleSet, act: int, acts: int) -> str:
    """``Round 2 of 4 · play 37 of 81``."""
    title = round_title(round_number, rules)
    if not act:
        return _("{round} · the deal").format(round=title)
    text = _("{round} · play {number} of {count}")
    return text.format(round=title, number=number(act), count=number(acts))


def watching(name: str) -> str:
    """In the status line's place, where a running match is watched: whose eyes these are."""
    return _("Only what this seat has seen: {name}").format(name=name)

"""The lines of the menu over the table. Knows names of speeds; changes nothing."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.problems import problem
from handfoot_gui.words.table import Label

_SPEEDS: dict[str, Label] = {
    "slow": Label.SLOW,
    "normal": Label.NORMAL,
    "fast": Label.FAST,
    "at-once": Label.AT_ONCE,
    "step": Label.STEP,
}

FINISH = N_("Finish this round for me")

_NOTES: dict[str, str] = {
    "finish": N_("The computer plays your cards to the round’s end"),
    "speed": N_("How fast cards move and the others act"),
    "new": N_("The match in play is left, neither won nor lost"),
    "quit": N_("The match is kept and can be continued"),
}


def speed_line(speed: str) -> str:
    """The menu's line for a setting of `storage.settings`: ``Speed: normal``."""
    return _("Speed: {speed}").format(speed=_SPEEDS[speed].text)


def menu_text(match: str, *, is_silent: bool) -> str:
    """Under the title: where the match stands, and why nothing is heard."""
    return f"{match}\n{problem('no-sound', {})}" if is_silent else match


def menu_note(line: str) -> str:
    """The second line under "speed", "new" and "quit"."""
    return _(_NOTES[line])


def finish_line() -> str:
    return _(FINISH)


def finishing() -> str:
    """In the status line while a round is finished for somebody."""
    return _("The computer finishes this round for you.")


def continue_title() -> str:
    """At the start, where a match was left."""
    return _("A match is waiting")

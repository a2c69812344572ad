"""Who sits where from the next round on: the words of that page."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_
from handfoot_gui.words.fixed import Fixed


class SeatsWord(Fixed):
    TITLE = N_("Who sits where")
    CHANGE = N_("Change seats")
    DONE = N_("From the next round on")
    NOTE = N_("A computer player can take over from a person, and a person from a computer player.")

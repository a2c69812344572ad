"""What stands on the first screen of the first start. Knows no widget."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_
from handfoot_gui.words.fixed import Fixed


class WelcomeWord(Fixed):
    TITLE = N_("Welcome to the table")
    NAME = N_("Your name")
    NAME_NOTE = N_("It stays on this computer")
    NAME_HINT = N_("You")
    PLAY = N_("To the table")
    LOOK = N_("Look around first")
    LATER = N_("All of it can be changed in the settings.")

"""What the game says of itself. Knows versions and licences by name; no file but by its path."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.fixed import Fixed


class AboutWord(Fixed):
    TITLE = N_("About")
    CLOSE = N_("Close")
    GAME = N_("The game")
    WHAT = N_(
        "Hand and Foot, a card game of the Canasta family, for one table on one computer. It works "
        "without a network and tells nobody anything."
    )
    FAIR = N_("Fair play")
    COMPUTERS = N_(
        "Computer players see only what their seat may know: their own cards and what lies open."
    )
    DEAL = N_(
        "Every card of a match follows from one secret number, chosen before the first deal. Its "
        "fingerprint is known from the start, the number itself when the match is over: so anybody "
        "can check that nothing was dealt to suit."
    )
    FINGERPRINT = N_("Fingerprint of this match")
    RULES = N_("The rules")
    FILES = N_("Where things are")
    DATA = N_("Matches, house rules, rule sheets")
    SETTINGS = N_("Settings")
    LOG = N_("The log")
    LICENCES = N_("Made with")
    LICENCE = N_("The game: MIT licence")
    FONT = N_("Typeface Lato 2 by Łukasz Dziedzic: SIL Open Font License 1.1")
    LIBRARY = N_("pygame-ce and SDL: LGPL 2.1 and zlib licence")
    ART = N_("Cards, icons and sounds are drawn and computed for this game")


def versions(game: str, python: str, library: str, sdl: str) -> str:
    return _("Version {game} · Python {python} · pygame-ce {library} · SDL {sdl}").format(
        game=game, python=python, library=library, sdl=sdl
    )

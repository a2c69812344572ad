"""The names of the published ways to play, and what is said where they are silent."""

from __future__ import annotations

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.words.catalogue import N_, _

_TITLES: dict[str, str] = {
    "game-night": N_("Game Night"),
    "pagat": N_("Pagat"),
    "pagat-simpson": N_("Pagat, Simpson variant"),
    "bicycle": N_("Bicycle"),
    "board-game-arena": N_("Board Game Arena"),
    "good-sam": N_("Good Sam"),
    "hand-knee-and-foot": N_("Hand, Knee and Foot"),
}

_SILENCE: dict[str, str] = {
    "pagat": N_("Pagat does not say; we use Game Night’s rule."),
    "pagat-simpson": N_("Pagat’s Simpson variant does not say; we use Game Night’s rule."),
    "bicycle": N_("Bicycle does not say; we use Game Night’s rule."),
    "board-game-arena": N_("Board Game Arena does not say; we use Game Night’s rule."),
    "good-sam": N_("Good Sam does not say; we use Game Night’s rule."),
    "hand-knee-and-foot": N_("Hand, Knee and Foot does not say; we use Game Night’s rule."),
}

assert set(_TITLES) == set(PRESETS)


def preset_title(preset: str) -> str:
    """The name on a screen; raises KeyError for one that is no preset."""
    return _(_TITLES[preset])


def house_rules() -> str:
    """What rules are called that nobody has given a name."""
    return _("House rules")


def filled_in(preset: str) -> str:
    """What stands beside a value that the preset's source does not state.

    Game Night states all of its own: raises KeyError for it.
    """
    return _(_SILENCE[preset])


def no_affiliation() -> str:
    """Whose names these are."""
    return _("Names tell whose published rules these are; there is no affiliation with them.")

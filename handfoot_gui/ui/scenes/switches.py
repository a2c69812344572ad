"""The keys that work everywhere: full screen, mute, colours, hiding, the rules. Knows settings by
name.
"""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.scenes.base import Change, Command, FullScreen, HideCards, ShowRules


def switched(wish: str, settings: Settings) -> Command | None:
    """What a key of `keys` asks for everywhere; none where it means something else."""
    match wish:
        case "full-screen":
            return FullScreen()
        case "hide":
            return HideCards()
        case "rules":
            return ShowRules()
        case "mute":
            return Change(replace(settings, muted=not settings.muted))
        case "speech":
            return Change(replace(settings, speech=not settings.speech))
        case "four-colours":
            return Change(replace(settings, four_colours=not settings.four_colours))
        case _:
            return None

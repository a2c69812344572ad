"""What a key or button of the table asks of somebody else: the menu, the rules, the switches.

Knows no act of the game.
"""

from __future__ import annotations

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.storage.last_table import named
from handfoot_gui.ui.scenes.base import Command, Push, Surroundings
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.words.people import Company
from handfoot_gui.words.table import continue_line


def asked_elsewhere(
    wish: str, around: Surroundings, view: PlayerView, company: Company
) -> Command | None:
    """None where the wish is for the table itself."""
    match wish:
        case "menu":
            return Push(MenuScene(around, continue_line(view, company)))
        case "rules":
            return Push(RulesScene(around, named(view.rules, ""), len(view.seats)))
        case _:
            return switched(wish, around.settings)

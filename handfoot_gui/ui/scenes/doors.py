"""The screens that can be opened from the title and the menu: one line each.

A new screen is entered here, and its button appears.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from handfoot_gui.ui.scenes.about import AboutScene
from handfoot_gui.ui.scenes.base import Scene, Surroundings
from handfoot_gui.ui.scenes.history import HistoryScene
from handfoot_gui.ui.scenes.key_help import KeyHelpScene
from handfoot_gui.ui.scenes.new_match import NewMatchScene
from handfoot_gui.ui.scenes.rules import rules_of_the_house
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.ui.scenes.statistics import StatisticsScene
from handfoot_gui.words.title import TitleWord


@dataclass(frozen=True, slots=True)
class Door:
    """`wish` names the key of `keys` that opens it, where there is one."""

    word: TitleWord
    opened: Callable[[Surroundings], Scene]
    wish: str = ""


DOORS: dict[str, Door] = {
    "new-match": Door(TitleWord.NEW_MATCH, NewMatchScene),
    "rules": Door(TitleWord.RULES, rules_of_the_house, "rules"),
    "statistics": Door(TitleWord.STATISTICS, StatisticsScene),
    "replays": Door(TitleWord.REPLAYS, HistoryScene),
    "settings": Door(TitleWord.SETTINGS, SettingsScene),
    "keys": Door(TitleWord.KEYS, KeyHelpScene, "help"),
    "about": Door(TitleWord.ABOUT, AboutScene),
}
"""In the order of the title's buttons, row by row."""

"""The screens that can be opened from the title and the menu: one line each.

A new screen is entered here, and its button appears. Its module is loaded when it is opened, or
while the title is looked at: the title itself is to be seen at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from handfoot_gui.ui.scenes.base import Scene, Surroundings
from handfoot_gui.words.title import TitleWord


@dataclass(frozen=True, slots=True)
class Door:
    """`wish` names the key of `keys` that opens it, where there is one."""

    word: TitleWord
    opened: Callable[[Surroundings], Scene]
    wish: str = ""


def _new_match(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.new_match import NewMatchScene

    return NewMatchScene(around)


def _rules(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.rules import rules_of_the_house

    return rules_of_the_house(around)


def _statistics(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.statistics import StatisticsScene

    return StatisticsScene(around)


def _replays(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.history import HistoryScene

    return HistoryScene(around)


def _settings(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.settings import SettingsScene

    return SettingsScene(around)


def _keys(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.key_help import KeyHelpScene

    return KeyHelpScene(around)


def _about(around: Surroundings) -> Scene:
    from handfoot_gui.ui.scenes.about import AboutScene

    return AboutScene(around)


DOORS: dict[str, Door] = {
    "new-match": Door(TitleWord.NEW_MATCH, _new_match),
    "rules": Door(TitleWord.RULES, _rules, "rules"),
    "statistics": Door(TitleWord.STATISTICS, _statistics),
    "replays": Door(TitleWord.REPLAYS, _replays),
    "settings": Door(TitleWord.SETTINGS, _settings),
    "keys": Door(TitleWord.KEYS, _keys, "help"),
    "about": Door(TitleWord.ABOUT, _about),
}
"""In the order of the title's buttons, row by row."""

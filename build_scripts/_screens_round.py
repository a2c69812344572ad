"""The screens round a match, for screenshots.py: the first start, the curtain, what was played.

Needs the project's environment; its matches lie in a folder for passing things.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.session.replaying import Place, Replay
from handfoot_gui.storage.matches import Matches
from handfoot_gui.ui.scenes.base import Quit, Scene, Surroundings
from handfoot_gui.ui.scenes.crash import CrashScene
from handfoot_gui.ui.scenes.dialog import nothing, yes_or_no
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.history import HistoryScene
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.ui.scenes.start import StartScene
from handfoot_gui.ui.scenes.statistics import StatisticsScene
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.scenes.welcome import WelcomeScene
from handfoot_gui.words import dialogs
from tests.scenes.hot_seat import before_a_discard
from tests.scenes.kept import FIRST, finished, kept_matches

LINE = "Round 3 of 4 · 4,310 to 3,985 · your turn"


@lru_cache(maxsize=1)
def _matches() -> Matches:
    return kept_matches(Path(tempfile.mkdtemp(prefix="handfoot-screens-")))


def _with_matches(made: Callable[[Surroundings], Scene]) -> Callable[[Surroundings], Scene]:
    def scene(around: Surroundings) -> Scene:
        around.matches, around.clock = _matches(), lambda: FIRST
        return made(around)

    return scene


def _replay(around: Surroundings) -> Scene:
    return ReplayScene(around, Replay(finished(2)), lambda: "saved", at=Place(1, 160))


def _curtain(around: Surroundings) -> Scene:
    """Before the second of two people."""
    table = TableScene(around, before_a_discard(3), None)
    return HandOverScene(around, table.sitting, 1, lambda: None)


def asked(around: Surroundings) -> Scene:
    """Lies over a table; the card is one of those held there, of a rank the other side melds."""
    guard = dialogs.discard_guard(Card(1, Rank.NINE, Suit.DIAMONDS), "feeds")
    return yes_or_no(around, "discard", guard, nothing)


def _crash(around: Surroundings) -> Scene:
    def report() -> tuple[str, str]:
        return "", ""

    return CrashScene(around, "ValueError: 7", "handfoot.log", go_on=nothing, report=report)


SCREENS: dict[str, Callable[[Surroundings], Scene]] = {
    "welcome": WelcomeScene,
    "start": lambda around: StartScene(around, LINE, Quit, Quit),
    "curtain": _curtain,
    "replays": _with_matches(HistoryScene),
    "replay": _replay,
    "statistics": _with_matches(StatisticsScene),
    "crash": _crash,
}

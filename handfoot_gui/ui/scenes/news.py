"""What there is to know of the disk or the sound, in the midst of the window: read, and gone."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.ui.scenes.base import Scene, Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene, nothing
from handfoot_gui.words.problems import news

NAME = "news"


def news_scene(around: Surroundings, lines: Sequence[str]) -> DialogScene:
    said = news(lines)
    read = Choice("read", said.button, nothing, primary=True)
    return DialogScene(around, NAME, said.title, said.text, (read,), escape="read")


def may_come(top: Scene) -> bool:
    """Not over itself, and not while something falls over the table or opens."""
    return top.name != NAME and (top.settled or not top.is_overlay)

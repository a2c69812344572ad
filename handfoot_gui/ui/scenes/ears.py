"""Tells somebody who does not look what a look would show: aloud, as lines of text, or both.

Listens to the screens after each turn of the program's loop, and says what is new. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from handfoot_gui.ui.kit.speech import Speaker
from handfoot_gui.ui.scenes.base import Scene
from handfoot_gui.ui.scenes.hearing import Heard, heard
from handfoot_gui.ui.scenes.in_words import happened
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.words.heard import HeardWord, sentence
from handfoot_gui.words.numbers import together

DEAL = 10
"""As many events as a deal may have: a table with more of them was left and is opened again."""


@dataclass(frozen=True, slots=True)
class Told:
    """How many events of a table's round were told."""

    scene: Scene | None = None
    round: int = 0
    count: int = 0


class Ears:
    """`write` is given every line where text was asked for."""

    def __init__(self, speaker: Speaker, write: Callable[[str], None] | None = None) -> None:
        self.speaker = speaker
        self.write = write
        self._is_on = False
        self._scene: Scene | None = None
        self._before = Heard()
        self._told = Told()

    def listen(self, scenes: Sequence[Scene], *, speaks: bool) -> None:
        """What happened at the table first, then what is new on the topmost screen."""
        self._switch(speaks=speaks)
        if not scenes or not (speaks or self.write):
            return
        for scene in scenes:
            if isinstance(scene, TableScene):
                for line in self._events(scene):
                    self.tell(line)
        self._screen(scenes[-1])

    def tell(self, text: str, *, interrupt: bool = False) -> None:
        if self.write is not None:
            self.write(text)
        if self._is_on:
            self.speaker.say(text, interrupt=interrupt)

    def close(self) -> None:
        self.speaker.close()

    def _switch(self, *, speaks: bool) -> None:
        if speaks == self._is_on:
            return
        word = HeardWord.SPEECH_ON if speaks else HeardWord.SPEECH_OFF
        self._is_on = True
        self.speaker.say(word.text, interrupt=True)
        self._is_on = speaks

    def _events(self, scene: TableScene) -> tuple[str, ...]:
        """New ones only; of a table that was left and is opened again nothing is told twice."""
        sitting = scene.sitting
        count = len(sitting.view.history)
        told, self._told = self._told, Told(scene, sitting.game.round_number, count)
        is_same = told.scene is scene and told.round == sitting.game.round_number
        since = told.count if is_same else 0
        if told.scene is not scene and count > DEAL:
            return ()
        return happened(sitting, since, aloud=True) if count > since else ()

    def _screen(self, scene: Scene) -> None:
        now, before = heard(scene), self._before
        is_new = scene is not self._scene
        if is_new:
            before = Heard()
        if now == before and not is_new:
            return
        self._scene, self._before = scene, now
        parts = [(now.what, before.what), (now.focus, before.focus), (now.news, before.news)]
        said = together(*(sentence(part) for part, old in parts if part and part != old))
        moved = now.focus != before.focus or (is_new and bool(now.what))
        if said:
            self.tell(said, interrupt=moved)

"""The scenes that are open, the topmost last. It alone hears signals and time; overlays let the
others be seen. Knows commands that concern scenes and hands the rest on.
"""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.ui.kit.pointer import Leave, Signal
from handfoot_gui.ui.scenes.base import Command, HideCards, Pop, Push, Reset, Scene, ShowRules


class Stack:
    """`carry_out` gets the commands that are not about scenes."""

    def __init__(self, first: Scene, carry_out: Callable[[Command], None]) -> None:
        self.scenes: list[Scene] = [first]
        self._carry_out = carry_out
        self._now = 0.0

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def changed(self) -> bool:
        return any(scene.changed for scene in self._shown())

    def handle(self, signal: Signal, now: float) -> None:
        self._now = now
        if self.top is not None:
            self._obey(self.top.handle(signal, now))

    def update(self, now: float) -> None:
        self._now = now
        if self.top is not None:
            self._obey(self.top.update(now))

    def wait(self, now: float) -> float | None:
        return None if self.top is None else self.top.wait(now)

    def resized(self) -> None:
        for scene in self.scenes:
            scene.resized()

    def paint(self, now: float) -> None:
        for scene in self._shown():
            scene.paint(now)
            scene.around.drew = scene
            scene.changed = False

    def push(self, scene: Scene) -> None:
        """What lies below has the pointer no more, and says nothing about what is under it."""
        if self.top is not None:
            self.top.handle(Leave(), self._now)
        self.scenes.append(scene)
        scene.resized()

    def reset(self, scene: Scene) -> None:
        self.scenes = [scene]
        scene.resized()

    def _shown(self) -> list[Scene]:
        """From the topmost scene that hides all below."""
        for index in range(len(self.scenes) - 1, -1, -1):
            if not self.scenes[index].is_overlay:
                return self.scenes[index:]
        return self.scenes

    def _hide_cards(self) -> None:
        """Over everything, dialogs too; nothing where no cards are shown."""
        for scene in reversed(self.scenes):
            curtain = scene.hidden()
            if curtain is not None:
                self.push(curtain)
                return

    def _show_rules(self) -> None:
        """Over everything but themselves; nothing where no table is open."""
        if self.top is not None and self.top.name in ("rules", "agree"):
            return
        for scene in reversed(self.scenes):
            sheet = scene.table_rules()
            if sheet is not None:
                self.push(sheet)
                return

    def _obey(self, command: Command | None) -> None:
        match command:
            case None:
                return
            case Push(scene):
                self.push(scene)
            case Pop():
                self.scenes.pop()
                if self.top is not None:
                    self.top.resized()
            case Reset(scene):
                self.reset(scene)
            case HideCards():
                self._hide_cards()
            case ShowRules():
                self._show_rules()
            case _:
                self._carry_out(command)

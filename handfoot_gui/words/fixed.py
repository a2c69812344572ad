"""Words that never change but with the language: what the enumerations of labels have in common."""

from __future__ import annotations

from enum import Enum

from handfoot_gui.words.catalogue import _


class Fixed(Enum):
    """Members are marked with `N_`; `text` is the one in the player's language."""

    @property
    def text(self) -> str:
        return _(str(self.value))

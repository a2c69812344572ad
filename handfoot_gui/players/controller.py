"""What a seat's player has to be able to do. Knows nothing of how it decides."""

from __future__ import annotations

from typing import Protocol

from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.views import PlayerView


class Controller(Protocol):
    """Asked again with the same view while the state stands; another view starts it afresh."""

    def decide(self, view: PlayerView) -> Action | None:
        """What the seat does; None while it is still thinking."""
        ...

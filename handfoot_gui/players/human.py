"""A person at the table, for those who ask for decisions: a mailbox. Knows no window."""

from __future__ import annotations

from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.views import PlayerView


class Human:
    """Holds one act until it is fetched and drops what comes meanwhile: double clicks act once."""

    def __init__(self) -> None:
        self._submitted: Action | None = None

    def submit(self, action: Action) -> None:
        if self._submitted is None:
            self._submitted = action

    def clear(self) -> None:
        """The table has changed: what was submitted was meant for the one before."""
        self._submitted = None

    def decide(self, _: PlayerView) -> Action | None:
        action, self._submitted = self._submitted, None
        return action

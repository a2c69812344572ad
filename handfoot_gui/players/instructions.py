"""What a person may tell the partner: values that a computer player obeys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Instructions:
    """All of them hold until they are taken back; a table takes them back with every new round.

    `keep_clean`: ranks whose clean melds get no wild. `hurry`: go for the foot and the end.
    `not_yet`: do not go out, save on the last turn. `no_is_final`: a "no" of this round stands to
    the end of the round, so the question is not asked again.
    """

    keep_clean: frozenset[Rank] = frozenset()
    hurry: bool = False
    not_yet: bool = False
    no_is_final: bool = False


NONE = Instructions()


@runtime_checkable
class Instructed(Protocol):
    """A player that obeys."""

    instructions: Instructions

    def would_like_to_dirty(self, view: PlayerView) -> frozenset[Rank]:
        """Melds that it was told to keep clean and would put a wild on if it were free to."""
        ...

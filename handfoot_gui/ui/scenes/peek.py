"""Hold to peek: with several people at the screen the own cards lie face down but while a key, the
right button or the hand itself is held. Knows what is held, and what then is not to be seen.
"""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit import pointer
from handfoot_gui.ui.scenes.keys import keys_by_deed, wish_of
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.placement import Placement

OF_THE_HAND = ("card", "group", "hand")


class Peek:
    def __init__(self) -> None:
        self.held: set[str] = set()

    def covers(self, settings: Settings, *, are_several: bool) -> bool:
        return settings.hold_to_peek and are_several and not self.held

    def begins(self, signal: pointer.Signal, settings: Settings, placement: Placement) -> None:
        """Before the signal is acted on: a press on the hand finds the cards as they lie then."""
        match signal:
            case pointer.Press(at):
                target = target_at(placement, at)
                if target is not None and target[0] in OF_THE_HAND:
                    self.held.add("press")
            case pointer.LookCloser():
                self.held.add("button")
            case pointer.KeyPress() if wish_of(signal, settings.keys) == "peek":
                self.held.add("key")
            case _:
                pass

    def ends(self, signal: pointer.Signal, settings: Settings) -> None:
        """After it was acted on."""
        match signal:
            case pointer.Release():
                self.held.discard("press")
            case pointer.LookAway():
                self.held.discard("button")
            case pointer.KeyRelease(key) if key == keys_by_deed(settings.keys)["peek"]:
                self.held.discard("key")
            case pointer.Cancel():
                self.held.clear()
            case _:
                pass


def face_down(seen: Seen) -> Seen:
    """The same table, the same whatever cards its hand has: only their number is left."""
    kind = "" if seen.focus is None else seen.focus[0]
    hand = tuple(sorted(seen.view.hand, key=lambda card: card.id))
    return replace(
        seen,
        kinds=frozenset(),
        selected=(),
        new=frozenset(),
        groups=(hand,) if hand else (),
        frame=None,
        focus=None if kind in OF_THE_HAND else seen.focus,
        placing=(),
        places=(),
        notice=None,
        log_open=False,
        is_covered=True,
    )

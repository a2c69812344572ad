"""The table's keys by the names of what they do. Knows no action."""

from __future__ import annotations

from handfoot_gui.ui.kit.pointer import KeyPress

PLAIN = {
    "d": "draw",
    "p": "pile",
    "m": "lay",
    "return": "lay",
    "x": "discard",
    "l": "log",
    "o": "sort",
    "space": "skip",
    "escape": "escape",
    "f11": "full-screen",
}
WITH_CTRL = {"z": "undo", "y": "redo"}


def wish_of(key: KeyPress) -> str:
    """What a key asks for; empty where it asks for nothing."""
    if key.alt:
        return "full-screen" if key.key == "return" else ""
    if key.ctrl:
        return "redo" if key.shift and key.key == "z" else WITH_CTRL.get(key.key, "")
    return PLAIN.get(key.key, "")

"""Which key asks for what, by the names of what they do; the player may change most of them.

A key is written as ``ctrl+shift+z``. Knows no action and no scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from handfoot_gui.ui.kit.pointer import KeyPress

Changed: TypeAlias = Sequence[tuple[str, str]]
"""What the player changed: the name of what is done, and its key."""

CHANGEABLE: dict[str, str] = {
    "draw": "d",
    "pile": "p",
    "lay": "m",
    "discard": "x",
    "sort": "o",
    "hint": "h",
    "partner": "e",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "situation": "s",
    "look": "i",
    "log": "l",
    "rules": "r",
    "scores": "c",
    "help": "f1",
    "four-colours": "f4",
    "hide": "f8",
    "peek": "v",
    "mute": "f9",
    "speech": "ctrl+s",
    "full-screen": "f11",
}
"""What is done -> the key it has unless the player gave it another one."""

FIXED: dict[str, str] = {
    "return": "lay",
    "space": "skip",
    "escape": "escape",
    "ctrl+shift+z": "redo",
    "alt+return": "full-screen",
}
"""Keys that always ask for the same."""

NOBODYS = ("tab", "left", "right", "up", "down", "home", "end", "page up", "page down")
"""Keys that move the focus or scroll, so that nothing else can be put on them."""

NO_KEYS = (
    "left shift",
    "right shift",
    "left ctrl",
    "right ctrl",
    "left alt",
    "right alt",
    "left meta",
    "right meta",
    "caps lock",
    "alt gr",
    "",
)
"""What is held while another key is pressed."""


def written(key: KeyPress) -> str:
    """
    >>> written(KeyPress("z", ctrl=True, shift=True))
    'ctrl+shift+z'
    """
    held = [("ctrl", key.ctrl), ("alt", key.alt), ("shift", key.shift)]
    return "+".join([name for name, is_held in held if is_held] + [key.key])


def keys_by_deed(changed: Changed = ()) -> dict[str, str]:
    """What is done -> its key now."""
    known = {deed: key for deed, key in changed if deed in CHANGEABLE}
    return {deed: known.get(deed, key) for deed, key in CHANGEABLE.items()}


@lru_cache(maxsize=8)
def _deeds_by_key(changed: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {key: deed for deed, key in keys_by_deed(changed).items()} | FIXED


def wish_of(key: KeyPress, changed: Changed = ()) -> str:
    """What a key asks for; empty where it asks for nothing."""
    deeds = _deeds_by_key(tuple(changed))
    found = deeds.get(written(key), "")
    if not found and key.shift and not key.ctrl and not key.alt:
        return deeds.get(key.key, "")
    return found


def can_be_given(key: KeyPress) -> bool:
    """Whether something can be put on this key at all."""
    if key.key in NO_KEYS or key.key in NOBODYS:
        return False
    return written(key) not in FIXED


def changed_key(changed: Changed, deed: str, key: str) -> tuple[tuple[str, str], ...]:
    """The changes with this key for this deed; what had it gets the deed's old key instead.

    >>> changed_key((), "draw", "p")
    (('draw', 'p'), ('pile', 'd'))
    """
    now = keys_by_deed(changed)
    old = now[deed]
    for other, its_key in now.items():
        if its_key == key:
            now[other] = old
    now[deed] = key
    return tuple((d, k) for d, k in now.items() if CHANGEABLE[d] != k)

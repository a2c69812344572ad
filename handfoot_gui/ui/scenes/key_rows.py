"""The keys as rows of a form, and how a new one is asked for. Knows keys, not what they do."""

from __future__ import annotations

from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.form import Row, Section
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.scenes.keys import (
    NO_KEYS,
    Changed,
    can_be_given,
    changed_key,
    keys_by_deed,
    written,
)
from handfoot_gui.words.keys import KeyWord, always, deed_title, given, key_word, swapped

EVERYWHERE = ("rules", "help", "four-colours", "mute", "speech", "full-screen")
"""Deeds whose keys work on every screen."""


def key_sections(changed: Changed, waits: str) -> tuple[Section, ...]:
    """`waits`: the deed whose new key is to be pressed now."""
    now = keys_by_deed(changed)
    table = tuple(_row(deed, key, waits) for deed, key in now.items() if deed not in EVERYWHERE)
    everywhere = tuple(_row(deed, now[deed], waits) for deed in now if deed in EVERYWHERE)
    fixed = tuple(Row(f"{key}", note=deed) for key, deed in always())
    return (
        Section(KeyWord.AT_THE_TABLE.text, table, KeyWord.INTRO.text),
        Section(KeyWord.EVERYWHERE.text, everywhere),
        Section(KeyWord.ALWAYS.text, fixed),
    )


def _row(deed: str, key: str, waits: str) -> Row:
    is_asked = deed == waits
    word = KeyWord.PRESS.text if is_asked else key_word(key)
    return Row(deed_title(deed), Button(key=("key", deed), word=word, radius=8, chosen=is_asked))


class KeyChange:
    """`waits` is the deed whose key is asked for; `said` what came of it."""

    def __init__(self) -> None:
        self.waits = ""
        self.said = ""

    def ask(self, deed: str) -> None:
        self.waits = deed

    def forget(self) -> None:
        self.waits = ""

    def pressed(self, key: KeyPress, changed: Changed) -> tuple[tuple[str, str], ...] | None:
        """All changed keys with this one; none where it is no key to be given, or not yet."""
        deed, self.said = self.waits, ""
        if key.key in NO_KEYS or key.repeat:
            return None
        if key.key == "escape":
            self.waits = ""
            return None
        if not can_be_given(key):
            self.said = KeyWord.NOT_THIS.text
            return None
        self.waits = ""
        new, before = written(key), keys_by_deed(changed)
        other = next((d for d, its_key in before.items() if its_key == new and d != deed), "")
        self.said = swapped(deed, new, other, before[deed]) if other else given(deed, new)
        return changed_key(changed, deed, new)

"""Which languages the game speaks, and what each is called by those who speak it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from handfoot_gui.words.catalogue import DOMAIN, SOURCE_LANGUAGE, find, pgettext


class Language(NamedTuple):
    code: str
    name: str


def languages(folder: Path) -> tuple[Language, ...]:
    """English first, then those with a catalogue in `folder`; a damaged one is left out."""
    found = [Language(SOURCE_LANGUAGE, "English")]
    for file in sorted(folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")):
        spoken = find([file.parts[-3]], folder)
        if spoken.language != SOURCE_LANGUAGE:
            found.append(Language(spoken.language, own_name(spoken.language, folder)))
    return tuple(found)


def own_name(code: str, folder: Path) -> str:
    """``Deutsch``."""
    # Translators: what your language calls itself
    texts = find([code], folder).texts
    return texts.pgettext("own-name", "English")


def system_language() -> str:
    """The choice in the settings that follows the system."""
    return pgettext("language", "as the system")

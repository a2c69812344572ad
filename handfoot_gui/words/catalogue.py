"""The one way to gettext: which language is spoken, and the marks that xgettext finds.

Chosen once at the start, again when the player changes the language. Knows no sentence. Texts are
asked for each time they are shown, so a change of language needs nothing else.

    xgettext --from-code=UTF-8 --keyword=N_ --keyword=pgettext:1c,2 -o handfoot.pot \
        handfoot_gui/words/*.py handfoot_gui/rules/citations*.py handfoot_gui/rules/sources.py
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

DOMAIN = "handfoot"
SOURCE_LANGUAGE = "en"


class Catalogue:
    """The texts of one language; without translations the source texts, which are English."""

    def __init__(
        self, language: str = SOURCE_LANGUAGE, texts: NullTranslations | None = None
    ) -> None:
        self.language = language
        self.texts = texts or NullTranslations()


_spoken = [Catalogue()]
"""The last is the one in use: a list, so that choosing needs no global statement."""


def find(languages: Iterable[str], folder: Path) -> Catalogue:
    """The first of them (``DE-at``, ``de_AT``, then ``de``) with a readable file, else English."""
    for wished in languages:
        code, _dash, country = re.split("[.@]", wished)[0].replace("-", "_").partition("_")
        code = code.lower()
        for name in (f"{code}_{country.upper()}", code):
            if name in (SOURCE_LANGUAGE, "c"):
                return Catalogue()
            texts = _read(folder / name / "LC_MESSAGES" / f"{DOMAIN}.mo")
            if texts is not None:
                return Catalogue(name, texts)
    return Catalogue()


def use(catalogue: Catalogue) -> None:
    """Speak this language from now on."""
    _spoken[-1] = catalogue


def choose(languages: Iterable[str], folder: Path) -> str:
    """Find and use a language; returns its name."""
    use(find(languages, folder))
    return language()


def language() -> str:
    return _spoken[-1].language


def _read(file: Path) -> GNUTranslations | None:
    """A damaged file is passed over: a game in English is better than none."""
    try:
        with file.open("rb") as stream:
            return GNUTranslations(stream)
    except (OSError, ValueError, struct.error):
        return None


def _(text: str) -> str:
    return _spoken[-1].texts.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    return _spoken[-1].texts.ngettext(one, many, count)


def pgettext(context: str, text: str) -> str:
    return _spoken[-1].texts.pgettext(context, text)


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for "translate this later"
    """Mark for xgettext only; `_` translates it where it is shown."""
    return text

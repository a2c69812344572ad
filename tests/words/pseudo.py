"""A language of the tests: every letter accented, every text 40 % longer, three plural forms.

Whatever still holds a plain letter under it has not come through gettext.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations

from handfoot_gui.words import catalogue

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćđéƒǧĥíĵķłḿńóṕɋŕśťúṽẃẍýźÁƁĆĐÉƑǦĤÍĴĶŁḾŃÓṔɊŔŚŤÚṼẂẌÝŹ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_PLACEHOLDER = re.compile(r"(\{\w+\})")

PLAIN_LETTER = re.compile(r"[A-Za-z]")
BRACE = re.compile(r"[{}]")

NAMES = ("Ἄννα", "Βάλτερ", "Νόρα", "Ἔντιθ", "Ὄττω", "Κλάρα")
"""Names without a plain letter."""


def pseudo(text: str) -> str:
    """Longer as real languages are, with the placeholders as they were."""
    parts = [
        p if _PLACEHOLDER.fullmatch(p) else p.translate(_ACCENTS) for p in _PLACEHOLDER.split(text)
    ]
    return "".join(parts) + "~" * round(0.4 * len(text))


class PseudoTexts(NullTranslations):
    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """One, two, many: a language with other plural forms than English."""
        return pseudo(msgid1 if n == 1 else msgid2) + ("²" if n == 2 else "")

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        return pseudo(message)


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    catalogue.use(catalogue.Catalogue("xx", PseudoTexts()))
    try:
        yield
    finally:
        catalogue.use(catalogue.Catalogue())

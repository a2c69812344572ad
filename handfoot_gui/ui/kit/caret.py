"""Where the caret stands in a line of text, and what keys do to both. Knows letters, no pixels."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from handfoot_gui.ui.kit.pointer import KeyPress

WORD_START = re.compile(r"(?<!\w)\w")
WORD_END = re.compile(r"\w(?!\w)")


@dataclass(frozen=True, slots=True)
class Caret:
    """Before the letter `at`. From `anchor` to `at` is selected."""

    at: int
    anchor: int

    @staticmethod
    def here(at: int) -> Caret:
        return Caret(at, at)

    @property
    def span(self) -> tuple[int, int]:
        return min(self.at, self.anchor), max(self.at, self.anchor)

    def within(self, text: str) -> Caret:
        return Caret(min(self.at, len(text)), min(self.anchor, len(text)))


@dataclass(frozen=True, slots=True)
class Line:
    """A text with its caret."""

    text: str
    caret: Caret

    @property
    def selected(self) -> str:
        start, end = self.caret.span
        return self.text[start:end]

    def written(self, letters: str, most: int) -> Line:
        """The selection gives way; what is too long is cut off at its end. Line ends become spaces,
        and an accent written after its letter becomes one letter with it."""
        plain = unicodedata.normalize("NFC", letters.replace("\r\n", " ").replace("\n", " "))
        start, end = self.caret.span
        room = most - (len(self.text) - (end - start))
        kept = "".join(letter for letter in plain if letter.isprintable())[: max(0, room)]
        return Line(self.text[:start] + kept + self.text[end:], Caret.here(start + len(kept)))

    def moved(self, to: int, *, selects: bool) -> Line:
        to = max(0, min(len(self.text), to))
        return Line(self.text, Caret(to, self.caret.anchor if selects else to))

    def without(self, to: int) -> Line:
        """Without the selection, or else without what lies between the caret and there."""
        start, end = self.caret.span
        if start == end:
            start, end = sorted((self.caret.at, max(0, min(len(self.text), to))))
        return Line(self.text[:start] + self.text[end:], Caret.here(start))

    def word_left(self) -> int:
        starts = [found.start() for found in WORD_START.finditer(self.text)]
        return max((start for start in starts if start < self.caret.at), default=0)

    def word_right(self) -> int:
        ends = [found.end() for found in WORD_END.finditer(self.text)]
        return min((end for end in ends if end > self.caret.at), default=len(self.text))

    def after(self, key: KeyPress) -> Line | None:
        """None for keys that mean nothing in a line of text."""
        at, (start, end) = self.caret.at, self.caret.span
        before = self.word_left() if key.ctrl else at - 1
        behind = self.word_right() if key.ctrl else at + 1
        if start != end and not key.shift and not key.ctrl and key.key in ("left", "right"):
            return self.moved(start if key.key == "left" else end, selects=False)
        ways = {"left": before, "right": behind, "home": 0, "end": len(self.text)}
        if key.key in ways:
            return self.moved(ways[key.key], selects=key.shift)
        if key.key in ("backspace", "delete"):
            return self.without(before if key.key == "backspace" else behind)
        if key.ctrl and key.key == "a":
            return Line(self.text, Caret(len(self.text), 0))
        return None

"""Breaks words into lines, and cuts what is far too long. Knows widths, no type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Measure: TypeAlias = Callable[[str], float]
DOT = "·"


def cut(text: str, width_of: Measure, width: float) -> str:
    """What of it fits, and dots."""
    end = len(text)
    while end and width_of(f"{text[:end].rstrip()}…") > width:
        end -= 1
    return f"{text[:end].rstrip()}…"


def wrapped(text: str, width_of: Measure, width: float) -> tuple[str, ...]:
    """Lines no wider than that; a longer word is broken at its hyphen or between letters. Keeps
    line ends; no line begins with the dot between two things."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width_of(longer) <= width or (line and word == DOT):
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = _broken(word, width_of, width)
            lines += whole
        lines.append(line)
    return tuple(lines)


def evened(text: str, width_of: Measure, width: float) -> tuple[str, ...]:
    """As few lines as the width allows, and none of them one word alone at the end."""
    lines = wrapped(text, width_of, width)
    if len(lines) < 2 or " " in lines[-1]:
        return lines
    for part in (0.6, 0.7, 0.8, 0.9):
        narrower = wrapped(text, width_of, width * part)
        if len(narrower) == len(lines):
            return narrower
    return lines


def _broken(word: str, width_of: Measure, width: float) -> list[str]:
    parts, part = [], ""
    for letter in word:
        if part and width_of(part + letter) > width:
            end = part.rfind("-") + 1 or len(part)
            parts.append(part[:end])
            part = part[end:]
        part += letter
    return [*parts, part]

"""A rule sheet and a comparison as plain text of at most 80 columns. Knows no rule."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from handfoot_gui.words.rule_compare import Comparison
from handfoot_gui.words.rule_sheet import RuleSheet, SheetSection

WIDTH = 80
HEADING, SOURCE = 11, 9
"""Columns of the section's title and of the source; the text has what is left between them."""


def page(sheet: RuleSheet) -> list[str]:
    """The sheet's lines, without line ends."""
    lines = [sheet.title.upper()]
    if sheet.subtitle:
        lines.append(sheet.subtitle)
    for section in sheet.sections:
        lines += ["", *_section(section)]
    lines.append("")
    for note in sheet.notes:
        lines += _hanging(note.mark, note.text, 3)
    lines += ["", *textwrap.wrap(sheet.closing, WIDTH)]
    return lines


def _section(section: SheetSection) -> Iterator[str]:
    heading = section.title
    for line in section.lines:
        rows = textwrap.wrap(line.text, WIDTH - HEADING - SOURCE)
        for number, row in enumerate(rows):
            source = "" if number else line.source
            yield f"{heading:<{HEADING}}{row:<{WIDTH - HEADING - SOURCE + 1}}{source}".rstrip()
            heading = ""


def _hanging(mark: str, text: str, indent: int) -> list[str]:
    rows = textwrap.wrap(text, WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    return [f"{mark if not n else '':<{indent}}{row}" for n, row in enumerate(rows)]


def compared(comparison: Comparison) -> list[str]:
    """Each option that differs with both sentences, the names in a column of their own."""
    lines = [*textwrap.wrap(comparison.title, WIDTH)]
    names = (comparison.one, comparison.other)
    indent = 2 + min(24, max(map(len, names))) + 2
    for difference in comparison.differences:
        lines += ["", difference.title]
        for name, text in zip(names, (difference.one, difference.other), strict=True):
            lines += _hanging(f"  {name[:24]}", text, indent)
    return lines

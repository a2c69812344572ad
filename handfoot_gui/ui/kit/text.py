"""Words in Lato: measured, wrapped, shrunk and set one by one, with a space of a quarter em.

(The library's own spaces are swallowed by the face's kerning.) Figures are tabular in this face.
Knows pixels of type and colours; no themes and no sentences.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

import pygame

from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import PREMULTIPLIED, Canvas, Placed
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.lines import cut, wrapped
from handfoot_gui.ui.kit.raster import PictureCache, blank, faded, premultiplied
from handfoot_gui.ui.kit.theme import Ink

WORDS = 5
"""Megabytes of their pictures."""
SIZES = 3
"""How many fonts of each weight there are at a time: one with its letters takes a third of a
megabyte."""
SPACE = 0.25
LEAST = 9
SLACK = 1.15
"""How much wider than its place a line of the smallest letters may be before it is cut."""
LEAST_NAME, SMALLEST_NAME = 12.0, 0.65
"""Names get no smaller than this, in pixels and against the size that they should have."""
CAP_HEIGHT = 0.72
MISSING = "\uffff"
FIGURES = re.compile(r"[−+×]?\d[\d.,:/]*%?")


class Weight(Enum):
    REGULAR = "Regular"
    BOLD = "Bold"
    BLACK = "Black"
    HEAVY = "ExtraBold"
    ITALIC = "Italic"

    __hash__ = object.__hash__  # each is itself alone, and they are looked up all the time


@dataclass(frozen=True, slots=True)
class Style:
    """How words look. `px` may be a half; `tracking` is extra room after each letter, in px."""

    px: float
    ink: Ink
    weight: Weight = Weight.REGULAR
    alpha: float = 1.0
    tracking: float = 0.0

    def but(
        self, *, px: float | None = None, ink: Ink | None = None, weight: Weight | None = None
    ) -> Style:
        return replace(
            self,
            px=self.px if px is None else px,
            ink=self.ink if ink is None else ink,
            weight=self.weight if weight is None else weight,
        )


@dataclass(frozen=True, slots=True)
class Run:
    """Some words of a line in a style of their own."""

    text: str
    style: Style


Lines: TypeAlias = tuple[Style, tuple[str, ...]]
"""A style, and what is set in it."""


class Typesetter:
    """Anchors are two letters: t top, m middle of the capitals, b bottom, s baseline; l, c, r."""

    def __init__(self, assets: Assets) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._assets = assets
        self.words = PictureCache(WORDS)
        self._fonts: OrderedDict[tuple[int, Weight], pygame.font.Font] = OrderedDict()
        self._heights: dict[tuple[int, Weight], tuple[int, int]] = {}
        self._word_width = lru_cache(maxsize=8192)(self._measured)
        self._is_known = lru_cache(maxsize=2048)(self._in_face)
        self._line_width = lru_cache(maxsize=4096)(self._line_measured)

    # -- measures

    def _font(self, px: float, weight: Weight) -> pygame.font.Font:
        """To be used at once: the next one asked for may be the same, at another size."""
        key = (max(6, round(px)), weight)
        found = self._fonts.get(key)
        if found is None:
            alike = [other for other in self._fonts if other[1] is weight]
            if len(alike) < SIZES:
                path = self._assets.path(f"fonts/Lato-{weight.value}.ttf")
                found = pygame.font.Font(path, key[0])
            else:
                found = self._fonts.pop(alike[0])
                found.set_point_size(key[0])
            self._fonts[key] = found
        self._fonts.move_to_end(key)
        return found

    @property
    def fonts_open(self) -> int:
        return len(self._fonts)

    def _ascent_and_height(self, px: float, weight: Weight) -> tuple[int, int]:
        key = (max(6, round(px)), weight)
        found = self._heights.get(key)
        if found is None:
            font = self._font(px, weight)
            found = self._heights[key] = (font.get_ascent(), font.get_height())
        return found

    def _measured(self, word: str, px: int, weight: Weight) -> int:
        if FIGURES.fullmatch(word):
            return sum(self._advance(letter, px, weight) for letter in word)
        word = self._drawable(word)
        return self._font(px, weight).size(word)[0]

    def knows(self, letter: str) -> bool:
        """Whether the face has it."""
        return letter.isascii() or self._is_known(letter)

    def _in_face(self, letter: str) -> bool:
        """A letter that it has not is drawn as that which no face has: a noncharacter."""
        font = self._font(24, Weight.REGULAR)
        if not font.size(letter)[0]:
            return False
        drawn, missing = (font.render(one, False, "#FFFFFF") for one in (letter, MISSING))
        return drawn.get_size() != missing.get_size() or drawn.get_buffer().raw != (
            missing.get_buffer().raw
        )

    def _drawable(self, word: str) -> str:
        """Letters of scripts that the face has not are question marks, other signs are left out."""
        if word.isascii() or all(map(self.knows, word)):
            return word
        shown = (c if self.knows(c) else "?" if c.isalnum() else "" for c in word)
        return "".join(shown) or "?"

    def _advance(self, letter: str, px: int, weight: Weight) -> int:
        """Of one sign of a number: all figures are as wide as a nought."""
        sign = "0" if letter.isdigit() else letter
        metrics = self._font(px, weight).metrics(sign)[0]
        return metrics[4] if metrics else 0

    def _parts(self, word: str, style: Style) -> Iterable[tuple[str, float]]:
        """What is set as one picture, and how far the pen moves after it."""
        px = round(style.px)
        if style.tracking:
            for letter in word:
                yield letter, self._word_width(letter, px, style.weight) + style.tracking
        elif FIGURES.fullmatch(word):
            for letter in word:
                yield letter, self._advance(letter, px, style.weight)
        elif word:
            yield word, self._word_width(word, px, style.weight)

    def space(self, style: Style) -> int:
        return round(round(style.px) * SPACE + style.tracking)

    def width(self, text: str, style: Style) -> int:
        return self._line_width(text, round(style.px), style.weight, style.tracking)

    def _line_measured(self, text: str, px: int, weight: Weight, tracking: float) -> int:
        style = Style(px, "#000000", weight, 1.0, tracking)
        words = text.split(" ")
        total = (len(words) - 1) * self.space(style)
        if style.tracking:
            letters = "".join(words)
            total += sum(self._word_width(letter, px, style.weight) for letter in letters)
            return round(total + style.tracking * max(0, len(letters) - 1))
        return total + sum(self._word_width(word, px, style.weight) for word in words if word)

    def runs_width(self, runs: Sequence[Run]) -> int:
        return sum(self.width(run.text, run.style) for run in runs)

    def line_height(self, style: Style) -> int:
        """From line to line."""
        return round(round(style.px) * 1.32)

    def box_height(self, style: Style) -> int:
        """From the top of the tallest letter's room to the bottom of the deepest."""
        return self._ascent_and_height(style.px, style.weight)[1]

    # -- fitting

    def shrunk(self, text: str, style: Style, width: float, least: float = LEAST) -> Style:
        """Smaller by half points until it fits, not under `least` px.

        Begins near the size that will fit: each further one would have to load its letters.
        """
        wide = self.width(text, style)
        if wide <= width or style.px <= least:
            return style
        step = max(0, int(2 * style.px * (1 - width / wide)) - 1)
        while step and self.width(text, _smaller(style, step)) <= width:
            step -= 1
        while self.width(text, _smaller(style, step)) > width and style.px - step / 2 > least:
            step += 1
        return style.but(px=max(least, style.px - step / 2))

    def named(self, text: str, style: Style, width: float, most: int = 1) -> Lines:
        """A name of any length: as small as can still be read, then on `most` lines, then cut."""
        least = max(LEAST_NAME, SMALLEST_NAME * style.px)
        style = self.shrunk(text, style, width, min(least, style.px))
        before = self.wrapped(text, style, width)[: most - 1]
        for line in before:
            text = text[len(line) :].lstrip()
        last = self.cut(text, style, width, slack=1)
        return style, (*before, last) if last or not before else before

    def cut(self, text: str, style: Style, width: float, slack: float = SLACK) -> str:
        """What of it fits, and dots where it is far too wide."""
        if self.width(text, style) <= width * slack:
            return text
        return cut(text, lambda part: self.width(part, style), width)

    def wrapped(self, text: str, style: Style, width: float) -> tuple[str, ...]:
        """Lines no wider than that: see `lines`."""
        return wrapped(text, lambda line: self.width(line, style), width)

    def fitted(self, text: str, style: Style, width: float, height: float) -> Lines:
        """On one line if shrinking to 9 px allows it, else wrapped as large as it fits."""
        if self.line_height(style) * 2 > height:
            small = self.shrunk(text, style, width)
            if self.width(text, small) <= width:
                return small, (text,)
        while True:
            lines = self.wrapped(text, style, width)
            if len(lines) * self.line_height(style) <= height or style.px <= LEAST:
                return style, lines
            style = replace(style, px=max(LEAST, style.px - 0.5))

    # -- drawing

    def draw(
        self,
        canvas: Canvas,
        text: str,
        style: Style,
        at: Point,
        anchor: str = "tl",
        *,
        max_width: float | None = None,
    ) -> Rect:
        """Sets one line, shrunk and if need be cut to `max_width`, and tells where it is."""
        if max_width is not None:
            style = self.shrunk(text, style, max_width)
            text = self.cut(text, style, max_width)
        return self.draw_runs(canvas, (Run(text, style),), at, anchor)

    def draw_runs(self, canvas: Canvas, runs: Sequence[Run], at: Point, anchor: str = "tl") -> Rect:
        """One line of several styles on a common baseline. Spaces between runs are yours."""
        if not runs:
            return Rect(at.x, at.y, 0, 0)
        tallest = max(runs, key=lambda run: run.style.px).style
        ascent, height = self._ascent_and_height(tallest.px, tallest.weight)
        width = self.runs_width(runs)
        x = round(at.x - {"l": 0, "c": width / 2, "r": width}[anchor[1]])
        base = round(at.y + _drop(anchor[0], tallest, ascent, height))
        placed: list[Placed] = []
        pen = x
        for run in runs:
            rise, _ = self._ascent_and_height(run.style.px, run.style.weight)
            placed.append((self._line(run.text, run.style), (pen, base - rise)))
            pen += self.width(run.text, run.style)
        canvas.pictures(placed)
        return Rect(x, base - ascent, width, height)

    def _line(self, text: str, style: Style) -> pygame.Surface:
        """A run as one picture: most of what is on a screen is there in the next frame too."""
        return self.words.get((text, style), lambda: self._composed(text, style))

    def _composed(self, text: str, style: Style) -> pygame.Surface:
        placed: list[Placed] = []
        pen = 0.0
        for i, word in enumerate(text.split(" ")):
            pen += self.space(style) if i else 0
            for part, on in self._parts(word, style):
                placed.append((self._word(part, style), (round(pen), 0)))
                pen += on
        wide = max((x + picture.get_width() for picture, (x, _) in placed), default=1)
        out = blank(wide, self.box_height(style))
        out.fblits(placed, PREMULTIPLIED)
        return out

    def _word(self, word: str, style: Style) -> pygame.Surface:
        px = round(style.px)
        key = (word, px, style.weight, style.ink, style.alpha)

        def make() -> pygame.Surface:
            text = self._drawable(word)
            font = self._font(px, style.weight)
            picture = premultiplied(font.render(text, True, pygame.Color(style.ink)))
            return picture if style.alpha >= 1 else faded(picture, style.alpha)

        return self.words.get(key, make)

    def draw_lines(
        self, canvas: Canvas, lines: Sequence[str], style: Style, at: Point, anchor: str = "tl"
    ) -> Rect:
        """Several lines; the anchor's first letter (t, m or b) is of the whole block."""
        step = self.line_height(style)
        height = step * (len(lines) - 1) + self.box_height(style)
        top = at.y - {"t": 0, "m": height / 2, "b": height}[anchor[0]]
        rects = [
            self.draw(canvas, line, style, Point(at.x, top + i * step), "t" + anchor[1])
            for i, line in enumerate(lines)
        ]
        return Rect.around(*rects)

    def draw_wrapped(
        self, canvas: Canvas, text: str, style: Style, rect: Rect, anchor: str = "tl"
    ) -> Rect:
        """Wrapped to the rect, shrunk where it is too high; anchored to the rect's own edges."""
        fitting, lines = self.fitted(text, style, rect.w, rect.h)
        x = {"l": rect.x, "c": rect.x + rect.w / 2, "r": rect.right}[anchor[1]]
        y = {"t": rect.y, "m": rect.y + rect.h / 2, "b": rect.bottom}[anchor[0]]
        return self.draw_lines(canvas, lines, fitting, Point(x, y), anchor)


def _smaller(style: Style, steps: int) -> Style:
    return replace(style, px=max(LEAST, style.px - steps / 2))


def _drop(edge: str, style: Style, ascent: int, height: int) -> float:
    """From the anchor down to the baseline."""
    if edge == "t":
        return ascent
    if edge == "m":
        return round(style.px) * CAP_HEIGHT / 2
    if edge == "b":
        return ascent - height
    return 0

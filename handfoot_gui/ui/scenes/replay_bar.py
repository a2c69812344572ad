"""The bar under a match that is watched again: where one is, and the ways about. Knows widgets and
their places; what they do, the scene knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.choices import Slider
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BUTTON
from handfoot_gui.ui.kit.widget import Widget, control_height
from handfoot_gui.words.replay import ReplayWord as Word

WAYS: tuple[tuple[str, str, Word], ...] = (
    ("round-back", "|«", Word.ROUND_BACK),
    ("turn-back", "«", Word.TURN_BACK),
    ("back", "‹", Word.STEP_BACK),
    ("play", "", Word.PLAY),
    ("on", "›", Word.STEP_ON),
    ("turn-on", "»", Word.TURN_ON),
    ("round-on", "»|", Word.ROUND_ON),
)
"""Key, sign and what it says when it is pointed at; the one without a sign shows its word."""

MOST_TEXT = 1.5
"""The bar's type grows no further: the table above it needs its room."""


@dataclass(frozen=True, slots=True)
class Bar:
    """`who`: the lines of the list of seats, and which is chosen; `part`: how far one is, 0 to 1.

    `why_not`: why nobody can play on from here, none where one can.
    """

    is_playing: bool
    who: tuple[str, ...]
    chosen: int
    part: float
    steps: int
    where: str
    why_not: str | None
    has_file: bool


def bar_skin(skin: Skin) -> Skin:
    return replace(skin, type=skin.type.capped(MOST_TEXT))


def bar_height(skin: Skin) -> float:
    return round(2 * control_height(skin) + 3 * skin.px(8, 5))


def bar_widgets(skin: Skin, rect: Rect, bar: Bar) -> list[Widget]:
    pad, gap, tall = skin.px(14, 8), skin.px(7, 4), control_height(skin)
    inner = rect.inset(pad, skin.px(8, 5))
    lower = Rect(inner.x, inner.bottom - tall, inner.w, tall)
    upper = Rect(inner.x, inner.y, inner.w, tall)
    placed = _from_left(skin, lower, _ways(bar), gap)
    end = _from_right(skin, lower, _acts(bar), gap)
    used = max(w.rect.right for w in placed) + gap
    free = min(w.rect.x for w in end) - gap - used
    list_wide = min(free, skin.px(280, 190))
    who = Dropdown(
        key="who",
        rect=Rect(used + (free - list_wide) / 2, lower.y, list_wide, tall).rounded(),
        options=bar.who,
        index=bar.chosen,
        room=Rect(0, 0, rect.right, rect.bottom),
        skin=skin,
        size=BUTTON,
    )
    room = max(skin.setter.width(bar.where, skin.style(BUTTON)) + skin.px(20), skin.px(190, 150))
    slider = Slider(
        key="where",
        rect=upper,
        value=bar.part,
        word=bar.where,
        steps=max(1, bar.steps),
        word_room=room * 42 / tall,
    )
    return [*placed, who, *end, slider]


def _ways(bar: Bar) -> list[Button]:
    made = []
    for key, sign, word in WAYS:
        if sign:
            made.append(Button(key=key, word=sign, tip=word.text, name=word.text, size=BUTTON + 2))
            continue
        label = (Word.PAUSE if bar.is_playing else word).text
        made.append(Button(key=key, word=label, kind="primary", size=BUTTON))
    book = Word.BOOK.text
    made.append(Button(key="book-back", word=f"‹ {book}", tip=Word.BOOK_BACK.text, size=BUTTON))
    made.append(Button(key="book-on", word=f"{book} ›", tip=Word.BOOK_ON.text, size=BUTTON))
    return made


def _acts(bar: Bar) -> list[Button]:
    close = Button(key="close", word=Word.CLOSE.text, size=BUTTON)
    play_on = Button(key="play-on", word=Word.PLAY_ON.text, size=BUTTON, disabled=bar.why_not)
    if not bar.has_file:
        return [close, play_on]
    return [close, Button(key="export", word=Word.EXPORT.text, size=BUTTON), play_on]


def _wide(skin: Skin, button: Button) -> float:
    return max(skin.px(38, 30), button_size(skin, button).w + skin.px(2))


def _from_left(skin: Skin, row: Rect, buttons: Sequence[Button], gap: float) -> list[Widget]:
    x, placed = row.x, list[Widget]()
    for button in buttons:
        wide = _wide(skin, button)
        placed.append(replace(button, rect=Rect(x, row.y, wide, row.h).rounded()))
        x += wide + gap
    return placed


def _from_right(skin: Skin, row: Rect, buttons: Sequence[Button], gap: float) -> list[Widget]:
    right, placed = row.right, list[Widget]()
    for button in buttons:
        wide = _wide(skin, button)
        placed.append(replace(button, rect=Rect(right - wide, row.y, wide, row.h).rounded()))
        right -= wide + gap
    return placed

"""The settings as rows of forms, page by page, and what a row's message makes of them.

Every row's key is ("set", the field's name). Knows the fields and their choices; no screen.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from handfoot_gui.storage.paths import Paths
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.choices import Segments, Slider, Toggle
from handfoot_gui.ui.kit.form import Row, Section
from handfoot_gui.ui.kit.radio import RadioList
from handfoot_gui.ui.kit.speech import Speaker
from handfoot_gui.ui.kit.stepper import Stepper
from handfoot_gui.ui.kit.widgets import Chosen
from handfoot_gui.words.languages import languages, system_language
from handfoot_gui.words.numbers import capital
from handfoot_gui.words.option_parts import on_off
from handfoot_gui.words.settings import SettingWord, choice_note, choice_word, percent

CHOICES: dict[str, tuple[Any, ...]] = {
    "four_colours": (False, True),
    "large_index": (False, True),
    "theme": ("quiet", "light", "high-contrast"),
    "speed": ("slow", "normal", "fast", "at-once", "step"),
    "hand_order": ("rank", "points", "use", "own"),
    "rule_sheet": ("always", "changed", "never"),
    "card_back": (
        "lattice-blue",
        "lattice-red",
        "rosette-green",
        "rosette-night",
        "waves-plum",
        "waves-teal",
    ),
}
SCALES: dict[str, tuple[int, int, int]] = {
    "card_size": (85, 125, 5),
    "spread": (24, 50, 2),
    "volume": (0, 100, 5),
}
"""The least, the most and one step of a slider."""

OF_PAGE: dict[str, tuple[str, ...]] = {
    "cards": (
        "four_colours",
        "large_index",
        "card_size",
        "spread",
        "card_back",
        "arc_hand",
        "mark_wild",
    ),
    "table": ("theme", "window_mode"),
    "text": ("text_size", "theme"),
    "movement": ("speed", "reduced_motion"),
    "sound": ("muted", "volume", "speech"),
    "confirmations": (
        "confirm_costly_discard",
        "confirm_going_out",
        "double_click_discards",
        "hold_to_peek",
        "rule_sheet",
    ),
    "sorting": ("hand_order",),
    "keys": ("keys",),
    "language": ("language",),
    "data": (),
}
"""What "Reset this page" puts back."""


def key(field: str) -> tuple[str, str]:
    return ("set", field)


def sections(page: str, settings: Settings, paths: Paths, locale: Path) -> tuple[Section, ...]:
    """The rows of a page; that of the keys is the screen's own."""
    if page == "language":
        return _language(settings, locale)
    if page == "data":
        return _data(paths)
    rows = _ROWS[page](settings)
    return (Section("", rows),)


def changed(settings: Settings, chosen: Chosen, locale: Path) -> Settings:
    """The settings after a row's message."""
    assert isinstance(chosen.key, tuple)
    field, value = chosen.key[1], chosen.value
    if field in SCALES:
        least, most, step = SCALES[field]
        value = least + round(float(str(value)) * (most - least) / step) * step
    elif field == "language":
        value = ("", *(language.code for language in languages(locale)))[int(str(value))]
    elif field == "high_contrast":
        field, value = "theme", "high-contrast" if value else "quiet"
    elif field == "sound":
        field, value = "muted", not value
    elif field in CHOICES:
        value = CHOICES[field][int(str(value))]
    return replace(settings, **{field: value})


def reset(settings: Settings, page: str) -> Settings:
    usual = Settings()
    fields = [field for field in OF_PAGE[page] if field != "window_mode"]
    return replace(settings, **{field: getattr(usual, field) for field in fields})


# --- rows -----------------------------------------------------------------------------------------


def _segments(label: SettingWord, settings: Settings, field: str, note: str = "") -> Row:
    options = tuple(choice_word(field, value) for value in CHOICES[field])
    index = CHOICES[field].index(getattr(settings, field))
    return Row(label.text, Segments(key=key(field), options=options, index=index), note)


def _list(label: SettingWord, settings: Settings, field: str, note: str = "") -> Row:
    values = CHOICES[field]
    radio = RadioList(
        key=key(field),
        options=tuple(choice_word(field, value) for value in values),
        notes=tuple(choice_note(field, value) for value in values),
        index=values.index(getattr(settings, field)),
    )
    return Row(label.text, radio, note, wide=True)


def _slider(label: SettingWord, settings: Settings, field: str, note: str = "") -> Row:
    least, most, step = SCALES[field]
    number = max(least, min(most, getattr(settings, field)))
    slider = Slider(
        key=key(field),
        value=(number - least) / (most - least),
        word=percent(number),
        steps=(most - least) // step,
    )
    return Row(label.text, slider, note)


def _toggle(
    label: SettingWord, field: str, *, on: bool, note: str = "", not_here: str | None = None
) -> Row:
    return Row(label.text, Toggle(key=key(field), on=on, word=on_off(on), disabled=not_here), note)


def _cards(s: Settings) -> tuple[Row, ...]:
    word = SettingWord
    return (
        _segments(word.COLOURS, s, "four_colours", word.COLOURS_NOTE.text),
        _segments(word.INDEX, s, "large_index", word.INDEX_NOTE.text),
        _slider(word.CARD_SIZE, s, "card_size"),
        _slider(word.SPREAD, s, "spread"),
        _toggle(word.ARC, "arc_hand", on=s.arc_hand, note=word.ARC_NOTE.text),
        _toggle(word.WILD, "mark_wild", on=s.mark_wild),
    )


def _table(s: Settings) -> tuple[Row, ...]:
    full, note = s.window_mode == "full-screen", SettingWord.WINDOW_NOTE.text
    return (
        _list(SettingWord.THEME, s, "theme"),
        _toggle(SettingWord.WINDOW, "full_screen", on=full, note=note),
    )


def _text(s: Settings) -> tuple[Row, ...]:
    """The size goes step by step: a slider would move away under the pointer that drags it."""
    word, strong = SettingWord, s.theme == "high-contrast"
    size = Stepper(
        key=key("text_size"),
        value=s.text_size,
        least=100,
        most=200,
        step=10,
        word=percent(s.text_size),
    )
    return (
        Row(word.TEXT_SIZE.text, size, word.TEXT_NOTE.text),
        _toggle(word.CONTRAST, "high_contrast", on=strong, note=word.CONTRAST_NOTE.text),
    )


def _movement(s: Settings) -> tuple[Row, ...]:
    word = SettingWord
    return (
        _list(word.SPEED, s, "speed", word.SPEED_NOTE.text),
        _toggle(word.MOTION, "reduced_motion", on=s.reduced_motion, note=word.MOTION_NOTE.text),
    )


def _sound(s: Settings) -> tuple[Row, ...]:
    word = SettingWord
    return (
        _toggle(word.SOUND, "sound", on=not s.muted, note=word.SOUND_NOTE.text),
        _slider(word.VOLUME, s, "volume"),
        _toggle(word.SPEECH, "speech", on=s.speech, note=word.SPEECH_NOTE.text, not_here=_mute(s)),
    )


def _mute(s: Settings) -> str | None:
    """Why speech cannot be switched on; off it can be switched always."""
    return None if s.speech or Speaker().is_there else SettingWord.NO_SPEECH.text


def _confirmations(s: Settings) -> tuple[Row, ...]:
    word, costly, out = SettingWord, s.confirm_costly_discard, s.confirm_going_out
    double = s.double_click_discards
    return (
        _toggle(word.COSTLY, "confirm_costly_discard", on=costly, note=word.COSTLY_NOTE.text),
        _toggle(word.GOING_OUT, "confirm_going_out", on=out, note=word.GOING_OUT_NOTE.text),
        _toggle(word.DOUBLE, "double_click_discards", on=double, note=word.DOUBLE_NOTE.text),
        _toggle(word.PEEK, "hold_to_peek", on=s.hold_to_peek, note=word.PEEK_NOTE.text),
        _list(word.SHEET, s, "rule_sheet", word.SHEET_NOTE.text),
    )


def _sorting(s: Settings) -> tuple[Row, ...]:
    return (_list(SettingWord.ORDER, s, "hand_order", SettingWord.ORDER_NOTE.text),)


_ROWS: dict[str, Callable[[Settings], tuple[Row, ...]]] = {
    "cards": _cards,
    "table": _table,
    "text": _text,
    "movement": _movement,
    "sound": _sound,
    "confirmations": _confirmations,
    "sorting": _sorting,
}


def _language(settings: Settings, locale: Path) -> tuple[Section, ...]:
    known = languages(locale)
    codes = ("", *(language.code for language in known))
    radio = RadioList(
        key=key("language"),
        options=(capital(system_language()), *(language.name for language in known)),
        index=codes.index(settings.language) if settings.language in codes else 0,
    )
    return (Section("", (Row(SettingWord.LANGUAGE.text, radio, wide=True),)),)


def _data(paths: Paths) -> tuple[Section, ...]:
    shown = (
        (SettingWord.FOLDER, paths.data),
        (SettingWord.FILE, paths.settings),
        (SettingWord.LOG, paths.log),
    )
    rows = tuple(Row(word.text, note=str(path)) for word, path in shown)
    return (Section("", (*rows, Row(SettingWord.NO_NETWORK.text))),)

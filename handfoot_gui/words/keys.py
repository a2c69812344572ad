"""Keys as they are printed, and what each of them does. Knows names; presses nothing."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.fixed import Fixed


class KeyWord(Fixed):
    TITLE = N_("Keys")
    CHANGE = N_("Change keys")
    CLOSE = N_("Close")
    PRESS = N_("press a key")
    RESET = N_("As delivered")
    NOT_THIS = N_("This key always does the same. Take another one.")
    INTRO = N_("Choose a row, then press its new key. Escape leaves it as it is.")
    AT_THE_TABLE = N_("At the table")
    EVERYWHERE = N_("Everywhere")
    ALWAYS = N_("Always the same")


_DEEDS: dict[str, str] = {
    "draw": N_("Draw"),
    "pile": N_("Take the pile"),
    "lay": N_("Lay down what is chosen"),
    "discard": N_("Discard; go out"),
    "sort": N_("Sort the hand"),
    "undo": N_("Take back"),
    "redo": N_("Do it again"),
    "hint": N_("Hint"),
    "partner": N_("Tell the partner how to play"),
    "look": N_("Look closer"),
    "hide": N_("Hide the cards"),
    "peek": N_("See the cards while it is held, where the settings say so"),
    "situation": N_("The situation in words"),
    "log": N_("Log"),
    "rules": N_("Rules of this table"),
    "scores": N_("Scores"),
    "help": N_("Keys; after a refusal, its rule"),
    "four-colours": N_("Two or four colours"),
    "mute": N_("Sound on or off"),
    "speech": N_("Speech on or off"),
    "full-screen": N_("Full screen"),
    "why": N_("Why not?"),
}

_ALWAYS: dict[str, str] = {
    "tab": N_("On to the next thing"),
    "arrows": N_("Move the focus; choose"),
    "ctrl+arrows": N_("Put a card elsewhere in the hand"),
    "space": N_("Choose a card; go on at once"),
    "return": N_("Do what the brass button says"),
    "escape": N_("Back; put down; the menu"),
    "page up": N_("Scroll"),
}

_PRINTED: dict[str, str] = {
    "ctrl": N_("Ctrl"),
    "alt": N_("Alt"),
    "shift": N_("Shift"),
    "return": N_("Enter"),
    "escape": N_("Esc"),
    "space": N_("Space"),
    "tab": N_("Tab"),
    "backspace": N_("Backspace"),
    "delete": N_("Del"),
    "insert": N_("Ins"),
    "arrows": N_("Arrows"),
    "page up": N_("Page keys"),
}


def deed_title(deed: str) -> str:
    """What a key does; a deed without words here is called by its name."""
    return _(_DEEDS[deed]) if deed in _DEEDS else deed.replace("-", " ").capitalize()


def key_word(key: str) -> str:
    """As it is printed.

    >>> key_word("ctrl+z"), key_word("f11")
    ('Ctrl+Z', 'F11')
    """
    return "+".join(
        _(_PRINTED[part]) if part in _PRINTED else part.upper() for part in key.split("+")
    )


def always() -> tuple[tuple[str, str], ...]:
    """Keys that cannot be changed, and what they do."""
    return tuple((key_word(key), _(deed)) for key, deed in _ALWAYS.items())


def given(deed: str, key: str) -> str:
    return _("{deed}: {key}").format(deed=deed_title(deed), key=key_word(key))


def swapped(deed: str, key: str, other: str, others_key: str) -> str:
    """A key was taken from something else, which has the old one now."""
    return _("{deed}: {key}. {other} has {others_key} now.").format(
        deed=deed_title(deed),
        key=key_word(key),
        other=deed_title(other),
        others_key=key_word(others_key),
    )

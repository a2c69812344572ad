"""What stands on the screen of settings: pages, rows, choices. Knows no widget and no effect."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import number


class SettingWord(Fixed):
    TITLE = N_("Settings")
    DONE = N_("Done")
    RESET = N_("Reset this page")
    KEPT = N_("Changes are kept at once.")
    PREVIEW = N_("This is how it looks")
    # cards
    COLOURS = N_("Suit colours")
    COLOURS_NOTE = N_("Four colours: clubs green, diamonds blue")
    INDEX = N_("Index")
    INDEX_NOTE = N_("The rank and suit in the corner")
    CARD_SIZE = N_("Card size")
    SPREAD = N_("Spread in the hand")
    BACK = N_("Card back")
    ARC = N_("Arc the hand")
    ARC_NOTE = N_("Off: cards stand in straight rows")
    WILD = N_("Mark wild cards with a star")
    # table
    THEME = N_("Table")
    WINDOW = N_("Full screen")
    WINDOW_NOTE = N_("F11 at any time")
    # text
    TEXT_SIZE = N_("Text size")
    TEXT_NOTE = N_("Of everything that is read")
    CONTRAST = N_("High contrast")
    CONTRAST_NOTE = N_("A black table, white words, stronger suits")
    # movement
    SPEED = N_("Speed")
    SPEED_NOTE = N_("How fast cards move and the others act")
    MOTION = N_("Reduced motion")
    MOTION_NOTE = N_("Nothing moves; rings and words stay")
    # sound
    SOUND = N_("Sound")
    SOUND_NOTE = N_("F9 at any time")
    VOLUME = N_("Volume")
    NO_DEVICE = N_("There is no sound device.")
    SPEECH = N_("Speech")
    SPEECH_NOTE = N_("What happens and what the keys come to, said aloud; Ctrl+S at any time")
    NO_SPEECH = N_("No speech program is installed.")
    # confirmations
    COSTLY = N_("Before a costly discard")
    COSTLY_NOTE = N_("A wild, a card that takes the pile for them, the last of a pair")
    GOING_OUT = N_("Before going out")
    GOING_OUT_NOTE = N_("It uses the turn’s only question")
    DOUBLE = N_("A double click discards")
    DOUBLE_NOTE = N_("Off: cards are dragged to the pile, or chosen and discarded")
    PEEK = N_("With several people, hold to peek")
    PEEK_NOTE = N_("The hand lies face down unless its key, the right button or the hand is held")
    SHEET = N_("The rule sheet before a match")
    SHEET_NOTE = N_("On the table it lies open on its key at any time")
    # sorting
    ORDER = N_("The hand is sorted by")
    ORDER_NOTE = N_("The Sort button changes it at the table")
    # language
    LANGUAGE = N_("Language")
    # data
    FOLDER = N_("Matches, house rules, rule sheets")
    FILE = N_("These settings")
    LOG = N_("The log")
    NO_NETWORK = N_("Nothing leaves this computer: the game knows no network.")


_PAGES: dict[str, str] = {
    "cards": N_("Cards"),
    "table": N_("Table"),
    "text": N_("Text and contrast"),
    "movement": N_("Movement and speed"),
    "sound": N_("Sound"),
    "confirmations": N_("Confirmations"),
    "sorting": N_("Sorting"),
    "keys": N_("Keys"),
    "language": N_("Language"),
    "data": N_("Data"),
}

PAGES: tuple[str, ...] = tuple(_PAGES)

_CHOICES: dict[tuple[str, object], str] = {
    ("four_colours", False): N_("Two"),
    ("four_colours", True): N_("Four"),
    ("large_index", False): N_("Normal"),
    ("large_index", True): N_("Large"),
    ("theme", "quiet"): N_("Quiet felt"),
    ("theme", "light"): N_("Light table"),
    ("theme", "high-contrast"): N_("High contrast"),
    ("speed", "slow"): N_("Slow"),
    ("speed", "normal"): N_("Normal"),
    ("speed", "fast"): N_("Fast"),
    ("speed", "at-once"): N_("At once"),
    ("speed", "step"): N_("Step by step"),
    ("hand_order", "rank"): N_("Rank"),
    ("hand_order", "points"): N_("Points"),
    ("hand_order", "use"): N_("Use"),
    ("hand_order", "own"): N_("Your own order"),
    ("rule_sheet", "always"): N_("Always"),
    ("rule_sheet", "changed"): N_("When the rules changed"),
    ("rule_sheet", "never"): N_("Never"),
}

_NOTES: dict[tuple[str, object], str] = {
    ("theme", "quiet"): N_("Green felt in soft light"),
    ("theme", "light"): N_("A pale table for bright rooms"),
    ("theme", "high-contrast"): N_("Black and white, stronger colours"),
    ("speed", "slow"): N_("Time to watch every card"),
    ("speed", "normal"): N_("As at a table of friends"),
    ("speed", "fast"): N_("Half the time"),
    ("speed", "at-once"): N_("Nobody waits; what happened is in the log"),
    ("speed", "step"): N_("Each act of the others waits for a click or a key"),
    ("hand_order", "rank"): N_("Wilds first, then ace to three"),
    ("hand_order", "points"): N_("What counts most stands first"),
    ("hand_order", "use"): N_("What can be melded stands first"),
    ("hand_order", "own"): N_("As you drag the cards in the hand"),
    ("rule_sheet", "always"): N_("Every table agrees before the first card"),
    ("rule_sheet", "changed"): N_("Only when you have not agreed to these rules before"),
    ("rule_sheet", "never"): N_("The cards are dealt at once"),
}

_BACKS: dict[str, str] = {
    "lattice-blue": N_("Blue lattice"),
    "lattice-red": N_("Red lattice"),
    "rosette-green": N_("Green rosette"),
    "rosette-night": N_("Night rosette"),
    "waves-plum": N_("Plum waves"),
    "waves-teal": N_("Teal waves"),
}


def page_title(page: str) -> str:
    return _(_PAGES[page])


def choice_word(field: str, value: object) -> str:
    """Raises KeyError for what is no choice of the setting."""
    return _(_CHOICES[field, value])


def choice_note(field: str, value: object) -> str:
    return _(_NOTES[field, value])


def back_word(back: str) -> str:
    return _(_BACKS[back])


def percent(value: int) -> str:
    return _("{number} %").format(number=number(value))


def example_line() -> tuple[str, str]:
    """A status line as the table has it, to see how large it is."""
    return _("Your turn"), _("Queens: 6 of 7.")

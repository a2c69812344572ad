"""What stands on the screen of a new match. Knows names, rules and their differences; no widget."""

from __future__ import annotations

from handfoot_gui.rules.house import HouseRules, differing
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import number
from handfoot_gui.words.option_parts import differing_line
from handfoot_gui.words.options import option_title
from handfoot_gui.words.people import Company


class NewWord(Fixed):
    TITLE = N_("New match")
    # the pages
    PLAYERS = N_("Who plays")
    RULES = N_("Which rules")
    OPTIONS = N_("Every option")
    HOUSE = N_("House rules")
    # who plays
    HOW_MANY = N_("Players at the table")
    YOUR_NAME = N_("Your name")
    NAME_HINT = N_("as the others call you")
    LETTERS = N_("Names can be written in Latin, Greek and Cyrillic letters.")
    SEATS = N_("Seats")
    # rules
    PUBLISHED = N_("Published rules")
    OWN = N_("Your own")
    SEARCH = N_("Search the options")
    NO_OPTION = N_("No option speaks of this.")
    # house rules
    SAVE_TITLE = N_("Save these rules")
    SAVE_NOTE = N_("Under a name they stand beside the published ones.")
    NAME = N_("Name")
    RULES_NAME_HINT = N_("Friday evening")
    KEEP = N_("Keep the rules chosen now")
    SAVE = N_("Save")
    SHARE_TITLE = N_("Give them to somebody")
    SHARE_NOTE = N_("The line survives letters and chats; a file lies beside the matches.")
    AS_LINE = N_("As one line")
    COPY = N_("Copy")
    AS_FILE = N_("As a file")
    EXPORT = N_("Save it")
    COPIED = N_("The rules are copied as one line of text.")
    TAKE_TITLE = N_("Take rules from somebody")
    TAKE_NOTE = N_("Paste the line here, or the name of a file.")
    TAKE_HINT = N_("handfoot-rules/1:…")
    TAKE_OVER = N_("The table plays them at once")
    TAKE = N_("Take them")
    KEPT_TITLE = N_("Saved")
    USE = N_("Play these")
    REMOVE = N_("Remove")
    NONE_KEPT = N_("No rules are saved yet.")
    # below
    START = N_("Start")
    SHEET = N_("Rule sheet")
    BACK = N_("Back")
    NOBODY_PLAYS = N_("Somebody has to play: choose a person for a seat.")


_PLAYERS: dict[str, str] = {
    "person": N_("Person"),
    "beginner": N_("Beginner"),
    "casual": N_("Casual player"),
    "club": N_("Club player"),
    "skilled": N_("Skilled player"),
    "expert": N_("Expert"),
    "random": N_("Random player"),
}

PROGRAM = "cmd:"
"""What comes before the command of a program that plays."""

_STYLES: dict[str, str] = {
    "": N_("Balanced"),
    "careful": N_("Careful"),
    "racer": N_("In a hurry"),
    "collector": N_("A collector"),
}


def player_kind(player: str) -> str:
    """Who may sit on a seat; a player without a name here is called as files call it."""
    if player.startswith(PROGRAM):
        return player.removeprefix(PROGRAM)
    return _(_PLAYERS[player]) if player in _PLAYERS else player.capitalize()


def style_label(name: str) -> str:
    """Under a computer player: ``How Nora plays``."""
    return _("How {name} plays").format(name=name)


def style_word(style: str) -> str:
    """How a level plays; the empty one is its own way."""
    return _(_STYLES[style]) if style in _STYLES else style.capitalize()


def seat_label(company: Company, seat: int) -> str:
    """``Nora, your partner``."""
    name, relation = company.name(seat), company.relation(seat)
    return _("{name}, {relation}").format(name=name, relation=relation) if relation else name


def difference_count(rules: RuleSet, other: HouseRules) -> str:
    """``7 differences from Game Night``."""
    count = len(differing(rules, other.rules))
    if not count:
        return _("As {name}").format(name=other.name)
    text = ngettext("{count} difference from {name}", "{count} differences from {name}", count)
    return text.format(count=number(count), name=other.name)


def difference_names(rules: RuleSet, other: HouseRules) -> str:
    """``7 differences from Game Night: Cards in the hand · …``."""
    found = differing(rules, other.rules)
    if not found:
        return _("No differences from {name}.").format(name=other.name)
    titles = " · ".join(map(option_title, found))
    return _("{count}: {options}").format(count=difference_count(rules, other), options=titles)


def difference_lines(rules: RuleSet, other: HouseRules) -> tuple[str, ...]:
    """``Cards in the hand: 13, not 11``, one a line."""
    return tuple(
        differing_line(option, rules, other.rules) for option in differing(rules, other.rules)
    )


def last_table(name: str) -> str:
    """The last table's rules, as something to differ from."""
    return _("your last table ({name})").format(name=name)


def saved_under(name: str) -> str:
    return _("Saved as “{name}”.").format(name=name)


def removed(name: str) -> str:
    return _("“{name}” is removed.").format(name=name)


def taken(name: str) -> str:
    return _("The table plays “{name}” now.").format(name=name)

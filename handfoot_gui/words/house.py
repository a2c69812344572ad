"""Why a text or a file is no rule set that a table can use. Knows the errors of `rules.house`."""

from __future__ import annotations

from handfoot_gui.rules.house import HouseRulesError
from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.option_labels import allowed_values
from handfoot_gui.words.options import option_title
from handfoot_gui.words.problems import rule_problem

_ERRORS: dict[str, str] = {
    "no-rules": N_("This is no rule set of Hand and Foot."),
    "damaged": N_("The rule set is damaged: a part of it is missing or was changed on the way."),
    "newer": N_("The rule set was written by a newer version of the game ({version})."),
    "bad-name": N_("A name for rules has 1 to {most} letters and no colon."),
    "unknown-option": N_("The rule set names {option}, which is no option of this version."),
    "unreadable": N_("{file} cannot be read ({reason})."),
    "too-large": N_("{file} is far too large for a rule set."),
    "unknown-name": N_("{name} is no file, and no saved rules have this name."),
}

HOUSE_ERROR_IDS: tuple[str, ...] = (*_ERRORS, "bad-value", "unplayable")


def house_problem(error: HouseRulesError) -> str:
    """One line for the player; nothing was changed."""
    if error.problem is not None:
        return rule_problem(error.problem)
    if error.id == "bad-value":
        option = error.fields["option"]
        return _("{option}: {value} is no value here; {allowed}.").format(
            option=option_title(option),
            value=_plain(error.fields["value"]),
            allowed=allowed_values(option),
        )
    fields = {name: _plain(value) for name, value in error.fields.items()}
    return _(_ERRORS[error.id]).format(**fields)


def _plain(text: str) -> str:
    """What somebody typed, on one line."""
    return "".join(letter if letter.isprintable() else " " for letter in text)

"""Sentences about files that cannot be read, and about expectations that do not hold."""

from __future__ import annotations

import reprlib

from handfoot_gui.rules.notation import NotationError
from handfoot_gui.words.catalogue import N_, _, ngettext

# What is read from a file may be of any size; only its beginning is ever shown.
_REPR = reprlib.Repr()
_REPR.maxlist, _REPR.maxdict, _REPR.maxstring, _REPR.maxlevel = 20, 10, 80, 4

_FILES = {
    "too-large": N_("the file is larger than {value} MB; a case or a match is far smaller"),
    "unreadable": N_("cannot be read ({value})"),
    "not-json": N_("is not JSON ({value})"),
    "format": N_("names the format {value}; handfoot-case/1 and handfoot-game/1 are read"),
    "too-many-of": N_("more of {value} than the pack has"),
    "pack-too-small": N_("{value} cards are not left in the pack"),
    "seat": N_("there is no seat {value} at this table"),
    "round": N_("rounds count from 1, not {value}"),
    "team-count": N_("this table has {value} teams"),
    "knee-without-foot": N_("a sealed knee lies under a sealed foot; give the foot as well"),
    "no-meld": N_("{value} is no meld: three or more cards of one rank, never threes"),
    "replay": N_("the saved match does not replay: {value}"),
}

_NOTATION = {
    "rank": N_("{value} is no rank; ranks are A K Q J T 9 8 7 6 5 4 and W"),
    "card": N_("{value} is no card; cards are written like Kh, Td, 2c and **"),
    "do": N_("{value} is no act; acts are draw, take_pile, meld, discard, go_out, answer"),
    "unknown-key": N_("{value} is no key here"),
    "missing-key": N_("the key {value} is missing"),
    "yes": N_("{value} is neither true nor false"),
    "lay": N_("{value} is no list of melds like {{'rank': 'K', 'cards': ['Kh', 'Ks', 'Kd']}}"),
    "meld": N_('{value} names no meld; give its number from 0, or "new"'),
    "rules": N_("{value} is no rule set"),
    "preset": N_("{value} is no preset"),
    "unknown-option": N_("{value} is no option of the rules"),
    "option-value": N_("{value} is no value for this option"),
}


def file_problem(reason: str, value: str) -> str:
    """Why a file cannot be used, without its name and the place in it."""
    return _(_FILES[reason]).format(value=value)


def notation_problem(error: NotationError) -> str:
    sentence = _(_NOTATION[error.reason]).format(value=_short(error.value))
    if not error.place:
        return sentence
    return _("{place}: {problem}").format(place=error.place, problem=sentence)


def difference(place: str, expected: object, actual: object) -> str:
    """An expectation that does not hold."""
    return _("{place}: expected {expected}, came {actual}").format(
        place=place, expected=_short(expected), actual=_short(actual)
    )


def step_failure(number: int, sentence: str) -> str:
    """A failure of a case's step; steps count from 1."""
    return _("step {number}: {problem}").format(number=number, problem=sentence)


def verdict_line(name: str, *, holds: bool) -> str:
    return (_("holds   {name}") if holds else _("FAILS   {name}")).format(name=name)


def allowed() -> str:
    """What a verdict says of an act that is allowed."""
    return _("allowed")


def verdicts_total(cases: int, failed: int) -> str:
    return _("{cases} cases, {failed} of them with an expectation that fails").format(
        cases=cases, failed=failed
    )


def match_replayed(rounds: int, steps: int) -> str:
    return _("the match replays: {rounds} rounds, {steps} acts").format(rounds=rounds, steps=steps)


def match_position(round_: int, acts: int) -> str:
    """Where a saved match stands."""
    text = ngettext("Round {round}, after {acts} act", "Round {round}, after {acts} acts", acts)
    return text.format(round=round_, acts=acts)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else _REPR.repr(value)
    return text if len(text) <= 80 else text[:77] + "..."

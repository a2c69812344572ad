"""What a thing at the table is for, in a line, for somebody who points at it. Knows no places."""

from __future__ import annotations

from handfoot_gui.rules.melds import MeldKind, count_books
from handfoot_gui.rules.phases import Team
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.books import book_tally
from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.numbers import listed, number
from handfoot_gui.words.people import Company
from handfoot_gui.words.table import Label

_BUTTONS = {
    "log": N_("Every move of this round, to read again"),
    "rules": N_("The rules of this table, and who says so"),
    "hint": N_("A good move now, and why"),
    "undo": N_("Takes back what you did last"),
    "redo": N_("Does again what you took back"),
    "menu": N_("Settings, keys, speed, leaving the table"),
    "sort": N_("Sorts the hand: by rank, by points, by use, or as you put it"),
    "lay": N_("Lays down what is chosen or staged"),
    "discard": N_("Discards the chosen card and ends the turn"),
    "skip": N_("Shows what the next player does"),
    "help": N_("The rule that says no, and who says so"),
    "escape": N_("What is staged goes back to your hand"),
}

BUTTON_TIPS = tuple(_BUTTONS)


def button_tip(name: str, key: str = "") -> str:
    """What a button does, and its key; empty for one that nobody knows."""
    if name not in _BUTTONS:
        return ""
    says = _(_BUTTONS[name])
    return _("{tip} · {key}").format(tip=says, key=key) if key else says


def staged_tip() -> str:
    return _("A click takes it back to the hand")


def group_tip() -> str:
    return _("Click to choose all of them")


def team_tip(view: PlayerView, company: Company, team: Team) -> str:
    """What a team has down: its books, and what they are needed for."""
    made = count_books(view.teams[team].melds)
    have = (made.clean, made.dirty, made.wild)
    needs = zip(MeldKind, have, view.rules.books_to_go_out, strict=True)
    books = [" ".join(book_tally(kind, made, need)) for kind, made, need in needs if need]
    title = company.team_title(team)
    return _("{team}, books for going out: {books}").format(team=title, books=listed(books))


def scores_tip(view: PlayerView) -> str:
    target, rounds = view.rules.target_score, view.rules.rounds
    if target is None:
        text = ngettext(
            "The match so far. It is played over {count} round.",
            "The match so far. It is played over {count} rounds.",
            rounds,
        )
        return text.format(count=number(rounds))
    return _("The match so far. It is played to {points}.").format(points=number(target))


def opening_tip(view: PlayerView) -> str:
    """What the meter measures."""
    text = _("The first melds of a side must be worth {points} together, in one turn.")
    return text.format(points=number(view.opening_minimum))


def still_to_do_tip() -> str:
    return _("What your side still needs before one of you may go out")


def moves_tip() -> str:
    return _("What the others did last; the log has all of it.")


def own_tip() -> str:
    return _("Your hand. What is left in it at the end counts against you.")


def foot_tip(view: PlayerView) -> str:
    """The own sealed pile, or both of them."""
    sizes = view.me.sealed
    if not sizes:
        return Label.IN_FOOT.text
    if len(sizes) > 1:
        return _("Your knee and your foot, still sealed: first the hand is played out.")
    text = ngettext(
        "Your foot, {count} card, sealed until your hand is played out.",
        "Your foot, {count} cards, sealed until your hand is played out.",
        sizes[-1],
    )
    return text.format(count=number(sizes[-1]))

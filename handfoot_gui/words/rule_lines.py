"""The lines of a rule sheet that are no options: what every table plays, fitted to its rule set."""

from __future__ import annotations

from handfoot_gui.rules.ruleset import STALEMATE_LAPS, RuleSet
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import number
from handfoot_gui.words.options import Say


def _first_player(_rules: RuleSet, _seats: int) -> str:
    return _("Left of the dealer begins. Deal and play go clockwise.")


def _turn(_rules: RuleSet, _seats: int) -> str:
    return _("Then lay down what you like; a discard ends the turn.")


def _melds(rules: RuleSet, seats: int) -> str:
    closed, alone = rules.add_to_books == "never", rules.is_alone_at(seats)
    if closed and alone:
        return _("Three to seven cards of a rank, four to ace.")
    if closed:
        return _("Three to seven cards of a rank, four to ace, for the team.")
    if alone:
        return _("Three cards or more of a rank, four to ace.")
    return _("Three cards or more of a rank, four to ace, for the team.")


def _opening(_rules: RuleSet, _seats: int) -> str:
    return _("Card values count; red threes and lower pile cards do not.")


def _seen(_rules: RuleSet, _seats: int) -> str:
    return _("Its top and height are seen, the cards beneath hidden.")


def _threes(rules: RuleSet, _seats: int) -> str:
    if rules.red_three_play == "keep":
        return _("Threes are never melded; any of them blocks the pile.")
    return _("Threes are never melded; a black one blocks the pile.")


def _to_the_foot(rules: RuleSet, _seats: int) -> str:
    if rules.knee_size:
        return _(
            "After melding the last card, pick up the next pile and play on; after discarding it, "
            "when your next turn starts."
        )
    return _(
        "After melding the last hand card, pick it up and play on; after discarding it, when your "
        "next turn starts."
    )


def _keep_two(_rules: RuleSet, _seats: int) -> str:
    return _("In the foot two cards are kept, unless you go out.")


def _left_over(rules: RuleSet, seats: int) -> str:
    if rules.is_alone_at(seats):
        return _("Cards laid count for you, cards left over against you.")
    return _("Cards laid count for the team, cards left over against it.")


def _stalemate(_rules: RuleSet, _seats: int) -> str:
    return ngettext(
        "{count} lap of the table without a card melded ends the round.",
        "{count} laps of the table without a card melded end the round.",
        STALEMATE_LAPS,
    ).format(count=number(STALEMATE_LAPS))


BOOK_LINES: dict[str, Say] = {
    "rule.first-player": _first_player,
    "rule.turn": _turn,
    "rule.melds": _melds,
    "rule.opening": _opening,
    "rule.what-may-be-seen": _seen,
    "pile.three": _threes,
    "rule.to-the-foot": _to_the_foot,
    "rule.keep-two": _keep_two,
    "rule.scoring": _left_over,
    "rule.stalemate": _stalemate,
}
"""Citation id -> its line on the sheet."""

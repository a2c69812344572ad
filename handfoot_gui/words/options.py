"""What a table's options say, one sentence a value, and their names on a screen.

Knows the rule set and the number of seats; not who plays it so (`citing`), nor the page on which
the sentences stand (`rule_sheet`).
"""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.rules.options import OPTIONS, Group
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.words.catalogue import N_, _, ngettext, pgettext
from handfoot_gui.words.citing import cite
from handfoot_gui.words.numbers import capital, listed, number, spelled
from handfoot_gui.words.option_books import (
    BOOK_SENTENCES,
    MELD_SENTENCES,
)
from handfoot_gui.words.option_pile import PILE_SENTENCES

Say = Callable[[RuleSet, int], str]
"""A sentence about one option of a rule set at a table of so many seats."""

_GROUPS: dict[Group, str] = {
    "table": N_("The table"),
    "deal": N_("The deal"),
    "turn": N_("A turn"),
    "melds": N_("Melds"),
    "opening": N_("Opening"),
    "pile": N_("The pile"),
    "threes": N_("Threes"),
    "foot": N_("The foot"),
    "going-out": N_("Going out"),
    "scoring": N_("Scoring"),
    "end": N_("The end"),
}


def group_title(group: Group) -> str:
    """What heads a part of the rule sheet."""
    return _(_GROUPS[group])


def option_title(option: str) -> str:
    """The option's name on a screen: ``Cards in the hand``."""
    return cite(option).title


def option_sentence(option: str, rules: RuleSet, seats: int) -> str:
    """What this option's value means at the table, as one sentence (or two short ones)."""
    return _SENTENCES[option](rules, seats)


def _teams(rules: RuleSet, seats: int) -> str:
    teams = rules.teams_at(seats)
    if rules.is_alone_at(seats):
        text = ngettext("{count} plays alone.", "{count} play, everybody alone.", seats)
        return text.format(count=capital(spelled(seats)))
    if seats // teams == 2:
        return _("{seats} seats, {teams} teams of two, partners opposite.").format(
            seats=capital(spelled(seats)), teams=spelled(teams)
        )
    return _("{seats} seats, {teams} teams of three, every second seat.").format(
        seats=capital(spelled(seats)), teams=spelled(teams)
    )


def _team_count(rules: RuleSet, _seats: int) -> str:
    if rules.team_count == 2:
        return _("A table of six makes two teams of three.")
    return _("A table of six makes three teams of two.")


def _decks(rules: RuleSet, seats: int) -> str:
    count = rules.deck_count(seats)
    cards = number(count * (52 + rules.jokers_per_deck))
    values = {"decks": capital(spelled(count)), "cards": cards}
    if rules.decks == "players+1":
        return _("{decks} decks, one more than players: {cards} cards.").format(**values)
    if rules.decks == "players+2":
        return _("{decks} decks, two more than players: {cards} cards.").format(**values)
    return ngettext("{decks} deck: {cards} cards.", "{decks} decks: {cards} cards.", count).format(
        **values
    )


def _jokers(rules: RuleSet, _seats: int) -> str:
    count = rules.jokers_per_deck
    if not count:
        return _("No jokers: the twos are the only wild cards.")
    return ngettext(
        "{count} joker in each deck; jokers and twos are wild.",
        "{count} jokers in each deck; jokers and twos are wild.",
        count,
    ).format(count=capital(spelled(count)))


def _hand(rules: RuleSet, _seats: int) -> str:
    return _("{count} cards for each hand.").format(count=number(rules.hand_size))


def _knee(rules: RuleSet, _seats: int) -> str:
    if not rules.knee_size:
        return _("No knee between hand and foot.")
    return ngettext(
        "{count} card for each knee, sealed, between hand and foot.",
        "{count} cards for each knee, sealed, between hand and foot.",
        rules.knee_size,
    ).format(count=number(rules.knee_size))


def _foot(rules: RuleSet, _seats: int) -> str:
    return _("{count} cards for each foot, sealed until it is picked up.").format(
        count=number(rules.foot_size)
    )


def _first_upcard(rules: RuleSet, _seats: int) -> str:
    match rules.first_upcard:
        case "bury-red-threes-and-wilds":
            return _(
                "One card starts the pile. A red three or a wild is buried and the next turned; a "
                "black three stays."
            )
        case "bury-threes-and-wilds":
            return _(
                "One card starts the pile. A three or a wild is buried and the next one turned."
            )
        case "none":
            return _("The pile starts empty.")


def _draw(rules: RuleSet, _seats: int) -> str:
    return ngettext(
        "Draw {count} card from the stock, or take the pile.",
        "Draw {count} cards from the stock, or take the pile.",
        rules.draw_count,
    ).format(count=spelled(rules.draw_count))


def _opening(rules: RuleSet, seats: int) -> str:
    ladder = rules.opening_minimums[: rules.rounds]
    whose = pgettext("the first melds of", "a team")
    if rules.is_alone_at(seats):
        whose = pgettext("the first melds of", "a player")
    if len(ladder) == 1:
        text = _(
            "The first melds of {whose} in a round, laid together, are worth {points} at least."
        )
        return text.format(whose=whose, points=number(ladder[0]))
    text = _(
        "The first melds of {whose}, laid together, are worth {points} at least in rounds 1 to "
        "{last}."
    )
    if len(ladder) < rules.rounds:
        text = _(
            "The first melds of {whose}, laid together, are worth {points} at least in rounds 1 "
            "to {last}, and no less later."
        )
    points = listed([number(p) for p in ladder])
    return text.format(whose=whose, points=points, last=number(len(ladder)))


def _red_three_play(rules: RuleSet, _seats: int) -> str:
    if rules.red_three_play == "lay":
        return _("Red threes go down at once, replaced from the stock.")
    return _("Red threes stay in the hand and may be discarded.")


def _red_three(rules: RuleSet, _seats: int) -> str:
    laid, held = rules.red_three
    values = {"laid": _worth(laid), "held": _worth(held)}
    if rules.red_three_play == "keep":
        return _("A red three left over costs {held}.").format(**values)
    return _("A red three laid brings {laid}; one left over costs {held}.").format(**values)


def _worth(points: int) -> str:
    """``100``, ``nothing``: what something brings or costs."""
    return number(points) if points else pgettext("points", "nothing")


def _black_three(rules: RuleSet, _seats: int) -> str:
    return _("A black three left over costs {points}.").format(
        points=_worth(rules.black_three_value)
    )


def _card_values(rules: RuleSet, _seats: int) -> str:
    values = {
        7: _("Joker 50; two and ace 20; king to eight 10; seven to four 5."),
        8: _("Joker 50; two and ace 20; king to nine 10; eight to four 5."),
        9: _("Joker 50; two and ace 20; king to ten 10; nine to four 5."),
    }
    return values[rules.low_cards_up_to]


def _going_out_bonus(rules: RuleSet, _seats: int) -> str:
    if not rules.going_out_bonus:
        return _("Going out brings nothing by itself.")
    return _("Going out brings {points}.").format(points=number(rules.going_out_bonus))


def _stock_out(rules: RuleSet, _seats: int) -> str:
    if rules.stock_out == "end":
        return _("When the stock is used up, that turn is the last.")
    return _(
        "When the stock is used up, all of the pile but its top is shuffled into a new one; if "
        "that is less than one draw, the round ends."
    )


def _rounds(rules: RuleSet, _seats: int) -> str:
    return ngettext("A match is {count} round.", "A match is {count} rounds.", rules.rounds).format(
        count=spelled(rules.rounds)
    )


def _target(rules: RuleSet, _seats: int) -> str:
    if rules.target_score is None:
        return _("No score ends it earlier; the highest total wins.")
    return _(
        "It ends earlier, after the round in which a score reaches {points}; the highest total "
        "wins."
    ).format(points=number(rules.target_score))


def _tie(rules: RuleSet, _seats: int) -> str:
    if rules.tie == "shared":
        return _("A tie is shared.")
    return _("After a tie another round is played.")


_SENTENCES: dict[str, Say] = {
    "teams": _teams,
    "team_count": _team_count,
    "decks": _decks,
    "jokers_per_deck": _jokers,
    "hand_size": _hand,
    "knee_size": _knee,
    "foot_size": _foot,
    "first_upcard": _first_upcard,
    "draw_count": _draw,
    "opening_minimums": _opening,
    "red_three_play": _red_three_play,
    "red_three": _red_three,
    "black_three_value": _black_three,
    "low_cards_up_to": _card_values,
    "going_out_bonus": _going_out_bonus,
    "stock_out": _stock_out,
    "rounds": _rounds,
    "target_score": _target,
    "tie": _tie,
    **MELD_SENTENCES,
    **BOOK_SENTENCES,
    **PILE_SENTENCES,
}

assert set(_SENTENCES) == set(OPTIONS)

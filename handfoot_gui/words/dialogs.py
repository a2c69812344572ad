"""Questions that wait for an answer, with what each answer brings. Decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.scoring import left_over_points
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import card_name, ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import counted_cards, number, points, together
from handfoot_gui.words.people import Company

Costly = Literal["wild", "feeds", "pair"]
"""Why a discard looks costly: it is wild, the other side melds its rank, it breaks a pair."""


@dataclass(frozen=True, slots=True)
class Dialog:
    """The notes say what follows from each answer; they may be empty."""

    title: str
    text: str
    yes: str
    no: str
    yes_note: str = ""
    no_note: str = ""


def question(view: PlayerView, company: Company) -> Dialog:
    """The partner's question, for `view.seat` who answers it."""
    name = company.names[view.turn_seat]
    return Dialog(
        title=_("{name} asks: may I go out?").format(name=name),
        text=_what_it_costs(view),
        yes=_("Yes, go out"),
        no=_("No, play on"),
        yes_note=_yes_note(view, name),
        no_note=_("{name}’s turn goes on, without another question.").format(name=name),
    )


def _yes_note(view: PlayerView, name: str) -> str:
    """With several partners everybody has to say yes."""
    around = view.partners.index(view.turn_seat)
    if around and len(view.partners) > 1:
        return _("The other partner is asked next.")
    bonus = view.rules.going_out_bonus
    if not bonus:
        return _("The round ends now: {name} goes out.").format(name=name)
    text = _("The round ends now: {name} goes out, {points} for it.")
    return text.format(name=name, points=points(bonus))


def _what_it_costs(view: PlayerView) -> str:
    cost = -left_over_points(view.rules, view.hand)
    text = ngettext(
        "You hold {cards}, {points} point against your side.",
        "You hold {cards}, {points} points against your side.",
        cost,
    )
    held = text.format(cards=counted_cards(len(view.hand)), points=number(cost))
    if view.me.in_foot:
        return held
    return together(held, _("Your foot is still sealed and counts as well."))


def go_out(view: PlayerView, company: Company, discard: Card | None = None) -> Dialog:
    """Before a going-out is sent."""
    last = _("Every card is laid.")
    if discard is not None:
        last = _("The last card, the {card}, is discarded.").format(card=card_name(discard))
    if not (view.rules.permission and view.partners):
        return Dialog(
            title=_("Go out?"),
            text=together(last, _("The round ends with this play.")),
            yes=_("Go out"),
            no=_("Not yet"),
        )
    name = company.names[view.partners[0]]
    return Dialog(
        title=_("Ask {name} and go out?").format(name=name),
        text=together(last, _("This uses this turn’s only question.")),
        yes=_("Ask {name}").format(name=name),
        no=_("Not yet"),
        yes_note=_("After a yes the round ends, after a no your turn goes on."),
        no_note=_("The cards stay staged."),
    )


def discard_guard(card: Card, why: Costly) -> Dialog:
    """Before a discard that looks costly."""
    match why:
        case "wild":
            text = _("It is wild: kept, it helps a meld along.")
        case "feeds":
            text = _("The other side melds {ranks} and could take the pile with two more.")
        case "pair":
            text = _("It is one of your last two {ranks}: the other one stands alone then.")
    name = _("jokers") if card.rank is Rank.JOKER else ranks(card.rank)
    return Dialog(
        title=_("Discard the {card}?").format(card=card_name(card)),
        text=text.format(ranks=name),
        yes=_("Discard it"),
        no=_("Keep it"),
    )


def staged_discard(card: Card, waiting: tuple[Card, ...]) -> Dialog:
    """Before a discard while cards are staged that are not laid down yet."""
    text = ngettext(
        "Still staged: {cards}. It goes back to the hand.",
        "Still staged: {cards}. They go back to the hand.",
        len(waiting),
    )
    return Dialog(
        title=_("Discard the {card}?").format(card=card_name(card)),
        text=text.format(cards=some_cards(waiting, held=True)),
        yes=_("Discard it"),
        no=_("Not yet"),
    )


def new_match(line: str) -> Dialog:
    """A new match in place of the one in play; `line` says where that one stands."""
    return Dialog(
        title=_("Start a new match?"),
        text=_(
            "The match in play is left: {match}. It is neither won nor lost, and can be continued "
            "from the replays."
        ).format(match=line),
        yes=_("Start a new one"),
        no=_("Play on"),
    )


def finish_round() -> Dialog:
    """Before the computer plays somebody's cards to the round's end."""
    return Dialog(
        title=_("Finish this round for you?"),
        text=_(
            "The computer plays your cards until the round is over, as a club player would. "
            "The match is marked with it, and counts in no statistics."
        ),
        yes=_("Finish the round"),
        no=_("Play on"),
    )


def leave() -> Dialog:
    return Dialog(
        title=_("Leave the table?"),
        text=_("The match is kept as it stands and can be continued."),
        yes=_("Leave"),
        no=_("Play on"),
    )

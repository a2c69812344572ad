"""A whole turn in one sentence: what the last move was. Knows events as redacted for who looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import (
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    PileTaken,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.phases import Seat
from handfoot_gui.words.cards import card_name, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.events import Teller, drawn
from handfoot_gui.words.numbers import counted_cards, spelled
from handfoot_gui.words.people import Company

RANKS_NAMED = 4
"""How many ranks a sentence still names one by one."""


def last_turn(history: Sequence[Event]) -> tuple[Event, ...]:
    """The events of the latest turn in which somebody did something, without the turn's start."""
    turn: list[Event] = []
    for event in reversed(history):
        if isinstance(event, TurnBegan):
            if turn:
                break
            continue
        if isinstance(event, RoundBegan | RoundEnded):
            continue
        turn.append(event)
    return tuple(reversed(turn))


def last_move(events: Sequence[Event], company: Company) -> str:
    """One sentence for what one seat did in a turn; empty while nothing was done.

    Red threes, the foot and finished books have lines of their own in the log.
    """
    move = _Move()
    for event in events:
        move = _follow(move, event)
    return _tell_move(move, company)


@dataclass(frozen=True, slots=True)
class _Move:
    """What a turn came to, in the parts that the sentences speak of."""

    seat: Seat | None = None
    drawn: int | None = None
    taken: int | None = None
    laid: tuple[Card, ...] = ()
    discarded: Card | None = None
    out: bool = False


def _follow(move: _Move, event: Event) -> _Move:
    match event:
        case CardsDrawn(seat, count=count):
            return _Move(seat, drawn=count)
        case PileTaken(seat, count=count):
            return _Move(seat, taken=count + 1)
        case CardsLaid(seat, cards=cards):
            laid = (*move.laid, *cards)
            return _Move(seat, move.drawn, move.taken, laid, move.discarded, move.out)
        case CardDiscarded(seat, card):
            return _Move(seat, move.drawn, move.taken, move.laid, card, move.out)
        case WentOut(seat):
            return _Move(seat, move.drawn, move.taken, move.laid, move.discarded, out=True)
        case _:
            return move


def _tell_move(move: _Move, company: Company) -> str:
    if move.seat is None:
        return ""
    tell = Teller(company, move.seat)
    laid = _laid_in_short(move.laid)
    card = card_name(move.discarded) if move.discarded else ""
    if move.out and laid:
        return tell(
            _("You laid {cards} and went out."), _("{name} laid {cards} and went out."), cards=laid
        )
    if move.out:
        return tell(_("You went out."), _("{name} went out."))
    if move.taken is not None:
        return _tell_taken(tell, move.taken, laid, card)
    if laid and card:
        return tell(
            _("You laid {cards} and discarded the {card}."),
            _("{name} laid {cards} and discarded the {card}."),
            cards=laid,
            card=card,
        )
    if laid:
        return tell(_("You laid {cards}."), _("{name} laid {cards}."), cards=laid)
    return _tell_drawn(tell, move.drawn or 0, card)


def _tell_drawn(tell: Teller, count: int, card: str) -> str:
    if card and count:
        return tell(
            ngettext(
                "You drew {count} card and discarded the {card}.",
                "You drew {count} cards and discarded the {card}.",
                count,
            ),
            ngettext(
                "{name} drew {count} card and discarded the {card}.",
                "{name} drew {count} cards and discarded the {card}.",
                count,
            ),
            count=spelled(count),
            card=card,
        )
    if card:
        return tell(_("You discarded the {card}."), _("{name} discarded the {card}."), card=card)
    return drawn(tell, (), count)


def _laid_in_short(cards: tuple[Card, ...]) -> str:
    """Many ranks at once are only counted: the table and the log show them."""
    if len({card.rank for card in cards}) > RANKS_NAMED:
        return counted_cards(len(cards))
    return some_cards(cards)


def _tell_taken(tell: Teller, count: int, laid: str, card: str) -> str:
    values = {"count": counted_cards(count), "cards": laid}
    if card:
        return tell(
            _("You took the pile, {count}, laid {cards} and discarded the {card}."),
            _("{name} took the pile, {count}, laid {cards} and discarded the {card}."),
            card=card,
            **values,
        )
    if laid:
        return tell(
            _("You took the pile, {count}, and laid {cards}."),
            _("{name} took the pile, {count}, and laid {cards}."),
            **values,
        )
    return tell(_("You took the pile, {count}."), _("{name} took the pile, {count}."), **values)

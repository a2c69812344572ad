"""What happened, as log lines. Knows events as redacted for who looks.

Events without cards (those of other seats) are told in numbers. Every sentence exists twice, for
"you" and for a name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    FootPickedUp,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    RoundEnded,
    StockReshuffled,
    TeamOpened,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Ended, Seat
from handfoot_gui.words.cards import a_book, card_name, named_cards, ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import counted_cards, number, spelled
from handfoot_gui.words.people import Company


@dataclass(frozen=True, slots=True)
class Teller:
    """Chooses between the sentence for "you" and the one with a name."""

    company: Company
    seat: Seat

    def __call__(self, yours: str, theirs: str, **values: str) -> str:
        if self.company.is_you(self.seat):
            return yours.format(**values)
        return theirs.format(name=self.company.names[self.seat], **values)


def line(event: Event, company: Company) -> str:  # noqa: C901, PLR0911, PLR0912 - one case an event
    """One line of the log, or of speech, for an event as who looks may know it."""
    match event:
        case CardsDrawn(seat, cards, count):
            return drawn(Teller(company, seat), cards, count)
        case RedThreeLaid():
            return _red_three(Teller(company, event.seat), event)
        case PileTaken():
            return _pile_taken(Teller(company, event.seat), event)
        case CardsLaid():
            return _laid(Teller(company, event.seat), event)
        case FootPickedUp():
            return _foot(Teller(company, event.seat), event)
        case CardDiscarded(seat, card):
            return Teller(company, seat)(
                _("You discarded the {card}."),
                _("{name} discarded the {card}."),
                card=card_name(card),
            )
        case BookCompleted() | TeamOpened() | WentOut():
            return _reached(Teller(company, event.seat), event)
        case TurnBegan(seat):
            return Teller(company, seat)(_("Your turn."), _("{name}’s turn."))
        case PermissionAsked(seat, partner):
            return _asked(seat, partner, company)
        case PermissionAnswered(seat, yes):
            return _answered(Teller(company, seat), yes=yes)
        case RoundBegan(dealer, upcard):
            return _round_began(dealer, upcard, company)
        case StockReshuffled(count):
            return _reshuffled(count)
        case RoundEnded(result):
            return why_ended(result.ended)
        case _:
            assert_never(event)


def _reached(tell: Teller, event: BookCompleted | TeamOpened | WentOut) -> str:
    match event:
        case BookCompleted(rank=rank, kind=kind):
            return tell(
                _("You finished {book} of {ranks}."),
                _("{name} finished {book} of {ranks}."),
                book=a_book(kind),
                ranks=ranks(rank),
            )
        case TeamOpened(points=points, minimum=minimum):
            return tell(
                _("You opened with {points}; {minimum} were needed."),
                _("{name} opened with {points}; {minimum} were needed."),
                points=number(points),
                minimum=number(minimum),
            )
        case WentOut():
            return tell(_("You went out."), _("{name} went out."))


def _reshuffled(count: int) -> str:
    text = ngettext(
        "The discard pile was shuffled into a new stock of {count} card.",
        "The discard pile was shuffled into a new stock of {count} cards.",
        count,
    )
    return text.format(count=number(count))


def why_ended(ended: Ended) -> str:
    match ended:
        case Ended.WENT_OUT:
            return _("The round is over.")
        case Ended.STOCK:
            return _("The stock is used up: the round is over, and nobody went out.")
        case Ended.STUCK:
            return _("The stock is empty and no play is left: the round is over.")
        case Ended.STALEMATE:
            return _("Twenty laps without a card melded: the round ends as a stalemate.")
        case Ended.RESIGNED:
            return _("Somebody gave up: the match is over.")


def _round_began(dealer: Seat, upcard: Card | None, company: Company) -> str:
    tell = Teller(company, dealer)
    if upcard is None:
        return tell(
            _("You dealt. The discard pile starts empty."),
            _("{name} dealt. The discard pile starts empty."),
        )
    return tell(
        _("You dealt. The first card of the pile is the {card}."),
        _("{name} dealt. The first card of the pile is the {card}."),
        card=card_name(upcard),
    )


def drawn(tell: Teller, cards: tuple[Card, ...], count: int) -> str:
    if not count:
        return tell(
            _("You drew nothing: the stock is empty."),
            _("{name} drew nothing: the stock is empty."),
        )
    if cards:
        return tell(_("You drew {cards}."), _("{name} drew {cards}."), cards=named_cards(cards))
    return tell(
        ngettext("You drew {count} card.", "You drew {count} cards.", count),
        ngettext("{name} drew {count} card.", "{name} drew {count} cards.", count),
        count=spelled(count),
    )


def _red_three(tell: Teller, event: RedThreeLaid) -> str:
    card = card_name(event.card)
    if event.replacement is not None:
        return tell(
            _("You laid the {card} and drew {replacement} for it."),
            _("{name} laid the {card} and drew {replacement} for it."),
            card=card,
            replacement=named_cards((event.replacement,)),
        )
    if event.replaced:
        return tell(
            _("You laid the {card} and drew a card for it."),
            _("{name} laid the {card} and drew a card for it."),
            card=card,
        )
    return tell(
        _("You laid the {card}. The stock has no card for it."),
        _("{name} laid the {card}. The stock has no card for it."),
        card=card,
    )


def _pile_taken(tell: Teller, event: PileTaken) -> str:
    """`count` joined the hand; with the top the pile gave one more."""
    return tell(
        ngettext(
            "You took the pile: the {top} alone.",
            "You took the pile, {count} cards, with the {top} on top.",
            event.count + 1,
        ),
        ngettext(
            "{name} took the pile: the {top} alone.",
            "{name} took the pile, {count} cards, with the {top} on top.",
            event.count + 1,
        ),
        count=spelled(event.count + 1),
        top=card_name(event.top),
    )


def _laid(tell: Teller, event: CardsLaid) -> str:
    cards = some_cards(event.cards)
    if event.is_new:
        return tell(_("You laid {cards}."), _("{name} laid {cards}."), cards=cards)
    if not any(map(is_wild, event.cards)):
        return tell(_("You added {cards}."), _("{name} added {cards}."), cards=cards)
    return tell(
        _("You added {cards} to the {ranks}."),
        _("{name} added {cards} to the {ranks}."),
        cards=cards,
        ranks=ranks(event.rank),
    )


def _foot(tell: Teller, event: FootPickedUp) -> str:
    cards = counted_cards(event.count)
    if event.is_foot:
        return tell(
            _("You picked up the foot: {cards}."),
            _("{name} picked up the foot: {cards}."),
            cards=cards,
        )
    return tell(
        _("You picked up the knee: {cards}."),
        _("{name} picked up the knee: {cards}."),
        cards=cards,
    )


def _asked(seat: Seat, partner: Seat, company: Company) -> str:
    asker, asked = company.names[seat], company.names[partner]
    if company.is_you(seat):
        return _("You asked {partner}: may I go out?").format(partner=asked)
    if company.is_you(partner):
        return _("{name} asked you: may I go out?").format(name=asker)
    return _("{name} asked {partner}: may I go out?").format(name=asker, partner=asked)


def _answered(tell: Teller, *, yes: bool) -> str:
    if yes:
        return tell(_("You said yes."), _("{name} said yes."))
    return tell(_("You said no: the turn goes on."), _("{name} said no: the turn goes on."))

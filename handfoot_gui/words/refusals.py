"""Why an act was refused, as a person at the table would put it. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import card_name, ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import capital, how_many, number, spelled, together
from handfoot_gui.words.people import Company, numbered
from handfoot_gui.words.refusals_out import (
    declare,
    keep_two,
    out_books,
    out_discard,
    out_foot,
    out_partner,
    out_permission,
)


@dataclass(frozen=True, slots=True)
class Said:
    """`numbers` is ``30 of 50`` or empty, `cards` names those to blame, `rule` is to be cited."""

    headline: str
    numbers: str
    cards: str
    rule: str


def refuse(refusal: Refusal, view: PlayerView, company: Company | None = None) -> Said:
    """The sentence for a refusal of what `view.seat` tried; without a company seats are numbers."""
    people = company or numbered(len(view.seats), len(view.teams))
    return Said(
        headline=_SENTENCES[refusal.rule](refusal, view, people),
        numbers=_numbers(refusal),
        cards=capital(some_cards(refusal.cards)),
        rule=refusal.rule,
    )


def _numbers(refusal: Refusal) -> str:
    if refusal.rule in _WITHOUT_NUMBERS or refusal.have is None or not refusal.need:
        return ""
    return progress(refusal.have, refusal.need)


def progress(have: int, need: int) -> str:
    """``30 of 50``."""
    return _("{have} of {need}").format(have=number(have), need=number(need))


_WITHOUT_NUMBERS = {"out.partner", "out.foot", "meld.wild-limit"}
"""Their numbers are no "so many of so many"."""


def _round_over(_refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    return _("The round is over.")


def _turn_seat(_refusal: Refusal, view: PlayerView, company: Company) -> str:
    seat = view.to_act
    if view.phase == "answer":
        text = _("A question is open: {name} answers first.")
    else:
        text = _("It is {name}’s turn.")
    return text.format(name=company.names[seat])


def _turn_phase(refusal: Refusal, view: PlayerView, company: Company) -> str:
    if refusal.detail == "no-question":
        return _("Nobody has asked to go out.")
    match view.phase:
        case "draw":
            count = view.rules.draw_count
            text = ngettext(
                "Draw first: {count} card from the stock, or the pile.",
                "Draw first: {count} cards from the stock, or the pile.",
                count,
            )
            return text.format(count=spelled(count))
        case "answer":
            asker = company.names[view.turn_seat]
            return _("{name} asks to go out: answer yes or no first.").format(name=asker)
        case _:
            return _("This turn’s draw is done. Lay cards, or discard one.")


def _card_missing(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    if len(refusal.cards) == 1:
        text = _("The {card} is not in the hand.")
        return text.format(card=card_name(refusal.cards[0]))
    if not refusal.cards:
        return _("This card is not in the hand.")
    return _("Not in the hand: {cards}.").format(cards=some_cards(refusal.cards))


def _pile_empty(_refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    return _("The discard pile is empty.")


def _pile_three(_refusal: Refusal, view: PlayerView, _company: Company) -> str:
    if view.discard_top is None:
        return _("A three on top blocks the pile.")
    text = _("The {card} on top blocks the pile: threes are never melded.")
    return text.format(card=card_name(view.discard_top))


def _pile_wild(_refusal: Refusal, view: PlayerView, _company: Company) -> str:
    if view.discard_top is None:
        return _("A wild card on top blocks the pile.")
    text = _("The {card} on top is wild and blocks the pile.")
    return text.format(card=card_name(view.discard_top))


def _pile_size(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    need, have = refusal.need or 0, refusal.have or 0
    text = ngettext(
        "The pile can be taken from {need} card up. It holds {have}.",
        "The pile can be taken from {need} cards up. It holds {have}.",
        need,
    )
    return text.format(need=spelled(need), have=how_many(have))


def _pile_match(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    top = view.discard_top
    if refusal.detail == "twin-wilds" and top is not None:
        text = _("Taking this pile needs two {ranks} from the hand: a wild top asks for its twins.")
        return text.format(ranks=_twins(top.rank))
    name = ranks(refusal.rank or (top.rank if top else Rank.JOKER))
    if refusal.detail == "natural-and-wild":
        text = _(
            "Taking this pile needs two {ranks} from the hand, or one of them and a wild card."
        )
    elif refusal.detail == "frozen":
        text = _("A wild card in the pile freezes it: taking it needs two {ranks} from the hand.")
    else:
        text = _("Taking this pile needs two {ranks} from the hand.")
    return text.format(ranks=name)


def _twins(rank: Rank) -> str:
    return _("jokers") if rank is Rank.JOKER else ranks(rank)


def _pile_opened_first(_refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    return _("At this table one opens from the hand before taking the pile.")


def _meld_size(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    have, rank = refusal.have, refusal.rank
    if refusal.detail == "nothing" or not have or rank is None:
        text = _("A meld is {least} to {most} cards.")
        return text.format(least=spelled(MELD_SIZE), most=spelled(BOOK_SIZE))
    if have < MELD_SIZE:
        text = ngettext(
            "A meld starts with {need} cards. This is {have} card.",
            "A meld starts with {need} cards. These are {have}.",
            have,
        )
        return text.format(need=spelled(MELD_SIZE), have=spelled(have))
    text = _("A meld holds {need} cards. The {ranks} would be {have}.")
    return text.format(need=spelled(BOOK_SIZE), ranks=ranks(rank), have=spelled(have))


def _meld_rank(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    if refusal.rank in (None, Rank.TWO, Rank.THREE) or not refusal.cards:
        return _("A meld holds one rank, four to ace, and wild cards.")
    if refusal.detail == "other-meld":
        text = _("The meld that was named holds {ranks}: the cards are meant for another one.")
        return text.format(ranks=ranks(refusal.rank))
    if refusal.rank is Rank.JOKER:
        text = _("A wild meld holds only wild cards, not {cards}.")
        return text.format(cards=some_cards(refusal.cards))
    text = _("A meld of {ranks} holds {ranks} and wild cards, not {cards}.")
    return text.format(ranks=ranks(refusal.rank), cards=some_cards(refusal.cards))


def _meld_three(_refusal: Refusal, view: PlayerView, _company: Company) -> str:
    if view.rules.red_three_play == "keep":
        return _("Threes are never melded. They can only be discarded.")
    return _("Threes are never melded. A black three can only be discarded.")


def _wild_limit(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    wilds, most = refusal.have, refusal.need
    if wilds is None or most is None or refusal.rank is None:
        return _wild_rule(view)
    here = ngettext(
        "The {ranks} would hold {wilds} wild card, and {most} is the most here.",
        "The {ranks} would hold {wilds} wild cards, and {most} is the most here.",
        wilds,
    ).format(ranks=ranks(refusal.rank), wilds=how_many(wilds), most=how_many(most))
    return together(_wild_rule(view), here)


def _wild_rule(view: PlayerView) -> str:
    rules = view.rules
    if rules.max_wilds == 0:
        return _("At this table no meld holds a wild card.")
    match rules.wild_limit:
        case "two-to-one":
            rule = _("Each wild card needs two natural cards.")
        case "more-naturals":
            rule = _("A meld holds more natural cards than wild ones.")
        case "four-naturals":
            rule = _("With fewer than four natural cards a meld holds one wild card.")
        case "no-more-than-naturals":
            rule = _("A meld holds at least as many natural cards as wild ones.")
    if rules.max_wilds is None:
        return rule
    most = ngettext(
        "No meld holds more than {count} wild card.",
        "No meld holds more than {count} wild cards.",
        rules.max_wilds,
    ).format(count=spelled(rules.max_wilds))
    return together(rule, most)


def _all_wild(_refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    return _("Wild cards alone make no meld at this table.")


def _second(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    name = ranks(refusal.rank or Rank.JOKER)
    if view.rules.second_meld_of_rank == "never":
        text = _("There is a meld of {ranks} already. At this table a rank is melded once.")
    else:
        text = _("There is an unfinished meld of {ranks}: the cards go there.")
    return text.format(ranks=name)


def _which(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    name = ranks(refusal.rank or Rank.JOKER)
    if refusal.detail == "no-such-meld":
        return _("There is no such meld of {ranks}.").format(ranks=name)
    return _("More than one meld of {ranks} can take these: choose one.").format(ranks=name)


def _closed(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    name = ranks(refusal.rank or Rank.JOKER)
    if view.rules.second_meld_of_rank == "never":
        text = _("The book of {ranks} is finished, and at this table a rank is melded once.")
    elif view.rules.add_to_books == "naturals":
        text = _("The book of {ranks} is finished: only natural cards may still join it.")
    else:
        text = _("The book of {ranks} is finished: a new meld of them starts with three cards.")
    return text.format(ranks=name)


def _opening(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    """The cards are named where there are few, and where no taken top counts beside them."""
    need = refusal.need if refusal.need is not None else view.opening_minimum
    if refusal.have is None:
        return _("Opening needs {need}.").format(need=number(need))
    told = points_of(view.rules, refusal.cards) == refusal.have
    if told and refusal.cards and len({c.rank for c in refusal.cards}) <= 3:
        text = ngettext(
            "Opening needs {need}. {Cards} is {have}.",
            "Opening needs {need}. {Cards} are {have}.",
            len(refusal.cards),
        )
        cards = capital(some_cards(refusal.cards, held=True))
        return text.format(need=number(need), Cards=cards, have=number(refusal.have))
    text = _("Opening needs {need}. This is {have}.")
    return text.format(need=number(need), have=number(refusal.have))


_SENTENCES: dict[str, Callable[[Refusal, PlayerView, Company], str]] = {
    "round.over": _round_over,
    "turn.seat": _turn_seat,
    "turn.phase": _turn_phase,
    "card.missing": _card_missing,
    "pile.empty": _pile_empty,
    "pile.three": _pile_three,
    "pile.wild": _pile_wild,
    "pile.size": _pile_size,
    "pile.match": _pile_match,
    "pile.opened-first": _pile_opened_first,
    "meld.size": _meld_size,
    "meld.rank": _meld_rank,
    "meld.three": _meld_three,
    "meld.wild-limit": _wild_limit,
    "meld.all-wild": _all_wild,
    "meld.second": _second,
    "meld.which": _which,
    "book.closed": _closed,
    "opening.minimum": _opening,
    "foot.keep-two": keep_two,
    "out.declare": declare,
    "out.foot": out_foot,
    "out.books": out_books,
    "out.partner": out_partner,
    "out.permission": out_permission,
    "out.discard": out_discard,
}

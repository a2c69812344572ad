"""Why a play may not empty the foot, or not yet. Knows the view; decides nothing."""

from __future__ import annotations

from handfoot_gui.rules.melds import Books, MeldKind, count_books
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.books import books_named, missing_books, so_many
from handfoot_gui.words.cards import a_book
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import counted_cards, together
from handfoot_gui.words.people import Company


def keep_two(refusal: Refusal, view: PlayerView, company: Company) -> str:
    left = refusal.have or 0
    if refusal.detail == "discard":
        rule = _("The last card of the foot is discarded only to go out.")
    elif left:
        rule = _("In the foot two cards stay: one to discard, one to keep. This leaves one.")
    else:
        rule = _("In the foot two cards stay: one to discard, one to keep. This leaves none.")
    return together(rule, _why_not_out(view, company))


def _why_not_out(view: PlayerView, company: Company) -> str:
    """What still stands between this seat and going out, as far as the table shows it."""
    missing = missing_books(view.rules, count_books(view.team.melds))
    if missing != Books():
        return _("Still missing for going out: {books}.").format(books=books_named(missing))
    if view.permission_refused:
        return _("The answer this turn was no.")
    return _partner_lacks(view, company)


def _partner_lacks(view: PlayerView, company: Company) -> str:
    if view.rules.partner_in_foot == "no":
        return ""
    for seat in view.partners:
        partner = view.seats[seat]
        if not (partner.in_foot and partner.foot_played):
            return partner_needs(company.names[seat], in_foot=partner.in_foot)
    return ""


def partner_needs(name: str, *, in_foot: bool) -> str:
    if in_foot:
        return _("{name} has not played a turn from the foot yet.").format(name=name)
    return _("{name}’s foot is still sealed.").format(name=name)


def declare(_refusal: Refusal, view: PlayerView, _company: Company) -> str:
    if view.rules.permission and view.partners:
        return _("This would empty the foot: say that it goes out, and ask first.")
    return _("This would empty the foot: say that it goes out.")


def out_foot(refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    if refusal.detail == "cards-left" and refusal.have:
        text = ngettext(
            "Going out plays every card. This leaves {cards}.",
            "Going out plays every card. This leaves {cards}.",
            refusal.have,
        )
        return text.format(cards=counted_cards(refusal.have))
    return _("Going out is done from the foot. This foot is still sealed.")


def out_books(refusal: Refusal, view: PlayerView, _company: Company) -> str:
    if refusal.have is None or not refusal.need or not refusal.detail:
        need = books_named(Books(*view.rules.books_to_go_out))
        return _("Going out needs {books}.").format(books=need)
    text = _("Going out needs {books}. The team has {have}.")
    if not view.partners:
        text = _("Going out needs {books}. Made so far: {have}.")
    books = a_book(MeldKind(refusal.detail), refusal.need)
    return text.format(books=books, have=so_many(refusal.have))


def out_partner(refusal: Refusal, view: PlayerView, company: Company) -> str:
    if refusal.have is None:
        return _partner_lacks(view, company) or _("The partner’s foot comes first.")
    name = company.names[refusal.have]
    if refusal.detail == "not-played":
        text = _("Going out waits for {name} to play a turn from the foot.")
    else:
        text = _("Going out waits for {name}, whose foot is still sealed.")
    return text.format(name=name)


def out_permission(_refusal: Refusal, view: PlayerView, company: Company) -> str:
    if len(view.partners) == 1:
        name = company.names[view.partners[0]]
        return _("{name} said no. There is one question a turn.").format(name=name)
    return _("The answer was no. There is one question a turn.")


def out_discard(_refusal: Refusal, _view: PlayerView, _company: Company) -> str:
    return _("At this table the last card is discarded: keep one for the pile.")

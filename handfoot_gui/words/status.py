"""What the game waits for, and what a play would come to. Knows the view; decides nothing.

The kinds of act that exist come from `rules.possible`; without them the sentences say what the
pile needs instead of whether it can be taken.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.melds import Books, count_books, is_wild
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.books import books_named, missing_books
from handfoot_gui.words.cards import ranks
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.events import why_ended
from handfoot_gui.words.numbers import capital, number, spelled, together
from handfoot_gui.words.people import Company


@dataclass(frozen=True, slots=True)
class Status:
    """`lead` is set bold in the colour of `seat`'s team, `text` follows it."""

    seat: Seat
    lead: str
    text: str

    @property
    def spoken(self) -> str:
        return together(_("{lead}.").format(lead=self.lead), self.text)


def status(view: PlayerView, company: Company, kinds: Collection[str] = ()) -> Status:
    """What the game waits for, as `view.seat` reads it; `kinds` is what that seat may do now."""
    if view.result is not None:
        return Status(view.to_act, _("Round over"), why_ended(view.result.ended))
    if view.phase == "answer":
        return _question(view, company)
    seat = view.to_act
    if seat != view.seat:
        lead = _("{name}’s turn").format(name=company.names[seat])
        return Status(seat, lead, _doing(view))
    lead = _("{name}’s turn").format(name=company.names[seat])
    if company.is_you(seat):
        lead = _("Your turn")
    return Status(seat, lead, _to_draw(view, kinds) if view.phase == "draw" else _to_play(view))


def _question(view: PlayerView, company: Company) -> Status:
    asker, asked = view.turn_seat, view.to_act
    name, partner = company.names[asker], company.names[asked]
    if view.seat == asked and company.is_you(asked):
        return Status(asked, _("{name} asks you").format(name=name), _("May I go out?"))
    if view.seat == asker and company.is_you(asker):
        text = _("May you go out? {partner} answers.").format(partner=partner)
        return Status(asked, _("You asked"), text)
    text = _("May {name} go out? {partner} answers.").format(name=name, partner=partner)
    return Status(asked, _("{name} asks").format(name=name), text)


def _doing(view: PlayerView) -> str:
    """What another seat is about to do, without a name and without a pronoun."""
    if view.phase != "draw":
        return _("Laying cards, or discarding one.")
    count = view.rules.draw_count
    if _pile_is_blocked(view):
        text = ngettext("Drawing {count}.", "Drawing {count}.", count)
    else:
        text = ngettext(
            "Drawing {count}, or taking the pile.", "Drawing {count}, or taking the pile.", count
        )
    return text.format(count=spelled(count))


def _pile_is_blocked(view: PlayerView) -> bool:
    top = view.discard_top
    if top is None or top.rank is Rank.THREE or view.discard_count < view.rules.pile_minimum_size:
        return True
    return is_wild(top) and view.rules.pile_on_wild != "twin-wilds"


def _to_draw(view: PlayerView, kinds: Collection[str]) -> str:
    count = min(view.rules.draw_count, view.stock_count)
    if not count:
        return _("The stock is empty: draw nothing and play the last turn, or take the pile.")
    draw = spelled(count)
    if "take_pile" in kinds:
        text = ngettext(
            "Draw {count}, or take the pile with your {ranks}.",
            "Draw {count}, or take the pile with your {ranks}.",
            count,
        )
        return text.format(count=draw, ranks=_match_name(view))
    if _pile_is_blocked(view):
        return _draw_blocked(view, count)
    if view.rules.pile_match == "natural-and-wild" and not view.discard_frozen:
        text = ngettext(
            "Draw {count}, or take the pile (needs two {ranks}, or one and a wild card).",
            "Draw {count}, or take the pile (needs two {ranks}, or one and a wild card).",
            count,
        )
    else:
        text = ngettext(
            "Draw {count}, or take the pile (needs two {ranks}).",
            "Draw {count}, or take the pile (needs two {ranks}).",
            count,
        )
    return text.format(count=draw, ranks=_match_name(view))


def _match_name(view: PlayerView) -> str:
    top = view.discard_top
    if top is None or top.rank is Rank.JOKER:
        return _("jokers")
    return ranks(top.rank)


def _draw_blocked(view: PlayerView, count: int) -> str:
    top = view.discard_top
    if top is None or view.discard_count < view.rules.pile_minimum_size:
        text = ngettext("Draw {count}.", "Draw {count}.", count)
    elif top.rank is Rank.THREE:
        text = ngettext(
            "Draw {count}. The three on top blocks the pile.",
            "Draw {count}. The three on top blocks the pile.",
            count,
        )
    else:
        text = ngettext(
            "Draw {count}. The wild card on top blocks the pile.",
            "Draw {count}. The wild card on top blocks the pile.",
            count,
        )
    return text.format(count=spelled(count))


def _to_play(view: PlayerView) -> str:
    if not view.stock_count and view.rules.stock_out == "end":
        return _("Lay cards, or discard one. The stock is empty: this is the last turn.")
    if not view.team.has_opened:
        text = _("Open with {minimum} or more, or discard one.")
        return text.format(minimum=number(view.opening_minimum))
    return _("Lay cards, or discard one.")


def still_to_do(view: PlayerView, company: Company) -> tuple[str, ...]:
    """What the looking seat's team still needs before this seat goes out; one line each."""
    missing = missing_books(view.rules, count_books(view.team.melds))
    waits = _waits_for(view, company)
    lines: list[str] = []
    if missing != Books():
        books = capital(books_named(missing))
        if len(waits) == 1:
            text = _("{Books}, then {name} must play the foot.")
            return (text.format(Books=books, name=waits[0]), *_own_foot(view, company))
        lines.append(_("{Books}.").format(Books=books))
    lines += [_("{name} must play the foot.").format(name=name) for name in waits]
    lines += _own_foot(view, company)
    return tuple(lines) if lines else (_may_go_out(view, company),)


def _waits_for(view: PlayerView, company: Company) -> list[str]:
    if view.rules.partner_in_foot == "no":
        return []
    late = (s for s in view.partners if not view.seats[s].foot_played)
    return [company.names[s] for s in late]


def _own_foot(view: PlayerView, company: Company) -> tuple[str, ...]:
    if view.me.in_foot:
        return ()
    if company.is_you(view.seat):
        return (_("Your foot is still sealed."),)
    return (_("{name}’s foot is still sealed.").format(name=company.names[view.seat]),)


def _may_go_out(view: PlayerView, company: Company) -> str:
    is_you, name = company.is_you(view.seat), company.names[view.seat]
    if not (view.rules.permission and view.partners):
        text = _("Nothing: you may go out.") if is_you else _("Nothing: {name} may go out.")
        return text.format(name=name)
    if view.permission_refused:
        return _("The answer this turn was no.")
    partner = company.names[view.partners[0]]
    if is_you:
        return _("Nothing: ask {name}, and go out.").format(name=partner)
    return _("Nothing: {name} may ask {partner}, and go out.").format(name=name, partner=partner)

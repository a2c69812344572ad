"""What stands on the curtain between two people at one screen: a name, and what everybody may know.

Knows views as their seat has them, and tells nothing of hidden cards: only counts and moves.
"""

from __future__ import annotations

from handfoot_gui.rules.events import Event, TurnBegan
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.moves import last_move
from handfoot_gui.words.numbers import listed, number, together
from handfoot_gui.words.people import Company


class HandOverWord(Fixed):
    PASS_TO = N_("Pass the screen to")
    HIDDEN = N_("The cards are hidden")
    SHOW = N_("Show my cards")
    NOBODY_ELSE = N_("Nobody else’s cards are on this screen.")


def show_button(name: str) -> str:
    """``I am Nora: show my cards``."""
    return _("I am {name}: show my cards").format(name=name)


def public_line(view: PlayerView, company: Company) -> str:
    """``partner of Tom · 9 cards in hand, foot sealed``: what anybody can see of `view.seat`."""
    partners = listed([company.names[seat] for seat in view.partners])
    held = _held(view)
    if not partners:
        return held
    return _("partner of {names} · {held}").format(names=partners, held=held)


def _held(view: PlayerView) -> str:
    count, sealed = len(view.hand), len(view.me.sealed)
    if not sealed:
        text = ngettext("{count} card, in the foot", "{count} cards, in the foot", count)
    elif sealed > 1:
        text = ngettext(
            "{count} card in hand, two piles sealed",
            "{count} cards in hand, two piles sealed",
            count,
        )
    else:
        text = ngettext(
            "{count} card in hand, foot sealed", "{count} cards in hand, foot sealed", count
        )
    return text.format(count=number(count))


def why_now(view: PlayerView, company: Company) -> str:
    """The partner's question, where that is what the screen is passed on for."""
    if view.phase != Phase.ANSWER or view.to_act != view.seat:
        return ""
    return _("{name} has a question for you.").format(name=company.names[view.turn_seat])


def since_your_turn(view: PlayerView, company: Company) -> tuple[str, ...]:
    """A sentence for each turn of the others since `view.seat` had one, the oldest first."""
    told: list[str] = []
    turn: list[Event] = []
    for event in reversed(view.history):
        if not isinstance(event, TurnBegan):
            turn.insert(0, event)
            continue
        if event.seat == view.seat and not (turn or told):
            continue  # this very turn has only begun
        if event.seat == view.seat:
            break
        told.insert(0, last_move(turn, company))
        turn = []
    return tuple(filter(None, told))


def nobody_else(moves: tuple[str, ...]) -> str:
    """The line below the curtain's frame, with the last move where there was one."""
    said = HandOverWord.NOBODY_ELSE.text
    if not moves:
        return said
    return together(said, _("Last move: {move}").format(move=moves[-1]))


def since_title(name: str) -> str:
    return _("Since {name}’s last turn").format(name=name)

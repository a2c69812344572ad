"""What is said of the thing on the table that the keys have come to. Knows a frame's values."""

from __future__ import annotations

from handfoot_gui.rules.cards import Rank
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.showing import Showing
from handfoot_gui.ui.table.placement import FOOT, PILE, STOCK, ZoneId
from handfoot_gui.words import captions
from handfoot_gui.words import heard as words
from handfoot_gui.words.cards import card_caption, card_name, meld_caption, some_cards
from handfoot_gui.words.numbers import together
from handfoot_gui.words.situation import seat_line
from handfoot_gui.words.table import sealed_labels


def focus_words(seen: Seen, showing: Showing) -> str:
    """Empty where nothing has the focus, or the status line says it all."""
    at, view = seen.focus, seen.view
    if at is None:
        return ""
    offered = next((o for o in seen.places if o.zone == at), None)
    if offered is not None and offered.after is not None:
        return captions.over_meld(offered.before, offered.after, view.rules)
    if at == STOCK:
        return captions.stock_caption(view)
    if at == PILE:
        top = "" if view.discard_top is None else card_name(view.discard_top)
        return words.named(captions.pile_caption(view), top)
    if at == FOOT:
        return next(iter(sealed_labels(view)), words.HeardWord.OWN_FOOT.text)
    return _at_place(at, seen, showing)


def _at_place(at: ZoneId, seen: Seen, showing: Showing) -> str:
    view = seen.view
    match at:
        case ("card", int(number)):
            return _card(number, seen, showing)
        case ("meld", int(team), int(index)) if index < len(view.teams[team].melds):
            title = seen.company.team_title(team)
            return words.named(title, meld_caption(view.teams[team].melds[index]))
        case ("staged", int(part)) if part < len(seen.draft.parts):
            waiting = seen.draft.parts[part]
            return words.staged_place(waiting.rank, some_cards(waiting.cards))
        case ("rank", _, int(rank)):
            return words.free_place(Rank(rank))
        case ("seat", int(seat)):
            return seat_line(view, seen.company, seat)
        case ("tab", int(team)):
            return seen.company.team_title(team)
        case ("button", str(name)):
            return _button(name, showing)
        case _:
            return ""


def _card(number: int, seen: Seen, showing: Showing) -> str:
    cards = [slot.card for slot in showing.placement.hand if slot.card is not None]
    for place, card in enumerate(cards, start=1):
        if card.id == number:
            caption = card_caption(card, seen.view.rules)
            chosen = card in seen.selected
            return words.in_hand(caption, place, len(cards), chosen=chosen)
    return ""


def _button(name: str, showing: Showing) -> str:
    for button in (*showing.buttons.top, *showing.buttons.status):
        if button.name == name:
            if button.disabled:
                return words.cannot_be_used(button.label, button.reason)
            return together(button.label)
    return ""

"""What is said beside things: captions of what is pointed at, carried, refused. Knows a frame's
values and `words`; no painter.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import CardDiscarded, CardsLaid
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.phases import Team
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.peek import OF_THE_HAND
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.carry import Carry
from handfoot_gui.ui.table.held import Buttons, staged_parts
from handfoot_gui.ui.table.intents import Ask
from handfoot_gui.ui.table.layout_band import is_icon_alone
from handfoot_gui.ui.table.look import Button, Caption, LastMove
from handfoot_gui.ui.table.placement import (
    DRAG,
    FELT,
    PILE,
    Placement,
    ZoneId,
    button_zone,
    meld_zone,
)
from handfoot_gui.ui.table.said import turns
from handfoot_gui.words import captions, tips
from handfoot_gui.words.cards import card_caption, meld_caption
from handfoot_gui.words.numbers import together
from handfoot_gui.words.partner import click_to_tell
from handfoot_gui.words.situation import seat_line

AT_ONCE = ("card", "meld", "stock", "pile", "staged")
"""What says at once what it is; everything else only to somebody who stays there."""


def captions_of(
    seen: Seen, placement: Placement, buttons: Buttons, target: ZoneId | None, *, stayed: bool
) -> tuple[Caption, ...]:
    """`target`: what is pointed at or has the focus; `stayed`: long enough for a tip."""
    if seen.carry is not None:
        words = carry_words(seen, seen.carry)
        return (Caption(words, DRAG, "lit"),) if words else ()
    if seen.frame is not None or seen.closer is not None:
        return ()
    if seen.notice is not None:
        return _beside(seen.notice)
    offered = next((o for o in seen.places if seen.placing and o.zone == seen.focus), None)
    if offered is not None and offered.after is not None:
        words = captions.over_meld(offered.before, offered.after, seen.view.rules)
        return (Caption(words, offered.zone, "lit"),)
    if target is None or (target[0] not in AT_ONCE and not stayed):
        return ()
    if seen.log_open and target == button_zone("log"):
        return ()  # what it says is done
    if _is_staged(seen, target):
        return (Caption(tips.staged_tip(), target, below=True),) if stayed else ()
    words = pointed_words(seen, target) or button_words(buttons, target, placement)
    return (Caption(words, target),) if words else ()


def _beside(notice: Notice) -> tuple[Caption, ...]:
    """A hint stands in the status line, beside the cards that it has chosen; far from its button
    it would say the same again."""
    is_hint = notice.of == button_zone("hint")
    return () if is_hint else (Caption(notice.text, notice.of),)


def _is_staged(seen: Seen, target: ZoneId) -> bool:
    """A card that lies face up in its meld says by itself what it is."""
    return target[0] == "card" and any(card.id == target[1] for card in seen.draft.cards)


def pointed_words(seen: Seen, target: ZoneId) -> str:
    """Of a thing that lies on the table."""
    view = seen.view
    if seen.is_covered and target[0] in OF_THE_HAND:
        return ""
    match target:
        case ("stock",):
            is_due = seen.can_act and "draw" in seen.kinds
            return captions.stock_to_draw(view) if is_due else captions.stock_caption(view)
        case ("pile",):
            return captions.pile_caption(view)
        case ("card", int(number)):
            card = next((c for c in view.hand if c.id == number), None)
            return card_caption(card, view.rules) if card is not None else ""
        case ("meld", int(team), int(index)) if index < len(view.teams[team].melds):
            return meld_caption(_with_staged(seen, team, index))
        case ("group", *_):
            return tips.group_tip()
        case ("seat", int(seat)):
            line = seat_line(view, seen.company, seat)
            return together(line + ".", click_to_tell()) if seat in seen.listening else line
        case _:
            return _info_words(seen, target)


def _with_staged(seen: Seen, team: Team, index: int) -> Meld:
    """As its rail counts it: with what is staged there."""
    meld = seen.view.teams[team].melds[index]
    if team != seen.view.team_of(seen.view.seat):
        return meld
    parts = staged_parts(seen.view, seen.draft)
    more = (card for part in parts if part.meld == index for card in part.cards)
    return Meld(meld.rank, (*meld.cards, *more))


def _info_words(seen: Seen, target: ZoneId) -> str:
    view = seen.view
    match target:
        case ("foot",):
            return tips.foot_tip(view)
        case ("scores",):
            return tips.scores_tip(view)
        case ("label" | "tab", int(team)):
            return tips.team_tip(view, seen.company, team)
        case ("moves",):
            return tips.moves_tip()
        case ("aim",):
            return tips.still_to_do_tip() if view.team.has_opened else tips.opening_tip(view)
        case ("own",):
            return tips.own_tip()
        case _:
            return ""


def button_words(buttons: Buttons, target: ZoneId, placement: Placement) -> str:
    """What a button does, or why it does nothing now."""
    found = button_at(buttons, target)
    if found is None:
        return ""
    if found.disabled and found.reason:
        return found.reason
    tip = tips.button_tip(found.name, found.key)
    zone = placement.zone(target)
    shows_icon_alone = bool(found.icon) and zone is not None and is_icon_alone(zone.rect)
    return captions.with_name(found.label, tip) if shows_icon_alone else tip


def button_at(buttons: Buttons, target: ZoneId | None) -> Button | None:
    if target is None or target[0] != "button":
        return None
    every = (*buttons.top, *buttons.status)
    return next((button for button in every if button.name == target[1]), None)


def carry_words(seen: Seen, carry: Carry) -> str:
    """What letting go here would do: the consequence."""
    offer = carry.offer
    if offer is None:
        return ""
    card = offer.discards
    if card is not None:
        ends = isinstance(offer.intent, Ask) and offer.intent.question == "go-out"
        return captions.over_pile(card, ends_round=ends)
    if offer.after is not None:
        return captions.over_meld(offer.before, offer.after, seen.view.rules)
    if carry.source == "pile" or offer.zone == PILE:
        return captions.pile_caption(seen.view)
    return captions.over_felt(carry.cards) if offer.zone == FELT else ""


def last_move(seen: Seen) -> LastMove | None:
    """Rings round what the last other seat touched, until one's own next turn ends."""
    if seen.shown is not None:
        return seen.shown
    view = seen.view
    for turn in reversed(turns(view.history)):
        zones: list[ZoneId] = []
        mover = view.seat
        for event in turn:
            match event:
                case CardsLaid(seat, team, meld):
                    mover = seat
                    zones.append(meld_zone(team, meld))
                case CardDiscarded(seat):
                    mover = seat
                    zones.append(PILE)
                case _:
                    pass
        if zones and mover != view.seat:
            return LastMove(view.team_of(mover), tuple(dict.fromkeys(zones)))
    return None


def blamed_place(cards: Sequence[Card], of: ZoneId, placement: Placement) -> ZoneId:
    """Where it is said: where it happened, else at the cards to blame, else at the buttons."""
    if of != DRAG and placement.zone(of) is not None:
        return of
    for card in cards:
        if placement.slot(card.id) is not None:
            return ("card", card.id)
    return button_zone("lay")

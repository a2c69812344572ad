"""What a play would come to: while dragging, selecting and opening. Knows melds and points.

Captions say the consequence, not the command.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import Meld, MeldKind, points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE, RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import card_name, meld_name, of_seven, ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import capital, number, points, spelled


def over_meld(before: Meld | None, after: Meld, rules: RuleSet) -> str:
    """What a meld becomes when the cards are let go: ``Queens: 6 of 7, and dirty for good``.

    `before` is None where the cards start a meld; `after` may have fewer than three cards (staged).
    """
    name, size = meld_name(after.rank), len(after.cards)
    if after.is_book and (before is None or not before.is_book):
        return _over_book(after, rules)
    if size < MELD_SIZE:
        text = ngettext(
            "{Ranks}: {size} of {least}, {more} more to start a meld",
            "{Ranks}: {size} of {least}, {more} more to start a meld",
            MELD_SIZE - size,
        )
        more = spelled(MELD_SIZE - size)
        return text.format(Ranks=name, size=size, least=MELD_SIZE, more=more)
    if size > BOOK_SIZE:
        return _("{Ranks}: a book of {size} cards").format(Ranks=name, size=number(size))
    worth = points(points_of(rules, after.cards))
    values = {"Ranks": name, "size": number(size), "book": number(BOOK_SIZE), "points": worth}
    turns_dirty = after.kind is MeldKind.DIRTY and (
        before is None or before.kind is not MeldKind.DIRTY
    )
    if before is None:
        if turns_dirty:
            return _("{Ranks}: a new meld, dirty, {points}").format(**values)
        return _("{Ranks}: a new meld, {points}").format(**values)
    if turns_dirty:
        return _("{Ranks}: {size} of {book}, and dirty for good").format(**values)
    return _("{Ranks}: {size} of {book}").format(**values)


def _over_book(after: Meld, rules: RuleSet) -> str:
    clean, dirty, wild = rules.bonus
    match after.kind:
        case MeldKind.CLEAN:
            text, bonus = _("{Ranks}: a clean book · {bonus}"), clean
        case MeldKind.DIRTY:
            text, bonus = _("{Ranks}: a dirty book · {bonus}"), dirty
        case MeldKind.WILD:
            text, bonus = _("{Ranks}: a wild book · {bonus}"), wild or 0
    return text.format(Ranks=meld_name(after.rank), bonus=points(bonus))


def over_rail(after: Meld) -> str:
    """The rail's result while dragging: ``6/7``."""
    return of_seven(len(after.cards))


def over_pile(card: Card, *, ends_round: bool = False) -> str:
    """Dragging one card over the discard pile."""
    if ends_round:
        return _("Discard the {card} and go out").format(card=card_name(card))
    if card.rank is Rank.THREE:
        text = _("Discard the {card}: the turn ends, the pile is blocked")
    elif card.rank in (Rank.TWO, Rank.JOKER):
        text = _("Discard the {card}, a wild card: the turn ends")
    else:
        text = _("Discard the {card}: the turn ends")
    return text.format(card=card_name(card))


def over_felt(cards: tuple[Card, ...]) -> str:
    """Dragging cards over the free felt, where melds find their own places."""
    return _("Lay {cards}").format(cards=some_cards(cards))


def pile_caption(view: PlayerView) -> str:
    """Pointing at the pile: its height, and what taking it brings."""
    if not view.discard_count:
        return _("The discard pile is empty")
    most = view.rules.pile_take
    share = view.discard_count if most == "whole" else min(most, view.discard_count)
    text = ngettext(
        "Discard pile: {height} card, taking it brings {share}",
        "Discard pile: {height} cards, taking it brings {share}",
        view.discard_count,
    )
    text = text.format(height=number(view.discard_count), share=number(share))
    return _("{pile} · frozen by a wild card").format(pile=text) if view.discard_frozen else text


def stock_caption(view: PlayerView) -> str:
    text = ngettext(
        "Stock: {count} card face down", "Stock: {count} cards face down", view.stock_count
    )
    return text.format(count=number(view.stock_count))


def stock_to_draw(view: PlayerView) -> str:
    """As `stock_caption`, for somebody whose draw is due and who points at it."""
    count = min(view.rules.draw_count, view.stock_count)
    if not count:
        return stock_caption(view)
    text = ngettext("{stock} · a click draws {count}", "{stock} · a click draws {count}", count)
    return text.format(stock=stock_caption(view), count=spelled(count))


def selection(cards: tuple[Card, ...], rules: RuleSet, *, starts: Rank | None = None) -> str:
    """What is selected and worth: ``Three kings chosen: a new meld, 30 points.``

    `starts`: the rank of the meld they would start, where laying them down would be accepted.
    """
    names = capital(some_cards(cards, held=True))
    worth = points(points_of(rules, cards))
    if starts is not None:
        text = _("{Cards} chosen: lay them as a new meld, {points}.")
    else:
        text = _("{Cards} chosen: {points}.")
    return text.format(Cards=names, points=worth)


def lay_button(cards: tuple[Card, ...]) -> str:
    """The primary button's label for a selection: ``Lay down 3 kings``."""
    found = {c.rank for c in cards}
    if not cards:
        return _("Lay down")
    if len(found) == 1:
        (rank,) = found
        if len(cards) > 1:
            name = _("jokers") if rank is Rank.JOKER else ranks(rank)
            return _("Lay down {count} {ranks}").format(count=number(len(cards)), ranks=name)
        return _("Lay down {card}").format(card=some_cards(cards))
    text = ngettext("Lay down {count} card", "Lay down {count} cards", len(cards))
    return text.format(count=number(len(cards)))


def discard_button(card: Card | None) -> str:
    if card is None:
        return _("Discard")
    return _("Discard the {card}").format(card=card_name(card))


def with_name(name: str, tip: str) -> str:
    """Of a button that shows its picture alone: ``Undo: takes back what you did last``."""
    return _("{name}: {tip}").format(name=name, tip=tip) if tip else name


@dataclass(frozen=True, slots=True)
class Meter:
    """The opening meter: `have` large, `of` beside it, `note` under the bar; `short` for a pill."""

    have: str
    of: str
    short: str
    note: str


def meter(have: int, need: int) -> Meter:
    """How far the staged melds reach towards the opening minimum."""
    if have >= need:
        note = _("Enough to open.")
    else:
        note = _("{points} more to open.").format(points=number(need - have))
    return Meter(
        have=number(have),
        of=_("of {need} needed").format(need=number(need)),
        short=_("{have} of {need}").format(have=number(have), need=number(need)),
        note=note,
    )

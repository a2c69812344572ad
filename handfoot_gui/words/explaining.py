"""What a seat may do in a position, one line an act. Knows the view; decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.legal import OpeningProgress
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext, pgettext
from handfoot_gui.words.citing import said_by
from handfoot_gui.words.numbers import listed, spelled, together
from handfoot_gui.words.refusals import progress


def heading(name: str) -> str:
    return _("What {name} may do, and what not:").format(name=name)


def line(text: str, rule: str, rules: RuleSet, *, may: bool) -> str:
    """``yes  Draw two cards. [rule.turn] Source: ...``"""
    verdict = pgettext("may I?", "yes") if may else pgettext("may I?", "no")
    return f"  {verdict:<4} {text} [{rule}] {said_by(rule, rules)}"


def refused(act: str, sentence: str) -> str:
    """``Take the pile? The discard pile is empty.``"""
    return together(act, sentence)


def draw(view: PlayerView) -> str:
    count = min(view.rules.draw_count, view.stock_count)
    if not count:
        return _("Draw: the stock is empty, nothing is drawn, and this turn is the last.")
    text = ngettext(
        "Draw {count} card from the stock.", "Draw {count} cards from the stock.", count
    )
    return text.format(count=spelled(count))


def take_pile(melds: Sequence[Sequence[Card]], taken: int) -> str:
    text = ngettext(
        "Take the pile, {count} card of it.", "Take the pile, {count} cards of it.", taken
    ).format(count=spelled(taken))
    if not melds:
        return text
    example = _("For instance with {cards} from the hand.").format(cards=_melds(melds))
    return together(text, example)


def _melds(melds: Sequence[Sequence[Card]]) -> str:
    """Groups of cards, kept apart: ``three fours; five aces and a joker``."""
    text = some_cards(melds[0])
    for meld in melds[1:]:
        # Translators: stands between two groups of cards that are laid together
        text = pgettext("melds", "{first}; {next}").format(first=text, next=some_cards(meld))
    return text


def open_with(melds: Sequence[Sequence[Card]], reached: OpeningProgress) -> str:
    """The first lay-down of the team's round."""
    if not melds:
        return _("Open.")
    text = _("Open, for instance with {cards}: {progress}.")
    return text.format(cards=_melds(melds), progress=progress(reached.points, reached.minimum))


def lay_together(melds: Sequence[Sequence[Card]]) -> str:
    if not melds:
        return _("Lay cards.")
    return _("Lay {cards}.").format(cards=_melds(melds))


def nothing_to_lay() -> str:
    return _("Lay cards? None held make a meld or join one.")


def add(cards: Sequence[Card], rank: Rank) -> str:
    return _("Add {cards} to the {ranks}.").format(cards=some_cards(cards), ranks=ranks(rank))


def start(cards: Sequence[Card], rank: Rank) -> str:
    text = _("Start a meld of {ranks} with {cards}.")
    return text.format(cards=some_cards(cards), ranks=ranks(rank))


def discard(count: int) -> str:
    text = ngettext("Discard its only card.", "Discard any of its {count} cards.", count)
    return text.format(count=spelled(count))


def go_out(melds: Sequence[Sequence[Card]], last: Card | None, asks: Sequence[str]) -> str:
    if melds and last is not None:
        text = _("Go out by laying {cards} and discarding {last}.")
    elif melds:
        text = _("Go out by laying {cards}.")
    elif last is not None:
        text = _("Go out by discarding {last}.")
    else:
        text = _("Go out.")
    cards = _melds(melds) if melds else ""
    said = text.format(cards=cards, last=some_cards([last]) if last else "")
    return together(said, _("{names} must say yes.").format(names=listed(asks)) if asks else "")


def answer(asker: str) -> str:
    return _("Answer yes or no to {name}, who asks to go out.").format(name=asker)


def question(kind: str) -> str:
    """An act that is refused, as a question before the reason."""
    match kind:
        case "draw":
            return _("Draw?")
        case "take_pile":
            return _("Take the pile?")
        case "meld":
            return _("Lay cards?")
        case "discard":
            return _("Discard?")
        case "go_out":
            return _("Go out?")
        case _:
            return _("Answer?")


def lay_question(cards: Sequence[Card], rank: Rank) -> str:
    text = _("Lay {cards} as {ranks}?")
    return text.format(cards=some_cards(cards), ranks=ranks(rank))

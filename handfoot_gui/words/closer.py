"""What is said of a card or a meld that is looked at closely. Knows a view; no places."""

from __future__ import annotations

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import Meld, MeldKind, is_wild, points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE, RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import card_caption, ranks, some_cards
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import capital, number, points


def card_title(card: Card, rules: RuleSet) -> str:
    return capital(card_caption(card, rules))


def card_lines(card: Card, view: PlayerView) -> tuple[str, ...]:
    """What kind of card it is, and how many alike are held."""
    lines = []
    if is_wild(card):
        lines.append(_("Wild: it stands for any card in a meld that takes it."))
    elif card.rank is Rank.THREE:
        lines.append(_("A black three: it blocks the pile for the next player."))
    same = sum(c.rank is card.rank for c in view.hand)
    if same > 1 and not is_wild(card):
        text = ngettext("You hold {count} of the {ranks}.", "You hold {count} {ranks}.", same)
        lines.append(text.format(count=number(same), ranks=ranks(card.rank)))
    return tuple(lines)


def group_title(cards: tuple[Card, ...], rules: RuleSet) -> str:
    worth = points(points_of(rules, cards))
    return _("{Cards} · {points}").format(Cards=capital(some_cards(cards, held=True)), points=worth)


def staged_title(cards: tuple[Card, ...], worth: int) -> str:
    text = _("Staged, not laid down yet: {cards}, {points}")
    return text.format(cards=some_cards(cards, held=True), points=points(worth))


def meld_lines(meld: Meld, rules: RuleSet) -> tuple[str, ...]:
    """What its cards are worth, and what it is, or still may become."""
    lines = [_("Its cards: {points}.").format(points=points(points_of(rules, meld.cards)))]
    clean, dirty, wild = rules.bonus
    bonus = {MeldKind.CLEAN: clean, MeldKind.DIRTY: dirty, MeldKind.WILD: wild or 0}[meld.kind]
    if meld.is_book:
        lines.append(_("The book: {points} more.").format(points=points(bonus)))
        return tuple(lines)
    missing = BOOK_SIZE - len(meld.cards)
    if meld.kind is MeldKind.CLEAN:
        text = ngettext(
            "{count} card short of a book: clean with a natural, dirty with a wild card.",
            "{count} cards short of a book: clean with naturals alone, dirty with a wild card.",
            missing,
        )
    else:
        text = ngettext("{count} card short of a book.", "{count} cards short of a book.", missing)
    lines.append(text.format(count=number(missing)))
    return tuple(lines)


def pile_lines(view: PlayerView) -> tuple[str, ...]:
    """The top lies open, the others only their number."""
    below = view.discard_count - 1
    if below <= 0:
        return ()
    text = ngettext(
        "Its top card; {count} more lies under it.",
        "Its top card; {count} more lie under it.",
        below,
    )
    return (text.format(count=number(below)),)

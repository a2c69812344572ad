"""What a hint says: the act, and why it is better or worse than the one beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Part,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import card_name, ranks, some_cards
from handfoot_gui.words.catalogue import N_, _


@dataclass(frozen=True, slots=True)
class HintText:
    """`act` is a whole sentence; `reasons` are whole sentences, the weightiest first."""

    act: str
    reasons: tuple[str, ...]

    @property
    def spoken(self) -> str:
        return " ".join((self.act, *self.reasons))


def act_sentence(view: PlayerView, action: Action, then: Card | None = None) -> str:
    """What to do, as one says it to a friend."""
    match action:
        case Draw():
            return _("Draw from the stock.")
        case TakePile(lay):
            return _("Take the pile: {cards} with the {top} on it.").format(
                cards=_laid(lay), top=card_name(view.discard_top) if view.discard_top else ""
            )
        case LayDown(lay) if then is not None:
            return _("Lay down {cards}, then discard the {card}.").format(
                cards=_laid(lay), card=card_name(then)
            )
        case LayDown(lay):
            return _("Lay down {cards}.").format(cards=_laid(lay))
        case Discard(card):
            return _("Discard the {card}.").format(card=card_name(card))
        case GoOut():
            return _("Go out.")
        case Answer(yes=True):
            return _("Say yes: let the round end.")
        case Answer():
            return _("Say no: play on.")
        case Resign():
            return _("Give up the match.")


def reason_sentence(name: str, points: float, rank: Rank | None) -> str:
    """Why, in one sentence: what speaks for the act or against it."""
    good = points > 0
    if rank is not None and name in _OF_A_RANK:
        told = meld_ranks(rank)
        return _OF_A_RANK[name](good).format(ranks=told)
    return _PLAIN[name](good)


def hint_text(
    view: PlayerView,
    action: Action,
    then: Card | None,
    reasons: tuple[tuple[str, float, Rank | None], ...],
    *,
    place: tuple[int, int] = (1, 1),
) -> HintText:
    """The whole hint; `reasons` as name, points and rank, `place` its number among how many."""
    told = dict.fromkeys(reason_sentence(*reason) for reason in reasons)
    act, (number, count) = act_sentence(view, action, then), place
    if number > 1:
        act = _("Choice {number} of {count}: {act}").format(number=number, count=count, act=act)
    return HintText(act, tuple(told))


def no_hint() -> str:
    return _("Nothing to decide for you now.")


def meld_ranks(rank: Rank) -> str:
    return _("wild cards") if rank is WILD_RANK else ranks(rank)


def _laid(lay: Lay) -> str:
    return _(", ").join(map(_part, lay))


def _part(part: Part) -> str:
    """Wilds alone do not say what they are for: ``a two on the tens``."""
    cards = some_cards(part.cards)
    if part.rank is WILD_RANK or not all(map(is_wild, part.cards)):
        return cards
    return _("{cards} on the {ranks}").format(cards=cards, ranks=ranks(part.rank))


def _either(good: str, bad: str) -> Callable[[bool], str]:
    return lambda is_good: _(good) if is_good else _(bad)


_OF_A_RANK: dict[str, Callable[[bool], str]] = {
    "laid": _either(
        N_("The {ranks} count for you on the table."),
        N_("The {ranks} do not count for you yet."),
    ),
    "melds": _either(
        N_("It helps the {ranks} towards a good book."),
        N_("The {ranks} get less far towards a good book."),
    ),
    "spoilt": _either(
        N_("Six clean {ranks} stay clean."),
        N_("It spoils six clean {ranks} that need only one more."),
    ),
    "dirty-start": _either(
        N_("The {ranks} can still begin clean."),
        N_("It begins the {ranks} dirty: their next book cannot be clean."),
    ),
    "dirtied": _either(
        N_("A wild card brings the {ranks} on, though they are dirty then."),
        N_("It makes the {ranks} dirty."),
    ),
    "kept-clean": _either(
        N_("The {ranks} stay clean."),
        N_("The {ranks} get less far towards a good book."),
    ),
    "held": _either(
        N_("You have fewer {ranks} left in the hand."),
        N_("The {ranks} would be of more use in your hand."),
    ),
    "kept": _either(
        N_("You keep more {ranks} in your hand for later."),
        N_("More {ranks} stay in your hand."),
    ),
    "thrown": _either(
        N_("You have little use for {ranks}."),
        N_("You would miss the {ranks}."),
    ),
    "fed": _either(
        N_("The next player is unlikely to take a pile with {ranks} on top."),
        N_("The next player may well hold a pair of {ranks} and take the pile."),
    ),
    "wild-thrown": _either(
        N_("No wild card is thrown away."),
        N_("It throws a wild card away."),
    ),
}

_PLAIN: dict[str, Callable[[bool], str]] = {
    "only": _either(N_("There is nothing else to do."), N_("There is nothing else to do.")),
    "no-pile": _either(N_("You cannot take the pile now."), N_("You cannot take the pile now.")),
    "blocked": _either(
        N_("Nobody takes the pile while a three lies on top."),
        N_("Nobody takes the pile while a three lies on top."),
    ),
    "even": _either(
        N_("Other choices are nearly as good."), N_("Other choices are nearly as good.")
    ),
    "wilds": _either(
        N_("You have fewer wild cards left in the hand."),
        N_("It uses wild cards that could help you later."),
    ),
    "wilds-kept": _either(
        N_("More wild cards stay in your hand for later."),
        N_("More wild cards stay in your hand."),
    ),
    "threes": _either(
        N_("It leaves fewer threes in the hand."),
        N_("It leaves threes in the hand."),
    ),
    "open": _either(N_("It opens for your side."), N_("Your side would still have to open.")),
    "foot": _either(
        N_("It gets you into your foot."),
        N_("It does not get you into your foot."),
    ),
    "stock": _either(
        N_("New cards from the stock may help."),
        N_("You forgo the new cards from the stock."),
    ),
    "pile": _either(
        N_("The pile brings you many cards."),
        N_("You leave the cards of the pile."),
    ),
    "going-out": _either(
        N_("Going out brings its bonus and counts your cards on the table."),
        N_("The bonus for going out would have to wait."),
    ),
    "their-cards": _either(
        N_("The cards your opponents still hold count against them."),
        N_("Your opponents would get rid of more cards."),
    ),
    "partners-cards": _either(
        N_("Your partner could still lay down cards."),
        N_("Your partner's cards would count against you."),
    ),
    "open-melds": _either(
        N_("Your unfinished melds may still become books."),
        N_("Your unfinished melds would not become books any more."),
    ),
    "last-turn": _either(
        N_("This is your last turn."),
        N_("This is your last turn."),
    ),
    "rivals-near": _either(
        N_("Your opponents are close to going out themselves."),
        N_("Your opponents are close to going out themselves."),
    ),
    "match-lost": _either(
        N_("The match is not lost by it."),
        N_("The match would end now, and you would lose it."),
    ),
    "round-won": _either(
        N_("The round ends, and nothing more can go wrong."),
        N_("The round goes on."),
    ),
    "hand": _either(
        N_("Your hand is light."),
        N_("Your hand holds many points that would count against you."),
    ),
    "books": _either(
        N_("No book is waiting in your hand."),
        N_("You can finish a book in your next turn."),
    ),
}
REASON_NAMES: tuple[str, ...] = (*_OF_A_RANK, *_PLAIN)

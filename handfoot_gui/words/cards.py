"""What cards, ranks and melds are called. Knows no player and no turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, Suit
from handfoot_gui.rules.melds import Meld, MeldKind
from handfoot_gui.rules.ruleset import BOOK_SIZE, RuleSet
from handfoot_gui.words.catalogue import N_, _, ngettext, pgettext
from handfoot_gui.words.numbers import capital, listed, number, points, spelled

_NAMES: dict[tuple[Rank, Suit | None], str] = {
    (Rank.TWO, Suit.SPADES): N_("two of spades"),
    (Rank.THREE, Suit.SPADES): N_("three of spades"),
    (Rank.FOUR, Suit.SPADES): N_("four of spades"),
    (Rank.FIVE, Suit.SPADES): N_("five of spades"),
    (Rank.SIX, Suit.SPADES): N_("six of spades"),
    (Rank.SEVEN, Suit.SPADES): N_("seven of spades"),
    (Rank.EIGHT, Suit.SPADES): N_("eight of spades"),
    (Rank.NINE, Suit.SPADES): N_("nine of spades"),
    (Rank.TEN, Suit.SPADES): N_("ten of spades"),
    (Rank.JACK, Suit.SPADES): N_("jack of spades"),
    (Rank.QUEEN, Suit.SPADES): N_("queen of spades"),
    (Rank.KING, Suit.SPADES): N_("king of spades"),
    (Rank.ACE, Suit.SPADES): N_("ace of spades"),
    (Rank.TWO, Suit.HEARTS): N_("two of hearts"),
    (Rank.THREE, Suit.HEARTS): N_("three of hearts"),
    (Rank.FOUR, Suit.HEARTS): N_("four of hearts"),
    (Rank.FIVE, Suit.HEARTS): N_("five of hearts"),
    (Rank.SIX, Suit.HEARTS): N_("six of hearts"),
    (Rank.SEVEN, Suit.HEARTS): N_("seven of hearts"),
    (Rank.EIGHT, Suit.HEARTS): N_("eight of hearts"),
    (Rank.NINE, Suit.HEARTS): N_("nine of hearts"),
    (Rank.TEN, Suit.HEARTS): N_("ten of hearts"),
    (Rank.JACK, Suit.HEARTS): N_("jack of hearts"),
    (Rank.QUEEN, Suit.HEARTS): N_("queen of hearts"),
    (Rank.KING, Suit.HEARTS): N_("king of hearts"),
    (Rank.ACE, Suit.HEARTS): N_("ace of hearts"),
    (Rank.TWO, Suit.DIAMONDS): N_("two of diamonds"),
    (Rank.THREE, Suit.DIAMONDS): N_("three of diamonds"),
    (Rank.FOUR, Suit.DIAMONDS): N_("four of diamonds"),
    (Rank.FIVE, Suit.DIAMONDS): N_("five of diamonds"),
    (Rank.SIX, Suit.DIAMONDS): N_("six of diamonds"),
    (Rank.SEVEN, Suit.DIAMONDS): N_("seven of diamonds"),
    (Rank.EIGHT, Suit.DIAMONDS): N_("eight of diamonds"),
    (Rank.NINE, Suit.DIAMONDS): N_("nine of diamonds"),
    (Rank.TEN, Suit.DIAMONDS): N_("ten of diamonds"),
    (Rank.JACK, Suit.DIAMONDS): N_("jack of diamonds"),
    (Rank.QUEEN, Suit.DIAMONDS): N_("queen of diamonds"),
    (Rank.KING, Suit.DIAMONDS): N_("king of diamonds"),
    (Rank.ACE, Suit.DIAMONDS): N_("ace of diamonds"),
    (Rank.TWO, Suit.CLUBS): N_("two of clubs"),
    (Rank.THREE, Suit.CLUBS): N_("three of clubs"),
    (Rank.FOUR, Suit.CLUBS): N_("four of clubs"),
    (Rank.FIVE, Suit.CLUBS): N_("five of clubs"),
    (Rank.SIX, Suit.CLUBS): N_("six of clubs"),
    (Rank.SEVEN, Suit.CLUBS): N_("seven of clubs"),
    (Rank.EIGHT, Suit.CLUBS): N_("eight of clubs"),
    (Rank.NINE, Suit.CLUBS): N_("nine of clubs"),
    (Rank.TEN, Suit.CLUBS): N_("ten of clubs"),
    (Rank.JACK, Suit.CLUBS): N_("jack of clubs"),
    (Rank.QUEEN, Suit.CLUBS): N_("queen of clubs"),
    (Rank.KING, Suit.CLUBS): N_("king of clubs"),
    (Rank.ACE, Suit.CLUBS): N_("ace of clubs"),
    (Rank.JOKER, None): N_("joker"),
}

_PLURALS: dict[Rank, str] = {
    Rank.TWO: N_("twos"),
    Rank.THREE: N_("threes"),
    Rank.FOUR: N_("fours"),
    Rank.FIVE: N_("fives"),
    Rank.SIX: N_("sixes"),
    Rank.SEVEN: N_("sevens"),
    Rank.EIGHT: N_("eights"),
    Rank.NINE: N_("nines"),
    Rank.TEN: N_("tens"),
    Rank.JACK: N_("jacks"),
    Rank.QUEEN: N_("queens"),
    Rank.KING: N_("kings"),
    Rank.ACE: N_("aces"),
    WILD_RANK: N_("wild cards"),
}


def card_name(card: Card) -> str:
    return _(_NAMES[card.rank, card.suit])


def card_caption(card: Card, rules: RuleSet) -> str:
    """What pointing at a card says: its name and what it is worth."""
    return _("{card} · {points}").format(card=card_name(card), points=points(rules.points(card)))


def letter(rank: Rank) -> str:
    """The index of a meld's column; figures stay figures."""
    match rank:
        case Rank.JACK:
            return pgettext("index", "J")
        case Rank.QUEEN:
            return pgettext("index", "Q")
        case Rank.KING:
            return pgettext("index", "K")
        case Rank.ACE:
            return pgettext("index", "A")
        case Rank.JOKER:
            return pgettext("index of wild cards", "W")
        case _:
            return str(int(rank))


def ranks(rank: Rank) -> str:
    """The rank's name in the plural, a meld's name: ``queens``; wild cards for a joker's rank."""
    return _(_PLURALS[rank])


def meld_name(rank: Rank) -> str:
    """At the start of a line: ``Queens``."""
    return capital(ranks(rank))


def some_of(rank: Rank, count: int) -> str:
    """So many cards of a rank: ``a queen``, ``three queens``."""
    return _some_of(rank, count).format(count=spelled(count))


def _some_of(rank: Rank, n: int) -> str:  # noqa: PLR0911, C901, PLR0912 - one line a rank
    match rank:
        case Rank.TWO:
            return ngettext("a two", "{count} twos", n)
        case Rank.THREE:
            return ngettext("a three", "{count} threes", n)
        case Rank.FOUR:
            return ngettext("a four", "{count} fours", n)
        case Rank.FIVE:
            return ngettext("a five", "{count} fives", n)
        case Rank.SIX:
            return ngettext("a six", "{count} sixes", n)
        case Rank.SEVEN:
            return ngettext("a seven", "{count} sevens", n)
        case Rank.EIGHT:
            return ngettext("an eight", "{count} eights", n)
        case Rank.NINE:
            return ngettext("a nine", "{count} nines", n)
        case Rank.TEN:
            return ngettext("a ten", "{count} tens", n)
        case Rank.JACK:
            return ngettext("a jack", "{count} jacks", n)
        case Rank.QUEEN:
            return ngettext("a queen", "{count} queens", n)
        case Rank.KING:
            return ngettext("a king", "{count} kings", n)
        case Rank.ACE:
            return ngettext("an ace", "{count} aces", n)
        case Rank.JOKER:
            return ngettext("a joker", "{count} jokers", n)


def some_cards(cards: Iterable[Card], *, held: bool = False) -> str:
    """Cards by rank, wilds last: ``three aces and a joker``; ``the joker`` of cards in view."""
    counts = Counter(card.rank for card in cards)
    order = sorted(counts, key=lambda r: (r is Rank.JOKER, r is Rank.TWO, -counts[r], -r))
    names = [some_of(rank, counts[rank]) for rank in order]
    if held and len(order) > 1 and counts[Rank.JOKER] == 1:
        names[-1] = _("the joker")
    return listed(names)


def named_cards(cards: Iterable[Card]) -> str:
    """Cards with their suits, as their holder may know them: ``the ten of clubs and the joker``."""
    return listed([_("the {card}").format(card=card_name(card)) for card in cards])


def kind_word(kind: MeldKind) -> str:
    """The word on a book's band."""
    match kind:
        case MeldKind.CLEAN:
            return pgettext("kind of book", "clean")
        case MeldKind.DIRTY:
            return pgettext("kind of book", "dirty")
        case MeldKind.WILD:
            return pgettext("kind of book", "wild")


def a_book(kind: MeldKind, count: int = 1) -> str:
    """``a clean book``, ``two dirty books``."""
    match kind:
        case MeldKind.CLEAN:
            text = ngettext("a clean book", "{count} clean books", count)
        case MeldKind.DIRTY:
            text = ngettext("a dirty book", "{count} dirty books", count)
        case MeldKind.WILD:
            text = ngettext("a wild book", "{count} wild books", count)
    return text.format(count=spelled(count))


def of_seven(size: int) -> str:
    """A meld's count on its rail: ``5/7``."""
    return _("{size}/{book}").format(size=number(size), book=number(BOOK_SIZE))


def meld_caption(meld: Meld) -> str:
    """What pointing at a meld says."""
    name, size = meld_name(meld.rank), number(len(meld.cards))
    if meld.is_book and len(meld.cards) == BOOK_SIZE:
        return _("{Ranks}: {book}").format(Ranks=name, book=a_book(meld.kind))
    if meld.is_book:
        text = _("{Ranks}: {book} of {size} cards")
        return text.format(Ranks=name, book=a_book(meld.kind), size=size)
    if meld.kind is MeldKind.DIRTY:
        text = ngettext(
            "{Ranks}: {size} of {book}, one wild",
            "{Ranks}: {size} of {book}, {wilds} wild",
            meld.wilds,
        )
        return text.format(Ranks=name, size=size, book=number(BOOK_SIZE), wilds=spelled(meld.wilds))
    return _("{Ranks}: {size} of {book}").format(Ranks=name, size=size, book=number(BOOK_SIZE))

"""A position as lines of text that a card player reads. Knows words and columns; no state."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.melds import Meld
from handfoot_gui.words.cards import a_book, meld_name, of_seven
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.numbers import number

Pile = Sequence[str] | int
"""Cards as they are written, or how many where the position gives only a number."""

LABEL = 8
NAME = 12


def held(pile: Pile) -> str:
    """``Kh Ks 4c``, ``11 cards``, ``nothing``."""
    if isinstance(pile, int):
        return ngettext("{count} card", "{count} cards", pile).format(count=number(pile))
    return " ".join(pile) or _("nothing")


def round_line(number_: int, minimum: int) -> str:
    text = _("Round {round}, opening at {minimum}.")
    return text.format(round=number(number_), minimum=number(minimum))


def turn_line(name: str, phase: str, *, refused: bool) -> str:
    """Whose decision it is, and which."""
    match phase:
        case "draw":
            text = _("{name} is to draw.")
        case "play":
            text = _("{name} has drawn and plays.")
        case "answer":
            text = _("{name} is asked: may I go out?")
        case _:
            text = _("The round is over.")
    said = text.format(name=name)
    return f"{said} {_('The answer this turn was no.')}" if refused else said


def stock_line(pile: Pile) -> str:
    return labelled(_("Stock"), held(pile))


def pile_lines(cards: Sequence[str]) -> tuple[str, ...]:
    """The top first, then what lies beneath it in the order in which it would come to light."""
    label = _("Pile")
    if not cards:
        return (labelled(label, _("empty")),)
    top, beneath = cards[-1], " ".join(reversed(cards[:-1]))
    if not beneath:
        return (labelled(label, _("{card} alone").format(card=top)),)
    return (labelled(label, _("{card} on top of {beneath}").format(card=top, beneath=beneath)),)


def labelled(label: str, text: str) -> str:
    return f"{label + ':':<{LABEL}} {text}"


def team_line(names: str, *, opened: bool, red_threes: int, score: int) -> str:
    """A team's heading above its melds."""
    state = _("open") if opened else _("not open")
    threes = ngettext("{count} red three", "{count} red threes", red_threes)
    parts = [state, threes.format(count=number(red_threes)) if red_threes else ""]
    parts.append(_("{score} in the match").format(score=number(score)) if score else "")
    return _("{team}: {state}").format(team=names, state=", ".join(filter(None, parts)))


def meld_line(index: int, meld: Meld, cards: Sequence[str], width: int) -> str:
    """The meld's number in files, its rank, its cards, and how far it is."""
    size = len(meld.cards)
    state = of_seven(size) if not meld.is_book else a_book(meld.kind)
    return f"  {index} {meld_name(meld.rank):<{NAME}}{' '.join(cards):<{width}}  {state}"


def seat_line(name: str, pile: str, cards: Pile, sealed: str, *, acts: bool) -> str:
    """One seat: whether it is to act, what it holds, what still lies sealed before it."""
    mark = ">" if acts else " "
    return f"{mark} {name:<{NAME - 2}}{pile} {held(cards)}{sealed}"


def pile_name(sealed_left: int, sealed_at_first: int) -> str:
    """What the cards held are: hand, knee or foot, by how many sealed piles are left."""
    if sealed_left >= sealed_at_first:
        return _("hand:")
    return _("knee:") if sealed_left else _("foot:")


def sealed_note(pile: str, cards: Pile) -> str:
    """``; foot sealed: 11 cards``."""
    text = _("; knee sealed: {cards}") if pile == "knee" else _("; foot sealed: {cards}")
    return text.format(cards=held(cards))


def not_played_note() -> str:
    return _("; foot not played from yet")

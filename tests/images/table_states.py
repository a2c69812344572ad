"""Tables to look at: positions written as text, and the pictures of them.

As a program it writes every picture into a folder:
``python -m tests.images.table_states FOLDER [NAME ...]``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import CardDiscarded, CardsLaid, PileTaken, TurnBegan
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.theme import HIGH_CONTRAST, LIGHT, QUIET, Theme
from handfoot_gui.ui.table.draft import Draft, DraftKind
from handfoot_gui.ui.table.held import TableSettings
from handfoot_gui.ui.table.look import (
    Caption,
    Drag,
    LastMove,
    Lit,
)
from handfoot_gui.ui.table.placement import (
    DRAG,
    PILE,
    STOCK,
    card_zone,
    meld_zone,
    rank_zone,
)
from handfoot_gui.words.captions import discard_button, lay_button, over_meld, selection
from handfoot_gui.words.cards import card_caption
from handfoot_gui.words.table import Label, staged, taking
from handfoot_gui.words.table import dragging as carried
from tests.images.positions import KNEE, MIDDLE, OPENING, SINGLE, SIX, STRESS
from tests.images.shown import (
    Shown,
    buttons,
    due,
    painted,
    said,
    shown,
    take_back,
    told,
    walter_laid_eights,
)

# ------------------------------------------------------------------ the states


def dragging() -> Shown:
    show = shown(MIDDLE, (1366, 768), undo=False)
    show = told(show, walter_laid_eights(show.view))
    (two,) = show.by_text("2c")
    show = said(show, carried((two,)))
    melds = {m.rank: i for i, m in enumerate(show.view.teams[0].melds) if not m.is_book}
    queens = meld_zone(0, melds[Rank.QUEEN])
    lying = show.view.teams[0].melds[melds[Rank.QUEEN]]
    after = Meld(Rank.QUEEN, (*lying.cards, two))
    lit = (
        Lit(meld_zone(0, melds[Rank.SEVEN]), 4, 1),
        Lit(meld_zone(0, melds[Rank.NINE]), 6, 2),
        Lit(queens, 6, 1),
        Lit(PILE),
    )
    look = replace(
        show.look,
        drag=Drag((two,), Point(1108, 500), small=True),
        lit=lit,
        choosing=True,
        target=queens,
        captions=(Caption(over_meld(lying, after, show.view.rules), DRAG, "lit"),),
        last_move=LastMove(1, (meld_zone(1, 1),)),
    )
    return replace(show, look=look)


def selecting(
    window: tuple[int, int] = (1920, 1080), theme: Theme = QUIET, text: float = 1.0
) -> Shown:
    show = shown(
        MIDDLE,
        window,
        undo=False,
        theme=theme,
        settings=TableSettings(text_size=text),
    )
    show = told(show, walter_laid_eights(show.view))
    chosen = show.by_text("Ks Kh Kc")
    show = due(show, buttons(lay_button(chosen)))
    show = said(show, selection(chosen, show.view.rules, starts=Rank.KING))
    kings = frozenset(card.id for card in chosen)
    (ten,), (nine,) = show.by_text("Tc"), show.by_text("9h")
    nines = next(i for i, m in enumerate(show.view.teams[0].melds) if m.rank is Rank.NINE)
    held = replace(show.held, selected=kings, new=frozenset({nine.id}))
    look = replace(
        show.look,
        selected=kings,
        new=frozenset({nine.id}),
        hover=ten.id,
        captions=(Caption(card_caption(ten, show.view.rules), card_zone(ten.id)),),
        last_move=LastMove(1, (meld_zone(1, 1),)),
        focus=rank_zone(0, Rank.TEN),
    )
    del nines
    return replace(show, held=held, look=look)


def stress(size: float = 1.0, text: float = 1.0) -> Shown:
    show = shown(
        STRESS,
        (1024, 600),
        settings=TableSettings(card_size=size, text_size=text),
    )
    show = told(show, walter_laid_eights(show.view))
    nine = show.by_text("9s")[0]
    show = due(show, buttons(lay_button((nine,)), discard=discard_button(nine)))
    show = said(show, selection((nine,), show.view.rules))
    look = replace(
        show.look,
        hover=nine.id,
        selected=frozenset({nine.id}),
        captions=(Caption(card_caption(nine, show.view.rules), card_zone(nine.id)),),
        last_move=LastMove(1, (meld_zone(1, 5),)),
    )
    return replace(show, look=look, held=replace(show.held, selected=frozenset({nine.id})))


def six_seats() -> Shown:
    show = shown(
        SIX,
        (1920, 1080),
        towards=110,
    )
    kings = next(m for m in show.view.teams[1].melds if m.rank is Rank.KING)
    history = (
        TurnBegan(1),
        PileTaken(1, kings.cards[0], (), 7),
        CardsLaid(1, 1, 6, Rank.KING, kings.cards, is_new=True),
        CardDiscarded(1, Card(901, Rank.NINE, Suit.SPADES)),
    )
    show = told(show, history)
    cards = show.by_text("** As Ad Ac")
    show = due(show, buttons(lay_button(cards)))
    show = said(show, selection(cards, show.view.rules))
    chosen = frozenset(c.id for c in cards)
    new = frozenset(c.id for c in show.by_text("7d 4h"))
    look = replace(show.look, selected=chosen, new=new, last_move=LastMove(1, (meld_zone(1, 6),)))
    return replace(show, look=look, held=replace(show.held, selected=chosen, new=new))


def opening() -> Shown:
    show = shown(
        OPENING,
        (1366, 768),
        due=(take_back(), *buttons()),
        towards=70,
    )
    aces, sixes = show.by_text("As Ad Ac"), show.by_text("6d 6h")
    draft = Draft(DraftKind.LAY, (Part(Rank.ACE, aces, "new"), Part(Rank.SIX, sixes, "new")))
    show = said(show, staged(draft.cards, show.view.rules, minimum=90))
    return replace(show, held=replace(show.held, draft=draft))


def drawing() -> Shown:
    """Your turn to draw: stock and pile are lit."""
    table = replace(OPENING, phase=Phase.DRAW, melds=MIDDLE.melds)
    show = shown(table, (1366, 768))
    return replace(show, look=replace(show.look, lit=(Lit(STOCK), Lit(PILE)), pointed=STOCK))


def waiting_for(theme: Theme = QUIET) -> Shown:
    table = replace(MIDDLE, to_act=3, phase=Phase.DRAW)
    show = shown(table, (1366, 768), theme=theme, undo=False)
    return told(show, walter_laid_eights(show.view))


def spread() -> Shown:
    show = shown(MIDDLE, (1366, 768))
    return replace(show, look=replace(show.look, pointed=meld_zone(0, 3)))


def six_alone() -> Shown:
    """Six single players in the smallest window with the largest text."""
    table = replace(
        SINGLE,
        names=("You", "Walter", "Nora", "Edith", "Otto", "Clara"),
        others=(11, 9, 7, 12, 3),
        melds=(*SINGLE.melds, ("6: 6s 6h 6d",)),
        red_threes=(1, 2, 0, 1, 0, 3),
        scores=(12245, 11980, 10405, -1120, 13310, 9815),
        to_act=3,
    )
    return shown(table, (1024, 600), settings=TableSettings(text_size=2.0))


def three_pairs() -> Shown:
    table = replace(SIX, melds=((), SIX.melds[1], ("K: Ks Kh Kd",)), red_threes=(1, 3, 2))
    table = replace(table, rules=RuleSet(team_count=3), scores=(410, 2105, 3020), to_act=3)
    return shown(table, (1366, 768))


def taking_the_pile() -> Shown:
    """The pile's top lies staged with the pair from the hand; aces beside it reach the opening."""
    show = shown(
        replace(OPENING, hand=OPENING.hand.replace("9h", "9h 9c"), phase=Phase.DRAW),
        (1366, 768),
        towards=90,
        due=(take_back(), *buttons(Label.TAKE_PILE.text)),
    )
    nines, aces = show.by_text("9h 9c"), show.by_text("As Ad Ac")
    draft = Draft(DraftKind.TAKE, (Part(Rank.NINE, nines, "new"), Part(Rank.ACE, aces, "new")))
    show = said(show, taking(show.view, draft.cards, minimum=90))
    look = replace(show.look, focus=card_zone(show.by_text("Ks")[0].id))
    return replace(show, held=replace(show.held, draft=draft), look=look)


def bare() -> Shown:
    """The stock and the pile are empty, the cards are hidden."""
    show = shown(replace(MIDDLE, stock=0, pile="", pile_count=0), (1366, 768))
    texts = replace(show.look.texts, hand_points=())
    return replace(show, look=replace(show.look, curtain=True, texts=texts))


def forty_five() -> Shown:
    hand = STRESS.hand + " 5h 5c 4d Jc Kd"
    show = shown(replace(STRESS, hand=hand), (1366, 768))
    jack = show.by_text("Jh")[0]
    look = replace(
        show.look,
        hover=jack.id,
        captions=(Caption(card_caption(jack, show.view.rules), card_zone(jack.id)),),
    )
    return replace(show, look=look)


STATES: dict[str, Callable[[], Shown]] = {
    "1-dragging": dragging,
    "2-selecting": selecting,
    "3-stress": stress,
    "3-stress-large": lambda: stress(1.25),
    "3-stress-text": lambda: stress(1.0, 2.0),
    "4-six": six_seats,
    "5-opening": opening,
    "6-drawing": drawing,
    "7-waiting-light": lambda: waiting_for(LIGHT),
    "8-high-contrast": lambda: selecting((1366, 768), HIGH_CONTRAST),
    "9-4k": lambda: selecting((3840, 2160)),
    "10-five-single": lambda: shown(SINGLE, (1024, 600)),
    "11-knee": lambda: shown(KNEE, (1366, 768)),
    "12-two": lambda: shown(
        replace(
            SINGLE,
            names=("You", "Nora"),
            others=(9,),
            melds=SINGLE.melds[:2],
            red_threes=(1, 0),
            scores=(2245, 1980),
        ),
        (1280, 1024),
    ),
    "13-wide": lambda: selecting((2560, 1080)),
    "14-spread": spread,
    "18-six-alone": six_alone,
    "19-three-pairs": three_pairs,
    "20-taking": taking_the_pile,
    "21-bare": bare,
    "22-forty-five": forty_five,
    "23-four-tall": lambda: selecting((1280, 1024)),
    "16-text-135": lambda: selecting((1366, 768), text=1.35),
    "17-three": lambda: shown(
        replace(
            SINGLE,
            names=("You", "Nora", "Otto"),
            others=(9, 12),
            melds=SINGLE.melds[:3],
            red_threes=(1, 0, 2),
            scores=(2245, 1980, 40),
            in_foot=(0,),
        ),
        (1366, 768),
    ),
}


def main(folder: Path, names: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, state in STATES.items():
        if not names or any(name.startswith(n) for n in names):
            pygame.image.save(painted(state())[0], folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

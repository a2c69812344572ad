"""Tables to look at: positions written as text, and the pictures of them.

As a program it writes every picture into a folder:
``python -m tests.images.table_states FOLDER [NAME ...]``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Card, Rank, Suit, make_pack
from handfoot_gui.rules.events import CardDiscarded, CardsLaid, Event, PileTaken, TurnBegan
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.notation import finder, parse_rank
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import Phase, RoundState, SeatState, TeamState
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Size
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import HIGH_CONTRAST, LIGHT, QUIET, Theme
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.cardface import CardStyle
from handfoot_gui.ui.table.draft import Draft, DraftKind
from handfoot_gui.ui.table.held import Buttons, Held, TableSettings, grouped
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.look import (
    Button,
    Caption,
    Drag,
    LastMove,
    Lit,
    Status,
    TableLook,
)
from handfoot_gui.ui.table.painter import TablePainter
from handfoot_gui.ui.table.placement import (
    DRAG,
    PILE,
    STOCK,
    Placement,
    card_zone,
    group_zone,
    meld_zone,
    rank_zone,
)
from handfoot_gui.ui.table.said import table_texts
from handfoot_gui.words import status as waiting
from handfoot_gui.words.people import Company
from handfoot_gui.words.table import Label

ASSETS = Path(__file__).resolve().parents[2] / "assets"
JOKER = "**"


@dataclass
class Table:
    """A position in text: hands as card texts, the others' as counts; melds as "Q: Qs Qh Qd"."""

    names: tuple[str, ...]
    hand: str
    others: tuple[int, ...]
    melds: tuple[tuple[str, ...], ...]
    red_threes: tuple[int, ...]
    stock: int = 143
    pile: str = "5s Qd"
    pile_count: int = 6
    in_foot: tuple[int, ...] = ()
    scores: tuple[int, ...] = (1245, 980)
    rules: RuleSet = field(default_factory=RuleSet)
    round_number: int = 2
    to_act: int = 0
    phase: Phase = Phase.PLAY
    opened: tuple[bool, ...] | None = None

    def view(self) -> PlayerView:
        find = _Finder()
        teams = tuple(
            self._team(index, find) for index in range(self.rules.teams_at(len(self.names)))
        )
        hand = find.all(self.hand)
        pile = find.all(self.pile)
        rest = find.rest()
        pile = (*rest[: max(0, self.pile_count - len(pile))], *pile)
        rest = rest[self.pile_count :]
        seats = [SeatState(hand, self._sealed(0, rest), first_turn=False)]
        for seat, count in enumerate(self.others, start=1):
            seats.append(SeatState(rest[:count], self._sealed(seat, rest), first_turn=False))
        state = RoundState(
            rules=self.rules,
            seats=tuple(seats),
            teams=teams,
            stock=(rest * 3)[: self.stock],
            discard_pile=pile,
            turn_seat=self.to_act,
            to_act=self.to_act,
            phase=self.phase,
            round_number=self.round_number,
            match_scores=self.scores,
        )
        return view_of(state, 0)

    def _sealed(self, seat: int, rest: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        sizes = self.rules.sealed_sizes
        return () if seat in self.in_foot else tuple(rest[:size] for size in sizes)

    def _team(self, index: int, find: _Finder) -> TeamState:
        melds = []
        for text in self.melds[index]:
            rank, _, cards = text.partition(":")
            melds.append(Meld(parse_rank(rank), find.all(cards)))
        red = tuple(find.red_three(n) for n in range(self.red_threes[index]))
        opened = bool(melds) if self.opened is None else self.opened[index]
        return TeamState(tuple(melds), red, opened)

    def company(self) -> Company:
        return Company(self.names, 0, self.rules.teams_at(len(self.names)))


class _Finder:
    """Cards by text, each once, from a pack large enough."""

    def __init__(self) -> None:
        self._pack = make_pack(9, 2)
        self._find = finder(self._pack)
        self._used: set[int] = set()

    def all(self, text: str) -> tuple[Card, ...]:
        found = tuple(self._find(word) for word in text.split())
        self._used |= {card.id for card in found}
        return found

    def red_three(self, n: int) -> Card:
        return self.all(("3h", "3d")[n % 2])[0]

    def rest(self) -> tuple[Card, ...]:
        left = [card for card in self._pack if card.id not in self._used]
        left.sort(key=lambda card: (card.id * 7919) % 1009)
        return tuple(left)


# ------------------------------------------------------------------ positions

FOUR = ("You", "Walter", "Nora", "Edith")

MIDDLE = Table(
    names=FOUR,
    hand="** 2c As Ad Ks Kh Kc Qs Qh Td Tc 9h 8s 6d 6h 4c 3s",
    others=(11, 9, 7),
    in_foot=(3,),
    melds=(
        (
            "5: 2c 5s 5s 5h 5d 5c 5c",
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: 7s 7c 7d",
            "9: 2h 9s 9h 9d 9c",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "Q: Qs Qh Qc Qd Qh",
            "A: ** 2d As Ah Ac Ad",
        ),
        (
            "6: 2d 6c 6c 6s 6d 6h 6h",
            "8: 8s 8h 8d",
            "J: ** Js Jh Jc Jd",
            "K: Ks Kh Kd Kc",
            "A: 2s Ah Ad Ac",
        ),
    ),
    red_threes=(2, 1),
)

OPENING = Table(
    names=FOUR,
    hand="** 2c 2h As Ad Ac Ks Kh Qs Tc 9h 8s 8d 6d 6h 4c 3s",
    others=(11, 11, 13),
    melds=((), ()),
    red_threes=(0, 1),
    stock=177,
    pile="9d",
    pile_count=2,
)

SIX = Table(
    names=("You", "Edith", "Bruno", "Walter", "Clara", "Otto"),
    hand="** 2c 2h As Ad Ac Ks Qs Qh Td 9c 9h 8s 7d 6d 6h 5c 4c 4h",
    others=(4, 12, 13, 10, 15),
    in_foot=(1,),
    melds=(
        (),
        (
            "4: 4h 4h 4s 4d 4c 4c 4h",
            "6: 6s 6h 6d",
            "9: 2s 9s 9s 9h 9c 9d 9d",
            "T: 2d Ts Th Tc",
            "J: Jd Jd Jh Jh Js Jc Jd",
            "J: Js Jc Jd",
            "K: Ks Kh Kd Kc Kh",
        ),
    ),
    red_threes=(1, 3),
    stock=201,
    pile="Kc 9s",
    pile_count=11,
    scores=(410, 2105),
    round_number=3,
)

STRESS = Table(
    names=FOUR,
    hand=(
        "** ** ** 2c 2h 2s As Ad Ac Ah Ks Kh Kc Qs Qh Qd Qc Js Jh Jd Td Tc Th 9h 9s 9c 8s 8h 8d "
        "7s 7c 6d 6h 6c 5s 5d 4c 4h 3s 3c"
    ),
    others=(11, 9, 7),
    in_foot=(3,),
    melds=(
        (
            "4: 4h 4h 4s 4d 4c 4c 4h",
            "4: 4s 4h 4d",
            "5: 2s 2d 5s 5h 5d 5c",
            "6: 6c 6h 6d",
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: ** 2d 7s 7c 7d 7h",
            "8: 8s 8h 8c",
            "9: 2h 9s 9h 9d 9c",
            "T: 2c Tc Tc Ts Th Td Td",
            "T: Td Ts Th Tc",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "Q: Qs Qh Qc Qd Qh",
            "K: Ks Kd Kh",
            "A: ** 2d As Ah Ac Ad",
        ),
        (
            "4: 2s 4s 4h 4d 4c 4h",
            "5: 5h 5h 5s 5d 5c 5c 5d",
            "6: 2c 6c 6c 6s 6h 6d 6d",
            "6: 6s 6h 6d 6c",
            "7: ** 7s 7h",
            "8: 2h 8s 8h 8d 8c",
            "9: 9d 9d 9s 9h 9c 9c 9d",
            "9: 9s 9c 9d 9h 9s",
            "T: Ts Th Tc",
            "J: 2h Js Js Jh Jd Jc Jc",
            "Q: 2c Qs Qd Qc Qh Qc",
            "K: Ks Kh Kd Kc",
            "A: 2d As As Ah Ad Ac Ac",
            "A: Ah Ad Ac",
        ),
    ),
    red_threes=(5, 4),
    stock=18,
    pile_count=31,
    scores=(12450, 9815),
)

SINGLE = Table(
    names=("You", "Walter", "Nora", "Edith", "Otto"),
    hand="** 2c 2h As Ad Ks Kh Qs Tc Tc 9h 8s 8d 6d 6h 5h",
    others=(11, 9, 7, 12),
    in_foot=(3,),
    melds=(
        ("9: 9s 9h 9d", "K: Ks Kh Kd Kc"),
        ("8: 8s 8h 8d", "J: 2s Js Jh Jc"),
        ("4: 4s 4h 4d 4c 4h 4s 4d", "5: 5s 5h 5d"),
        (),
        ("A: As Ah Ad", "Q: 2d Qh Qs Qd"),
    ),
    red_threes=(1, 2, 0, 1, 0),
    stock=90,
    scores=(2245, 1980, 405, -120, 3310),
    rules=RuleSet(teams="single", wild_books="allowed", books_to_go_out=(2, 2, 1)),
)

KNEE = replace(
    MIDDLE,
    hand="** 2c 2h As Ad Ks Kh Qs Tc Tc 9h 8s 8d 6d 6h",
    in_foot=(),
    rules=RuleSet(
        hand_size=15,
        knee_size=13,
        decks="players+2",
        wild_books="allowed",
        pile_take="whole",
        bonus=(500, 300, 1500),
    ),
    melds=(
        (
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: 2h 7h 7s 7d 7c 7c 7h",
            "7: 7s 7c 7d",
            "W: ** ** 2c 2d 2h",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "J: 2d Jc Jc Js Jh Jd Jd",
            "J: Jc Jh Jd",
        ),
        ("W: ** ** 2c 2d 2h 2s **", "K: Ks Kh Kd Kc"),
    ),
)


def top_buttons(*, undo: bool = True) -> tuple[Button, ...]:
    names = (Label.LOG, Label.RULES, Label.HINT, Label.UNDO, Label.MENU)
    return tuple(
        Button(label.name.lower(), label.text, disabled=label is Label.UNDO and not undo)
        for label in names
    )


def buttons(lay: str = "", *, lay_off: bool = False, discard: bool = False) -> tuple[Button, ...]:
    return (
        Button("sort", Label.SORT_RANK.text, "O"),
        Button("lay", lay or Label.LAY_DOWN.text, "M", primary=bool(lay), disabled=lay_off),
        Button("discard", Label.DISCARD.text, "X", disabled=not discard),
    )


@dataclass
class Shown:
    """A picture in the making: the table, what is held, and the look."""

    view: PlayerView
    company: Company
    held: Held
    look: TableLook
    window: Size
    settings: TableSettings = field(default_factory=TableSettings)
    theme: Theme = QUIET
    style: CardStyle = field(default_factory=CardStyle)

    def by_text(self, text: str) -> tuple[Card, ...]:
        find = finder(self.view.hand)
        return tuple(find(word) for word in text.split())


def shown(
    table: Table,
    window: tuple[int, int],
    *,
    due: Sequence[Button] | None = None,
    undo: bool = True,
    settings: TableSettings | None = None,
    theme: Theme = QUIET,
    status: tuple[str, str] | None = None,
    towards: int | None = None,
) -> Shown:
    view = table.view()
    top, below = top_buttons(undo=undo), tuple(due if due is not None else buttons())
    held = Held(grouped(view.hand, view.rules), buttons=Buttons(top, below))
    said = waiting.status(view, table.company(), ())
    texts = table_texts(view, table.company(), status=said, towards_opening=towards)
    if status is not None:
        texts = replace(texts, status=Status(view.team_of(view.to_act), *status))
    look = TableLook(texts=texts, buttons=below, top_buttons=top)
    style = CardStyle(high_contrast=theme is HIGH_CONTRAST)
    return Shown(
        view, table.company(), held, look, Size(*window), settings or TableSettings(), theme, style
    )


def told(show: Shown, events: tuple[Event, ...]) -> Shown:
    """With a history, so that the band has a last move to tell."""
    view = replace(show.view, history=events)
    texts = table_texts(view, show.company, status=waiting.status(view, show.company, ()))
    return replace(
        show, view=view, look=replace(show.look, texts=replace(show.look.texts, moves=texts.moves))
    )


def _walter_laid_eights(view: PlayerView) -> tuple[Event, ...]:
    meld = next(m for m in view.teams[1].melds if m.rank is Rank.EIGHT)
    queen = Card(900, Rank.QUEEN, Suit.DIAMONDS)
    return (
        TurnBegan(1),
        CardsLaid(1, 1, 1, Rank.EIGHT, meld.cards[:3], is_new=True),
        CardDiscarded(1, queen),
    )


# ------------------------------------------------------------------ the states


def dragging() -> Shown:
    show = shown(
        MIDDLE,
        (1366, 768),
        undo=False,
        status=("Your turn", "Lay the two on a lit place, or let it go to take it back."),
    )
    show = told(show, _walter_laid_eights(show.view))
    (two,) = show.by_text("2c")
    melds = {m.rank: i for i, m in enumerate(show.view.teams[0].melds) if not m.is_book}
    queens = meld_zone(0, melds[Rank.QUEEN])
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
        captions=(Caption("Queens: 6 of 7, and dirty for good", DRAG, "lit"),),
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
        due=buttons("Lay down 3 kings"),
        status=("Your turn", "Three kings chosen: lay them as a new meld, 30 points."),
    )
    show = told(show, _walter_laid_eights(show.view))
    kings = frozenset(card.id for card in show.by_text("Ks Kh Kc"))
    (ten,), (nine,) = show.by_text("Tc"), show.by_text("9h")
    nines = next(i for i, m in enumerate(show.view.teams[0].melds) if m.rank is Rank.NINE)
    held = replace(show.held, selected=kings, new=frozenset({nine.id}))
    look = replace(
        show.look,
        selected=kings,
        new=frozenset({nine.id}),
        hover=ten.id,
        captions=(Caption("ten of clubs · 10 points", card_zone(ten.id)),),
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
        status=("Your turn", "Lay cards, or discard one."),
    )
    show = told(show, _walter_laid_eights(show.view))
    nine = show.by_text("9s")[0]
    look = replace(
        show.look,
        hover=nine.id,
        selected=frozenset({nine.id}),
        captions=(Caption("nine of spades · 10 points", card_zone(nine.id)),),
        last_move=LastMove(1, (meld_zone(1, 5),)),
    )
    return replace(show, look=look, held=replace(show.held, selected=frozenset({nine.id})))


def six_seats() -> Shown:
    show = shown(
        SIX,
        (1920, 1080),
        due=buttons(lay_off=True),
        status=("Your turn", "Opening needs 120. Three aces and the joker are 110."),
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
    chosen = frozenset(c.id for c in show.by_text("** As Ad Ac"))
    new = frozenset(c.id for c in show.by_text("7d 4h"))
    look = replace(show.look, selected=chosen, new=new, last_move=LastMove(1, (meld_zone(1, 6),)))
    return replace(show, look=look, held=replace(show.held, selected=chosen, new=new))


def opening() -> Shown:
    show = shown(
        OPENING,
        (1366, 768),
        due=(
            *buttons(lay_off=True)[:1],
            Button("back", Label.TAKE_BACK.text, "Esc"),
            Button("lay", Label.LAY_DOWN.text, "M", disabled=True),
        ),
        status=("Your turn", "Staged: three aces. 60 of 90 to open."),
        towards=60,
    )
    aces, sixes = show.by_text("As Ad Ac"), show.by_text("6d 6h")
    draft = Draft(DraftKind.LAY, (Part(Rank.ACE, aces, "new"), Part(Rank.SIX, sixes, "new")))
    return replace(show, held=replace(show.held, draft=draft))


def drawing() -> Shown:
    """Your turn to draw: stock and pile are lit."""
    table = replace(OPENING, phase=Phase.DRAW, melds=MIDDLE.melds)
    show = shown(table, (1366, 768), due=buttons()[:1])
    return replace(show, look=replace(show.look, lit=(Lit(STOCK), Lit(PILE)), pointed=STOCK))


def waiting_for(theme: Theme = QUIET) -> Shown:
    table = replace(MIDDLE, to_act=3, phase=Phase.DRAW)
    show = shown(table, (1366, 768), theme=theme, due=buttons()[:1], undo=False)
    return told(show, _walter_laid_eights(show.view))


def spread() -> Shown:
    show = shown(MIDDLE, (1366, 768))
    return replace(show, look=replace(show.look, pointed=meld_zone(0, 3)))


def with_log() -> Shown:
    show = shown(MIDDLE, (1366, 768))
    show = told(show, _walter_laid_eights(show.view) * 9)
    texts = table_texts(
        show.view,
        show.company,
        status=waiting.status(show.view, show.company, ()),
        with_log=True,
    )
    look = replace(show.look, texts=texts, log_open=True)
    return replace(show, look=look, held=replace(show.held, log_open=True))


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
    """The pile's top lies staged with the pair from the hand; a last card waits on the pile."""
    show = shown(
        replace(OPENING, hand=OPENING.hand.replace("9h", "9h 9c")),
        (1366, 768),
        towards=30,
        due=(
            *buttons()[:1],
            Button("back", Label.TAKE_BACK.text, "Esc"),
            Button("lay", Label.TAKE_PILE.text, "M", primary=True),
        ),
    )
    nines, three = show.by_text("9h 9c"), show.by_text("3s")
    draft = Draft(DraftKind.TAKE, (Part(Rank.NINE, nines, "new"),), discard=three[0])
    look = replace(show.look, focus=card_zone(show.by_text("Ks")[0].id))
    return replace(show, held=replace(show.held, draft=draft), look=look)


def bare() -> Shown:
    """The stock and the pile are empty, the cards are hidden."""
    show = shown(replace(MIDDLE, stock=0, pile="", pile_count=0), (1366, 768))
    return replace(show, look=replace(show.look, curtain=True))


def forty_five() -> Shown:
    hand = STRESS.hand + " 5h 5c 4d Jc Kd"
    show = shown(replace(STRESS, hand=hand), (1366, 768))
    jack = show.by_text("Jh")[0]
    look = replace(
        show.look,
        hover=jack.id,
        focus=group_zone(Rank.EIGHT),
        captions=(Caption("jack of hearts · 10 points", card_zone(jack.id)),),
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
    "15-log": with_log,
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


def painted(show: Shown) -> tuple[pygame.Surface, TablePainter, Placement]:
    if not pygame.display.get_init():
        pygame.display.init()
    surface = pygame.Surface((int(show.window.w), int(show.window.h)), 0, 32)
    assets = Assets(ASSETS)
    canvas, setter = Canvas(surface, Raster()), Typesetter(assets)
    art = CardArt(assets, setter, show.style)
    painter = TablePainter(canvas, setter, art, assets, show.theme)
    placement = lay_out(show.view, show.held, show.window, show.settings, painter.measure)
    painter.paint(show.view, placement, show.look, whole=True)
    return surface, painter, placement


def main(folder: Path, names: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, state in STATES.items():
        if not names or any(name.startswith(n) for n in names):
            pygame.image.save(painted(state())[0], folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

"""A table on its way to a picture: the view, what is held, the look; and the painting of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import CardDiscarded, CardsLaid, Event, TurnBegan
from handfoot_gui.rules.notation import finder
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Size
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import HIGH_CONTRAST, QUIET, Theme
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.cardface import CardStyle
from handfoot_gui.ui.table.held import Buttons, Held, TableSettings, grouped
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.look import (
    Button,
    Status,
    TableLook,
)
from handfoot_gui.ui.table.painter import TablePainter
from handfoot_gui.ui.table.placement import (
    Placement,
)
from handfoot_gui.ui.table.said import table_texts
from handfoot_gui.words import status as waiting
from handfoot_gui.words.people import Company
from handfoot_gui.words.table import Label
from tests.images.positions import Table

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def top_buttons(*, undo: bool = True) -> tuple[Button, ...]:
    names = (Label.LOG, Label.RULES, Label.HINT, Label.UNDO, Label.MENU)
    return tuple(
        Button(label.name.lower(), label.text, disabled=label is Label.UNDO and not undo)
        for label in names
    )


def buttons(lay: str = "", *, discard: str = "") -> tuple[Button, ...]:
    return (
        Button("sort", Label.SORT_RANK.text, "O"),
        Button("lay", lay or Label.LAY_DOWN.text, "M", primary=bool(lay), disabled=not lay),
        Button("discard", discard or Label.DISCARD.text, "X", disabled=not discard),
    )


def take_back() -> Button:
    """Stands left of the others while anything is staged."""
    return Button("escape", Label.TAKE_BACK.text, Label.ESCAPE.text)


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


def due(show: Shown, below: tuple[Button, ...]) -> Shown:
    """With these in the status row."""
    held = replace(show.held, buttons=replace(show.held.buttons, status=below))
    return replace(show, held=held, look=replace(show.look, buttons=below))


def said(show: Shown, doing: str) -> Shown:
    """With what the status says of something under way, as the program makes it."""
    texts = show.look.texts
    texts = replace(texts, status=replace(texts.status, body=doing))
    return replace(show, look=replace(show.look, texts=texts))


def walter_laid_eights(view: PlayerView) -> tuple[Event, ...]:
    meld = next(m for m in view.teams[1].melds if m.rank is Rank.EIGHT)
    queen = Card(900, Rank.QUEEN, Suit.DIAMONDS)
    return (
        TurnBegan(1),
        CardsLaid(1, 1, 1, Rank.EIGHT, meld.cards[:3], is_new=True),
        CardDiscarded(1, queen),
    )


def brush_for(show: Shown) -> Brush:
    """What paints that table, for parts of it."""
    _, painter, placement = painted(show)
    mine, teams = show.view.team_of(show.view.seat), len(show.view.teams)
    return painter.brush(placement, mine, teams)


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

"""The picture is a function of what is shown: what was painted before leaves no trace in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.look import Caption, Drag, Effect, Lit, Moving, TableLook
from handfoot_gui.ui.table.painter import TablePainter, strips
from handfoot_gui.ui.table.placement import (
    DRAG,
    PILE,
    STOCK,
    Placement,
    button_zone,
    card_zone,
    group_zone,
    rank_zone,
    seat_zone,
)
from tests.images.shown import Shown, brush_for, painted
from tests.images.table_states import STATES, dragging, selecting, stress


def looks(show: Shown, placement: Placement) -> Iterator[TableLook]:
    """One thing after another changes, and changes back."""
    plain = replace(show.look, drag=None, captions=(), lit=(), choosing=False, target=None)
    plain = replace(plain, hover=None, selected=frozenset(), new=frozenset())
    cards = placement.hand
    first, last = cards[0], cards[-1]
    assert first.card is not None
    assert isinstance(first.key, int)
    melds = [meld for tray in placement.trays for meld in tray.melds]
    books = [meld for meld in melds if meld.is_book]
    tens = rank_zone(placement.trays[-1].team, placement.trays[-1].columns[6].rank)
    key = first.key
    yield plain
    yield replace(plain, hover=key)
    yield replace(plain, captions=(Caption("ten of clubs · 10 points", card_zone(key)),))
    yield replace(plain, selected=frozenset({key}), new=frozenset({key}))
    for zone in (card_zone(key), STOCK, PILE, tens, melds[0].zone, seat_zone(2)):
        yield replace(plain, focus=zone)
    for zone in (button_zone("menu"), button_zone("sort"), group_zone(first.card.rank)):
        yield replace(plain, focus=zone, pointed=zone, pressed=zone)
    yield replace(plain, pointed=melds[-1].zone)
    lit = (Lit(melds[-1].zone, 6, 1), Lit(tens), Lit(PILE), Lit(STOCK))
    yield replace(plain, lit=lit, choosing=True)
    yield replace(plain, lit=lit, choosing=True, target=tens)
    drag = Drag((first.card,), Point(400, 300))
    yield replace(plain, lit=lit, choosing=True, target=PILE, drag=drag)
    caption = (Caption("Discard the ten of clubs: the turn ends", DRAG, "lit"),)
    yield replace(plain, drag=replace(drag, at=Point(700, 500), small=True), captions=caption)
    yield replace(plain, shake=((key, 6.0), (melds[0].slots[0].key, -5.0)))
    yield replace(plain, hidden=frozenset({key}), moving=(Moving(replace(first, angle=0), 0.4),))
    yield replace(plain, hidden=frozenset(slot.key for slot in melds[0].slots))
    yield replace(plain, effects=(Effect("ring", books[0].zone, 0.4),))
    yield replace(plain, effects=(Effect("band", books[0].zone, 0.4),))
    yield replace(plain, effects=(Effect("seal", ("foot",), 0.4, Rect(1100, 640, 120, 90)),))
    yield replace(plain, curtain=True)
    yield replace(plain, last_move=None, hover=last.key if isinstance(last.key, int) else None)
    yield plain


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("make", [dragging, stress], ids=["dragging", "stress"])
def test_painting_what_changed_gives_the_same_picture_as_painting_all(make: object) -> None:
    assert callable(make)
    show = make()
    surface, painter, placement = painted(show)
    fresh_surface, fresh, _ = painted(show)
    for number, look in enumerate(looks(show, placement)):
        painter.paint(show.view, placement, look)
        fresh.forget()
        fresh.paint(show.view, placement, look, whole=True)
        assert pixels(surface) == pixels(fresh_surface), number


def test_only_what_is_told_as_changed_has_changed() -> None:
    show = dragging()
    surface, painter, placement = painted(show)
    before = surface.copy()
    for look in looks(show, placement):
        told = painter.paint(show.view, placement, look)
        for rect in told:
            box = pygame.Rect(int(rect.x), int(rect.y), int(rect.w), int(rect.h))
            before.blit(surface, box.topleft, box)
        assert pixels(before) == pixels(surface)


def test_nothing_is_painted_when_nothing_changed() -> None:
    show = selecting((1366, 768))
    _, painter, placement = painted(show)
    assert painter.paint(show.view, placement, show.look) == ()


def test_dragging_repaints_no_strip() -> None:
    show = dragging()
    _, painter, placement = painted(show)
    assert show.look.drag is not None
    moved = replace(show.look, drag=replace(show.look.drag, at=Point(900, 300)))
    told = painter.paint(show.view, placement, moved)
    area = sum(rect.area for rect in told)
    assert area < 0.2 * show.window.w * show.window.h


def test_a_caption_of_carried_cards_covers_no_button() -> None:
    show = dragging()
    surface, painter, placement = painted(show)
    assert show.look.drag is not None
    button = placement.zone(button_zone("lay"))
    assert button is not None
    over = Point(button.rect.centre.x, button.rect.y - 0.75 * placement.measures.cw)
    look = replace(show.look, drag=Drag(show.look.drag.cards[:1], over, small=True), captions=())
    seen = button.rect.inset(10)  # a shadow may fall on its edge
    box = pygame.Rect(round(seen.x), round(seen.y), round(seen.w), round(seen.h))
    painter.paint(show.view, placement, look)
    before = pixels(surface.subsurface(box))
    for words in ("short", "Queens: 1 of 3, two more to start a meld, which is not a short text"):
        painter.paint(show.view, placement, replace(look, captions=(Caption(words, DRAG, "lit"),)))
        assert pixels(surface.subsurface(box)) == before


def test_the_strips_fill_the_window_without_a_gap() -> None:
    for name in ("1-dragging", "3-stress", "13-wide"):
        show = STATES[name]()
        placement = lay_out(show.view, show.held, show.window, show.settings)
        rects = list(strips(placement).values())
        assert rects[0].y == 0
        assert rects[-1].bottom == show.window.h
        assert all(a.bottom == b.y for a, b in pairwise(rects))


@pytest.mark.parametrize("name", [n for n in STATES if not n.startswith("9")])
def test_every_state_can_be_painted(name: str) -> None:
    surface, painter, _ = painted(STATES[name]())
    assert isinstance(painter, TablePainter)
    assert len({surface.get_at((x, 40))[:3] for x in range(0, surface.get_width(), 7)}) > 20


@pytest.mark.parametrize("window", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize("size", [11, 12, 13, 16])
def test_larger_text_is_larger_in_small_windows_too(window: tuple[int, int], size: float) -> None:
    usual, large = (brush_for(selecting(window, text=text)).px(size) for text in (1.0, 2.0))
    assert large >= 1.3 * usual


def test_the_points_in_hand_are_said_in_as_many_words_as_there_is_room_for() -> None:
    def drawn(text: float, *said: str) -> bytes:
        show = selecting((1024, 600), text=text)
        look = replace(show.look, texts=replace(show.look.texts, hand_points=said))
        surface, _, placement = painted(replace(show, look=look))
        r = placement.own.plaque
        part = surface.subsurface((int(r.x), int(r.y), int(r.w), int(r.h)))
        return pygame.image.tobytes(part, "RGB")

    long, short = "220 points in hand", "220 points"
    assert drawn(1.0, long, short) == drawn(1.0, long)
    assert drawn(2.0, long, short) == drawn(2.0, short)
    assert drawn(1.0) == drawn(1.0, "")

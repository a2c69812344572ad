"""What is said beside things hides nothing that is read or clicked there."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from handfoot_gui.ui.kit.geometry import Rect, Size
from handfoot_gui.ui.table.held import Buttons, Held, TableSettings, grouped
from handfoot_gui.ui.table.layout import guess_width, lay_out
from handfoot_gui.ui.table.layout_caption import caption_rect, subject
from handfoot_gui.ui.table.layout_fan import pointed
from handfoot_gui.ui.table.placement import Placement, Slot, card_zone
from tests.ui.table.tables import random_view
from tests.ui.table.test_layout import DUE, TOP

tables = st.tuples(
    st.integers(0, 10_000),
    st.integers(2, 45),
    st.sampled_from(((1024, 600), (1366, 768), (1920, 1080), (1280, 1024))),
    st.sampled_from((1.0, 1.35, 2.0)),
)
WORDS = ("jack of hearts · 10 points", "queen of diamonds · 10 points · new")


def laid(seed: int, hand: int, size: tuple[int, int], text: float) -> Placement:
    view = random_view(seed, seats=4, hand=hand)
    held = Held(grouped(view.hand, view.rules), buttons=Buttons(TOP, DUE))
    return lay_out(view, held, Size(*size), TableSettings(text_size=text))


def used(p: Placement) -> list[Rect]:
    return [z.rect for z in p.zones if z.kind == "button"]


def rank_of(slot: Slot) -> Rect:
    """Its letter and suit, as large as they are at their largest."""
    return Rect(slot.box.x + 2, slot.box.y + 3, 0.26 * slot.width, 0.5 * slot.width)


@given(tables, st.sampled_from(WORDS))
@settings(max_examples=100)
def test_a_caption_over_the_hand_hides_no_rank_and_no_button(
    table: tuple[int, int, tuple[int, int], float], words: str
) -> None:
    p = laid(*table)
    slot = random.Random(table[0]).choice(p.hand)
    assert slot.card is not None
    of = card_zone(slot.card.id)
    about = subject(p, of)
    assert about is not None
    px = 13 * p.measures.u * p.measures.text
    size = (guess_width(words, px, True) + 20 * p.measures.u, 2 * px)
    box = caption_rect(p, of, about, size, used(p))
    assert Rect(0, 0, p.window.w, p.window.h).holds(box)
    for other in pointed(p, slot.card.id):
        assert not box.overlap_area(rank_of(other)), (box, other)
    for rect in used(p):
        assert not box.overlap_area(rect)


@given(tables)
@settings(max_examples=60)
def test_a_caption_of_a_meld_does_not_hide_the_meld(
    table: tuple[int, int, tuple[int, int], float],
) -> None:
    p = laid(*table)
    rng = random.Random(table[0])
    for tray in p.trays:
        if not tray.melds:
            continue
        of = rng.choice(tray.melds).zone
        about = subject(p, of)
        assert about is not None
        px = 13 * p.measures.u * p.measures.text
        size = (guess_width("Queens: 6 of 7, dirty", px, True), 2 * px)
        box = caption_rect(p, of, about, size, used(p))
        assert not box.overlap_area(about)
        assert not any(box.overlap_area(rect) for rect in used(p))

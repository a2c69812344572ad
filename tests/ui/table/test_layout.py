"""Where things are, at every size: inside the window, side by side, and each card to be got at."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.table.draft import Draft, DraftKind
from handfoot_gui.ui.table.held import Buttons, Held, TableSettings, grouped
from handfoot_gui.ui.table.layout import focus_rect, lay_out
from handfoot_gui.ui.table.layout_fan import pointed
from handfoot_gui.ui.table.look import Button
from handfoot_gui.ui.table.placement import (
    PILE,
    STOCK,
    Placement,
    card_zone,
    meld_zone,
    rank_zone,
    staged_zone,
)
from tests.ui.table.tables import random_view

SIZES = [
    (1024, 600),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3440, 1200),
    (3840, 2160),
]
TOP = tuple(Button(n, n.title()) for n in ("log", "rules", "hint", "undo", "menu"))
DUE = (
    Button("sort", "Sort: rank", "O"),
    Button("lay", "Lay down 3 kings", "M"),
    Button("discard", "Discard", "X"),
)

tables = st.builds(
    lambda *args: args,
    st.integers(0, 10**6),
    st.integers(2, 6),
    st.integers(0, 45),
    st.sampled_from(SIZES),
    st.sampled_from((1.0, 1.35, 1.7, 2.0)),
    st.sampled_from((0.85, 1.0, 1.25)),
)


def placed(
    seed: int, seats: int, hand: int, size: tuple[int, int], text: float, cards: float
) -> Placement:
    view = random_view(seed, seats=seats, hand=hand)
    rng = random.Random(seed)
    chosen = frozenset(c.id for c in view.hand if rng.random() < 0.2)
    held = Held(
        grouped(view.hand, view.rules, rng.choice(("rank", "points", "use"))),
        selected=chosen,
        two_rows=rng.random() < 0.1,
        buttons=Buttons(TOP, DUE),
    )
    return lay_out(view, held, Size(*size), TableSettings(card_size=cards, text_size=text))


def apart(rects: list[tuple[str, Rect]]) -> None:
    for i, (name, rect) in enumerate(rects):
        for other, second in rects[i + 1 :]:
            assert rect.inset(1).overlap_area(second.inset(1)) <= 0, (name, other, rect, second)


@given(tables)
@settings(max_examples=150)
def test_nothing_that_is_read_or_clicked_covers_another(table: tuple[object, ...]) -> None:
    p = placed(*table)  # type: ignore[arg-type]
    plaques = [(f"seat {s.seat}", s.rect) for s in p.seats]
    buttons = [(str(z.id), z.rect) for z in p.zones if z.kind == "button"]
    rows = [("upper", p.trays[0].rect), ("lower", p.trays[1].rect), ("status", p.status)]
    middle = [("inlay", p.middle.inlay), ("moves", p.middle.last_move), ("aim", p.middle.aim)]
    apart([*plaques, *buttons, *rows, ("scores", p.scores), *middle])
    apart([("stock", p.middle.stock), ("pile", p.middle.pile)])
    corners = [
        ("plaque", p.own.plaque),
        *((f"own {i}", r) for i, r in enumerate(p.own.sealed_rects)),
    ]
    apart([*corners, *rows])


@given(tables)
@settings(max_examples=150)
def test_everything_is_inside_the_window(table: tuple[object, ...]) -> None:
    p = placed(*table)  # type: ignore[arg-type]
    window = Rect(0, 0, p.window.w, p.window.h)
    for zone in p.zones:
        assert window.holds(zone.rect.inset(1)), zone
    for rect in (p.own.plaque, *p.own.sealed_rects, p.own.foot_label, p.middle.inlay):
        assert window.grown(1).holds(rect)
    for slot in p.hand:
        assert slot.bounds.x >= 0
        assert slot.bounds.right <= window.right
        assert slot.centre.y - slot.height / 2 > p.status.y
        sunk = slot.bounds.bottom - window.bottom
        assert sunk <= 0.25 * slot.height


@given(tables)
@settings(max_examples=150)
def test_every_card_of_the_hand_has_a_strip_that_can_be_pointed_at(
    table: tuple[object, ...],
) -> None:
    p = placed(*table)  # type: ignore[arg-type]
    rows: dict[int, list[float]] = {0: [], 1: []}
    row_of = {card: g.row for g in p.groups for card in g.cards}
    for slot in p.hand:
        rows[row_of[int(slot.key)]].append(slot.centre.x)  # type: ignore[arg-type]
        corner = Point(slot.box.x + 0.12 * slot.width, slot.box.y + 0.12 * slot.height)
        found = p.hand_card_at(corner)
        assert found is not None
        if not any(s.lift for s in p.hand):
            assert found.key == slot.key
    larger = table[5] > 1  # type: ignore[operator]
    least = (0.20 if larger else 0.22) * p.measures.cw  # forty cards and more of the largest size
    for xs in rows.values():
        steps = [b - a for a, b in pairwise(xs)]
        assert all(step >= least for step in steps), (min(steps), p.measures)


@given(tables)
@settings(max_examples=150)
def test_melds_stand_in_their_columns_and_every_strip_can_be_read(
    table: tuple[object, ...],
) -> None:
    p = placed(*table)  # type: ignore[arg-type]
    for tray in p.trays:
        columns = {column.rank: column for column in tray.columns}
        for meld in tray.melds:
            column = columns[meld.rank]
            assert column.rect.grown(4, 0).holds(meld.rect.inset(0, 1)), (meld.rect, column.rect)
            assert meld.rect.y >= column.rail.bottom - 1
            tops = [slot.centre.y for slot in meld.slots]
            if not meld.is_book:
                assert all(b - a >= 0.15 * p.measures.mw for a, b in pairwise(tops))
            zone = p.zone(meld.zone)
            assert zone is not None
            assert zone.rect.overlap_area(meld.rect) > 0


@given(tables)
@settings(max_examples=60)
def test_pointing_at_a_card_moves_only_its_group(table: tuple[object, ...]) -> None:
    p = placed(*table)  # type: ignore[arg-type]
    for group in p.groups:
        moved = pointed(p, group.cards[0])
        same = [a == b for a, b in zip(p.hand, moved, strict=True)]
        changed = {slot.key for slot, kept in zip(p.hand, same, strict=True) if not kept}
        assert changed <= set(group.cards)
        assert group.cards[0] in changed


@pytest.mark.parametrize("size", SIZES)
def test_text_at_two_hundred_percent_still_leaves_room_for_the_melds(size: tuple[int, int]) -> None:
    p = placed(5, 4, 20, size, 2.0, 1.0)
    assert p.measures.mw >= 28
    assert p.trays[0].columns[0].rail.h >= 12 * p.measures.u * p.measures.tight


@pytest.mark.parametrize(
    ("size", "cw", "mw", "pw", "column"),
    [
        ((1366, 768), 96, 52, 75, 109),
        ((1280, 1024), 109, 57, 104, 102),
        ((1920, 1080), 135, 72, 107, 154),
        ((3840, 2160), 270, 145, 214, 307),
    ],
)
def test_lengths_are_those_of_the_drawings(
    size: tuple[int, int], cw: int, mw: int, pw: int, column: int
) -> None:
    view = random_view(1, seats=4, hand=12, rules=RuleSet())
    p = lay_out(view, Held(grouped(view.hand, view.rules)), Size(*size))
    m = p.measures
    assert abs(m.cw - cw) <= 1
    assert abs(m.mw - mw) <= 1
    assert abs(m.pw - pw) <= 2
    assert abs(m.colw - column) <= 1


def test_a_hand_that_took_two_rows_keeps_them() -> None:
    view = random_view(3, seats=4, hand=12, rules=RuleSet())
    held = Held(grouped(view.hand, view.rules), two_rows=True)
    assert lay_out(view, held, Size(1366, 768)).two_rows


def test_forty_cards_take_two_rows_and_twenty_two_take_one() -> None:
    for count, two in ((22, False), (40, True)):
        view = random_view(3, seats=4, hand=count, rules=RuleSet())
        held = Held(grouped(view.hand, view.rules))
        assert lay_out(view, held, Size(1366, 768)).two_rows is two


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_sealed_pile_of_the_others_is_a_packet_of_its_own(
    size: tuple[int, int], seats: int
) -> None:
    found = set()
    for seed in range(6):
        view = random_view(seed, seats=seats, hand=20, rules=RuleSet(knee_size=13))
        p = lay_out(view, Held(grouped(view.hand, view.rules)), Size(*size))
        for place in p.seats:
            found.add(len(place.sealed))
            assert len(place.sealed) == len(view.seats[place.seat].sealed)
            apart([(str(slot.key), slot.box) for slot in place.sealed])
            assert all(place.rect.overlap_area(s.box) > 0.95 * s.box.area for s in place.sealed)
            assert [s.centre.x for s in place.sealed] == sorted(s.centre.x for s in place.sealed)
    assert found == {0, 1, 2}


def test_five_folded_seats_still_stand_in_the_smallest_band() -> None:
    view = random_view(4, seats=5, hand=30, rules=RuleSet(teams="single"))
    p = lay_out(view, Held(grouped(view.hand, view.rules)), Size(1024, 600))
    assert len(p.seats) == 4
    assert all(seat.folded for seat in p.seats)


def test_what_is_staged_leaves_the_hand_and_lies_in_its_column() -> None:
    view = random_view(8, seats=4, hand=30, rules=RuleSet())
    group = max(grouped(view.hand, view.rules), key=len)
    rank = group[0].rank
    draft = Draft(DraftKind.LAY, (Part(rank, group, "new"),))
    p = lay_out(view, Held(grouped(view.hand, view.rules), draft), Size(1366, 768))
    assert not {card.id for card in group} & {slot.key for slot in p.hand}
    place = p.meld(staged_zone(0))
    if rank in (Rank.TWO, Rank.THREE, Rank.JOKER):
        return
    assert place is not None
    assert place.staged == {card.id for card in group}
    assert all(p.slot(card.id) is not None for card in group)


def test_the_only_accepting_place_of_a_column_reaches_over_all_of_it() -> None:
    view = random_view(11, seats=4, hand=10, rules=RuleSet())
    p = lay_out(view, Held(grouped(view.hand, view.rules)), Size(1366, 768))
    tray = p.trays[-1]
    place = next(m for m in tray.melds if not m.is_book)
    column = next(c for c in tray.columns if c.rank is place.rank)
    assert p.drop_areas([place.zone, PILE])[place.zone] == column.rect
    both = p.drop_areas([m.zone for m in tray.melds if m.rank is place.rank])
    assert all(column.rect.grown(4).holds(rect) for rect in both.values())


def test_places_are_found_by_name() -> None:
    view = random_view(12, seats=4, hand=10, rules=RuleSet())
    p = lay_out(view, Held(grouped(view.hand, view.rules)), Size(1366, 768))
    team = p.trays[-1].team
    for zone in (STOCK, PILE, rank_zone(team, Rank.FOUR)):
        assert p.zone(zone) is not None
    for index in range(len(view.teams[team].melds)):
        assert p.zone(meld_zone(team, index)) is not None
        assert p.meld(meld_zone(team, index)) is not None
    assert focus_rect(p, card_zone(view.hand[0].id)) is not None
    assert p.zone_at(p.middle.stock.centre) == p.zone(STOCK)

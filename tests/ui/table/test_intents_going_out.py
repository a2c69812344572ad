"""What drops and Enter mean once the foot is nearly empty."""

from __future__ import annotations

from handfoot_gui.rules.actions import GoOut
from handfoot_gui.ui.table.draft import NOTHING, DraftKind
from handfoot_gui.ui.table.intents import (
    Ask,
    confirm,
    drop,
)
from handfoot_gui.ui.table.placement import (
    FELT,
    HAND,
    PILE,
    meld_zone,
)
from tests.ui.situations import IN_FOOT, Table, stage, why

SEVEN_BOOKS = (
    "K:Ks,Kh,Kd,Kc,Ks,Kh,Kd 9:9s,9h,9d,9c,9s,9h,9d 5:5s,5h,5d,5c,5s,5h,2d 6:6s,6h,6d,6c,6s,6h,2d"
)


def in_foot(hand: str, melds: str = SEVEN_BOOKS) -> Table:
    return Table(hand=hand, melds=melds, foot=True, partner=IN_FOOT)


def test_a_drop_that_leaves_one_foot_card_is_a_going_out_draft() -> None:
    table = in_foot("Qs Qh Qd 4c")
    found = stage(drop(table.view, NOTHING, table.pick("Qs Qh Qd"), FELT))
    assert found.draft.kind is DraftKind.OUT
    act = GoOut(found.draft.parts, table.pick("4c")[0])
    assert drop(table.view, found.draft, table.pick("4c"), PILE) == Ask("go-out", act)
    assert confirm(table.view, found.draft) == Ask("go-out", act)


def test_a_drop_that_leaves_none_is_closed_by_enter() -> None:
    table = in_foot("Qs Qh Qd")
    found = stage(drop(table.view, NOTHING, table.pick("Qs Qh Qd"), FELT))
    assert confirm(table.view, found.draft) == Ask("go-out", GoOut(found.draft.parts, None))


def test_the_drop_that_closes_the_last_book_goes_out_as_well() -> None:
    books = SEVEN_BOOKS.replace("K:Ks,Kh,Kd,Kc,Ks,Kh,Kd", "K:Ks,Kh,Kd,Kc,Ks,Kh")
    table = in_foot("Kc 4c", books)
    found = stage(drop(table.view, NOTHING, table.pick("Kc"), meld_zone(0, 0)))
    assert found.draft.kind is DraftKind.OUT


def test_the_last_foot_card_on_the_pile_asks_to_go_out() -> None:
    table = in_foot("4c")
    four = table.pick("4c")
    assert drop(table.view, NOTHING, four, PILE) == Ask("go-out", GoOut((), four[0]))


def test_without_the_books_it_stays_staged_and_is_refused_on_confirming() -> None:
    table = in_foot("Qs Qh Qd 4c", "K:Ks,Kh,Kd,Kc")
    found = stage(drop(table.view, NOTHING, table.pick("Qs Qh Qd"), FELT))
    assert found.draft.kind is DraftKind.LAY
    assert found.why is not None
    assert found.why.rule == "foot.keep-two"
    assert why(confirm(table.view, found.draft)) == "foot.keep-two"


def test_taking_a_card_back_from_a_going_out_draft_ends_it() -> None:
    table = in_foot("Qs Qh Qd 4c")
    out = stage(drop(table.view, NOTHING, table.pick("Qs Qh Qd"), FELT)).draft
    back = stage(drop(table.view, out, table.pick("Qd"), HAND)).draft
    assert back.kind is DraftKind.LAY

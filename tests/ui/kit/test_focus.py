"""One focus: Tab goes from group to group, arrows to the nearest thing that way."""

from __future__ import annotations

from handfoot_gui.ui.kit.focus import Focus, Focusable
from handfoot_gui.ui.kit.geometry import Rect


def item(key: str, x: float, y: float, group: str | None = None) -> Focusable:
    return Focusable(key, Rect(x, y, 10, 10), group)


ORDER = (
    item("log", 0, 0),
    item("c1", 0, 50, "hand"),
    item("c2", 20, 50, "hand"),
    item("c3", 40, 50, "hand"),
    item("sort", 80, 50),
)


def test_tab_goes_round_groups_and_back() -> None:
    focus = Focus()
    assert [focus.tab(ORDER) for _ in range(4)] == ["log", "c1", "sort", "log"]
    assert focus.tab(ORDER, back=True) == "sort"
    focus.set("c3")
    assert focus.tab(ORDER) == "sort"


def test_arrows_stay_in_the_group_while_it_has_something_that_way() -> None:
    focus = Focus("c1")
    assert focus.arrow(ORDER, "right") == "c2"
    assert focus.arrow(ORDER, "right") == "c3"
    assert focus.arrow(ORDER, "right") == "sort"
    assert focus.arrow(ORDER, "left") == "c3"
    assert focus.arrow(ORDER, "up") == "log"


def test_where_nothing_is_the_focus_stays() -> None:
    focus = Focus("log")
    assert focus.arrow(ORDER, "up") == "log"
    assert Focus().arrow((), "up") is None
    assert Focus().tab(()) is None


def test_rings_show_only_after_a_key() -> None:
    focus = Focus()
    focus.set("log", shown=False)
    assert not focus.has("log")
    focus.tab(ORDER)
    assert focus.has("c1")


def test_a_thing_that_is_gone_loses_the_focus() -> None:
    focus = Focus("gone")
    focus.settle(ORDER)
    assert focus.key is None

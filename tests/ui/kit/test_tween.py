"""Movement: where a thing is at a time, and that skipping only ends what runs."""

from __future__ import annotations

import pytest

from handfoot_gui.ui.kit.tween import Timeline, Tween, in_out_cubic, out_back, out_cubic, swings


def test_a_tween_starts_here_and_ends_there() -> None:
    tween = Tween(100, 200, 10, 20)
    assert [tween.at(now) for now in (0, 100, 300, 999)] == [10, 10, 20, 20]
    assert tween.at(200) == pytest.approx(10 + 10 * out_cubic(0.5))
    assert not tween.done(299)
    assert tween.done(300)


def test_no_duration_is_a_cut() -> None:
    assert Tween(5, 0, 1, 2).at(5) == 2


@pytest.mark.parametrize("easing", [out_cubic, in_out_cubic, out_back(0.6)])
def test_easings_begin_at_none_and_end_at_all(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0)
    assert easing(1.0) == pytest.approx(1)


def test_out_back_overshoots_a_little_and_swings_come_home() -> None:
    ease = out_back(0.6)
    assert 1 < max(ease(i / 100) for i in range(101)) < 1.1
    shake = Tween(0, 240, 0, 6, swings(3))
    assert shake.at(240) == 0
    assert max(shake.at(t) for t in range(240)) > 3
    assert min(shake.at(t) for t in range(240)) < -3


def test_a_timeline_is_idle_when_all_has_arrived() -> None:
    ends: list[str] = []
    line = Timeline()
    line.advance(0)
    line.add("a", Tween(0, 100), lambda: ends.append("a"))
    line.add("b", Tween(50, 100), lambda: ends.append("b"))
    line.advance(60)
    assert not line.idle
    assert 0 < line.value("b") < line.value("a") < 1
    line.advance(120)
    assert ends == ["a"]
    assert line.value("a", 7) == 7
    line.advance(150)
    assert line.idle
    assert ends == ["a", "b"]


def test_skipping_finishes_what_runs_and_keeps_what_follows() -> None:
    line = Timeline()
    line.add("first", Tween(0, 100), lambda: line.add("second", Tween(0, 100)))
    line.skip()
    assert line.moves("second")
    assert not line.moves("first")
    line.skip()
    assert line.idle


def test_a_second_tween_of_a_key_ends_the_first() -> None:
    ends: list[int] = []
    line = Timeline()
    line.add("card", Tween(0, 100), lambda: ends.append(1))
    line.add("card", Tween(0, 100), lambda: ends.append(2))
    assert ends == [1]
    assert line.next_end() == 100

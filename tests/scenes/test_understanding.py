"""Why not, look closer, the log, tips and steps: what a person can find out without acting."""

from __future__ import annotations

import msgspec
import pytest

from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import LookAway, LookCloser, Move, Press, Release, Wheel
from handfoot_gui.ui.scenes.log_panel import LogPanel
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.scores import ScoresScene
from handfoot_gui.ui.table.look import Button
from handfoot_gui.ui.table.placement import (
    PILE,
    STOCK,
    ZoneId,
    button_zone,
    seat_zone,
)
from handfoot_gui.words.numbers import number
from tests.scenes.pilot import AT_ONCE, Pilot, new_game, surroundings


def refused(pilot: Pilot) -> Pilot:
    pilot.click(STOCK)
    pilot.click(STOCK)
    assert pilot.notice
    return pilot


# --- why not? ------------------------------------------------------------------------------------


def test_a_button_opens_the_rule_while_the_reason_is_shown(pilot: Pilot) -> None:
    refused(pilot).click(button_zone("help"))
    scene = pilot.top
    assert isinstance(scene, RulesScene)
    assert scene.about == "turn.phase"
    pilot.key("escape")
    assert pilot.top is pilot.table
    assert pilot.placement.zone(button_zone("help")) is None


def test_without_a_refusal_f1_shows_the_keys(pilot: Pilot) -> None:
    pilot.key("f1")
    assert pilot.top.name == "key-help"


# --- look closer ---------------------------------------------------------------------------------


def look_at(pilot: Pilot, target: ZoneId) -> None:
    where = pilot.at(target)
    pilot.send(Move(where), LookCloser(where))


def test_the_right_button_shows_a_card_large_while_it_is_down(pilot: Pilot) -> None:
    card = pilot.card("Kd")
    where = pilot.at(card)
    pilot.send(Move(where), LookCloser(where))
    assert pilot.look.closer is not None
    assert pilot.look.closer.cards == (card,)
    pilot.paint()
    pilot.send(LookAway())
    assert pilot.look.closer is None
    assert card not in pilot.seen.selected


def test_the_pile_shows_its_top_and_no_more(pilot: Pilot) -> None:
    look_at(pilot, PILE)
    closer = pilot.look.closer
    assert closer is not None
    assert closer.cards == (pilot.table.view.discard_top,)


def test_a_key_looks_closer_at_what_is_pointed_at_or_focused(pilot: Pilot) -> None:
    pilot.send(Move(pilot.at(STOCK)))
    pilot.key("i")
    assert pilot.look.closer is not None
    assert pilot.look.closer.backs
    pilot.key("i")
    assert pilot.look.closer is None
    pilot.key("home")
    pilot.key("i")
    assert pilot.look.closer is not None
    pilot.key("escape")
    assert pilot.look.closer is None


# --- tips ----------------------------------------------------------------------------------------


def tip(pilot: Pilot, at: Point) -> str:
    pilot.send(Move(at))
    pilot.paint()
    pilot.pass_time(500)
    return " ".join(caption.text for caption in pilot.look.captions)


def test_everything_says_what_it_is_to_somebody_who_stays_there(pilot: Pilot) -> None:
    pilot.click(STOCK)
    for zone in pilot.placement.zones:
        if zone.kind in ("felt", "hand", "rank"):
            continue
        assert tip(pilot, zone.rect.centre), zone.id
    for name, rect in pilot.placement.infos.items():
        assert tip(pilot, rect.centre), name


def test_the_stock_says_that_a_click_draws_while_the_draw_is_due(pilot: Pilot) -> None:
    assert "a click draws two" in tip(pilot, pilot.at(STOCK))
    pilot.click(STOCK)
    assert "click" not in tip(pilot, pilot.at(STOCK))


def test_a_button_says_its_key_or_why_it_does_nothing(pilot: Pilot) -> None:
    assert "Ctrl+Y" not in tip(pilot, pilot.at(button_zone("redo")))
    assert "taken back" in tip(pilot, pilot.at(button_zone("redo")))
    assert "L" in tip(pilot, pilot.at(button_zone("log"))).split()


def test_before_the_draw_the_buttons_say_that_it_comes_first(pilot: Pilot) -> None:
    for chosen in (False, True):
        if chosen:
            pilot.click(pilot.card("Kd"))
        for name in ("lay", "discard"):
            assert tip(pilot, pilot.at(button_zone(name))).startswith("Draw first"), (name, chosen)
    pilot.click(STOCK)
    assert tip(pilot, pilot.at(button_zone("lay"))).startswith("Lays down")
    assert tip(pilot, pilot.at(button_zone("discard"))).startswith("Discards")
    pilot.click(pilot.card("Kd"))
    assert tip(pilot, pilot.at(button_zone("lay"))).startswith("No card")
    assert tip(pilot, pilot.at(button_zone("discard"))).startswith("One card")


def test_in_another_seats_turn_the_buttons_say_whose_it_is(pilot: Pilot) -> None:
    pilot.around.settings = msgspec.structs.replace(AT_ONCE, speed="slow")
    pilot.click(STOCK)
    pilot.pass_time(5000)
    pilot.drag(pilot.card("Kd"), PILE)
    assert pilot.table.view.to_act != 0
    for name in ("lay", "discard"):
        assert "’s turn" in tip(pilot, pilot.at(button_zone(name)))


def test_a_button_without_room_for_its_word_says_it_at_any_size_of_text() -> None:
    large = msgspec.structs.replace(AT_ONCE, text_size=200)
    pilot = Pilot(surroundings((1366, 768), large), new_game())
    pilot.until_my_turn()
    assert tip(pilot, pilot.at(button_zone("log"))).startswith("Log: ")


def test_a_tip_waits_until_the_pointer_rests(pilot: Pilot) -> None:
    pilot.pass_time(frames=2)
    pilot.send(Move(pilot.at(seat_zone(1))))
    assert not pilot.look.captions
    assert 0 < (pilot.table.wait(pilot.now) or 0) <= 450
    pilot.pass_time(500)
    assert pilot.table.changed
    assert pilot.look.captions


# --- the log -------------------------------------------------------------------------------------


def with_log(pilot: Pilot) -> LogPanel:
    pilot.click(STOCK)
    pilot.drag(pilot.card("Kd"), PILE)
    pilot.until_my_turn()
    pilot.click(button_zone("log"))
    pilot.paint()
    return pilot.table.showing.log


def press(pilot: Pilot, at: Point) -> None:
    pilot.send(Move(at), Press(at), Release(at))
    pilot.paint()


def test_an_open_log_covers_no_tip_of_its_button(pilot: Pilot) -> None:
    with_log(pilot)
    assert not tip(pilot, pilot.at(button_zone("log")))


def test_the_log_can_be_sifted(pilot: Pilot) -> None:
    log = with_log(pilot)
    every = len(log.lines)
    tabs = log.widgets.widget("sieve")
    assert tabs is not None
    piles = tabs.tab_rects()[2]  # type: ignore[attr-defined]
    press(pilot, piles.centre)
    assert log.sieve == "piles"
    assert 0 < len(log.lines) < every
    assert all(line.about == "piles" for line in log.lines)


def test_a_line_of_the_log_shows_what_it_speaks_of(pilot: Pilot) -> None:
    log = with_log(pilot)
    number = next(i for i, line in enumerate(log.lines) if line.zones == (PILE,))
    log.widgets.scroll_to("log", 0)
    rect = log.widgets.rect(("line", number))
    assert rect is not None
    press(pilot, rect.centre)
    assert pilot.look.last_move is not None
    assert pilot.look.last_move.zones == (PILE,)
    pilot.pass_time(4000)
    assert pilot.seen.shown is None


def test_the_log_takes_what_is_done_over_it_and_nothing_else(pilot: Pilot) -> None:
    log = with_log(pilot)
    chosen = pilot.seen.selected
    pilot.send(Wheel(log.rect.centre, -3.0))
    press(pilot, Point(log.rect.x + 4, log.rect.y + 4))
    assert pilot.seen.selected == chosen
    assert pilot.seen.draft.is_empty
    pilot.click(
        pilot.placement.groups[0].zone
        if len(pilot.placement.groups[0].cards) > 1
        else ("card", pilot.placement.groups[0].cards[0])
    )
    assert pilot.seen.selected
    close = log.widgets.rect("close")
    assert close is not None
    press(pilot, close.centre)
    assert not pilot.seen.log_open


def test_opened_by_key_the_log_has_the_keys_until_it_is_closed(pilot: Pilot) -> None:
    pilot.click(STOCK)
    pilot.drag(pilot.card("Kd"), PILE)
    pilot.until_my_turn()
    pilot.send(Move(pilot.at(STOCK)))  # a pointer that rests there does not matter
    pilot.key("l")
    pilot.paint()
    pilot.key("right")
    pilot.paint()
    assert pilot.table.showing.log.sieve == "melds"
    pilot.key("tab")
    pilot.key("l")
    assert not pilot.seen.log_open


# --- step by step, undo --------------------------------------------------------------------------


def test_step_by_step_a_button_shows_the_next_step() -> None:
    slow = msgspec.structs.replace(AT_ONCE, speed="step", reduced_motion=True)
    pilot = Pilot(surroundings(settings=slow), new_game())
    pilot.settle()
    for _ in range(200):
        pilot.pass_time(2000)
        if pilot.table.sitting.is_my_turn:
            break
        assert pilot.placement.zone(button_zone("skip")) is not None
        before = len(pilot.table.view.history)
        pilot.pass_time(20_000)
        assert len(pilot.table.view.history) == before
        pilot.click(button_zone("skip"))
    else:
        pytest.fail("the others never come to an end")
    assert pilot.placement.zone(button_zone("skip")) is None


def undo(pilot: Pilot) -> Button:
    return next(b for b in pilot.table.showing.buttons.top if b.name == "undo")


def test_undo_says_what_stands_in_its_way(pilot: Pilot) -> None:
    assert "yet" in undo(pilot).reason
    pilot.click(STOCK)
    assert "hidden card" in undo(pilot).reason
    pilot.drag(pilot.card("Kd"), PILE)
    assert not undo(pilot).disabled
    pilot.pass_time(50, frames=3)
    if not pilot.table.sitting.is_my_turn:
        assert "next player" in undo(pilot).reason


# --- the scores ----------------------------------------------------------------------------------


def test_a_click_on_the_scores_or_c_shows_the_match_so_far(pilot: Pilot) -> None:
    for way in ("click", "key"):
        if way == "click":
            pilot.click(("scores",))
        else:
            pilot.key("c")
        scene = pilot.top
        assert isinstance(scene, ScoresScene)
        assert scene.words.rows == ()
        assert [cell.points for cell in scene.words.total.cells] == ["0", "0"]
        pilot.paint()
        pilot.key("c")
        assert pilot.top is pilot.table


def test_the_scores_hold_every_round_that_was_counted(pilot: Pilot) -> None:
    pilot.game.finish_round("club")
    while not isinstance(pilot.top, RoundSummaryScene):
        pilot.pass_time(50)
    pilot.stack._obey(pilot.top.leave())
    pilot.until_my_turn()
    pilot.key("c")
    scene = pilot.top
    assert isinstance(scene, ScoresScene)
    totals = [number(score.total) for score in pilot.game.round_results[0].scores]
    (row,) = scene.words.rows
    assert [cell.points for cell in row.cells] == totals
    assert [cell.points for cell in scene.words.total.cells] == totals
    assert [number(course.totals[-1]) for course in scene.courses] == totals
    pilot.paint()

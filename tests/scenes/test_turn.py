"""A turn at the table, by mouse and by keys: what lights up, what is said, what is staged."""

from __future__ import annotations

from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.phases import Phase
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import Move, Release
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.table.draft import DraftKind
from handfoot_gui.ui.table.placement import (
    FELT,
    PILE,
    STOCK,
    button_zone,
    group_zone,
    meld_zone,
    rank_zone,
    seat_zone,
    staged_zone,
)
from tests.scenes.pilot import Pilot

SIXES = rank_zone(0, Rank.SIX)
FOURS = rank_zone(0, Rank.FOUR)


def drawn(pilot: Pilot) -> Pilot:
    pilot.click(STOCK)
    return pilot


def test_a_click_on_the_stock_draws_two(pilot: Pilot) -> None:
    before = len(pilot.hand)
    pilot.click(STOCK)
    assert len(pilot.hand) == before + 2
    assert pilot.table.view.phase is Phase.PLAY


def test_a_triple_click_on_the_stock_draws_once(pilot: Pilot) -> None:
    before = len(pilot.hand)
    pilot.click(STOCK, times=3)
    assert len(pilot.hand) == before + 2


def test_a_second_draw_says_why_not(pilot: Pilot) -> None:
    drawn(pilot).click(STOCK)
    assert pilot.notice
    assert pilot.table.view.phase is Phase.PLAY


def test_new_cards_are_raised_until_the_first_act(pilot: Pilot) -> None:
    held = set(pilot.table.view.hand)
    drawn(pilot)
    assert {c.id for c in set(pilot.table.view.hand) - held} == set(pilot.look.new)
    pilot.drag(pilot.card("8s"), PILE)
    assert not pilot.look.new


def test_places_that_accept_light_up_when_a_card_is_grabbed(pilot: Pilot) -> None:
    drawn(pilot).grab(pilot.card("6s"))
    assert pilot.lit == {SIXES, PILE}
    assert pilot.look.choosing


def test_a_wild_may_go_to_every_rank_and_nowhere_by_itself(pilot: Pilot) -> None:
    drawn(pilot).grab(pilot.card("2s"))
    assert {rank_zone(0, r) for r in Rank if Rank.FOUR <= r <= Rank.ACE} < pilot.lit
    pilot.let_go(FELT)
    assert "Wild" in pilot.notice
    assert pilot.seen.draft.is_empty


def test_a_card_let_go_outside_the_table_comes_home(pilot: Pilot) -> None:
    drawn(pilot).grab(pilot.card("6s"))
    beyond = Point(-40, 200)
    pilot.send(Move(beyond, held=True), Release(beyond))
    pilot.settle()
    assert pilot.seen.draft.is_empty
    assert pilot.notice


def test_below_the_opening_cards_are_staged_with_a_running_total(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.drag(pilot.card("2s"), SIXES)
    pilot.drag(pilot.card("6s"), staged_zone(0))
    pilot.drag(pilot.card("6c"), staged_zone(0))
    assert pilot.look.texts.meter is not None
    assert (pilot.look.texts.meter.have, pilot.look.texts.meter.need) == (30, 50)
    assert "30 of 50" in pilot.status


def test_reaching_the_opening_lays_everything_down(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.select([pilot.card("2s"), pilot.card("6s"), pilot.card("6c")])
    pilot.drag(pilot.card("6s"), SIXES)
    pilot.click(group_zone(Rank.FOUR))
    pilot.drag(pilot.card("4s"), FOURS)
    assert not pilot.table.view.team.has_opened
    pilot.drag(pilot.card("2s"), staged_zone(1))
    assert pilot.table.view.team.has_opened
    assert pilot.seen.draft.is_empty
    assert sorted(len(m.cards) for m in pilot.table.view.team.melds) == [3, 4]


def opened(pilot: Pilot) -> Pilot:
    test_reaching_the_opening_lays_everything_down(pilot)
    return pilot


def test_staged_cards_too_few_for_a_meld_promise_nothing(pilot: Pilot) -> None:
    """Enter does not lay down what the button beside it refuses."""
    opened(pilot)
    pilot.drag(pilot.card("8s"), rank_zone(0, Rank.EIGHT))
    assert not pilot.seen.draft.is_empty
    assert "Lay them down" not in pilot.status
    assert "three cards" in pilot.status


def test_staged_cards_can_be_taken_back_one_by_one_or_all(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.select([pilot.card("2s"), pilot.card("6s"), pilot.card("6c")])
    pilot.drag(pilot.card("6s"), SIXES)
    top = pilot.card("6c") if pilot.placement.slot(pilot.card("6c").id) else pilot.card("6s")
    pilot.click(top)
    assert len(pilot.seen.draft.cards) == 2
    pilot.key("escape")
    assert pilot.seen.draft.is_empty
    assert len(pilot.placement.hand) == len(pilot.hand)


def test_with_the_mouse_too_all_that_is_staged_is_taken_back_at_once(pilot: Pilot) -> None:
    drawn(pilot)
    assert pilot.placement.zone(button_zone("escape")) is None
    discard = pilot.placement.zone(button_zone("discard"))
    pilot.click(group_zone(Rank.FOUR))
    pilot.drag(pilot.card("4s"), FOURS)
    assert not pilot.seen.draft.is_empty
    assert pilot.placement.zone(button_zone("discard")) == discard
    pilot.click(button_zone("escape"))
    assert pilot.seen.draft.is_empty
    assert pilot.placement.zone(button_zone("escape")) is None


def test_a_click_selects_one_of_two_twins(pilot: Pilot) -> None:
    drawn(pilot)
    second = pilot.card("2s", twin=1)
    pilot.click(second)
    assert pilot.seen.selected == (second,)
    pilot.click(second)
    assert not pilot.seen.selected


def test_a_double_click_selects_once_and_throws_nothing(pilot: Pilot) -> None:
    drawn(pilot).click(pilot.card("Kd"), times=2)
    assert pilot.seen.selected == (pilot.card("Kd"),)
    assert pilot.table.sitting.is_my_turn


def test_the_selection_is_dragged_as_one(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.click(group_zone(Rank.FOUR))
    pilot.grab(pilot.card("4s"))
    assert pilot.look.drag is not None
    assert {card.rank for card in pilot.look.drag.cards} == {Rank.FOUR}
    assert len(pilot.look.drag.cards) == 3


def test_dragging_home_or_breaking_off_changes_nothing(pilot: Pilot) -> None:
    drawn(pilot)
    king = pilot.card("Kd")
    home = pilot.at(king)
    for end in ("home", "escape", "right", "focus"):
        pilot.grab(king)
        pilot.carry_to(PILE)
        assert pilot.look.target == PILE
        if end == "home":
            pilot.send(Move(home, held=True), Release(home))
        elif end == "escape":
            pilot.key("escape")
        elif end == "right":
            pilot.right_button()
        else:
            pilot.lose_focus()
        assert pilot.look.drag is None
        assert king in pilot.table.view.hand
        assert pilot.seen.selected == ()
        assert pilot.table.sitting.is_my_turn


def test_a_refusal_shakes_the_cards_and_says_the_rule(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.grab(pilot.card("Kd"))
    where = pilot.middle(SIXES)
    pilot.send(Move(where, held=True), Release(where))
    pilot.now += 30
    assert [key for key, _ in pilot.look.shake] == [pilot.card("Kd").id]
    assert "king" in pilot.notice
    assert "Source" in pilot.status
    pilot.pass_time(7000)
    assert not pilot.notice


def test_f1_after_a_refusal_opens_its_rule_and_else_the_keys(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.grab(pilot.card("Kd"))
    where = pilot.middle(SIXES)
    pilot.send(Move(where, held=True), Release(where))
    rule = pilot.seen.notice.rule if pilot.seen.notice is not None else ""
    pilot.key("f1")
    assert isinstance(pilot.top, RulesScene)
    assert pilot.top.about == rule != ""
    pilot.paint()
    pilot.key("f1")
    pilot.key("f1")
    assert pilot.top.name == "key-help"


def test_a_drag_to_nowhere_says_so(pilot: Pilot) -> None:
    drawn(pilot).drag(pilot.card("Kd"), seat_zone(1))
    assert pilot.notice
    assert pilot.seen.draft.is_empty


def test_no_felt_is_free_between_the_others_melds(pilot: Pilot) -> None:
    """What their tray has beside its columns springs a card back as the columns do."""
    theirs = drawn(pilot).placement.trays[0]
    gap = Point(theirs.columns[0].rect.x - 1, theirs.rect.y + 4)
    for where in (theirs.label.centre, gap):
        pilot.grab(pilot.card("Kd"))
        pilot.send(Move(where, held=True), Release(where))
        assert pilot.notice
        assert pilot.seen.draft.is_empty
        pilot.now += 400
        pilot.settle()


def test_a_discard_by_drag_ends_the_turn_and_can_be_taken_back(pilot: Pilot) -> None:
    king = drawn(pilot).card("Kd")
    pilot.drag(king, PILE)
    assert not pilot.table.sitting.is_my_turn
    assert pilot.seen.can_undo
    pilot.key("z", ctrl=True)
    assert pilot.table.sitting.is_my_turn
    assert king in pilot.table.view.hand
    pilot.key("y", ctrl=True)
    assert not pilot.table.sitting.is_my_turn


def test_what_was_laid_can_be_undone_card_by_card_but_not_the_draw(pilot: Pilot) -> None:
    opened(pilot)
    pilot.key("z", ctrl=True)
    assert not pilot.table.view.team.melds
    pilot.key("z", ctrl=True)
    assert pilot.table.view.phase is Phase.PLAY
    assert "hidden card was seen" in pilot.notice


def test_keys_do_the_same(pilot: Pilot) -> None:
    pilot.key("d")
    assert pilot.table.view.phase is Phase.PLAY
    pilot.click(group_zone(Rank.FOUR))
    pilot.key("m")
    assert len(pilot.seen.draft.cards) == 3
    pilot.key("escape")
    pilot.click(pilot.card("Kd"))
    pilot.key("x")
    assert not pilot.table.sitting.is_my_turn


def test_the_pile_without_a_pair_says_what_is_needed(pilot: Pilot) -> None:
    pilot.click(PILE)
    assert "two" in pilot.notice
    assert pilot.seen.draft.kind is DraftKind.LAY
    pilot.key("p")
    assert "two" in pilot.notice


def test_it_is_somebody_elses_turn(pilot: Pilot) -> None:
    drawn(pilot)
    pilot.around.settings = Settings(confirm_costly_discard=False, reduced_motion=True)
    pilot.drag(pilot.card("Kd"), PILE)
    pilot.click(STOCK)
    assert "turn" in pilot.notice


def test_buttons_and_their_keys(pilot: Pilot) -> None:
    pilot.click(button_zone("log"))
    assert pilot.seen.log_open
    pilot.key("l")
    assert not pilot.seen.log_open
    pilot.click(button_zone("sort"))
    assert pilot.seen.sort == "points"
    pilot.click(button_zone("menu"))
    assert pilot.top.name == "menu"
    pilot.answer("continue")
    assert pilot.top is pilot.table


def test_chosen_cards_go_to_a_meld_by_a_click_on_it_or_say_why_not(pilot: Pilot) -> None:
    opened(pilot)
    pilot.key("z", ctrl=True)
    pilot.key("y", ctrl=True)
    assert pilot.table.view.team.has_opened
    melds = pilot.table.view.team.melds
    sixes = next(i for i, m in enumerate(melds) if m.rank is Rank.SIX)
    pilot.click(pilot.card("8s"))
    pilot.click(meld_zone(0, sixes))
    assert "eight" in pilot.notice
    assert pilot.seen.selected == (pilot.card("8s"),)

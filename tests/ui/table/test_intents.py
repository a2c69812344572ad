"""What a click, a drop or a key means, for every place of the table."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.actions import Discard, Draw, LayDown, Part, TakePile
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.draft import NOTHING, Draft, DraftKind, draft_points, taken_back
from handfoot_gui.ui.table.intents import (
    Act,
    Ask,
    Refused,
    Unclear,
    confirm,
    discard,
    draw,
    drop,
    lay_chosen,
    take_pile,
)
from handfoot_gui.ui.table.placement import (
    FELT,
    HAND,
    PILE,
    STOCK,
    meld_zone,
    rank_zone,
    seat_zone,
    staged_zone,
)
from tests.ui.situations import Table, rank, stage, why

# --- the stock and the pile


def test_a_click_on_the_stock_draws_once() -> None:
    table = Table(hand="Ks", phase=Phase.DRAW)
    assert draw(table.view) == Act(Draw())
    assert why(draw(Table(hand="Ks").view)) == "turn.phase"


def test_the_pile_proposes_the_needed_pair_and_waits() -> None:
    table = Table(hand="Qs Qh Kd Kc 4d", pile="Qd", phase=Phase.DRAW, opened=True)
    found = stage(take_pile(table.view, NOTHING))
    assert found.draft == Draft(DraftKind.TAKE, (Part(rank("Q"), table.pick("Qs Qh")),))
    assert found.why is None
    assert draft_points(table.view, found.draft) == 30
    assert confirm(table.view, found.draft) == Act(TakePile(found.draft.parts))


def test_a_second_click_on_the_pile_changes_nothing() -> None:
    table = Table(hand="Qs Qh Kd", pile="Qd", phase=Phase.DRAW, opened=True)
    once = stage(take_pile(table.view, NOTHING)).draft
    assert stage(take_pile(table.view, once)).draft == once


def test_the_pile_takes_the_chosen_queens_not_others() -> None:
    table = Table(hand="Qs Qh Qc Qd 4d", pile="Qd", phase=Phase.DRAW, opened=True)
    chosen = table.pick("Qc Qd Qh")
    assert stage(take_pile(table.view, NOTHING, chosen)).draft.parts[0].cards == chosen


def test_the_pile_short_of_the_opening_waits_for_more_melds_with_a_running_total() -> None:
    table = Table(hand="Qs Qh As Ah Ad 4d", pile="Qd", phase=Phase.DRAW)
    taking = stage(take_pile(table.view, NOTHING))
    assert taking.why is not None
    assert (taking.why.rule, taking.why.have, taking.why.need) == ("opening.minimum", 30, 50)
    assert why(confirm(table.view, taking.draft)) == "opening.minimum"
    more = stage(drop(table.view, taking.draft, table.pick("As Ah Ad"), rank_zone(0, rank("A"))))
    assert draft_points(table.view, more.draft) == 90
    act = confirm(table.view, more.draft)
    assert isinstance(act, Act)
    assert isinstance(act.action, TakePile)


def test_without_the_pair_the_pile_is_refused() -> None:
    table = Table(hand="Qs 2h Kd", pile="Qd", phase=Phase.DRAW, opened=True)
    assert why(take_pile(table.view, NOTHING)) == "pile.match"


def test_where_a_wild_may_help_it_is_the_two_before_the_joker() -> None:
    rules = PRESETS["game-night"]
    table = Table(
        hand="Qs ** 2h Kd",
        pile="Qd",
        phase=Phase.DRAW,
        opened=True,
        rules=replace(rules, pile_match="natural-and-wild"),
    )
    assert stage(take_pile(table.view, NOTHING)).draft.parts[0].cards == table.pick("Qs 2h")


def test_blocked_piles_say_why() -> None:
    for pile, rule in (("", "pile.empty"), ("3c", "pile.three"), ("2c", "pile.wild")):
        table = Table(hand="3c 3s 2c 2d Kd", pile=pile, phase=Phase.DRAW, opened=True)
        assert why(take_pile(table.view, NOTHING)) == rule


def test_a_pair_dragged_to_the_pile_takes_it_before_the_draw() -> None:
    table = Table(hand="Qs Qh Kd", pile="Qd", phase=Phase.DRAW, opened=True)
    pair = table.pick("Qs Qh")
    assert stage(drop(table.view, NOTHING, pair, PILE)).draft.parts == (Part(rank("Q"), pair),)


def test_before_the_draw_nothing_is_laid_or_thrown() -> None:
    table = Table(hand="Ks Kh Kd 4c", pile="Qd", phase=Phase.DRAW, opened=True)
    assert why(drop(table.view, NOTHING, table.pick("Ks Kh Kd"), FELT)) == "turn.phase"
    assert why(drop(table.view, NOTHING, table.pick("4c"), PILE)) == "turn.phase"


# --- laying down


def test_an_opened_team_lays_at_once() -> None:
    table = Table(hand="Ks Kh Kd 4c 5c", melds="9:9s,9h,9d")
    kings = table.pick("Ks Kh Kd")
    for zone in (FELT, rank_zone(0, rank("K"))):
        assert drop(table.view, NOTHING, kings, zone) == Act(LayDown((Part(rank("K"), kings),)))


def test_one_card_joins_the_meld_of_its_rank_from_the_felt() -> None:
    table = Table(hand="9c 4c 5c", melds="9:9s,9h,9d")
    nine = table.pick("9c")
    assert drop(table.view, NOTHING, nine, FELT) == Act(LayDown((Part(rank("9"), nine, 0),)))


def test_too_few_cards_are_staged_and_the_third_lays_all() -> None:
    table = Table(hand="Ks Kh Kd 4c 5c", melds="9:9s,9h,9d")
    first = stage(drop(table.view, NOTHING, table.pick("Ks Kh"), rank_zone(0, rank("K"))))
    assert first.why is not None
    assert first.why.rule == "meld.size"
    act = drop(table.view, first.draft, table.pick("Kd"), staged_zone(0))
    assert act == Act(LayDown((Part(rank("K"), table.pick("Ks Kh Kd")),)))


def test_a_finished_add_on_does_not_wait_for_a_staged_pair() -> None:
    table = Table(hand="Ks Kh 9c 4c 5c", melds="9:9s,9h,9d")
    pair = stage(drop(table.view, NOTHING, table.pick("Ks Kh"), FELT)).draft
    act = drop(table.view, pair, table.pick("9c"), meld_zone(0, 0))
    assert act == Act(LayDown((Part(rank("9"), table.pick("9c"), 0),)), pair)


def test_below_the_opening_melds_are_staged_until_the_total_is_reached() -> None:
    table = Table(hand="7s 7h 7d Ks Kh Kd 4c As")
    sevens = stage(drop(table.view, NOTHING, table.pick("7s 7h 7d"), FELT))
    assert sevens.why is not None
    assert (sevens.why.rule, sevens.why.have, sevens.why.need) == ("opening.minimum", 15, 50)
    assert draft_points(table.view, sevens.draft) == 15
    kings = stage(drop(table.view, sevens.draft, table.pick("Ks Kh Kd"), FELT))
    assert draft_points(table.view, kings.draft) == 45
    back = stage(drop(table.view, kings.draft, table.pick("7d"), HAND)).draft
    assert draft_points(table.view, back) == 40


def test_reaching_the_opening_lays_all_that_is_staged_as_one_act() -> None:
    table = Table(hand="As Ah Ad Ks Kh Kd 4c 5c", round_number=2)
    kings = stage(drop(table.view, NOTHING, table.pick("Ks Kh Kd"), FELT)).draft
    act = drop(table.view, kings, table.pick("As Ah Ad"), FELT)
    assert isinstance(act, Act)
    assert isinstance(act.action, LayDown)
    assert [part.rank for part in act.action.lay] == [rank("K"), rank("A")]


def test_a_wild_is_staged_first_and_naturals_follow() -> None:
    table = Table(hand="** Ks Kh 4c 5c")
    wild = stage(drop(table.view, NOTHING, table.pick("**"), rank_zone(0, rank("K"))))
    act = drop(table.view, wild.draft, table.pick("Ks Kh"), staged_zone(0))
    assert isinstance(act, Act)


def test_wilds_alone_never_choose_a_place() -> None:
    table = Table(hand="** 2s 4c 5c", melds="9:9s,9h,9d")
    assert drop(table.view, NOTHING, table.pick("**"), FELT) == Unclear(
        "wild-place", table.pick("**")
    )
    assert isinstance(confirm(table.view, NOTHING, table.pick("** 2s")), Unclear)
    two = table.pick("2s")
    act = drop(table.view, NOTHING, two, meld_zone(0, 0))
    assert act == Act(LayDown((Part(rank("9"), two, 0),)))


def test_a_wild_among_two_ranks_is_not_guessed() -> None:
    table = Table(hand="** Ks Kh As Ah 5c", melds="9:9s,9h,9d")
    mixed = table.pick("Ks Kh ** As Ah")
    assert isinstance(lay_chosen(table.view, NOTHING, mixed), Unclear)


def test_several_ranks_on_the_felt_are_several_melds() -> None:
    table = Table(hand="Ks Kh Kd As Ah Ad 5c 5d")
    act = drop(table.view, NOTHING, table.pick("Ks As Kh Ah Kd Ad"), FELT)
    assert isinstance(act, Act)
    assert isinstance(act.action, LayDown)
    assert len(act.action.lay) == 2


def test_strangers_are_refused_even_where_the_meld_is_still_too_small() -> None:
    table = Table(hand="Ks Qh 3c 4c 5c", melds="9:9s,9h,9d")
    kings = rank_zone(0, rank("K"))
    assert why(drop(table.view, NOTHING, table.pick("Ks Qh"), kings)) == "meld.rank"
    assert why(drop(table.view, NOTHING, table.pick("3c"), FELT)) == "meld.three"
    assert why(drop(table.view, NOTHING, table.pick("Qh"), meld_zone(0, 0))) == "meld.rank"


def test_too_many_wilds_are_refused_and_stay_in_the_hand() -> None:
    table = Table(hand="** 2s 2h 9c 5c", melds="9:9s,9h,2d")
    assert why(drop(table.view, NOTHING, table.pick("2s"), meld_zone(0, 0))) == "meld.wild-limit"
    small = stage(drop(table.view, NOTHING, table.pick("**"), rank_zone(0, rank("K"))))
    three = drop(table.view, small.draft, table.pick("2s 2h"), staged_zone(0))
    assert why(three) == "meld.wild-limit"


def test_naturals_on_a_finished_book_start_a_new_meld_beside_it() -> None:
    table = Table(hand="9c 9d 9h 5c 5d", melds="9:9s,9h,9d,9c,9s,9h,9d")
    nines = table.pick("9c 9d 9h")
    for zone in (meld_zone(0, 0), rank_zone(0, rank("9"))):
        act = drop(table.view, NOTHING, nines, zone)
        assert act == Act(LayDown((Part(rank("9"), nines, "new"),)))
        begun = stage(drop(table.view, NOTHING, nines[:1], zone))
        assert begun.draft.parts == (Part(rank("9"), nines[:1], "new"),)


def test_a_finished_book_takes_no_wild_and_nothing_of_another_rank() -> None:
    table = Table(hand="9c 9d 2h 5c 5d", melds="9:9s,9h,9d,9c,9s,9h,9d")
    assert why(drop(table.view, NOTHING, table.pick("2h"), meld_zone(0, 0))) == "book.closed"
    assert why(drop(table.view, NOTHING, table.pick("5c"), meld_zone(0, 0))) == "book.closed"


def test_a_finished_book_is_the_end_of_its_rank_where_it_is_melded_once() -> None:
    rules = replace(PRESETS["game-night"], second_meld_of_rank="never")
    table = Table(hand="9c 9d 9h 5c 5d", melds="9:9s,9h,9d,9c,9s,9h,9d", rules=rules)
    nines = table.pick("9c 9d 9h")
    for zone in (meld_zone(0, 0), rank_zone(0, rank("9"))):
        assert isinstance(drop(table.view, NOTHING, nines, zone), Refused)
        assert isinstance(drop(table.view, NOTHING, nines[:1], zone), Refused)


def test_places_that_are_not_ours_mean_nothing() -> None:
    table = Table(hand="9c 9d 9h 5c 5d", opened=True)
    nines = table.pick("9c 9d 9h")
    for zone in (meld_zone(1, 0), rank_zone(1, rank("9")), STOCK, seat_zone(2), staged_zone(4)):
        assert drop(table.view, NOTHING, nines, zone) == Unclear("nowhere")
    assert drop(table.view, NOTHING, nines, HAND) == Unclear("nowhere")


def test_staged_cards_can_go_home_or_to_another_place() -> None:
    table = Table(hand="Ks Kh ** Qs Qh 4c 5c", melds="9:9s,9h,9d", round_number=4)
    draft = stage(drop(table.view, NOTHING, table.pick("Ks **"), rank_zone(0, rank("K")))).draft
    wild = table.pick("**")
    moved = stage(drop(table.view, draft, wild, rank_zone(0, rank("Q")))).draft
    assert [part.rank for part in moved.parts] == [rank("K"), rank("Q")]
    assert stage(drop(table.view, moved, moved.cards, HAND)).draft == NOTHING
    assert taken_back(moved, moved.cards) == NOTHING


# --- discarding


def test_one_card_on_the_pile_is_the_discard() -> None:
    table = Table(hand="Ks 4c", pile="Qd")
    assert drop(table.view, NOTHING, table.pick("4c"), PILE) == Act(Discard(table.pick("4c")[0]))
    both = table.pick("Ks 4c")
    assert drop(table.view, NOTHING, both, PILE) == Unclear("one-card", both)
    assert discard(table.view, NOTHING, ()) == Unclear("nothing-chosen")


def test_a_discard_with_staged_cards_asks_first() -> None:
    table = Table(hand="7s 7h 7d 4c Ks")
    draft = stage(drop(table.view, NOTHING, table.pick("7s 7h 7d"), FELT)).draft
    four = table.pick("4c")
    assert drop(table.view, draft, four, PILE) == Ask("staged-discard", Discard(four[0]))


def test_twins_are_two_cards() -> None:
    table = Table(hand="Ks Ks 4c 5c", pile="Qd")
    first, second = table.pick("Ks Ks")
    assert drop(table.view, NOTHING, (second,), PILE) == Act(Discard(second))
    assert first != second


def test_it_is_not_your_turn() -> None:
    table = Table(hand="Ks Kh Kd 4c", pile="Qd")
    waiting: PlayerView = replace(table.view, to_act=1, turn_seat=1)
    kings = table.pick("Ks Kh Kd")
    assert why(draw(waiting)) == "turn.seat"
    assert why(drop(waiting, NOTHING, kings, FELT)) == "turn.seat"
    assert why(drop(waiting, NOTHING, kings[:1], PILE)) == "turn.seat"
    assert why(take_pile(waiting, NOTHING)) == "turn.seat"

"""Between two people at one screen: no frame of the hand-over depends on the next one's cards."""

from __future__ import annotations

import pytest

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Discard, Draw
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.phases import Phase
from handfoot_gui.ui.scenes.at_screen import AtScreen
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.hearing import heard
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.sitting import Sitting
from tests.scenes.deeds import Player
from tests.scenes.hot_seat import (
    NEIGHBOURS,
    Camera,
    at_the_table,
    before_a_discard,
    fingerprint,
    hand_over_filmed,
    same_again,
    swaps,
    until_somebody,
)
from tests.scenes.pilot import Pilot, new_game, surroundings
from tests.scenes.test_matches import at_random

SOME = 4
"""Pairs of hidden cards tried a seed; each is a whole film."""


def films(seed: int) -> tuple[list[str], list[list[str]]]:
    """One hand-over as it was dealt, and with other hidden cards."""
    game = before_a_discard(seed)
    view = game.view(NEIGHBOURS[0])
    discarded = plain_discard(view.hand)
    others = []
    for mine, theirs in swaps(game, *NEIGHBOURS):
        other = same_again(game, mine, theirs)
        if other is not None and other.view(NEIGHBOURS[0]) == view:
            assert other.view(NEIGHBOURS[1]) != game.view(NEIGHBOURS[1]) or mine.pile
            others.append(list(hand_over_filmed(other, discarded)))
        if len(others) == SOME:
            break
    same = same_again(game, mine, mine)
    assert same is not None
    return list(hand_over_filmed(same, discarded)), others


def plain_discard(hand: tuple[Card, ...]) -> Card:
    return next(card for card in hand if 4 <= card.rank <= 14)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_frame_of_the_hand_over_depends_on_hidden_cards(seed: int) -> None:
    first, others = films(seed)
    assert len(others) == SOME
    assert len(set(first)) > 12, "the curtain falls in less than a dozen frames"
    for other in others:
        assert other == first


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curtain that changes the seat before it has fallen shows the next one's cards below it."""
    usual = HandOverScene.update

    def too_early(self: HandOverScene, now: float) -> object:
        if self._is_up:
            self.sitting.sit_down(self.seat)
            self.opened()
        return usual(self, now)

    monkeypatch.setattr(HandOverScene, "update", too_early)
    first, others = films(1)
    assert any(other != first for other in others)


def test_nothing_is_shown_before_the_first_curtain_is_opened() -> None:
    """Nor by a table that is painted before its time."""
    pilots = [
        Pilot(surroundings(), new_game(seed, "person,person,person,person")) for seed in (4, 9)
    ]
    assert len({fingerprint(pilot) for pilot in pilots}) == 1
    assert [pilot.table.describe() for pilot in pilots] == [{}, {}]
    assert [heard(pilot.table).news for pilot in pilots] == ["", ""]
    for pilot in pilots:
        pilot.send()
        pilot.pass_time()
        assert isinstance(pilot.top, HandOverScene)


def test_only_the_one_at_the_screen_is_seen_a_whole_match_long() -> None:
    """Two people and two computer players; everything the table tells is that one person's."""
    pilot = Pilot(surroundings((1024, 600)), new_game(11, "person,random,person,random"))
    choose, player = at_random(11), Player(pilot)
    seen: set[tuple[int, int]] = set()
    rounds = 0
    for _ in range(8000):
        until_somebody(pilot)
        top = pilot.top
        if isinstance(top, HandOverScene):
            assert pilot.table.sitting.screen.looking is None
            assert pilot.table.describe() == {}
            assert top.seat == pilot.game.waiting_for or rounds_begins(pilot)
            seen.add((pilot.game.round_number, top.seat))
            pilot.key("return")
        elif isinstance(top, RoundSummaryScene):
            rounds += 1
            if pilot.game.match_over:
                break
            pilot.stack._obey(top.leave())
        elif isinstance(top, DialogScene):
            assert pilot.table.sitting.seat == pilot.game.waiting_for
            pilot.answer("yes")
        else:
            assert_own_cards_only(pilot)
            player.do(choose(pilot.table.view))
    assert pilot.game.match_over
    assert rounds == 4
    assert {seat for _, seat in seen} == {0, 2}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_partner_is_asked_behind_a_curtain_of_its_own(answer: str) -> None:
    """Who asks, and what they answer, by people; the screen goes there and, after a no, back."""
    brain = make_player("steady", 1)
    for seed in range(20, 40):
        pilot = Pilot(surroundings((1024, 600)), new_game(seed, "person,random,person,random"))
        while not isinstance(pilot.top, RoundSummaryScene):
            until_somebody(pilot)
            if isinstance(pilot.top, HandOverScene):
                is_question = pilot.game.state.phase is Phase.ANSWER
                assert bool(pilot.top.words.why) == is_question
                pilot.key("return")
            elif isinstance(pilot.top, DialogScene):
                asked, asker = pilot.table.sitting.seat, pilot.game.state.turn_seat
                assert {asked, asker} == {0, 2}
                assert asked == pilot.game.waiting_for
                pilot.answer(answer)
                until_somebody(pilot)
                back = pilot.top
                expected = HandOverScene if answer == "no" else RoundSummaryScene
                assert isinstance(back, expected)
                if isinstance(back, HandOverScene):
                    assert back.seat == asker
                return
            elif pilot.top is pilot.table:
                action = brain.decide(pilot.table.view)
                assert action is not None
                pilot.table.sitting.submit(action)
                pilot.settle()
    raise AssertionError("nobody asked in twenty rounds")


def rounds_begins(pilot: Pilot) -> bool:
    return not pilot.game.state.teams[0].has_opened


def assert_own_cards_only(pilot: Pilot) -> None:
    sitting = pilot.table.sitting
    told = {card["id"] for card in pilot.table.describe()["hand"]}
    staged = {card.id for card in pilot.seen.draft.cards}
    own = {card.id for card in pilot.game.state.seats[sitting.seat].hand}
    assert told | staged == own
    assert pilot.game.waiting_for == sitting.seat == sitting.screen.looking


def test_what_happened_since_is_told() -> None:
    camera = Camera(before_a_discard(1))
    camera.until_curtain()
    camera.open()
    discarded = plain_discard(camera.pilot.table.view.hand)
    camera.discard(discarded)
    curtain = camera.until_curtain()
    assert len(curtain.words.below) == 3, "each of the others had a turn"
    assert curtain.words.name == camera.pilot.game.seats[1].name


def test_the_discard_can_be_taken_back_before_the_curtain_falls() -> None:
    camera = Camera(before_a_discard(1))
    camera.until_curtain()
    camera.open()
    pilot = camera.pilot
    held = len(pilot.table.view.hand)
    camera.discard(plain_discard(pilot.table.view.hand))
    for _ in range(30):
        camera.roll()
    assert pilot.top is pilot.table
    pilot.key("z", ctrl=True)
    assert len(pilot.table.view.hand) == held
    assert pilot.table.sitting.is_my_turn


# --- what stays with each person ------------------------------------------------------------------


def next_person(pilot: Pilot) -> None:
    """Draws, discards and gives the screen on."""
    sitting = pilot.table.sitting
    sitting.submit(Draw())
    pilot.settle()
    sitting.submit(Discard(plain_discard(pilot.table.view.hand)))
    pilot.settle()
    until_somebody(pilot)
    assert isinstance(pilot.top, HandOverScene)
    pilot.key("return")
    until_somebody(pilot)
    assert pilot.table.sitting is sitting


def test_order_choice_and_log_are_each_persons_own() -> None:
    pilot = at_the_table()
    sitting = pilot.table.sitting
    first = sitting.seat
    pilot.key("o")
    pilot.key("l")
    pilot.select(pilot.table.view.hand[:2])
    own = (sitting.sort, sitting.hands)
    next_person(pilot)
    assert sitting.seat != first
    assert (sitting.sort, sitting.log_open, sitting.hands.selected) == ("rank", False, ())
    assert sitting.hands is not own[1]
    next_person(pilot)
    assert sitting.seat == first
    assert (sitting.sort, sitting.hands) == own


def test_nothing_of_the_others_can_be_taken_back() -> None:
    pilot = at_the_table()
    next_person(pilot)
    before = pilot.game.record()
    pilot.key("z", ctrl=True)
    pilot.key("y", ctrl=True)
    assert pilot.game.record() == before
    assert not pilot.seen.can_undo
    assert not pilot.seen.can_redo


def test_the_log_has_names_and_no_card_that_another_one_drew() -> None:
    pilot = at_the_table()
    drawn = pilot.table.sitting.seat
    next_person(pilot)
    pilot.key("l")
    name = pilot.game.seats[drawn].name
    pilot.paint()
    lines = [line.text for line in pilot.table.showing.log.lines]
    assert f"{name} drew two cards." in lines
    assert not [line for line in lines if "You" in line]


def test_who_is_due() -> None:
    game = new_game(1, "person,random,person,random")
    screen = AtScreen(game)
    assert screen.looking is None
    assert screen.due in (0, 2)
    assert AtScreen(new_game(1)).due is None
    assert Sitting(game, None).seat == screen.due


def test_a_team_has_one_colour_whoever_has_the_screen() -> None:
    alone = new_game(3, "club,person,club,club")
    assert Pilot(surroundings(), alone).table.sitting.company.first_team == 1
    pilot = Pilot(surroundings(), new_game(3, "club,person,person,club"))
    for seat in (1, 2):
        pilot.table.sitting.sit_down(seat)
        table = pilot.table
        look = table.showing.look(table.sitting.seen(), pilot.now)
        assert look.first_team == 0

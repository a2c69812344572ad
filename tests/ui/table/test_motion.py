"""What moves after a step, in which order, and that nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.rules.dealing import deal, secret_from_seed, shuffled_pack
from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    FootPickedUp,
    RoundBegan,
)
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.turns import apply, begin_round
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.ui.kit.geometry import Size
from handfoot_gui.ui.table.held import Held, grouped
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.motion import Motion, Pace, plan
from handfoot_gui.ui.table.placement import Placement

Step = tuple[Placement, Placement, tuple[Event, ...], PlayerView]


def placed(view: PlayerView) -> Placement:
    return lay_out(view, Held(grouped(view.hand, view.rules)), Size(1366, 768))


def steps(seed: int, seats: int = 4, rules: RuleSet | None = None, who: int = 0) -> Iterator[Step]:
    """A round of random players as one seat sees it."""
    rules = rules or RuleSet()
    secret = secret_from_seed(seed)
    state = deal(rules, seats, shuffled_pack(rules, seats, secret, 1), dealer=0, secret=secret)
    player = RandomPlayer(seed)
    before = placed(view_of(state, who))
    state, events = begin_round(state)
    while True:
        view = view_of(state, who)
        after = placed(view)
        yield before, after, tuple(redact(event, who) for event in events), view
        if state.result is not None:
            return
        before = after
        state, events = apply(state, player.decide(view_of(state, state.to_act)))


@pytest.mark.parametrize(("seed", "seats"), [(1, 4), (2, 2), (3, 6), (4, 5)])
def test_every_card_arrives_where_it_lies_after_the_step(seed: int, seats: int) -> None:
    for before, after, events, _ in steps(seed, seats):
        motion = plan(before, after, events, Pace(), 1000.0)
        for flight in motion.flights:
            assert flight.duration > 0
            assert flight.start >= 1000
            if flight.key is not None:
                assert after.slot(flight.key) is not None
        assert not motion.hidden(motion.finish)
        assert not motion.moving(motion.finish)
        assert not motion.effects(motion.finish)
        last = {f.key: f for f in sorted(motion.flights, key=lambda f: f.finish)}
        for key, flight in last.items():
            slot = None if key is None else after.slot(key)
            if slot is not None:
                assert flight.end.centre == slot.centre


def test_a_card_on_its_way_is_seen_once() -> None:
    for before, after, events, _ in steps(5):
        motion = plan(before, after, events, Pace(), 0.0)
        for now in range(0, int(motion.finish) + 20, 35):
            cards = [m.slot.card.id for m in motion.moving(now) if m.slot.card is not None]
            assert len(cards) == len(set(cards)), (events, now)


def test_a_known_card_never_vanishes_between_two_places() -> None:
    for before, after, events, view in list(steps(6))[1:]:
        motion = plan(before, after, events, Pace(), 0.0)
        held = {card.id for card in view.hand}
        was = {slot.key for slot in before.hand}
        for now in range(0, int(motion.finish), 50):
            seen = {m.slot.card.id for m in motion.moving(now) if m.slot.card is not None}
            assert (motion.hidden(now) & held & was) <= seen


def test_the_pile_s_top_lies_there_until_it_is_covered_and_a_foot_is_bound_until_it_is_opened() -> (
    None
):
    covered = opened = 0
    for before, after, events, view in steps(5):
        motion = plan(before, after, events, Pace(), 0.0)
        if any(isinstance(event, CardDiscarded) for event in events):
            lying = before.middle.pile_slots
            assert motion.covered is (lying[-1] if lying and lying[-1].card else None)
            covered += motion.covered is not None
        if any(isinstance(e, FootPickedUp) and e.seat == view.seat for e in events):
            assert motion.still_sealed(motion.opens - 1) == before.own.sealed[0]
            assert not motion.still_sealed(motion.opens)
            opened += motion.opens > 0
    assert covered > 20
    assert opened


def test_no_step_takes_long() -> None:
    for preset in ("game-night", "hand-knee-and-foot"):
        for before, after, events, _ in steps(7, 4, PRESETS[preset]):
            motion = plan(before, after, events, Pace(), 0.0)
            assert motion.finish < 4200, events


def test_the_deal_goes_round_and_ends_with_everything_in_place() -> None:
    before, after, events, _ = next(steps(8))
    assert isinstance(events[0], RoundBegan)
    motion = plan(before, after, events, Pace(), 0.0)
    assert {slot.key for slot in after.hand} <= {flight.key for flight in motion.flights}
    assert motion.hidden(0.0) >= {slot.key for slot in after.hand}


def test_at_once_and_reduced_motion_are_cuts() -> None:
    for before, after, events, _ in list(steps(9))[:10]:
        for pace in (Pace("at once"), Pace("normal", reduced=True)):
            assert plan(before, after, events, pace, 0.0) == Motion()


def test_slow_takes_longer_and_fast_is_quicker() -> None:
    before, after, events, _ = next(s for s in steps(10) if isinstance(s[2][0], CardsDrawn))
    times = [plan(before, after, events, Pace(s), 0.0).finish for s in ("fast", "normal", "slow")]
    assert times == sorted(times)
    assert times[0] == pytest.approx(times[1] / 2)
    assert times[2] == pytest.approx(times[1] * 1.6)


def test_a_discard_rises_on_its_way() -> None:
    for before, after, events, _ in steps(11):
        discard = next((e for e in events if isinstance(e, CardDiscarded)), None)
        if discard is not None and discard.seat == 0:
            motion = plan(before, after, events, Pace(), 0.0)
            flight = next(f for f in motion.flights if f.key == discard.card.id)
            middle = flight.at(flight.start + flight.duration * 0.2)
            assert middle is not None
            straight = flight.begin.centre.towards(flight.end.centre, 0.5)
            assert middle.slot.centre.y < max(straight.y, flight.begin.centre.y)
            return
    pytest.fail("nobody discarded")


def test_a_finished_book_is_ringed_after_its_cards_have_slid_together() -> None:
    for seed in range(12, 40):
        for before, after, events, _ in steps(seed):
            if any(isinstance(e, BookCompleted) for e in events):
                motion = plan(before, after, events, Pace(), 0.0)
                ring = next(light for light in motion.lights if light.kind == "ring")
                squared = [f for f in motion.flights if f.end.zone == ring.zone]
                assert squared
                assert max(f.finish for f in squared) == pytest.approx(ring.start)
                return
    pytest.fail("no book")

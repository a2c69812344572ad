"""Levels, their mistakes and their weights; what no level ever does; what the partner is told."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from importlib import resources

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.instructions import Instructions
from handfoot_gui.players.levels import LEVELS
from handfoot_gui.players.memory import remembered
from handfoot_gui.players.mistakes import Slip, slips_of
from handfoot_gui.players.outlook import outlook
from handfoot_gui.players.registry import LEVEL_NAMES, STYLE_NAMES, is_player, make_player
from handfoot_gui.players.turn import Turn, evaluate
from handfoot_gui.players.weights import hash_of, load_weights, origin_of
from handfoot_gui.rules.actions import Action, Discard, GoOut, LayDown, TakePile
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import is_wild, wilds_fit
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView, view_of
from tests.players.any_position import random_position
from tests.players.positions import seen
from tests.players.rounds import Decision, decisions_of_round
from tests.properties.rounds import random_deal, random_rules

BOOKS_MADE = "A:7 7:7 6:5+WW 5:5+WW"
POSITIONS = int(os.environ.get("HANDFOOT_POSITIONS", "200"))
"""Once, by command, ten thousand: with `HANDFOOT_POSITIONS=10000` before it."""

QUICK_LEVELS = tuple(name for name in LEVEL_NAMES if name != "expert")


def _decisions(level: str, seed: int) -> Iterator[Decision]:
    """A round by one level; every other one by rules of any kind."""
    rng = random.Random(f"never {level} {seed}")
    rules = random_rules(rng, 4) if seed % 2 else GAME_NIGHT
    yield from decisions_of_round(random_deal(rng, rules, 4), level, seed)


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("seed", range(10))
def test_what_no_level_ever_does(level: str, seed: int) -> None:
    for decision in _decisions(level, seed):
        nothing_absurd(decision.view, decision.action, level)


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_what_no_level_ever_does_in_any_position(level: str) -> None:
    player, looked_at = make_player(level, 1), 0
    for number in range(POSITIONS):
        view = view_of(random_position(random.Random(f"position {number}")), 0)
        if possible_kinds(view):
            nothing_absurd(view, player.decide(view), level)
            looked_at += 1
    assert looked_at > POSITIONS / 2


def nothing_absurd(view: PlayerView, action: Action | None, level: str) -> None:
    """Legal, so no pile without its minimum and no question out of turn; nor against sense."""
    assert action is not None
    assert check(view, action) is None
    if isinstance(action, Discard):
        _throws_nothing_absurd(view, action, level)
    if isinstance(action, LayDown):
        _dirties_no_six_for_nothing(view, action)
    if isinstance(action, GoOut):
        assert not view.permission_refused


def _throws_nothing_absurd(view: PlayerView, action: Discard, level: str) -> None:
    """Wilds, known pairs and a book's last card are thrown only for want of others."""
    card = action.card
    harmless = [c for c in view.hand if not _is_harmful(view, c, level)]
    assert not harmless or not _is_harmful(view, card, level), (card, harmless)
    if card.rank is Rank.JOKER:
        assert all(c.rank is not Rank.TWO for c in view.hand), "a joker wasted"


def _is_harmful(view: PlayerView, card: Card, level: str) -> bool:
    if is_wild(card):
        return True
    after = (view.seat + 1) % len(view.seats)
    knows = LEVELS[level].recall is None and view.team_of(after) != view.team_of(view.seat)
    if knows and card.rank is not Rank.THREE and remembered(view).known(after)[card.rank] >= 2:
        return True
    return any(m.rank is card.rank and len(m.cards) == BOOK_SIZE - 1 for m in view.team.melds)


def _dirties_no_six_for_nothing(view: PlayerView, action: LayDown) -> None:
    """Six clean cards get a wild only where no other unfinished meld could have it.

    On the last turn a dirty book is better than none.
    """
    if outlook(view).is_last_turn:
        return
    laid = sum(len(part.cards) for part in action.lay)
    for part in action.lay:
        if not isinstance(part.meld, int) or not any(map(is_wild, part.cards)):
            continue
        meld = view.team.melds[part.meld]
        is_six = not meld.wilds and len(meld.cards) == BOOK_SIZE - 1
        if is_six and len(part.cards) == 1 and len(view.hand) - laid > 2:
            roomy = [
                m
                for m in view.team.melds
                if m.wilds and m.naturals and not m.is_book
                if wilds_fit(view.rules, m.naturals, m.wilds + 1)
            ]
            assert not roomy, "six clean cards dirtied while another meld takes the wild"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_the_terms_add_up_to_the_value(level: str) -> None:
    weights = load_weights(LEVELS[level].weights)
    looked_at = 0
    for seed in range(3):
        for decision in _decisions("club", seed):
            view = decision.view
            if view.phase != "play":
                continue
            turn = Turn(view, remembered(view), weights)
            for judged in turn.judged()[:4]:
                terms = evaluate(view, judged.plan, weights, judged.discard)
                total = sum(term.points for term in terms)
                if abs(judged.value) < 1e5:
                    assert total == pytest.approx(judged.value, abs=1e-6)
                    looked_at += 1
    assert looked_at > 100


def test_slips_are_as_many_as_the_level_says_and_last_for_the_whole_turn() -> None:
    views = [d.view for seed in range(0, 6, 2) for d in _decisions("club", seed)]
    for percent in (33, 67):
        found = [slips_of(v, remembered(v), s, percent) for v in views for s in range(20)]
        went_wrong = [slips for slips in found if slips]
        assert abs(100 * len(went_wrong) / len(found) - percent) < 4
        assert frozenset().union(*went_wrong) == set(Slip)
    by_turn: dict[tuple[int, int, int], set[frozenset[Slip]]] = {}
    for number, view in enumerate(views):
        memory = remembered(view)
        key = (view.turn_seat, view.seat, memory.turns)
        if view.seat == view.turn_seat and number < 150:
            by_turn.setdefault(key, set()).add(slips_of(view, memory, 3, 50))
    assert all(len(answers) == 1 for answers in by_turn.values())


@pytest.mark.parametrize("variant", range(20))
def test_by_the_experts_weights_no_rank_begins_dirty_while_the_round_is_young(variant: int) -> None:
    def begun(stock: int) -> bool:
        view = seen(hand="KKX9J6A4", ours="8:4 6:3", stock=stock, variant=variant)
        action = Computer(1, LEVELS["skilled"], load_weights("expert")).decide(view)
        return isinstance(action, LayDown) and any(part.meld == "new" for part in action.lay)

    assert not begun(stock=110)
    assert begun(stock=6)


@pytest.mark.parametrize("name", ["club", "skilled", "expert"])
def test_weights_are_what_their_hash_says(name: str) -> None:
    assert origin_of(name).hash == hash_of(load_weights(name))
    assert origin_of(name).made_by
    folder = resources.files("handfoot_gui.players.weights")
    content = json.loads((folder / f"{name}.json").read_text("utf-8"))
    assert content["weights"].keys() == asdict(load_weights(name)).keys()


def test_names_are_levels_with_styles_and_second_names() -> None:
    assert LEVEL_NAMES[:4] == ("beginner", "casual", "club", "skilled")
    assert is_player("steady")
    assert all(is_player(f"{level}-{style}") for level in QUICK_LEVELS for style in STYLE_NAMES)
    assert not is_player("club-")
    assert not is_player("random-racer")
    assert not is_player("nobody")


def test_a_style_changes_what_is_played() -> None:
    views = [d.view for seed in (0, 2) for d in _decisions("club", seed)]
    plain, racer = make_player("club", 1), make_player("club-racer", 1)
    careful = make_player("club-careful", 1)
    assert sum(plain.decide(v) != racer.decide(v) for v in views) > 3
    assert sum(plain.decide(v) != careful.decide(v) for v in views) > 3


# --- the partner ----------------------------------------------------------------------------------


def _wilds_on(action: Action, view: PlayerView, rank: Rank) -> bool:
    lay = action.lay if isinstance(action, LayDown | GoOut | TakePile) else ()
    return any(part.rank is rank and any(map(is_wild, part.cards)) for part in lay)


@pytest.mark.parametrize("level", ["club", "skilled"])
def test_what_is_to_be_kept_clean_gets_no_wild_and_is_asked_about(level: str) -> None:
    view = seen(hand="KWA", ours="K:4", theirs="4:3")
    free = Computer(1, LEVELS[level])
    assert _wilds_on(free.decide(view), view, Rank.KING)
    told = Computer(1, LEVELS[level], instructions=Instructions(keep_clean=frozenset({Rank.KING})))
    assert not _wilds_on(told.decide(view), view, Rank.KING)
    assert told.would_like_to_dirty(view) == {Rank.KING}
    assert free.would_like_to_dirty(view) == frozenset()


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_partner_who_is_told_not_to_go_out_does_not(level: str) -> None:
    view = seen(hand="K9", ours=f"K:4 {BOOKS_MADE}", feet="picked")
    assert isinstance(Computer(1, LEVELS["club"]).decide(view), GoOut)
    told = Computer(1, LEVELS[level], instructions=Instructions(not_yet=True))
    assert not isinstance(told.decide(view), GoOut)
    last = replace(view, stock_count=2)
    assert isinstance(told.decide(last), GoOut), "the last turn is the last chance"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_no_that_is_final_is_not_asked_about_again(level: str) -> None:
    view = seen(hand="K9", ours=f"K:4 {BOOKS_MADE}", feet="picked", refused_before=True)
    assert isinstance(Computer(1, LEVELS["club"]).decide(view), GoOut)
    told = Computer(1, LEVELS[level], instructions=Instructions(no_is_final=True))
    assert not isinstance(told.decide(view), GoOut)


def test_in_a_hurry_cards_go_down_that_were_kept() -> None:
    views = [d.view for seed in (0, 2, 4) for d in _decisions("club", seed)]
    plain = Computer(1, LEVELS["club"])
    hurried = Computer(1, LEVELS["club"], instructions=Instructions(hurry=True))

    def laid(player: Computer) -> int:
        actions = [player.decide(view) for view in views]
        return sum(len(p.cards) for a in actions if isinstance(a, LayDown) for p in a.lay)

    assert laid(hurried) > laid(plain)

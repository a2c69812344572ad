"""Hints: legal, in order, with reasons that say what tells the acts apart."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.players.hints import Hint, hint_for, hints
from handfoot_gui.players.weights import load_weights
from handfoot_gui.rules.actions import Answer, Discard, Draw, GoOut, LayDown, TakePile
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.hints import REASON_NAMES, HintText, hint_text, reason_sentence
from tests.players.positions import seen
from tests.players.rounds import views_of_round
from tests.properties.rounds import random_deal, random_rules

BOOKS_MADE = "A:7 7:7 6:5+WW 5:5+WW"
WEIGHTS = load_weights("expert")


def told(view: PlayerView, hint: Hint) -> HintText:
    reasons = tuple((r.name, r.points, r.rank) for r in hint.reasons)
    return hint_text(view, hint.action, hint.then, reasons)


@pytest.mark.parametrize("seed", range(12))
def test_every_hint_is_legal_and_told_in_whole_sentences(seed: int) -> None:
    rng = random.Random(f"hints {seed}")
    rules = random_rules(rng, 4) if seed % 2 else GAME_NIGHT
    for view in views_of_round(random_deal(rng, rules, 4), "club", seed):
        found = hints(view, WEIGHTS)
        assert found
        assert [h.value for h in found] == sorted((h.value for h in found), reverse=True)
        for hint in found:
            assert check(view, hint.action) is None
            assert hint.reasons
            assert all(reason.name in REASON_NAMES for reason in hint.reasons)
            thrown = hint.action.card if isinstance(hint.action, Discard) else hint.then
            for reason in hint.reasons:
                if reason.name in ("thrown", "fed"):
                    assert thrown is not None
                    assert reason.rank is thrown.rank, "told of the card that is thrown"
            text = told(view, hint)
            assert all(line.endswith(".") for line in (text.act, *text.reasons))


def test_the_first_hint_is_mostly_what_the_player_does() -> None:
    same = asked = 0
    for seed in range(4):
        start = random_deal(random.Random(seed), GAME_NIGHT, 4)
        for view in views_of_round(start, "club", seed):
            best = hints(view, WEIGHTS)[0].action
            action = Computer(1, weights=WEIGHTS).decide(view)
            asked += 1
            same += type(best) is type(action)
    assert same / asked > 0.97


def test_a_hint_for_the_draw_says_why_the_pile_is_worth_it() -> None:
    view = seen(hand="99K75JA6", ours="K:3 8:4", pile="A788KKQ9", phase="draw")
    first, second = hints(view, WEIGHTS)
    assert isinstance(first.action, TakePile)
    assert isinstance(second.action, Draw)
    assert any(reason.name in ("pile", "melds", "laid") for reason in first.reasons)
    assert first.reasons[0].points > 0
    assert second.reasons[0].points < 0


def test_a_hint_against_a_discard_names_the_known_pair() -> None:
    view = seen(hand="Q9JJ66AA", theirs="4:3 8:3", next_took="QQ8", pile="5674T5T")
    found = hints(view, WEIGHTS)
    queen = next(
        h for h in found if isinstance(h.action, Discard) and h.action.card.rank is Rank.QUEEN
    )
    assert ("fed", Rank.QUEEN) in {(reason.name, reason.rank) for reason in queen.reasons}
    assert any("queens" in line for line in told(view, queen).reasons)


def test_permission_has_a_hint_of_its_own() -> None:
    light = seen(hand="945K", ours=f"K:4 {BOOKS_MADE}", feet="picked", phase="answer")
    loaded = seen(hand="AAAKKK49", ours=f"K:4 {BOOKS_MADE}", feet="picked", phase="answer")
    assert hints(light, WEIGHTS)[0].action == Answer(yes=True)
    first = hints(loaded, WEIGHTS)[0]
    assert first.action == Answer(yes=False)
    assert told(loaded, first).act == "Say no: play on."
    assert first.reasons


def test_going_out_is_the_first_hint_where_the_player_would() -> None:
    view = seen(hand="K9", ours=f"K:4 {BOOKS_MADE}", feet="picked")
    assert isinstance(hints(view, WEIGHTS)[0].action, GoOut)


def test_asking_again_gives_the_next_best_and_begins_anew_after_the_last() -> None:
    view = seen(hand="KW9", ours="K:4 8:4+W")
    found = hints(view, WEIGHTS)
    asked = [hint_for(view, WEIGHTS, number) for number in range(len(found) + 1)]
    assert asked == [*found, found[0]]
    assert isinstance(found[0].action, LayDown)
    assert told(view, found[0]).act.startswith("Lay down ")


def test_nobody_gets_a_hint_for_another_seat() -> None:
    view = replace(seen(hand="KW9", ours="K:4 8:4+W"), to_act=1, turn_seat=1)
    assert hints(view, WEIGHTS) == ()


def test_a_wild_says_where_it_goes() -> None:
    first = hints(view := seen(hand="W9J64A", ours="K:6 8:5+W"), WEIGHTS)
    texts = [told(view, hint).act for hint in first if isinstance(hint.action, LayDown)]
    assert any("a two on the eights" in text for text in texts)


def test_what_dirties_a_clean_meld_says_so() -> None:
    view = seen(hand="WQ", ours="K:4")
    dirties = next(
        h
        for h in hints(view, WEIGHTS)
        if isinstance(h.action, LayDown) and h.action.lay[0].rank is Rank.KING
    )
    names = {reason.name for reason in dirties.reasons}
    assert "dirtied" in names
    assert "It makes the kings dirty." in told(view, dirties).reasons


def test_six_clean_cards_that_a_wild_would_spoil_are_named() -> None:
    said = reason_sentence("spoilt", -400.0, Rank.KING)
    assert said == "It spoils six clean kings that need only one more."


def test_what_begins_a_rank_dirty_says_so() -> None:
    view = seen(hand="KKWWX6A", ours="8:4")
    found = hints(view, WEIGHTS)
    begins = next(
        h
        for h in found
        if isinstance(h.action, LayDown) and any(part.meld == "new" for part in h.action.lay)
    )
    assert "dirty-start" in {reason.name for reason in begins.reasons}
    assert (
        "It begins the kings dirty: their next book cannot be clean." in told(view, begins).reasons
    )


def test_where_nothing_else_can_be_done_that_is_the_reason() -> None:
    view = seen(hand="94", pile="B", phase="draw")
    only = hints(view, WEIGHTS)
    assert [told(view, hint).reasons for hint in only] == [("You cannot take the pile now.",)]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_else_to_do_is_said_only_where_it_is_so(seed: int) -> None:
    deal = random_deal(random.Random(f"only {seed}"), GAME_NIGHT, 4)
    asked = 0
    for view in views_of_round(deal, "steady", seed):
        if view.phase != "play":
            continue
        best, *others = hints(view, WEIGHTS)
        asked += 1
        if not others:
            kinds = {(c.rank, c.is_red_three) for c in view.hand if not check(view, Discard(c))}
            assert len(kinds) <= 1
            assert not isinstance(best.action, LayDown) or not kinds
        for hint in (best, *others):
            thrown = hint.action.card if isinstance(hint.action, Discard) else None
            if thrown is not None and thrown.rank is Rank.THREE:
                assert all(reason.name != "fed" for reason in hint.reasons)
    assert asked > 20

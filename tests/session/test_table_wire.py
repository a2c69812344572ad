from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from handfoot_gui.players.human import Human
from handfoot_gui.rules.actions import Action, Discard, Draw
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.exact import read_action, write_action
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.record import Checkpoint, RecordError, replay
from handfoot_gui.session.table_wire import decode_table, encode_table
from tests.properties.rounds import random_rules
from tests.session.chooser import RandomPlay
from tests.session.matches import game_of, steps_of


def back(state: RoundState) -> RoundState:
    return decode_table(encode_table(state), state.rules, len(state.seats), state.secret)


@pytest.mark.parametrize("seed", range(6))
def test_every_table_comes_back_card_by_card(seed: int) -> None:
    seats = 2 + seed % 5
    rules = replace(random_rules(random.Random(seed), seats), rounds=1)
    seen = set()
    for step in steps_of(game_of(seed, rules=rules, seats=seats)):
        assert back(step.state) == step.state
        seen.add(step.state.phase)
    assert Phase.OVER in seen


def test_a_question_comes_back_with_what_it_is_about() -> None:
    asked = (
        step.state
        for seed in range(20)
        for step in steps_of(game_of(seed, rules=replace(PRESETS["game-night"], rounds=1)))
        if step.state.phase is Phase.ANSWER
    )
    state = next(asked)
    assert back(state) == state


def test_every_act_comes_back_with_its_very_cards() -> None:
    game = game_of(3)
    pack = make_pack(5, 2)
    for step in steps_of(game):
        if step.action is not None:
            again = read_action(*write_action(step.action), pack)
            assert _ids(again) == _ids(step.action)
            assert again == step.action


def _ids(action: Action) -> tuple[int, ...]:
    return write_action(action)[1]


@pytest.mark.parametrize("ids", [(), (3, 4), (5,), (-1,), (270,)])
def test_an_act_with_other_cards_is_none(ids: tuple[int, ...]) -> None:
    pack = make_pack(5, 2)
    assert isinstance(read_action({"do": "discard", "card": "5s"}, (3,), pack), Discard)
    with pytest.raises(RecordError):
        read_action({"do": "discard", "card": "5s"}, ids, pack)


def _edited(**changes: Any) -> bytes:
    data = json.loads(encode_table(game_of(1).state))
    return json.dumps(data | changes).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        _edited(format="handfoot-table/2"),
        _edited(stock=[]),
        _edited(turn_seat=4),
        _edited(phase="over"),
        _edited(phase="answer"),
        _edited(match_scores=[0]),
        _edited(round="1"),
        _edited(more=1),
    ],
)
def test_what_is_no_table_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        decode_table(content, PRESETS["game-night"], 4, "")


# --- going on from a checkpoint -------------------------------------------------------------------


def test_a_match_whose_acts_are_no_longer_allowed_goes_on_from_its_checkpoint() -> None:
    game = game_of(5)
    for _ in range(160):
        if game.round_over:
            game.next_round()
        game.advance()
    assert game.round_number == 2
    record = game.record()
    acts = len(record.rounds[-1].acts)
    kept = Checkpoint(acts, back(game.state), game.round_results)
    broken = replace(record.rounds[0], acts=record.rounds[0].acts[5:])
    spoilt = replace(record.rounds[1], acts=(record.rounds[1].acts[1],) * acts)
    record = replace(record, rounds=(broken, spoilt))
    with pytest.raises(RecordError):
        replay(record)
    resumed = Game.resume(replace(record, checkpoint=kept), [RandomPlay(s) for s in range(4)])
    assert resumed.state == game.state
    assert resumed.round_results == game.round_results
    assert len(resumed.record().rounds[-1].acts) == acts
    steps = list(steps_of(resumed))
    assert resumed.match_over
    assert len(steps) > 20
    assert len(resumed.round_results) == 4
    later = resumed.record()
    assert len(later.rounds) == 4
    assert replay(later)[0] == ()
    assert replay(later)[-1][-1].state == resumed.state


def test_nothing_before_a_checkpoint_is_taken_back() -> None:
    people = [Human() for _ in range(4)]
    game = game_of(1, controllers=people, players="person")
    game.advance()
    seat = game.state.to_act
    game.submit(seat, Draw())
    game.advance()
    record = game.record()
    at_once = replace(record, checkpoint=Checkpoint(1, game.state))
    resumed = Game.resume(at_once, people)
    assert not resumed.can_undo(seat)
    assert isinstance(game_of(2).advance(), Step)
    assert resumed.record().rounds[-1].acts == record.rounds[-1].acts

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session import wire
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import (
    MatchRecord,
    NewerFormat,
    RecordError,
    fingerprint_of,
    replay,
)
from tests.properties.rounds import random_rules
from tests.session.chooser import RandomPlay
from tests.session.matches import as_text, game_of, steps_of

WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)


@lru_cache
def a_record(preset: str = "game-night", *, rounds: int = 2) -> MatchRecord:
    game = game_of(1, rules=replace(PRESETS[preset], rounds=rounds))
    list(steps_of(game))
    return game.record()


@pytest.mark.parametrize("seed", range(10))
def test_a_match_written_and_read_gives_every_state_again(seed: int) -> None:
    seats = 2 + seed % 5
    rules = random_rules(random.Random(seed), seats)
    _write_and_read(seed, rules, seats)


def test_a_match_with_reshuffles_written_and_read_gives_every_state_again() -> None:
    record = _write_and_read(1, PRESETS["good-sam"], 4)
    assert sum(len(round_.reshuffles) for round_ in record.rounds) > 5


def _write_and_read(seed: int, rules: RuleSet, seats: int) -> MatchRecord:
    game = game_of(seed, rules=rules, seats=seats)
    states = [step.state for step in steps_of(game)]
    record = game.record()
    again = wire.decode(wire.encode(record))
    read = [moment.state for moments in replay(again) for moment in moments]
    assert as_text(tuple(read)) == as_text(tuple(states))
    assert again.is_over
    assert wire.encode(again) == wire.encode(record)
    resumed = Game.resume(again, [RandomPlay(1)] * seats)
    assert resumed.match_scores == game.match_scores
    assert [r.ended for r in resumed.round_results] == [r.ended for r in game.round_results]
    return record


def test_the_deals_come_back_card_by_card() -> None:
    record = a_record()
    again = wire.decode(wire.encode(record))
    for ours, read in zip(record.rounds, again.rounds, strict=True):
        assert [c.id for c in ours.deck] == [c.id for c in read.deck]


def test_no_id_tells_where_twins_lie() -> None:
    """Were ids given out in the order of the deck, a held card would tell what lies before it."""
    in_order = 0
    for round_ in a_record().rounds:
        ids: dict[str, list[int]] = {}
        for card in round_.deck:
            ids.setdefault(format_card(card), []).append(card.id)
        in_order += sum(twins == sorted(twins) for twins in ids.values())
    assert in_order < 10


def test_a_match_in_mid_round_goes_on_as_if_it_had_not_been_left() -> None:
    game = game_of(3)
    for _ in range(300):
        if game.advance() is None:
            game.next_round()
    read = wire.decode(wire.encode(game.record()))
    resumed = Game.resume(replace(read, secret=game.secret), [RandomPlay(1)] * 4)
    assert as_text(resumed.state) == as_text(game.state)
    for seat in range(4):
        assert as_text(resumed.view(seat).history) == as_text(game.view(seat).history)
        assert resumed.can_undo(seat) == game.can_undo(seat)
    assert resumed.round_number == game.round_number
    list(steps_of(resumed))
    list(steps_of(game))
    for ours, theirs in zip(game.record().rounds, resumed.record().rounds, strict=True):
        assert ours.deck == theirs.deck


def test_the_secret_is_in_the_file_only_once_the_match_is_over() -> None:
    game = game_of(2)
    game.advance()
    running = json.loads(wire.encode(game.record()))
    assert "secret" not in running
    list(steps_of(game))
    over = json.loads(wire.encode(game.record()))
    assert over["secret"] == game.secret
    assert over["fingerprint"] == running["fingerprint"]
    assert over["fingerprint"] == fingerprint_of(game.secret, game.rules)


def test_the_file_spells_out_every_option() -> None:
    written = json.loads(wire.encode(a_record()))
    assert written["format"] == "handfoot-game/1"
    assert set(written["rules"]) == {field.name for field in fields(RuleSet)}
    assert written["seats"][0] == {"name": "Nora", "player": "random"}
    assert set(written["rounds"][0]) == {"dealer", "deck", "reshuffles", "actions"}


def test_texts_in_any_case_and_a_preset_are_read() -> None:
    data = json.loads(wire.encode(a_record()))
    data["rules"] = {"preset": "game-night", "rounds": 2}
    data["rounds"][0]["deck"] = [text.swapcase() for text in data["rounds"][0]["deck"]]
    del data["secret"], data["fingerprint"]
    read = wire.decode(json.dumps(data).encode())
    assert read.rules == replace(PRESETS["game-night"], rounds=2)
    assert read.secret is None


def test_a_computer_player_who_took_over_is_in_the_round() -> None:
    data = json.loads(wire.encode(a_record()))
    seats = [{"name": f"Seat {n}", "player": "steady"} for n in range(4)]
    data["rounds"][1]["seats"] = seats
    read = wire.decode(json.dumps(data).encode())
    assert [plan.player for plan in read.rounds[1].seats or ()] == ["steady"] * 4
    assert json.loads(wire.encode(read)) == data


def _set(path: str, value: object) -> Callable[[Any], None]:
    *parents, last = [int(p) if p.lstrip("-").isdigit() else p for p in path.split(".")]

    def change(data: Any) -> None:
        for key in parents:
            data = data[key]
        data[last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set("extra", 1),
        _set("format", "handfoot-case/1"),
        _set("format", 1),
        _set("rules.decks", 0),
        _set("rules.house_rule", True),
        _set("rules.rounds", "four"),
        _set("seats", []),
        _set("seats.0", {"name": "Ann"}),
        _set("seats.0.extra", 1),
        _set("rounds", []),
        _set("rounds.0.dealer", 4),
        _set("rounds.0.dealer", -1),
        _set("rounds.0.dealer", 1.5),
        _set("rounds.0.deck", ["Kh"]),
        _set("rounds.0.deck.0", "1x"),
        _set("rounds.0.extra", 1),
        _set("rounds.0.reshuffles", [["Kh"]]),
        _set("rounds.0.actions", []),
        _set("rounds.0.actions.0", {"do": "draw"}),
        _set("rounds.0.actions.0.seat", 9),
        _set("rounds.0.actions.0.seat", True),
        _set("rounds.0.actions.0.do", "cheat"),
        _set("rounds.0.actions.0.expect", {}),
        _set("rounds.0.actions.1", {"seat": 0, "do": "draw"}),
        _set("rounds.0.seats", [{"name": "A", "player": "random"}] * 3),
        _set("secret", "abc"),
        _set("fingerprint", None),
    ],
)
def test_whatever_is_not_a_saved_game_is_refused_with_its_place(
    change: Callable[[Any], None],
) -> None:
    data = json.loads(wire.encode(a_record()))
    change(data)
    with pytest.raises(RecordError) as caught:
        wire.decode(json.dumps(data).encode())
    assert caught.value.place
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe{}",
        b'{"format": "\xff"}',
        b"[" * 100_000,
        b"0" * 9_000_000,
    ],
    ids=["empty", "cut", "list", "null", "utf16", "not-utf8", "deep", "large"],
)
def test_bytes_that_are_no_file_of_ours_are_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        wire.decode(content)


def test_a_newer_format_is_told_apart() -> None:
    with pytest.raises(NewerFormat):
        wire.decode(b'{"format": "handfoot-game/2", "moves": {}}')


@settings(max_examples=60, deadline=None, phases=WITHOUT_SHRINKING)
@given(st.data())
def test_a_mangled_file_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    content = bytearray(wire.encode(a_record("good-sam", rounds=1)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 4))
        content[at : at + length] = data.draw(
            st.sampled_from([b"0", b"9", b"Kh", b'"', b"-", b"]", b""])
        )
    with contextlib.suppress(RecordError):
        wire.decode(bytes(content))


@settings(max_examples=60, deadline=None, phases=WITHOUT_SHRINKING)
@given(st.data())
def test_acts_replaced_by_others_are_read_or_refused(data: st.DataObject) -> None:
    match = json.loads(wire.encode(a_record("good-sam", rounds=1)))
    acts = match["rounds"][0]["actions"]
    others = [
        {"do": "draw"},
        {"do": "discard", "card": "Kh"},
        {"do": "discard", "card": 5},
        {"do": "meld", "lay": []},
        {"do": "meld", "lay": [{"rank": "K", "cards": []}]},
        {"do": "meld", "lay": [{"rank": "K", "cards": ["Kh"], "meld": 99}]},
        {"do": "meld", "lay": [{"rank": "W", "cards": ["**"], "meld": -1}]},
        {"do": "take_pile", "lay": []},
        {"do": "go_out", "lay": [], "discard": None},
        {"do": "answer", "yes": True},
        {"do": "resign"},
    ]
    at = data.draw(st.integers(0, len(acts) - 1))
    acts[at] = {"seat": acts[at]["seat"], **data.draw(st.sampled_from(others))}
    with contextlib.suppress(RecordError):
        wire.decode(json.dumps(match).encode())

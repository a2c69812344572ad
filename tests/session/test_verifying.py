from __future__ import annotations

import json
from typing import Any

import pytest

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session import wire
from handfoot_gui.session.record import RecordError, replay
from handfoot_gui.session.verifying import verify
from tests.session.matches import game_of, steps_of


def written(preset: str = "good-sam", seed: int = 1) -> dict[str, Any]:
    game = game_of(seed, rules=PRESETS[preset])
    list(steps_of(game))
    data: dict[str, Any] = json.loads(wire.encode(game.record()))
    return data


@pytest.fixture(scope="module")
def content() -> dict[str, Any]:
    return written()


def findings(data: dict[str, Any]) -> list[tuple[str, int]]:
    return [(f.id, f.round) for f in verify(json.dumps(data).encode()).findings]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_match_of_ours_follows_from_its_secret(preset: str) -> None:
    verdict = verify(json.dumps(written(preset)).encode())
    assert verdict.is_fair
    assert verdict.rounds > 0
    assert verdict.acts > 100


def test_reshuffles_are_looked_at(content: dict[str, Any]) -> None:
    assert verify(json.dumps(content).encode()).reshuffles > 3


def test_another_secret_gives_another_match(content: dict[str, Any]) -> None:
    found = findings(content | {"secret": "a" * 64})
    assert ("fingerprint", 0) in found
    assert {("deck", n + 1) for n in range(len(content["rounds"]))} <= set(found)
    assert "reshuffle" in {name for name, _ in found}


def test_other_rules_have_another_fingerprint(content: dict[str, Any]) -> None:
    rules = content["rules"] | {"an_option_of_today": 1}
    with pytest.raises(RecordError):
        findings(content | {"rules": rules})
    rules = content["rules"] | {"black_three_value": 5}
    assert ("fingerprint", 0) in findings(content | {"rules": rules})


def with_last_cards_changed(order: list[str]) -> None:
    """The last card changes places with the last other one: at the bottom of the stock."""
    other = next(n for n in range(-2, -len(order), -1) if order[n] != order[-1])
    order[-1], order[other] = order[other], order[-1]


def test_two_cards_that_changed_places_are_found() -> None:
    data = written("game-night")
    with_last_cards_changed(data["rounds"][0]["deck"])
    assert findings(data) == [("deck", 1)]


def test_a_reshuffle_that_suits_somebody_is_found(content: dict[str, Any]) -> None:
    """The match is cut right behind its first reshuffle."""
    data = json.loads(json.dumps(content))
    (first, *_) = replay(wire.decode(json.dumps(content).encode()))
    acts = next(n for n, moment in enumerate(first) if moment.state.reshuffled == 1)
    round_ = data["rounds"][0]
    round_ |= {"actions": round_["actions"][:acts], "reshuffles": round_["reshuffles"][:1]}
    data["rounds"] = [round_]
    assert findings(data) == []
    with_last_cards_changed(round_["reshuffles"][0])
    assert findings(data) == [("reshuffle", 1)]


def test_a_running_match_cannot_be_checked(content: dict[str, Any]) -> None:
    data = {key: value for key, value in content.items() if key != "secret"}
    assert findings(data) == [("no-secret", 0)]
    data = {key: value for key, value in content.items() if key != "fingerprint"}
    assert findings(data) == [("no-fingerprint", 0)]

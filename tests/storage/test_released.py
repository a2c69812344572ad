"""Every form in which matches were ever kept loads for ever: a fixture of each."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.game import Game
from handfoot_gui.session.replaying import Replay
from handfoot_gui.session.verifying import verify
from handfoot_gui.storage.schema import VERSION
from handfoot_gui.storage.statistics import outcomes
from handfoot_gui.ui.table.draft_text import draft_from_text
from tests.session.chooser import RandomPlay
from tests.session.matches import steps_of
from tests.storage.places import Place, program

FIXTURES = Path(__file__).parent / "fixtures"
DATABASES = sorted(FIXTURES.glob("matches-*"))


def test_each_version_has_a_fixture() -> None:
    assert [folder.name for folder in DATABASES] == [f"matches-{n + 1}" for n in range(VERSION)]


@pytest.fixture(params=DATABASES, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    shutil.copytree(request.param, tmp_path / "data")
    expected = json.loads((request.param / "expected.json").read_text("utf-8"))
    return tmp_path / "data", expected


def test_it_loads(kept: tuple[Path, dict[str, Any]]) -> None:
    folder, expected = kept
    with program(folder) as place:
        assert place.problems == ()
        listed = {str(x.match): x for x in place.matches.page(("running", "over", "left"))}
        assert listed.keys() == expected.keys()
        for match, what in expected.items():
            assert listed[match].status == what["status"]
            assert list(listed[match].scores) == what["scores"]
            _loads(place, int(match), what)
        (outcome,) = outcomes(place.matches)
        assert (outcome.rules, outcome.people) == ("house:Friday", ("You",))
        assert outcome.timed > 5


def where_cards_lie(state: RoundState) -> str:
    """Independent of what a later version may note down besides."""
    seats = [[_ids(pile) for pile in (seat.hand, *seat.sealed)] for seat in state.seats]
    melds = [[_ids(meld.cards) for meld in team.melds] for team in state.teams]
    threes = [_ids(team.red_threes) for team in state.teams]
    lying = [seats, melds, threes, _ids(state.stock), _ids(state.discard_pile)]
    return hashlib.sha256(json.dumps([lying, state.to_act]).encode()).hexdigest()


def _ids(cards: Iterable[Card]) -> list[int]:
    return [card.id for card in cards]


def _loads(place: Place, match: int, what: dict[str, Any]) -> None:
    loaded = place.matches.load(match)
    assert loaded.problem is None
    assert loaded.record is not None
    game = Game.resume(loaded.record, [RandomPlay(s) for s in range(len(loaded.record.seats))])
    assert where_cards_lie(game.state) == what["cards"]
    if what["status"] == "over":
        content = place.matches.export(match)
        assert content is not None
        assert verify(content).is_fair
        again = Replay(loaded.record)
        again.go(again.end)
        assert again.result == game.match_result
        return
    if "draft" in what:
        assert loaded.draft == what["draft"]
        assert draft_from_text(loaded.draft, 0, game.view(0).hand).cards
    place.matches.take_up(match)
    place.keeper.go_on(match)
    for _, _ in zip(range(20), steps_of(game), strict=False):
        place.keep(game.snapshot())
    assert place.matches.load(match).record == game.record()

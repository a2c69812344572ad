"""Which match comes to the table, and what becomes of the one that lay there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from handfoot_gui.app import App
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.session.table_plan import usual_table
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.storage.settings import Settings
from handfoot_gui.tables import Options
from handfoot_gui.ui.kit.window import start_display
from handfoot_gui.ui.scenes.base import NewMatch, Reset, StartMatch
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.scenes.title import TitleScene


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    start_display("handfoot")
    seeds = count(1)
    seats = parse_seats("random,random,random,random")
    options = Options(GAME_NIGHT, seats, lambda: secret_from_seed(next(seeds)), title=True)
    opened = App(options, find_paths(tmp_path, {}), Settings(speed="at-once"))
    yield opened
    opened.close()


def table_of(app: App) -> TableScene:
    assert isinstance(app.stack.top, TableScene)
    return app.stack.top


def test_the_fingerprint_that_was_agreed_to_is_that_of_the_deals(app: App) -> None:
    """A sheet that was closed without a yes had another one."""
    seen = []
    for agreed in (False, True):
        app._carry_out(StartMatch(usual_table()))
        sheet = app.stack.top
        assert isinstance(sheet, RulesScene)
        sheet.paint(0)
        seen.append(sheet.fingerprint)
        if agreed:
            assert isinstance(sheet.agreed, StartMatch)
            app._carry_out(sheet.agreed)
    assert table_of(app).sitting.game.fingerprint == seen[1] != seen[0]


def test_a_new_match_leaves_the_one_on_the_table(app: App) -> None:
    """It is neither won nor lost, and goes on when somebody wants it to."""
    app.stack.reset(app.tables.new())
    for _ in range(200):
        app._turn()
        if len(table_of(app).sitting.game.record().rounds[0].acts) > 3:
            break
    app.keeper.wait(10)
    first = app.keeper.match
    assert first is not None
    app._carry_out(NewMatch())
    assert [listed.match for listed in app.matches.page(("left",))] == [first]
    assert table_of(app).sitting.game.record().rounds[0].acts == ()
    title = app.tables.title()
    assert isinstance(title, TitleScene)
    assert title.left is None
    app.matches.take_up(first)
    left = app.tables.title().left
    assert left is not None
    went_on = left.go_on()
    assert isinstance(went_on, Reset)
    assert isinstance(went_on.scene, TableScene)
    assert went_on.scene.sitting.game.record().rounds[0].acts


def test_between_two_rounds_the_title_says_so_and_not_whose_turn_it_is(app: App) -> None:
    app.stack.reset(app.tables.new())
    for _ in range(5000):
        app._turn()
        if isinstance(app.stack.top, RoundSummaryScene):
            break
    left = app.tables.title().left
    assert left is not None
    assert left.line.startswith("Round 1 of 4 · ")
    assert left.line.endswith("the round is over")

"""The lines of a round's score open: the cards behind each of them add up to what it says."""

from __future__ import annotations

import pytest

from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.scoring import left_over_points
from handfoot_gui.session.game import Game
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release
from handfoot_gui.ui.scenes.behind import behind
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.words.people import company
from tests.scenes.pilot import new_game, surroundings


@pytest.fixture(scope="module")
def game() -> Game:
    game = new_game(5, "steady,steady,steady,steady")
    while not game.round_over:
        game.advance()
    return game


def scene(game: Game) -> RoundSummaryScene:
    names = tuple(plan.name for plan in game.seats)
    return RoundSummaryScene(surroundings(), game, company(names, you=0, teams=2), lambda _: None)


def test_cards_behind_a_line_are_worth_what_it_says(game: Game) -> None:
    names = company(tuple(plan.name for plan in game.seats), you=0, teams=2)
    result = game.state.result
    assert result is not None
    for team, score in enumerate(result.scores):

        def cards(line: str, team: int = team) -> list[object]:
            packs = behind(game.state, names, line, team)
            return [card for pack in packs for card in pack.cards]

        assert points_of(GAME_NIGHT, cards("cards")) == score.cards  # type: ignore[arg-type]
        assert left_over_points(GAME_NIGHT, cards("hand")) == score.left_in_hand  # type: ignore[arg-type]
        assert left_over_points(GAME_NIGHT, cards("feet")) == score.left_in_feet  # type: ignore[arg-type]
        assert len(cards("red-threes")) == score.red_threes_laid
        made = score.books_made
        assert len(behind(game.state, names, "clean", team)) == made.clean
        assert len(behind(game.state, names, "dirty", team)) == made.dirty


def test_a_click_opens_a_line_and_another_one_closes_it(game: Game) -> None:
    summary = scene(game)
    rect = summary.widgets.rect(("line", "hand"))
    assert rect is not None
    for opened in ("hand", ""):
        for signal in (Move(rect.centre), Press(rect.centre), Release(rect.centre)):
            assert summary.handle(signal, 0) is None
        assert summary.opened == opened
        summary.paint(0)


def test_keys_open_every_line_and_escape_closes(game: Game) -> None:
    summary = scene(game)
    summary.handle(KeyPress("tab"), 0)
    summary.handle(KeyPress("tab"), 0)
    while summary.widgets.focus.key != ("line", "cards"):
        summary.handle(KeyPress("tab"), 0)
    for line in summary.words.lines:
        assert summary.widgets.focus.key == ("line", line.id)
        assert summary.handle(KeyPress("return"), 0) is None
        assert summary.opened == line.id
        summary.paint(0)
        summary.handle(KeyPress("down"), 0)
    summary.handle(KeyPress("escape"), 0)
    assert not summary.opened

"""What is told of a finished match beside its points."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.words.people import company
from tests.scenes.pilot import surroundings
from tests.session.matches import game_of, steps_of


def test_books_piles_and_who_went_out_are_told_by_team() -> None:
    game = game_of(2, rules=replace(GAME_NIGHT, rounds=2))
    for _ in steps_of(game):
        pass
    names = tuple(plan.name for plan in game.seats)
    scene = MatchSummaryScene(surroundings(), game, company(names, you=0, teams=2))
    told = {line.label: [int(cell.points) for cell in line.cells] for line in scene.deeds}
    scores = [result.scores for result in game.round_results]

    assert told["Clean books"] == [sum(s[t].books_made.clean for s in scores) for t in (0, 1)]
    assert told["Dirty books"] == [sum(s[t].books_made.dirty for s in scores) for t in (0, 1)]
    assert sum(told["Gone out"]) == sum(r.by is not None for r in game.round_results)
    assert "Piles taken" in told
    assert "Wild books" not in told
